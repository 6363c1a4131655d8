"""What observations are made of: sets as they are, numbers as so many ones, seats by their place after the viewer."""

from __future__ import annotations

from mazzo.kernel.bits import TOP
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

Pieces = list[tuple[str, int, str]]
"""Of each piece its name, how many bits it has, and what they say."""

WORD: Final = 62
"""So many bits of a word are used at most."""


class Packer(State):
    """Puts pieces one after the other into words: as many into each as it has room for, none across two."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("widths",)

    def __init__(self, widths: bytes) -> None:
        """The bits of each piece; those of which none are told get a word of their own."""
        self.widths = widths
        self.words: list[int] = []
        """The words that are full, of one observation after the other."""
        self.next: i64 = 0
        """The number of the next piece,"""
        self.word: i64 = 0
        """the word that it goes into if there is room,"""
        self.used: i64 = 0
        """and how many of its bits are used."""

    def put(self, piece: i64) -> None:
        """Add the next piece."""
        width: i64 = WORD
        if self.next < len(self.widths):
            width = self.widths[self.next]
        if self.used + width > WORD:
            self.words.append(self.word)
            self.word = piece
            self.used = width
        else:
            self.word |= piece << self.used
            self.used += width
        self.next += 1

    def close(self) -> None:
        """End an observation: the next piece is the first of another."""
        self.words.append(self.word)
        self.next = 0
        self.word = 0
        self.used = 0


def seats_from(order: bytes, viewer: i64) -> list[int]:
    """The seats in turn order, from the viewer on; for a watcher from the first."""
    number: i64 = len(order)
    at: i64 = 0
    if viewer >= 0:
        while order[at] != viewer:
            at += 1
    seats: list[int] = []
    left = number
    while left:
        seats.append(order[at])
        at += 1
        if at == number:
            at = 0
        left -= 1
    return seats


def ones(number: i64, most: i64) -> i64:
    """A number as so many ones, at most 61; larger ones as the most."""
    if number > most:
        number = most
    return (TOP >> (61 - number)) - 1 if number > 0 else 0


def one(number: i64) -> i64:
    """A number as the one bit of that place; none if it is below 0."""
    return TOP >> (61 - number) if number >= 0 else 0


def place(seat: i64, seats: list[int]) -> i64:
    """A seat as the bit of its place; none for nobody."""
    if seat < 0:
        return 0
    number: i64 = 0
    while seats[number] != seat:
        number += 1
    return one(number)


def places(mask: i64, seats: list[int]) -> i64:
    """A set of seats by their places."""
    found: i64 = 0
    bit: i64 = 1
    for seat in seats:
        number: i64 = seat
        if mask & (TOP >> (61 - number)):
            found |= bit
        bit += bit
    return found


def each(pieces: Pieces, name: str, seats: int, bits: int, says: str) -> None:
    """Add a piece for each seat: `name[0]` the viewer's, `name[1]` that of the next in turn, and so on."""
    for number in range(seats):
        pieces.append((f"{name}[{number}]", bits, says))
