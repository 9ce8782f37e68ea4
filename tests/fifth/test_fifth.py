"""A fifth game, in a wheel of its own, keeps what every game keeps: as docs/adding-a-game.md says how to try it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.fifth import wheel

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the wheel of Hoard is installed: unpacked, and on the path."""
    folder = tmp_path_factory.mktemp("fifth")
    zipfile.ZipFile(wheel.build(folder)).extractall(folder / "site")
    return dict(os.environ, PYTHONPATH=os.pathsep.join([str(folder / "site"), str(wheel.HERE)]))


def test_it_keeps_the_eight_properties(installed: dict[str, str]) -> None:
    files = ("tests/rules/test_properties.py", "tests/rules/test_game.py")
    command = [sys.executable, "-m", "pytest", *files, "-k", "hoard", "-p", "no:xdist"]
    done = subprocess.run(command, cwd=ROOT, env=installed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_its_bot_beats_chance(installed: dict[str, str]) -> None:
    """Clearly more than its half of 200 games of two."""
    program = """
from random import Random
from importlib.metadata import entry_points
from rules.game import LUCK
(entry,) = entry_points(group="katzentisch.games", name="hoard")
game, won = entry.load(), 0
for number in range(200):
    rng, state, seat = Random(number), game.rules.start(2), number % 2
    bot = game.bot(seat, rng, 2)
    while state.to_act:
        acting = state.to_act[0]
        if acting == seat:
            move = next(move for move in bot.think(state.seen_by(seat)) if move)
        else:
            move = state.moves(acting).random(rng)
        for event in state.decide(acting, move):
            state = state.evolve(event)
    won += seat in state.outcome.winners
print(won)
"""
    done = subprocess.run([sys.executable, "-c", program], env=installed, capture_output=True, text=True, cwd=ROOT)
    assert int(done.stdout or 0) >= 125, done.stderr
