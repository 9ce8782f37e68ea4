"""The account of a hunt in words: who hunts, which cards cancelled each other, what goes where."""

from games.mausen.cards import NAMES, name, names
from games.scene import Message
from rules.mausen import PREY, Hunted


def account(hunt: Hunted, played: tuple[str, ...]) -> list[Message]:
    """A hunt told step by step: its title, what cancelled (R5), and who won what (R4)."""
    title: Message = {
        "key": "link-hunts",
        "args": {"hunter": NAMES[hunt.animal], "prey": NAMES[PREY[hunt.animal]]},
    }
    told = [title]
    if hunt.cancelled:
        told.append({"key": "hunt-cancelled", "args": {"cards": names(hunt.cancelled), "count": len(hunt.cancelled)}})
    return [*told, result(hunt, played)]


def result(hunt: Hunted, played: tuple[str, ...]) -> Message:
    """What a hunt came to, in one sentence."""
    prey = NAMES[PREY[hunt.animal]]
    if hunt.hunter is None:
        key = "hunt-all-cancelled" if hunt.cancelled else "hunt-nobody"
        return {"key": key, "args": {"hunter": NAMES[hunt.animal], "prey": prey}}
    haul = (*hunt.middle, *(played[seat] for seat in hunt.seats))
    return {
        "key": "hunt-won" if haul else "hunt-in-vain",
        "args": {
            "seat": {"seat": hunt.hunter},
            "card": name(played[hunt.hunter]),
            "prey": prey,
            "haul": names(haul),
            "points": sum(int(card[1]) for card in haul),
        },
    }
