"""What can be kept and sent: objects whose fields are plain values, lists of them, or other such objects.

The fields of an object are the attributes that it has. A name that begins with `_` is no field: it holds what is
worked out again when it is asked for. Pickling, dumping and loading are written here, once for all.
"""

from __future__ import annotations

import json

from mazzo.kernel.compiling import mypyc_attr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar, Final

# What a dump says besides fields, by names that no field has.
KIND: Final = "_kind"
VALUES: Final = "_values"
BYTES: Final = "_bytes"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Something that is all in its fields."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = None
    """The fields that its constructor takes, in order; None if it can be made without calling it."""

    def dump(self) -> dict[str, Any]:
        """All its fields as plain JSON-able data, which `load` reads."""
        return dumped(self, {})

    def __reduce__(self) -> tuple[Any, ...]:
        # As text: equal states are written alike, whatever their values share, and a copy shares nothing.
        kinds: dict[str, Any] = {}
        return load_pickled, (json.dumps(dumped(self, kinds)), tuple(kinds[name] for name in sorted(kinds)))


def fields(state: State) -> dict[str, Any]:
    """What an object is, by the names of its fields."""
    names = {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())}
    return {name: getattr(state, name) for name in sorted(names) if not name.startswith("_")}


def dumped(state: State, kinds: dict[str, Any]) -> dict[str, Any]:
    """The fields as plain data. Notes in `kinds` of which types the object and its parts are, by their names."""
    values = fields(state)
    found: dict[str, Any] = {name: plain(name, values[name], kinds) for name in values}
    found[KIND] = noted(type(state), kinds)
    return found


def noted(kind: Any, kinds: dict[str, Any]) -> str:
    """The name of a type, which is noted; no two may share it."""
    name = str(kind.__name__)
    if kinds.setdefault(name, kind) is not kind:
        raise TypeError(f"two types are called {name}, so neither could be loaded")
    return name


def plain(name: str, value: Any, kinds: dict[str, Any]) -> Any:
    """A value of a field as plain data."""
    if value is None or isinstance(value, (int, float, str)):
        return value
    if isinstance(value, list):
        return [plain(name, each, kinds) for each in value]
    if isinstance(value, bytes):
        return {BYTES: value.hex()}
    if isinstance(value, State):
        return dumped(value, kinds)
    kind = type(value)
    if hasattr(kind, "dump") and hasattr(kind, "read"):
        return {KIND: noted(kind, kinds), VALUES: value.dump()}
    raise TypeError(f"{name} is {value!r}: a field may be a number, a text, bytes or a list of those")


def load(kinds: tuple[Any, ...], data: Any) -> Any:
    """The object that `dump` wrote. It and its parts are of these types, and of no others."""
    return load_value({kind.__name__: kind for kind in kinds}, data)


def load_pickled(text: str, kinds: tuple[Any, ...]) -> Any:
    """The object that `__reduce__` wrote."""
    return load(kinds, json.loads(text))


def load_value(kinds: dict[str, Any], data: Any) -> Any:
    """The value of a field, or a whole object, of which these are the types by name."""
    if isinstance(data, list):
        return [load_value(kinds, each) for each in data]
    if not isinstance(data, dict):
        return data
    if BYTES in data:
        return bytes.fromhex(data[BYTES])
    if data[KIND] not in kinds:
        raise ValueError(f"{data[KIND]!r} is none of {', '.join(sorted(kinds))}")
    kind = kinds[data[KIND]]
    if VALUES in data:
        return kind.read(data[VALUES])
    values = {name: load_value(kinds, data[name]) for name in data if name != KIND}
    if kind.MADE_WITH is None:
        made = kind.__new__(kind)
    else:
        made = kind(*[values[name] for name in kind.MADE_WITH])
    for name in values:
        setattr(made, name, values[name])
    return made
