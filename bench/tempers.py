"""Measure what the temperaments of bots cost and write it into docs/bots.md: `make tempers`.

Each level with a temperament against the same level without one, on duplicate deals; beside it, what the level is ahead
of a player who plays at random, which is what the cost is a share of. It goes on where it was stopped; a pair of which
one decides in another way by now begins anew.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from mazzo import build
from mazzo.arena.deals import Observation, Pairing
from mazzo.arena.pool import Pool
from mazzo.arena.statistics import Result
from mazzo.arena.tournament import Journal, contest, summed
from mazzo.bots import AS
from mazzo.bots.house import HOUSE
from mazzo.games import game
from strength_code import code_of

DOCUMENT = Path(__file__).parent.parent / "docs" / "bots.md"
FOLDER = Path(__file__).parent.parent / "build" / "tempers"
SEED = "tempers"
FEWEST = 20
"""With fewer decks a level is not in the table."""
STAGES = (10, 30, 100, 300, 1000, 3000)
"""So many decks for every pair before any gets more."""


class Column(Struct, frozen=True, kw_only=True):
    """A game, and a level of it."""

    game: str
    seats: int
    level: str
    deals: int
    variant: str = ""

    @property
    def title(self) -> str:
        return " ".join(filter(None, (self.game, self.variant, f"{self.level}")))


COLUMNS = [
    Column(game="primiera", variant="classic", seats=4, level="club", deals=3000),
    Column(game="nain_jaune", seats=3, level="club", deals=3000),
    Column(game="primo", seats=2, level="club", deals=300),
    Column(game="tarock", seats=4, level="club", deals=3000),
    Column(game="primiera", variant="classic", seats=4, level="expert/20", deals=300),
    Column(game="nain_jaune", seats=3, level="expert/20", deals=300),
    Column(game="tarock", seats=4, level="expert/20", deals=300),
    Column(game="primiera", variant="classic", seats=4, level="expert", deals=100),
    Column(game="nain_jaune", seats=3, level="expert", deals=100),
    Column(game="tarock", seats=4, level="expert", deals=100),
]


class Late(Exception):
    """The time is over."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="no new decks after that; 0 only writes")
    parser.add_argument("--jobs", type=int, help="how many processes; by default one for each core")
    parser.add_argument("--only", default="", help="only columns whose title contains this; writes nothing")
    asked = parser.parse_args()
    if not build.compiled():
        sys.exit("what temperaments cost is measured on the compiled engine: make tempers")
    end = time.monotonic() + asked.minutes * 60
    columns = [column for column in COLUMNS if asked.only in column.title]
    with Pool(asked.jobs) as pool:
        try:
            for stage in STAGES:
                for column in columns:
                    for pairing in pairings(column):
                        journal = Journal(FOLDER / code_of(pairing), pairing)
                        contest(pairing, min(stage, column.deals), pool, journal, partial(hurry, end))
        except Late:
            print("The time is over; what was begun is played anew next time.")
    if asked.only:
        print("\n".join(table(columns)))
    else:
        write(DOCUMENT)


def hurry(end: float, pairing: Pairing, seen: Sequence[Observation]) -> None:
    if time.monotonic() > end:
        raise Late


def pairings(column: Column) -> list[Pairing]:
    """The level against one who plays at random, then with each temperament against itself without one."""
    options = game(column.game).options({"variant": column.variant} if column.variant else {}).dump()
    pairs = [(column.level, "random"), *((f"{column.level}{AS}{bot}", column.level) for bot in HOUSE)]
    return [Pairing(game=column.game, options=options, seats=column.seats, a=a, b=b, seed=SEED) for a, b in pairs]


def known(pairing: Pairing) -> tuple[Result, int] | None:
    """What has been played, over how many decks."""
    seen = Journal(FOLDER / code_of(pairing), pairing).read()
    return (summed(pairing, list(seen.values())), len(seen)) if len(seen) > 1 else None


def table(columns: Sequence[Column]) -> list[str]:
    """A line for each bot, a column for each level of a game."""
    every = [(column, [known(pairing) for pairing in pairings(column)]) for column in columns]
    # Of a few decks nothing can be said.
    told = [all(one and one[1] >= FEWEST for one in each) for _, each in every]
    columns = [column for (column, _), enough in zip(every, told, strict=True) if enough]
    found = [each for (_, each), enough in zip(every, told, strict=True) if enough]
    lines = [
        "| | " + " | ".join(f"{column.title}, {column.seats}" for column in columns) + " |",
        "|---|" + "--:|" * len(columns),
        "| lead over `random` | " + " | ".join(lead(each[0]) for each in found) + " |",
        "| decks | " + " | ".join(f"{min(one[1] if one else 0 for one in each)}" for each in found) + " |",
    ]
    for place, bot in enumerate(HOUSE, 1):
        cells = [cost(each[place], each[0]) for each in found]
        lines.append(f"| {bot.title()} ({HOUSE[bot]}) | " + " | ".join(cells) + " |")
    return lines


def lead(seen: tuple[Result, int] | None) -> str:
    return f"{seen[0].mean:+.2f}" if seen else "–"


def cost(seen: tuple[Result, int] | None, best: tuple[Result, int] | None) -> str:
    """What is won or lost by it, its error, and what share of the lead is lost."""
    if not seen or not best:
        return "–"
    result, error = seen[0], (seen[0].high - seen[0].low) / 2
    share = -100 * result.mean / best[0].mean
    return f"{result.mean:+.2f} ± {error:.2f} ({share:.1f} %)"


def write(document: Path) -> None:
    """Put the table between its marks."""
    text = document.read_text(encoding="utf-8")
    before, first, rest = text.partition("<!-- tempers -->\n")
    _, last, after = rest.partition("<!-- end of tempers -->")
    document.write_text(before + first + "\n" + "\n".join(table(COLUMNS)) + "\n\n" + last + after, encoding="utf-8")


if __name__ == "__main__":
    main()
