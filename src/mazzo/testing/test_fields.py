"""Every field of a round and of a view survives: each is given a value that no other has, and is sent round."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from itertools import count
from typing import Any

from mazzo.kernel.bits import lowest
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.kernel.state import State, fields
from mazzo.testing.support.play import HISTORY, Setting, any_move, play_on, without_history

FIXED = ("setup", "options")
"""What no move changes: copies share it."""


def other(value: Any, number: Iterator[int]) -> Any:
    """A value of the same type that nothing else has."""
    if isinstance(value, State):
        return filled(value, number)
    if isinstance(value, list):
        return [other(each, number) for each in value] or [next(number)]
    if isinstance(value, bytes):
        return bytes(next(number) % 256 for _ in value) or next(number).to_bytes(2)
    if isinstance(value, bool):
        return not value
    return next(number) if isinstance(value, int) else value


def filled(state: State, number: Iterator[int]) -> State:
    for name, value in fields(state).items():
        if name not in FIXED:
            setattr(state, name, other(value, number))
    return state


def test_every_field_of_a_round_is_copied(setting: Setting) -> None:
    round = setting.played(3, 5).round
    filled(round, count(1000))
    twin = round.copy()
    mine, copied = fields(round), fields(twin)
    assert copied.keys() == mine.keys()
    for name, value in mine.items():
        if name not in HISTORY:
            assert copied[name] == value or name in FIXED, name


def test_what_is_played_leaves_copies_as_they_are(setting: Setting) -> None:
    """A copy may share lists with what it was copied from, until either changes."""
    course = setting.played(3, 5)
    twin = course.round.copy()
    view = course.round.view(WATCHER)
    before, seen = twin.dump(), view.dump()
    play_on(course, Rng(4), 12)
    assert twin.dump() == before
    assert view.dump() == seen
    after, again, rng = course.round.dump(), twin.copy(), Rng(5)
    for _ in range(12):
        if twin.waiting():
            seat = lowest(twin.waiting())
            twin.play(seat, any_move(twin, seat, rng))
    assert course.round.dump() == after
    assert without_history(again.dump()) == without_history(before)


def test_every_field_of_a_round_is_pickled(setting: Setting) -> None:
    round = setting.played(3, 5).round
    filled(round, count(1000))
    assert pickle.loads(pickle.dumps(round)).dump() == round.dump()


def test_every_field_of_a_view_travels(setting: Setting) -> None:
    for viewer in setting.viewers():
        view = setting.played(3, 5).round.view(viewer)
        filled(view, count(1000))
        data = view.dump()
        assert setting.game.load_view(json.loads(json.dumps(data))).dump() == data
        assert pickle.loads(pickle.dumps(view)).dump() == data
