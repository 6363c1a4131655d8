"""The first deal with a coach: as it advises, every line is said and the end is as promised; any other way it ends."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from mazzo.games import game
from mazzo.kernel.rng import Rng
from mazzo.learn.coach import COSTLY, FORCED, coached
from mazzo.learn.first import read_first
from mazzo.learn.sights import FirstDone, FirstMove
from mazzo.testing.plugin import FIGURES
from mazzo.testing.support.first_deals import Pupil, first
from mazzo.words import languages

SEEDS = range(2)
MOST_MINUTES = 8


def test_as_the_coach_advises_every_line_is_said_and_the_end_is_as_promised(name: str) -> None:
    deal = first(name)
    pupil = Pupil(name, deal)
    assert (pupil.sight.kind, pupil.sight.text) == ("open", deal.opening)
    pupil.ask()
    while pupil.sight.kind == "turn":
        asked = pupil.sight
        hint = pupil.ask("show").hint
        assert hint
        assert pupil.sight.frames == []
        assert pupil.sight.scene == asked.scene
        pupil.play(hint.move)
        assert pupil.sight.made
        assert pupil.sight.made.move == hint.move
        assert not pupil.sight.also_good
    assert pupil.sight.kind == "close"
    assert pupil.sight.text == deal.close
    assert [text for text in deal.at.values() if text not in pupil.heard] == []
    assert COSTLY not in pupil.said
    assert (FORCED in pupil.said) == bool(pupil.counted.forced)


def test_by_estimate_it_is_over_in_eight_minutes(name: str, record_property: Callable[[str, object], None]) -> None:
    pupil = Pupil(name, first(name))
    pupil.ask()
    while pupil.sight.kind == "turn":
        pupil.play(pupil.advised().move)
    minutes = pupil.counted.minutes()
    record_property(FIGURES, f"the first deal of {name}: about {minutes:.1f} minutes, {pupil.counted}")
    assert minutes < MOST_MINUTES


@pytest.mark.parametrize("seed", SEEDS)
def test_any_other_way_it_comes_to_its_end_too(name: str, seed: int) -> None:
    """With help, take-backs and costly moves; each line is said once at most, and what closes it only if it is true."""
    deal, rng = first(name), Rng(seed)
    pupil = Pupil(name, deal)
    pupil.ask()
    while pupil.sight.kind != "close":
        if pupil.sight.kind == "costly":
            assert pupil.sight.better
            assert pupil.take_back().kind == "turn"
        moves = [choice.move for choice in pupil.sight.scene.moves]
        if rng.below(10) == 0:
            candidates = pupil.ask("help").candidates
            assert 1 <= len(candidates) <= 3
            assert set(candidates) <= set(moves)
        hint = pupil.ask("show").hint
        assert hint
        pupil.play(hint.move if rng.below(3) else moves[rng.below(len(moves))])
    heard = [text for text in pupil.heard if text]
    assert len(heard) == len(set(heard))
    assert pupil.sight.scene.tally
    assert pupil.sight.text in (deal.close, "")


def test_a_costly_move_may_be_kept(name: str) -> None:
    deal = first(name)
    pupil = Pupil(name, deal)
    pupil.deal = msgspec.structs.replace(deal, costly=-1000.0)
    pupil.ask()
    hint = pupil.ask("show").hint
    assert hint
    other = next(choice.move for choice in pupil.sight.scene.moves if choice.move != hint.move)
    pupil.play(other)
    assert (pupil.sight.kind, pupil.sight.better) == ("costly", hint)
    assert pupil.sight.frames == []
    assert pupil.ask("keep").kind == "turn"
    pupil.play(pupil.sight.scene.moves[-1].move)
    assert pupil.sight.better is None, "it is said once"


def test_what_cannot_have_been_played_is_refused(name: str) -> None:
    pupil = Pupil(name, first(name))
    pupil.ask()
    for seat, why in ((7, "does not move now"), (pupil.sight.you, "not_a_move")):
        nonsense = FirstMove(seat=seat, move="nothing of the kind")
        with pytest.raises(ValueError, match=why):
            coached(game(name), pupil.deal, FirstDone(moves=[*pupil.moves, nonsense]))


def test_every_occasion_can_come(name: str) -> None:
    assert [when for when in first(name).at if not when.isdigit() and when not in game(name).advice] == []


@pytest.mark.parametrize("language", languages())
def test_other_languages_say_something_on_the_same_occasions(name: str, language: str) -> None:
    found, english = read_first(name, language), read_first(name, "en")
    if found and english:
        assert list(found.at) == list(english.at)
