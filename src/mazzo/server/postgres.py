"""PostgreSQL, for servers of several processes: its address as people write it, and connections that never hang."""

from __future__ import annotations

import asyncio
import re
import ssl
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mazzo.server.trouble import one_line, state_of, trouble_of
from mazzo.words import Refusal

SCHEMES = ("postgresql://", "postgres://")
OLDEST = 15
"""The oldest that is looked after, and that this was tried with."""
PATIENCE = 5.0
"""Seconds for a connection to be made."""
ANSWER = 10.0
"""Seconds for an answer. It is the server that ends a statement before, so that nothing is left running there."""
LIMITS = {
    "statement_timeout": "8000",
    "lock_timeout": "7000",
    # A process that was stopped in the middle loses what it has locked before others give up waiting for it.
    "idle_in_transaction_session_timeout": "5000",
}
"""In milliseconds."""
STARTING_UP = 30.0
"""Seconds for a database to answer that is started together with the server."""
PAUSE = 0.5
REFUSED = {"28": "error-database-refused", "3D": "error-database-missing"}
"""What is told of no password or a wrong one, and of no such database, by the class of SQLSTATE."""


def is_postgres(address: str) -> bool:
    return address.startswith(SCHEMES)


def without_password(address: str) -> str:
    """An address that may be shown."""
    # Up to the last of these signs, for one that was not quoted as it should be.
    hidden = re.sub(r"(://[^/@:]*):.*@", r"\1@", address)
    return re.sub(r"([?&]password=)[^&]*", r"\1…", hidden)


def postgres_engine(address: str, in_time: bool = True) -> AsyncEngine:
    """Connections to an address as PostgreSQL's own tools take it; for long work without limits. Raises Refusal."""
    asyncpg = loaded()
    limits = {"command_timeout": ANSWER, "server_settings": LIMITS} if in_time else {}

    async def connect(*_: Any, **__: Any) -> Any:
        return await asyncpg.connect(address, timeout=PATIENCE, **limits)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect)


def loaded() -> Any:
    """The driver, which comes with an extra. Raises Refusal."""
    try:
        import asyncpg
    except ModuleNotFoundError:
        raise Refusal("error-missing-extra", extra="club") from None
    return asyncpg


async def reach(address: str, waiting: Callable[[str], None], seconds: float | None = None) -> None:
    """See that a database is there, lets us in, and is not too old. One that does not answer yet is waited for, and
    `waiting` is told why, once. Raises Refusal."""
    asyncpg = loaded()
    shown = without_password(address)
    if not is_postgres(address):
        raise Refusal("error-database-address", address=shown)
    end, told = time.monotonic() + (STARTING_UP if seconds is None else seconds), False
    while True:
        try:
            connection = await asyncpg.connect(address, timeout=PATIENCE)
            break
        except (OSError, asyncpg.PostgresError) as error:
            problem = one_line(error)
            if key := REFUSED.get(state_of(error)[:2]):
                raise Refusal(key, address=shown, problem=problem) from None
            if trouble_of(error, remote=True) != "away" or isinstance(error, ssl.SSLError):
                raise Refusal("error-database", address=shown, problem=problem) from None
            if time.monotonic() >= end:
                raise Refusal("error-database-away", address=shown, problem=problem) from None
        except (ValueError, asyncpg.InterfaceError):
            # What it says of the address may quote the password.
            raise Refusal("error-database-address", address=shown) from None
        if not told:
            waiting(problem)
            told = True
        await asyncio.sleep(PAUSE)
    try:
        check_version(shown, connection.get_server_version().major)
    finally:
        await connection.close()


def check_version(address: str, found: int) -> None:
    """Raises Refusal."""
    if found < OLDEST:
        raise Refusal("error-database-old", address=address, found=found, needed=OLDEST)
