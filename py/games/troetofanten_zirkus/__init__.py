"""Der Trötofanten-Zirkus by Robert Heller: its folder, tied together by `GAME`."""

from importlib.resources import files

from games.troetofanten_zirkus.bot import ZirkusBot
from games.troetofanten_zirkus.cards import PICTURES, face
from games.troetofanten_zirkus.scene import scene
from games.troetofanten_zirkus.sounds import SOUNDS
from games.troetofanten_zirkus.story import tell
from rules.game import Game
from rules.troetofanten_zirkus import EXPANSIONS, MICE, RULES, TRAP

GAME = Game(
    name="troetofanten-zirkus",
    rules=RULES,
    scene=scene,
    tell=tell,
    bot=ZirkusBot,
    words={
        language: files(__name__).joinpath("words", f"{language}.ftl").read_text("utf-8")
        for language in ("en", "de", "nl")
    },
    pictures={
        name: picture
        if picture.startswith("icon:")
        else files(__name__).joinpath("pictures", picture).read_text("utf-8")
        for name, picture in PICTURES.items()
    },
    sounds=SOUNDS,
    cloth=12,
    authors=("Robert Heller",),
    book=(
        ("rules-cards", ("R1", "R2", "R3")),
        ("rules-start", ("R4", "R5", "R6")),
        ("rules-turn", ("R7", "R8", "R9", "R10", "R11", "R12")),
        ("rules-thieves", ("R13", "R14", "R15", "R16")),
        ("rules-end", ("R17", "R18", "R19")),
    ),
    cards={"R1": tuple(map(face, ("g8", "y8", *MICE, TRAP))), "R3": tuple(map(face, EXPANSIONS))},
)
