"""Seed, commitment and contributions decide every deal, and nothing else does."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.kernel.fair import Fairness, committed, new_contribution, new_seed
from mazzo.kernel.shuffle import draw, shuffled

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "docs" / "shuffle-vectors.json").read_text(encoding="utf-8")
)["keys"]

seeds = st.binary(min_size=32, max_size=32)
contributions = st.one_of(st.just(b""), st.binary(min_size=16, max_size=16))


@pytest.mark.parametrize("vector", VECTORS)
def test_vector_of_a_key(vector: dict[str, Any]) -> None:
    fairness = Fairness(bytes.fromhex(vector["seed"]), [bytes.fromhex(each) for each in vector["contributions"]])
    assert fairness.commitment.hex() == vector["commitment"]
    assert fairness.key(vector["number"]).hex() == vector["key"]


def test_key_written_out() -> None:
    seed, added = bytes(range(32)), bytes(range(16))
    expected = hashlib.sha256(b"mazzo/1" + seed + b"\0\0\1\2" + b"\x10" + added + b"\0" + b"\x10" + added).digest()
    assert Fairness(seed, [added, b"", added]).key(258) == expected


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    seed = new_seed()
    assert committed(seed) == Fairness(seed, []).commitment == hashlib.sha256(seed).digest()


def test_new_seeds_and_contributions_differ() -> None:
    assert len({new_seed() for _ in range(50)}) == 50
    assert {len(new_seed())} == {32}
    assert len({new_contribution() for _ in range(50)}) == 50
    assert {len(new_contribution())} == {16}


def test_the_dealer_and_the_decks_come_from_their_own_keys() -> None:
    fairness = Fairness(bytes(32), [b"", bytes(16)])
    packs = [range(4), range(4, 40)]
    assert fairness.dealer(4) == draw(fairness.key(0), 4)
    assert fairness.decks(1, packs) == shuffled(fairness.key(1), packs)
    assert fairness.decks(1, packs) != fairness.decks(2, packs)


@given(seeds, st.lists(contributions, min_size=2, max_size=6), st.lists(contributions, min_size=2, max_size=6))
def test_other_contributions_make_another_key(seed: bytes, ours: list[bytes], theirs: list[bytes]) -> None:
    assert (Fairness(seed, ours).key(1) == Fairness(seed, theirs).key(1)) == (ours == theirs)


@pytest.mark.parametrize(
    ("seed", "added"), [(bytes(31), b""), (bytes(33), b""), (bytes(32), b"x"), (bytes(32), bytes(17))]
)
def test_wrong_lengths_are_refused(seed: bytes, added: bytes) -> None:
    with pytest.raises(ValueError, match="bytes"):
        Fairness(seed, [added])
