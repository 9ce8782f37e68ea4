"""No leak on the wire: two games that look alike to a guest send it the same bytes, whatever it says to find out more.

Two hosts play in step, the second with other secret choices and another deal; where a guest may see the difference,
the second begins anew as a copy of the first. A host is immutable, so a probe is said to a copy and forgotten.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.game import LUCK, Move
from table import save, wire
from table.host import Host, Told
from table.known import seen
from table.table import Table, lay
from tests.rules.games import facts
from tests.table.links import laid

GUESTS = [
    (game, mix, watching)
    for game, mixes in {
        "mausen": ("1pp", "11p", "pp"),
        "troetofanten-zirkus": ("1p", "p11p", "ppp"),
        "mammuz": ("1pp", "11p", "ppp"),
        "miezemauzen": ("p1", "1p1", "pp"),
    }.items()
    for mix in mixes
    for watching in ("1" not in mix,)
]
"""The guest sits at one seat or at two, or watches."""


def probes(table: Table, number: int, own: tuple[int, ...], rng: Random) -> Iterator[str]:
    """What a curious guest could say: any card, in its own name or another's, in turn or out of turn, and nonsense."""
    moves = [Move("lay", ("?",)), Move("x")]
    for seat in table.state.to_act:
        moves += [table.state.moves(seat).random(rng)]
    moves += [move for _, move in rng.sample(table.moves, min(3, len(table.moves)))]
    for move in moves:
        for seat in {*own, 0, rng.randrange(len(table.sitters))}:
            args = {"game": 1, "seat": seat, "count": len(table.steps), "move": str(move)}
            yield wire.written("do", number=number, what="play", args=args)
            yield wire.written("do", number=number, what="play", args={**args, "count": rng.randrange(99)})
    for lost in (True, False):
        yield wire.written("know", room=0, game=1, events=rng.randrange(9), moves=0, lost=lost)
        yield wire.written("know", room=99, game=0, events=0, moves=9**9, lost=lost)
    for what, args in (("wait", {"seat": 0, "wait": True}), ("rest", {"rest": True}), ("sit", {"places": {"0": "x"}})):
        yield wire.written("do", number=number, what=what, args=args)
    yield wire.written("hello", version=1, secret="", token="", session="", game=0, events=0, moves=0)
    yield from ("", "junk", wire.written("events", game=1), wire.written("do", number=True, what=[], args={}))


def told(host: Host, link: str) -> tuple[list[str | None], Host]:
    posts, host = host.carried()
    return [text for to, text in posts if to == link], host


@pytest.mark.parametrize(("game", "mix", "watching"), GUESTS)
def test_two_games_that_look_alike_to_a_guest_send_it_the_same_bytes(game: str, mix: str, watching: bool) -> None:
    different = compared = refused = 0
    for seed in range(2):
        world = laid(game, mix, watching, seed)
        page = world.pages[0]
        link, own = page.guest.link, page.guest.seats
        assert link is not None
        assert bool(own) != watching
        rng, number = Random(f"{game} {mix} {seed}"), 100
        one = world.host
        assert one.table is not None
        # from the very start, so that the deals differ too
        fresh = lay(one.table.game, one.table.options, one.table.sitters)
        line = one.lines[link]._replace(sent=Told(0, 1, 0, 0))
        one = other = one._replace(table=fresh, lines={link: line})
        for turn in range(48):
            assert one.table is not None
            assert other.table is not None
            if not one.table.state.to_act:
                break
            seat = rng.choice(one.table.state.to_act)
            move = one.table.state.moves(seat).random(rng)
            hidden = move
            if seat not in own:
                hidden = facts(game.replace("-", "_")).disguise(other.table.state, seat, move, rng)
            now = world.now + 1_000 * turn
            first = len(one.table.steps)
            if seat in own:
                number += 1
                args = {"game": 1, "seat": seat, "count": first, "move": str(move)}
                text = wire.written("do", number=number, what="play", args=args)
                one, other = (host.heard(link, text, now, Random(turn)) for host in (one, other))
            else:
                one = one.at(one.table.after(seat, move), now)
                other = other.at(other.table.after(seat, hidden), now)
            assert one.table is not None
            assert other.table is not None
            alike = [
                [seen(step.event, own).written() for step in table.steps[first:]] for table in (one.table, other.table)
            ]
            (said, one), (also, other) = told(one, link), told(other, link)
            if alike[0] != alike[1] or one.table.state.outcome is not None:
                other = one
                continue
            assert said == also
            assert any(text and '"events"' in text for text in said)
            compared += 1
            if one.table.state == other.table.state:
                continue
            different += 1
            if different % 3 != 1:
                continue
            for text in probes(other.table, number + 1, own, rng):
                answers = []
                tables: list[Any] = []
                for host in (one, other):
                    answer, after = told(host.heard(link, text, now + 10, Random(turn)), link)
                    answers.append(answer)
                    assert after.table is not None
                    tables.append([seen(step.event, own).written() for step in after.table.steps])
                if tables[0] == tables[1]:
                    assert answers[0] == answers[1], text
                    refused += any('"why":{' in str(text) or '"wrong"' in str(text) for text in answers[0])
    assert compared > 20
    if one.table.game.rules.secrets:
        assert different > 2
        assert refused > 10


def test_a_save_of_the_host_never_goes_to_a_guest() -> None:
    """Nothing of the whole game is said before it is over: neither a move of luck nor a token or its digest."""
    world = laid("miezemauzen", "12p", watching=1)
    world.plays_on(20)
    assert world.host.table is not None
    secrets = [save.line(*move) for move in world.host.table.moves if move[0] == LUCK]
    secrets += [member.token for member in world.host.room.members.values()]
    secrets += [page.guest.keys.token for page in world.pages] + [page.guest.keys.session for page in world.pages]
    texts = [text for one in world.wires.values() for text in one.history["guest"]]
    assert len(texts) > 60
    assert not [text for text in texts for secret in secrets if secret in text]
