"""The bots are the same everywhere: whom the server seats, the browser draws, and every language has a sentence on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mazzo.table.seating import BOTS
from mazzo.words import Words
from tests.support.words import LANGUAGES, SHARED, messages

PEOPLE = Path(__file__).parents[1] / "web" / "src" / "people"


def test_the_browser_knows_every_bot() -> None:
    [listed] = re.findall(r"const BOTS[^=]*= \[([^]]*)\]", PEOPLE.joinpath("bots.ts").read_text(encoding="utf-8"))
    assert tuple(re.findall(r'"(\w+)"', listed)) == BOTS


def test_every_bot_has_a_portrait_and_nobody_else() -> None:
    source = PEOPLE.joinpath("portraits.ts").read_text(encoding="utf-8")
    [heads] = re.findall(r"const HEADS[^=]*= \{([^}]*)\}", source)
    assert tuple(re.findall(r"^ +(\w+):", heads, re.MULTILINE)) == BOTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_sentence(language: str) -> None:
    said = [key for key in messages(SHARED, language) if re.fullmatch(r"bot-\w+", key)]
    assert said == [f"bot-{name.lower()}" for name in BOTS]
    words = Words(language)
    assert all(words(key).startswith(name) and words(key).endswith(".") for key, name in zip(said, BOTS, strict=True))
