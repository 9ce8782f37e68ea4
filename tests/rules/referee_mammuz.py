"""A referee for Mammuz in the plainest way: from the page of rules alone, knowing only the text of moves and events.

It imports nothing of the rules package, so that a misunderstanding there is not repeated here. Every card lies in a
list: a hand, a lay of the running herd, aside, or out of the game.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from tests.rules.whistle import Due, compare, demand, joined, places

LUCK = -1
DINOSAURS = {
    "B": "Brontosaurus",
    "P": "Pterosaurus",
    "T": "Triceratops",
    "S": "Stegosaurus",
    "L": "Plesiosaurus",
    "R": "Tyrannosaurus rex",
}
# R2: players -> species left out, number of dinosaurs, hand
TABLE = {3: ("89", 3, 10), 4: ("9", 5, 10), 5: ("9", 5, 8), 6: ("", 4, 8), 7: ("", 5, 7)}
# Where TABLE says that Mouse (9) and Ziesel (8) stay out, it is R2; a species' number is R1.
LAST_TURN = 300  # R19


class Referee:
    """Watches a game, or a series; `see` raises `FoulError`. `applied` counts the rules."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.must = options["extinction"] == "must"
        self.all_cards = options["all_cards"] == "true"
        self.games = int(options["series"])
        self.game = 1
        self.sums = [0] * seats
        left_out, self.dinosaurs, self.hand_size = TABLE[seats]
        if self.all_cards:
            left_out, self.dinosaurs = "", 5
        self.species = [s for s in "23456789" if s not in left_out]
        self.animals = [s for s in self.species for _ in range(int(s))]
        self.applied: Counter[str] = Counter()
        self.last_rule = ""
        self.phase = "start"
        """start and deal (luck); turn; turn up, reshuffle (luck); give (the doubter); over."""
        self.active = 0

    # Who may do what

    def to_move(self) -> int | None:
        if self.phase == "over":
            return None
        return self.active if self.phase in ("turn", "give") else LUCK

    def legal(self) -> list[str]:
        """The legal moves of the seat that moves; not for luck."""
        if self.phase == "give":
            return [f"give {seat}" for seat in range(self.seats)]
        moves = ["doubt"] if self.lays else []
        if self.obliged():
            return moves
        if not self.must:
            moves += [f"extinct all:{s}" for s in self.can_die_out()]
        hand = sorted(self.hands[self.active])
        for number in range(1, 5):
            for cards in sorted(set(combinations(hand, number))):
                lay = "lay " + " ".join(cards)
                moves += [lay] if self.lays else [f"{lay} as:{s}" for s in self.alive()]
        return moves

    def alive(self) -> list[str]:
        return [s for s in self.species if s not in self.extinct]

    def obliged(self) -> bool:
        """R11: the player just before has laid the last card."""
        return bool(self.lays) and not self.hands[self.lays[-1][0]]

    def can_die_out(self) -> list[str]:
        """R12: the species of which the active player holds all that are still in the game."""
        hand = self.hands[self.active]
        return [s for s in self.alive() if hand.count(s) == int(s) - self.eaten.count(s)]

    # What happens

    def see(self, seat: int, move: str, events: Sequence[str]) -> None:
        demand(self.phase != "over", "R17", f"{move!r} after the end")
        demand(seat == self.to_move(), "R3", f"seat {seat} moved, but seat {self.to_move()} should have")
        verb, *picks = move.split(" ")
        self.due: Due = []
        if verb == "start" and self.phase == "start":
            self._start(picks)
        elif verb == "deal" and self.phase == "deal":
            self._deal(picks)
        elif verb == "turn" and self.phase == "turn up":
            self._turn_up(picks)
        elif verb == "deal" and self.phase == "reshuffle":
            self._reshuffle(picks)
        elif verb == "give" and self.phase == "give":
            demand(picks[0] in [str(s) for s in range(self.seats)] and len(picks) == 1, "R10", f"{move!r}: to nobody")
            self._take("R10 Triceratops", int(picks[0]))
            self._after_doubt("R10", self.active)
        elif verb == "extinct" and self.phase == "turn":
            self._extinct(picks)
        elif verb == "lay" and self.phase == "turn":
            self._lay(picks)
        elif verb == "doubt" and self.phase == "turn":
            self._doubt(picks)
        else:
            demand(False, "R4", f"{move!r} is no move here ({self.phase})")
        for rule, _ in self.due:
            self.applied[rule] += 1
        compare([(rule.split(" ")[0], text) for rule, text in self.due], events)

    def _start(self, picks: list[str]) -> None:
        demand(picks in [[str(s)] for s in range(self.seats)], "R3", f"no such seat: {picks}")
        self.active = int(picks[0])
        self.due.append(("R18 chance starts again" if self.game > 1 else "R3", f"began {self.active}"))
        self.phase = "deal"

    def _deal(self, cards: list[str]) -> None:
        demand(sorted(c for c in cards if c.isdigit()) == self.animals, "R2", f"not the animals in play: {cards}")
        dinosaurs = [c for c in cards if not c.isdigit()]
        demand(set(dinosaurs) <= set(DINOSAURS), "R1", f"unknown cards: {dinosaurs}")
        demand(len(dinosaurs) == len(set(dinosaurs)) == self.dinosaurs, "R2", f"wrong dinosaurs: {dinosaurs}")
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.lays: list[tuple[int, list[str]]] = []
        self.name = ""
        self.aside: list[str] = []
        self.eaten: list[str] = []
        self.extinct: list[str] = []
        self.turns = 0
        self._deal_out(self.active, cards)
        if not self.all_cards:
            demand({len(hand) for hand in self.hands} == {self.hand_size}, "R2", "hands of a wrong size")
        self.due.append(("R2 all cards" if self.all_cards else "R2", self._dealt(self.active, cards)))
        self._begin_turn(self.active)

    def _deal_out(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].append(card)
            seat = (seat + 1) % self.seats

    def _dealt(self, seat: int, cards: list[str]) -> str:
        return f"dealt {seat} {self.seats} {''.join(cards)}"

    def _begin_turn(self, seat: int) -> None:
        self.active = seat
        self.phase = "turn"
        if self.must and not self.obliged():
            for species in self.can_die_out():
                if self.phase == "turn":
                    self._die_out("R13 must", species)

    def _die_out(self, rule: str, species: str) -> None:
        hand = self.hands[self.active]
        while species in hand:
            hand.remove(species)
        self.extinct.append(species)
        self.due.append((rule, f"diedout {species} {self.active}"))
        if self.lays and species == self.name:
            self.applied["R14"] += 1
        if not hand:
            self._end("R15", [self.active])
        elif not self.alive():
            self._end_by_size("R16")

    def _extinct(self, picks: list[str]) -> None:
        demand(not self.must, "R13", "with `must` nobody lets die out: it happens by itself")
        demand(not self.obliged(), "R13", "dying out where R11 obliges to doubt")
        demand(len(picks) == 1 and picks[0].startswith("all:"), "R12", f"what dies out? {picks}")
        species = picks[0][4:]
        demand(species in self.can_die_out(), "R12", f"{species} cannot die out in {self.hands[self.active]}")
        self._die_out("R12 after a doubt" if not self.lays and self.turns else "R12", species)

    def _lay(self, picks: list[str]) -> None:
        demand(not self.obliged(), "R11", "a last card was laid and not doubted")
        names = [p[3:] for p in picks if p.startswith("as:")]
        cards = [p for p in picks if not p.startswith("as:")]
        demand(1 <= len(cards) <= 4, "R4", f"{len(cards)} cards laid")
        hand = self.hands[self.active]
        for card in cards:
            demand(card in hand, "R4", f"seat {self.active} has no such {card}")
            hand.remove(card)
        if self.lays:
            demand(not names, "R6", "the herd has its name already")
        else:
            demand(len(names) == 1, "R5", f"{len(names)} species named")
            demand(names[0] in self.species, "R5", f"{names[0]} is no species in play")
            demand(names[0] not in self.extinct, "R5", f"{names[0]} is extinct")
            self.name = names[0]
        rule = "R6" if self.lays else "R5"
        self.due.append((rule, f"laid {self.active} {''.join(sorted(cards))} {self.name if rule == 'R5' else '-'}"))
        self.lays.append((self.active, cards))
        self.turns += 1
        if self.turns == LAST_TURN:
            self._end_by_size("R19")
        else:
            self._begin_turn((self.active + 1) % self.seats)

    def _doubt(self, picks: list[str]) -> None:
        demand(not picks, "R7", "a doubt names nothing")
        demand(bool(self.lays), "R6", "the starter of a round can't doubt")
        self.due.append(("R11 must doubt" if self.obliged() else "R6 doubt", f"doubted {self.active}"))
        self.turns += 1
        self.phase = "turn up"

    def _turn_up(self, picks: list[str]) -> None:
        doubter, (doubted, cards) = self.active, self.lays[-1]
        demand(len(picks) == 1 and picks[0] in cards, "R7", f"{picks} is not one of the cards laid last: {cards}")
        card = picks[0]
        self.due.append(("R7", f"turned {card}"))
        if card == self.name:
            if not self.hands[doubted]:
                self._end("R11", [doubted])
            else:
                self._take("R8", doubter)
                self._after_doubt("R8", (doubter + 1) % self.seats)
        elif card.isdigit():
            self._take("R9", doubted)
            self._after_doubt("R9", doubter)
        elif card == "B":
            self._take("R10 Brontosaurus", doubter)
            self._after_doubt("R10", doubter)
        elif card == "P":
            self._take("R10 Pterosaurus", doubted)
            self._after_doubt("R10", doubter)
        elif card == "T":
            self.phase = "give"
        elif card == "S":
            self.phase = "reshuffle"
        elif card == "L":
            herd = self._herd()
            self.applied["R10 aside twice"] += bool(self.aside)
            self.aside += herd
            self.due.append(("R10 Plesiosaurus", f"setaside {''.join(sorted(herd))}"))
            self._after_doubt("R10", doubter)
        else:
            herd = self._herd()
            self.applied["R10 rex leaves what lies aside"] += bool(self.aside)
            self.eaten += herd
            self.due.append(("R10 Tyrannosaurus rex", f"eaten {''.join(sorted(herd))}"))
            for species in self.alive():
                if self.eaten.count(species) == int(species):
                    self.extinct.append(species)
                    self.due.append(("R12 by itself", f"diedout {species} -"))
            self._after_doubt("R10", doubter)

    def _herd(self) -> list[str]:
        return [card for _, cards in self.lays for card in cards]

    def _take(self, rule: str, seat: int) -> None:
        cards = self._herd() + self.aside
        self.applied["R10 aside taken too"] += bool(self.aside)
        self.aside = []
        self.hands[seat] += cards
        self.due.append((rule, f"took {seat} {''.join(sorted(cards))}"))

    def _reshuffle(self, cards: list[str]) -> None:
        demand(sorted(cards) == sorted(self._herd() + self.aside), "R10", f"not the herd and what lies aside: {cards}")
        self.applied["R10 aside dealt out too"] += bool(self.aside)
        self.aside = []
        self._deal_out(self.active, cards)
        self.due.append(("R10 Stegosaurus", self._dealt(self.active, cards)))
        self._after_doubt("R10", self.active)

    def _after_doubt(self, rule: str, starter: int) -> None:
        doubted = self.lays[-1][0]
        self.lays = []
        self.name = ""
        if not self.hands[doubted]:
            self.applied["R11 dinosaur, still empty"] += 1
            self._end("R11", [doubted])
        elif not self.alive():
            self._end_by_size("R16")
        elif self.turns == LAST_TURN:
            self._end_by_size("R19")
        else:
            self.due.append((f"{rule} starts", f"began {starter}"))
            self._begin_turn(starter)

    # The end

    def _end_by_size(self, rule: str) -> None:
        fewest = min(len(hand) for hand in self.hands)
        self._end(rule, [seat for seat, hand in enumerate(self.hands) if len(hand) == fewest])

    def _end(self, rule: str, winners: list[int]) -> None:
        if self.games == 1:
            points = [int(seat in winners) for seat in range(self.seats)]
        else:
            points = [sum(int(card) for card in hand if card.isdigit()) for hand in self.hands]
        self.sums = [before + new for before, new in zip(self.sums, points, strict=True)]
        self.due.append((f"{rule} end", f"ended {rule} {joined(winners)} {joined(points)}"))
        self.applied["R16 or R19 shared"] += len(winners) > 1
        self.last_rule = rule
        if self.game < self.games:
            self.game += 1
            self.due.append(("R18 next", f"gathered {self.game} {''.join(self.animals)}{''.join(sorted(DINOSAURS))}"))
            self.phase = "start"
        else:
            self.phase = "over"

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """Scores, places, and the rule that decided."""
        demand(self.phase == "over", "R17", "the game is not over")
        if self.games == 1:
            return tuple(self.sums), places(self.sums), self.last_rule
        return tuple(self.sums), places(self.sums, low_wins=True), "R18"
