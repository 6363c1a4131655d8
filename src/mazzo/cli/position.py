"""A position in words, for any game: the fields of the scene that a viewer sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from msgspec import Struct, structs

from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.scene import Choice
from mazzo.record.course import Course
from mazzo.words import Words, dashed

FRAME = ("game", "viewer", "refused")
"""Fields that say nothing about the position."""

NOTHING: tuple[Any, ...] = ([], "", NOBODY)
"""Values that are not worth a line."""

LONG_RUN = 8
"""From this many hidden cards in a row on, they are counted instead of listed."""


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
    return {key: value for key, value in structs.asdict(course.scene(viewer)).items() if key not in FRAME}


def field_lines(fields: dict[str, Any], words: Words) -> Iterator[str]:
    for key, value in fields.items():
        if value in NOTHING:
            continue
        label = f"scene-{dashed(key)}"
        yield f"  {words(label) if label in words else key}: {text(value)}"


def text(value: Any) -> str:
    if isinstance(value, Choice):
        return value.move
    if isinstance(value, Struct):
        parts = ((key, text(part)) for key, part in structs.asdict(value).items() if part not in NOTHING)
        return "\n    " + ", ".join(f"{key} {part}" for key, part in parts)
    if not isinstance(value, list) or not value:
        return str(value)
    if isinstance(value[0], list):
        return " | ".join(text(part) if part else "-" for part in value)
    if isinstance(value[0], Choice):
        return ", ".join(map(text, value))
    return " ".join(shortened(map(text, value))).replace(" \n", "\n")


def shortened(texts: Iterable[str]) -> Iterator[str]:
    """Texts one after the other, long runs of hidden cards as their number."""
    for each, group in groupby(texts):
        run = list(group)
        yield from [f"{each}×{len(run)}"] if each == HIDDEN and len(run) >= LONG_RUN else run
