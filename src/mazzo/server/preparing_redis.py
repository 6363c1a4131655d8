"""Redis, before a server starts that was told of one. Later it may be away: play goes on without it."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

from mazzo.server.postgres import PATIENCE, PAUSE, STARTING_UP, without_password
from mazzo.server.preparing import say_waiting
from mazzo.server.settings import Settings
from mazzo.words import Refusal

OLDEST = 6


def prepare_redis(settings: Settings) -> None:
    """See that it is there, lets us in, and is not too old; one that does not answer yet is waited for. Raises
    Refusal."""
    if settings.redis and not settings.database:
        raise Refusal("error-redis-alone")
    if settings.redis:
        asyncio.run(reach_redis(settings.redis, STARTING_UP))


async def reach_redis(address: str, seconds: float) -> None:
    """Raises Refusal."""
    shown = without_password(address)
    say = partial(say_waiting, shown)
    end, told = time.monotonic() + seconds, False
    while (problem := await problem_of(address, shown)) is not None:
        if time.monotonic() >= end:
            raise Refusal("error-database-away", address=shown, problem=problem)
        if not told:
            say(problem)
            told = True
        await asyncio.sleep(PAUSE)


async def problem_of(address: str, shown: str) -> str | None:
    """Why it does not answer, if it does not. Raises Refusal for what no waiting mends."""
    errors, client = loaded(address, shown)
    try:
        found = str((await client.info("server"))["redis_version"])
    except (errors.AuthenticationError, errors.NoPermissionError, errors.ResponseError) as error:
        raise Refusal("error-database-refused", address=shown, problem=one_line(error)) from None
    except (errors.ConnectionError, errors.TimeoutError, OSError) as error:
        return one_line(error)
    finally:
        await client.aclose()
    if int(found.partition(".")[0]) < OLDEST:
        raise Refusal("error-redis-old", address=shown, found=found, needed=OLDEST)
    return None


def loaded(address: str, shown: str) -> tuple[Any, Any]:
    """What may go wrong, and a client for an address. Raises Refusal."""
    try:
        from redis import exceptions
        from redis.asyncio import Redis
    except ModuleNotFoundError:
        raise Refusal("error-missing-extra", extra="club") from None
    try:
        return exceptions, Redis.from_url(address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
    except ValueError:
        raise Refusal("error-redis-address", address=shown) from None


def one_line(error: Exception) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__
