"""The options of one match: frozen structs that check themselves, read texts and describe what they allow.

A game subclasses `Options`. `Literal` fields are choices, `Annotated[int, Meta(ge=…, le=…)]` fields are numbers:

    class HouseRules(Options, frozen=True, kw_only=True):
        variant: Literal["long", "short"] = "long"
        target: Annotated[int, Meta(ge=1, le=99)] = BY_ANOTHER

        defaults: ClassVar = {"target": Default("variant", {"long": 21, "short": 11})}

An option that decides nothing under some values of others says where it does: `applies: ClassVar = {"bonus":
{"variant": ("long",)}}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal, Self, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import fields, force_setattr, replace

from mazzo.kernel.errors import OptionError, UnknownOption

Value = str | int

BY_ANOTHER: Final = -1
"""The declared default of a number whose default another option decides; never the value of an option."""

NUMBER = re.compile(r"-?[0-9]{1,9}")


class Default(Struct, frozen=True):
    """A default that follows from another option."""

    by: str
    values: dict[str, int]
    """For each value of that option."""


class Field(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One option as a client or a command line shows it."""

    key: str
    kind: Literal["choice", "int"]
    default: Value
    values: tuple[Value, ...] = ()
    """What a choice takes, the default first."""
    low: int = 0
    high: int = 0
    step: int = 1
    """A number is from `low` to `high`, a multiple of `step`."""
    by: str = ""
    """The option that decides the default, if one does; `defaults` says how."""
    defaults: dict[str, int] = {}
    applies: dict[str, tuple[Value, ...]] = {}
    """Where the option decides anything: with one of these values of each of these options."""

    def allows(self, value: object) -> bool:
        """Whether the option takes this value; of the exact type, because `True` is an int and equal to 1."""
        if self.kind == "choice":
            return any(value == each and type(value) is type(each) for each in self.values)
        return type(value) is int and self.low <= value <= self.high and value % self.step == 0

    def usual(self, values: Mapping[str, Value]) -> Value:
        """The default beside these values of all options."""
        return self.defaults[str(values[self.by])] if self.by else self.default

    def matters(self, values: Mapping[str, Value]) -> bool:
        """Whether the option decides anything beside these values of all options."""
        return all(values[key] in allowed for key, allowed in self.applies.items())

    def allowed(self) -> str:
        """What the option takes, as text."""
        if self.kind == "choice":
            return ", ".join(map(str, self.values))
        if self.step > 1:
            return f"{self.low}, {self.low + self.step} … {self.high}"
        return f"{self.low}–{self.high}"

    def read(self, value: Value) -> Value:
        """The value that a text or a number means. Raises OptionError."""
        meant: Value = value
        takes_numbers = self.kind == "int" or isinstance(self.default, int)
        if takes_numbers and isinstance(value, str) and NUMBER.fullmatch(value):
            meant = int(value)
        if not self.allows(meant):
            raise OptionError(self.key, value, self.allowed())
        return meant


class Options(Struct, frozen=True, kw_only=True):
    """The variant and house rules of one match, by default those of the rules."""

    defaults: ClassVar[Mapping[str, Default]] = {}
    """The numbers whose default another option decides; they are declared `= BY_ANOTHER`."""
    applies: ClassVar[Mapping[str, Mapping[str, tuple[Value, ...]]]] = {}
    """The options that decide something only beside these values of others."""

    def __post_init__(self) -> None:
        for key, default in self.defaults.items():
            if getattr(self, key) == BY_ANOTHER:
                # A value that decides nothing is no value of that option; its own check below says so.
                force_setattr(self, key, default.values.get(getattr(self, default.by), BY_ANOTHER))
        for field in described(type(self)):
            if not field.allows(getattr(self, field.key)):
                raise OptionError(field.key, getattr(self, field.key), field.allowed())

    @classmethod
    def read(cls, values: Mapping[str, Value]) -> Self:
        """The options with these values, the others by default. Numbers may be texts. Raises OptionError."""
        known = {field.key: field for field in described(cls)}
        for key, value in values.items():
            if key not in known:
                raise UnknownOption(key, value, ", ".join(known))
        given: dict[str, Any] = {key: known[key].read(value) for key, value in values.items()}
        return cls(**given)

    @classmethod
    def describe(cls) -> list[Field]:
        """What can be chosen, in declared order."""
        return list(described(cls))

    def __repr__(self) -> str:
        """Those that are not as usual: what makes the same options again."""
        values = self.dump()
        unusual = [field.key for field in described(type(self)) if values[field.key] != field.usual(values)]
        return f"{type(self).__name__}({', '.join(f'{key}={values[key]!r}' for key in unusual)})"

    def dump(self) -> dict[str, Value]:
        """Every option with its value, in declared order."""
        return {field.key: getattr(self, field.key) for field in described(type(self))}


@cache
def described(options: type[Options]) -> tuple[Field, ...]:
    """The fields of an options type; worked out once, for every match checks its options against them."""
    hints = get_type_hints(options, include_extras=True)
    declared = {field.name: field.default for field in fields(options)}
    found = {key: described_field(key, hints[key], declared, options.defaults.get(key)) for key in declared}
    for key, conditions in options.applies.items():
        for other, values in conditions.items():
            if key not in found or other not in found or not all(map(found[other].allows, values)):
                raise TypeError(f"option {key} cannot apply where {other} is one of {values}")
        found[key] = replace(found[key], applies=dict(conditions))
    return tuple(found.values())


def described_field(key: str, hint: Any, declared: Mapping[str, Any], default: Default | None) -> Field:
    if get_origin(hint) is Literal:
        return Field(key=key, kind="choice", default=declared[key], values=get_args(hint))
    meta = next((extra for extra in get_args(hint) if isinstance(extra, Meta)), None)
    if get_origin(hint) is not Annotated or meta is None or meta.ge is None or meta.le is None:
        raise TypeError(f"option {key} is neither a Literal nor an int with Meta(ge=…, le=…)")
    return Field(
        key=key,
        kind="int",
        default=default.values[declared[default.by]] if default else declared[key],
        low=int(meta.ge),
        high=int(meta.le),
        step=int(meta.multiple_of or 1),
        by=default.by if default else "",
        defaults=default.values if default else {},
    )
