"""Playing on from any move of a match that is over, with the cards as they were or dealt anew."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mazzo.games import default, game, names
from mazzo.learn.playing_on import PlayOnDone, PlayOnSeen, beginning, played_on
from mazzo.learn.sights import FirstMove
from mazzo.record.course import Course
from mazzo.testing.support.matches import match_of, short_settings, written


def course_of(name: str) -> Course:
    return match_of(short_settings(name)[0], 3)


def to_end(course: Course, done: PlayOnDone) -> list[PlayOnSeen]:
    """Always the first move that is offered."""
    moves: list[FirstMove] = []
    seen = [played_on(course, done)]
    while seen[-1].kind == "turn":
        moves += [FirstMove(seat=each.seat, move=each.move) for each in seen[-1].frames]
        scene = seen[-1].scene
        moves.append(FirstMove(seat=scene.deciding, move=scene.moves[0].move))
        seen.append(played_on(course, replace(done, moves=list(moves))))
    return seen


@pytest.mark.parametrize("cards", ["same", "anew"])
@pytest.mark.parametrize("name", names())
def test_a_round_is_played_on_to_its_end(name: str, cards: str) -> None:
    course = course_of(name)
    before = written(course)
    for seat in range(course.seats):
        done = PlayOnDone(round=1, place=len(course.rounds[0].moves) // 2, seat=seat, cards=cards, seed=5)  # type: ignore[arg-type]
        seen = to_end(course, done)
        assert seen[-1].kind == "close"
        assert seen[-1].scene.waiting == []
        assert seen[0].you == seat
        assert to_end(course, done) == seen, "the same seed plays the same"
    assert written(course) == before, "the record stays as it is"


@pytest.mark.parametrize("name", names())
def test_cards_dealt_anew_are_such_as_the_seat_could_not_tell(name: str) -> None:
    course = course_of(name)
    played = course.rounds[0]
    place = len(played.moves) // 3
    others = set()
    for seed in range(6):
        for seat in range(course.seats):
            given = {"round": 1, "place": place, "seat": seat, "seed": seed}
            same, anew = (beginning(course, PlayOnDone(**given, cards=cards)) for cards in ("same", "anew"))  # type: ignore[arg-type]
            assert anew.scene() == same.scene()
            others.add(str(anew.round.dump()) == str(same.round.dump()))
    assert False in others, "they are others"


def test_what_cannot_have_been_played_is_refused() -> None:
    course = course_of(default())
    for wrong in (
        PlayOnDone(round=99, place=0, seat=0),
        PlayOnDone(round=1, place=9999, seat=0),
        PlayOnDone(round=1, place=0, seat=19),
        PlayOnDone(round=1, place=0, seat=0, moves=[FirstMove(seat=0, move="nonsense")] * 2),
    ):
        with pytest.raises(ValueError, match=r"."):
            played_on(course, wrong)
    assert game(default()).name == default()
