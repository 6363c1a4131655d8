"""A policy and a value of positions in one small network, in NumPy alone."""

from __future__ import annotations

import numpy as np

CLIP = 0.2
"""How far the chance of a decision may move before it no longer counts."""
CURIOSITY = 0.01
"""What it is worth not to be sure."""


class Network:
    """Bits in, one hidden layer, a number for each id of a move and one for what the position is worth."""

    def __init__(self, bits: int, hidden: int, ids: int, rng: np.random.Generator) -> None:
        sizes = [(bits, hidden), (hidden,), (hidden, ids), (ids,), (hidden, 1), (1,)]
        scales = [(2 / bits) ** 0.5, 0, 0.01, 0, 0.01, 0]
        self.weights = [
            (rng.standard_normal(size) * scale).astype(np.float32) for size, scale in zip(sizes, scales, strict=True)
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def look(self, seen: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the chance of each id, none for those that are not legal, and the value."""
        inward, inward_bias, choosing, choosing_bias, judging, judging_bias = self.weights
        hidden = np.maximum(seen @ inward + inward_bias, 0)
        scores = np.where(legal, hidden @ choosing + choosing_bias, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ judging + judging_bias)[:, 0]

    def learn(
        self,
        seen: np.ndarray,
        legal: np.ndarray,
        chosen: np.ndarray,
        before: np.ndarray,
        won: np.ndarray,
        rate: float,
    ) -> None:
        """One step of proximal policy optimisation: decisions that won more than expected become likelier."""
        hidden, chances, values = self.look(seen, legal)
        rows = np.arange(len(seen))
        better = won - values
        better = (better - better.mean()) / (better.std() + 1e-6)
        ratio = chances[rows, chosen] / before
        counts = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        scores = -chances * (counts * better * ratio)[:, None]
        scores[rows, chosen] += counts * better * ratio
        logs = np.log(np.maximum(chances, 1e-9))
        scores -= CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        scores /= -len(seen)
        judged = ((values - won) / len(seen))[:, None]
        back = (scores @ self.weights[2].T + judged @ self.weights[4].T) * (hidden > 0)
        self.adam(
            [seen.T @ back, back.sum(0), hidden.T @ scores, scores.sum(0), hidden.T @ judged, judged.sum(0)], rate
        )

    def adam(self, gradients: list[np.ndarray], rate: float) -> None:
        """A step against the gradients, as long for each weight as they are steady."""
        self.updates += 1
        steps = zip(self.weights, self.means, self.squares, gradients, strict=True)
        for weight, mean, square, gradient in steps:
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            length = rate * (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
            weight -= length * mean / (np.sqrt(square) + 1e-8)
