"""A referee for Miezemauzen in the plainest way: from the page of rules alone.

It imports nothing of the rules package, so that a misunderstanding there is not repeated here, and knows only the
text of moves and events.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.rules.whistle import Due, compare, demand, joined, places

LUCK = -1
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]  # R1, lowest first
DECK = [suit + rank for suit in "♠♥♦♣" for rank in RANKS]
LONGEST = 500  # R18


class Referee:
    """Watches a match; `see` raises `FoulError`. `applied` counts the rules."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.totals = [int(options["points"])] * seats
        self.swap_after_exchange = options["swap_and_exchange"] == "true"
        self.must_play_below_5 = options["must_play_at"] == "5_or_less"
        self.limit = LONGEST if options["deals"] == "no_limit" else int(options["deals"])
        self.deals = 0
        self.passed_in_a_row = [0] * seats
        self.applied: Counter[str] = Counter()
        self.last_rule = ""
        self.phase = "appoint"
        """appoint and deal (luck); declare; swap (the dealer who took the table's hand); trick; over."""
        self.active = 0
        self.dealer = -1
        if options["first_dealer"] != "chance":
            self.dealer = int(options["first_dealer"])
            self.phase = "deal"
            self.applied["R2 a seat deals first"] += 1

    # Who may do what

    def to_move(self) -> int | None:
        if self.phase == "over":
            return None
        return LUCK if self.phase in ("appoint", "deal") else self.active

    def legal(self) -> list[str]:
        """The legal moves of the seat that moves; not for luck."""
        hand = self.hands[self.active]
        if self.phase == "swap":
            return ["keep"] + [f"swap {card}" for card in hand]
        if self.phase == "trick":
            suited = [card for card in hand if self.trick and card[0] == self.trick[0][1][0]]
            return [f"lay {card}" for card in suited or hand]
        moves = ["play"]
        if not self.must_play():
            moves.append("pass")
        if self.table:
            moves.append("exchange")
        if self.active == self.dealer:
            moves += [f"swap {card}" for card in hand]
        return moves

    def must_play(self) -> bool:
        total = self.totals[self.active]
        return total <= 5 if self.must_play_below_5 else total == 5

    # What happens

    def see(self, seat: int, move: str, events: Sequence[str]) -> None:
        demand(self.phase != "over", "R17", f"{move!r} after the end")
        turn = {"declare": "R5", "swap": "R6", "trick": "R13"}.get(self.phase, "R3")
        demand(seat == self.to_move(), turn, f"seat {seat} moved, but seat {self.to_move()} should have")
        verb, *picks = move.split(" ")
        self.due: Due = []
        if verb == "appoint" and self.phase == "appoint":
            demand(picks in [[str(s)] for s in range(self.seats)], "R2", f"no such seat: {picks}")
            self.dealer = int(picks[0])
            self.due.append(("R2", f"appointed {self.dealer}"))
            self.phase = "deal"
        elif verb == "deal" and self.phase == "deal":
            self._deal(picks)
        elif self.phase == "declare":
            self._declare(verb, picks)
        elif self.phase == "swap":
            if verb == "keep":
                demand(not picks, "R6", f"{move!r}: what for?")
                self.due.append(("R6 kept", f"kept {seat}"))
            else:
                self._swap(verb, picks)
                self.applied["R6 swapped and exchanged"] += 1
            self._all_declared()
        elif verb == "lay" and self.phase == "trick":
            self._lay(picks)
        else:
            demand(False, turn, f"{move!r} is no move here ({self.phase})")
        for rule, _ in self.due:
            self.applied[rule] += 1
        compare([(rule.split(" ")[0], text) for rule, text in self.due], events, _plain)

    def _deal(self, cards: list[str]) -> None:
        demand(len(cards) == 5 * (self.seats + 1) + 1, "R3", f"{len(cards)} cards")
        demand(len(set(cards)) == len(cards) and set(cards) <= set(DECK), "R1", f"not of one pack: {cards}")
        *dealt, self.turned_up = cards
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.table: list[str] = []
        order = [self.hands[(self.dealer + 1 + n) % self.seats] for n in range(self.seats)] + [self.table]
        for number, card in enumerate(dealt):
            order[number % len(order)].append(card)
        self.trump = self.turned_up[0]
        self.due.append(("R3", f"dealt {self.dealer} {joined(dealt)}"))
        self.due.append(("R3", f"turnedup {self.turned_up}"))
        self.players: list[int] = []
        """Who plays, from the forehand on."""
        self.changed: list[int] = []
        self.active = (self.dealer + 1) % self.seats
        self.phase = "declare"

    def _declare(self, verb: str, picks: list[str]) -> None:
        seat = self.active
        demand(not picks or verb == "swap", "R5", f"{verb} with {picks}")
        if verb == "pass":
            demand(not self.must_play(), "R8", f"a pass at {self.totals[seat]} points")
            self.passed_in_a_row[seat] += 1
            cost = 3 if self.passed_in_a_row[seat] > 2 else 0
            self.totals[seat] += cost
            bought = self.passed_in_a_row[seat] > 3
            rule = "R7 bought again" if bought else "R7" if cost else "R5 pass"
            self.due.append((rule, f"passed {seat} {cost}"))
        elif verb == "play":
            self._plays(seat)
            self.due.append(("R5 play", f"joined {seat}"))
        elif verb == "exchange":
            demand(bool(self.table), "R5", "the table's hand is taken already")
            self._plays(seat)
            self.changed.append(seat)
            self.hands[seat], self.table = self.table, []
            self.due.append(("R5 exchange", f"exchanged {seat} {joined(self.hands[seat])}"))
            if seat == self.dealer and self.swap_after_exchange:
                self.phase = "swap"
                return
        else:
            demand(seat == self.dealer, "R6", f"{verb!r} by seat {seat}, who is not the dealer")
            self._swap(verb, picks)
        if seat == self.dealer:
            self._all_declared()
        else:
            self.active = (seat + 1) % self.seats

    def _plays(self, seat: int) -> None:
        if self.passed_in_a_row[seat] > 1:
            self.applied["R7 count back to 0"] += 1
        self.applied["R8 must play"] += self.must_play()
        self.passed_in_a_row[seat] = 0
        self.players.append(seat)

    def _swap(self, verb: str, picks: list[str]) -> None:
        seat = self.active
        demand(verb == "swap", "R6", f"{verb!r} is no declaration")
        demand(len(picks) == 1 and picks[0] in self.hands[seat], "R6", f"seat {seat} does not hold {picks}")
        if seat not in self.players:
            self._plays(seat)
        if seat not in self.changed:
            self.changed.append(seat)
        self.hands[seat].remove(picks[0])
        self.hands[seat].append(self.turned_up)
        self.due.append(("R6", f"swapped {seat} {picks[0]}"))

    def _all_declared(self) -> None:
        in_turn = [(self.dealer + 1 + n) % self.seats for n in range(self.seats)]
        flushes = [seat for seat in in_turn if len({card[0] for card in self.hands[seat]}) == 1]
        cats = [seat for seat in flushes if seat not in self.changed]
        self.applied["R11 a flush, but exchanged"] += len(flushes) - len(cats)
        if cats:
            for seat in cats:
                tomcat = self.hands[seat][0][0] == self.trump
                self.totals[seat] -= 10 if tomcat else 5  # `called` says it; `ended` then has nothing to add
                self.due.append(("R10 tomcat" if tomcat else "R10", f"called {seat} {joined(self.hands[seat])}"))
                self.applied["R11 a cat who passed"] += seat not in self.players
            self.applied["R11 two cats"] += len(cats) > 1
            self.applied["R12"] += len(self.players) < 2
            self._end_deal("R10", [0] * self.seats)
        elif len(self.players) < 2:
            points = [-1 if seat in self.players else 0 for seat in range(self.seats)]
            self._end_deal("R9 one" if self.players else "R9 none", points)
        else:
            self.tricks = [0] * self.seats
            self.trick: list[tuple[int, str]] = []
            self.active = self.players[0]
            forehand = self.active == (self.dealer + 1) % self.seats
            self.due.append(("R13" if forehand else "R13 forehand passed", f"opened {self.active}"))
            self.phase = "trick"

    def _lay(self, picks: list[str]) -> None:
        seat, hand = self.active, self.hands[self.active]
        demand(len(picks) == 1 and picks[0] in hand, "R13", f"seat {seat} does not hold {picks}")
        card = picks[0]
        if self.trick:
            led = self.trick[0][1][0]
            follows = card[0] == led
            demand(follows or led not in [held[0] for held in hand], "R14", f"{card} does not follow {led}")
            self.applied["R14 " + ("follows" if follows else "trumps" if card[0] == self.trump else "throws")] += 1
        hand.remove(card)
        self.trick.append((seat, card))
        self.due.append(("R13 lead" if len(self.trick) == 1 else "R14", f"laid {seat} {card}"))
        if len(self.trick) < len(self.players):
            self.active = self.players[(self.players.index(seat) + 1) % len(self.players)]
            return

        led = self.trick[0][1][0]
        trumped = any(card[0] == self.trump for _, card in self.trick)
        suit = self.trump if trumped else led
        in_question = [(RANKS.index(card[1:]), who) for who, card in self.trick if card[0] == suit]
        winner = max(in_question)[1]
        self.tricks[winner] += 1
        self.due.append(("R15 trump" if trumped and led != self.trump else "R15", f"took {winner}"))
        self.due.append(("R13", f"gathered {winner}"))
        self.trick = []
        self.active = winner
        if sum(self.tricks) == 5:
            points = [0] * self.seats
            for player in self.players:
                points[player] = -1 if self.tricks[player] else 5
                self.applied["R16 no trick" if points[player] == 5 else "R16 a trick"] += 1
            self._end_deal("R16", points)

    def _end_deal(self, rule: str, points: list[int]) -> None:
        self.due.append((rule, f"ended {joined(points)}"))
        self.totals = [total + new for total, new in zip(self.totals, points, strict=True)]
        self.deals += 1
        self.dealer = (self.dealer + 1) % self.seats
        self.phase = "deal"
        if min(self.totals) <= 0:
            self.last_rule = "R17"
        elif self.deals == self.limit:
            self.last_rule = "R18"
        else:
            return
        self.phase = "over"
        detail = f" after {self.limit}" if self.last_rule == "R18" else ""
        self.applied[f"{self.last_rule} end{detail}"] += 1
        self.applied["R17 several at 0 or below"] += sum(total <= 0 for total in self.totals) > 1
        self.applied["R17 or R18 shared"] += self.totals.count(min(self.totals)) > 1

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """Scores, places, and the rule that decided."""
        demand(self.phase == "over", "R17", "the match is not over")
        return tuple(self.totals), places(self.totals, low_wins=True), self.last_rule


def _plain(event: str) -> str:
    """The event with a hand's cards in one order, for no rule orders them."""
    verb, *rest = event.split(" ")
    if verb in ("exchanged", "called") and len(rest) == 2:
        rest[1] = joined(sorted(rest[1].split(",")))
    return " ".join([verb, *rest])
