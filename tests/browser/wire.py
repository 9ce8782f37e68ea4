"""What goes between the page and its worker, in a tester's hands."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

_TAP = """
    const Original = Worker;
    globalThis.wire = { worker: null, forged: {} };
    globalThis.Worker = class extends Original {
        constructor(...args) {
            super(...args);
            wire.worker = this;
        }
        postMessage(text) {
            const request = JSON.parse(text);
            const forged = wire.forged[request.do];
            delete wire.forged[request.do];
            super.postMessage(JSON.stringify({ ...request, ...forged }));
        }
        say(text) {
            super.postMessage(text);
        }
    };
"""
_ASK = """([id, text]) => new Promise((resolve) => {
    wire.worker.addEventListener("message", ({ data }) => {
        const answer = JSON.parse(data);
        if (!("push" in answer) && answer.id === id) resolve(answer);
    });
    wire.worker.say(text);
})"""


class Wire:
    """Taps the wire of a page that is yet to be loaded."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(_TAP)

    def send(self, text: str, answered: int | None = None) -> dict[str, Any]:
        """Send the worker any text, past the page; what it answers under this number."""
        answer: dict[str, Any] = self.page.evaluate(_ASK, [answered, text])
        return answer

    def ask(self, verb: str, **fields: Any) -> dict[str, Any]:
        """Send the worker a request, past the page; its answer."""
        return self.send(json.dumps({"id": -7, "do": verb, **fields}), -7)

    def forge(self, verb: str, **fields: Any) -> None:
        """The page's next request of this kind is sent with these fields instead of its own."""
        self.page.evaluate("([verb, fields]) => { wire.forged[verb] = fields; }", [verb, fields])


def tables(value: Any) -> Iterator[dict[str, Any]]:
    """All tables within messages."""
    if isinstance(value, dict):
        if "screen" in value and "frames" in value:
            yield value
        else:
            for part in value.values():
                yield from tables(part)
    elif isinstance(value, list):
        for part in value:
            yield from tables(part)
