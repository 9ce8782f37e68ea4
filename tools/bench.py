"""The `bench` command: runs the benchmarks and writes what comes out into pages of docs/."""

import json
import platform
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools import mutation, setup, site
from tools.shell import ROOT, Problem, python, run, say

DOCS = ROOT / "docs"
BENCH = ROOT / "tests/bench"

SECONDS = 3_600

AT_A_TABLE = 25
"""Seconds that somebody sits at each table with bots."""

SMOOTH = 50
"""Milliseconds: while no task of the page takes longer, a tap is never felt to wait."""

FEW = 4


def rules() -> list[str]:
    """Moves a second of our games beside others, in CPython and in Pyodide, as a table."""
    setup.environment(".venv-bench", "requirements/bench.txt")
    site.build()
    say("Measuring the rules …")
    found = measured(".venv-bench", "bench_rules.py")
    pyodide = in_pyodide("random_play.py", "medians({game: player(game) for game in GAMES}, runs=5)")
    ours, others = found["ours"], found["others"]
    goal = others["Liar's Poker (OpenSpiel)"]
    lines = ["| game | CPython, moves/s | beside Liar's Poker | Pyodide, moves/s |", "|---|---|---|---|"]
    for name, value in {**ours, **others}.items():
        inside = f"{pyodide[name]:,.0f}" if name in pyodide else ""
        lines.append(f"| {name} | {value:,.0f} | {value / goal:.2f} | {inside} |")
    median, least = statistics.median(ours.values()), min(ours.values())
    return [*lines, "", f"Our median is {median / goal:.2f} times Liar's Poker, our slowest {least / goal:.2f} times."]


def boot() -> list[str]:
    """Time to the first legal move beside a plain page, as a table."""
    site.build()
    setup.browser()
    say("Measuring the boot …")
    lines = ["| visit | Katzentisch, ms | plain page, ms | ratio |", "|---|---|---|---|"]
    for visit, times in measured(".venv", "bench_boot.py").items():
        ours, plain = statistics.median(times["ours"]), statistics.median(times["plain"])
        lines.append(f"| {visit} | {ours:,.0f} | {plain:,.0f} | {ours / plain:.2f} |")
    return lines


def company() -> list[str]:
    """How smooth the page is while bots think, as a table."""
    site.build()
    setup.browser()
    say("Sitting down with bots, for about ten minutes …")
    lines = ["| game | seats | pauses | tasks over 50 ms, longest | a bot's move | tap to frame, bots thinking "]
    lines[0] += "| not | request to answer, bots thinking | not |"
    lines += ["|---" * 9 + "|"]
    for row in measured(".venv", "bench_company.py", str(AT_A_TABLE)):
        clock, processor = zip(*row["tasks"], strict=True) if row["tasks"] else ((0.0,), (0.0,))
        over = [sum(time > SMOOTH for time in times) for times in (clock, processor)]
        tasks = f"{over[0]}, {max(clock):.0f} ms; {over[1]}, {max(processor):.0f} ms"
        times = [row["moves"], *row["taps"].values(), *row["answers"].values()]
        lines.append(f"| {' | '.join([row['game'], str(row['seats']), row['pace'], tasks, *map(spread, times)])} |")
    return lines


def friends() -> list[str]:
    """How late a card lies on the other screen, beside a bare data channel, and the bytes that a move takes."""
    site.build()
    setup.browser()
    setup.relay()
    say("Playing over a link …")
    found = measured(".venv", "bench_friends.py")
    trip = statistics.median(found["trips"])
    goal = 2 * trip + 2 * found["frame"]
    lines = ["| from a tap to the other screen’s frame: median, 95 %, longest | | beside the goal |", "|---|---|---|"]
    for name, times in found["taps"].items():
        lines.append(f"| of the {name} | {spread(times)} | {statistics.median(times) / goal:.2f} |")
    lines += ["", f"A bare data channel’s round trip takes {trip:.1f} ms, a frame {found['frame']:.1f} ms."]
    lines += [f"The goal is twice that trip and a frame at each end, {goal:.1f} ms.", ""]
    lines += ["| game | bytes a move, to and fro: a guest | an onlooker |", "|---|---|---|"]
    for game, sizes in found["bytes"].items():
        lines.append(f"| {game} | {' | '.join(f'{size:.0f}' for size in sizes)} |")
    return lines


def spread(times: list[float]) -> str:
    """Median, 95 % and longest of some times; nothing of too few."""
    if len(times) < FEW:
        return ""
    most = statistics.quantiles(times, n=20, method="inclusive")[-1]
    return f"{statistics.median(times):.0f}, {most:.0f}, {max(times):.0f} ms"


def balance() -> list[str]:
    """How long games among our bots are and who wins them, as tables."""
    setup.everything()
    say(f"Letting the bots play, for at most {SECONDS / 60:.0f} minutes …")
    return balance_tables(measured(".venv", "bench_balance.py", str(SECONDS)))


