"""Hoard, made up for the tests: fifteen nuts, five in each hand, the highest takes all that were laid."""

from importlib.resources import files

from hoard.bot import HoardBot
from hoard.rules import RULES
from hoard.show import scene, tell
from rules.game import Game

_HERE = files(__name__)

GAME = Game(
    name="hoard",
    rules=RULES,
    scene=scene,
    tell=tell,
    bot=HoardBot,
    words={language: _HERE.joinpath(f"{language}.ftl").read_text("utf-8") for language in ("en", "de")},
    pictures={"nut": _HERE.joinpath("nut.svg").read_text("utf-8")},
    cloth=95,
    authors=("Nobody",),
    book=(("rules-all", ("R1", "R2", "R3", "R4", "R5")),),
)
