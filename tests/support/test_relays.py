"""Relays pass on what comes, and stop, delay or cut it when they are told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from mazzo.testing.support.server import run
from relays import Relay


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(100):
            writer.write(data.upper())
    writer.transport.abort()


@asynccontextmanager
async def relayed() -> AsyncIterator[tuple[Relay, asyncio.StreamReader, asyncio.StreamWriter]]:
    """Through a relay to somebody who says everything again, louder."""
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    relay = Relay(server.sockets[0].getsockname()[1], keeps=True)
    await relay.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
    try:
        yield relay, reader, writer
    finally:
        writer.transport.abort()
        await relay.close()
        server.close()
        await server.wait_closed()


def test_what_comes_is_passed_on_and_kept() -> None:
    async def go() -> None:
        async with relayed() as (relay, reader, writer):
            writer.write(b"hello")
            assert await reader.readexactly(5) == b"HELLO"
            assert bytes(relay.said or b"") == b"hello"

    run(go())


@pytest.mark.parametrize("late", [False, True])
def test_what_is_stopped_or_delayed_comes_later(late: bool) -> None:
    async def go() -> None:
        async with relayed() as (relay, reader, writer):
            if late:
                relay.delay(0.1)
            else:
                relay.stop()
            writer.write(b"hello")
            answer = asyncio.create_task(reader.readexactly(5))
            done, _ = await asyncio.wait({answer}, timeout=0.05)
            assert not done
            relay.mend()
            assert await answer == b"HELLO"

    run(go())


def test_what_is_cut_ends_and_nothing_new_begins_until_it_is_mended() -> None:
    async def go() -> None:
        async with relayed() as (relay, reader, writer):
            writer.write(b"hello")
            await reader.readexactly(5)
            relay.cut()
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
            for _ in range(2):
                reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
                with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                    await reader.readexactly(1)
                writer.close()
            relay.mend()
            reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
            writer.write(b"again")
            assert await reader.readexactly(5) == b"AGAIN"
            writer.close()

    run(go())
