"""What every game's round and view can do.

Plain base classes with abstract methods, because `Protocol` and `ABC` cost speed when compiled. A move is an int whose
meaning is the game's own; text exists only in notation. `mazzo.testing.test_contract` holds every game to this.
"""

from __future__ import annotations

from abc import abstractmethod

from mazzo.kernel.bits import listed
from mazzo.kernel.compiling import mypyc_attr
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

WATCHER: Final = -1
"""The viewer who holds no seat and knows what is public."""

NOBODY: Final = -1
"""The chooser of a move that no person decides."""


class Deal(State):
    """The cards of a round as they were dealt: each hand in dealing order, the face-up table, what is dealt later."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("hands", "table", "stock")

    def __init__(self, hands: list[list[int]], table: list[int], stock: list[int]) -> None:
        self.hands = hands
        self.table = table
        self.stock = stock

    def __repr__(self) -> str:
        """In numbers of cards: what makes the same deal again. `Game.written` has it in notation."""
        return f"Deal({self.hands}, {self.table}, {self.stock})"


def whose(seat: i64) -> str:
    """A viewer, in words for those who look into a view."""
    return "a watcher" if seat == WATCHER else f"seat {seat}"


# Games that nobody compiles derive from these as well (`mazzo.kernel.simple`).
@mypyc_attr(allow_interpreted_subclasses=True)
class Round(State):
    """One deal, from the cards dealt to the count. Knows every card."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("setup",)

    def __repr__(self) -> str:
        return f"<Round: {self.awaited()}>"

    def awaited(self) -> str:
        """Who may act now, in words for those who look into a round."""
        seats = listed(self.waiting())
        if not seats:
            return "over"
        return f"{'seats' if len(seats) > 1 else 'seat'} {' '.join([str(seat) for seat in seats])} to act"

    @abstractmethod
    def waiting(self) -> i64:
        """The seats that may act now, as a bit mask; 0 when the round is over."""

    @abstractmethod
    def moves(self, seat: i64) -> list[int]:
        """Every legal move of a seat in canonical order; none if that seat is not waiting."""

    @abstractmethod
    def count(self, seat: i64) -> i64:
        """How many moves a waiting seat has."""

    @abstractmethod
    def nth(self, seat: i64, n: i64) -> i64:
        """`moves(seat)[n]`, without a list."""

    @abstractmethod
    def play(self, seat: i64, move: i64) -> None:
        """Make a move. Trusts its caller that the move is legal: a search has no time to check. `Course.play` does."""

    @abstractmethod
    def chooser(self, seat: i64) -> i64:
        """Who decides for a seat: itself, another seat, or NOBODY while its moves are automatic."""

    def undoable(self) -> i64:
        """How many of the latest moves the seat on turn may take back freely: none, where a turn is one move."""
        return 0

    @abstractmethod
    def seen(self, seat: i64, move: i64, viewer: i64) -> i64:
        """The move that a seat is about to make, as a viewer will see it: itself, or the game's hidden form of it."""

    @abstractmethod
    def anew(self, dealt: Deal) -> Round:
        """A round under the same rules and in the same order that begins with these cards."""

    @abstractmethod
    def copy(self) -> Round:
        """The same position without its history, for searching."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat, once the round is over."""

    def worth(self) -> list[int]:
        """What a finished round is worth to each seat, for a search: its points, or what they do for the match."""
        return self.scores()

    def first_out(self) -> i64:
        """The seat that ended the round by being rid of its cards, where rounds end so; else NOBODY."""
        return NOBODY

    def standing(self) -> list[int]:
        """The points of each seat as it stands, for a search that looks no further."""
        return self.scores()

    @abstractmethod
    def view(self, seat: i64) -> View:
        """What a seat, or a WATCHER, knows."""

    def glimpse(self, seat: i64) -> View:
        """The same, for as long as it takes to decide: where copying takes long, it goes with the round."""
        return self.view(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class View(State):
    """What one seat, or a watcher, knows of a round. It has no field for what that viewer may not know.

    `dump` is what a bot in another process gets, and `log` in it the history, or None; the game's `load_view` reads it.
    """

    @abstractmethod
    def deciding(self) -> i64:
        """The seat for which this viewer decides now: its own, one it plays for, or NOBODY."""

    @abstractmethod
    def moves(self) -> list[int]:
        """The legal moves of the seat for which this viewer decides now."""

    @abstractmethod
    def world(self, rng: Rng) -> Round:
        """A round that this viewer cannot tell from the real one, uniform over the hidden cards' places."""

    def sketch(self, rng: Rng) -> Round:
        """A round in which this viewer sees the same, for players who look no further: a world, or quicker to make."""
        return self.world(rng)

    def guess(self, rng: Rng) -> Round:
        """A world for searching: any that is likely enough, where exact ones take long."""
        return self.world(rng)

    def stake(self) -> i64:
        """How many times larger differences in `worth` may be than in points: 1, unless a round decides a match."""
        return 1

    @abstractmethod
    def shown(self) -> list[tuple[int, int]]:
        """The moves so far as (seat, move), each as this viewer knows it by now. Needs the real round's history."""

    @abstractmethod
    def past(self, world: Round) -> tuple[Deal, list[tuple[int, int]]]:
        """A deal and moves that lead to that world and were shown exactly as `shown` says."""
