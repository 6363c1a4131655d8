"""Measure the bots and write the figures into docs/bots.md: `make strength`.

Every row gets a few decks, then more, as long as there is time; what was played is kept in bench/strength and
committed, so that the next run goes on from there, in a fresh clone too. A row of a player who decides in another way
by now begins anew. All is played on the compiled engine, in processes of this machine or on a cluster.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from mazzo import build
from mazzo.arena.belief import beliefs
from mazzo.arena.deals import Observation, Pairing
from mazzo.arena.mirror import mirror
from mazzo.arena.pool import Pool
from mazzo.arena.regret import regrets
from mazzo.arena.statistics import Result, Sequential, interval
from mazzo.arena.tournament import Journal, contest, summed
from mazzo.games import game
from strength_kept import Kept
from strength_rows import BELIEFS, MIRRORS, REGRETS, SECTIONS, Row

DOCUMENT = Path(__file__).parent.parent / "docs" / "bots.md"
FOLDER = Path(__file__).parent / "strength"
SEED = "strength"
ROWS = [row for each in SECTIONS.values() for row in each]
STAGES = (10, 30, 100, 300, 1000, 3000, 10000)
"""So many decks for every row before any row gets more."""
UNKEPT = "earlier |"
"""So ends a line of which the single results were not kept; it stands until the row is measured again."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="no new decks after that; 0 only writes")
    parser.add_argument("--jobs", type=int, help="how many processes; by default one for each core")
    parser.add_argument("--cluster", help="the address of a Dask cluster that does the work instead")
    parser.add_argument("--only", default="", help="only rows that are printed with these words, and no other tables")
    asked = parser.parse_args()
    if not build.compiled():
        sys.exit("strength is measured on the compiled engine: make strength")
    end = time.monotonic() + asked.minutes * 60
    rows = [row for row in ROWS if asked.only in f"{row.game} {row.seats} {row.a} {row.b}"]
    with Pool(asked.jobs, asked.cluster) as pool:
        try:
            for stage in STAGES:
                for row in rows:
                    if time.monotonic() < end:
                        measure(row, stage, pool, end)
        except Late:
            print("The time is over; what was begun is played anew next time.")
        text = DOCUMENT.read_text(encoding="utf-8")
        found = listings(text) if asked.only else {**listings(text), **measurings(pool)}
        DOCUMENT.write_text(between_marks(text, found), encoding="utf-8")
    tidy()


def measure(row: Row, stage: int, pool: Pool, end: float) -> None:
    """Play a row as far as this stage goes, or until the time is over."""
    began = time.monotonic()
    players = pairing(row)
    kept = Kept(FOLDER, players)
    result = contest(players, min(stage, row.deals), pool, kept, partial(hurry, end), row.difference or None)
    if time.monotonic() - began > 1:
        print(f"{row.game} {row.seats} {row.a} – {row.b}: {result.mean:+.2f} [{result.low:+.2f}, {result.high:+.2f}]")


class Late(Exception):
    """The time is over."""


def hurry(end: float, pairing: Pairing, seen: Sequence[Observation]) -> None:
    if time.monotonic() > end + 60:
        raise Late


def pairing(row: Row) -> Pairing:
    options = game(row.game).options(row.options).dump()
    return Pairing(game=row.game, options=options, seats=row.seats, a=row.a, b=row.b, seed=SEED)


def known(row: Row) -> tuple[Result, int, str] | None:
    """What these players have played of a row: the result, over how many decks, and what the sequential test says."""
    players = pairing(row)
    seen = Kept(FOLDER, players).read() if path_of(row) else {}
    if len(seen) < 2:
        return None
    ordered = [seen[deck] for deck in sorted(seen)]
    return summed(players, ordered), len(ordered), verdict(row, ordered)


def verdict(row: Row, seen: Sequence[Observation]) -> str:
    """Whether a level is better than the one below: what the sequential test of the row says, or else the interval."""
    found = ""
    if row.difference:
        test = Sequential(row.difference)
        for each in seen:
            test.add(each.lead)
        found = test.verdict()
    elif row.judged and len(seen) >= Sequential.FEWEST:
        low, high = interval([each.lead for each in seen])
        found = "better" if low > 0 else "worse" if high < 0 else ""
    return found or ("undecided" if row.judged else "")


def between_marks(text: str, tables: Mapping[str, Sequence[str]]) -> str:
    """The page with these tables."""
    for name, lines in tables.items():
        first, last = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = text.partition(first)
        text = before + first + "\n" + "\n".join(lines) + "\n\n" + last + rest.partition(last)[2]
    return text


def path_of(row: Row) -> Path | None:
    """A file of what two players of these settings have played, whatever they do by now, which takes longer to say."""
    return next(FOLDER.glob(f"{Journal(FOLDER, pairing(row)).path.stem}-*"), None)


def tidy() -> None:
    """Keep no results of players that are no more."""
    present = {Kept(FOLDER, pairing(row)).path for row in ROWS if path_of(row)}
    for path in set(FOLDER.glob("*.jsonl")) - present:
        path.unlink()


