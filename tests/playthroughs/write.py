"""Writes all playthroughs anew: `python -m tests.playthroughs.write`. Only where the rules changed on purpose."""

from tests.playthroughs.playthrough import GOLDEN, fresh, path

for game, seats in GOLDEN:
    path(game, seats).write_text("\n".join(fresh(game, seats)) + "\n", encoding="utf-8")
