"""Copies of simple rounds. Their fields are whatever attributes they have (`mazzo.kernel.state`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mazzo.kernel.simple.round import Round

Played = TypeVar("Played", bound="Round")
Seen = TypeVar("Seen", bound="Round", covariant=True)

HISTORY = ("log", "flow")
"""What only a round that is really played keeps."""


def own(value: Any) -> Any:
    """A value that shares nothing with the one that is given."""
    return [own(each) if type(each) is list else each for each in value] if type(value) is list else value


def twin_of(round: Played) -> Played:
    """The same position without its history, to which nobody listens."""
    kind = type(round)
    twin = kind.__new__(kind)
    made = twin.__dict__
    for name, value in round.__dict__.items():
        made[name] = value if type(value) is not list else None if name in HISTORY else own(value)
    made.pop("_told", None)
    return twin
