"""`mazzo play --table` and `mazzo pair`: at a running server."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mazzo.cli.inputs import chosen
from mazzo.games import default
from mazzo.words import Refusal, local

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
        options, preset, level = given["--option"] or [], given["--preset"], given["--level"]
        what = chosen(given["GAME"] or default(), given["--seats"], options, preset, level)
        link = online.open_table(link, name, what.game, what.options, what.seats, what.level, what.hints)
    online.join(link, name)


def pair_with(text: str, name: str | None, code: str | None) -> None:
    """Become somebody at a server who already has a device there, or let another device in. Raises Refusal."""
    link = import_module("mazzo.terminal.online.link").read_link(text)
    given = import_module("mazzo.terminal.online.play").checked_name([name] if name else [])
    guest = import_module("mazzo.terminal.online.guest").Guest(link, given)
    pair = import_module("mazzo.terminal.online.pair").Pair(guest, local())
    if code is None:
        pair.become()
    else:
        pair.let_in(code)
