"""What everybody knows of a game of Primo, and the questions that need nothing else.

`facts` is what everybody saw of each seat's cards; what it proves is worked out in `facts.py`. Exchanges, up to 63 at a
time, are counted rather than listed.
"""

from __future__ import annotations

from mazzo.games.primo import dead, rows
from mazzo.games.primo import moves as plays
from mazzo.games.primo.deck import KINDS, written
from mazzo.games.primo.setup import IDLE_ROUNDS, Setup
from mazzo.kernel import bits, contract

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

NOTHING: Final[list[int]] = []
"""Shared by all rounds, which put other lists in its place and never add to it: copies are made by the million."""

UNWRITTEN: Final[list[bytes]] = []
"""Shared likewise."""

NONE_GONE: Final = bytes(KINDS)

FINISHED: Final = 3
"""What the one who has finished gets (PO-A24)."""


class Public(contract.Round):
    """The rows, whose turn it is, and what was seen. Only a `Round`, which knows the cards, is played."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.left_rows: i64 = 0
        """The rows A to C,"""
        self.right_rows: i64 = 0
        """and D to F."""
        self.dealt = b""
        """With how many cards each seat began, in hand and pile."""
        self.facts: list[bytes] = UNWRITTEN
        self.gone = NONE_GONE
        """How many cards of each kind have left the game."""
        self.turn: i64 = setup.order[0]
        """The seat on turn, -1 when the game is over."""
        self.played: i64 = 0
        """Hand cards played in this turn."""
        self.steps: i64 = 0
        """Moves made in this turn."""
        self.tops: i64 = 0
        """The columns where Top was played in this turn (PO-A11)."""
        self.layouts: list[int] = NOTHING
        """If rows were shifted since the turn began or the last hand card was played: every layout since then, two
        numbers each (PO-A20). A first shift needs no memory, since none leaves the layout as it is."""
        self.idle: i64 = 0
        """Turns in a row without a played hand card."""
        self.finisher: i64 = -1
        self.first_table = b""
        """The six cards with which the rows began; none if the game was arranged."""
        self.origin: Public | None = None
        """How an arranged game began."""
        self._shares = False
        """Whether the lists may be those of a copy, too: who changes one then takes lists of its own (`Round.own`)."""

    def take(self, other: Public) -> None:
        """Copy all that everybody knows of another game. The lists are shared until one of the two changes them."""
        self._shares = True
        other._shares = True
        self.left_rows = other.left_rows
        self.right_rows = other.right_rows
        self.dealt = other.dealt
        self.facts = other.facts
        self.gone = other.gone
        self.turn = other.turn
        self.played = other.played
        self.steps = other.steps
        self.tops = other.tops
        self.layouts = other.layouts
        self.idle = other.idle
        self.finisher = other.finisher
        self.first_table = other.first_table
        self.origin = other.origin

    def written(self) -> str:
        """What everybody sees, in notation: each row from its head to its tail."""
        table = " | ".join([written(rows.kinds_of(row)) for row in self.table])
        return f"rows {table}, {self.awaited()}"

    @property
    def layout(self) -> tuple[i64, i64]:
        """The six rows in two numbers."""
        return self.left_rows, self.right_rows

    @layout.setter
    def layout(self, layout: tuple[i64, i64]) -> None:
        self.left_rows = layout[0]
        self.right_rows = layout[1]

    @property
    def table(self) -> list[int]:
        """The six rows, A to F."""
        return rows.unpacked(self.layout)

    @table.setter
    def table(self, table: list[int]) -> None:
        self.layout = rows.packed(table)

    def waiting(self) -> i64:
        if self.turn < 0:
            return 0
        return bits.TOP >> (61 - self.turn)

    def chooser(self, seat: i64) -> i64:
        return seat

    def undoable(self) -> i64:
        """Nothing hidden is shown before a turn closes, so its moves may be taken back, down to its start (PO-A08)."""
        return self.steps

    def seen(self, seat: i64, move: i64, viewer: i64) -> i64:
        return plays.hidden_swap(move) if plays.kind_of(move) == plays.SWAP and viewer != seat else move

    def plays_with(self, hand: i64) -> list[int]:
        """What the seat on turn may do with this hand, but for exchanges and the pass."""
        return plays.turn_plays(self.setup, self.layout, self.tops, hand, self.steps, self.played, self.layouts)

    def may_exchange(self) -> bool:
        """Whether the seat on turn may still exchange or pass: its turn has not begun."""
        return self.steps == 0

    def with_exchanges(self, hand: i64, found: list[int]) -> list[int]:
        """These plays and, if they are allowed, the exchanges and the pass before them."""
        return [*plays.swaps(hand), plays.PASS, *found] if self.may_exchange() else list(found)

    def playable(self) -> i64:
        """The kinds that a hand could play now, as a bit mask."""
        return plays.playable_kinds(self.setup, self.layout, self.tops)

    def held_by_anyone(self) -> list[int]:
        """How many cards of each kind all hands and piles hold together."""
        return dead.held_by_anyone(self.setup, self.layout, self.gone)

    def blocked(self) -> bool:
        """Whether the game cannot go on (PO-A19)."""
        return self.idle >= IDLE_ROUNDS * self.setup.seats or dead.is_dead(self.setup, self.layout, self.gone)

    def points(self, seat: i64, owned: i64) -> i64:
        """What a seat gets that has so many cards left."""
        return (FINISHED if seat == self.finisher else 0) - owned


def copied(public: Public) -> Public:
    """The open part of a game, apart from it."""
    twin = Public(public.setup)  # type: ignore[abstract]  # It never plays.
    twin.take(public)
    return twin
