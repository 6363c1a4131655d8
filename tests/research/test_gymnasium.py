"""Gymnasium's own test, and what it does not ask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mazzo.bots.players import UnknownPlayer
from mazzo.research import gymnasium
from mazzo.research.episode import Form
from tests.research.forms import named, usual, variants

# It would like the environment to be made by its registry, to try other render modes.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("form", variants(), ids=named)
def test_api(form: Form) -> None:
    chosen: dict[str, Any] = dict(form.options.dump())
    check_env(gymnasium.env(form.game.name, seats=form.seats, opponents="greedy", **chosen))


@pytest.mark.parametrize("name", usual())
def test_a_seat_plays_an_episode_against_others(name: str) -> None:
    """The same seed gives the same episode, and the rewards add up to what the seat has won."""
    env = gymnasium.env(name, seat=1, opponents="club,random")
    runs = []
    for _ in range(2):
        seen, _ = env.reset(seed=7)
        rng, rewards, over = np.random.default_rng(1), [], False
        while not over:
            assert env.episode.player == 1
            seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            assert np.array_equal(info["action_mask"], seen["action_mask"])
            rewards.append(reward)
        assert sum(rewards) == pytest.approx(env.episode.totals[1])
        runs.append((rewards, env.episode.course.current.moves))
    assert runs[0] == runs[1]


def test_levels_play_too() -> None:
    env = gymnasium.env(usual()[0], opponents="beginner,expert/50")
    seen, _ = env.reset(seed=1)
    env.step(np.flatnonzero(seen["action_mask"])[0])
    assert env.episode.decisions > 1


def test_what_is_not_legal_ends_the_episode_and_says_why() -> None:
    env = gymnasium.env(usual()[0])
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert (reward, over) == (gymnasium.ILLEGAL, True)
    assert "not legal here" in info["illegal"]


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="no seat 9"):
        gymnasium.env(usual()[0], seat=9)
    with pytest.raises(UnknownPlayer):
        gymnasium.env(usual()[0], opponents="nobody-like-that")


def test_a_seat_that_never_decides_is_refused() -> None:
    """Those that never deal are played by the rules themselves."""
    silent = [form for form in variants() if len(form.game.first_dealers(form.options, form.seats)) < form.seats]
    assert silent
    for form in silent:
        with pytest.raises(ValueError, match="decides nothing"):
            gymnasium.Seat(form, form.seats - 1, "random").reset(seed=1)
