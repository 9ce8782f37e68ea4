"""A page and its worker without a browser: knows a bridge by what it asks and is answered, and nothing else."""

import json
from random import Random
from typing import Any

from bridge import Bridge


def persons_and_bots(pattern: str) -> list[dict[str, str]]:
    """Seats by a pattern such as `pbb`: one person and two bots."""
    kinds = {"p": "person", "b": "bot"}
    return [
        {"name": f"{kinds[kind].title()} {seat}", "kind": kinds[kind]} for seat, kind in enumerate(pattern)
    ]


class Page:
    """Plays at a table.

    Attributes:
        table: the table as last told.
        saves: the texts that the worker has stored, by save.
        busy: whether bots want to think.
        stored: whether the last answer brought a save, or the end of one.
        said: the reply of the last answer, to the letter, and the header of its save.
        posts: what is to be carried to other pages, by link.
        told: what was told last of those at other screens.
    """

    def __init__(self, rng: Random, saves: dict[str, str] | None = None) -> None:
        self.rng = rng
        self.bridge = Bridge(rng)
        self.saves = {} if saves is None else saves
        self.busy = False
        self.stored = False
        self.said = ""
        self.table: dict[str, Any] = {}
        self.posts: list[tuple[str, str | None]] = []
        self.told: dict[str, Any] = {}

    def send(self, text: str) -> dict[str, Any]:
        """Sends any text; gives the reply back after doing with the rest what the worker does."""
        heard = self.bridge.handle(text)
        answer = json.loads(heard)
        assert set(answer) == {"reply", "save", "room", "posts", "busy"}
        reply: dict[str, Any] = answer["reply"]
        assert set(reply) in ({"id", "ok"}, {"id", "error"})
        said = json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
        assert heard.startswith('{"reply":' + said)
        self.busy = answer["busy"]
        self.posts += answer["posts"]
        if answer["room"] is not None:
            self.told = answer["room"]["told"]
        record = answer["save"]
        self.stored = record is not None
        if record is not None and record["text"] is None:
            del self.saves[record["id"]]
        elif record is not None:
            self.saves[record["id"]] = record["text"]
            said += json.dumps(record["header"], ensure_ascii=False)
        self.said = said
        if isinstance(reply.get("ok"), dict) and "scene" in reply["ok"]:
            anew = reply["ok"].pop("anew")
            self.table = reply["ok"] if anew else self.known(reply["ok"])
        return reply

    def known(self, news: dict[str, Any]) -> dict[str, Any]:
        """The table that the page knows once it has heard what is new of it."""
        assert news["log"] == []
        shown = news["seen"] - self.table["seen"]
        frames = self.table["frames"] + news["frames"]
        lines = [frame["line"] for frame in frames[:shown] if frame["line"]]
        return news | {"log": self.table["log"] + lines, "frames": frames[shown:]}

    def ask(self, verb: str, **fields: Any) -> Any:
        """Asks for something that must be granted; gives the result."""
        reply = self.send(json.dumps({"id": 7, "do": verb, **fields}))
        assert reply["id"] == 7
        assert "ok" in reply, reply
        return reply["ok"]

    def error(self, verb: str, **fields: Any) -> dict[str, Any]:
        """Asks for something that must be refused; gives the error. The table must be as it was."""
        before = self.table
        reply = self.send(json.dumps({"id": 7, "do": verb, **fields}))
        assert "error" in reply, reply
        error: dict[str, Any] = reply["error"]
        if before:
            self.ask("seen", count=before["seen"])
            assert self.table == before
        return error

    def new(self, game: str, pattern: str, **options: str) -> dict[str, Any]:
        return dict(self.ask("new", game=game, options=options, seats=persons_and_bots(pattern), level=2))

    def reload(self) -> "Page":
        """What a reload leads to: another worker, the stored save, the same luck."""
        page = Page(self.rng, self.saves)
        page.ask("resume", save=self.table["game"], text=self.saves[self.table["game"]])
        return page

    @property
    def pickable(self) -> list[str]:
        scene = self.table["scene"]
        cards = [card["pick"] for zone in scene["zones"] for card in zone["cards"] if "pick" in card]
        return cards + [offer["pick"] for offer in scene["offers"]]

    @property
    def over(self) -> bool:
        return self.table["end"] is not None and not self.table["frames"]

    def step(self) -> bool:
        """Does the next thing that there is to do, taps by chance; says whether the table has moved on."""
        table = self.table
        if self.busy:
            return self.send('{"do":"think"}')["ok"] is not None
        if table["frames"]:
            self.ask("seen", count=table["seen"] + 1)
        elif table["curtain"] is not None:
            self.ask("look", seat=table["curtain"])
        elif table["move"] is not None:
            self.ask("play", move=table["move"])
        else:
            self.ask("pick", token=self.rng.choice(self.pickable))
        return True

    def choose(self, move: str) -> None:
        """The one for whom the table waits comes to the screen and makes a move."""
        self.wait()
        if self.table["curtain"] is not None:
            self.ask("look", seat=self.table["curtain"])
        self.ask("play", move=move)

    def wait(self) -> None:
        """Lets bots think and watches what happens, until a person is to move or the game is over."""
        while self.busy or self.table["frames"]:
            self.step()

    def finish(self) -> None:
        while not self.over:
            self.step()
