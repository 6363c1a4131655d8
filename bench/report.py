"""The table that a run prints and writes, with the machine it ran on."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from pathlib import Path
from statistics import median, quantiles

from slices import Row

IMPORT_AT_MOST = 40
IMPORT_AIM = 15

EXPLANATION = """\
`make bench` prints these tables. The contenders take turns in slices of one process; a ratio is ours divided by theirs
in the same turn, the median of all turns with the quartiles in brackets. Only the ratios carry over to other machines.
All but imports is measured in processor time, for which it hardly matters what else the machine does.

- Decisions are those of players, including forced ones.
- In a Python loop both sides deal within the measured time, unless a row says otherwise, and pick among the legal moves
  with the same line of Python. OpenSpiel's hearts deals through chance nodes, drawn from `chance_outcomes()`; its tarok
  deals in one step and plays a three, a contract in which all 48 cards are played.
- Play-outs copy a dealt round, play it to its end with random moves and count it. The plain C kernel plays the same
  moves to the same scores, which each run checks first.
- The time of an import is measured in a fresh process, without the start of the interpreter."""


def lines(rows: Iterable[tuple[str, Row]], rates: dict[str, list[float]]) -> Iterator[str]:
    """The ratios as a Markdown table."""
    yield "| Game | What | ours | theirs | ratio | at least | aim | |"
    yield "|---|---|--:|--:|--:|--:|--:|---|"
    for game, row in rows:
        if row.missing():
            yield f"| {game} | {row.label} | | | | {number(row.at_least)} | {number(row.aim)} | {row.missing()} |"
            continue
        ours, theirs = rates[row.ours.name], rates[row.theirs.name]
        ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
        low, _, high = quantiles(ratios, n=4)
        ratio = f"**{number(median(ratios))}** ({number(low)}–{number(high)})"
        verdict = mark(median(ratios), row.at_least, row.aim)
        yield (
            f"| {game} | {row.label} | {speed(median(ours), row.unit)} | {speed(median(theirs), row.unit)} "
            f"| {ratio} | {number(row.at_least)} | {number(row.aim)} | {verdict} |"
        )


def import_lines(taken: Iterable[tuple[str, str, Sequence[float]]]) -> Iterator[str]:
    """The import times as a Markdown table."""
    yield "| Import | Build | ms | at most | aim | |"
    yield "|---|---|--:|--:|--:|---|"
    for module, build, times in taken:
        low, middle, high = quantiles(times, n=4)
        verdict = mark(-middle, -IMPORT_AT_MOST, -IMPORT_AIM)
        yield (
            f"| `{module}` | {build} | **{middle:.1f}** ({low:.1f}–{high:.1f}) "
            f"| {IMPORT_AT_MOST} | {IMPORT_AIM} | {verdict} |"
        )


def speed_lines(aims: Iterable[tuple[str, str, Sequence[float], float]]) -> Iterator[str]:
    """How fast something is by itself, as a Markdown table."""
    yield "| Game | What | speed | at least | |"
    yield "|---|---|--:|--:|---|"
    for game, label, rates, at_least in aims:
        low, middle, high = quantiles(rates, n=4)
        verdict = "✓" if middle >= at_least else "✗ missed"
        found = f"**{speed(middle, 'decisions')}** ({number(low / 1e3)}–{number(high / 1e3)})"
        yield f"| {game} | {label} | {found} | {speed(at_least, 'decisions')} | {verdict} |"


def mark(value: float, at_least: float | None, aim: float | None) -> str:
    """Whether a target is reached, missed, or not set."""
    if at_least is not None and value < at_least:
        return "✗ missed"
    return "" if aim is None else "✓" if value < aim else "✓✓ aim"


def number(value: float | None) -> str:
    """Three digits."""
    return "" if value is None else f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def speed(value: float, unit: str) -> str:
    """Units a second, short."""
    return f"{number(value / 1e6)} M {unit}/s" if value >= 1e6 else f"{number(value / 1e3)} k {unit}/s"


def machine() -> str:
    """Processor, cores, Python and the day."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, {date.today().isoformat()}"


def document(table: str) -> str:
    """The page of the documentation."""
    return f"# Benchmarks\n\n{EXPLANATION}\n\n{table}\n"


def replace_section(file: Path, title: str, text: str) -> None:
    """Write a section of a page anew; what follows it stays."""
    before, _, rest = file.read_text(encoding="utf-8").partition(f"\n{title}\n")
    _, found, others = rest.partition("\n## ")
    after = f"\n## {others}" if found else ""
    file.write_text(f"{before.rstrip()}\n\n{title}\n\n{text}{after}", encoding="utf-8")


def section(file: Path, title: str) -> str:
    """A section of a page as it is and what follows it, with its title; nothing if there is none."""
    found = file.read_text(encoding="utf-8").partition(f"\n{title}\n") if file.exists() else ("", "", "")
    return found[1] + found[2]
