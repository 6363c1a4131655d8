"""The words that people see, through Fluent: from `locales/*.ftl`, and of a game from its package.

Everything below this speaks in keys. A key that begins with the name of a game, `<game>-…`, is that game's: its words
are read when the first of them is asked for. What a game has not translated is said in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, serialize
from fluent.syntax.ast import Message, Resource, Term

from mazzo.games import is_own, package_of, playable, registered

Value = str | int | float | Sequence[str | int]


unsaid: set[str] = set()
"""What was asked for, and had no words or lacked a parameter. Tests see to it that there is nothing."""


class Refusal(Exception):
    """Input that a person gave and that cannot be used, as a key with parameters. Whoever asked shows the words."""

    def __init__(self, key: str, /, **params: Value) -> None:
        self.key = key
        self.params = params
        super().__init__(key)


class Words:
    """The words of one language: `words("key", name=value)`."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        # Terminals show the marks that would isolate left-to-right from right-to-left text as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(parsed(shared_words(language)))
        self._games: set[str] = set()

    def __contains__(self, key: str) -> bool:
        self._open(key.partition("-")[0])
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **params: Value) -> str:
        """The words for a key. Where there are none, the key: a match must not end for want of a word."""
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            unsaid.add(key)
            return ": ".join([key, *([", ".join(str(plain(value)) for value in params.values())] if params else [])])
        text, errors = self._bundle.format_pattern(pattern, {name: plain(value) for name, value in params.items()})
        if errors:
            unsaid.add(f"{key}: {errors[0]}")
        return str(text)

    def _open(self, game: str) -> None:
        """Read the words of a game, if it is one, and they have not been read."""
        if game in self._games or game not in registered():
            return
        self._games.add(game)
        for language in dict.fromkeys((self.language, "en")):
            # Of two messages under one key the first counts.
            self._bundle.add_resource(parsed(game_words(game, language)))

    def key(self, game: str, family: str, code: str) -> str:
        """Where the words for a code are: with the game, if it has its own, else with those that all games share."""
        shared = f"{family}-{dashed(code)}"
        own = f"{game}-{shared}"
        return own if own in self else shared

    def level(self, level: str) -> str:
        """A level of bots; one that only the arena knows goes by its name."""
        return self(f"level-{level}") if f"level-{level}" in self else level

    def joined(self, items: Sequence[str], key: str = "list-and") -> str:
        """A list in a sentence: `a, b and c`."""
        if not items:
            return self("list-none")
        *most, last = items
        return self(key, most=", ".join(most), last=last) if most else last


def dashed(code: str) -> str:
    """A code as keys are written."""
    return code.replace("_", "-")


def plain(value: Value) -> object:
    """A parameter as Fluent takes it: lists joined, and numbers that choose plurals but are never grouped."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, float):
        return fluent_number(value, useGrouping=False, minimumFractionDigits=1)
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def languages() -> list[str]:
    """Those in which everything but games is said."""
    found = [each.name for each in files("mazzo").joinpath("locales").iterdir()]
    return sorted(name.removesuffix(".ftl") for name in found if name.endswith(".ftl"))


def shared_words(language: str) -> str:
    """What is no game's own, as Fluent; also what the browser fetches later."""
    folder = files("mazzo").joinpath("locales")
    found = (folder.joinpath(f"{language}.ftl"), folder.joinpath("later", f"later-{language}.ftl"))
    return "\n".join(each.read_text(encoding="utf-8") for each in found)


def read_words(game: str, language: str) -> str:
    """The file of a game's words, or nothing where there is none. Raises OSError or ValueError."""
    path = files(package_of(game)).joinpath("words", f"{language}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def game_words(game: str, language: str) -> str:
    """What a game says, as Fluent; nothing where it has no words in a language that can be read."""
    if not playable(game):
        return ""
    try:
        text = read_words(game, language)
    except (OSError, ValueError):
        return ""
    # Those of the project's own games are tested, and to parse them takes time.
    return text if is_own(game) else of_game(game, text)


@lru_cache(64)
def parsed(text: str) -> Resource:
    """What is written in Fluent. To read a language takes a third of a second, and nothing changes what was read."""
    return FluentParser(with_spans=False).parse(text)


def of_game(game: str, text: str) -> str:
    """Of a text what is under a game's own name: it must not say what others say."""
    own = Resource([each for each in parsed(text).body if isinstance(each, Message | Term) and is_of(game, each)])
    return str(serialize(own))


def is_of(game: str, entry: Message | Term) -> bool:
    return bool(entry.id.name.startswith(f"{game}-"))


def untranslated(game: str, language: str) -> list[str]:
    """The keys of what a game says in English and not in this language, in their order."""
    there = set(keys(game_words(game, language)))
    return [key for key in keys(game_words(game, "en")) if key not in there]


def keys(text: str) -> list[str]:
    """The keys of the messages in a text."""
    return [entry.id.name for entry in parsed(text).body if isinstance(entry, Message)]


@cache
def words_in(language: str) -> Words:
    """The words of a language, loaded when they are first needed."""
    return Words(language)


def english() -> Words:
    return words_in("en")


# Which language whoever sits at this terminal reads

wanted: ContextVar[str] = ContextVar("wanted", default="")
"""The language that was asked for on the command line; none if it is left to the system's settings."""


def speak(language: str | None) -> None:
    """From now on `local` is in this language, or without one in that of the system's settings."""
    wanted.set(language or "")


def local() -> Words:
    """The words for whoever sits at this terminal."""
    return words_in(wanted.get() or system_language(os.environ))


def system_language(environment: Mapping[str, str]) -> str:
    """The first language of the settings that there are words in, as gettext reads them; English if there is none."""
    set_to = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if language_in(set_to) in ("c", "posix"):
        return "en"
    preferred = [*environment.get("LANGUAGE", "").split(":"), set_to]
    known = languages()
    return next((found for found in map(language_in, preferred) if found in known), "en")


def language_in(setting: str) -> str:
    """The language of a setting such as `de_CH.UTF-8@euro`."""
    return re.split("[_.@-]", setting, maxsplit=1)[0].lower()
