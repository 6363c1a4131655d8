"""What every position that was put together by hand must stand: to be sampled, led to, played on, kept and sent."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable

import msgspec

from mazzo.kernel.contract import WATCHER, Round, View
from mazzo.kernel.game import Game, Match
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import any_move, present, waiting

Made = Callable[[], Round]
"""Makes the same position each time."""


def viewers(match: Match) -> list[int]:
    return [WATCHER, *range(match.seats)]


def random_play(round: Round, rng: Rng, moves: int = 10**9) -> list[tuple[int, int]]:
    """Play so many random moves, or to the end; what they were."""
    made: list[tuple[int, int]] = []
    while round.waiting() and len(made) < moves:
        seat = waiting(round)[0]
        made.append((seat, any_move(round, seat, rng)))
        round.play(*made[-1])
    return made


def no_world_looks_different(game: Game, match: Match, made: Made, moves: int, seed: int) -> None:
    """After so many moves, to every viewer: a world shows what the position shows, and so does what led to it."""

    def scene(view: View) -> bytes:
        return msgspec.json.encode(game.scene(view, match))

    round, rng = made(), Rng(seed)
    played = random_play(round, rng, moves)
    for viewer in viewers(match):
        view = round.view(viewer)
        assert view.shown() == played
        world = view.world(rng)
        assert present(world.view(viewer)) == present(view)
        dealt, past = view.past(world)
        again = world.anew(dealt)
        assert scene(again.view(viewer)) == scene(made().view(viewer))
        for seat, move in past:
            assert move in again.moves(seat)
            again.play(seat, move)
        assert again.view(viewer).dump() == view.dump()
        assert scene(again.view(viewer)) == scene(view)
        assert random_play(again, Rng(5)) == random_play(world, Rng(5))
        assert again.scores() == world.scores()


def it_travels(game: Game, match: Match, made: Made) -> None:
    """As a copy, pickled, and as the view that a bot in another process gets."""
    round = made()
    assert pickle.loads(pickle.dumps(round)).dump() == round.dump()
    assert {**round.copy().dump(), "log": []} == round.dump()
    for viewer in viewers(match):
        data = round.view(viewer).dump()
        assert game.load_view(json.loads(json.dumps(data))).dump() == data
