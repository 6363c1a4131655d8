"""The words that people see, from `locales/*.ftl` through Fluent. Everything below this speaks in keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

Value = str | int | Sequence[str | int]


class Refusal(Exception):
    """Input that a person gave and that cannot be used, as a key with parameters. Whoever asked shows the words."""

    def __init__(self, key: str, /, **params: Value) -> None:
        self.key = key
        self.params = params
        super().__init__(key)


class Words:
    """The words of one language: `words("key", name=value)`."""

    def __init__(self, language: str = "en") -> None:
        source = files("mazzo").joinpath("locales", f"{language}.ftl").read_text(encoding="utf-8")
        # Terminals show the marks that would isolate left-to-right from right-to-left text as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **params: Value) -> str:
        """The words for a key. Raises KeyError where there are none, or where a parameter is missing."""
        if key not in self:
            raise KeyError(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, {name: plain(value) for name, value in params.items()})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def joined(self, items: Sequence[str], key: str = "list-and") -> str:
        """A list in a sentence: `a, b and c`."""
        if not items:
            return self("list-none")
        *most, last = items
        return self(key, most=", ".join(most), last=last) if most else last


def plain(value: Value) -> object:
    """A parameter as Fluent takes it: lists joined, and numbers that choose plurals but are never grouped."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def english() -> Words:
    """The English words, loaded when they are first needed."""
    return Words()
