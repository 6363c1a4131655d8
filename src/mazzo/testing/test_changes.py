"""Changes put together are the whole scene, for every viewer of every game and option, and are made of two scenes."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from mazzo.kernel.scene import Scene
from mazzo.table.patching import difference, patched
from mazzo.testing.support.play import positions, settings


def plain(value: object) -> Any:
    """As it comes out of a socket."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_changes_put_together_are_the_scene(name: str) -> None:
    for setting in settings(name):
        match = setting.match()
        seen: dict[int, Scene] = {}
        known: dict[int, Any] = dict.fromkeys(setting.viewers())
        for course in positions(setting):
            for viewer in setting.viewers():
                scene = setting.game.scene(course.round.view(viewer), match)
                before = known[viewer]
                kept = plain(before)
                known[viewer] = patched(before, plain(difference(seen.get(viewer), scene)))
                # As text: to Python 1 is True.
                assert json.dumps(known[viewer], sort_keys=True) == json.dumps(plain(scene), sort_keys=True)
                assert before == kept, "what was known stays as it was"
                assert difference(scene, scene) == {}
                seen[viewer] = scene


def test_a_change_says_less_than_the_scene(name: str) -> None:
    setting = settings(name)[0]
    match = setting.match()
    seen: dict[int, Scene] = {}
    changes = scenes = 0
    for course in positions(setting):
        for viewer in setting.viewers():
            scene = setting.game.scene(course.round.view(viewer), match)
            if viewer in seen:
                changes += len(msgspec.json.encode(difference(seen[viewer], scene)))
                scenes += len(msgspec.json.encode(scene))
            seen[viewer] = scene
    assert changes < scenes / 2
