"""Patches: what makes one thing of another. The browser's reader is tested with the same examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from mazzo.table.alike import lengthened, shortened
from mazzo.table.patching import difference, patched

EXAMPLES = json.loads(Path(__file__).with_name("patches.json").read_text(encoding="utf-8"))

words = st.text("abc", max_size=2)
# No 0 and 1: to Python they are False and True. What is shown has numbers or answers in a place, never both.
leaves = st.none() | st.booleans() | st.integers(2, 5) | words
plain = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(words, inner, max_size=5), max_leaves=20
)


class Pile(Struct, omit_defaults=True):
    cards: list[str] = []
    count: int = 0


class Shown(Struct):
    piles: list[Pile]
    note: str | None = None


def through_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("example", EXAMPLES, ids=[json.dumps(each["patch"])[:40] for each in EXAMPLES])
def test_examples(example: dict[str, Any]) -> None:
    assert patched(example["old"], example["patch"]) == example["new"]


@given(old=plain, new=plain)
def test_a_patch_makes_the_new_one_of_the_old_one(old: Any, new: Any) -> None:
    assert patched(old, through_json(difference(old, new))) == new


@given(old=st.lists(st.builds(Pile, st.lists(words, max_size=3), st.integers(0, 2)), max_size=5), new=st.data())
def test_parts_that_are_left_out_are_left_out_again(old: list[Pile], new: st.DataObject) -> None:
    after = new.draw(st.lists(st.sampled_from([*old, Pile(), Pile(["a"], 1)]), max_size=5))
    before, now = Shown(old), Shown(after, "seen")
    assert patched(through_json(before), through_json(difference(before, now))) == through_json(now)


@given(st.lists(st.dictionaries(words, st.booleans() | st.integers(0, 1) | plain, max_size=3), max_size=5))
def test_what_is_shortened_can_be_lengthened(value: Any) -> None:
    for each in (value, {str(place): part for place, part in enumerate(value)}):
        short = shortened(each)
        if short is not None:
            assert json.dumps(lengthened(through_json(short))) == json.dumps(each)


def test_a_number_is_no_answer_although_they_are_equal() -> None:
    value = [{"count": 1, "won": True}, {"count": 0, "won": False}]
    assert json.dumps(lengthened(shortened(value) or [])) == json.dumps(value)


def test_elements_that_look_alike_are_told_once() -> None:
    refused = {card: {"code": "wrong", "params": {"card": card, "needed": "3"}} for card in ("4h", "5h", "6h")}
    assert difference({}, refused) == [
        [{"code": ["wrong"], "params": {"card": -1, "needed": ["3"]}}],
        {"4h": 0, "5h": 0, "6h": 0},
    ]


def test_a_list_that_became_shorter_is_not_told_again() -> None:
    old, new = {"seat": 3, "cards": 2, "pile": ["??"] * 22}, {"seat": 3, "cards": 6, "pile": ["??"] * 18}
    assert difference(old, new) == {"cards": [6], "pile": [18, 4, []]}
    assert patched(old, difference(old, new)) == new
