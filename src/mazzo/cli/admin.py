"""`mazzo admin`: who moderates a server, who is kept out and which match counts, decided at its machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from mazzo.server.administering import administering
from mazzo.server.moderating import AT_THE_MACHINE, ROLES, Moderation
from mazzo.server.standing import day_of
from mazzo.table.refusal import Refused
from mazzo.words import Refusal, dashed, local


def administer(folder: Path, database: str, what: Callable[[Moderation], Awaitable[None]]) -> None:
    """Raises Refusal."""

    async def go() -> None:
        async with administering(folder, database) as moderation:
            await what(moderation)

    try:
        asyncio.run(go())
    except Refused as refused:
        words = {key: value for key, value in refused.reason.params.items() if isinstance(value, str | int)}
        raise Refusal(f"table-reason-{dashed(refused.reason.code)}", **words) from None


def give_role(folder: Path, database: str, name: str, role: str) -> None:
    if role not in ("none", *ROLES[1:]):
        raise Refusal("error-role", role=role)

    async def give(moderation: Moderation) -> None:
        whom = await moderation.named(name)
        await moderation.give_role(AT_THE_MACHINE, whom, "" if role == "none" else role)

    administer(folder, database, give)
    print(local()("admin-role", name=name, role=role))


def print_list(folder: Path, database: str) -> None:
    async def show(moderation: Moderation) -> None:
        words = local()
        staff, held, waiting = await moderation.staff(), await moderation.held(), await moderation.open_reports()
        for each in staff:
            print(words("admin-role", name=each.name, role=each.role))
        for penalty in held:
            print(
                words(
                    "admin-penalty",
                    name=penalty.name,
                    kind=penalty.kind,
                    until=day_of(penalty.until),
                    reason=penalty.reason,
                )
            )
        print(words("admin-reports", count=len(waiting)))

    administer(folder, database, show)


def ban(folder: Path, database: str, name: str, days: int, reason: str) -> None:
    async def keep_out(moderation: Moderation) -> None:
        await moderation.penalize(AT_THE_MACHINE, await moderation.named(name), "ban", days, reason)

    administer(folder, database, keep_out)
    print(local()("admin-banned", name=name))


def lift(folder: Path, database: str, name: str) -> None:
    """End every penalty of an account."""

    async def let_in(moderation: Moderation) -> None:
        whom = await moderation.named(name)
        for penalty in await moderation.held_by(whom):
            await moderation.lift(AT_THE_MACHINE, penalty)

    administer(folder, database, let_in)
    print(local()("admin-lifted", name=name))


def rename(folder: Path, database: str, name: str, to: str) -> None:
    async def call(moderation: Moderation) -> None:
        await moderation.rename(AT_THE_MACHINE, await moderation.named(name), to, "")

    administer(folder, database, call)
    print(local()("admin-renamed", name=name, to=to))


def void(folder: Path, database: str, match: str, reason: str) -> None:
    found = []

    async def count_for_nothing(moderation: Moderation) -> None:
        found.append(await moderation.void(AT_THE_MACHINE, match, reason))

    administer(folder, database, count_for_nothing)
    print(local()("admin-voided", match=found[0]))