def listings(text: str) -> dict[str, list[str]]:
    """The tables of rows that decks were played for."""
    return {name: listed(rows, text) for name, rows in SECTIONS.items()}


def measurings(pool: Pool) -> dict[str, list[str]]:
    """The tables whose figures are not kept."""
    return {"seats": mirrored(pool), "regret": regretted(pool), "belief": believed(pool)}


def listed(rows: Sequence[Row], before: str = "") -> list[str]:
    """A line of each row of which there are results, or of which the page says that they are not kept."""
    lines = [
        "| game | players | decks | won / lost / tied | first | out first | points per deal | p50 / p95 ms | wanted |"
    ]
    lines.append("|---|---|--:|--:|--:|--:|--:|--:|---|")
    for row in rows:
        found = known(row)
        if found:
            lines.append(line(row, *found))
        else:
            start = f"| {row.title}, {row.seats} | {row.a} – {row.b} |"
            unkept = [each for each in before.splitlines() if each.startswith(start) and each.endswith(UNKEPT)]
            # The row with the sequential test, if there are two, comes last.
            lines += unkept[-1:] if row.difference else unkept[:1]
    return lines


def headed(columns: Sequence[str]) -> list[str]:
    """The first two lines of a table; its first two columns are words, the others numbers."""
    return ["| " + " | ".join(columns) + " |", "|---|---|" + "--:|" * (len(columns) - 2)]


def line(row: Row, result: Result, decks: int, verdict: str) -> str:
    total = result.wins + result.losses + result.ties
    shares = " / ".join(f"{100 * each / total:.1f}" for each in (result.wins, result.losses, result.ties))
    first = f"{100 * result.firsts / total:.1f} %"
    out = f"{100 * result.first_out / total:.1f} %" if result.first_out else "–"
    points = f"{result.mean:+.2f} [{result.low:+.2f}, {result.high:+.2f}]"
    wanted = ", ".join(each for each in (row.wanted, verdict) if each)
    cells = [f"{row.title}, {row.seats}", f"{row.a} – {row.b}", f"{decks}", shares, first, out, points]
    return "| " + " | ".join([*cells, f"{result.p50_ms:.1f} / {result.p95_ms:.1f}", wanted]) + " |"


def mirrored(pool: Pool) -> list[str]:
    lines = [
        "| game | in every seat | decks | place | won / lost / tied | points per deal |",
        "|---|---|--:|--:|--:|--:|",
    ]
    tasks = [(row.game, dict(row.options), row.seats, row.a, range(row.deals), SEED) for row in MIRRORS]
    for row, places in zip(MIRRORS, pool.map(mirror, tasks), strict=True):
        for number, place in enumerate(places, 1):
            shares = " / ".join(f"{100 * each / row.deals:.1f}" for each in (place.wins, place.losses, place.ties))
            points = f"{place.mean:+.2f} [{place.low:+.2f}, {place.high:+.2f}]"
            lines.append(f"| {row.title}, {row.seats} | {row.a} | {row.deals} | {number} | {shares} | {points} |")
    return lines


def regretted(pool: Pool) -> list[str]:
    lines = headed(("game", "player", "worlds", "decisions", "points lost per decision"))
    tasks = [(row.game, dict(row.options), row.seats, row.a, range(row.deals), SEED, row.sampled) for row in REGRETS]
    for row, values in zip(REGRETS, pool.map(regrets, tasks), strict=True):
        if len(values) > 1:
            low, high = interval(values)
            mean = sum(values) / len(values)
            worlds = f"all, or {row.sampled}" if row.sampled else "all"
            cells = [
                f"{row.title}, {row.seats}",
                row.a,
                worlds,
                f"{len(values)}",
                f"{mean:.3f} [{low:.3f}, {high:.3f}]",
            ]
            lines.append("| " + " | ".join(cells) + " |")
    return lines


def believed(pool: Pool) -> list[str]:
    columns = ("positions", "effective worlds", "fell back", "true holder by chance", "weighted", "difference")
    lines = headed(("game", "all play like", *columns))
    tasks = [(row.game, dict(row.options), row.seats, range(row.deals), SEED) for row in BELIEFS]
    for row, seen in zip(BELIEFS, pool.map(beliefs, tasks), strict=True):
        gained = [each.weighted - each.uniform for each in seen]
        low, high = interval(gained)
        shares = [
            percent([each.share for each in seen]),
            percent([each.fell_back for each in seen]),
            percent([each.uniform for each in seen]),
            percent([each.weighted for each in seen]),
            f"{100 * sum(gained) / len(seen):+.2f} [{100 * low:+.2f}, {100 * high:+.2f}]",
        ]
        lines.append("| " + " | ".join([f"{row.title}, {row.seats}", row.a, f"{len(seen)}", *shares]) + " |")
    return lines


def percent(values: Sequence[float]) -> str:
    """Their mean."""
    return f"{100 * sum(values) / len(values):.1f} %"


if __name__ == "__main__":
    main()
