"""The four commands of build.py."""

import argparse
import sys

from tools import bench, checks, serve, site
from tools.shell import Problem


def main() -> int:
    """Do what the command line asks; a Problem becomes one sentence and exit code 1."""
    parser = argparse.ArgumentParser(
        prog="build.py", description="Set up, build, serve and test Katzentisch."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="serve|build|test|bench")
    command = commands.add_parser("serve", help="build the site if needed and serve it on this machine")
    command.add_argument("--port", type=int, default=8000, help="default: 8000")
    command = commands.add_parser("build", help="write the static site into dist/")
    command.add_argument("--site", default="", metavar="URL", help="the public address, for canonical links")
    command = commands.add_parser("test", help="check and test everything")
    left_out = "without the browser, and with only some combinations of options"
    command.add_argument("--fast", action="store_true", help=left_out)
    command = commands.add_parser("bench", help="measure; writes pages of docs/")
    command.add_argument("parts", nargs="*", metavar="PART",
                         help=f"of {', '.join(bench.PARTS)}; default: {' and '.join(bench.QUICK)}")  # fmt: skip
    arguments = parser.parse_args()
    try:
        match arguments.command:
            case "serve":
                server = serve.listen(arguments.port)
                site.build()
                serve.run(server)
            case "build":
                site.build(arguments.site)
            case "test":
                checks.run(fast=arguments.fast)
            case "bench":
                bench.bench(arguments.parts)
    except Problem as problem:
        sys.stdout.flush()
        print(f"build.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
