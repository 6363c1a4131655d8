"""Every field of a round and of a view survives: each is given a value that no other has, and is sent round."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from itertools import count
from typing import Any

from mazzo.kernel.state import State, fields
from mazzo.testing.support.play import HISTORY, Setting

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


def shared(one: Any, twin: Any) -> bool:
    """Whether two values are, or hold, one and the same list."""
    if not isinstance(one, list) or not isinstance(twin, list):
        return False
    return one is twin or any(shared(*pair) for pair in zip(one, twin, strict=True))


def test_every_field_of_a_round_is_copied(setting: Setting) -> None:
    round = setting.played(3, 5).round
    filled(round, count(1000))
    twin = round.copy()
    mine, copied = fields(round), fields(twin)
    assert copied.keys() == mine.keys()
    for name, value in mine.items():
        if name not in HISTORY:
            assert copied[name] == value or name in FIXED, name
            assert not shared(copied[name], value), name


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
