"""Every preset can be played, has words in every language, and is a start for the command line."""

from __future__ import annotations

import pytest

from mazzo.cli.inputs import chosen
from mazzo.games import game, names
from mazzo.presets import Preset, presets
from mazzo.words import Refusal, Words, languages

PRESETS = [(name, each) for name in names() for each in presets(name)]


@pytest.mark.parametrize(("name", "preset"), PRESETS, ids=lambda each: getattr(each, "key", each))
def test_a_preset_can_be_dealt(name: str, preset: Preset) -> None:
    rules = game(name)
    options = rules.options(preset.options)
    assert rules.match(options, preset.seats, 0).seats == preset.seats


@pytest.mark.parametrize("language", languages())
def test_a_preset_has_words(language: str) -> None:
    words = Words(language)
    for name, preset in PRESETS:
        assert words(f"{name}-preset-{preset.key.replace('_', '-')}")


def test_the_command_line_starts_from_a_preset() -> None:
    for name, preset in PRESETS:
        what = chosen(name, None, [], preset.key)
        assert what.seats == preset.seats
        assert preset.options.items() <= what.options.dump().items()


def test_an_option_outweighs_the_preset() -> None:
    name, preset = next((name, each) for name, each in PRESETS if each.options)
    key, value = next(iter(preset.options.items()))
    field = next(each for each in game(name).options_type.describe() if each.key == key)
    other = next(each for each in field.values if each != value)
    assert chosen(name, None, [f"{key}={other}"], preset.key).options.dump()[key] == other


def test_a_preset_that_is_not_there() -> None:
    with pytest.raises(Refusal) as refused:
        chosen(names()[0], None, [], "none")
    assert refused.value.key == "error-unknown-preset"
