"""OpenSpiel's own tests, its playthroughs and its search, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from mazzo.research import openspiel
from mazzo.research.episode import Form
from tests.research.forms import named, usual, variants


def loaded(form: Form) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.PREFIX + form.game.name, {"players": form.seats, **form.options.dump()})


def after(game: pyspiel.Game, decisions: int, seed: int = 1) -> openspiel.State:
    """A state after so many random decisions."""
    rng = np.random.RandomState(seed)
    state: openspiel.State = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or decisions):
        decisions -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("form", variants(), ids=named)
def test_random_play_and_serialisation(form: Form) -> None:
    pyspiel.random_sim_test(loaded(form), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("form", variants(), ids=named)
def test_a_player_cannot_tell_a_resampled_state(form: Form) -> None:
    rng = np.random.RandomState(2)
    for decisions in (0, 3, 15):
        state = after(loaded(form), decisions)
        for player in range(form.seats):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)


@pytest.mark.parametrize("name", usual())
def test_a_playthrough_is_written(name: str) -> None:
    state = after(pyspiel.load_game(openspiel.PREFIX + name), 10)
    text = generate_playthrough.playthrough(openspiel.PREFIX + name, state.history())
    assert f'GameType.short_name = "{openspiel.PREFIX}{name}"' in text
    assert "LegalActions()" in text


@pytest.mark.parametrize("name", usual())
def test_its_search_plays(name: str) -> None:
    game = pyspiel.load_game(openspiel.PREFIX + name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3))
    bot = ismcts.ISMCTSBot(game, evaluator, 4.0, 4, random_state=np.random.RandomState(4))
    state = after(game, 6)
    assert bot.step(state) in state.legal_actions()


def test_returns_are_the_scores_above_the_mean() -> None:
    state = after(pyspiel.load_game(openspiel.PREFIX + usual()[0]), 10**6)
    assert state.dealt is not None
    scores = state.dealt.round.scores()
    assert state.returns() == pytest.approx([score - sum(scores) / len(scores) for score in scores])


def test_the_tensor_has_the_named_pieces() -> None:
    form = variants()[0]
    game = loaded(form)
    observation = make_observation(game)
    state = after(game, 5)
    observation.set_from(state, 0)
    assert set(observation.dict) == {piece.name for piece in form.pieces}
    hand = form.observation.values(state.view(0))[0]
    assert int(observation.dict[form.pieces[0].name].sum()) == hand.bit_count()


def test_cards_come_with_the_probability_of_what_is_left() -> None:
    deck = openspiel.Deck([(1, 1, 2), (5, 6)])
    assert deck.outcomes() == [(1, 2 / 3), (2, 1 / 3)]
    deck.drawn += [1, 2]
    assert deck.outcomes() == [(1, 1.0)]
    deck.drawn.append(1)
    assert deck.outcomes() == [(5, 0.5), (6, 0.5)]
    deck.drawn += [6, 5]
    assert deck.decks() == [[1, 2, 1], [6, 5]]
