from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True, scope="package")
def _other_peoples_game() -> Iterator[None]:
    """Installs the wheel of Shells: its unpacked folder comes on the path, as an installer would put it there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(Path(__file__).parent / "wheel"))
        yield
