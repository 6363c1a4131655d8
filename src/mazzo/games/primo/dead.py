"""The test for a dead game (PO-A19): whether anybody can ever play a card again. It asks only what everybody knows.

Shifts of a part only exchange tails. So as long as no row is completed, the tails stay the same, with their colours in
the colour variants, and it is enough to look at the table as it lies. But such a shift may complete a row, which leaves
a column empty: that is searched for, over at most as many layouts as six tails can be exchanged in.
"""

from __future__ import annotations

from mazzo.games.primo import rows
from mazzo.games.primo.deck import COLUMNS, COPIES, NIMM, SPECIALS, TOP_CARD, copies
from mazzo.games.primo.moves import NUMBER_KINDS, playable_kinds, shifted, shifts
from mazzo.games.primo.setup import IGNORED, Setup

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


def is_dead(setup: Setup, table: tuple[i64, i64], gone: bytes) -> bool:
    """No special left, no empty column and no way to one, no number to lay."""
    if gone[TOP_CARD] + gone[NIMM] < SPECIALS:
        return False
    if has_empty(table):
        return False
    playable = playable_kinds(setup, table, 0)
    return not anyone_holds(table, gone, playable & NUMBER_KINDS) and not can_empty_a_column(setup, table)


def anyone_holds(table: tuple[i64, i64], gone: bytes, kinds: i64) -> bool:
    """Whether hands and piles hold a number of one of these kinds."""
    kind: i64 = 0
    while kind < TOP_CARD:
        if kinds >> kind & 1:
            number: i64 = COPIES - gone[kind]
            column: i64 = 0
            while column < COLUMNS:
                if rows.holds(rows.row_at(table, column), kind):
                    number -= 1
                column += 1
            if number > 0:
                return True
        kind += 1
    return False


def held_by_anyone(setup: Setup, table: tuple[i64, i64], gone: bytes) -> list[int]:
    """How many cards of each kind all hands and piles hold together."""
    held = copies(setup.top_cards)
    for kind, number in enumerate(gone):
        held[kind] -= number
    for row in rows.unpacked(table):
        for kind in rows.kinds_of(row):
            held[kind] -= 1
    return held


def can_empty_a_column(setup: Setup, table: tuple[i64, i64]) -> bool:
    """Whether shifts alone can: a whole row that fits under another, or a row that they complete."""
    if setup.colours == IGNORED:
        table = rows.packed([row & rows.INTERVAL for row in rows.unpacked(table)])
    seen = {table}
    found = [table]
    while found:
        before = found.pop()
        for move in shifts(setup, before):
            after = shifted(before, move)
            if has_empty(after):
                return True
            if after not in seen:
                seen.add(after)
                found.append(after)
    return False


def has_empty(table: tuple[i64, i64]) -> bool:
    column: i64 = 0
    while column < COLUMNS:
        if not rows.row_at(table, column):
            return True
        column += 1
    return False
