"""Runs inside Pyodide when the site is built: packs what micropip installed, and the standard library.

Modules are compiled here because a .pyc only fits the Python that wrote it. They carry the hash of their
source, unchecked, and the zips one fixed date: the same sources give the same bytes.
"""

import importlib
import importlib.metadata
import json
import os
import py_compile
import sys
import zipfile
from pathlib import Path

OUT = Path("/out")
COMPILED = Path("/tmp/compiled.pyc")


def pack(target: Path, files: list[tuple[Path, str]], optimize: int) -> None:
    """Write (path, name in the zip) pairs into a zip, .py files as .pyc."""
    with zipfile.ZipFile(target, "w") as archive:
        for path, name in sorted(files, key=lambda pair: pair[1]):
            if path.suffix == ".py":
                py_compile.compile(
                    str(path),
                    cfile=str(COMPILED),
                    dfile=name,
                    doraise=True,
                    optimize=optimize,
                    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
                )
                path, name = COMPILED, name + "c"
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())


OUT.mkdir()

# Of the wheel's own notes only two matter later: what it is, and which games it brings.
ours = importlib.metadata.distribution("katzentisch")
notes = ("METADATA", "entry_points.txt")
installed = [
    (Path(str(ours.locate_file(file))), str(file)) for file in ours.files or [] if file.suffix != ".pyc"
]
pack(OUT / "app.zip", [(p, n) for p, n in installed if ".dist-info/" not in n or p.name in notes], optimize=0)

source = Path("/tmp/stdlib")
library = next(path for path in sys.path if path.endswith(".zip"))
zipfile.ZipFile(library).extractall(source)
files = [(path, str(path.relative_to(source))) for path in source.rglob("*") if path.is_file()]
pack(OUT / "stdlib.zip", files, optimize=2)

# The catalogue is asked from the zip that the page will load, and not from what micropip installed.
for path, _ in installed:
    path.unlink()
for name in [
    name for name in sys.modules if name.partition(".")[0] in {n.partition("/")[0] for _, n in installed}
]:
    del sys.modules[name]
sys.path.insert(0, str(OUT / "app.zip"))
importlib.invalidate_caches()
os.chdir("/")
bridge = importlib.import_module("bridge")
answer = json.loads(bridge.Bridge().handle('{"id": 0, "do": "catalogue"}'))
catalogue = answer["reply"]["ok"]
if catalogue["broken"]:
    raise SystemExit(f"A game can't be loaded: {catalogue['broken']}")
(OUT / "catalogue.json").write_text(json.dumps(catalogue["games"]), encoding="utf-8")
