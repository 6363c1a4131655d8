"""What Mazzo and a program say to each other. docs/bot-protocol.md has an example of each; a test decodes them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from mazzo.kernel.errors import Reason
from mazzo.kernel.scene import Scene

PROTOCOL = 1

Extra = Literal["view", "shown"]
"""What a program may ask to be told with each decision."""
Mistake = Literal["crashed", "late", "garbage", "illegal"]


class Said(Struct, frozen=True, kw_only=True):
    """A message; `type` says which."""


class Time(Struct, frozen=True):
    """How long a decision may take."""

    level: str
    milliseconds: int


class Hello(Said, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message: what is played."""

    protocol: int = PROTOCOL
    mazzo: str
    game: str
    options: dict[str, str | int]
    seats: int
    time: Time
    mistakes: int = 0
    """How often it has failed in this match: above 0 it was started again, because it had ended."""


class NewMatch(Said, frozen=True, kw_only=True, tag_field="type", tag="match"):
    """A new match begins; nothing of an earlier one counts any more."""

    seat: int
    seed: int
    """For its choices by chance: the same seed, the same match."""


class Ping(Said, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """To be answered by `pong` with the same id."""

    id: int


class Decide(Said, frozen=True, kw_only=True, tag_field="type", tag="decide", omit_defaults=True):
    """It is this program's turn."""

    id: int
    scene: Scene
    moves: list[str]
    """The legal moves, each as it may be answered; `scene.moves` has their parts."""
    shown: list[tuple[int, str]] | UnsetType = UNSET
    """If asked for: the moves of this round so far, as this seat saw them."""
    view: dict[str, Any] | UnsetType = UNSET
    """If asked for: what `mazzo.Game.load_view` reads, for programs in Python."""


class Lost(Said, frozen=True, kw_only=True, tag_field="type", tag="lost"):
    """A decision was made for the program, because it failed."""

    id: int
    code: Mistake
    text: str
    reason: Reason | None = None
    """Of a move that is not legal, why."""
    played: str
    mistakes: int
    most: int


class Over(Said, frozen=True, kw_only=True, tag_field="type", tag="over"):
    """The match, or the deal of a tournament, is over."""

    scores: list[int]


class Quit(Said, frozen=True, kw_only=True, tag_field="type", tag="quit"):
    """Nothing more comes; whoever has not ended soon is ended."""


class Ready(Said, frozen=True, kw_only=True, tag_field="type", tag="ready"):
    """The answer to `hello`."""

    protocol: int
    name: str = ""
    wants: list[Extra] = []


class Pong(Said, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    id: int


class Thought(Said, frozen=True, kw_only=True, tag_field="type", tag="thought", omit_defaults=True):
    """What the program thinks while it decides, or has thought: as often as it likes, for those who look on later."""

    id: int
    move: str = ""
    value: float | None = None
    """By how many points it expects to be ahead of the others' average."""
    tried: int = 0
    """How many continuations it has looked at."""
    text: str = ""


class Made(Said, frozen=True, kw_only=True, tag_field="type", tag="move"):
    """The answer to `decide`."""

    id: int
    move: str


Answer = Ready | Pong | Thought | Made
