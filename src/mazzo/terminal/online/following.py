"""Puts together what a table looks like from the news and the changes of a socket."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Raw

from mazzo.server.messages import Change, News
from mazzo.table.patching import patched
from mazzo.table.showing import TableShown


class Following:
    """What was told last on a socket, as plain data."""

    def __init__(self) -> None:
        self.number = 0
        self.table: Any = None
        self.scene: Any = None
        self.ahead = 0
        """How far the server's clock is ahead of ours, in milliseconds."""

    def begin(self, news: News) -> None:
        """Everything was told as a whole."""
        self.number = news.number
        self.table = msgspec.to_builtins(news.table)
        self.scene = msgspec.json.decode(news.scene)
        self.ahead = news.now - time.time_ns() // 1_000_000

    def follow(self, change: Change) -> News:
        """The news that a change makes of what was told before."""
        self.table = patched(self.table, change.table)
        self.scene = patched(self.scene, change.scene)
        if change.events:
            self.number = change.events[-1].number
        return News(
            fresh=False,
            number=self.number,
            now=time.time_ns() // 1_000_000 + self.ahead,
            events=change.events,
            table=msgspec.convert(self.table, TableShown),
            scene=Raw(msgspec.json.encode(self.scene)),
        )
