"""Miezemauzen, a traditional game: its folder, tied together by `GAME`."""

from importlib.resources import files

from games.miezemauzen.bot import MiezemauzenBot
from games.miezemauzen.cards import face
from games.miezemauzen.pictures import PICTURES
from games.miezemauzen.scene import scene
from games.miezemauzen.story import tell
from rules.game import Game, Proposal
from rules.miezemauzen import RULES

GAME = Game(
    name="miezemauzen",
    rules=RULES,
    scene=scene,
    tell=tell,
    bot=MiezemauzenBot,
    words={
        language: files(__name__).joinpath("words", f"{language}.ftl").read_text("utf-8")
        for language in ("en", "de", "nl")
    },
    pictures=PICTURES,
    cloth=275,
    authors=(),
    book=(
        ("rules-cards", ("R1", "R2", "R3", "R4")),
        ("rules-declare", ("R5", "R6", "R7", "R8", "R9")),
        ("rules-cat", ("R10", "R11", "R12")),
        ("rules-tricks", ("R13", "R14", "R15")),
        ("rules-score", ("R16", "R17", "R18")),
    ),
    cards={"R1": tuple(filter(None, map(face, ("♠A", "♥K", "♣Q", "♦J"))))},
    proposals=(
        Proposal({"deals": "50"}, seats=(5, 6), short=False),  # R18
        Proposal({"points": "10"}, seats=RULES.seats, short=True),  # R18
    ),
)
