"""A static host for this machine that sends the headers of netlify.toml, as a real one does."""

import hashlib
import re
import sys
import tomllib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.shell import ROOT, Problem, say
from tools.site import DIST

Headers = dict[str, str]
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
}


def rules(config: Path = ROOT / "netlify.toml") -> list[tuple[re.Pattern[str], Headers]]:
    """The header rules of a netlify.toml: a pattern for the path, and the headers that it sets."""
    tables = tomllib.loads(config.read_text(encoding="utf-8")).get("headers", [])
    return [(path_pattern(table["for"]), table["values"]) for table in tables]


def path_pattern(text: str) -> re.Pattern[str]:
    """Netlify's patterns: `:name` is one segment, a segment `*` is everything, `*` within one stays in it."""

    def part(segment: str) -> str:
        if segment.startswith(":"):
            return "[^/]+"
        return ".*" if segment == "*" else "[^/]*".join(map(re.escape, segment.split("*")))

    return re.compile(
        "/" + "/".join(part(segment) for segment in text.split("/") if segment) + "/?", re.IGNORECASE
    )


def headers_for(path: str, table: list[tuple[re.Pattern[str], Headers]]) -> Headers:
    """The headers of all rules that match; of two that set the same one, the later wins."""
    found: Headers = {}
    for pattern, values in table:
        if pattern.fullmatch(path):
            found |= values
    return found


def find(folder: Path, path: str) -> Path | None:
    """The file of a folder that a URL's path means; None if there is none, or if it lies outside."""
    file = (folder / unquote(path).lstrip("/")).resolve()
    if not file.is_relative_to(folder.resolve()):
        return None
    if path.endswith("/"):
        file /= "index.html"
    return file if file.is_file() else None


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD out of the server's folder."""

    protocol_version = "HTTP/1.1"
    server: "Server"

    def do_GET(self) -> None:
        prefix, path = self.server.prefix, urlsplit(self.path).path
        if path + "/" == prefix:
            return self.answer(301, b"", {"Location": prefix})
        path = "/" + path.removeprefix(prefix) if path.startswith(prefix) else ""
        file = find(self.server.folder, path) if path and "\0" not in unquote(path) else None
        headers = headers_for(path, self.server.rules)
        if file is None:
            plain = {"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache"}
            return self.answer(404, b"There is no such page here.\n", headers | plain)
        body = file.read_bytes()
        tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        headers = {"Content-Type": TYPES.get(file.suffix, "application/octet-stream"), "ETag": tag} | headers
        if self.headers.get("If-None-Match") == tag:
            return self.answer(304, b"", headers)
        return self.answer(200, body, headers)

    do_HEAD = do_GET  # noqa: N815

    def answer(self, status: int, body: bytes, headers: Headers) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet: the browser's own tools show requests better."""


class Server(ThreadingHTTPServer):
    """Serves a folder under a prefix that begins and ends with a slash.

    Raises OSError if the port is taken.
    """

    daemon_threads = True

    def __init__(self, port: int, folder: Path = DIST, prefix: str = "/") -> None:
        self.folder, self.prefix, self.rules = folder, prefix, rules()
        super().__init__(("127.0.0.1", port), Handler)

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):  # a browser that leaves is no error
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    @property
    def address(self) -> str:
        return f"http://localhost:{self.server_port}{self.prefix}"


def listen(port: int) -> Server:
    """Take the port before the long work of building, so that a taken one is told at once."""
    try:
        return Server(port)
    except (OSError, OverflowError):
        another = port % 60000 + 1
        raise Problem(f"Port {port} can't be had; choose another, as in --port {another}.") from None


def run(server: Server) -> None:
    say(f"Katzentisch is served at {server.address} (Ctrl+C ends it)")
    server.serve_forever()
