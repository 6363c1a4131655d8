"""What is fixed before a game begins: the house rules and the order of play. Public, shared by rounds and views."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

IGNORED: Final = 0
ALTERNATING: Final = 1
MONOCHROME: Final = 2
COLOURS: Final = ("ignored", "alternating", "monochrome")

IDLE_ROUNDS: Final = 10
"""After so many rounds of the table without a played card the game is blocked (PO-A19)."""

PILED: Final = 108
"""How many cards are dealt to the piles: all but those with which the rows begin."""


class Setup:
    """The rules of one game as numbers, and its order of play."""

    def __init__(self, order: bytes, colours: i64, shift_to_empty: bool, top_cards: i64) -> None:
        self.order = order
        self.colours = colours
        self.shift_to_empty = shift_to_empty
        self.top_cards = top_cards
        self.seats: i64 = len(order)
        following = [0] * len(order)
        for place, seat in enumerate(order):
            following[seat] = order[(place + 1) % len(order)]
        self.following = bytes(following)
        """The seat after each seat."""

    def dealt_to(self, seat: i64) -> i64:
        """How many cards a seat is dealt (2.2, PO-A21)."""
        return PILED // self.seats + (1 if self.order.index(seat) < PILED % self.seats else 0)

    def dump(self) -> list[Any]:
        """The arguments that make it again, JSON-able."""
        return [list(self.order), self.colours, self.shift_to_empty, self.top_cards]

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.dump(),)


def loaded(data: list[Any]) -> Setup:
    """The set-up that `dump` wrote."""
    return Setup(bytes(data[0]), data[1], data[2], data[3])
