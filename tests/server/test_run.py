from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import names
from mazzo.server import run as module
from mazzo.server.games import shown
from mazzo.server.reach import LOCAL
from mazzo.server.run import MOST_UNREAD, Server, bound, serve_on
from mazzo.server.services import Services
from mazzo.server.settings import Settings


def test_little_is_kept_for_a_client_that_does_not_read() -> None:
    with bound(LOCAL, 0) as listening, socket.socket() as deaf:
        listening.listen()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(listening.getsockname())
        connection, _ = listening.accept()
        with connection:
            # In messages as they are sent at a table. The system keeps more than it was told to, but not without end.
            connection.settimeout(0.2)
            kept = 0
            while kept <= 4 * MOST_UNREAD:
                try:
                    kept += connection.send(bytes(4000))
                except TimeoutError:
                    break
            assert kept <= 4 * MOST_UNREAD


def test_who_comes_to_a_process_that_stops_is_refused_at_once_where_there_are_others(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    servers: list[Server] = []
    refused: list[bool] = []

    class Known(Server):
        def __init__(self, *parts: Any) -> None:
            super().__init__(*parts)
            servers.append(self)

    async def farewell(services: Services) -> None:
        for _ in range(100):
            try:
                _reader, writer = await asyncio.open_connection(LOCAL, port)
            except ConnectionRefusedError:
                refused.append(True)
                return
            writer.close()
            await asyncio.sleep(0.02)

    def stop() -> None:
        servers[0].should_exit = True

    monkeypatch.setattr("mazzo.server.run.Server", Known)
    monkeypatch.setattr(Services, "farewell", farewell)
    with bound(LOCAL, 0) as listening:
        port = listening.getsockname()[1]
        serve_on(Settings(data=tmp_path, database=database), [listening], stop)
    assert refused


def test_the_games_are_loaded_before_anybody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = []

    def run(server: Server, listening: list[socket.socket], started: Any, compiles: bool) -> None:
        loaded.append(shown.cache_info().currsize)
        for each in listening:
            each.close()

    monkeypatch.setattr(module, "run", run)
    monkeypatch.setattr(module, "run_in_loop", lambda result: result)
    shown.cache_clear()
    with bound(LOCAL, 0) as listening:
        serve_on(Settings(data=tmp_path), [listening], lambda: None)
    assert loaded == [len(names())]
