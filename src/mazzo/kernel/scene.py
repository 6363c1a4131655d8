"""What one viewer sees, as plain structs of text: enough for a board that knows no game to draw it completely.

A game's own scene may add to this what its refined boards draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from mazzo.kernel.errors import Param, Reason


class Area(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What lies together: in the middle, or with a seat. The words `<game>-area-<key>` say what it is."""

    key: str
    kind: Literal["row", "pile", "trick", "fan", "column", "box", "tokens"] = "row"
    """How it lies: beside each other, on a heap with the last on top, before those who laid it, held open, overlapping
    downwards, as a place that has a value, or as a stack of tokens. A board in text says of
    piles and tokens that lie with a seat what facts say of that seat, and which cards are seen."""
    name: str = ""
    """What tells it from others of the same key: the letter of a column, the card of a box. Choices aim at it by `to`
    and `source`."""
    cards: list[str] = []
    """Those that are seen, `??` for a hidden one; of a pile those on top."""
    crossed: list[str] = []
    """Those that lie crosswise and face up in a pile, as far as the history of the round tells them."""
    seats: list[int] = []
    """Who laid each of them."""
    count: int = 0
    """How many cards, or tricks, a pile has, what a box holds, or what tokens are worth."""
    seat: int = -1
    """With whom it lies."""


class Fact(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Something that everybody may know of a seat: the words `<game>-fact-<key>`, with `value`."""

    seat: int
    key: str
    value: int | str | list[str] = 1
    kind: str = "number"
    """What the value is (`mazzo.kernel.says`)."""
    primary: bool = False
    """Whether a narrow board keeps it too."""
    drawn: bool = False
    """Whether a board that draws the hands as fans, and what lies with a seat, shows it already."""


class TallyLine(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A line of the count: the words `<game>-tally-<key>`, and a value for each column."""

    key: str
    params: dict[str, Param] = {}
    values: Sequence[int | None]
    """None where a column has nothing there."""
    signed: bool = False
    """Whether a gain is written with a plus."""
    total: bool = False
    """Whether a rule is drawn above it."""
    won: list[bool] = []
    """In which columns it brought something."""


class Tally(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The count of a finished round, for a board that knows no game."""

    columns: list[list[int]]
    """The seats of each side."""
    lines: list[TallyLine]
    notes: list[Reason] = []


class Choice(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One legal move with its parts, so that no client parses notation."""

    move: str
    card: str | None = None
    takes: list[str] = []
    to: str | None = None
    """Where it goes: the name or key of an area."""
    source: str | None = None
    """Where cards on the table are taken from."""
    above: bool = False
    """Whether it is laid at the upper end of what lies there."""
    label: Reason | None = None
    """How it is said: the words `<game>-move-<code>`. Without one it is its card."""


class Scene(Struct, frozen=True, kw_only=True, gc=False):
    """The part that is the same in all games."""

    game: str
    viewer: int
    round: int
    dealer: int
    order: list[int]
    factor: int
    totals: list[int]
    held: list[int]
    """How many cards each seat holds."""
    waiting: list[int]
    """The seats that may act now; none when the round is over."""
    deciding: int
    """The seat for which the viewer decides now, or -1."""
    moves: list[Choice]
    refused: dict[str, Reason]
    """For each card of the deciding seat that cannot be played now, the reason."""
    hand: list[str] = []
    """The viewer's own cards."""
    choosable: list[str] = []
    """The cards to choose from, if they are not the own hand: those of a seat for which the viewer decides."""
    asked: Reason | None = None
    """What is asked of the viewer now: the words `<game>-ask-<code>`."""
    areas: list[Area] = []
    """What lies on the table, in the order in which it is drawn."""
    facts: list[Fact] = []
    sides: list[list[int]] = []
    """Who is known to play together: the seats of each side, if any."""
    notes: list[Reason] = []
    """What else is to be known: the words `<game>-note-<code>`."""
    tally: Tally | None = None
    """The count, once the round is over."""
