"""What the `.ftl` files say: the messages of each, and what they mention."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import mazzo
from mazzo.games import names, package_of
from mazzo.testing.support import fluent
from mazzo.testing.support.fluent import Mentions
from mazzo.words import game_words, languages, shared_words

SOURCE = Path(mazzo.__file__).parent
ROOT = Path(__file__).parents[2]
SHARED = ""
"""In place of a game: what is no game's own."""
LANGUAGES = languages()
OWN_GAMES = [name for name in names() if package_of(name).startswith("mazzo.")]
"""The games of this repository: what they say, they say in every language."""


def messages(game: str, language: str) -> dict[str, Mentions]:
    """What a game says in a language. Fails where a message is written twice, or not as Fluent reads it."""
    return fluent.messages(game_words(game, language) if game else shared_words(language))


@cache
def everything(language: str) -> dict[str, Mentions]:
    """What is said in a language, by games too; what one has not translated, in English."""
    found = dict(messages(SHARED, language))
    for name in names():
        found |= {**messages(name, "en"), **messages(name, language)}
    return found


def variables(key: str, language: str = "en") -> set[str]:
    """The parameters of a message, also of those it refers to."""
    return fluent.variables(everything(language), key)


def referred() -> set[str]:
    """The messages that are parts of others."""
    return set().union(*(mentions.messages for mentions in everything("en").values()))


@cache
def browser_source() -> str:
    """The browser client, with what the games of this repository add to it."""
    # From the tree, also where the tests run on a wheel, which holds the client built.
    folders = [ROOT / "web" / "src", *sorted(ROOT.glob("src/mazzo/games/*/web"))]
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def is_value(key: str, game: str, families: set[str], literal: set[str]) -> bool:
    """Whether these are the words of some value of one of these families, and the value is written somewhere."""
    found = re.fullmatch(rf"({game}-)?({'|'.join(families)})-([\w-]+)", key)
    return found is not None and bool({found[3], found[3].replace("-", "_")} & literal)
