"""The licences of what the site ships that others wrote: dist/licences.txt."""

import json
import zipfile
from pathlib import Path

from tools import setup
from tools.shell import MODULES, ROOT

# What Pyodide's WebAssembly is made of, by SPDX identifier; the npm package names only its own licence.
INSIDE_PYODIDE = {
    "CPython": "Python-2.0.1",
    "Emscripten and musl": "MIT",
    "bzip2": "bzip2-1.0.6",
    "expat": "MIT",
    "HACL*": "MIT",
    "libffi": "MIT",
    "libmpdec": "BSD-2-Clause",
    "SQLite": "blessing",
    "XZ Utils (liblzma)": "0BSD",
    "zlib": "Zlib",
    "Zstandard": "BSD-3-Clause",
}


def text() -> str:
    """Every shipped package with its version and licence, and the text of each licence."""
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    names, own_texts = [], []
    licences = set(INSIDE_PYODIDE.values())
    for name in sorted(wanted):
        package = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))
        names.append(f"{name} {package['version']}: {package['license']}")
        own = next(iter(sorted((MODULES / name).glob("LICENSE*"))), None)
        if own:
            own_texts.append(section(name, own.read_text(encoding="utf-8")))
        else:
            licences.add(package["license"])
    for wheel in sorted(setup.WHEELS.glob("*.whl")):
        name, version, *_ = wheel.name.split("-")
        names.append(f"{name} {version}: see below")
        with zipfile.ZipFile(wheel) as files:
            notes = [file for file in files.namelist() if ".dist-info/licenses/" in file]
            own_texts += [section(name, files.read(file).decode("utf-8")) for file in notes]
    names += [f"within pyodide: {name}: {licence}" for name, licence in INSIDE_PYODIDE.items()]
    return "\n".join([
        "Katzentisch itself is under the MIT licence. It ships the work of others:\n",
        *names,
        section("Katzentisch", (ROOT / "LICENSE").read_text(encoding="utf-8")),
        *own_texts,
        *(section(licence, spdx_text(licence)) for licence in sorted(licences)),
    ])  # fmt: skip


def section(title: str, body: str) -> str:
    return f"\n{'=' * 72}\n{title}\n{'=' * 72}\n\n{body.strip()}\n"


def spdx_text(licence: str) -> str:
    path: Path = MODULES / "spdx-license-list/licenses" / f"{licence}.json"
    return str(json.loads(path.read_text(encoding="utf-8"))["licenseText"])
