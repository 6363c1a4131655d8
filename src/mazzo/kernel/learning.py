"""What a game says of itself so that `make train` can teach it: moves as numbers, and the player that a net makes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct

from mazzo.kernel.rng import Rng


class Learning(Struct, frozen=True, kw_only=True):
    """A net for each form of a game, which values a move in a view."""

    inputs: Sequence[str]
    """The names of its inputs, in their order."""
    rows: Callable[[Any, int], list[bytes]]
    """Of each move of a seat, in the order of `Round.moves`, its inputs, by what the seat's chooser knows."""
    player: Callable[[bytes], Callable[[Any, int, Rng], int]]
    """The policy that a written net makes."""
    forms: Mapping[str, Mapping[str, str | int]]
    """The options of each form, in the order in which the nets are written."""
    teacher: str
    """The policy from whose play-outs the first net learns."""

    def fingerprint(self) -> str:
        """Another one if the inputs are others: then a net has to be learnt again."""
        return sha256(" ".join(self.inputs).encode()).hexdigest()[:16]
