"""`mazzo schema` knows every type, and the examples beside the types, and in the documentation, are true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from mazzo import cli
from mazzo.games import game, names
from mazzo.server import api, contract, inbox, messages
from mazzo.server.messages import AnyFromClient, AnyFromServer
from mazzo.table import commands
from mazzo.testing.support.matches import match_of, short_settings

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"

EXAMPLE = re.compile(r"^# (\{.*\})\n((?:#.*\n)*)class (\w+)", re.MULTILINE)


def examples() -> list[tuple[type[Struct], str]]:
    """The struct and the JSON above it, wherever there is some."""
    found = []
    for module in (commands, messages, inbox, api):
        assert module.__file__
        for text, _, name in EXAMPLE.findall(Path(module.__file__).read_text(encoding="utf-8")):
            found.append((getattr(module, name), text))
    return found


def test_every_command_and_message_has_an_example() -> None:
    shown = {struct for struct, _ in examples()}
    for union in (commands.AnyCommand, AnyFromClient, AnyFromServer):
        assert set(union.__args__) <= shown


@pytest.mark.parametrize(("struct", "text"), examples(), ids=lambda value: getattr(value, "__name__", ""))
def test_an_example_decodes_into_its_struct_and_back(struct: type[Struct], text: str) -> None:
    if "…" in text:
        # What is left out would fill a page: the names of the fields must be right.
        assert set(re.findall(r'"(\w+)":', text)) == {"type", *struct.__struct_fields__}
        return
    decoded = msgspec.json.decode(text, type=struct)
    assert json.loads(text).items() <= json.loads(msgspec.json.encode(decoded)).items()


@pytest.mark.parametrize(("struct", "text"), examples(), ids=lambda value: getattr(value, "__name__", ""))
def test_the_protocol_shows_the_same_examples(struct: type[Struct], text: str) -> None:
    if struct is not api.TableWanted:
        assert text in PROTOCOL.read_text(encoding="utf-8"), struct


def test_the_protocol_shows_no_other_examples() -> None:
    known = {text for _, text in examples()}
    assert set(re.findall(r'^\{"type".*\}$', PROTOCOL.read_text(encoding="utf-8"), re.MULTILINE)) <= known


def test_every_type_is_in_the_schema() -> None:
    definitions = contract.schema()["$defs"]
    for struct in contract.shown_types():
        assert struct.__name__ in definitions
    for name in names():
        assert f"mazzo.games.{name}.scene.Scene" in definitions
    assert {"Reason", "Event", "Choice", "Clock", "Field"} <= set(definitions)
    assert references(contract.schema()) <= {f"#/$defs/{name}" for name in definitions}


def references(node: Any) -> set[str]:
    if isinstance(node, list):
        return set().union(*map(references, node))
    if not isinstance(node, dict):
        return set()
    own = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
    return own.union(*map(references, node.values()))


def test_the_schema_is_the_same_every_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["schema"]) == 0
    printed = capsys.readouterr().out
    assert cli.run(["schema", str(tmp_path / "schema.json")]) == 0
    assert tmp_path.joinpath("schema.json").read_text(encoding="utf-8") == printed
    assert cli.run(["schema", str(tmp_path)]) == 2


@pytest.mark.parametrize("name", names())
def test_a_scene_is_read_again_as_it_was_written(name: str) -> None:
    course = match_of(short_settings(name)[0], 5, 25)
    for viewer in range(-1, course.seats):
        scene = course.scene(viewer)
        assert msgspec.json.decode(msgspec.json.encode(scene), type=game(name).scene_type) == scene
