"""Mausen by Detlef Wendt: its folder, tied together by `GAME`."""

from importlib.resources import files

from games.mausen.bot import MausenBot
from games.mausen.cards import face
from games.mausen.scene import scene
from games.mausen.story import tell
from rules.game import Game
from rules.mausen import MIDDLE, RULES

GAME = Game(
    name="mausen",
    rules=RULES,
    scene=scene,
    tell=tell,
    bot=MausenBot,
    words={
        language: files(__name__).joinpath("words", f"{language}.ftl").read_text("utf-8")
        for language in ("en", "de", "nl")
    },
    pictures={"elephant": "icon:elephant", "dog": "icon:dog", "cat": "icon:cat", "mouse": "icon:mouse"},
    cloth=150,
    authors=("Detlef Wendt",),
    book=(
        ("rules-cards", ("R1", "R2")),
        ("rules-round", ("R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10")),
        ("rules-end", ("R11", "R12", "R13", "R14")),
    ),
    cards={"R2": tuple(map(face, MIDDLE))},
)
