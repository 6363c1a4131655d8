"""Lists and objects whose elements look alike, written shorter: what they have in common once, then what differs.

Written so, they are a list of two: templates, and the elements with their places or keys. An element that is an object
stands for itself. One that is a number is the template of that number; one that is a list is filled into the template
that its first number names. In a template, a list of one is what all have there; a number is the place in the element
from which it is filled, -1 its own key; an object is a template of its parts.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

FEWEST: Final = 2
"""With fewer elements of one shape than that, a template saves nothing."""
KEY: Final = -1

Keyed = list[tuple[Any, Any]]


def shortened(value: Any) -> list[Any] | None:
    """Plain data in the short form, if it is a list or an object of objects that look alike."""
    if isinstance(value, dict):
        rows = alike([(key, each) for key, each in value.items()])
        return rows and [rows[0], dict(zip(value, rows[1], strict=True))]
    if isinstance(value, list):
        rows = alike([(place, each) for place, each in enumerate(value)])
        return rows and [rows[0], rows[1]]
    return None


def repeated(value: list[Any] | dict[str, Any]) -> list[Any] | None:
    """The same of what holds one struct again and again, as all cards of a hand are refused for one reason."""
    elements = value.values() if isinstance(value, dict) else value
    first = next(iter(elements))
    if not isinstance(first, Struct) or any(each is not first for each in elements):
        return None
    rows = dict.fromkeys(value, 0) if isinstance(value, dict) else [0] * len(value)
    return [[constant(msgspec.to_builtins(first))], rows]


def constant(value: Any) -> Any:
    """The template of what is the same in all elements."""
    return {key: constant(part) for key, part in value.items()} if isinstance(value, dict) else [value]


def alike(elements: Keyed) -> tuple[list[Any], list[Any]] | None:
    groups: dict[tuple[Any, ...], Keyed] = {}
    for key, each in elements:
        if not isinstance(each, dict):
            return None
        groups.setdefault(shape(each), []).append((key, each))
    templates: list[Any] = []
    rows: dict[Any, Any] = dict(elements)
    for group in groups.values():
        if len(group) >= FEWEST:
            columns: list[list[Any]] = [[len(templates)] * len(group)]
            templates.append(template([each for _, each in group], [key for key, _ in group], columns))
            for (key, _), row in zip(group, zip(*columns, strict=True), strict=True):
                rows[key] = list(row) if len(row) > 1 else row[0]
    return (templates, list(rows.values())) if templates else None


def shape(value: dict[str, Any]) -> tuple[Any, ...]:
    """The names of all parts, inner ones too."""
    return tuple([(key, shape(part)) if isinstance(part, dict) else key for key, part in value.items()])


def template(group: list[Any], keys: list[Any], columns: list[list[Any]]) -> Any:
    """What a group of one shape has in common; adds columns of what differs."""
    first = group[0]
    if isinstance(first, dict):
        return {key: template([each[key] for each in group], keys, columns) for key in first}
    if same(group, [first] * len(group)):
        return [first]
    if same(group, keys):
        return KEY
    for place, column in enumerate(columns):
        if place and same(group, column):
            return place
    columns.append(group)
    return len(columns) - 1


def same(one: list[Any], other: list[Any]) -> bool:
    """To Python 1 is True; to a client it is not."""
    if one != other:
        return False
    for each in one:
        if not isinstance(each, str):
            return repr(one) == repr(other)
    return True


def lengthened(short: list[Any]) -> Any:
    """What was shortened."""
    templates, rows = short
    if isinstance(rows, dict):
        return {key: element(templates, row, key) for key, row in rows.items()}
    return [element(templates, row, place) for place, row in enumerate(rows)]


def element(templates: list[Any], row: Any, key: Any) -> Any:
    if isinstance(row, dict):
        return row
    row = row if isinstance(row, list) else [row]
    return filled(templates[row[0]], row, key)


def filled(part: Any, row: list[Any], key: Any) -> Any:
    if isinstance(part, dict):
        return {name: filled(inner, row, key) for name, inner in part.items()}
    if isinstance(part, list):
        return part[0]
    return key if part == KEY else row[part]
