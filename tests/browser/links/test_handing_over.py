"""How an invitation gets from one to another: a code to be seen, a camera that sees it, a tap that sends it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.links.player import Player

SEES = """(text) => {
    globalThis.BarcodeDetector = class {
        looks = 0;
        async detect(video) {
            if (!video.videoWidth) throw new Error("nothing to look at");
            return text && ++this.looks > 3 ? [{ rawValue: text }] : [];
        }
    };
}"""
"""A detector that finds a text after a while, or nothing for ever: not every Chromium has one."""

SCANNING = """async (ms) => {
    const video = document.body.appendChild(document.createElement("video"));
    const tracks = [];
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
        const stream = await ask(wish);
        tracks.push(...stream.getTracks());
        return stream;
    };
    const signal = ms ? AbortSignal.timeout(ms) : new AbortController().signal;
    const end = await scan(video, signal).catch((error) => error.key ?? error.name);
    return { end, live: tracks.filter(({ readyState }) => readyState === "live").length, opened: tracks.length };
}"""


@pytest.fixture
def page(enter: Callable[..., Player], publish: Callable[[dict[str, Any]], str]) -> Page:
    page: Page = enter(publish({})).page
    return page


def test_a_code_is_dark_on_light_in_a_box_with_a_margin(page: Page) -> None:
    page.evaluate("drawQr('https://cats.example/#' + 'x'.repeat(67), document.body)")
    code = page.locator("svg")
    box = [int(number) for number in (code.get_attribute("viewBox") or "").split()]
    assert box[0] == box[1] == -4
    assert box[2] == box[3]
    assert (box[2] - 8 - 21) % 4 == 0, "sides of 21, 25, 29 … modules"
    expect(code.locator("rect")).to_have_attribute("fill", "#fff")
    path = code.locator("path").get_attribute("d") or ""
    assert re.fullmatch(r"[MLZ\d ]+", path)
    assert max(int(number) for number in re.findall(r"\d+", path)) == box[2] - 8


def test_the_camera_is_off_once_a_code_was_read(page: Page) -> None:
    page.context.grant_permissions(["camera"])
    page.evaluate(SEES, "#invitation")
    assert page.evaluate("canScan()")
    assert page.evaluate(SCANNING) == {"end": "#invitation", "live": 0, "opened": 1}


def test_the_camera_is_off_when_scanning_is_given_up(page: Page) -> None:
    page.context.grant_permissions(["camera"])
    page.evaluate(SEES)
    assert page.evaluate(SCANNING, 1_000) == {"end": "TimeoutError", "live": 0, "opened": 1}


def test_a_camera_that_is_refused_or_missing_is_told(page: Page) -> None:
    page.evaluate(SEES)
    refuse = "(name) => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', name); }; }"
    for name, fault in (("NotAllowedError", "camera-refused"), ("NotFoundError", "camera-missing")):
        page.evaluate(refuse, name)
        scan = "scan(document.createElement('video'), new AbortController().signal)"
        assert page.evaluate(f"fault(() => {scan})") == fault


def test_an_invitation_is_shared_where_the_device_does_that_and_copied_elsewhere(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share = "share({ title: 'Katzentisch', url: 'https://cats.example/#x' })"
    page.evaluate("() => { navigator.share = undefined }")
    assert page.evaluate(share) == "copied"
    assert page.evaluate("navigator.clipboard.readText()") == "https://cats.example/#x"
    page.evaluate("() => { navigator.share = async (what) => { globalThis.shared = what; } }")
    assert page.evaluate(share) == "shared"
    assert page.evaluate("shared") == {"title": "Katzentisch", "url": "https://cats.example/#x"}
    page.evaluate("() => { navigator.share = async () => { throw new DOMException('', 'AbortError'); } }")
    assert page.evaluate(share) == "dismissed"
    page.evaluate("() => { navigator.share = async () => { throw new DOMException('', 'NotAllowedError'); } }")
    assert page.evaluate(share) == "copied"
    page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error(); } }")
    assert page.evaluate(f"fault(() => {share})") == "copy-refused"
