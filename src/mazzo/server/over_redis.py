"""Processes that tell each other over Redis."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from mazzo.server.fanout import Broken, Shared, Told

CHANNEL = "mazzo"
PATIENCE = 2.0
"""Seconds for Redis to answer."""
SILENCE = 5.0
"""Seconds after which it is asked whether it is still there: a socket may be dead without a word."""


class OverRedis(Shared):
    """Over its channel, on two connections that are kept."""

    def __init__(
        self,
        address: str,
        name: str,
        heard: Callable[[Told], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self.speaking = client(address)
        self.listening = client(address)
        super().__init__(name, heard, missed)

    def counts(self, quota: str) -> bool:
        return True

    async def send(self, data: bytes) -> None:
        try:
            await self.speaking.publish(CHANNEL, data)
        except (RedisError, OSError) as error:
            raise Broken(str(error)) from None

    async def speak(self) -> None:
        # What is left of the last time.
        self.wake.set()
        while True:
            await self.wake.wait()
            self.wake.clear()
            await self.tell_waiting()

    async def listen(self) -> None:
        channel = self.listening.pubsub()
        asked = False
        try:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(timeout=SILENCE)
                if message is None:
                    if asked:
                        raise Broken("no answer")
                    asked = True
                    await channel.ping()
                    continue
                asked = False
                if message["type"] == "subscribe":
                    await self.listening_now()
                elif message["type"] == "message":
                    await self.take(message["data"])
        except (RedisError, OSError) as error:
            raise Broken(str(error)) from None
        finally:
            self.connected = False
            with suppress(RedisError, OSError):
                await channel.aclose()  # type: ignore[no-untyped-call]

    async def close(self) -> None:
        await super().close()
        for connection in (self.speaking, self.listening):
            with suppress(RedisError, OSError):
                await connection.aclose()


def client(address: str) -> Redis:
    return Redis.from_url(address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
