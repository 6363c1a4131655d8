"""A game has English words for everything it says, with exactly its parameters.

What another language lacks is said in English; the end of the run lists it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from mazzo.cli.faults import faults
from mazzo.games import game
from mazzo.kernel.game import Game
from mazzo.kernel.says import TERM, Says
from mazzo.learn.reading import read_book
from mazzo.testing.plugin import UNTRANSLATED
from mazzo.testing.support.fluent import all_words, variables, words_of
from mazzo.testing.support.samples import terms
from mazzo.words import dashed, english, languages

OTHERS = [language for language in languages() if language != "en"]
LISTED = 4
"""So many keys that a language lacks are named."""


def said_by(rules: Game) -> Iterator[tuple[str, str, Says]]:
    """Every sentence: what it is, its key, and the kinds of its parameters."""
    for kind, sentences in rules.sentences().items():
        for key, params in sentences.items():
            yield kind, key, params


def test_every_sentence_has_words_with_its_parameters(name: str) -> None:
    known = all_words(name)
    for kind, key, params in said_by(game(name)):
        found = english().key(name, kind, key)
        assert found in known, found
        assert variables(known, found) == set(params), found


def test_every_term_has_words(name: str) -> None:
    """A family of a game's own words that some parameter is taken from has members."""
    families = {value for _, _, params in said_by(game(name)) for value in params.values() if value.startswith(TERM)}
    for family in families:
        assert terms(name, family.removeprefix(TERM)), family


def test_a_game_says_what_it_is_and_what_can_be_chosen(name: str) -> None:
    known = all_words(name)
    rules = game(name)
    options = set(rules.options({}).dump())
    for key in ("name", "short"):
        assert variables(known, f"{name}-{key}") == set()
    # The rules in short stand for a rule book.
    for key in ("title",) if read_book(name, "en") else ("title", "rules"):
        assert variables(known, f"{name}-{key}") <= options
    for field in rules.options_type.describe():
        option = f"{name}-option-{dashed(field.key)}"
        for key in (option, *(f"{option}-{dashed(str(value))}" for value in field.values)):
            assert variables(known, key) == set(), key


def test_everything_in_the_package_can_be_used(name: str) -> None:
    """Whoever plays is not told: presets, drawings and words that are wrong are left out."""
    assert [str(each) for each in faults(name)] == []


def test_words_of_a_game_begin_with_its_name(name: str) -> None:
    for language in languages():
        assert [key for key in words_of(name, language) if not key.startswith(f"{name}-")] == []


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_says_nothing_else(
    name: str, language: str, record_property: Callable[[str, object], None]
) -> None:
    english, other = all_words(name), all_words(name, language)
    assert set(words_of(name, language)) <= set(words_of(name))
    for key in words_of(name, language):
        assert variables(english | other, key) <= variables(english, key), key
    if missing := [key for key in words_of(name) if key not in words_of(name, language)]:
        more = ", …" if len(missing) > LISTED else ""
        listed = ", ".join(missing[:LISTED])
        record_property(UNTRANSLATED, f"{name} in {language} lacks {len(missing)} messages: {listed}{more}")
