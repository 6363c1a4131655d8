"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from mazzo.kernel.actions import NoAction
from mazzo.research import pettingzoo
from mazzo.research.episode import Form
from tests.research.forms import MOST, named, usual, variants

# Observations are dictionaries with a mask, which its test advises against while its own card games have them.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("form", variants(), ids=named)
def test_api(form: Form) -> None:
    chosen: dict[str, Any] = dict(form.options.dump())
    env = pettingzoo.env(form.game.name, seats=form.seats, max_cycles=MOST, **chosen)
    api_test(env, num_cycles=200, verbose_progress=False)


@pytest.mark.parametrize("name", usual())
def test_seeds(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name, max_cycles=MOST), num_cycles=50)


def finished(env: pettingzoo.raw_env, seed: int) -> dict[str, float]:
    """What random agents win in all."""
    won, rng = dict.fromkeys(env.possible_agents, 0.0), np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        won[agent] += reward
        done = terminated or truncated
        assert bool(seen["action_mask"].any()) != terminated
        env.step(None if done else rng.choice(np.flatnonzero(seen["action_mask"])))
    return won


@pytest.mark.parametrize("name", usual())
def test_agents_are_given_what_their_seats_win(name: str) -> None:
    env = pettingzoo.raw_env(name)
    won = finished(env, 1)
    assert list(won.values()) == pytest.approx(env.episode.totals)
    assert any(won.values())


def test_an_episode_is_cut_off_after_so_many_decisions() -> None:
    env = pettingzoo.raw_env(usual()[0], max_cycles=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(env.episode.legal()[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_what_is_not_legal_raises_or_ends_the_episode() -> None:
    name = usual()[0]
    raw = pettingzoo.raw_env(name)
    raw.reset(seed=1)
    illegal = next(number for number in range(raw.form.actions.size) if number not in raw.episode.legal())
    with pytest.raises(NoAction):
        raw.step(illegal)
    env = pettingzoo.env(name)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal)
    assert env.rewards[agent] == pettingzoo.ILLEGAL
    assert all(env.terminations.values())


def test_it_is_drawn_as_text_without_hidden_cards() -> None:
    env = pettingzoo.env(usual()[0], render_mode="ansi")
    env.reset(seed=1)
    assert "by a watcher: hand -" in env.render()


def test_a_picture_is_rendered() -> None:
    env = pettingzoo.env(usual()[0], render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg ")
