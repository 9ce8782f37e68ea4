"""A host that isn't well: slow with Python, or without a part of it, or with bots that can't make up their minds."""

import threading
from io import BytesIO
from typing import Any
from zipfile import ZipFile

from tools.serve import Handler, Headers, Server
from tools.shell import ROOT

PATIENCE = 60


class Unwell(Server):
    """Serves everything but Python's WebAssembly as it should.

    Attributes:
        quarters: how many of the WebAssembly's four may come; the rest waits.
        lost: whether it can't be found at all.
        undecided: whether the bots think without end.
    """

    def __init__(self, *arguments: Any) -> None:
        self.quarters = 4
        self.lost = False
        self.undecided = False
        self.more = threading.Condition()
        super().__init__(*arguments)

    def finish_request(self, request: Any, client_address: Any) -> None:
        _Handler(request, client_address, self)

    def let(self, quarters: int) -> None:
        """Let so many quarters come."""
        with self.more:
            self.quarters = quarters
            self.more.notify_all()


class _Handler(Handler):
    server: Unwell

    def answer(self, status: int, body: bytes, headers: Headers) -> None:
        if "/app-" in self.path and self.path.endswith(".zip") and self.server.undecided:
            body = _undecided(body)
        if not self.path.endswith(".wasm"):
            return super().answer(status, body, headers)
        if self.server.lost:
            return super().answer(404, b"", {"Cache-Control": "no-store"})
        self.send_response(status)
        for name, value in (headers | {"Content-Length": str(len(body))}).items():
            self.send_header(name, value)
        self.end_headers()
        for quarter in range(4):
            with self.server.more:
                self.server.more.wait_for(lambda quarter=quarter: self.server.quarters > quarter, PATIENCE)
            self.wfile.write(body[quarter * len(body) // 4 : (quarter + 1) * len(body) // 4])


def _undecided(package: bytes) -> bytes:
    """The package with bots that never come to the end of their thoughts."""
    minds = (ROOT / "py/table/minds.py").read_text("utf-8") + "\n\nMinds.slice = lambda self, table: None\n"
    changed = BytesIO()
    with ZipFile(BytesIO(package)) as before, ZipFile(changed, "w") as after:
        for name in before.namelist():
            if name != "table/minds.pyc":
                after.writestr(name, before.read(name))
        after.writestr("table/minds.py", minds)
    return changed.getvalue()
