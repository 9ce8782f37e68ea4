"""Moves a second by random play: our games beside others that are written in Python, in one process, by turns.

Prints JSON: {"ours": {game: moves a second}, "others": {…}}, medians.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
import rlcard
from open_spiel.python.games import kuhn_poker, liars_poker  # noqa: F401 (registers the games)

from tests.bench.random_play import GAMES, SEATS, medians, player


def open_spiel_player(game: Any) -> Callable[[Random], int]:
    """Plays one game of OpenSpiel by chance; returns how many moves it had."""

    def play(rng: Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def rlcard_player(game: Any) -> Callable[[Random], int]:
    """Plays one game of RLCard by chance; returns how many moves it had."""

    def play(rng: Random) -> int:
        game.init_game()
        moves = 0
        while not game.is_over():
            game.step(rng.choice(game.get_legal_actions()))
            moves += 1
        return moves

    return play


def main() -> None:
    others = {
        "Liar's Poker (OpenSpiel)": open_spiel_player(pyspiel.load_game("python_liars_poker", {"players": SEATS})),
        "Kuhn poker (OpenSpiel, 2 seats)": open_spiel_player(pyspiel.load_game("python_kuhn_poker")),
        # The game itself, without the encoding for learning that RLCard's environment adds.
        "uno (RLCard, 2 seats)": rlcard_player(rlcard.make("uno", config={"seed": 1}).game),
    }
    found = medians({**{game: player(game) for game in GAMES}, **others})
    ours = {name: value for name, value in found.items() if name in GAMES}
    json.dump({"ours": ours, "others": {name: found[name] for name in others}}, sys.stdout)


if __name__ == "__main__":
    main()
