"""Episodes in ids: the same moves as a course, decision by decision."""

from __future__ import annotations

import pytest

from mazzo.kernel.actions import NoAction
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.research.episode import Episode, Form, key, short_key
from tests.research.forms import MOST, named, usual, variants


def played(form: Form, seed: int, most: int = MOST) -> Episode:
    episode, rng = Episode(form, bytes([seed]) * 32), Rng(seed)
    while not episode.over and episode.decisions < most:
        legal = episode.legal()
        episode.step(legal[rng.below(len(legal))])
    return episode


@pytest.mark.parametrize("form", variants(), ids=named)
def test_an_episode_is_a_legal_round(form: Form) -> None:
    episode = played(form, 1)
    again = Course(form.game, form.options, form.seats, bytes([1]) * 32)
    for seat, move in episode.course.rounds[0].moves:
        again.play(seat, move)
    assert again.round.dump() == episode.course.rounds[0].round.dump()


@pytest.mark.parametrize("name", usual())
def test_rewards_are_what_a_seat_scores_above_the_mean(name: str) -> None:
    form = Form(name)
    episode = played(form, 2, 10**6)
    scores = episode.course.current.scores
    assert scores is not None
    assert episode.totals == [score - sum(scores) / len(scores) for score in scores]
    assert episode.rewards == episode.totals
    assert abs(sum(episode.totals)) < 1e-9
    assert episode.legal() == []
    with pytest.raises(ValueError, match="over"):
        episode.step(0)


@pytest.mark.parametrize("name", usual())
def test_an_episode_may_be_a_match(name: str) -> None:
    short = Form(name).game.short
    episode = played(Form(name, short, rounds=None), 3, 10**6)
    assert episode.course.finished
    totals = [0.0] * episode.form.seats
    for each in episode.course.rounds:
        assert each.scores is not None
        totals = [
            total + score - sum(each.scores) / len(each.scores)
            for total, score in zip(totals, each.scores, strict=True)
        ]
    assert episode.totals == pytest.approx(totals)


@pytest.mark.parametrize("form", variants(), ids=named)
def test_who_decides_is_asked_for_the_seat_that_his_view_names(form: Form) -> None:
    episode, rng = Episode(form, bytes(32)), Rng(4)
    while not episode.over and episode.decisions < MOST:
        assert episode.course.round.chooser(episode.seat) == episode.player != NOBODY
        assert episode.course.round.moves(episode.seat) == episode.view(episode.player).moves()
        episode.play(episode.course.round.nth(episode.seat, rng.below(episode.course.round.count(episode.seat))))


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    form = Form(usual()[0])
    episode = Episode(form, bytes(32))
    illegal = next(number for number in range(form.actions.size) if number not in episode.legal())
    for action in (illegal, -1, form.actions.size):
        with pytest.raises(NoAction):
            episode.step(action)
    assert episode.decisions == 0


def test_bad_forms_are_refused() -> None:
    name = usual()[0]
    with pytest.raises(ValueError, match="seats with these options, not 99"):
        Form(name, seats=99)
    with pytest.raises(ValueError, match="at least one round"):
        Form(name, rounds=0)


@pytest.mark.parametrize("form", variants(), ids=named)
def test_the_key_of_a_world_is_that_of_the_view(form: Form) -> None:
    """Played again from a past that the viewer cannot tell from the real one; and another viewer has another key."""
    episode = played(form, 5, 12)
    current = episode.course.current
    for viewer in range(form.seats):
        view = current.round.view(viewer)
        dealt, moves = view.past(view.world(Rng(6)))
        again = current.match.start(dealt)
        for seat, move in moves:
            again.play(seat, move)
        assert key(again.view(viewer)) == key(view)
        assert short_key(again.view(viewer)) == short_key(view)
    assert len({short_key(current.round.view(viewer)) for viewer in range(form.seats)}) == form.seats
