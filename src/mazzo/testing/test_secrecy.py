"""The leak property of the design, for every game, every option, every seat and the watcher.

A viewer cannot tell the real round from any world of its view: played again from the world's own past, everything that
the viewer is ever given is the same to the byte.
"""

from __future__ import annotations

import json
from itertools import count
from zlib import crc32

import msgspec

from mazzo.kernel.contract import NOBODY, Round, View
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.record.record import recorded_round
from mazzo.testing.support.play import EVERY, Setting, in_turn, looked_at, play_on, present, random_moves, waiting, wide

Moves = list[tuple[int, int]]


def packed(view: View) -> bytes:
    return json.dumps(view.dump()).encode()


def given_during(setting: Setting, seed: int, course: PlayedRound, moves: Moves, viewer: int) -> list[bytes]:
    """All that a viewer is given while these moves are made in a round that has just been dealt."""
    game, match, encode = setting.game, setting.match(seed), msgspec.json.encode
    given = [encode(game.opening_events(course.round, match, viewer))]

    def look() -> None:
        view = course.round.view(viewer)
        given.append(packed(view))
        given.append(encode(game.scene(view, match)))
        given.append(encode(recorded_round(game, course, viewer)))
        if game.observation is not None:
            given.append(encode(game.observation.values(view)))
        given.append(repr(view).encode())

    look()
    for number, (seat, move) in enumerate(moves, 1):
        before = course.round.copy()
        assert move in course.round.moves(seat)
        course.play(seat, move)
        given.append(encode(game.events(before, seat, move, course.round, viewer)))
        if looked_at(setting, number) or number == len(moves):
            look()
    if not course.round.waiting():
        given.append(encode(game.closing_events(course.round, match.after(course.round), viewer)))
    return given


def test_a_world_has_the_view(setting: Setting) -> None:
    """Nothing the viewer knows tells a world from the real round."""
    course, rng = setting.start(1), Rng(1)
    for seat, move in random_moves(course, Rng(2)):
        for viewer in setting.viewers() if looked_at(setting, len(course.moves)) else ():
            view = course.round.view(viewer)
            assert present(view.world(rng).view(viewer)) == present(view)
        course.play(seat, move)


def test_the_past_of_a_world_was_shown_the_same(setting: Setting) -> None:
    for viewer in setting.viewers():
        seed = 10 + viewer
        for stop in setting.stops(seed):
            real = setting.played(seed, stop)
            view = real.round.view(viewer)
            world = view.world(Rng(seed))
            dealt, moves = view.past(world)
            again = PlayedRound(setting.match(seed), dealt)
            expected = given_during(setting, seed, setting.start(seed), real.listed(), viewer)
            assert given_during(setting, seed, again, moves, viewer) == expected
            assert same_future(again.round, world)


def reachable(value: object, met: dict[int, int]) -> object:
    """All that somebody finds who looks into every attribute, also those that are no fields. Nothing is seen twice."""
    if value is None or isinstance(value, (int, float, str, bytes)):
        return value
    if id(value) in met:
        return f"again {met[id(value)]}"
    met[id(value)] = len(met)
    if isinstance(value, dict):
        return [[reachable(key, met), reachable(each, met)] for key, each in value.items()]
    if isinstance(value, (list, tuple)):
        return [reachable(each, met) for each in value]
    names = {*getattr(type(value), "__mypyc_attrs__", ()), *getattr(value, "__dict__", ())} - {"__dict__"}
    found = {name: reachable(getattr(value, name), met) for name in sorted(names) if hasattr(value, name)}
    return [type(value).__name__, found if names else repr(value)]


def test_nothing_that_can_be_reached_from_a_view_tells_more(setting: Setting) -> None:
    """Nor does what it keeps once it has made worlds."""
    for viewer in setting.viewers():
        seed = 40 + viewer
        real = setting.played(seed, setting.stops(seed)[1])
        view = real.round.view(viewer)
        dealt, moves = view.past(view.world(Rng(seed)))
        other = PlayedRound(setting.match(seed), dealt)
        for seat, move in moves:
            other.play(seat, move)
        views = [course.round.view(viewer) for course in (real, other)]
        assert reachable(views[0], {}) == reachable(views[1], {})
        for each in views:
            each.world(Rng(1))
        assert reachable(views[0], {}) == reachable(views[1], {})


