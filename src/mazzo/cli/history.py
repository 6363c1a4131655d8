"""`mazzo history`: what was played at this terminal, or by whoever it is at a server."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from mazzo.games import game as game_named
from mazzo.terminal import played
from mazzo.words import local


def print_history(game: str | None, name: str | None, table: str | None, everything: bool) -> None:
    """Raises Refusal, UnknownGame."""
    words = local()
    wanted = game_named(game).name if game else ""
    if table is not None:
        link = import_module("mazzo.terminal.online.link").read_link(table)
        who = import_module("mazzo.terminal.online.play").checked_name([name] if name else [])
        online = import_module("mazzo.terminal.online.played")
        matches, totals = online.from_server(link, who, wanted, everything)
        show(*played.lines(matches, words, everything), *spaced(played.total_lines(totals, words)))
        return
    # What a game counts is found by playing its records again, so for one game at a time.
    matches, totals, broken = played.from_records(name or "", wanted, feats=bool(wanted))
    show(*played.lines(matches, words, everything), *spaced(played.total_lines(totals, words)))
    show(*spaced(played.unfinished_lines(wanted, words)))
    show(*(words("history-broken", path=str(path)) for path in broken))


def spaced(lines: Iterable[str]) -> list[str]:
    found = list(lines)
    return ["", *found] if found else []


def show(*lines: str) -> None:
    for line in lines:
        print(line)
