"""Options and what they make of a game before the first card."""

from __future__ import annotations

import pytest

from mazzo.games.primo.options import PrimoOptions
from mazzo.games.primo.setup import COLOURS, IDLE_ROUNDS, Setup
from mazzo.kernel.errors import OptionError
from mazzo.kernel.state import load
from tests.games.primo.positions import options

LATER = {"starter": "drawn", "pass_draws": "yes"}


def test_defaults_are_those_of_the_rules() -> None:
    assert options().dump() == {"colours": "ignored", "games": 1, "top_cards": 5, "shift_to_empty": "no", **LATER}


def test_numbers_may_be_texts() -> None:
    assert options(games="4", top_cards="10") == PrimoOptions(games=4, top_cards=10)


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("colours", "mixed", "ignored, alternating, monochrome"),
        ("games", 2, "1, 4"),
        ("top_cards", 11, "0–10"),
        ("top_cards", -1, "0–10"),
        ("shift_to_empty", "maybe", "no, yes"),
        ("target", 21, "colours, games, top_cards, shift_to_empty, starter, pass_draws"),
    ],
)
def test_what_is_not_allowed_is_named(key: str, value: str | int, allowed: str) -> None:
    with pytest.raises(OptionError) as refused:
        options(**{key: value})
    assert (refused.value.key, refused.value.allowed) == (key, allowed)


def test_the_setup_has_the_rules_as_numbers() -> None:
    for number, colours in enumerate(COLOURS):
        setup = options(colours=colours, shift_to_empty="yes", top_cards=3, pass_draws="no").setup([2, 0, 1])
        assert (setup.colours, setup.shift_to_empty, setup.top_cards, setup.seats) == (number, True, 3, 3)
        assert not setup.pass_draws
        assert bytes(setup.order) == bytes([2, 0, 1])
        assert bytes(setup.following) == bytes([1, 2, 0])
        again = load((Setup,), setup.dump())
        assert again.dump() == setup.dump()
    assert IDLE_ROUNDS == 10
