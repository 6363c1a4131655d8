"""How sure a result is: intervals by resampling decks, a sequential test that stops early, ratings over a pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log10

from msgspec import Struct

from mazzo.bots.outside.program import Failure
from mazzo.kernel.rng import Rng

RESAMPLES = 1000
MOST_BLOCKS = 400
"""More decks than that are resampled in blocks of neighbours."""
ERROR = 0.05
ELO = 400


class Result(Struct, frozen=True, kw_only=True):
    """A pairing, seen from `a`."""

    a: str
    b: str
    wins: int
    losses: int
    ties: int
    firsts: float = 0.0
    """How often `a` came first of all, and was the first to be rid of its cards."""
    first_out: int = 0
    mean: float
    """Points a deal; `low` and `high` hold it with 95 %."""
    low: float
    high: float
    p50_ms: float
    p95_ms: float
    """Of the decisions of `a`."""
    lost_a: int = 0
    """Decisions that `a`, a program, has lost to the quick policy by failing; likewise `b`."""
    lost_b: int = 0
    dropped: dict[str, list[Failure]] = {}
    """Who failed so often that the pairing was ended, `a`, `b` or both, and how. Its last deal does not count."""


def interval(observations: Sequence[float], seed: int = 1) -> tuple[float, float]:
    """The 95 % interval of the mean, by resampling."""
    if len(observations) < 2:
        return float("-inf"), float("inf")
    blocks = blocked(observations)
    rng = Rng(seed)
    means = sorted(
        sum(blocks[rng.below(len(blocks))] for _ in range(len(blocks))) / len(blocks) for _ in range(RESAMPLES)
    )
    return means[int(RESAMPLES * ERROR / 2)], means[int(RESAMPLES * (1 - ERROR / 2)) - 1]


def blocked(observations: Sequence[float]) -> list[float]:
    """Means of equally long runs; a rest that fills no run is left out."""
    size = -(-len(observations) // MOST_BLOCKS)
    runs = len(observations) // size
    return [sum(observations[run * size : (run + 1) * size]) / size for run in range(runs)]


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that this percentage does not exceed."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


class Sequential:
    """A sequential test of `no difference` against `at least this difference`, on observations of unknown spread."""

    FEWEST = 30

    def __init__(self, difference: float) -> None:
        self.difference = difference
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, observation: float) -> None:
        self.count += 1
        self.total += observation
        self.squares += observation * observation

    def ratio(self) -> float:
        """The logarithm of how much likelier the difference has made what was seen."""
        mean = self.total / self.count
        spread = max(1e-9, self.squares / self.count - mean * mean)
        return self.count * self.difference * (mean - self.difference / 2) / spread

    def verdict(self) -> str:
        """`better`, `not better`, or empty while nothing is decided; 5 % of either kind of error."""
        if self.count < self.FEWEST:
            return ""
        bound = log((1 - ERROR) / ERROR)
        ratio = self.ratio()
        return "better" if ratio >= bound else "not better" if ratio <= -bound else ""


def ratings(results: Sequence[Result], rounds: int = 200) -> Mapping[str, float]:
    """Elo ratings that explain the wins in a pool best (Bradley and Terry); their mean is 0. A tie is half a win."""
    names = sorted({name for result in results for name in (result.a, result.b)})
    strength = dict.fromkeys(names, 1.0)
    # Half a win for everybody against everybody met: nobody is infinitely strong.
    won = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for result in results:
        ties = result.ties / 2 + 0.5
        won[result.a] += result.wins + ties
        won[result.b] += result.losses + ties
        played = result.wins + result.losses + result.ties + 1.0
        for pair in ((result.a, result.b), (result.b, result.a)):
            met[pair] = met.get(pair, 0.0) + played
    for _ in range(rounds):
        for name in names:
            expected = sum(
                count / (strength[name] + strength[other]) for (one, other), count in met.items() if one == name
            )
            strength[name] = won[name] / expected if expected else strength[name]
        scale = exp(sum(log(value) for value in strength.values()) / len(names))
        strength = {name: value / scale for name, value in strength.items()}
    return {name: ELO * log10(value) for name, value in strength.items()}
