"""Joining a table by its link, or opening one."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.record.record import clean
from mazzo.table import names as proper
from mazzo.table.refusal import Refused
from mazzo.terminal.online import sentences
from mazzo.terminal.online.guest import Denied, Guest
from mazzo.terminal.online.link import Link
from mazzo.terminal.online.session import OnlineSession
from mazzo.words import Refusal, local


class Opened(Struct, frozen=True):
    """The part of the answer that is needed."""

    id: str


def join(link: Link, name: str) -> None:
    """Sit at a table of a running server, or watch it. Raises Refusal."""
    words = local()
    guest = Guest(link, name)
    try:
        guest.arrive()
        guest.ask(f"/api/tables/{guest.link.table}")
    except Denied as denied:
        raise Refusal("error-table", problem=sentences.reason(denied.reason, words)) from None
    OnlineSession(guest, name, words).run()


def open_table(link: Link, name: str, game: Game, options: Options, seats: int, level: str, hints: bool) -> Link:
    """A new table at a server; its link. Raises Refusal."""
    guest = Guest(link, name)
    wanted = {
        "game": game.name,
        "options": options.dump(),
        "seats": seats,
        "level": level,
        "hints": hints,
        "name": name or local()("name-person", number=1),
    }
    try:
        guest.arrive()
        answer = guest.ask("/api/tables", msgspec.json.encode(wanted))
    except Denied as denied:
        raise Refusal("error-table", problem=sentences.reason(denied.reason, local())) from None
    return Link(link.address, msgspec.json.decode(answer, type=Opened).id)


def checked_name(names: list[str]) -> str:
    """Raises Refusal."""
    if len(names) > 1:
        raise Refusal("error-table-names")
    try:
        return proper.checked_name(names[0]) if names and clean(names[0]) else ""
    except Refused as refused:
        raise Refusal("error-table", problem=sentences.reason(refused.reason, local())) from None
