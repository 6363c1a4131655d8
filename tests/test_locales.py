"""Every language says everything that English says, with the same parameters, whatever these are."""

from __future__ import annotations

import pytest

from mazzo.games import names
from mazzo.words import Value, Words, untranslated
from tests.support.words import LANGUAGES, OWN_GAMES, SHARED, everything, messages, referred, variables

SAMPLES: tuple[Value, ...] = (0, 1, 2, 5, "you", "Anna")
"""What is put in for every parameter: numbers choose plurals, `you` is the viewer's own seat."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [SHARED, *OWN_GAMES])
def test_a_language_has_the_keys_of_english(game: str, language: str) -> None:
    assert list(messages(game, language)) == list(messages(game, "en")), "the same keys in the same order"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_games_of_this_repository_are_translated(game: str, language: str) -> None:
    assert untranslated(game, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_what_is_not_translated_is_known(game: str, language: str) -> None:
    missing = untranslated(game, language)
    assert missing == [key for key in messages(game, "en") if key not in messages(game, language)]
    assert set(messages(game, language)) <= set(messages(game, "en")), "what English does not say, nothing says"


@pytest.mark.parametrize("game", names())
def test_a_game_says_nothing_under_the_name_of_another(game: str) -> None:
    assert [key for key in messages(game, "en") if not key.startswith(f"{game}-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_parameters_of_english(language: str) -> None:
    for key in everything(language):
        assert variables(key, language) == variables(key), key


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, sample: Value) -> None:
    words = Words(language)
    for key in everything(language):
        said = words(key, **dict.fromkeys(variables(key, language), sample))
        assert said.strip() or key in referred(), f"{key}: only a part of a sentence may be empty"
