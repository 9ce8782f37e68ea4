"""The server of build.py: netlify.toml's headers by its rules, and nothing but what lies in its folder."""

import http.client
import threading
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import serve, site
from tools.shell import ROOT

PAGE = b"<!doctype html><title>Cats</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    for name in ("a-12345678.js", "a-12345678.mjs", "a-12345678.wasm", "a-12345678.zip", "a-12345678.woff2"):
        (folder / "assets" / name).write_bytes(b"x")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (folder / "way-out").symlink_to(tmp_path / "secret.txt")
    return folder


@pytest.fixture(params=["/", "/games/katzentisch/"])
def server(request: pytest.FixtureRequest, folder: Path) -> Iterator[serve.Server]:
    with serve.Server(0, folder, request.param) as server:
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield server
        server.shutdown()


def get(
    server: serve.Server, path: str, method: str = "GET", **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request(method, path, headers=headers)
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response, body


@pytest.mark.parametrize(
    ("pattern", "path", "matches"),
    [
        ("/*", "/", True),
        ("/*", "/assets/a.js", True),
        ("/", "/", True),
        ("/", "/index.html", False),
        ("/index.html", "/index.html", True),
        ("/index.html", "/indexxhtml", False),
        ("/assets/*", "/assets/a.js", True),
        ("/assets/*", "/assets/deep/a.js", True),
        ("/assets/*", "/other/a.js", False),
        ("/assets/*.wasm", "/assets/a-1.wasm", True),
        ("/assets/*.wasm", "/assets/a.wasm.js", False),
        ("/assets/*.wasm", "/assets/deep/a.wasm", False),
        ("/:game/rules", "/mausen/rules", True),
        ("/:game/rules", "/a/b/rules", False),
    ],
)
def test_a_path_pattern_matches_as_on_netlify(pattern: str, path: str, matches: bool) -> None:
    assert bool(serve.path_pattern(pattern).fullmatch(path)) == matches


@pytest.mark.parametrize("suffix", ["js", "mjs", "wasm", "zip", "woff2"])
def test_a_hashed_file_is_kept_for_ever_and_has_its_type(server: serve.Server, suffix: str) -> None:
    response, body = get(server, f"{server.prefix}assets/a-12345678.{suffix}")
    types = {
        "js": "text/javascript",
        "mjs": "text/javascript",
        "wasm": "application/wasm",
        "zip": "application/zip",
    }
    assert (response.status, body) == (200, b"x")
    assert response.headers["Content-Type"].split(";")[0] == types.get(suffix, "font/woff2")
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("name", ["", "index.html", "?lang=de"])
def test_the_page_is_asked_for_anew_each_time_and_sent_only_if_it_changed(
    server: serve.Server, name: str
) -> None:
    response, body = get(server, server.prefix + name)
    assert (response.status, body) == (200, PAGE)
    assert response.headers["Cache-Control"] == "no-cache"
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    again, body = get(server, server.prefix + name, **{"If-None-Match": response.headers["ETag"]})
    assert (again.status, body) == (304, b"")


@pytest.mark.parametrize("name", ["", "assets/a-12345678.js", "assets/a-12345678.wasm"])
def test_every_file_carries_the_policy_and_any_site_may_embed_it(server: serve.Server, name: str) -> None:
    """A worker obeys the policy that comes with its own script."""
    headers = get(server, server.prefix + name)[0].headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == "*"
    assert "X-Frame-Options" not in headers
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        *(
            "nothing",
            "assets",
            "assets/",
            "index.html/",
            "%00",
            "%ff",
            "/etc/passwd",
            "//etc/passwd",
            "way-out",
        ),
        *("../secret.txt", "%2e%2e/secret.txt", "assets/..%2f..%2fsecret.txt", "..%5c..%5csecret.txt"),
    ],
)
def test_what_is_no_file_of_the_folder_is_not_found(server: serve.Server, path: str) -> None:
    response, body = get(server, server.prefix + path)
    assert response.status == 404
    assert b"secret" not in body
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"


def test_head_is_get_without_a_body(server: serve.Server) -> None:
    response, body = get(server, server.prefix, "HEAD")
    assert (response.status, response.headers["Content-Length"], body) == (200, str(len(PAGE)), b"")


def test_a_prefix_without_its_slash_leads_to_the_one_with_it(folder: Path) -> None:
    with serve.Server(0, folder, "/games/katzentisch/") as server:
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        response, _ = get(server, "/games/katzentisch")
        outside, _ = get(server, "/assets/a-12345678.js")
        server.shutdown()
    assert (response.status, response.headers["Location"]) == (301, "/games/katzentisch/")
    assert outside.status == 404


def test_netlify_builds_what_is_served() -> None:
    build = tomllib.loads((ROOT / "netlify.toml").read_text(encoding="utf-8"))["build"]
    assert build["command"] == "python3 build.py build"
    assert ROOT / build["publish"] == site.DIST
