"""How long the levels think on this machine and this build, beside what they may: `make calibrate`.

Each level plays itself for a while; times are of the processor, of decisions between several moves. The last column is
the budget at which nearly all decisions would keep just within the limit; a level's is chosen well below the least of
its game's.
"""

from __future__ import annotations

import argparse
import time

from mazzo import build
from mazzo.arena.deals import dealt, generator, play
from mazzo.arena.statistics import percentile
from mazzo.games import game, names
from mazzo.kernel.levels import LEVELS, POLICY, Level
from strength_rows import FORMS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="for each row")
    parser.add_argument("--game", choices=names())
    parser.add_argument("--level", choices=LEVELS)
    asked = parser.parse_args()
    print(f"{build.kind()}; milliseconds a decision")
    print(f"{'game':24}{'level':10}{'decisions':>10}{'p50':>8}{'p95':>8}{'most':>8}{'may':>6}{'budget':>8}{'could':>8}")
    for name, seats, options in FORMS:
        for level in LEVELS:
            if asked.game in (None, name) and asked.level in (None, level):
                times = thinking(name, seats, options, level, asked.seconds)
                show(f"{name} {' '.join(map(str, options.values()))} {seats}", level, game(name).levels[level], times)


def thinking(name: str, seats: int, options: dict[str, str | int], level: str, seconds: float) -> list[float]:
    """The times of a level against itself, over whole rounds."""
    found = game(name)
    chosen = found.options(options)
    times: dict[str, list[float]] = {"a": []}
    end = time.monotonic() + seconds
    deck = 0
    while not deck or time.monotonic() < end:
        match, round = dealt(found, chosen, seats, deck, "calibrate")
        rngs = [generator("calibrate", deck, seat) for seat in range(seats)]
        play(found, match, round, "a" * seats, {"a": level}, rngs, times)
        deck += 1
    return times["a"]


def show(title: str, name: str, level: Level, times: list[float]) -> None:
    p95 = percentile(times, 95)
    budget = level.compiled if build.compiled() else level.interpreted
    could = f"{int(budget * level.milliseconds / p95)}" if level.search != POLICY and p95 else ""
    print(
        f"{title:24}{name:10}{len(times):10}{percentile(times, 50):8.1f}{p95:8.1f}{max(times):8.1f}"
        f"{level.milliseconds:6}{budget:8}{could:>8}",
        flush=True,
    )


if __name__ == "__main__":
    main()
