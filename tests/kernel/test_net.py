"""A net counts as a plain reading of its bytes does, on both builds."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.kernel.net import OUTPUT_BITS, Net

INPUTS, HIDDEN = 5, 3


def plain(inputs: int, hidden: int, written: bytes, row: list[int]) -> int:
    """The value of a row of inputs, by the description of the format alone."""

    def word(number: int) -> int:
        at = inputs * hidden + 4 * number
        return int.from_bytes(written[at : at + 4], "big", signed=True)

    total = 0
    for unit in range(hidden):
        reached = word(unit) + sum(value * (written[place * hidden + unit] - 128) for place, value in enumerate(row))
        total += max(0, reached) * word(hidden + unit)
    return total // 2**OUTPUT_BITS


def sparse(row: list[int], places: range) -> tuple[list[int], list[int]]:
    """The places of these that are not zero, and what stands there."""
    found = [place for place in places if row[place]]
    return found, [row[place] for place in found]


@given(
    st.binary(min_size=INPUTS * HIDDEN, max_size=INPUTS * HIDDEN),
    st.lists(st.integers(-(2**20), 2**20), min_size=2 * HIDDEN, max_size=2 * HIDDEN),
    st.lists(st.integers(0, 255), min_size=INPUTS, max_size=INPUTS),
    st.integers(0, INPUTS),
)
def test_a_value_is_that_of_the_plain_reading(weights: bytes, words: list[int], row: list[int], cut: int) -> None:
    """Also when some inputs were summed before."""
    written = weights + b"".join(word.to_bytes(4, "big", signed=True) for word in words)
    net = Net(INPUTS, written)
    start = net.summed(net.biases, *sparse(row, range(cut)))
    places, values = sparse(row, range(cut, INPUTS))
    assert net.value(start, bytes(places), bytes(values)) == plain(INPUTS, HIDDEN, written, row)


def test_its_shape_follows_from_its_bytes() -> None:
    net = Net(INPUTS, bytes(HIDDEN * (INPUTS + 8)))
    assert (net.inputs, net.hidden, len(net.biases), len(net.outputs)) == (INPUTS, HIDDEN, HIDDEN, HIDDEN)
    assert pickle.loads(pickle.dumps(net)).written == net.written


@pytest.mark.parametrize("size", [0, 1, HIDDEN * (INPUTS + 8) + 1])
def test_bytes_of_another_shape_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"{size} bytes"):
        Net(INPUTS, bytes(size))
