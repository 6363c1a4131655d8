"""Every legal move of every game has a reason, and one that its player may know."""

from __future__ import annotations

from mazzo.kernel.contract import NOBODY, View
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.testing.support.play import Setting, present, random_moves, settings, wide

ROUNDS = 2
MOST_MOVES = 12
"""So many moves of a wide choice are looked at."""
MOST_STEPS = 150


def views(setting: Setting, seed: int) -> list[View]:
    """What those who decide know in some places of a random round."""
    found: list[View] = []
    course = setting.start(seed)
    every = 7 if wide(setting) else 3
    for number, (seat, move) in enumerate(random_moves(course, Rng(seed))):
        chooser = course.round.chooser(seat)
        if chooser != NOBODY and number % every == 0 and number < 80:
            found.append(course.round.view(chooser))
        course.play(seat, move)
    return found


def some(moves: list[int], rng: Rng) -> list[int]:
    if len(moves) <= MOST_MOVES:
        return moves
    return [moves[rng.below(len(moves))] for _ in range(MOST_MOVES)]


def test_every_legal_move_has_a_reason_that_the_game_declares(setting: Setting) -> None:
    for seed in range(ROUNDS):
        for view in views(setting, seed):
            for move in some(view.moves(), Rng(seed)):
                reason = setting.game.advise(view, move)
                assert reason.code in setting.game.advice, setting.game.print(move)
                assert set(reason.params) == set(setting.game.advice[reason.code]), reason


def test_a_reason_follows_from_the_view_alone(some_setting: Setting) -> None:
    """In a world with the same view, and with a past of its own, each move has the same reason."""
    setting, rng = some_setting, Rng(7)
    for seed in range(ROUNDS):
        for view in views(setting, seed)[:6]:
            world = view.world(rng)
            viewer = chooser_of(view)
            dealt, moves = view.past(world)
            again = PlayedRound(setting.match(seed), dealt)
            for seat, move in moves:
                again.play(seat, move)
            twins = [world.view(viewer), again.round.view(viewer), setting.game.load_view(view.dump())]
            for twin in twins:
                assert present(twin) == present(view)
                for move in some(view.moves(), Rng(seed)):
                    assert setting.game.advise(twin, move) == setting.game.advise(view, move)


def chooser_of(view: View) -> int:
    return int(view.dump()["seat"])


def test_players_hear_most_reasons(name: str) -> None:
    """Else a reason would be there that nobody ever hears."""
    heard: set[str] = set()
    for setting in settings(name)[:3]:
        for seed in range(6 if wide(setting) else 25):
            course, rng = setting.start(seed), Rng(seed)
            for _ in range(MOST_STEPS):
                seat = next((each for each in course.order if course.round.waiting() >> each & 1), None)
                if seat is None:
                    break
                chooser = course.round.chooser(seat)
                if chooser == NOBODY:
                    course.play(seat, course.round.nth(seat, 0))
                    continue
                view = course.round.view(chooser)
                heard |= {setting.game.advise(view, move).code for move in some(view.moves(), rng)}
                course.play(seat, setting.game.policies["greedy"](course.round, seat, rng))
    declared = set(settings(name)[0].game.advice)
    assert len(declared) >= 6, "a hint says why: give it six kinds of reasons"
    assert len(heard) > 0.75 * len(declared), sorted(declared - heard)
