"""What programs that learn are given of any game: fixed ids of moves, and views as numbers."""

from __future__ import annotations

import pytest

from mazzo.kernel.actions import NoAction
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.numbers import Numbers, written
from mazzo.testing.support.play import Setting, positions, waiting


def test_ids_and_moves_are_inverse(setting: Setting) -> None:
    """For every legal move; and all that is not the id of one is refused."""
    actions = setting.game.actions
    if actions is None:
        pytest.skip("this game numbers no moves")
    for course in positions(setting, 13):
        for seat in waiting(course.round):
            chooser = course.round.chooser(seat)
            if chooser == NOBODY or course.round.view(chooser).deciding() != seat:
                continue
            view = course.round.view(chooser)
            moves = view.moves()
            ids = [actions.encode(view, move) for move in moves]
            assert len(set(ids)) == len(moves)
            assert [actions.decode(view, number) for number in ids] == moves
            assert actions.legal(view) == sorted(ids)
            watching = course.round.view(WATCHER)
            for number, move in zip(ids, moves, strict=True):
                assert number >= actions.fixed or actions.meant(watching, number) == move
            for seen in (view, course.round.glimpse(chooser)):
                numbers = Numbers(actions.size)
                actions.put(seen, numbers)
                assert numbers.count == len(ids)
                assert numbers.take() == written(sorted(ids))
            for number in {*range(0, actions.size, 1 + actions.size // 300), actions.size - 1}.difference(ids):
                with pytest.raises(NoAction):
                    actions.decode(view, number)
            for number in (-1, actions.size):
                with pytest.raises(NoAction):
                    actions.decode(view, number)


def test_every_view_fits_the_layout(setting: Setting) -> None:
    """Also at the end, and of a watcher, who has no hand."""
    observation = setting.game.observation
    if observation is None:
        pytest.skip("this game writes no observations")
    pieces = observation.pieces(setting.seats)
    assert len({piece.name for piece in pieces}) == len(pieces)
    assert all(0 < piece.bits < 63 and piece.says for piece in pieces)
    for course in positions(setting, 14):
        for viewer in setting.viewers():
            words = observation.values(course.round.view(viewer))
            assert words == observation.values(course.round.glimpse(viewer))
            assert len(words) == len(pieces)
            for piece, word in zip(pieces, words, strict=True):
                assert 0 <= word < 1 << piece.bits, (piece.name, word)


def test_an_observation_tells_moves_apart(setting: Setting) -> None:
    """What somebody does is seen in what he sees himself."""
    observation = setting.game.observation
    if observation is None:
        pytest.skip("this game writes no observations")
    for course in positions(setting, 15):
        for seat in waiting(course.round)[:1]:
            before = observation.values(course.round.view(seat))
            after = course.round.copy()
            after.play(seat, after.nth(seat, 0))
            assert observation.values(after.view(seat)) != before
