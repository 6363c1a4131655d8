"""The options of Primiera: what the rules list, with their defaults."""

from __future__ import annotations

import pytest

from mazzo.games.primiera.options import PrimieraOptions
from mazzo.kernel.errors import OptionError
from tests.games.primiera.positions import options

LISTED = {
    "variant": ("heralds", "classic", "two", "three", "robot"),
    "opening_herald": ("inert", "forbidden", "counts"),
    "missing_suit": ("ineligible", "sum_available"),
    "match_end": ("unique_leader", "extra_if_two_reach"),
    "robot_sum": ("lexicographic", "min_mean_position"),
}


def test_the_list_of_the_rules() -> None:
    described = {field.key: field.values for field in PrimieraOptions.describe() if field.kind == "choice"}
    assert described == LISTED
    assert options().dump() == {**{key: values[0] for key, values in LISTED.items()}, "target": 21}


@pytest.mark.parametrize(
    ("variant", "target", "seats"),
    [("heralds", 21, 4), ("classic", 11, 4), ("two", 11, 2), ("three", 11, 3), ("robot", 21, 4)],
)
def test_the_variant_decides_seats_and_target(variant: str, target: int, seats: int) -> None:
    chosen = options(variant=variant)
    assert (chosen.target, chosen.seats()) == (target, seats)
    assert options(variant=variant, target="7").target == 7


@pytest.mark.parametrize("target", [0, 100])
def test_the_target_has_bounds(target: int) -> None:
    assert options(target=1).target == 1
    assert options(target=99).target == 99
    with pytest.raises(OptionError):
        options(target=target)


def test_unused_options_are_accepted() -> None:
    assert options(variant="two", robot_sum="min_mean_position").dump()["robot_sum"] == "min_mean_position"


def test_the_engine_gets_them() -> None:
    setup = options(variant="robot", opening_herald="forbidden", missing_suit="sum_available").setup([1, 3, 2, 0])
    assert (setup.variant, setup.opening_herald, setup.order) == (4, 1, bytes([1, 3, 2, 0]))
    assert (setup.sum_available, setup.mean_position) == (True, False)
