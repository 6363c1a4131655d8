"""Fits a net to samples with NumPy, rounds it to whole numbers, and says how well its choices do on samples apart."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from mazzo.kernel.net import OUTPUT_BITS, WORD, ZERO, Net
from train_samples import Sample

UNIT = 16.0
"""What the inputs are divided by while they are fitted; whole numbers come to the same without."""
THOUSANDTHS = 1000
HELD_OUT = 10
"""One of so many samples is kept apart, to judge by."""
BATCH = 256
RATE = 4e-3
DECAY = 1e-3
LARGEST = 127


class Settings(Struct, frozen=True, kw_only=True):
    hidden: int
    epochs: int
    seed: int = 1


class Fit(Struct, frozen=True, kw_only=True):
    """How well a rounded net does on the samples that were kept apart, in points a decision."""

    positions: int
    moves: int
    explained: float
    """The share of the variance of what moves are worth."""
    choice: float = 0.0
    """By how much what it chooses is better than the mean of the moves."""
    before: float = 0.0
    """The same of what the player chose from whom it learns."""
    best: float = 0.0
    """The same of what turned out best, which is partly luck: more cannot be had."""


class Table:
    """Samples as arrays: all rows below each other, and where each position begins."""

    def __init__(self, seen: Sequence[Sample]) -> None:
        self.x = np.frombuffer(b"".join(row for each in seen for row in each.rows), np.uint8)
        self.x = self.x.reshape(-1, len(seen[0].rows[0]))
        self.y = np.array([worth for each in seen for worth in each.worth], np.float32)
        self.sizes = np.array([len(each.rows) for each in seen])
        self.starts = np.concatenate(([0], np.cumsum(self.sizes)[:-1]))
        self.chosen = self.starts + np.array([each.chosen for each in seen])
        self.alone = bool(self.sizes.max() == 1)
        """Whether these are ends of turns, each compared with all others, and not moves of a position."""

    def apart(self) -> np.ndarray:
        """Which positions are kept apart: of ends of turns, whose deals have much in common, the last ones."""
        places = np.arange(len(self.sizes))
        return places >= len(places) * (HELD_OUT - 1) // HELD_OUT if self.alone else places % HELD_OUT == 0

    def rows_of(self, positions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The rows of some positions below each other, and where each of these begins among them."""
        sizes = self.sizes[positions]
        starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        if self.alone:
            return positions, np.zeros(1, int)
        inside = np.arange(sizes.sum()) - np.repeat(starts, sizes)
        return np.repeat(self.starts[positions], sizes) + inside, starts


def fitted(table: Table, settings: Settings) -> bytes:
    """The net whose values, less their mean in each position, come nearest to the samples; written."""
    rng = np.random.default_rng(settings.seed)
    inputs = table.x.shape[1]
    parts = [
        (rng.standard_normal((inputs, settings.hidden)) / np.sqrt(inputs)).astype(np.float32),
        np.zeros(settings.hidden, np.float32),
        (rng.standard_normal(settings.hidden) / np.sqrt(settings.hidden)).astype(np.float32),
    ]
    first = [np.zeros_like(part) for part in parts]
    second = [np.zeros_like(part) for part in parts]
    learning = np.flatnonzero(~table.apart())
    steps = settings.epochs * -(-len(learning) // BATCH)
    step = 0
    for _ in range(settings.epochs):
        order = rng.permutation(learning)
        for begin in range(0, len(order), BATCH):
            rows, starts = table.rows_of(order[begin : begin + BATCH])
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            for place, slope in enumerate(slopes(parts, table.x[rows] / np.float32(UNIT), table.y[rows], starts)):
                first[place] += 0.1 * (slope - first[place])
                second[place] += 0.001 * (slope * slope - second[place])
                moved = first[place] / (1 - 0.9**step) / (np.sqrt(second[place] / (1 - 0.999**step)) + 1e-8)
                parts[place] -= (rate * (moved + DECAY * parts[place])).astype(np.float32)
    return rounded(parts)


def slopes(parts: Sequence[np.ndarray], x: np.ndarray, y: np.ndarray, starts: np.ndarray) -> list[np.ndarray]:
    """How the mean squared error changes with each part of the net."""
    weights, biases, outputs = parts
    reached = x @ weights + biases
    open_ = np.maximum(reached, 0)
    error = centred(open_ @ outputs, starts) - y
    # What moves all values of a position alike changes nothing.
    error = centred(error, starts) * np.float32(2 / len(x))
    back = np.outer(error, outputs) * (reached > 0)
    return [x.T @ back, back.sum(0), open_.T @ error]


def centred(values: np.ndarray, starts: np.ndarray) -> np.ndarray:
    """Less the mean of each position."""
    sizes = np.diff(np.append(starts, len(values)))
    return values - np.repeat(np.add.reduceat(values, starts) / sizes, sizes)


def rounded(parts: Sequence[np.ndarray]) -> bytes:
    """The net as whole numbers: each hidden unit is stretched so far that its largest weight just fits a byte."""
    weights, biases, outputs = (part.astype(np.float64) for part in parts)
    stretch = LARGEST / np.maximum(np.abs(weights).max(0), 1e-9)
    whole = np.rint(weights * stretch).astype(int) + ZERO
    shifts = np.rint(biases * UNIT * stretch)
    counts = np.rint(outputs * THOUSANDTHS * 2.0**OUTPUT_BITS / (UNIT * stretch))
    words = [int(each).to_bytes(WORD, "big", signed=True) for each in (*shifts, *counts)]
    return bytes(whole.astype(np.uint8).ravel().tolist()) + b"".join(words)


def judged(table: Table, written: bytes) -> Fit:
    """How a written net does where it has not learnt."""
    net = Net(table.x.shape[1], written)
    apart = np.flatnonzero(table.apart())
    rows, starts = table.rows_of(apart)
    weights = np.frombuffer(written[: net.inputs * net.hidden], np.uint8).reshape(net.inputs, -1).astype(np.int64)
    reached = table.x[rows].astype(np.int64) @ (weights - ZERO) + np.array(net.biases)
    values = (np.maximum(reached, 0) @ np.array(net.outputs) >> OUTPUT_BITS) / THOUSANDTHS
    y = table.y[rows]
    explained = float(1 - np.var(centred(y - values, starts)) / np.var(centred(y, starts)))
    if table.alone:
        return Fit(positions=len(apart), moves=len(rows), explained=explained)
    ends = np.append(starts[1:], len(rows))
    choices = [begin + int(np.argmax(values[begin:end])) for begin, end in zip(starts, ends, strict=True)]
    return Fit(
        positions=len(apart),
        moves=len(rows),
        explained=explained,
        choice=float(np.mean(y[choices])),
        before=float(np.mean(table.y[table.chosen[apart]])),
        best=float(np.mean(np.maximum.reduceat(y, starts))),
    )
