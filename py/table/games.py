"""The games of the house, ours and other people's: each is found by its entry point, in whatever wheel it came."""

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from rules.game import Game
from table.names import LONGEST, clean
from table.refused import Refused

GROUP = "katzentisch.games"


def find(name: str) -> Game:
    """The game of that name. Raises `Refused` if there is none, or if it can't be loaded."""
    shown = clean(name)[:LONGEST]
    for entry in entry_points(group=GROUP, name=name):
        try:
            return _load(entry)
        except Exception as error:
            raise Refused("broken-game", game=shown) from error
    raise Refused("unknown-game", game=shown)


def catalogue() -> dict[str, Any]:
    """All that a page needs to offer the games and show their rules.

    Returns `{"games": [...], "broken": [{"name", "details"}]}`, both sorted by name: a game that can't be loaded
    is named, and the others are there all the same.
    """
    games: dict[str, dict[str, Any]] = {}
    broken = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            if entry.name in games:
                raise ValueError("another game has this name")
            games[entry.name] = _described(_load(entry))
        except Exception as error:
            broken.append({"name": entry.name, "details": f"{type(error).__name__}: {error}"})
    return {"games": list(games.values()), "broken": broken}


def _load(entry: EntryPoint) -> Game:
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is no Game")
    if game.name != entry.name:
        raise ValueError(f"{entry.value} calls itself {game.name}")
    return game


def _described(game: Game) -> dict[str, Any]:
    texts = (*game.words.values(), *game.pictures.values(), *game.authors)
    if "en" not in game.words or not all(isinstance(text, str) for text in texts):
        raise TypeError("words (English among them), pictures and authors are texts")
    return {
        "name": game.name,
        "seats": [game.rules.seats[0], game.rules.seats[-1]],
        "options": [
            {"name": name, "values": list(values), "or_a_seat": or_a_seat}
            for name, values, or_a_seat in game.rules.options
        ],
        "proposals": [
            {"options": dict(options), "seats": list(seats), "short": short} for options, seats, short in game.proposals
        ],
        "words": dict(game.words),
        "pictures": dict(game.pictures),
        "sounds": dict(game.sounds),
        "cloth": game.cloth,
        "authors": list(game.authors),
        "rules": [{"title": title, "rules": list(rules)} for title, rules in game.book],
        "cards": {rule: list(faces) for rule, faces in game.cards.items()},
    }
