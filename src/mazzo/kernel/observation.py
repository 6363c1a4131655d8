"""What a view sees, as bits for programs that learn: named pieces of up to 62 bits each, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from msgspec import Struct
from typing_extensions import TypeVar

from mazzo.kernel.contract import View
from mazzo.kernel.planes import WORD, Packer, Pieces

ViewT = TypeVar("ViewT", bound=View, default=Any)


class Piece(Struct, frozen=True):
    """One part of an observation."""

    name: str
    bits: int
    """How many it has, the lowest first."""
    says: str


class Observation(Generic[ViewT]):
    """How a game writes its views as numbers. Seats are places: 0 is the viewer, 1 the next in turn, and so on; a
    watcher looks from the place that plays first."""

    def __init__(self, pieces: Callable[[int], Pieces], write: Callable[[ViewT, Packer], None]) -> None:
        self._pieces = pieces
        self.write = write
        """Puts each piece of a view into a packer, in their order. Nothing in them that the view does not know."""

    def pieces(self, seats: int) -> Sequence[Piece]:
        """The layout at a table of so many seats."""
        return [Piece(name, bits, says) for name, bits, says in self._pieces(seats)]

    def size(self, seats: int) -> int:
        """How many bits there are in all."""
        return sum(piece.bits for piece in self.pieces(seats))

    def values(self, view: ViewT) -> list[int]:
        """The pieces of a view, each as a number."""
        packer = Packer(b"")
        self.write(view, packer)
        packer.close()
        return packer.words

    def packer(self, seats: int) -> Packer:
        """Puts the pieces of views at a table of so many seats into words."""
        return Packer(bytes(piece.bits for piece in self.pieces(seats)))

    def used(self, seats: int) -> list[int]:
        """How many bits of each packed word are used, the lowest first."""
        found = [0]
        for piece in self.pieces(seats):
            if found[-1] + piece.bits > WORD:
                found.append(0)
            found[-1] += piece.bits
        return found
