"""The words of the house as a person finds them: what stands on the page in either language, by message key."""

import re
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast

from tools.shell import ROOT

LANGUAGES = ("en", "de", "nl")
GAMES = ("mausen", "mammuz", "miezemauzen", "troetofanten_zirkus")

_PLACE = re.compile(r"\{ \$(\w+) \}")


@cache
def messages(language: str, game: str = "mausen") -> dict[str, list[str]]:
    """All messages of the page and of a game: each one's forms, one for each variant of what it chooses by."""
    files = [ROOT / f"web/words/{language}.ftl", *ROOT.glob(f"*/*/{game}/**/{language}.ftl")]
    entries = (entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body)
    return {entry.id.name: _forms(entry.value) for entry in entries if isinstance(entry, ast.Message) and entry.value}


def _forms(pattern: ast.Pattern) -> list[str]:
    return ["".join(parts) for parts in product(*map(_parts, pattern.elements))]


def _parts(element: ast.TextElement | ast.Placeable) -> list[str]:
    match element:
        case ast.TextElement():
            return [element.value]
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return [literal.value]
        case ast.Placeable(expression=ast.VariableReference() as variable):
            return [f"{{ ${variable.id.name} }}"]
        case ast.Placeable(expression=ast.SelectExpression() as choice):
            return [form for variant in choice.variants for form in _forms(variant.value)]
    raise TypeError(f"no test knows what this says: {element}")


def _shape(form: str) -> str:
    """Fits a form, whatever its arguments; each is a group."""
    return "(.+)".join(map(re.escape, _PLACE.split(form)[::2]))


def pattern(language: str, key: str, game: str = "mausen") -> re.Pattern[str]:
    """Fits the message, whatever its arguments; each is a group, in the order of the text."""
    return re.compile(rf"^\s*(?:{'|'.join(map(_shape, messages(language, game)[key]))})\s*$")


def say(language: str, key: str, of: str = "mausen", /, **arguments: object) -> str:
    """A message of one form, of the page or of a game, with its arguments."""
    (form,) = messages(language, of)[key]
    return _PLACE.sub(lambda place: str(arguments[place[1]]), form)


def shapes(language: str) -> set[re.Pattern[str]]:
    """Fit whatever the messages say in words of their own, form by form; "of" is a word of Dutch too."""
    spoken = {_shape(form) for game in GAMES for forms in messages(language, game).values() for form in forms}
    return {re.compile(rf"^\s*{shape}\s*$") for shape in spoken if re.search(r"[^\W\d_]{3}", shape)}


@cache
def fragments(language: str) -> frozenset[str]:
    """What the messages say between their arguments."""
    spoken = (form for game in GAMES for forms in messages(language, game).values() for form in forms)
    parts = (part.strip() for form in spoken for part in _PLACE.split(form)[::2])
    return frozenset(part for part in parts if re.search(r"[^\W\d_]{2}", part))
