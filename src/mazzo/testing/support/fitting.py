"""A game for tests that need one with a certain property and do not care which it is: the first that has it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mazzo.games import names
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.rng import Rng
from mazzo.testing.support.matches import short_settings
from mazzo.testing.support.play import Setting, random_moves, waiting


def fitting(fits: Callable[[Setting], bool]) -> Setting:
    """The first setting that fits, with short matches."""
    for name in names():
        for each in short_settings(name):
            if fits(each):
                return each
    raise AssertionError("no game is like that")


def usual(short: Setting) -> Setting:
    """The same with matches of the usual length."""
    fields = short.game.options_type.describe()
    length = {field.key: field.default for field in fields if field.kind == "int"}
    return short._replace(options=short.game.options({**short.options.dump(), **length}))


@cache
def of_seats(seats: int) -> Setting:
    """So many play, and with these options no other number can."""
    return fitting(lambda each: list(each.game.seats(each.options)) == [seats])


@cache
def together() -> Setting:
    """All decide at the same time at first, each for itself."""

    def fits(each: Setting) -> bool:
        round = each.start(1).round
        return [round.chooser(seat) for seat in waiting(round)] == list(range(each.seats))

    return fitting(fits)


def in_turns(name: str) -> Setting:
    """How a game is played in which nobody else decides at the same time at first."""
    return next(each for each in short_settings(name) if len(waiting(each.start(1).round)) == 1)


@cache
def one_by_one() -> Setting:
    """Four play, one after the other, and the first has much to choose from."""

    def fits(each: Setting) -> bool:
        round = each.start(1).round
        seats = waiting(round)
        return each.seats == 4 and len(seats) == 1 and round.count(seats[0]) > 7

    return fitting(fits)


@cache
def automatic() -> Setting:
    """Something happens at first that nobody decides."""

    def fits(each: Setting) -> bool:
        round = each.start(1).round
        return any(round.chooser(seat) == NOBODY for seat in waiting(round))

    return fitting(fits)


@cache
def in_steps() -> Setting:
    """A turn is several moves, which can be taken back until it is closed."""

    def fits(each: Setting) -> bool:
        course = each.start(1)
        for seat, move in random_moves(course, Rng(1)):
            course.play(seat, move)
            if course.round.undoable() or len(course.moves) > 20:
                break
        return bool(course.round.undoable())

    return fitting(fits)


@cache
def with_tricks() -> Setting:
    """Each lays a card, and somebody takes them all."""

    def fits(each: Setting) -> bool:
        course = each.start(1)
        for seat, move in random_moves(course, Rng(1)):
            course.play(seat, move)
            scene = each.game.scene(course.round.view(0), each.match(1))
            if any(area.kind == "trick" for area in scene.areas):
                return True
        return False

    return fitting(fits)


@cache
def refusing() -> Setting:
    """Whoever is first to decide holds cards that cannot be played now."""

    def fits(each: Setting) -> bool:
        course = each.start(1)
        seats = waiting(course.round)
        return len(seats) == 1 and bool(each.game.scene(course.round.view(seats[0]), each.match(1)).refused)

    return fitting(fits)


@cache
def unrevealing() -> Setting:
    """No move shows anybody what cannot be unseen, so that all can be taken back, and any number may play."""

    def fits(each: Setting) -> bool:
        course = each.start(1)
        if len(each.game.seats(each.options)) == 1:
            return False
        for seat, move in random_moves(course, Rng(1)):
            before = course.round.copy()
            course.play(seat, move)
            if each.game.reveals(before, course.round):
                return False
        return True

    return fitting(fits)


PLAIN = unrevealing().game.name
STEPS = in_steps().game.name
"""Games to name where their options do not matter."""
