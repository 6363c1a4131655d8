"""Every language says everything that English says, with the same parameters, whatever these are."""

from __future__ import annotations

from functools import cache

import pytest

from mazzo.cli import games as listing
from mazzo.games import game, names
from mazzo.words import Value, Words, english, untranslated
from tests.support.words import LANGUAGES, OWN_GAMES, SHARED, everything, messages, referred, variables

SAMPLES: tuple[Value, ...] = (0, 1, 2, 5, "you", "Anna")
"""What is put in for every parameter: numbers choose plurals, `you` is the viewer's own seat."""

spoken = cache(Words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [SHARED, *OWN_GAMES])
def test_a_language_has_the_keys_of_english(name: str, language: str) -> None:
    assert list(messages(name, language)) == list(messages(name, "en")), "the same keys in the same order"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_games_of_this_repository_are_translated(name: str, language: str) -> None:
    assert untranslated(name, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_what_is_not_translated_is_known(name: str, language: str) -> None:
    missing = untranslated(name, language)
    assert missing == [key for key in messages(name, "en") if key not in messages(name, language)]
    assert set(messages(name, language)) <= set(messages(name, "en")), "what English does not say, nothing says"


@pytest.mark.parametrize("name", names())
def test_a_game_says_nothing_under_the_name_of_another(name: str) -> None:
    assert [key for key in messages(name, "en") if not key.startswith(f"{name}-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_parameters_of_english(language: str) -> None:
    for key in everything(language):
        assert variables(key, language) == variables(key), key


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, sample: Value) -> None:
    words = spoken(language)
    for key in everything(language):
        said = words(key, **dict.fromkeys(variables(key, language), sample))
        assert said.strip() or key in referred(), f"{key}: only a part of a sentence may be empty"


@pytest.mark.parametrize("name", names()[:1])
def test_games_are_listed_with_what_is_missing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {"de": [f"{name}-name"], "it": [f"{name}-title", f"{name}-rules"]}
    monkeypatch.setattr(listing, "untranslated", lambda _, language: missing.get(language, []))
    assert list(listing.game_lines(game(name), english()))[-2:] == [
        f"  de: one message is still in English, from {name}-name on",
        f"  it: 2 messages are still in English, from {name}-title on",
    ]
