"""What somebody who plays the deal of a day sends, and sees."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mazzo.kernel.scene import Scene
from mazzo.learn.sights import MOST_MOVES, LearnFrame
from mazzo.table.commands import MOST_MOVE


# {"after": 3, "move": "10d x 5b+5s"}
class DayMove(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move in the deal of a day; without one, only what is seen is asked for."""

    after: Annotated[int, Meta(ge=0, le=MOST_MOVES)] = 0
    """How many moves of one's own came before it."""
    move: Annotated[str, Meta(max_length=MOST_MOVE)] = ""


class DaySeen(Struct, frozen=True, kw_only=True):
    """What the player sees of it."""

    game: str
    day: str
    preset: str
    """The form that is played: the words are `<game>-preset-<key>`; empty for the rules as they stand."""
    options: dict[str, str | int]
    seats: int
    you: int
    kind: Literal["turn", "close"]
    """Whether one is to decide, or the round is over."""
    made: int
    """How many moves of one's own were made."""
    frames: list[LearnFrame]
    """One's latest move, and what the others did then, each move as it was seen."""
    scene: Scene
    unit: str
    result: float | None
    """By how much one is ahead of the others' average, once the round is over."""