def same_future(some: Round, other: Round) -> bool:
    """Whether two rounds have the same moves from here on, in random play: always as many, now and then compared."""
    some, other, rng = some.copy(), other.copy(), Rng(3)
    for step in count():
        if not waiting(some):
            break
        assert waiting(some) == waiting(other)
        for seat in waiting(some):
            assert some.count(seat) == other.count(seat)
            assert step % EVERY or some.moves(seat) == other.moves(seat)
        move = some.nth(seat, rng.below(some.count(seat)))
        some.play(seat, move)
        other.play(seat, move)
    return some.scores() == other.scores()


def test_the_past_of_the_real_round_is_itself(setting: Setting) -> None:
    """`past` of the truth is the truth: the moves as they are listed."""
    for stop in setting.stops(5):
        real = setting.played(5, stop)
        for viewer in setting.viewers():
            assert real.round.view(viewer).past(real.round)[1] == real.listed()


def test_simultaneous_moves_keep_no_order(setting: Setting) -> None:
    """Who was quicker shows in nothing that a viewer is given later."""
    real = setting.start(6)
    together = waiting(real.round)
    moves = {seat: real.round.nth(seat, 0) for seat in together}
    other = setting.start(6)
    for seat in together:
        real.play(seat, moves[seat])
    for seat in reversed(together):
        other.play(seat, moves[seat])
    for viewer in setting.viewers():
        assert packed(real.round.view(viewer)) == packed(other.round.view(viewer))
        assert recorded_round(setting.game, real, viewer) == recorded_round(setting.game, other, viewer)


def test_a_face_down_move_hides_in_every_form(setting: Setting) -> None:
    """While others still decide, only the mover is given what it has chosen, whatever that was."""
    dealt = setting.start(7)
    for seat in waiting(dealt.round):
        if len(waiting(dealt.round)) == 1 or dealt.round.chooser(seat) == NOBODY:
            continue
        for viewer in setting.viewers():
            given = []
            for move in dealt.round.moves(seat):
                course = setting.start(7)
                before = course.round.copy()
                course.play(seat, move)
                view = course.round.view(viewer)
                events = setting.game.events(before, seat, move, course.round, viewer)
                scene = setting.game.scene(view, setting.match(7))
                given.append((packed(view), msgspec.json.encode(scene), msgspec.json.encode(events)))
            assert len(set(given)) == (len(given) if viewer == seat else 1)


def chosen(policy: Policy, round: Round, seat: int) -> tuple[int, object]:
    """What a policy chooses with a certain generator, and how it leaves the generator."""
    rng = Rng(99)
    return policy(round, seat, rng), rng.__reduce__()[1]


def peeking(round: Round, seat: int, rng: Rng) -> int:
    """A policy that looks at what another seat knows."""
    known = present(round.view(0 if seat else 1))
    return round.nth(seat, crc32(json.dumps(known).encode()) % round.count(seat))


def leaks(setting: Setting, policy: Policy, seed: int) -> bool:
    """Whether some choice in a random round depends on more than the chooser's view."""
    course, rng = setting.start(seed), Rng(seed)
    for seat, move in random_moves(course, Rng(seed + 1)):
        chooser = course.round.chooser(seat)
        if chooser != NOBODY and looked_at(setting, len(course.moves)):
            view = course.round.view(chooser)
            expected = chosen(policy, course.round, seat)
            if any(chosen(policy, view.world(rng), seat) != expected for _ in range(2)):
                return True
        course.play(seat, move)
    return False


def test_policies_see_no_more_than_their_view(setting: Setting) -> None:
    for policy in setting.game.policies.values():
        assert not any(leaks(setting, policy, seed) for seed in range(1 if wide(setting) else 2))


def test_the_test_of_policies_can_fail(setting: Setting) -> None:
    assert any(leaks(setting, peeking, seed) for seed in range(5))


def test_choosing_by_view_is_choosing(setting: Setting) -> None:
    """`Game.choose` gives what the policy gives in the real round, with the generator that the sampling leaves."""
    course = setting.start(8)
    while course.round.waiting():
        seat = in_turn(course)
        chooser = course.round.chooser(seat)
        if chooser != NOBODY and looked_at(setting, len(course.moves)):
            for name, policy in setting.game.policies.items():
                view, rng = course.round.view(chooser), Rng(8)
                assert present(view.sketch(rng).view(chooser)) == present(view)
                assert setting.game.choose(name, view, Rng(8)) == policy(course.round, seat, rng)
        play_on(course, Rng(seat), 1)
