"""The shuffle does what its specification says, and the published vectors hold."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.kernel.shuffle import below, draw, shuffled, words

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "docs" / "shuffle-vectors.json").read_text(encoding="utf-8")
)

keys = st.binary(min_size=32, max_size=32)


@pytest.mark.parametrize("vector", VECTORS["words"])
def test_vector_of_words(vector: dict[str, Any]) -> None:
    assert list(islice(words(bytes.fromhex(vector["key"])), len(vector["words"]))) == vector["words"]


@pytest.mark.parametrize("vector", VECTORS["draws"])
def test_vector_of_a_draw(vector: dict[str, Any]) -> None:
    assert draw(bytes.fromhex(vector["key"]), vector["n"]) == vector["number"]


@pytest.mark.parametrize("vector", VECTORS["shuffles"])
def test_vector_of_a_shuffle(vector: dict[str, Any]) -> None:
    assert shuffled(bytes.fromhex(vector["key"]), vector["packs"]) == vector["decks"]


def spelled_out(key: bytes, packs: list[list[int]]) -> list[list[int]]:
    """The specification once more, as plainly as it can be written, with one pointer into the stream's bytes."""
    position = 0

    def word() -> int:
        nonlocal position
        block = hashlib.sha256(key + bytes([0, 0, position // 8 // 256, position // 8 % 256])).digest()
        start = position % 8 * 4
        position += 1
        return block[start] << 24 | block[start + 1] << 16 | block[start + 2] << 8 | block[start + 3]

    decks = []
    for pack in packs:
        deck = list(pack)
        i = len(deck) - 1
        while i >= 1:
            found = word()
            while found >= 2**32 - 2**32 % (i + 1):
                found = word()
            j = found % (i + 1)
            kept = deck[i]
            deck[i] = deck[j]
            deck[j] = kept
            i -= 1
        decks.append(deck)
    return decks


@given(keys, st.lists(st.lists(st.integers(0, 60), max_size=60), max_size=4))
def test_it_is_what_the_specification_says(key: bytes, packs: list[list[int]]) -> None:
    assert shuffled(key, packs) == spelled_out(key, packs)


@given(keys, st.lists(st.lists(st.integers(0, 60), max_size=60), max_size=4))
def test_no_card_is_lost_and_the_packs_are_left_alone(key: bytes, packs: list[list[int]]) -> None:
    before = [list(pack) for pack in packs]
    decks = shuffled(key, packs)
    assert [sorted(deck) for deck in decks] == [sorted(pack) for pack in packs]
    assert packs == before


def test_words_that_would_make_small_numbers_likelier_are_rejected() -> None:
    stream = iter([2**32 - 1, 2**31 + 1, 2**31])
    assert below(stream, 2**31 + 1) == 2**31
    assert below(iter([2**32 - 1, 7]), 3) == 1
    assert below(iter([2**32 - 2, 7]), 3) == (2**32 - 2) % 3
    assert below(iter([2**32 - 1]), 1) == 0


def test_packs_come_one_after_the_other_from_one_stream() -> None:
    key = bytes(range(32))
    first, second = shuffled(key, [range(9), range(9)])
    assert first != second
    assert shuffled(key, [range(9)]) == [first]


def test_every_order_of_three_cards_is_about_as_frequent() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    total = 6000
    for number in range(total):
        seen[tuple(shuffled(hashlib.sha256(str(number).encode()).digest(), [range(3)])[0])] += 1
    assert len(seen) == 6
    assert all(abs(count - total / 6) < 5 * (total * 5 / 36) ** 0.5 for count in seen.values())


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_key_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        draw(bytes(size), 4)


def test_the_stream_goes_on_past_one_block() -> None:
    def blocks(key: bytes) -> Iterator[int]:
        digests = (hashlib.sha256(key + block.to_bytes(4, "big")).digest() for block in range(40))
        return chain.from_iterable([int.from_bytes(d[i : i + 4], "big") for i in range(0, 32, 4)] for d in digests)

    assert list(islice(words(bytes(32)), 320)) == list(blocks(bytes(32)))
