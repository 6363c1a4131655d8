"""A position in words, for any game: the fields of the scene that a viewer sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.scene import Choice
from mazzo.record.course import Course
from mazzo.words import Words

FRAME = ("game", "viewer", "refused")
"""Fields that say nothing about the position."""

NOTHING: tuple[Any, ...] = ([], "", NOBODY)
"""Values that are not worth a line."""


def position_lines(course: Course, seat: int | None, words: Words) -> Iterator[str]:
    """What a seat sees; or what everybody sees, and then for each seat what it sees besides."""
    if seat is not None:
        yield from field_lines(scene_fields(course, seat), words)
        return
    public = scene_fields(course, WATCHER)
    yield from field_lines(public, words)
    for each in range(course.seats):
        own = {key: value for key, value in scene_fields(course, each).items() if value != public[key]}
        if own:
            yield words("record-seat", seat=each)
            yield from field_lines(own, words)


def scene_fields(course: Course, viewer: int) -> dict[str, Any]:
    scene = course.game.scene(course.round.view(viewer), course.match)
    return {key: value for key, value in structs.asdict(scene).items() if key not in FRAME}


def field_lines(fields: dict[str, Any], words: Words) -> Iterator[str]:
    for key, value in fields.items():
        if value in NOTHING:
            continue
        label = f"scene-{key.replace('_', '-')}"
        yield f"  {words(label) if label in words else key}: {text(value)}"


def text(value: Any) -> str:
    if isinstance(value, Choice):
        return value.move
    if isinstance(value, Struct):
        parts = ((key, text(part)) for key, part in structs.asdict(value).items() if part not in NOTHING)
        return "\n    " + ", ".join(f"{key} {part}" for key, part in parts)
    if isinstance(value, list):
        return (", " if value and isinstance(value[0], Choice) else " ").join(map(text, value)).replace(" \n", "\n")
    return str(value)
