"""The end race of two: once one is near the last card, many ways to end a turn are worth a look, the short ones first.

How far one goes decides then what the other can still lay, so that to stop short may win where most cards lose. With
more players it is not in one's hand what comes in between: there it brought nothing.
"""

from __future__ import annotations

from mazzo.games.primo import round as rounds
from mazzo.games.primo import rows
from mazzo.games.primo.setup import IGNORED
from mazzo.games.primo.solver import holds_special

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

TWO: Final = 2
NEAR: Final = 8
"""With so many cards left to somebody, in hand and pile."""
POSITIONS: Final = 200
"""Looked at, about; the shortest turns come first."""
MOST: Final = 12
"""So many turns are compared at most."""


def is_near(round: rounds.Round) -> bool:
    """Whether the race is on. Both can count that."""
    return round.setup.seats == TWO and (round.owned(0) <= NEAR or round.owned(1) <= NEAR)


def endings(round: rounds.Round, seat: i64, positions: i64) -> list[list[int]]:
    """Play turns, or what is left of one, that end with other rows or another hand, the shortest first: all that end
    within so many positions, none with an exchange or a pass. Only one that wins, if there is one."""
    found: list[list[int]] = []
    reached = [round]
    lines: list[list[int]] = [[]]
    seen = {outcome(round, seat)}
    place = 0
    while place < len(reached) < positions:
        for move in reached[place].plays():
            after = reached[place].copy()
            after.play(seat, move)
            line = [*lines[place], move]
            if after.finisher == seat:
                return [line]
            end = outcome(after, seat)
            if end in seen:
                continue
            seen.add(end)
            if after.turn == seat:
                reached.append(after)
                lines.append(line)
            else:
                found.append(line)
        place += 1
    return found


def outcome(round: rounds.Round, seat: i64) -> tuple[int, ...]:
    """What a turn has come to. Columns count as long as a special can be played or was, colours unless ignored."""
    mask: i64 = rows.INTERVAL if round.setup.colours == IGNORED else -1
    table = [row & mask for row in round.table]
    if not round.tops and not holds_special(round.hand(seat)):
        table.sort()
    return (*table, round.tops, round.hands[seat], round.turn)


def spread(lines: list[list[int]], most: i64) -> list[list[int]]:
    """So many of them at most, from all lengths."""
    step = (len(lines) + most - 1) // most
    return lines[::step] if step > 1 else lines
