"""The options of Nain Jaune: what the rules list, with their defaults."""

from __future__ import annotations

import pytest

from mazzo.games.nain_jaune.game import GAME
from mazzo.games.nain_jaune.options import NainJauneOptions
from mazzo.games.nain_jaune.setup import Setup
from mazzo.kernel.errors import OptionError
from tests.games.nain_jaune.positions import options

LISTED = {
    "enter": ("optional", "mandatory"),
    "keep_going": ("mandatory", "free"),
    "grand_opera": ("first_turn", "no_opponent_has_played", "off"),
    "announce": ("auto", "manual"),
    "held_box_card": ("none", "double_box"),
    "hand_payment": ("count", "pips"),
    "forgotten_box": ("opera_collects", "stays"),
}


def test_the_list_of_the_rules() -> None:
    assert {field.key: field.values for field in NainJauneOptions.describe()} == LISTED
    assert options().dump() == {key: values[0] for key, values in LISTED.items()}


def test_NJ_A26_two_to_four_players() -> None:
    assert list(GAME.seats(options())) == [4, 2, 3], "four by default"
    for seats in (2, 3, 4):
        assert list(GAME.first_dealers(options(), seats)) == list(range(seats))


def rules(setup: Setup) -> list[object]:
    chosen = [setup.must_enter, setup.must_go_on, setup.grand_opera, setup.manual, setup.double_box, setup.pips]
    return [setup.order, *chosen, setup.forgotten_stays]


def test_the_engine_gets_them() -> None:
    last = {key: values[-1] for key, values in LISTED.items()}
    assert rules(options().setup([0, 1])) == [bytes([0, 1]), False, True, 1, False, False, False, False]
    assert rules(options(**last).setup([1, 0])) == [bytes([1, 0]), True, False, 0, True, True, True, True]
    assert options(grand_opera="no_opponent_has_played").setup([0, 1]).grand_opera == 2


def test_nothing_else_is_taken() -> None:
    with pytest.raises(OptionError):
        options(enter="never")
    with pytest.raises(OptionError):
        options(dead_end="any_card")
