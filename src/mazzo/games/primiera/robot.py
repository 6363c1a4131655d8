"""The robot of the three-player game: while it has no partner it takes what lies furthest left in the row (PM-A14)."""

from __future__ import annotations

from mazzo.games.primiera import captures
from mazzo.games.primiera.deck import RANK
from mazzo.kernel.bits import TOP, gathered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


def automatic_capture(row: bytes, card: i64, mean_position: bool) -> i64:
    """The set that the robot takes with a card, by the places of the row read from left to right."""
    table = gathered(row)
    number = (captures.ways(table) >> captures.WAYS_SHIFT[card]) & 63
    best: i64 = 0
    best_places: list[int] = []
    n: i64 = 0
    while n < number:
        taken = captures.nth_capture(table, RANK[card], n)
        n += 1
        places = [place for place in range(len(row)) if taken & (TOP >> (61 - row[place]))]
        if not best_places or further_left(places, best_places, mean_position):
            best = taken
            best_places = places
    return best


def further_left(some: list[int], others: list[int], mean_position: bool) -> bool:
    """Whether some places come before others: by their mean if the option says so, then as in a dictionary."""
    if mean_position:
        difference = sum(some) * len(others) - sum(others) * len(some)
        if difference:
            return difference < 0
    return some < others
