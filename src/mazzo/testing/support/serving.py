"""The program that `mazzo.testing.support.server` starts: a server with settings that a person would not choose.

It deals the same cards in every run, so that a test does not pass or fail by luck: `MAZZO_DEALS` chooses others. With
the setting `hanging`, bots that search never find anything; `ahead` says by how many milliseconds its clock is wrong,
`day` how many seconds a day lasts at tables over days: a clock of fewer is not one of days.
`bans` says after how many seconds it looks by itself who was banned. With the setting `database` it shares its port
with others. Reviews are judged on few worlds, so that nobody waits. The deal of the day is that of 18 November 2026,
until a test puts another time into the file `calendar`.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from contextlib import nullcontext, suppress
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from msgspec.structs import replace

from mazzo.review.judging import Budget
from mazzo.server import logs, thinkers
from mazzo.server.clock import NS_PER_MS, now
from mazzo.server.folder import held
from mazzo.server.metrics import publish
from mazzo.server.reach import LOCAL
from mazzo.server.run import bound, serve_on
from mazzo.server.services import BANS
from mazzo.server.settings import Settings
from mazzo.table.due import Waits
from mazzo.table.events import DAY, AnyEvent, Started
from mazzo.table.lobby import filled_and_started
from mazzo.table.seating import Seat
from mazzo.table.state import Table
from mazzo.testing.support import hanging

FEW = Budget(4, 2, 4)
NOON = 1_795_003_200_000
DEALS = os.environ.get("MAZZO_DEALS", "")


def started_with_known_seed(table: Table, seats: list[Seat]) -> list[AnyEvent]:
    """The n-th match of any table has the same seed and context."""
    *before, started = filled_and_started(table, seats)
    assert isinstance(started, Started)
    seed, context = (sha256(f"{what}{DEALS}/{started.match}".encode()).hexdigest() for what in ("", "context/"))
    return [*before, replace(started, seed=seed, context=context)]


def known_secret(day: str) -> bytes:
    return sha256(f"day{DEALS}/{day}".encode()).digest()


def shared_port(host: str, port: int) -> socket.socket:
    """Where other processes of the same server listen, too."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listening.bind((host, port))
    return listening


def main() -> None:
    data, port, settings = sys.argv[1:]
    logs.configure()
    chosen = json.loads(settings)
    waits = Waits(**chosen.pop("waits", {}))
    think = hanging.think if chosen.pop("hanging", False) else thinkers.think
    now.began += chosen.pop("ahead", 0) * NS_PER_MS
    day = chosen.pop("day", DAY)
    bans = chosen.pop("bans", BANS)
    listens = shared_port if chosen.get("database") else bound
    metrics = publish(0)
    calendar = Path(data) / "calendar"

    def time() -> int:
        return int(calendar.read_text()) if calendar.exists() else NOON

    def started() -> None:
        print(f"port {listening.getsockname()[1]} {metrics}", flush=True)

    with (
        nullcontext() if chosen.get("database") else held(Path(data)),
        listens(LOCAL, int(port)) as listening,
        patch("mazzo.table.lobby.filled_and_started", started_with_known_seed),
        patch("mazzo.table.events.DAY", day),
        patch("mazzo.server.api.DAY", day),
        patch("mazzo.server.workers.randbits", lambda bits: 1),
        patch("mazzo.server.workers.think", think),
        patch("mazzo.server.reviewing.budget_of", lambda level, kind="": FEW),
        patch("mazzo.server.days.now", time),
        patch("mazzo.server.days.new_secret", known_secret),
        patch("mazzo.server.dailies.LEVEL", "club"),
        patch("mazzo.server.services.BANS", bans),
        suppress(KeyboardInterrupt),
    ):
        serve_on(Settings(data=Path(data), waits=waits, **chosen), [listening], started)
