"""PettingZoo: every seat is an agent, `seat_0` and so on, asked in turn (AEC).

An observation is a dictionary: `observation` has the bits of the agent's view, `action_mask` ones at what it may do.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from mazzo.kernel.contract import WATCHER
from mazzo.research.arrays import Layout, seed_of
from mazzo.research.episode import Episode, Form
from mazzo.research.picture import svg

ILLEGAL = -100000.0
"""The reward of an agent that chooses what it may not, which ends the episode."""


def env(
    name: str,
    *,
    seats: int | None = None,
    rounds: int | None = 1,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: str | int,
) -> Any:
    """An environment of a game with these options, in which an action that is not legal ends the episode."""
    found = raw_env(name, seats=seats, rounds=rounds, max_cycles=max_cycles, render_mode=render_mode, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL))
    )


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # named as the library names them; it has no types
    """The environment without wrappers: an action that is not legal raises NoAction."""

    metadata = {"render_modes": ["human", "ansi", "svg"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        name: str,
        *,
        seats: int | None = None,
        rounds: int | None = 1,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        super().__init__()
        self.form = Form(name, options, seats, rounds)
        self.layout = Layout(self.form)
        self.metadata = {**self.metadata, "name": f"mazzo_{name}_v0"}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.form.seats)]
        bits = spaces.Box(0, 1, (self.layout.size,), np.int8)
        mask = spaces.Box(0, 1, (self.form.actions.size,), np.int8)
        seen = spaces.Dict({"observation": bits, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.form.actions.size) for agent in self.possible_agents}
        self.generator = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.episode = Episode(self.form, seed_of(self.generator))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.look_on()

    def look_on(self) -> None:
        """Note who is to decide, or that it is over."""
        episode = self.episode
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and episode.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0] if episode.over else self.possible_agents[episode.player]

    def observe(self, agent: str) -> dict[str, Any]:
        player = self.possible_agents.index(agent)
        legal = self.episode.legal() if player == self.episode.player else []
        return {"observation": self.layout.observed(self.episode.view(player)), "action_mask": self.layout.mask(legal)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {agent: self.episode.rewards[seat] for seat, agent in enumerate(self.possible_agents)}
        self.look_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What a watcher sees: in notation, or as an SVG picture."""
        if self.render_mode == "svg":
            return svg(self.episode.course.scene(WATCHER))
        text = repr(self.episode.view(WATCHER))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
