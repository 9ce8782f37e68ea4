"""A referee for Der Trötofanten-Zirkus in the plainest way: from the page of rules alone.

It imports nothing of the rules package, so that a misunderstanding there is not repeated here, and knows only the
text of moves and events. Piles are lists, the topmost card last; a pile's number says how many
piles were laid before it, and stays when it is stolen.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.rules.whistle import Due, compare, demand, places

LUCK = -1
# R1, R2
CARDS = [f"g{n}" for n in range(1, 9) for _ in range(8)] + [f"y{n}" for n in range(4, 9) for _ in range(4)]
CARDS += ["mouse"] * 3


class Referee:
    """Watches a game; `see` raises `FoulError`. `applied` counts the rules."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.unseen = list(CARDS)
        """The face-down ring and the cards held: nobody knows which is where."""
        if options["lasso"] == "true":
            self.unseen += ["lasso"] * 6  # R3
        if options["dompteur"] == "true":
            self.unseen += ["dompteur"] * 5  # R3
        self.count_held = options["held_cards"] == "count"
        self.ring = len(self.unseen)
        self.holding = [False] * seats
        self.set_up = True
        self.piles: list[list[str]] = []
        self.owner: list[int] = []
        self.middle: list[str] = []
        self.walking: list[str] = []
        self.face_down: list[list[str]] = [[] for _ in range(seats)]
        self.card = ""
        """The card with which the active player is to steal."""
        self.applied: Counter[str] = Counter()
        self.phase = "open"
        """open, start and turn (luck); draw; steal; reveal (luck); over."""
        self.active = 0

    # Who may do what

    def to_move(self) -> int | None:
        if self.phase == "over":
            return None
        return self.active if self.phase in ("draw", "steal") else LUCK

    def legal(self) -> list[str]:
        """The legal moves of the seat that moves; not for luck."""
        return ["draw ring"] if self.phase == "draw" else [f"steal {pile}" for pile in self.targets(self.card)]

    def targets(self, card: str) -> list[int]:
        """The opponents' piles that the active player may steal with the card."""
        found = []
        for number, pile in enumerate(self.piles):
            top = pile[-1]
            animal = top[0] in "gy"
            if self.owner[number] == self.active:
                continue
            if (
                (card == "trap")  # R13
                or (card == "mouse" and animal)  # R14
                or (card == "lasso" and (animal or top == "lasso"))  # R15
                or (card == "dompteur" and animal)  # R15
                or (card[0] == "y" and animal and int(top[1]) == int(card[1]) - 1)  # R9
            ):
                found.append(number)
        return found

    # What happens

    def see(self, seat: int, move: str, events: Sequence[str]) -> None:
        demand(self.phase != "over", "R17", f"{move!r} after the end")
        demand(seat == self.to_move(), "R6", f"seat {seat} moved, but seat {self.to_move()} should have")
        verb, *picks = move.split(" ")
        demand(len(picks) == 1, "R7", f"{move!r} picks not one thing")
        self.due: Due = []
        if verb == "turn" and self.phase in ("open", "turn", "reveal"):
            demand(picks[0] in self.unseen, "R2", f"no {picks[0]} is face down any more")
            self.unseen.remove(picks[0])
            if self.phase == "open":
                self._open(picks[0])
            elif self.phase == "turn":
                self._turn(picks[0])
            else:
                self._reveal(picks[0], events)
        elif verb == "start" and self.phase == "start":
            demand(picks[0] in [str(s) for s in range(self.seats)], "R6", f"no such seat: {picks[0]}")
            self.active = int(picks[0])
            self.due.append(("R6", f"began {self.active}"))
            self.phase = "draw"
        elif verb == "draw" and self.phase == "draw":
            demand(picks == ["ring"], "R7", f"drawn from {picks[0]}")
            self._draw()
        elif verb == "steal" and self.phase == "steal":
            demand(move in self.legal(), self._steal_rule(), f"{self.card} can't steal pile {picks[0]}")
            self._steal(int(picks[0]))
        else:
            demand(False, "R7", f"{move!r} is no move here ({self.phase})")
        for rule, _ in self.due:
            self.applied[rule] += 1
        compare([(rule.split(" ")[0], text) for rule, text in self.due], events)

    def _open(self, card: str) -> None:
        demand(card[0] in "gy", "R4", f"a {card} in the middle")
        demand(card[1] not in [other[1] for other in self.middle], "R4", f"{card} beside {self.middle}")
        self.middle.append(card)
        self.ring -= 1
        self.due.append(("R4", f"opened {card}"))
        if len(self.middle) == 3:
            self.phase = "start"

    def _draw(self) -> None:
        self.ring -= 1
        self.holding[self.active] = True
        self.due.append(("R5" if self.set_up else "R7 draw", f"drew {self.active}"))
        self.active = (self.active + 1) % self.seats
        if self.ring == 0:
            self.applied["R17 end"] += 1
            self.phase = "reveal" if self.count_held else "over"
        elif all(self.holding):
            self.phase = "turn"
            self.set_up = False

    def _turn(self, card: str) -> None:
        seat = self.active
        self.due.append(("R7 " + (card if len(card) > 2 else card[0]), f"turned {seat} {card}"))
        self.holding[seat] = False
        if card[0] in "gy":
            alike = [other for other in self.middle if other[1] == card[1]]
            walkers = [other for other in self.walking if other[1] == card[1]]
            if card[0] == "y" and self.targets(card):
                self.applied["R9 although a pair"] += bool(alike)
                self._steal_with(card)
            elif alike:
                self.middle.remove(alike[0])
                self._lay_pile([alike[0], card])
                self.due.append(("R10", f"paired {seat} {alike[0]} {card}"))
            elif len(self.middle) < 3:
                self.middle.append(card)
                self.due.append(("R11", f"trained {seat} {card}"))
            elif walkers:
                self.walking.remove(walkers[0])
                self.face_down[seat] += [walkers[0], card]
                self.due.append(("R12 met", f"met {seat} {walkers[0]} {card}"))
                self._use_trap()
            else:
                self.walking.append(card)
                self.due.append(("R12", f"walked {seat} {card}"))
        elif self.targets(card):
            self._steal_with(card)
        else:
            self._lay_pile([card])
            self.due.append((f"R16 {card}", f"kept {seat} {card}"))
        if self.phase != "steal":
            self.phase = "draw"

    def _lay_pile(self, cards: list[str]) -> None:
        self.piles.append(cards)
        self.owner.append(self.active)

    def _use_trap(self) -> None:
        if all(owner == self.active for owner in self.owner):
            self.applied["R13 stays: no pile" if not self.piles else "R13 stays: own piles only"] += 1
            return
        rule = "R13 lifted, first time"
        for number, pile in enumerate(self.piles):
            if pile[-1] == "trap":
                pile.pop()
                rule = f"R13 lifted from {'own' if self.owner[number] == self.active else 'another'} pile"
        self.due.append((rule, f"lifted {self.active}"))
        self._steal_with("trap")

    def _steal_with(self, card: str) -> None:
        """A single target is taken by itself (R7); among several the player chooses."""
        self.card = card
        targets = self.targets(card)
        if len(targets) == 1:
            self.applied["R7 single target"] += 1
            self._steal(targets[0])
        else:
            self.phase = "steal"

    def _steal_rule(self) -> str:
        return {"trap": "R13", "mouse": "R14", "lasso": "R15", "dompteur": "R15"}.get(self.card, "R9")

    def _steal(self, number: int) -> None:
        if self.card == "lasso" and self.piles[number][-1] == "lasso":
            self.applied["R15 lasso on lasso"] += 1
        if self.card == "trap" and self.piles[number][-1][0] not in "gy":
            self.applied["R13 whatever lies on top"] += 1
        self.piles[number].append(self.card)
        self.owner[number] = self.active
        self.due.append(
            (f"{self._steal_rule()} steal {self.card.strip('45678')}", f"stole {self.active} {number} {self.card}")
        )
        self.phase = "draw"

    # The end

    def _reveal(self, card: str, events: Sequence[str]) -> None:
        """R17: the cards still held are turned up, in whatever order of seats."""
        seats = [seat for seat in range(self.seats) if self.holding[seat]]
        named = [seat for seat in seats if list(events) == [f"revealed {seat} {card}"]]
        seat = named[0] if named else seats[0]
        self.holding[seat] = False
        self.face_down[seat].append(card)
        self.due.append((f"R17 held {card if len(card) > 2 else 'elephant'}", f"revealed {seat} {card}"))
        if not any(self.holding):
            self.phase = "over"

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """Scores, places, and the rule that decided."""
        demand(self.phase == "over", "R17", "the game is not over")
        scores = [0] * self.seats
        for owner, pile in zip(self.owner, self.piles, strict=True):
            for card in pile:
                scores[owner] += -1 if card in ("trap", "dompteur") else 1
        for seat, cards in enumerate(self.face_down):
            for card in cards:
                scores[seat] += 1 if card == "mouse" else 0 if card == "lasso" else -1
        return tuple(scores), places(scores), "R19"
