"""Seed, commitment and contributions decide every deal, and nothing else does."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.kernel.fair import (
    Fairness,
    Sealed,
    SealedFairness,
    commit,
    committed,
    new_context,
    new_contribution,
    new_secret,
    new_seed,
)
from mazzo.kernel.shuffle import draw, shuffled

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "docs" / "shuffle-vectors.json").read_text(encoding="utf-8")
)

seeds = st.binary(min_size=32, max_size=32)
contributions = st.one_of(st.just(b""), st.binary(min_size=16, max_size=16))


@pytest.mark.parametrize("vector", VECTORS["keys"])
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
    assert fairness.dealer(range(4)) == draw(fairness.key(0), 4)
    assert fairness.dealer([3]) == 3, "nothing to draw"
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


def test_a_number_is_no_seed() -> None:
    with pytest.raises(TypeError, match="a seed is 32 bytes, no int"):
        Fairness(7, [b""])  # type: ignore[arg-type]


# --- version 2 ---


@pytest.mark.parametrize("vector", VECTORS["commits"])
def test_vector_of_a_commitment(vector: dict[str, Any]) -> None:
    context, secret = bytes.fromhex(vector["context"]), bytes.fromhex(vector["secret"])
    assert commit(context, vector["seat"], secret).hex() == vector["commit"]


def sealed_in(vector: dict[str, Any]) -> Sealed:
    return Sealed(bytes.fromhex(vector["context"]), tuple(map(bytes.fromhex, vector["commits"])))


@pytest.mark.parametrize("vector", VECTORS["lists"])
def test_vector_of_a_list(vector: dict[str, Any]) -> None:
    assert sealed_in(vector).listing(bytes.fromhex(vector["commitment"])).hex() == vector["listing"]


@pytest.mark.parametrize("vector", VECTORS["sealed_keys"])
def test_vector_of_a_key_of_version_two(vector: dict[str, Any]) -> None:
    added = [bytes.fromhex(each) for each in vector["contributions"]]
    fairness = SealedFairness(bytes.fromhex(vector["seed"]), added, sealed_in(vector))
    assert fairness.commitment.hex() == vector["commitment"]
    assert fairness.listing.hex() == vector["listing"]
    assert fairness.key(vector["number"]).hex() == vector["key"]


def test_a_key_of_version_two_written_out() -> None:
    seed, context, secret = bytes(range(32)), bytes(range(32, 64)), bytes(range(64, 96))
    promised = hashlib.sha256(b"mazzo/2/commit" + context + b"\1" + secret).digest()
    hashed = hashlib.sha256(seed).digest()
    listing = hashlib.sha256(b"mazzo/2/list" + hashed + context + b"\0" + b"\x20" + promised).digest()
    expected = hashlib.sha256(b"mazzo/2" + seed + b"\0\0\1\2" + listing + b"\0" + b"\x20" + secret).digest()
    assert SealedFairness(seed, [b"", secret], Sealed(context, (b"", promised))).key(258) == expected


secrets = st.one_of(st.just(b""), st.binary(min_size=32, max_size=32))


def fairness_of(seed: bytes, context: bytes, added: list[bytes]) -> SealedFairness:
    commits = tuple(commit(context, seat, each) if each else b"" for seat, each in enumerate(added))
    return SealedFairness(seed, added, Sealed(context, commits))


@given(seeds, seeds, seeds, st.lists(secrets, min_size=2, max_size=6), st.lists(secrets, min_size=2, max_size=6))
def test_everything_that_was_fixed_is_in_the_key(
    seed: bytes, context: bytes, other: bytes, ours: list[bytes], theirs: list[bytes]
) -> None:
    key = fairness_of(seed, context, ours).key(1)
    assert (key == fairness_of(seed, context, theirs).key(1)) == (ours == theirs)
    assert (key == fairness_of(seed, other, ours).key(1)) == (context == other)
    assert (key == fairness_of(other, context, ours).key(1)) == (seed == other)
    assert key != fairness_of(seed, context, ours).key(2)


def test_only_what_was_committed_to_can_be_added() -> None:
    seed, context, secret = new_seed(), new_context(), new_secret()
    sealed = Sealed(context, (commit(context, 0, secret), b""))
    assert SealedFairness(seed, [secret, b""], sealed).sealed == sealed
    for added in ([new_secret(), b""], [b"", b""], [secret, new_secret()], [b"", secret]):
        with pytest.raises(ValueError, match="committed to"):
            SealedFairness(seed, added, sealed)
    with pytest.raises(ValueError, match="1 contributions for 2"):
        SealedFairness(seed, [secret], sealed)
    with pytest.raises(ValueError, match="bytes"):
        SealedFairness(seed, [bytes(16), b""], sealed)


@pytest.mark.parametrize(("context", "promised"), [(bytes(31), b""), (bytes(32), bytes(31)), (b"", b"")])
def test_wrong_lengths_are_not_sealed(context: bytes, promised: bytes) -> None:
    with pytest.raises(ValueError, match="bytes"):
        Sealed(context, (promised,))
