"""Building the wheel of Hoard, a game of somebody else's, as anybody builds one."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def build(folder: Path) -> Path:
    """Builds the wheel into a folder; its path."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=HERE,
        check=True,
        capture_output=True,
    )
    return next(folder.glob("hoard-*.whl"))
