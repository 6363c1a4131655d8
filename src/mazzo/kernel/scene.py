"""What one viewer sees, as plain structs of text. A game's own scene adds its table to this frame."""

from __future__ import annotations

from msgspec import Struct

from mazzo.kernel.errors import Reason


class Choice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One legal move with its parts, so that no client parses notation."""

    move: str
    card: str | None = None
    takes: list[str] = []
    to: str | None = None
    source: str | None = None
    """Where cards on the table are taken from."""
    above: bool = False
    """Whether it is laid at the upper end of what lies there."""


class Scene(Struct, frozen=True, kw_only=True):
    """The part that is the same in all games."""

    game: str
    viewer: int
    round: int
    dealer: int
    order: list[int]
    factor: int
    totals: list[int]
    waiting: list[int]
    """The seats that may act now; none when the round is over."""
    deciding: int
    """The seat for which the viewer decides now, or -1."""
    moves: list[Choice]
    refused: dict[str, Reason]
    """For each card of the deciding seat that cannot be played now, the reason."""
