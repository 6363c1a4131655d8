"""How long a quick review of one seat takes, of a match of each game with every number of players: `make reviews`."""

from __future__ import annotations

import argparse
import time

from mazzo import build
from mazzo.arena.deals import generator
from mazzo.bots.players import player
from mazzo.games import game
from mazzo.kernel.contract import NOBODY
from mazzo.record.course import Course
from mazzo.review.decisions import decisions
from mazzo.review.reviewing import BUDGETS, QUICK, judged
from strength_rows import FORMS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3, help="of each form")
    parser.add_argument("--level", choices=BUDGETS, default=QUICK)
    asked = parser.parse_args()
    print(f"{build.kind()}, {asked.level}; seconds of the processor for one seat's decisions of a match")
    print(f"{'game':28}{'decisions':>10}{'median':>8}{'most':>8}")
    for name, seats, options in FORMS:
        found = sorted(
            reviewed(name, seats, options, f"reviews/{number}", asked.level) for number in range(asked.matches)
        )
        times = sorted(spent for spent, _ in found)
        decided = sum(count for _, count in found) // len(found)
        title = f"{name} {' '.join(map(str, options.values()))} {seats}"
        print(f"{title:28}{decided:10}{times[len(times) // 2]:8.1f}{times[-1]:8.1f}", flush=True)


def reviewed(name: str, seats: int, options: dict[str, str | int], seed: str, level: str) -> tuple[float, int]:
    """How long it takes to judge the first seat in a match of club players, and how much it decided."""
    rules = game(name)
    course = Course(rules, rules.options(options), seats, seed.encode().rjust(32, b"\0"))
    club, rng = player(rules, "club"), generator(seed, 0, 0)
    while not course.finished:
        while not course.over:
            seat = course.to_act()[0]
            chooser = course.round.chooser(seat)
            by_rule = chooser == NOBODY
            course.play(seat, course.round.nth(seat, 0) if by_rule else club(course.round.view(chooser), rng))
        course.advance()
    begun = time.process_time()
    found = [judged(rules, each, level) for each in decisions(course, [0])]
    return time.process_time() - begun, sum(each is not None for each in found)


if __name__ == "__main__":
    main()
