"""Gymnasium: one seat learns, the others are named players, levels too."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from mazzo.arena.sitting import Sitting
from mazzo.bots import DEFAULT_LEVEL
from mazzo.bots.outside.command import names_in
from mazzo.kernel.actions import NoAction
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.research.arrays import Layout, seed_of
from mazzo.research.episode import Episode, Form
from mazzo.research.picture import svg

ILLEGAL = -100000.0
"""The reward for an action that is not legal, which ends the episode; `info` then says why."""

TRIES = 100
"""So many episodes in a row may be over before the seat has to decide anything: now and then one is."""


def env(
    name: str,
    *,
    seat: int = 0,
    opponents: str = "club",
    seats: int | None = None,
    rounds: int | None = 1,
    render_mode: str | None = None,
    **options: str | int,
) -> Seat:
    """One seat of a game with these options. `opponents` names players as `mazzo arena` does, programs too, with commas
    between them; they are given to the other seats in turn."""
    return Seat(Form(name, options, seats, rounds), seat, opponents, render_mode)


class Seat(gymnasium.Env):  # type: ignore[misc]  # treated as without types, so that types are checked without it
    """What one seat sees and does. `info["action_mask"]` repeats the mask, where some look for it."""

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}

    def __init__(self, form: Form, seat: int, opponents: str, render_mode: str | None = None) -> None:
        if seat not in range(form.seats):
            raise ValueError(f"there is no seat {seat}; they are 0 to {form.seats - 1}")
        self.form = form
        self.seat = seat
        self.render_mode = render_mode
        self.layout = Layout(form)
        self.earned = 0.0
        """What was won before the first decision."""
        named = names_in(opponents)
        players = [named[(other - seat - 1) % form.seats % len(named)] for other in range(form.seats)]
        # Nobody else sits where the one who learns does.
        players[seat] = DEFAULT_LEVEL
        self.sitting = Sitting(form.game, form.options, players)
        self.action_space = spaces.Discrete(form.actions.size)
        bits = spaces.Box(0, 1, (self.layout.size,), np.int8)
        mask = spaces.Box(0, 1, (form.actions.size,), np.int8)
        self.observation_space = spaces.Dict({"observation": bits, "action_mask": mask})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        for _ in range(TRIES):
            self.episode = Episode(self.form, seed_of(self.np_random))
            self.rng = Rng(int.from_bytes(seed_of(self.np_random)[:8], "big"))
            self.sitting.begin([self.rng] * self.form.seats)
            self.earned = self.let_others_play()
            if not self.episode.over:
                return self.seen()
        raise ValueError(f"seat {self.seat} decides nothing in this form of the game")

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.episode.step(int(action))
        except NoAction as refused:
            seen, info = self.seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": str(refused)}
        reward = self.earned + self.episode.rewards[self.seat] + self.let_others_play()
        self.earned = 0.0
        if self.render_mode == "human":
            self.render()
        seen, info = self.seen()
        return seen, reward, self.episode.over, False, info

    def let_others_play(self) -> float:
        """Up to this seat's next decision, or the end; what that has brought it."""
        episode, reward = self.episode, 0.0
        while not episode.over and episode.player != self.seat:
            course = episode.course
            episode.play(self.sitting.decide(course.current.match, course.round, episode.player, self.rng))
            reward += episode.rewards[self.seat]
        if episode.over:
            self.sitting.over(episode.course.match.totals)
        return reward

    def seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.layout.mask([] if self.episode.over else self.episode.legal())
        view = self.episode.view(self.seat)
        return {"observation": self.layout.observed(view), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> str | None:
        """What a watcher sees: in notation, or as an SVG picture."""
        if self.render_mode == "svg":
            return svg(self.episode.course.scene(WATCHER))
        text = repr(self.episode.view(WATCHER))
        if self.render_mode == "human":
            print(text)
            return None
        return text
