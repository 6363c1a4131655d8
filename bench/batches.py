"""Prints how many decisions a second `Batch` makes, with observations and legal ids, beside loops over PettingZoo's and
OpenSpiel's environments and RLCard: part of `make bench`. `PYTHONPATH` says which build is measured."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import random
from time import process_time
from typing import Any

import numpy as np

import peers
import report
import slices
from mazzo import build
from mazzo.games import names
from mazzo.research import openspiel, pettingzoo
from mazzo.research.batch import Batch
from slices import Contender, Row

ROUNDS = 1000
"""Of a batch; few enough for the cache of a processor, many enough for numpy."""
STEPS = 50
"""Of a loop, between two looks at the clock."""
AT_LEAST = 20
SPEEDS = {"nain_jaune": 300_000, "primiera": 300_000, "primo": 100_000, "tarock": 300_000}
"""Decisions a second with packed observations and legal ids that a batch is to make on one core, by game."""
TITLE = "## Many rounds at once"
EXPLANATION = """\
`Batch` with 1,000 rounds of each game in its usual form, random decisions, packed observations and legal ids, on one
core; beside it loops over environments, each with an observation and its legal ids a decision. A second is one of the
processor's time for this process: waiting while others have the core does not count, their use of its caches does."""


def batch(name: str, unpacked: bool = False) -> Contender:
    """Steps of many rounds, each with packed observations and legal ids, or with bits as well."""
    found, generator = Batch(name, ROUNDS, seed=7), np.random.default_rng(7)

    def work() -> int:
        picked = (generator.random(ROUNDS) * found.counts).astype(np.int64)
        found.step(found.legal[np.arange(ROUNDS), picked])
        if unpacked:
            found.observations()
        return ROUNDS

    return Contender(batch_name(name) + (", bits" if unpacked else ""), work)


def batch_name(game: str) -> str:
    return f"{game}, Batch"


def aec(label: str, env: Any) -> Contender:
    """A loop over an environment of PettingZoo, with an observation and a mask a decision."""
    seeds = iter(range(10**9))
    env.reset(seed=next(seeds))

    def work() -> int:
        for _ in range(STEPS):
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.reset(seed=next(seeds))
                seen = env.observe(env.agent_selection)
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(random() * len(legal))]))
        return STEPS

    return Contender(label, work)


def classic(name: str) -> Contender:
    """A card game that comes with PettingZoo."""

    def make(_: Any) -> Callable[[], int]:
        module = import_module(f"pettingzoo.classic.{name}")
        found = aec(name, module.env()).work
        assert found is not None
        return found

    return peers.peer(f"PettingZoo {name}", "pygame", make)


def vector(label: str, game: str) -> Contender:
    """OpenSpiel's vector environment, which loops over its environments in Python."""

    def make(_: Any) -> Callable[[], int]:
        environments = import_module("open_spiel.python.rl_environment")
        agents = import_module("open_spiel.python.rl_agent")
        many = import_module("open_spiel.python.vector_env").SyncVectorEnv(
            [environments.Environment(game) for _ in range(8)]
        )
        state = {"now": many.reset()}

        def picked(step: Any) -> Any:
            legal = step.observations["legal_actions"][step.current_player()]
            return agents.StepOutput(action=legal[int(random() * len(legal))], probs=None)

        def work() -> int:
            state["now"], *_ = many.step([picked(step) for step in state["now"]], reset_if_done=True)
            return len(many)

        return work

    return peers.peer(label, "pyspiel", make)


def rows() -> Iterator[tuple[str, Row]]:
    """The rows of the report."""
    hearts = vector("OpenSpiel hearts, vector environment", "hearts")
    holdem, leduc = classic("texas_holdem_v4"), classic("leduc_holdem_v4")
    for name in names():
        ours = batch(name)
        loop = aec(f"{name}, PettingZoo loop", pettingzoo.env(name))
        yield name, Row("`Batch` against a loop over its PettingZoo environment", ours, loop, at_least=AT_LEAST)
        yield name, Row("the same with bits unpacked", batch(name, unpacked=True), loop)
        own = vector(f"{name}, vector environment", openspiel.PREFIX + name)
        yield name, Row("`Batch` against OpenSpiel's vector environment of the same game", ours, own)
        yield name, Row("`Batch` against OpenSpiel's vector environment of hearts", ours, hearts)
        yield name, Row("`Batch` against RLCard uno", ours, peers.uno())
        yield name, Row("`Batch` against PettingZoo's Texas hold'em", ours, holdem)
        yield name, Row("`Batch` against PettingZoo's Leduc hold'em", ours, leduc)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=15, help="how many slices each contender gets")
    parser.add_argument("--seconds", type=float, default=0.06, help="the length of a slice")
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the report into a section of this page")
    arguments = parser.parse_args()
    table = list(rows())
    rates = slices.measure([row for _, row in table], arguments.turns, arguments.seconds, process_time)
    speeds = [(name, "`Batch`", rates[batch_name(name)], SPEEDS[name]) for name in names() if name in SPEEDS]
    found = [f"{build.kind()}, {report.machine()}", "", *report.speed_lines(speeds), "", *report.lines(table, rates)]
    print("\n".join(["Many rounds at once:", *found]))
    if arguments.write:
        report.replace_section(arguments.write, TITLE, "\n".join([EXPLANATION, "", *found, ""]))


if __name__ == "__main__":
    main()
