"""The fixed numbers of a game's moves, for programs that learn: each id means the same in every round and release."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import accumulate
from operator import index
from typing import Any, Generic

from msgspec import Struct
from typing_extensions import TypeVar

from mazzo.kernel.contract import View
from mazzo.kernel.numbers import Numbers, itself, put_moves

ViewT = TypeVar("ViewT", bound=View, default=Any)


class Block(Struct, frozen=True):
    """Ids that follow each other and mean the same kind of move."""

    name: str
    size: int
    says: str
    """How the moves are numbered within it."""


class NoAction(ValueError):
    """A number that is no action, or that means nothing in what a view sees."""

    def __init__(self, number: int, why: str) -> None:
        self.number = number
        super().__init__(f"action {number}: {why}")


class Actions(ABC, Generic[ViewT]):
    """Numbers moves from 0 to `size` - 1. For every legal move of the one who decides, `decode` undoes `encode`."""

    blocks: Sequence[Block]
    """In the order of their ids."""
    fixed = 0
    """How many ids, from 0 on, mean the same move in every view."""

    @property
    def size(self) -> int:
        """How many ids there are."""
        return sum(block.size for block in self.blocks)

    @abstractmethod
    def ids(self, view: ViewT, moves: list[int]) -> list[int]:
        """The ids of moves that are legal for the one who decides, in their order."""

    def encode(self, view: ViewT, move: int) -> int:
        """The id of a move that is legal for the one who decides."""
        return self.ids(view, [move])[0]

    @abstractmethod
    def meant(self, view: ViewT, number: int) -> int | None:
        """The move of an id in range, legal or not; None if it means nothing there."""

    def decode(self, view: ViewT, number: int) -> int:
        """The legal move that an id means. Raises NoAction."""
        # Numbers of NumPy overflow in what is computed with them.
        number = index(number)
        if not 0 <= number < self.size:
            raise NoAction(number, f"there are {self.size}, from 0 on")
        move = self.meant(view, number)
        if move is None or move not in view.moves():
            raise NoAction(number, "not legal here")
        return move

    def legal(self, view: ViewT) -> list[int]:
        """The ids of all legal moves, the lowest first."""
        return sorted(self.ids(view, view.moves()))

    def put(self, view: ViewT, numbers: Numbers) -> None:
        """Add the same to the ids of other views. Batches ask for this, and for what an id meant, in their loops: a
        game that compiles both is quick there."""
        numbers.put_all(self.ids(view, view.moves()))

    def firsts(self) -> list[int]:
        """The first id of each block."""
        return [0, *accumulate(block.size for block in self.blocks[:-1])]


class Listed(Actions[ViewT]):
    """Ids of moves that are the same numbers wherever they are legal: their places in a list."""

    def __init__(self, blocks: Sequence[Block], moves: Sequence[int]) -> None:
        self.blocks = blocks
        self.moves = moves
        self.fixed = self.size
        self.numbers = {move: number for number, move in enumerate(moves)}
        if len(self.numbers) != self.size:
            raise ValueError(f"{len(self.numbers)} moves in blocks of {self.size}")

    def ids(self, view: ViewT, moves: list[int]) -> list[int]:
        return [self.numbers[move] for move in moves]

    def meant(self, view: ViewT, number: int) -> int | None:
        return self.moves[number]


class Same(Actions[ViewT]):
    """Ids that are the numbers of the moves themselves."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = blocks
        self.fixed = self.size

    def ids(self, view: ViewT, moves: list[int]) -> list[int]:
        return moves

    put = staticmethod(put_moves)
    meant = staticmethod(itself)
