"""The program that `mazzo.testing.support.server` starts: a server with settings that a person would not choose.

It deals the same cards in every run, so that a test does not pass or fail by luck: `MAZZO_DEALS` chooses others.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from msgspec.structs import replace

from mazzo.server import logs
from mazzo.server.app import create_app
from mazzo.server.reach import LOCAL
from mazzo.server.run import Server, bound, configured, run
from mazzo.server.settings import Settings
from mazzo.table.due import Waits
from mazzo.table.events import AnyEvent, Started
from mazzo.table.lobby import filled_and_started
from mazzo.table.seating import Seat
from mazzo.table.state import Table

DEALS = os.environ.get("MAZZO_DEALS", "")


def started_with_known_seed(table: Table, seats: list[Seat]) -> list[AnyEvent]:
    """The n-th match of any table has the same seed."""
    *before, started = filled_and_started(table, seats)
    assert isinstance(started, Started)
    return [*before, replace(started, seed=sha256(f"{DEALS}/{started.match}".encode()).hexdigest())]


def main() -> None:
    data, port, settings = sys.argv[1:]
    logs.configure()
    chosen = json.loads(settings)
    waits = Waits(**chosen.pop("waits", {}))
    app = create_app(Settings(data=Path(data), waits=waits, **chosen))
    listening = bound(LOCAL, int(port))

    def started() -> None:
        print(f"port {listening.getsockname()[1]}", flush=True)

    with (
        patch("mazzo.table.lobby.filled_and_started", started_with_known_seed),
        patch("mazzo.server.workers.randbits", lambda bits: 1),
        suppress(KeyboardInterrupt),
    ):
        asyncio.run(run(Server(configured(app), app), listening, started))


if __name__ == "__main__":
    main()
