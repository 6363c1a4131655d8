"""Passwords: what is good enough for one, and the hash that is kept. Hashing takes long on purpose, so it happens in
threads, two at a time, and whoever comes when too many wait is sent away."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mazzo.server.quotas import Limited
from mazzo.table.names import looks
from mazzo.table.refusal import Refused

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2
MOST_WAITING = 40
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""As OWASP advises; 41 ms."""
NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$bWF6em8vbm9ib2R5cy8xMg$Cwpv0gSRYzKJkYkS0K8zYtYJ6nUoH2xWvRzU1bD7yqs"
"""With this is compared what is said for a name that nobody has: it takes as long as any other, and is never right."""
COMMON = frozenset(
    (
        "password", "passwort", "motdepasse", "password1", "passw0rd", "12345678", "123456789", "1234567890",
        "87654321", "qwertyui", "qwertyuiop", "qwertzui", "azertyui", "azertyuiop", "asdfghjk", "abcdefgh",
        "iloveyou", "sunshine",        "princess", "football", "baseball", "superman",
        "letmein1", "welcome1", "trustno1", "abcd1234", "1q2w3e4r",
    )
)  # fmt: skip
"""Those that are tried first everywhere."""


Result = TypeVar("Result")


class Passwords:
    """Hashes and compares."""

    def __init__(self) -> None:
        self.few = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def hashed(self, password: str) -> str:
        """What is kept. Raises Limited."""
        return await self.in_thread(HASHER.hash, plain(password))

    async def right(self, kept: str, password: str) -> bool:
        """Whether it is the password of which that was kept; empty for one that nobody has. Raises Limited."""
        return await self.in_thread(compared, kept or NOBODYS, plain(password)) and bool(kept)

    async def in_thread(self, work: Callable[..., Result], *given: str) -> Result:
        if self.waiting >= MOST_WAITING:
            raise Limited("too_many_requests")
        self.waiting += 1
        try:
            async with self.few:
                return await asyncio.to_thread(work, *given)
        finally:
            self.waiting -= 1


def compared(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def plain(password: str) -> str:
    """The same, whichever keyboard has written it."""
    return unicodedata.normalize("NFKC", password)


def check_password(password: str, name: str) -> None:
    """Whether it may be the password of who is called so. Raises Refused."""
    if len(plain(password)) < SHORTEST:
        raise Refused("password_short", least=SHORTEST)
    folded = plain(password).casefold()
    if folded in COMMON or len(set(folded)) < 3 or not looks(folded).isdisjoint(looks(name)):
        raise Refused("password_common")
