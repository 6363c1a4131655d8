"""Options check themselves, read texts, and describe what they allow."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from mazzo.kernel.errors import OptionError, UnknownOption
from mazzo.kernel.options import BY_ANOTHER, Default, Options


class House(Options, frozen=True, kw_only=True):
    """An example with every kind of option."""

    variant: Literal["long", "short"] = "long"
    games: Literal[1, 4] = 1
    deals: Annotated[int, Meta(ge=4, le=96, multiple_of=4)] = 12
    target: Annotated[int, Meta(ge=1, le=99)] = BY_ANOTHER

    defaults: ClassVar = {"target": Default("variant", {"long": 21, "short": 11})}


def test_defaults() -> None:
    assert House().dump() == {"variant": "long", "games": 1, "deals": 12, "target": 21}


def test_a_default_follows_another_option() -> None:
    assert House(variant="short").target == 11
    assert House.read({"variant": "short"}).target == 11
    assert msgspec.json.decode(b'{"variant": "short"}', type=House).target == 11
    assert House(variant="short", target=21).target == 21


def test_options_are_frozen_and_hashable() -> None:
    options = House()
    with pytest.raises(AttributeError):
        options.target = 5  # type: ignore[misc]  # that is the point
    assert {options: 1}[House()] == 1


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("variant", "Long", "long, short"),
        ("variant", "", "long, short"),
        ("variant", 1, "long, short"),
        ("games", "2", "1, 4"),
        ("games", 2, "1, 4"),
        ("games", True, "1, 4"),
        ("deals", 6, "4, 8 … 96"),
        ("deals", "100", "4, 8 … 96"),
        ("target", "0", "1–99"),
        ("target", "-1", "1–99"),
        ("target", BY_ANOTHER, "1–99"),
        ("target", "21.0", "1–99"),
        ("target", " 21", "1–99"),
        ("target", "２１", "1–99"),
        ("target", "9" * 5000, "1–99"),
        ("speed", "fast", "variant, games, deals, target"),
    ],
)
def test_refusals_name_the_key_the_value_and_what_is_allowed(key: str, value: str | int, allowed: str) -> None:
    with pytest.raises(OptionError) as refused:
        House.read({key: value})
    assert (refused.value.key, refused.value.value, refused.value.allowed) == (key, value, allowed)


def test_an_option_that_does_not_exist_is_called_so() -> None:
    with pytest.raises(UnknownOption, match="there is no option speed; there are variant, games, deals, target"):
        House.read({"speed": "fast"})


def test_the_constructor_checks_too() -> None:
    with pytest.raises(OptionError, match="target"):
        House(target=100)
    with pytest.raises(OptionError, match="variant"):
        House(variant="longest")  # type: ignore[arg-type]  # that is the point


def test_describe() -> None:
    variant, games, deals, target = House.describe()
    assert (variant.kind, variant.values, variant.default) == ("choice", ("long", "short"), "long")
    assert (games.kind, games.values, games.default) == ("choice", (1, 4), 1)
    assert (deals.kind, deals.low, deals.high, deals.step, deals.default) == ("int", 4, 96, 4, 12)
    assert (target.low, target.high, target.default, target.by) == (1, 99, 21, "variant")
    assert target.defaults == {"long": 21, "short": 11}


class Conditional(House, frozen=True, kw_only=True):
    """An example with an option that does not always decide something."""

    bonus: Literal["none", "double"] = "none"

    applies: ClassVar = {"bonus": {"variant": ("long",), "games": (4,)}}


@pytest.mark.parametrize(
    ("chosen", "matters"),
    [({}, False), ({"games": 4}, True), ({"games": 4, "variant": "short"}, False), ({"variant": "short"}, False)],
)
def test_an_option_matters_where_all_conditions_are_met(chosen: dict[str, str | int], matters: bool) -> None:
    *others, bonus = Conditional.describe()
    values = Conditional.read(chosen).dump()
    assert bonus.matters(values) is matters
    assert all(field.matters(values) for field in others)


def test_the_default_beside_other_options() -> None:
    target = House.describe()[-1]
    assert [target.usual(House.read({"variant": each, "target": 5}).dump()) for each in ("long", "short")] == [21, 11]


@pytest.mark.parametrize(
    "applies", [{"speed": {"games": (4,)}}, {"games": {"speed": (4,)}}, {"games": {"deals": (5,)}}]
)
def test_a_condition_on_what_is_not_there_is_a_mistake_of_the_programmer(applies: dict[str, object]) -> None:
    class Wrong(House, frozen=True, kw_only=True):
        pass

    Wrong.applies = applies  # type: ignore[assignment]  # as a package from elsewhere might have it
    with pytest.raises(TypeError, match="cannot apply"):
        Wrong.describe()


def test_an_option_of_another_kind_is_a_mistake_of_the_programmer() -> None:
    class Bare(Options, frozen=True, kw_only=True):
        length: int = 3

    with pytest.raises(TypeError, match="length"):
        Bare()


@given(
    variant=st.sampled_from(["long", "short"]),
    games=st.sampled_from([1, 4]),
    deals=st.integers(1, 24).map(lambda n: 4 * n),
    target=st.integers(1, 99),
)
def test_what_is_dumped_reads_back_also_as_texts(variant: str, games: int, deals: int, target: int) -> None:
    options = House.read({"variant": variant, "games": games, "deals": deals, "target": target})
    assert House.read(options.dump()) == options
    assert House.read({key: str(value) for key, value in options.dump().items()}) == options
