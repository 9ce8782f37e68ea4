"""Mammuz by Nikolay Pegasov: its folder, tied together by `GAME`."""

from importlib.resources import files

from games.mammuz.bot import MammuzBot
from games.mammuz.cards import face
from games.mammuz.scene import scene
from games.mammuz.story import tell
from rules.game import Game
from rules.mammuz import RULES
from rules.mammuz_cards import DINOSAURS, SPECIES

_FOLDER = files(__name__)
_DRAWN = ("sabretooth", "plesiosaurus", "pterosaurus", "stegosaurus", "triceratops")

GAME = Game(
    name="mammuz",
    rules=RULES,
    scene=scene,
    tell=tell,
    bot=MammuzBot,
    words={
        language: _FOLDER.joinpath("words", f"{language}.ftl").read_text("utf-8") for language in ("en", "de", "nl")
    },
    pictures={
        "mammoth": "icon:mammoth",
        "bear": "icon:bear",
        "deer": "icon:deer",
        "hare": "icon:rabbit",
        "squirrel": "icon:chipmunk",
        "ziesel": "icon:hamster",
        "mouse": "icon:mouse",
        "brontosaurus": "icon:sauropod",
        "tyrannosaurus": "icon:t-rex",
        **{name: _FOLDER.joinpath("pictures", f"{name}.svg").read_text("utf-8") for name in _DRAWN},
    },
    cloth=212,
    authors=("Nikolay Pegasov",),
    book=(
        ("rules-cards", ("R1", "R2", "R3")),
        ("rules-turn", ("R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11")),
        ("rules-extinction", ("R12", "R13", "R14", "R15", "R16")),
        ("rules-end", ("R17", "R18", "R19", "R20")),
    ),
    cards={"R1": tuple(map(face, SPECIES)), "R10": tuple(map(face, DINOSAURS))},
)
