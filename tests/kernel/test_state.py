"""What is all in its fields: dumped, loaded, pickled."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from mazzo.kernel.contract import Deal
from mazzo.kernel.placements import Group, Placements
from mazzo.kernel.state import State, fields, load

DEAL = Deal([[1, 2], []], [3], [4, 5])


class Odd(State):
    """Holds what cannot travel."""

    MADE_WITH = None

    def __init__(self) -> None:
        self.cards = {1, 2}


class Words(State):
    """Its fields are called as parts of a dump might be."""

    MADE_WITH = ("kind", "values", "bytes")

    def __init__(self, kind: int, values: list[int], bytes: bytes) -> None:
        self.kind = kind
        self.values = values
        self.bytes = bytes


def in_another_deal(inner: State) -> State:
    class Deal(State):
        MADE_WITH = None

        def __init__(self) -> None:
            self.inner = inner

    return Deal()


def test_the_fields_are_what_an_object_has() -> None:
    assert fields(DEAL) == {"hands": [[1, 2], []], "table": [3], "stock": [4, 5]}


def test_what_is_worked_out_again_is_no_field() -> None:
    assert not [name for name in fields(Placements([1], [Group([0], 1)])) if name.startswith("_")]


def test_a_dump_is_plain_and_loads() -> None:
    data = json.loads(json.dumps(DEAL.dump()))
    assert data == {"_kind": "Deal", "hands": [[1, 2], []], "table": [3], "stock": [4, 5]}
    assert fields(load((Deal,), data)) == fields(DEAL)


def test_parts_are_loaded_with_it() -> None:
    placements = Placements([1, 2], [Group([0, 1], 3), Group([2], 2, 2)])
    again = load((Placements, Group), {"_kind": "Placements", **only(placements.dump(), "rooms", "groups")})
    assert again.total == placements.total
    assert pickle.loads(pickle.dumps(placements)).dump() == placements.dump()


def only(data: dict[str, object], *names: str) -> dict[str, object]:
    return {name: data[name] for name in names}


def test_a_field_may_have_any_name() -> None:
    words = Words(3, [1, 2], b"ab")
    for again in (load((Words,), words.dump()), pickle.loads(pickle.dumps(words))):
        assert vars(again) == vars(words)


def test_two_types_of_one_name_are_not_mixed_up() -> None:
    with pytest.raises(TypeError, match="two types are called Deal"):
        in_another_deal(DEAL).dump()


def test_nothing_else_is_loaded() -> None:
    with pytest.raises(ValueError, match="'Deal' is none of Group"):
        load((Group,), DEAL.dump())


def test_a_copy_shares_nothing() -> None:
    for twin in (copy.copy(DEAL), copy.deepcopy(DEAL), pickle.loads(pickle.dumps(DEAL))):
        twin.hands[0].append(9)
    assert DEAL.hands == [[1, 2], []]


def test_equal_states_pickle_alike() -> None:
    assert pickle.dumps(Deal([[1, 2], []], [3], [4, 5])) == pickle.dumps(DEAL)


def test_a_field_that_cannot_travel_is_named() -> None:
    with pytest.raises(TypeError, match=r"cards is \{1, 2\}"):
        Odd().dump()
