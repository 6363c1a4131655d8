"""`mazzo arena`: a tournament on the screen, as JSON and as a picture."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import isfinite
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mazzo.arena.deals import Observation, Pairing
from mazzo.arena.plot import svg
from mazzo.arena.statistics import Result, interval, ratings
from mazzo.arena.tournament import Journal, contest, pairings
from mazzo.cli.failures import failure_line
from mazzo.cli.inputs import Chosen, players_in, working
from mazzo.words import Refusal, local

SHOWN_EVERY = 5
"""After how many new decks the running interval is worked out again."""


def run(
    what: Chosen,
    *,
    bots: str,
    deals: int,
    seed: str,
    jobs: int | None,
    cluster: str | None,
    difference: float | None,
    folder: Path,
    json: str | None,
    plot: Path | None,
) -> None:
    """Play the tournament and show it."""
    words = local()
    names = players_in(what.game, bots)
    if len(names) < 2 or len(set(names)) != len(names):
        raise Refusal("error-bots")
    if deals < 1:
        raise Refusal("error-number", name="--deals", value=deals, least=1)
    console = Console(stderr=True)
    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        working(jobs, cluster) as pool,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
    ):
        for pairing in pairings(what.game.name, what.options.dump(), what.seats, names, seed):
            task = progress.add_task(f"{pairing.a} – {pairing.b}", total=deals)

            def show(pairing: Pairing, seen: Sequence[Observation], task: object = task) -> None:
                text = f"{pairing.a} – {pairing.b}"
                if len(seen) % SHOWN_EVERY == 0 and len(seen) > 1:
                    low, high = interval([each.lead for each in seen])
                    mean = sum(each.lead for each in seen) / len(seen)
                    text = f"{text}  {mean:+.2f} [{low:+.2f}, {high:+.2f}]"
                    progress.update(task, description=text)  # type: ignore[arg-type]  # rich names its ids so
                progress.update(task, completed=len(seen))  # type: ignore[arg-type]

            results.append(contest(pairing, deals, pool, Journal(folder, pairing), show, difference))
    if json:
        written = as_json(results)
        if json == "-":
            sys.stdout.write(written.decode() + "\n")
        else:
            Path(json).write_bytes(written)
    if plot:
        title = words("arena-title", game=what.game.name, seats=what.seats, deals=deals)
        plot.write_text(svg(results, title), encoding="utf-8")
    if json != "-":
        Console().print(listed(results))
        if len(names) > 2:
            Console().print(rated(results))
    for each in results:
        for name, letter, lost in ((each.a, "a", each.lost_a), (each.b, "b", each.lost_b)):
            if letter in each.dropped:
                said = [failure_line(name, failure) for failure in each.dropped[letter]]
                said.append(words("program-dropped", name=name))
            else:
                said = [words("program-lost-count", name=name, count=lost)] if lost else []
            for line in said:
                console.print(line, markup=False, highlight=False, soft_wrap=True)


def as_json(results: Sequence[Result]) -> bytes:
    """What was measured apart from what was played: `pairs` is the same to the byte for the same seed."""
    pairs = [msgspec.to_builtins(each) for each in results]
    times = [{key: each.pop(key) for key in ("p50_ms", "p95_ms")} for each in pairs]
    return msgspec.json.encode({"pairs": pairs, "times": times})


def listed(results: Sequence[Result]) -> Table:
    """One line a pairing, seen from the first of the two."""
    words = local()
    table = Table(title=words("arena-results"))
    for key in ("pairing", "wins", "points", "times"):
        table.add_column(words(f"arena-{key}"), justify="left" if key == "pairing" else "right")
    for each in results:
        table.add_row(
            f"{each.a} – {each.b}",
            f"{each.wins}/{each.losses}/{each.ties}",
            points(each),
            f"{each.p50_ms:.1f} / {each.p95_ms:.1f}",
        )
    return table


def points(result: Result) -> str:
    """The mean with its interval: nothing without a deal, and no interval after a single one."""
    if not result.wins + result.losses + result.ties:
        return "–"
    mean = f"{result.mean:+.3f}"
    return f"{mean} [{result.low:+.3f}, {result.high:+.3f}]" if isfinite(result.low) else mean


def rated(results: Sequence[Result]) -> Table:
    """The pool, the strongest first."""
    words = local()
    table = Table(title=words("arena-ratings"))
    table.add_column(words("arena-player"))
    table.add_column(words("arena-rating"), justify="right")
    for name, rating in sorted(ratings(results).items(), key=lambda each: -each[1]):
        table.add_row(name, f"{rating:+.0f}")
    return table
