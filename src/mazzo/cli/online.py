"""`mazzo play --table`: at a table of a running server."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mazzo.bots import DEFAULT_LEVEL
from mazzo.cli.inputs import chosen
from mazzo.games import default
from mazzo.words import Refusal

OPENING = ("GAME", "--seats", "--option", "--preset", "--level", "--name")
JOINING = ("--name",)


def play_at(text: str, given: dict[str, Any]) -> None:
    """Join the table of a link, or open one at a server. `given` is what stands on the command line. Raises Refusal."""
    link = import_module("mazzo.terminal.online.link").read_link(text)
    online = import_module("mazzo.terminal.online.play")
    fitting = JOINING if link.table else OPENING
    left_over = [key for key, value in given.items() if value is not None and key not in fitting]
    if left_over:
        raise Refusal("error-table-alone", given=left_over)
    name = online.checked_name(given["--name"] or [])
    if not link.table:
        what = chosen(given["GAME"] or default(), given["--seats"], given["--option"] or [], given["--preset"])
        level = given["--level"] or DEFAULT_LEVEL
        link = online.open_table(link, name, what.game, what.options, what.seats, level)
    online.join(link, name)
