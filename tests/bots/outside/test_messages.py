"""The examples of docs/bot-protocol.md are messages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from mazzo.bots.outside.messages import Answer, Decide, Hello, Lost, NewMatch, Over, Ping, Quit
from mazzo.games import default, game
from mazzo.testing.support.fitting import fitting, usual

PAGE = Path(__file__).parents[3] / "docs" / "bot-protocol.md"
EXAMPLES = re.findall(r"^([<>]) (\{.*\})$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_message_has_an_example() -> None:
    shown = {json.loads(text.replace("{…}", "{}"))["type"] for _, text in EXAMPLES}
    said = {Decide, Hello, Lost, NewMatch, Over, Ping, Quit, *Answer.__args__}
    assert shown == {kind.__struct_config__.tag for kind in said}


@pytest.mark.parametrize(("who", "text"), EXAMPLES)
def test_examples_can_be_read(who: str, text: str) -> None:
    played = usual(fitting(lambda each: each.game.name == default()))
    scene = msgspec.json.encode(played.start(1).scene(played.game, 0)).decode()
    message = text.replace("{…}", scene)
    kinds = Answer if who == "<" else Decide | Hello | Lost | NewMatch | Over | Ping | Quit
    read = msgspec.json.decode(message, type=kinds)
    assert json.loads(text.replace("{…}", "0")).keys() <= msgspec.to_builtins(read).keys()
    if isinstance(read, Hello):
        assert read.options == game(read.game).options(read.options).dump()
    if isinstance(read, Lost):
        assert read.reason
        assert f"| `{read.reason.code}` |" in PAGE.with_name("reasons.md").read_text(encoding="utf-8")
