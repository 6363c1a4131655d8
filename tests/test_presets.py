"""Every preset can be played, says in every language what differs, and is a start for the command line."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from mazzo.cli.inputs import chosen
from mazzo.form import brief, form_line
from mazzo.games import game, names
from mazzo.kernel.options import Field
from mazzo.presets import Form, Preset, form_of, presets
from mazzo.record.trace import match_entries
from mazzo.words import Refusal, Words, english, languages
from tests.support.words import OWN_GAMES

PRESETS = [(name, each) for name in names() for each in presets(name)]
OWN = [(name, each) for name, each in PRESETS if name in OWN_GAMES]

EXAMPLES = json.loads(Path(__file__).with_name("forms.json").read_text(encoding="utf-8"))
LONG = 160
"""A match in which the seats decide more often than this together is not played to be measured."""


@pytest.mark.parametrize(("name", "preset"), PRESETS, ids=lambda each: getattr(each, "key", each))
def test_a_preset_can_be_dealt(name: str, preset: Preset) -> None:
    rules = game(name)
    options = rules.options(preset.options)
    assert rules.match(options, preset.seats, 0).seats == preset.seats


@pytest.mark.parametrize("language", languages())
def test_a_preset_says_its_name_and_in_brief_what_differs(language: str) -> None:
    words = Words(language)
    for name, preset in OWN:
        assert f"{name}-preset-{preset.key.replace('_', '-')}" in words
        for key, value in preset.options.items():
            long = words("rules-option", option=words(f"{name}-option-{key.replace('_', '-')}"), value="")
            said = brief(name, key, value, words)
            assert len(said) <= 52, f"{said}: not brief"
            assert not said.startswith(long.rstrip()), f"{said}: there are no words in brief"


@pytest.mark.parametrize("name", OWN_GAMES)
def test_one_preset_is_for_newcomers_and_no_two_are_the_same(name: str) -> None:
    found = presets(name)
    (first,) = (each for each in found if each.newcomer)
    assert first is found[0]
    assert (first.level, first.hints) == ("beginner", True)
    assert first.turns <= 60, "a newcomer comes to its end"
    forms = {(each.seats, each.hints, each.level, *each.options.items()) for each in found}
    assert len(forms) == len(found)


@pytest.mark.parametrize(("name", "preset"), OWN, ids=lambda each: getattr(each, "key", each))
def test_a_preset_is_as_long_as_it_says(name: str, preset: Preset) -> None:
    """One match differs from another: within a factor of two and a half."""
    assert preset.rounds > 0
    if preset.turns * preset.seats > LONG:
        return
    rules = game(name)
    club = [rules.policies["club"]] * preset.seats
    entries = list(match_entries(rules, rules.options(preset.options), preset.seats, "length", club))
    decided = sum("move" in entry and len(entry["legal"]) > 1 for entry in entries) / preset.seats  # type: ignore[arg-type]
    assert preset.turns / 2.5 <= decided <= preset.turns * 2.5


@pytest.mark.parametrize("example", EXAMPLES["examples"], ids=lambda each: each["about"])
def test_a_table_is_told_by_the_preset_that_is_nearest(example: dict[str, object]) -> None:
    """The browser is tested with the same examples."""
    fields = msgspec.convert(EXAMPLES["fields"], list[Field])
    known = msgspec.convert(EXAMPLES["presets"], list[Preset])
    asked = msgspec.convert(example["options"], dict[str, str | int])
    values: dict[str, str | int] = {field.key: asked.get(field.key, field.default) for field in fields}
    values |= {field.key: asked.get(field.key, field.usual(values)) for field in fields}
    hints, level = bool(example.get("hints", True)), str(example.get("level", "club"))
    found = form_of(fields, known, values, msgspec.convert(example["seats"], int), hints, level)
    assert found == Form(str(example["preset"]), msgspec.convert(example["differs"], dict[str, str | int]))


@pytest.mark.parametrize(("name", "preset"), OWN, ids=lambda each: getattr(each, "key", each))
def test_one_line_names_a_preset_and_nothing_that_differs(name: str, preset: Preset) -> None:
    rules = game(name)
    options = rules.options(preset.options)
    line = form_line(rules, options, preset.seats, preset.level, english(), preset.hints)
    hints = "hints" if preset.hints else "no hints"
    named = english()(f"{name}-preset-{preset.key}")
    assert line == f"{named} · {hints} · no clock · bots: {english().level(preset.level)}"
    timed = form_line(rules, options, preset.seats, "", english(), preset.hints, 30)
    assert timed == f"{named} · {hints} · 30 s a turn"


def test_the_command_line_starts_from_a_preset() -> None:
    for name, preset in PRESETS:
        what = chosen(name, None, [], preset.key)
        assert (what.seats, what.level, what.hints) == (preset.seats, preset.level, preset.hints)
        assert preset.options.items() <= what.options.dump().items()
        assert chosen(name, None, [], preset.key, "master").level == "master"


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
