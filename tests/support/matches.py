"""Matches of any game to try things on."""

from __future__ import annotations

from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from tests.support.play import Setting, any_move, settings


def short_settings(name: str) -> list[Setting]:
    """A game's options as `settings` gives them, with matches as short as the options allow."""
    found = []
    for each in settings(name):
        fields = each.game.options_type.describe()
        lowest = {field.key: field.low for field in fields if field.kind == "int"}
        found.append(each._replace(options=each.game.options({**each.options.dump(), **lowest})))
    return found


def match_of(setting: Setting, seed: int, moves: int = 10**9) -> Course:
    """A match between random players, stopped after so many moves; simultaneous ones come in any order."""
    rng = Rng(seed)
    course = Course(setting.game, setting.options, setting.seats, seed.to_bytes(32, "big"))
    while moves and not course.finished:
        if course.over:
            course.advance()
            continue
        waiting = course.waiting()
        seat = waiting[rng.below(len(waiting))]
        course.play(seat, any_move(course.round, seat, rng))
        moves -= 1
    return course