def balance_tables(found: list[dict[str, Any]]) -> list[str]:
    lines = []
    for game in dict.fromkeys(row["game"] for row in found):
        rows = [row for row in found if row["game"] == game]
        lines += ["", f"### {game}", ""]
        lines += ["| seats | games | turns: fewest, median, most | wins in % by turn order, ± 95 % | scores |"]
        lines += ["|---|---|---|---|---|"]
        for row in rows:
            turns = ", ".join(f"{number:.0f}" for number in row["turns"])
            wins = ", ".join(f"{100 * share:.1f} ± {100 * half:.1f}" for share, half in row["wins"])
            least, most = row["scores"]
            lines.append(f"| {row['seats']} | {row['games']:,} | {turns} | {wins} | {least} to {most} |")
        rules = sorted({rule for row in rows for rule in row["rules"]}, key=in_the_book)
        lines += ["", f"| rule | {' | '.join(str(row['seats']) for row in rows)} |", "|---" * (1 + len(rows)) + "|"]
        for rule in rules:
            lines.append(f"| {rule} | {' | '.join(often(row['rules'].get(rule, 0)) for row in rows)} |")
    return lines[1:]


def bots() -> list[str]:
    """How strong our bots are, and how long they think, as tables."""
    setup.everything()
    site.build()
    say(f"Letting the bots play, for about {SECONDS / 60:.0f} minutes …")
    found = measured(".venv", "bench_bots.py", str(SECONDS))
    pyodide = in_pyodide("thinking.py", "{game: thinking(game) for game in GAMES}")
    lines = ["| game | one | against three | games | wins, ± 95 % | lowest best score | ended by |"]
    lines += ["|---" * 7 + "|"]
    for row in found["matches"]:
        ends = ", ".join(f"{rule} {100 * share:.1f} %" for rule, share in sorted(row["ends"].items()))
        wins = f"{100 * row['share']:.1f} % ± {100 * row['half']:.1f}"
        cells = [row["game"], row["one"], row["others"], f"{row['games']:,}", wins, row["least"], ends]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    lines += ["", "| game | CPython: a move, mean and 95 % | Pyodide: a move, mean and 95 % | its slices, 99 % |"]
    lines += ["|---|---|---|---|"]
    for game, here in found["thinking"].items():
        there = pyodide[game]
        times = [f"{one['move']:,.0f} and {one['move95']:,.0f} ms" for one in (here, there)]
        lines.append(f"| {game} | {' | '.join(times)} | {there['slice99']:,.0f} ms |")
    return lines


def in_the_book(rule: str) -> tuple[int, str]:
    """Where `R9 steal` stands in the book of rules: by number."""
    return int(rule.split(" ")[0][1:]), rule


def often(times: float) -> str:
    """Times a game, in three digits or as a plain 0."""
    return f"{times:,.0f}" if times >= 100 else f"{times:.3g}"


def in_pyodide(script: str, expression: str) -> Any:
    """What an expression comes to in Pyodide after a script of the benchmarks."""
    app = site.PYTHON / "app.zip"
    program = BENCH / "bench_pyodide.mjs"
    return json.loads(run("node", program, app, script, expression, sorry=f"Pyodide doesn't run {script} to its end."))


def measured(venv: str, program: str, *arguments: str) -> Any:
    """What a benchmark prints, read."""
    path = [str(ROOT), str(ROOT / "py")]
    code = (
        f"import runpy, sys; sys.path[:0] = {path}; sys.argv[1:] = {list(arguments)}; "
        f"runpy.run_path({str(BENCH / program)!r}, run_name='__main__')"
    )
    return json.loads(run(python(venv), "-c", code, sorry=f"{program} doesn't run to its end."))


PARTS: dict[str, tuple[Path, Callable[[], list[str]]]] = {
    "boot": (DOCS / "benchmarks.md", boot),
    "rules": (DOCS / "benchmarks.md", rules),
    "company": (DOCS / "benchmarks.md", company),
    "friends": (DOCS / "benchmarks.md", friends),
    "balance": (DOCS / "balance.md", balance),
    "bots": (DOCS / "bots.md", bots),
    "mutation": (DOCS / "mutation.md", mutation.table),
}
QUICK = ("boot", "rules")


def bench(parts: list[str]) -> None:
    """Measure the parts (none: the quick ones), print what comes out, and put it between the markers of its page."""
    for name in parts or QUICK:
        if name not in PARTS:
            raise Problem(f"There is no part {name!r} of the benchmarks, only {', '.join(PARTS)}.")
    for name in parts or QUICK:
        page, measure = PARTS[name]
        table = measure()
        say("\n".join(table))
        write(page, name, table)


def write(page: Path, name: str, table: list[str]) -> None:
    """Put a table between the markers of a page."""
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    where = f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}."
    filled = "\n".join([begin, where, "", *table, end])
    text = page.read_text(encoding="utf-8")
    before, after = text.partition(begin)[0], text.partition(end)[2]
    page.write_text(before + filled + after, encoding="utf-8")
