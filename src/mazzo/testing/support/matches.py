"""Matches of any game to try things on."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.record.record import Player, seen, whole
from mazzo.record.writing import write
from mazzo.testing.support.play import Setting, any_move, settings

PERSON = Player("person", "Anna Lovelace")
BOT = Player("bot", "Rosa", "club")


@cache
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
        waiting = course.to_act()
        seat = waiting[rng.below(len(waiting))]
        course.play(seat, any_move(course.round, seat, rng))
        moves -= 1
    return course


def written(course: Course, viewer: int | None = None) -> bytes:
    """The record of a match, the whole truth or what one viewer saw; a person plays against bots."""
    players = [PERSON, *[BOT] * (course.seats - 1)]
    return write(whole(course, players) if viewer is None else seen(course, players, viewer))


def sealed(body: str) -> bytes:
    """A record with a true checksum, whatever it says."""
    return f"{body}sha256 {sha256(body.encode()).hexdigest()}\n".encode()
