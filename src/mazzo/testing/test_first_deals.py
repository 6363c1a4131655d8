"""The first deal with a coach: as it advises, every line is said and the end is as promised; any other way it ends."""

from __future__ import annotations

import msgspec
import pytest

from mazzo.games import game
from mazzo.kernel.rng import Rng
from mazzo.learn.coach import COSTLY, FORCED, coached
from mazzo.learn.first import FirstDeal, read_first
from mazzo.learn.sights import FirstDone, FirstMove, FirstSeen
from mazzo.words import languages

SEEDS = range(2)


class Learner:
    """A client: it keeps the moves and what was said, and sends them each time."""

    def __init__(self, name: str, deal: FirstDeal) -> None:
        self.name = name
        self.deal = deal
        self.moves: list[FirstMove] = []
        self.heard: list[str] = []
        self.said: list[str] = []
        self.forced = 0
        self.sight = self.ask()

    def ask(self, ask: str = "") -> FirstSeen:
        asked = msgspec.convert({"moves": msgspec.to_builtins(self.moves), "said": self.said, "ask": ask}, FirstDone)
        self.sight = coached(game(self.name), self.deal, asked)
        msgspec.json.encode(self.sight)
        self.said = self.sight.said
        self.heard += [*(frame.text for frame in self.sight.frames), self.sight.text]
        self.forced += sum(frame.forced for frame in self.sight.frames)
        self.moves += [FirstMove(seat=each.seat, move=each.move) for each in self.sight.frames if each.move]
        return self.sight

    def play(self, move: str) -> None:
        self.moves.append(FirstMove(seat=self.sight.scene.deciding, move=move))
        self.ask()


def first(name: str) -> FirstDeal:
    deal = read_first(name, "en")
    if deal is None:
        pytest.skip(f"{name} has no first deal")
    return deal


def test_as_the_coach_advises_every_line_is_said_and_the_end_is_as_promised(name: str) -> None:
    deal = first(name)
    learner = Learner(name, deal)
    assert (learner.sight.kind, learner.sight.text) == ("open", deal.opening)
    learner.ask()
    while learner.sight.kind == "turn":
        asked = learner.sight
        hint = learner.ask("show").hint
        assert hint
        assert learner.sight.frames == []
        assert learner.sight.scene == asked.scene
        learner.play(hint.move)
        assert learner.sight.made
        assert learner.sight.made.move == hint.move
        assert not learner.sight.also_good
    assert learner.sight.kind == "close"
    assert learner.sight.text == deal.close
    assert [text for text in deal.at.values() if text not in learner.heard] == []
    assert COSTLY not in learner.said
    assert (FORCED in learner.said) == bool(learner.forced)


@pytest.mark.parametrize("seed", SEEDS)
def test_any_other_way_it_comes_to_its_end_too(name: str, seed: int) -> None:
    """With help, take-backs and costly moves; each line is said once at most, and what closes it only if it is true."""
    deal, rng = first(name), Rng(seed)
    learner = Learner(name, deal)
    learner.ask()
    while learner.sight.kind != "close":
        if learner.sight.kind == "costly":
            assert learner.sight.better
            del learner.moves[-1]
            assert learner.ask().kind == "turn"
        moves = [choice.move for choice in learner.sight.scene.moves]
        if rng.below(10) == 0:
            candidates = learner.ask("help").candidates
            assert 1 <= len(candidates) <= 3
            assert set(candidates) <= set(moves)
        hint = learner.ask("show").hint
        assert hint
        learner.play(hint.move if rng.below(3) else moves[rng.below(len(moves))])
    heard = [text for text in learner.heard if text]
    assert len(heard) == len(set(heard))
    assert learner.sight.scene.tally
    assert learner.sight.text in (deal.close, "")


def test_a_costly_move_may_be_kept(name: str) -> None:
    deal = first(name)
    learner = Learner(name, deal)
    learner.deal = msgspec.structs.replace(deal, costly=-1000.0)
    learner.ask()
    hint = learner.ask("show").hint
    assert hint
    other = next(choice.move for choice in learner.sight.scene.moves if choice.move != hint.move)
    learner.play(other)
    assert (learner.sight.kind, learner.sight.better) == ("costly", hint)
    assert learner.sight.frames == []
    assert learner.ask("keep").kind == "turn"
    learner.play(learner.sight.scene.moves[-1].move)
    assert learner.sight.better is None, "it is said once"


def test_what_cannot_have_been_played_is_refused(name: str) -> None:
    learner = Learner(name, first(name))
    learner.ask()
    for seat, why in ((7, "does not move now"), (learner.sight.you, "not_a_move")):
        nonsense = FirstMove(seat=seat, move="nothing of the kind")
        with pytest.raises(ValueError, match=why):
            coached(game(name), learner.deal, FirstDone(moves=[*learner.moves, nonsense]))


def test_every_occasion_can_come(name: str) -> None:
    assert [when for when in first(name).at if not when.isdigit() and when not in game(name).advice] == []


@pytest.mark.parametrize("language", languages())
def test_other_languages_say_something_on_the_same_occasions(name: str, language: str) -> None:
    found, english = read_first(name, language), read_first(name, "en")
    if found and english:
        assert list(found.at) == list(english.at)
