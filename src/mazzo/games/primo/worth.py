"""What it is worth to stop a turn: the table that the next player finds, and the cards kept in the hand.

All is measured against a card that one gets rid of, which is worth 100. The weights say how a player judges.
"""

from __future__ import annotations

from mazzo.games.primo import rows
from mazzo.games.primo.deck import COLUMNS, NUMBER
from mazzo.kernel.bits import TOP
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

FAR: Final = 12
"""With more cards than this to get rid of, the end is far."""


class Weights(State):
    """How a player judges what a turn leaves behind."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = (
        "top_kept",
        "nimm_kept",
        "nimm_gives",
        "empty_column",
        "run",
        "close",
        "stale",
        "by_chance",
    )

    def __init__(
        self,
        top_kept: i64 = 0,
        nimm_kept: i64 = 0,
        nimm_gives: i64 = 0,
        empty_column: i64 = 0,
        run: i64 = 0,
        close: i64 = 0,
        stale: i64 = 0,
        by_chance: bool = False,
    ) -> None:
        self.top_kept = top_kept
        """What Top is worth in the hand as long as the end is far: it may free several cards later."""
        self.nimm_kept = nimm_kept
        """The same for Nimm."""
        self.nimm_gives = nimm_gives
        """What it is worth that another player takes a card."""
        self.empty_column = empty_column
        """What an empty column is worth to the next player."""
        self.run = run
        """What it is worth to keep two cards that follow each other."""
        self.close = close
        """What it is worth to keep a card that lacks one card to fit."""
        self.stale = stale
        """What a number in the hand is worth less than a card that is drawn in its place: it did not fit."""
        self.by_chance = by_chance
        """Whether an exchange weighs the chances of each card; else all numbers go."""
        self.slack = 4 * (run + close) + 20
        """More than what a turn may be worth beyond its cards."""

    def leaving(self, table: tuple[i64, i64], hand: i64) -> i64:
        """What it is worth to leave this table, and to keep this hand."""
        value: i64 = 0
        wanted: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            row = rows.row_at(table, column)
            if not row:
                value -= self.empty_column
            elif rows.tail(row) > 2:
                wanted |= TOP >> (63 - rows.tail(row))
            column += 1
        before: i64 = -1
        while hand:
            number: i64 = NUMBER[(hand & 31) - 1]
            hand >>= 5
            if number:
                value -= self.stale
                if number == before + 1:
                    value += self.run
                before = number
                if wanted >> number & 1:
                    value += self.close
        return value


PLAIN: Final = Weights()
"""As many cards as possible, and nothing else."""
CLUB: Final = Weights(150, 150, 20, 15, 4, 2, 0, True)
SHREWD: Final = Weights(80, 200, 20, 15, 4, 2, 30)
"""Rather draws anew than plays a single card; keeps Nimm longer than Top."""
