"""What a game says of itself so that `make train` can teach it: moves or ends of turns as numbers, and the player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct

from mazzo.kernel.rng import Rng


class Learning(Struct, frozen=True, kw_only=True):
    """A net for each form of a game. It values the moves in a view, or how turns end where these have many moves."""

    inputs: Sequence[str]
    """The names of its inputs, in their order."""
    rows: Callable[[Any, int], list[bytes]] | None = None
    """Of each move of a seat, in the order of `Round.moves`, its inputs, by what the seat's chooser knows;"""
    ending: Callable[[Any, int, int], bytes | None] | None = None
    """or of a move that ends a turn of a seat how it ends it, by what the seat knows; None of any other move."""
    player: Callable[[bytes], Callable[[Any, int, Rng], int]]
    """The policy that a written net makes."""
    forms: Mapping[str, Mapping[str, str | int]]
    """The options of each form, in the order in which the nets are written."""
    seats: Mapping[str, int] = {}
    """How many play a form, if not as many as usual."""
    deals: int = 4_000
    """Of each form in each generation."""
    teacher: str
    """The policy from whose play-outs, or play, the first net learns."""

    def fingerprint(self) -> str:
        """Another one if the inputs are others: then a net has to be learnt again."""
        return sha256(" ".join(self.inputs).encode()).hexdigest()[:16]
