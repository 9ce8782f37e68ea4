"""What the referees of several games share: a whistle, and the comparison of what happened with what was due.

It imports nothing of the rules package, and knows no game.
"""

from collections.abc import Callable, Iterable, Sequence

Due = list[tuple[str, str]]
"""What must happen: pairs of the rule that demands it and an event's text."""


class FoulError(AssertionError):
    """The referee's whistle: something happened that the rules do not say, or did not that they do."""


def demand(is_so: bool, rule: str, complaint: str) -> None:
    """Whistle unless it is so; named apart from `assert`, for the rule comes first."""
    if not is_so:
        raise FoulError(f"{rule}: {complaint}")


def compare(due: Due, happened: Sequence[str], plain: Callable[[str], str] = str) -> None:
    """Whistle unless exactly the due events happened, in order; `plain` takes from a text what no rule orders."""
    for (rule, text), event in zip(due, happened, strict=False):
        demand(plain(event) == plain(text), rule, f"{event!r} happened, but {text!r} was due")
    for rule, text in due[len(happened) :]:
        raise FoulError(f"{rule}: {text!r} was due and did not happen")
    for event in happened[len(due) :]:
        raise FoulError(f"{due[-1][0]}: {event!r} happened, but nothing was due after {due[-1][1]!r}")


def places(scores: Iterable[int], low_wins: bool = False) -> tuple[int, ...]:
    """Each seat's place: one more than the number of seats that are better."""
    merits = [-score if low_wins else score for score in scores]
    return tuple(1 + sum(other > own for other in merits) for own in merits)


def joined(things: Iterable[object]) -> str:
    return ",".join(str(thing) for thing in things)
