"""The one list of a round's fields: whatever it has. Copying, dumping, reading and pickling all go by it.

A field holds a number, a text, None or a list of those, and of such lists. The options, which no move changes, are kept
beside them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from mazzo.kernel.options import Options

if TYPE_CHECKING:
    from mazzo.kernel.simple.round import Round

Played = TypeVar("Played", bound="Round")
Seen = TypeVar("Seen", bound="Round", covariant=True)

OPTIONS = "options"
HISTORY = ("log", "flow")
"""What only a round that is really played keeps."""


def own(value: Any) -> Any:
    """A value that shares nothing with the one that is given."""
    return [own(each) if type(each) is list else each for each in value] if type(value) is list else value


def twin_of(round: Played) -> Played:
    """The same position without its history."""
    kind = type(round)
    twin = kind.__new__(kind)
    made = twin.__dict__
    for name, value in round.__dict__.items():
        made[name] = value if type(value) is not list else None if name in HISTORY else own(value)
    return twin


def dumped(round: Round) -> dict[str, Any]:
    """Every field, as plain JSON-able data."""
    return {name: plain(name, getattr(round, name)) for name in sorted(vars(round))}


def plain(name: str, value: Any) -> Any:
    if name == OPTIONS:
        return value.dump()
    if isinstance(value, list):
        return [plain(name, each) for each in value]
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"{name} of a round is {value!r}: it may be a number, a text or a list of those")


def read(kind: type[Played], options: type[Options], values: Mapping[str, Any]) -> Played:
    """The round of which these are all the fields."""
    round = kind.__new__(kind)
    for name in sorted(values):
        setattr(round, name, options.read(values[name]) if name == OPTIONS else own(values[name]))
    return round


def unpickled(kind: type[Played], options: type[Options], packed: bytes) -> Played:
    return read(kind, options, msgspec.json.decode(packed))
