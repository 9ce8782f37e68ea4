"""The words of the house as a person finds them: what stands on the page in either language, by message key."""

import re
from functools import cache

from tools.shell import ROOT

LANGUAGES = ("en", "de", "nl")
GAMES = ("mausen", "mammuz", "miezemauzen", "troetofanten_zirkus")

_MESSAGE = re.compile(r"^([\w-]+) = (.*(?:\n(?: .*|\}.*))*)", re.MULTILINE)
_CHOICE = re.compile(r"\{ \$\w+ ->((?:\n +\*?\[\w+\] .*)+)\n\}")
_VARIANT = re.compile(r"\[\w+\] (.*)")
_PLACE = re.compile(r"\{ \$(\w+) \}")


@cache
def messages(language: str, game: str = "mausen") -> dict[str, str]:
    """All messages of the page and of a game, as they are written."""
    files = [ROOT / f"web/words/{language}.ftl", *ROOT.glob(f"*/*/{game}/**/{language}.ftl")]
    return dict(_MESSAGE.findall("\n".join(file.read_text("utf-8") for file in files)))


def forms(text: str) -> list[str]:
    """The forms of a message: one for each variant of what it chooses by."""
    choice = _CHOICE.search(text)
    if not choice:
        return [text]
    before, after = text[: choice.start()], text[choice.end() :]
    return [form for variant in _VARIANT.findall(choice[1]) for form in forms(before + variant + after)]


def _shape(form: str) -> str:
    """Fits a form, whatever its arguments; each is a group."""
    return "(.+)".join(map(re.escape, _PLACE.split(form)[::2]))


def pattern(language: str, key: str, game: str = "mausen") -> re.Pattern[str]:
    """Fits the message, whatever its arguments; each is a group, in the order of the text."""
    return re.compile(rf"^\s*(?:{'|'.join(map(_shape, forms(messages(language, game)[key])))})\s*$")


def say(language: str, key: str, of: str = "mausen", /, **arguments: object) -> str:
    """A message of one form, of the page or of a game, with its arguments."""
    return _PLACE.sub(lambda place: str(arguments[place[1]]), messages(language, of)[key])


def shapes(language: str) -> set[re.Pattern[str]]:
    """Fit whatever the messages say in words of their own, form by form; "of" is a word of Dutch too."""
    spoken = {_shape(form) for game in GAMES for text in messages(language, game).values() for form in forms(text)}
    return {re.compile(rf"^\s*{shape}\s*$") for shape in spoken if re.search(r"[^\W\d_]{3}", shape)}


@cache
def fragments(language: str) -> frozenset[str]:
    """What the messages say between their arguments."""
    spoken = (form for game in GAMES for text in messages(language, game).values() for form in forms(text))
    parts = (part.strip() for form in spoken for part in _PLACE.split(form)[::2])
    return frozenset(part for part in parts if re.search(r"[^\W\d_]{2}", part))
