"""What somebody has learned, kept for all devices of a person: read, put together with what a device knows, erased."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from litestar import Controller, Request, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import asdict, replace
from sqlalchemy import delete as delete_from
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.games import names
from mazzo.server import schema
from mazzo.server.asking import known_person, person_of
from mazzo.server.clock import now
from mazzo.server.games import REFUSALS
from mazzo.server.services import Services
from mazzo.server.store import Store

MOST_LESSONS = 200
"""Of one person; what was learned longest ago goes."""
MISTAKE = "mistake."
"""How the name of an exercise from an own mistake begins: `mistake.k7qf3m2xab-1.37`, or in the deal of a day
`mistake.2026-11-18.37`."""
MOST_MISTAKES = 300
"""Of one person, beside the lessons."""
MOST_TOLD = 200
"""At once; a device that knows more tells it in parts."""
Named = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.-]+$")]

RANK = {"begun": 0, "done": 1, "unaided": 2}
"""Which state is better."""


class Learned(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far somebody is with a lesson."""

    game: Named
    lesson: Named
    """The id of a lesson, `first` for the first deal, or for an exercise from an own mistake `mistake.`, the match
    or the day, and the number of the move."""
    state: Literal["begun", "done", "unaided"]
    """`unaided` if nothing had to be shown; an exercise is `begun` when it was missed and `done` when it was solved."""
    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    """How many steps were done of one that is begun; how often in a row an exercise was solved."""
    hash: Annotated[str, Meta(max_length=64, pattern=r"^[\w.-]*$")] = ""
    """Of the script as it was then: a lesson that has changed since is done, and was revised."""
    at: Annotated[int, Meta(ge=0)] = 0
    """When, in milliseconds since 1970."""

    @property
    def of(self) -> tuple[str, str]:
        return self.game, self.lesson

    @property
    def is_exercise(self) -> bool:
        return self.lesson.startswith(MISTAKE)


class LearnedWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a device knows of what its person has learned."""

    lessons: Annotated[list[Learned], Meta(max_length=MOST_TOLD)]


def better(one: Learned, other: Learned) -> Learned:
    """Both put together: nothing that was done is lost, and the script is the one that was done last."""
    if one.is_exercise:
        # Who misses one begins anew with it.
        return max((one, other), key=lambda each: (each.at, each.step))
    first, last = sorted((one, other), key=lambda each: each.at)
    higher = max((last, first), key=lambda each: RANK[each.state])
    if last.state == "begun":
        # Of two that are begun the later one goes on; one that is only begun again stays done.
        return higher
    return replace(last, state=higher.state)


def merged(known: Iterable[Learned], told: Iterable[Learned]) -> list[Learned]:
    """By game and lesson; of too many the latest."""
    found: dict[tuple[str, str], Learned] = {}
    for each in (*known, *told):
        found[each.of] = better(found[each.of], each) if each.of in found else each
    latest = sorted(found.values(), key=lambda each: -each.at)
    lessons = [each for each in latest if not each.is_exercise][:MOST_LESSONS]
    exercises = [each for each in latest if each.is_exercise][:MOST_MISTAKES]
    return sorted([*lessons, *exercises], key=lambda each: each.of)


async def learned_by(store: Store, person: str) -> list[Learned]:
    async with store.reading() as connection:
        return await read(connection, person)


async def learn(store: Store, person: str, told: Iterable[Learned]) -> list[Learned]:
    """Put what a device tells together with what is known, and keep it; all of it."""
    at, offered = now(), set(names())
    sound = [replace(each, at=min(each.at, at)) for each in told if each.game in offered]

    async def put_together(connection: AsyncConnection) -> list[Learned]:
        # Two devices of a person may tell two processes at once: the second waits for the first.
        await connection.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())
        known = await read(connection, person)
        found = merged(known, sound)
        if found != known:
            await connection.execute(delete_from(schema.learned).where(schema.learned.c.person == person))
            rows = [{"person": person, **asdict(each)} for each in found]
            await connection.execute(insert(schema.learned), rows)
        return found

    return await store.change(put_together)


async def forget(store: Store, person: str) -> None:
    async def erase(connection: AsyncConnection) -> None:
        await connection.execute(delete_from(schema.learned).where(schema.learned.c.person == person))

    await store.change(erase)


async def read(connection: Any, person: str) -> list[Learned]:
    columns = schema.learned.c
    query = select(*(columns[each] for each in Learned.__struct_fields__)).where(columns.person == person)
    found = (await connection.execute(query.order_by(columns.game, columns.lesson))).mappings()
    return [Learned(**row) for row in found]


class LearnedApi(Controller):
    """What whoever asks has learned."""

    path = "/api/me/learned"

    @get(responses=REFUSALS)
    async def learned(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> list[Learned]:
        """Nothing of a stranger."""
        person = await person_of(request, services)
        return await learned_by(services.store, person) if person else []

    @put(responses=REFUSALS)
    async def learn(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[LearnedWanted]
    ) -> list[Learned]:
        """Tell what a device knows; all that is known then, the better state of each lesson."""
        return await learn(services.store, await known_person(request, services), data.lessons)

    @delete(responses=REFUSALS)
    async def forget(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> None:
        """Nothing is known of it here any more."""
        await forget(services.store, await known_person(request, services))
