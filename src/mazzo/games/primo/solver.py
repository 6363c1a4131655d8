"""The turn solver: which plays get rid of most cards in one turn, and leave a good table and a good hand behind.

It searches depth first over tables and hands, each visited once. A table is known by its intervals, with the head's
colour where colours matter, and the order of the columns counts only as long as a special can be played or was: that
keeps the search small. Shifts of a part only exchange tails, which is of use where a row that begins with 13 may be
completed; elsewhere they are left out. A cap keeps it quick; then the best turn so far is as good as it gets.
"""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo import rows
from mazzo.games.primo.deck import (
    COLOUR,
    COLUMNS,
    NIMM,
    NUMBER,
    TOP_CARD,
    hand_list,
    hand_of,
    hand_size,
    hand_without,
)
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.setup import IGNORED, Setup
from mazzo.games.primo.worth import CLUB, FAR, Weights
from mazzo.kernel.bits import TOP
from mazzo.kernel.compiling import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

CARD: Final = 100
"""What it is worth to be rid of a card; everything else is measured against it."""
FINISH: Final = 100000
NOTHING: Final = -1


@final
class Solver:
    """One search from one position."""

    def __init__(
        self, setup: Setup, owned: i64, last_hand: bool, takers: i64, cap: i64, weights: Weights = CLUB
    ) -> None:
        self.setup = setup
        self.owned = owned
        """How many cards the player still has, hand and pile."""
        self.last_hand = last_hand
        """Whether the pile is empty, so that playing the whole hand wins."""
        self.takers = takers
        """How many others Nimm gives a card to."""
        self.cap = cap
        """How many positions are looked at, about."""
        self.weights = weights
        """How the player judges what a turn leaves behind."""
        self.hand: i64 = 0
        """The hand at the start; colourless where colours are ignored."""
        self.nodes: i64 = 0
        self.best: i64 = 0
        self.line: list[int] = []
        """The moves of the best turn so far, without its end."""
        self.path: list[int] = []
        """The moves that lead to the position that is being looked at."""
        self.visited: set[int] = set()

    def __reduce__(self) -> tuple[Any, ...]:
        return Solver, (self.setup, self.owned, self.last_hand, self.takers, self.cap, self.weights)

    def solve(self, table: tuple[i64, i64], hand: i64, tops: i64, legal: list[int], stopping: i64) -> i64:
        """The first move of the best turn, or NOTHING if no turn is worth more than stopping here."""
        self.hand = self.plain_hand(hand)
        self.best = stopping
        self.visited.add(self.key(table, self.hand, tops))
        for move in legal:
            if kind_of(move) != plays.SHIFT and kind_of(move) != plays.END:
                self.follow(table, self.hand, tops, 0, move)
        self.shift_on(table, self.hand, tops, 0, [move for move in legal if kind_of(move) == plays.SHIFT])
        return self.line[0] if self.line else NOTHING

    def plain(self, kind: i64) -> i64:
        """A card as the search knows it."""
        return kind - COLOUR[kind] if self.setup.colours == IGNORED else kind

    def plain_hand(self, hand: i64) -> i64:
        return hand_of([self.plain(kind) for kind in hand_list(hand)])

    def follow(self, table: tuple[i64, i64], hand: i64, tops: i64, gain: i64, move: i64) -> None:
        """Make a move, note what stopping after it would be worth, and search on."""
        what = kind_of(move)
        gain -= 1
        if what == plays.SHIFT:
            table = plays.shifted(table, move)
        elif what == plays.PLAY_TOP or what == plays.PLAY_NIMM:
            column = (move >> 3) & 7
            gain += CARD
            far = self.owned > FAR
            if what == plays.PLAY_TOP:
                if far:
                    gain -= self.weights.top_kept
                hand = hand_without(hand, TOP_CARD)
                tops |= TOP >> (61 - column)
            else:
                if far:
                    gain -= self.weights.nimm_kept
                hand = hand_without(hand, NIMM)
                step: i64 = 1 if column == 0 else -1
                taken: i64 = 0
                while taken < self.takers and 0 <= column < COLUMNS:
                    row = rows.row_at(table, column)
                    if row:
                        table = rows.with_row(table, column, rows.without_head(row))
                        taken += 1
                    column += step
                gain += self.weights.nimm_gives * taken
        else:
            column = (move >> 8) & 7
            kind = self.plain((move >> 3) & 31)
            gain += CARD
            hand = hand_without(hand, kind)
            row = rows.row_at(table, column)
            if what == plays.HEAD:
                row = rows.topped(row, NUMBER[kind], COLOUR[kind])
            else:
                row = rows.appended(row, rows.single(NUMBER[kind], COLOUR[kind]))
            table = rows.with_row(table, column, rows.EMPTY if rows.is_full(row) else row)
        seen = self.key(table, hand, tops)
        if seen in self.visited:
            return
        self.visited.add(seen)
        self.nodes += 1
        self.path.append(move)
        if what != plays.SHIFT:
            value = gain + self.leaf(table, hand)
            if value > self.best:
                self.best = value
                self.line = list(self.path)
        if hand and self.nodes < self.cap and gain + CARD * hand_size(hand) + self.weights.slack > self.best:
            for next_move in plays.hand_plays(self.setup, table, tops, hand):
                self.follow(table, hand, tops, gain, next_move)
            self.shift_on(table, hand, tops, gain, plays.shifts(self.setup, table))
        self.path.pop()

    def shift_on(self, table: tuple[i64, i64], hand: i64, tops: i64, gain: i64, shifts: list[int]) -> None:
        """Follow shifts, those that free a column first: else the search would get there by many others, one by one."""
        for move in shifts:
            if frees_column(table, move):
                self.follow(table, hand, tops, gain, move)
        if has_thirteen(table):
            for move in shifts:
                if not frees_column(table, move):
                    self.follow(table, hand, tops, gain, move)

    def leaf(self, table: tuple[i64, i64], hand: i64) -> i64:
        """What a turn that stops here is worth beside the cards it got rid of."""
        if not hand and self.last_hand:
            return FINISH
        return self.weights.leaving(table, hand)

    def key(self, table: tuple[i64, i64], hand: i64, tops: i64) -> i64:
        """A number that is equal for positions from which the same can be reached."""
        column: i64 = 0
        packed: i64 = 0
        ordered = tops != 0 or holds_special(hand)
        while column < COLUMNS:
            code = self.code(rows.row_at(table, column))
            if ordered:
                packed = packed << 8 | code
            elif code:
                packed = with_code(packed, code)
            column += 1
        packed = packed << COLUMNS | self.kept(hand)
        return (packed << COLUMNS | tops) << 1 | (1 if ordered else 0)

    def code(self, row: i64) -> i64:
        """A row in eight bits."""
        if not row:
            return 0
        number = rows.head(row)
        code = number * (number - 1) // 2 + rows.tail(row)
        return code if self.setup.colours == IGNORED else code | rows.colour_at(row, number) << 7

    def kept(self, hand: i64) -> i64:
        """Which cards of the hand are still there, one bit each."""
        mask: i64 = 0
        cards = self.hand
        while cards:
            mask <<= 1
            if (cards & 31) == (hand & 31):
                mask |= 1
                hand >>= 5
            cards >>= 5
        return mask


def has_thirteen(table: tuple[i64, i64]) -> bool:
    """Whether a row begins with 13."""
    column: i64 = 0
    while column < COLUMNS:
        if rows.head(rows.row_at(table, column)) == rows.FULL:
            return True
        column += 1
    return False


def frees_column(table: tuple[i64, i64], move: i64) -> bool:
    """Whether a shift moves a whole row, or completes one."""
    row = rows.row_at(table, (move >> 3) & 7)
    if rows.head(row) == (move >> 6) & 15:
        return True
    return rows.tail(row) == 1 and rows.head(rows.row_at(table, (move >> 10) & 7)) == rows.FULL


def holds_special(hand: i64) -> bool:
    """Whether the last card of a hand, in deck order, is Top or Nimm."""
    while hand >> 5:
        hand >>= 5
    return hand > TOP_CARD


def with_code(codes: i64, code: i64) -> i64:
    """Codes in ascending order, and one more."""
    shift: i64 = 0
    above = codes
    while above and (above & 255) <= code:
        above >>= 8
        shift += 8
    return ((above << 8 | code) << shift) | (codes - (above << shift))
