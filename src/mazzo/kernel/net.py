"""A small net of whole numbers: weighted inputs, one hidden layer that lets through what is above zero, one output.

Every weight is a whole number, so that both builds find the same value to the last digit. Most inputs are zero, so they
come as the places of the others and what stands there.
"""

from __future__ import annotations

from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

ZERO: Final = 128
"""A weight of an input is a byte; this one stands for 0."""
WORD: Final = 4
"""So many bytes has the bias of a hidden unit, and as many what the output makes of it."""
OUTPUT_BITS: Final = 16
"""The output is divided by two to this power."""


class Net(State):
    """What is learnt, from its committed bytes: the inputs one after the other with a byte for each hidden unit, then
    the biases, then the weights of the output."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("inputs", "written")

    def __init__(self, inputs: i64, written: bytes) -> None:
        unit = inputs + 2 * WORD
        if not written or len(written) % unit:
            raise ValueError(f"{len(written)} bytes are no net of {inputs} inputs")
        self.inputs = inputs
        self.written = written
        self.hidden: i64 = len(written) // unit
        self.biases = words(written, inputs * self.hidden, self.hidden)
        self.outputs = words(written, (inputs + WORD) * self.hidden, self.hidden)

    def summed(self, start: list[int], places: list[int], values: list[int]) -> list[int]:
        """What reaches each hidden unit if these inputs are added to a sum so far; the biases are the first one."""
        weights = self.written
        hidden = self.hidden
        found: list[int] = []
        unit: i64 = 0
        while unit < hidden:
            total: i64 = start[unit]
            for which, place in enumerate(places):
                at: i64 = place
                value: i64 = values[which]
                total += value * (weights[at * hidden + unit] - ZERO)
            found.append(total)
            unit += 1
        return found

    def value(self, start: list[int], places: bytes, values: bytes) -> i64:
        """The output for these inputs, added to a sum so far. Bytes are read faster than lists, once for each unit."""
        weights = self.written
        hidden = self.hidden
        number: i64 = len(places)
        result: i64 = 0
        unit: i64 = 0
        while unit < hidden:
            total: i64 = start[unit]
            which: i64 = 0
            while which < number:
                at: i64 = places[which]
                value: i64 = values[which]
                total += value * (weights[at * hidden + unit] - ZERO)
                which += 1
            if total > 0:
                result += total * self.outputs[unit]
            unit += 1
        return result >> OUTPUT_BITS


def words(written: bytes, first: i64, number: i64) -> list[int]:
    """Numbers of four bytes each, with their signs."""
    return [
        int.from_bytes(written[at : at + WORD], "big", signed=True) for at in range(first, first + WORD * number, WORD)
    ]
