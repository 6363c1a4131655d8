"""What is fixed before a game begins: the house rules and the order of play. Public, shared by rounds and views."""

from __future__ import annotations

from mazzo.kernel.compiling import final
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

IGNORED: Final = 0
ALTERNATING: Final = 1
MONOCHROME: Final = 2
COLOURS: Final = ("ignored", "alternating", "monochrome")

IDLE_ROUNDS: Final = 10
"""After so many rounds of the table without a played card the game is blocked (PO-A19)."""


@final
class Setup(State):
    """The rules of one game as numbers, and its order of play."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("order", "colours", "shift_to_empty", "top_cards", "pass_draws")

    def __init__(self, order: bytes, colours: i64, shift_to_empty: bool, top_cards: i64, pass_draws: bool) -> None:
        self.order = order
        self.colours = colours
        self.shift_to_empty = shift_to_empty
        self.top_cards = top_cards
        self.pass_draws = pass_draws
        self.seats: i64 = len(order)
        following = [0] * len(order)
        for place, seat in enumerate(order):
            following[seat] = order[(place + 1) % len(order)]
        self.following = bytes(following)
        """The seat after each seat."""
