"""Small relays between a program and a server it is connected to, which can stop, delay or cut what goes through."""

from __future__ import annotations

import asyncio
from contextlib import suppress

MOST = 65_536
"""Bytes that are passed on at once."""


class Relay:
    """Passes on what comes to its port. Everything that programs say to the server can be kept, to be looked at."""

    def __init__(self, target: int, keeps: bool = False) -> None:
        self.target = target
        self.port = 0
        self.said = bytearray() if keeps else None
        self.going_on = asyncio.Event()
        self.going_on.set()
        self.seconds = 0.0
        """By which everything is late."""
        self.is_cut = False
        self.server: asyncio.Server | None = None
        self.open: set[asyncio.StreamWriter] = set()
        self.passing: set[asyncio.Task[None] | None] = set()

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.enter, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open.add(writer)
        own = asyncio.current_task()
        self.passing.add(own)
        try:
            if self.is_cut:
                return
            with suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", self.target)
                self.open.add(back)
                try:
                    await self.between(reader, writer, there, back)
                finally:
                    self.end(back)
        finally:
            self.passing.discard(own)
            self.end(writer)

    async def between(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        """Until one of them ends it."""
        ways = {asyncio.create_task(self.pass_on(reader, back, True)), asyncio.create_task(self.pass_on(there, writer))}
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, keep: bool = False) -> None:
        with suppress(OSError):
            while data := await reader.read(MOST):
                if self.seconds:
                    await asyncio.sleep(self.seconds)
                await self.going_on.wait()
                if keep and self.said is not None:
                    self.said += data
                writer.write(data)
                await writer.drain()

    def end(self, writer: asyncio.StreamWriter) -> None:
        self.open.discard(writer)
        writer.transport.abort()

    def stop(self) -> None:
        """Nothing goes through, and nobody is told."""
        self.going_on.clear()

    def delay(self, seconds: float) -> None:
        """Everything is late."""
        self.seconds = seconds

    def cut(self) -> None:
        """Every connection ends, and new ones end at once."""
        self.is_cut = True
        for writer in list(self.open):
            self.end(writer)

    def mend(self) -> None:
        """As if nothing had been."""
        self.is_cut, self.seconds = False, 0.0
        self.going_on.set()

    async def close(self) -> None:
        self.cut()
        if self.server:
            self.server.close()
            await self.server.wait_closed()
        passing = [each for each in self.passing if each]
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)
        # A transport closes in the next round of the loop.
        await asyncio.sleep(0)
