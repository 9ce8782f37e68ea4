"""The `bench` command: runs the benchmarks and writes what comes out into docs/benchmarks.md."""

import json
import platform
import re
import statistics
from typing import Any

from tools import setup, site
from tools.shell import ROOT, python, run, say

PAGE = ROOT / "docs/benchmarks.md"
BENCH = ROOT / "tests/bench"


def rules() -> list[str]:
    """Moves a second of Mausen beside OpenSpiel's Liar's Poker, as a table."""
    setup.environment(".venv-bench", "requirements/bench.txt")
    say("Measuring the rules …")
    rows = measured(".venv-bench", "bench_rules.py")
    lines = ["| seats | Mausen, moves/s | Liar's Poker (OpenSpiel), moves/s | ratio |", "|---|---|---|---|"]
    for row in rows:
        ours, theirs = row["ours"], row["theirs"]
        lines.append(f"| {row['seats']} | {ours:,.0f} | {theirs:,.0f} | {ours / theirs:.2f} |")
    return lines


def boot() -> list[str]:
    """Time to the first legal move beside a plain page, as a table."""
    setup.browser()
    say("Measuring the boot …")
    lines = ["| visit | Katzentisch, ms | plain page, ms | ratio |", "|---|---|---|---|"]
    for visit, times in measured(".venv", "bench_boot.py").items():
        ours, plain = statistics.median(times["ours"]), statistics.median(times["plain"])
        lines.append(f"| {visit} | {ours:,.0f} | {plain:,.0f} | {ours / plain:.2f} |")
    return lines


def measured(venv: str, program: str) -> Any:
    """What a benchmark prints, read."""
    path = [str(ROOT), str(ROOT / "py")]
    code = f"import runpy, sys; sys.path[:0] = {path}; runpy.run_path({str(BENCH / program)!r}, run_name='__main__')"
    return json.loads(run(python(venv), "-c", code, sorry=f"{program} doesn't run to its end."))


def bench() -> None:
    """Measure everything, print it, and put it between the markers of docs/benchmarks.md."""
    site.build()
    for name, measure in (("boot", boot), ("rules", rules)):
        table = measure()
        say("\n".join(table))
        where = f"Python {platform.python_version()} on {platform.machine()}; medians of alternating runs."
        lines = [where, "", *table]
        text = PAGE.read_text(encoding="utf-8")
        begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
        between = re.compile(f"{begin}.*?{end}", re.DOTALL)
        PAGE.write_text(between.sub("\n".join([begin, *lines, end]), text), encoding="utf-8")
