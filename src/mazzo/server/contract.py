"""Everything that goes between a server and its clients, as one JSON Schema: `mazzo schema`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

from mazzo.arena import strength
from mazzo.games import game, names
from mazzo.kernel.errors import Reason
from mazzo.kernel.scene import Scene
from mazzo.learn import book, daily_sights, playing_on, sights
from mazzo.server import (
    account_api,
    api,
    club_rules,
    club_shapes,
    day_shapes,
    games,
    history,
    inbox,
    inboxes,
    judged,
    learned,
    me,
    messages,
    mistakes,
    moderation_api,
    people,
    programs,
    programs_api,
    puzzles,
    replays,
    reviews,
    standing,
    summary,
)
from mazzo.table import commands, showing

DIALECT = "https://json-schema.org/draft/2020-12/schema"

MODULES = (
    account_api,
    api,
    book,
    club_rules,
    club_shapes,
    daily_sights,
    day_shapes,
    games,
    history,
    inbox,
    inboxes,
    judged,
    learned,
    me,
    messages,
    mistakes,
    moderation_api,
    people,
    programs,
    programs_api,
    puzzles,
    playing_on,
    replays,
    reviews,
    sights,
    standing,
    strength,
    summary,
    commands,
    showing,
)
"""Where the types are that a client sees."""


def shown_types() -> list[type[Struct]]:
    """Every struct of those modules that is not only the base of others."""
    found = [each for module in MODULES for each in structs_of(module) if not each.__subclasses__()]
    return sorted(found, key=lambda each: each.__name__)


def structs_of(module: ModuleType) -> list[type[Struct]]:
    values = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Struct)]
    return [each for each in values if each.__module__ == module.__name__]


def schema(offered: Sequence[str] | None = None) -> dict[str, Any]:
    """One document. Its `$defs` has every type by name; its properties are what goes over a socket.

    It has the scenes of the games offered, of all if none are named; each of them has what every scene has.
    """
    offered = names() if offered is None else offered
    said: dict[str, Any] = {
        "Command": commands.AnyCommand,
        "FromClient": messages.AnyFromClient,
        "FromServer": messages.AnyFromServer,
        "FromInbox": inbox.InboxShown | messages.Beat | messages.Bye,
        "Scene": Scene,
        **{f"Scene of {name}": game(name).scene_type for name in offered},
    }
    types = [*said.values(), *shown_types(), Reason]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    properties = dict(zip(said, schemas, strict=False))
    scenes = [properties[f"Scene of {name}"] for name in offered] or [properties["Scene"]]
    for component in components.values():
        fields = component.get("properties", {})
        # Scenes are sent as they were written: a client reads the one of the table's game.
        if fields.get("scene") == {}:
            fields["scene"] = {"anyOf": [*scenes, {"type": "null"}]}
    return {"$schema": DIALECT, "title": "Mazzo", "type": "object", "properties": properties, "$defs": components}


def own_types(name: str) -> dict[str, Any]:
    """The types of a game's scene that are its own, by name."""
    _, components = msgspec.json.schema_components([game(name).scene_type], ref_template="#/$defs/{name}")
    return {key: each for key, each in components.items() if key not in shared_types()}


def shared_types() -> set[str]:
    """The names of the types that every scene is made of, but the scene itself."""
    _, components = msgspec.json.schema_components([Scene])
    return set(components) - {Scene.__name__}


def written() -> str:
    """The same text for the same types."""
    return json.dumps(schema(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"
