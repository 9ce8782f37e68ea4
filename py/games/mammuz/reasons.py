"""Why a move is good, in one line: what a bot says as a hint to the person at its seat."""

from games.mammuz.cards import counted, forms
from games.mammuz.memory import Memory
from games.mammuz.weighing import SAVES, believed, stake, unseen
from games.scene import Message, Value
from rules.game import Move, Seat
from rules.mammuz import Mammuz
from rules.mammuz_cards import bag, without
from rules.mammuz_moves import MOST, NAME

EVEN = 0.5
"""What is less likely than this is hard to believe."""


def reason(view: Mammuz, seat: Seat, memory: Memory, move: Move) -> Message:
    """What speaks for a seat's move, from what it sees and remembers; words for it begin with `hint-`."""
    match move.verb:
        case "lay":
            return _lay(view, seat, move)
        case "doubt":
            return _doubt(view, seat, memory)
        case "give":
            taker = int(move.picks[0])
            return _hint("give", seat={"seat": taker}, count=len(view.hands[taker]))
        case _:
            species = move.picks[0][-1]
            last = len(view.hands[seat]) == view.left(species)
            return _hint("extinct-wins" if last else "extinct", many=forms(species)["many"])


def _hint(why: str, **args: Value) -> Message:
    return {"key": f"hint-{why}", "args": args}


def _doubt(view: Mammuz, seat: Seat, memory: Memory) -> Message:
    doubted: Value = {"seat": view.doubted}
    left, laid, hand = len(view.hands[view.doubted]), len(view.lays[-1].cards), view.hands[seat]
    named, possible = forms(view.name), max(0, unseen(view, seat, memory))
    card, many = named["card"], named["many"]
    own, number = hand.count(view.name), view.left(view.name)
    if view.obliged:
        return _hint("doubt-must", seat=doubted)
    if possible < laid:
        return _hint("doubt-impossible", seat=doubted, card=card, many=many, possible=possible, laid=laid)
    if hand not in (view.name, *SAVES) and len(hand) == 1:
        return _hint("doubt-last", seat=doubted)
    if left <= MOST:
        return _hint("doubt-threat", seat=doubted, left=left)
    if own and (own * 2 >= number or laid * 2 > possible):
        return _hint("doubt-own", seat=doubted, card=card, own=own, number=number, laid=laid)
    if laid > 1 and believed(view, seat, memory) < EVEN:
        return _hint("doubt-many", seat=doubted, card=card, laid=laid)
    if len(hand) <= MOST:
        wins = any(set(hand) <= {name, *SAVES} for name in view.alive)
        return _hint("doubt-start", seat=doubted, count=len(hand), wins="yes" if wins else "no")
    if own or stake(view) <= MOST:
        return _hint("doubt-stake", seat=doubted, count=stake(view))
    return _hint("doubt-bluff", seat=doubted, many=many)


def _lay(view: Mammuz, seat: Seat, move: Move) -> Message:
    name = next((NAME[pick] for pick in move.picks if pick in NAME), view.name)
    cards = bag("".join(pick for pick in move.picks if pick not in NAME))
    rest = without(view.hands[seat], cards)
    true, lies = cards.count(name), cards.replace(name, "")
    args: dict[str, Value] = {"cards": [*counted(cards)], "many": forms(name)["many"]}
    if not rest:
        wins = true + sum(map(cards.count, SAVES))
        args["of"] = len(cards)
        return _hint("lay-wins", **args) if wins == len(cards) else _hint("lay-last", **args, wins=wins)
    if not lies:
        return _hint("lay-true", **args)
    if len(rest) <= MOST and set(rest) <= {name, *SAVES}:
        return _hint("lay-bluff-keep", **args, rest=[*counted(rest)])
    if all(card in SAVES for card in lies):
        return _hint("lay-dinosaur", **args)
    if true:
        return _hint("lay-part", **args, lies=sum(card not in SAVES for card in lies), of=len(cards))
    return _hint("lay-bluff-have" if name in rest else "lay-bluff", **args)
