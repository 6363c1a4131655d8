"""OpenSpiel's own tests, its playthroughs and its search, and what they do not ask."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from absl.testing import flagsaver
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from mazzo.research import openspiel
from mazzo.research.episode import Form
from tests.research.forms import MOST, named, usual, variants


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


@pytest.mark.parametrize("form", variants(), ids=named)
def test_moves_that_do_not_fit_are_refused(form: Form) -> None:
    state = after(loaded(form), 0)
    assert state.dealt is not None
    deciding = state.dealt.seat
    with pytest.raises(ValueError, match=f"seat {deciding} is to decide"):
        state.follow([((deciding + 1) % form.seats, state.dealt.round.nth(deciding, 0))])


def test_a_past_without_what_nobody_decided_is_refused() -> None:
    """Where the rules themselves play a seat."""
    refused = 0
    for form in variants():
        state = after(loaded(form), 4)
        if state.dealt is not None and state.dealt.automatic:
            with pytest.raises(ValueError, match="nobody decides"):
                state.follow([])
            refused += 1
    assert refused


@pytest.mark.parametrize("name", usual())
def test_a_playthrough_is_the_same_when_it_is_replayed(name: str, tmp_path: Path) -> None:
    """As the library replays its own, by the texts of moves, so that these and the ids have to fit each other."""
    flags.FLAGS.mark_as_parsed()
    state = after(pyspiel.load_game(openspiel.PREFIX + name), 40)
    file = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough(openspiel.PREFIX + name, state.history(), seed=5)
    file.write_text(text, encoding="utf-8")
    assert f'GameType.short_name = "{openspiel.PREFIX}{name}"' in text
    assert "ObservationTensor(0)" in text
    with flagsaver.flagsaver(playthough_use_action_ids=False):
        written, again = generate_playthrough.replay(file)
    assert again.splitlines() == written.splitlines()


@pytest.mark.parametrize("name", usual())
def test_its_search_plays_a_round_to_its_end(name: str) -> None:
    """A whole one; of a game in which it may last long, the last decisions."""
    game = pyspiel.load_game(openspiel.PREFIX + name)
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 4.0, 2, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    decisions = len(after(game, 10**6).history()) - game.max_chance_nodes_in_history()
    state = after(game, 0 if decisions <= MOST else decisions - 10)
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)


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
