#!/usr/bin/env python3
"""Katzentisch's one command: python3 build.py serve | build | test | bench.

Needs Python 3.11 and Node 20; everything else it sets up by itself, inside this folder.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (an older Python must be able to read this file, and say so)
    sys.exit("Katzentisch needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main())
