"""Pages with a part of ours and nothing else."""

from pathlib import Path

from tools import site
from tools.shell import ROOT


def harnessed(folder: Path, here: Path) -> Path:
    """The folder of a site, now with the page and the bundled harness that lie `here`."""
    script = (here / "harness.js").relative_to(ROOT).as_posix()
    name = site.bundle(folder / "assets", script)[script]
    page = (here / "index.html").read_text(encoding="utf-8").replace("HARNESS", name)
    (folder / "index.html").write_text(page, encoding="utf-8")
    return folder
