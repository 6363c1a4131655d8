"""The bots' own ratings: what is shipped is what the figures in docs/bots.md say."""

from __future__ import annotations

from importlib.resources import files

import pytest

from bot_ratings import DOCUMENT, measured, written
from mazzo.arena.strength import FILE, strengths
from mazzo.games import default, game, names, package_of
from mazzo.record.results import parts_of


@pytest.mark.parametrize("name", names())
def test_what_is_shipped_is_what_was_measured(name: str) -> None:
    forms = measured(DOCUMENT.read_text(encoding="utf-8"))[name]
    assert files(package_of(name)).joinpath(FILE).read_text(encoding="utf-8") == written(forms)


@pytest.mark.parametrize("name", names())
def test_every_form_has_all_levels_and_is_one_of_the_game(name: str) -> None:
    rules = game(name)
    known = {str(value) for field in rules.options_type.describe() for value in field.values or ()}
    for form, found in strengths(name).items():
        _, family = parts_of(form)
        assert family in ({""} if not rules.family else known)
        assert {each.level for each in found.levels} == {"beginner", "club", "expert", "master"}
        assert [each.rating for each in found.levels] == sorted((each.rating for each in found.levels), reverse=True)
        assert {each.level: each.rating for each in found.levels}["club"] == 1000


def test_the_forms_that_are_measured_are_read_with_their_budget() -> None:
    row = f"| {default()} kind, 4 " + "| {} – {} | 100 | 60.0 / 40.0 / 0.0 | – |\n"
    text = "<!-- levels -->\n" + row.format("club", "beginner") + row.format("expert/20", "club")
    ((budget, pairs),) = measured(text)[default()].values()
    assert budget == 0.05
    assert list(pairs) == [("club", "beginner"), ("expert", "club")]
    ((budget, pairs),) = measured(text + row.format("expert", "club"))[default()].values()
    assert budget == 1
    assert pairs["expert", "club"][0].wins == 60
