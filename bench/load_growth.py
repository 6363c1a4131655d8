"""How the cost of a server grows with its tables, from 250 to 2,500: what a table takes of memory, and whether moves
get slower. `make load` prints a table of it; `--plot FILE` draws it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from html import escape
from math import floor, log10
from pathlib import Path
from statistics import quantiles

from msgspec import Struct

import report
from load import GAME, PEOPLE, allow_many_files
from load_club import POSTGRES, Setup, garbage_kept, seated
from mazzo.server.loop import run_in_loop

TITLE = "## From 250 to 2,500 tables"
STEPS = (250, 500, 1000, 1750, 2500)
SETUPS = [
    ("one process, SQLite", Setup(1, "")),
    ("two processes, PostgreSQL and Redis", Setup(2, POSTGRES, redis=True)),
]
COLOURS = ("#1d4e4a", "#b3261e")
LINES = 4
WIDTH, HEIGHT, LEFT, TOP, GAP = 420, 240, 70, 50, 90
EXPLANATION = f"""\
`make load` prints this table as well: {GAME}, four people a table, as many moves a second at ever more tables
of one server, everything on the same two cores. Memory is that of all processes of the server, after the moves.

![Memory, median latency and processor time a move, from 250 to 2,500 tables](images/tables.svg)"""


class Point(Struct, frozen=True):
    """What was measured with so many tables."""

    tables: int
    memory: float
    """Megabytes."""
    middle: float
    """Milliseconds until a move is seen, and so on."""
    late: float
    processor: float


Series = tuple[str, list[Point]]


async def grown(setup: Setup, steps: Sequence[int], rate: float, seconds: float) -> list[Point]:
    found = []
    async with seated(setup) as there:
        for tables in steps:
            await there.open(tables - len(there.tables))
            measured, spent = await there.measured(rate, seconds)
            cuts = [1000 * each for each in quantiles(measured.latencies, n=100)]
            found.append(
                Point(tables, there.club.memory / 2**20, cuts[49], cuts[98], 1000 * spent.servers / measured.moves)
            )
            print(f"{setup.label}: {found[-1]}", flush=True)
    return found


def lines(series: Sequence[Series]) -> Iterator[str]:
    yield "| Server | tables | sockets | memory | a table more | p50 | p99 | processor time a move |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for name, points in series:
        for place, each in enumerate(points):
            before = points[place - 1] if place else None
            more = f"{1024 * (each.memory - before.memory) / (each.tables - before.tables):.0f} kB" if before else ""
            yield (
                f"| {name} | {each.tables:,} | {PEOPLE * each.tables:,} | {each.memory:.0f} MB | {more} "
                f"| {each.middle:.0f} ms | {each.late:.0f} ms | {each.processor:.2f} ms |"
            )


def plotted(series: Sequence[Series]) -> str:
    """Three panels beside each other, and what the colours mean."""
    panels = [
        panel(0, "memory, MB", [[(each.tables, each.memory) for each in points] for _, points in series]),
        panel(1, "median latency, ms", [[(each.tables, each.middle) for each in points] for _, points in series]),
        panel(2, "processor a move, ms", [[(each.tables, each.processor) for each in points] for _, points in series]),
    ]
    width, height = LEFT + 3 * (WIDTH + GAP), TOP + HEIGHT + 70
    named = [
        f'<rect x="{LEFT + 340 * place}" y="{height - 24}" width="14" height="14" fill="{COLOURS[place]}"/>'
        f'<text x="{LEFT + 340 * place + 20}" y="{height - 12}" font-size="14">{escape(name)}</text>'
        for place, (name, _) in enumerate(series)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join([*panels, *named])}</svg>\n'
    )


def even(least: float) -> float:
    """The next number that reads well on an axis."""
    ten = 10.0 ** floor(log10(least))
    return next(each * ten for each in (1, 2, 2.5, 5, 10) if each * ten >= least)


def panel(place: int, title: str, series: Sequence[Sequence[tuple[float, float]]]) -> str:
    left = LEFT + place * (WIDTH + GAP)
    furthest = max(at for points in series for at, _ in points)
    step = even(max(value for points in series for _, value in points) / LINES)
    most = LINES * step

    def x(at: float) -> float:
        return left + WIDTH * at / furthest

    def y(value: float) -> float:
        return TOP + HEIGHT * (1 - value / most)

    parts = [f'<text x="{left}" y="{TOP - 16}" font-size="16" font-weight="bold">{escape(title)}</text>']
    for number in range(LINES + 1):
        value = number * step
        text = f"{value:,.0f}" if step >= 1 else f"{value:.1f}"
        parts.append(
            f'<path d="M{left} {y(value):.1f}H{left + WIDTH}" stroke="#ddd"/>'
            f'<text x="{left - 8}" y="{y(value) + 5:.1f}" font-size="13" text-anchor="end">{text}</text>'
        )
    for at in sorted({at for points in series for at, _ in points}):
        middle = f'x="{x(at):.1f}" y="{TOP + HEIGHT + 20}" font-size="13" text-anchor="middle"'
        parts.append(f"<text {middle}>{at:,.0f}</text>")
    for colour, points in zip(COLOURS, series, strict=False):
        path = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{x(at):.1f}" cy="{y(value):.1f}" r="4" fill="{colour}"/>' for at, value in points]
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, action="append", help="default: 250, 500, 1,000, 1,750 and 2,500")
    parser.add_argument("--rate", type=float, default=250, help="moves a second, of all tables")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also draw it, as SVG")
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the section into this file")
    asked = parser.parse_args()
    allow_many_files()
    series: list[Series] = []
    for name, setup in SETUPS:
        with garbage_kept():
            series.append((name, run_in_loop(grown(setup, asked.tables or STEPS, asked.rate, asked.seconds))))
    table = "\n".join(lines(series))
    print(table)
    if asked.plot:
        asked.plot.write_text(plotted(series), encoding="utf-8")
    if asked.write:
        text = "\n".join([EXPLANATION, "", report.machine(), "", table])
        report.replace_section(asked.write, TITLE, f"{text}\n")


if __name__ == "__main__":
    main()
