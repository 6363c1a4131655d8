"""Reviews as they are asked for: each is a row that any process may write and read. `reviewing` judges them.

Whoever may see the replay of a match may see its review.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Literal, NamedTuple

import msgspec
from litestar.exceptions import NotFoundException
from msgspec import Struct
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo import __version__, build
from mazzo.kernel.game import Game
from mazzo.record.course import Course
from mazzo.record.record import Player, whole
from mazzo.record.writing import write
from mazzo.review.journal import judge_of
from mazzo.server import schema
from mazzo.server.replays import Replays, check_over, dealt_in
from mazzo.server.room import Room
from mazzo.server.store import Store
from mazzo.table.refusal import Refused
from mazzo.table.state import Table

reviews, judgements = schema.reviews.c, schema.judgements.c

Level = Literal["quick", "thorough"]
State = Literal["none", "asked", "done", "cancelled", "failed"]


# {"level": "quick", "state": "asked", "judged": 31, "total": 120, "ready": 1, "yours": true, "rougher": false}
class ReviewState(Struct, frozen=True, kw_only=True):
    """How far a review is."""

    level: Level
    state: State
    """`none` as long as nobody has asked for it."""
    judged: int = 0
    """Of `total` decisions; that is 0 until they are counted."""
    total: int = 0
    ready: int = 0
    """Of how many seats all decisions are judged: when it grows, there is more to see."""
    yours: bool = False
    """Whether whoever asks here may break it off."""
    rougher: bool
    """Whether the engine is not compiled, and fewer worlds are tried."""


class Over(NamedTuple):
    """A match that is over, and that whoever asks may see."""

    id: str
    game: Game
    record: Callable[[], Awaitable[bytes]]
    """Without names."""


class Reviews:
    """What is asked about reviews."""

    def __init__(self, store: Store, replays: Replays, at_once: int, kind: Callable[[], str] = build.kind) -> None:
        self.store = store
        self.replays = replays
        self.at_once = at_once
        self.kind = kind
        """Of which build the engine is that judges here; it may be compiled while the server runs."""
        self.asked: Callable[[], None] = lambda: None
        """Told that there is something to do."""

    def at_table(self, room: Room, match: int) -> Over:
        """A match at a table. Raises Refused while it runs, and NotFoundException."""
        check_over(room, match)
        dealt_in(room, match)

        async def record() -> bytes:
            return (await self.replays.of(room, match, "nameless", nameless)).body

        return Over(match_id(room, match), room.table.game, record)

    async def state(self, match: Over, level: Level, person: str) -> ReviewState:
        """How far it is."""
        return state_of(await self.row(match, level), level, person, self.kind())

    async def ask(self, match: Over, level: Level, person: str) -> ReviewState:
        """Have a match judged, unless that was done or is being done. Raises Refused, Unsaved."""
        now = await self.state(match, level, person)
        if now.state in ("asked", "done"):
            return now
        kind = self.kind()
        judge = msgspec.json.encode(judge_of(match.game, level, kind))
        values = {
            # Two people may have played the same: a day's deal has the same cards for all.
            "id": sha256(sha256(await match.record()).digest() + judge + match.id.encode()).hexdigest(),
            "match_id": match.id,
            "level": level,
            "engine": engine_of(match.game, level, kind),
            "person": person,
            "asked_at": self.store.time(),
            "state": "asked",
            "judged": 0,
            "total": 0,
            "ready": 0,
            "claimed_until": 0,
            "body": None,
        }

        async def write_row(connection: AsyncConnection) -> None:
            # Whoever asks at two processes at once asks one after the other.
            await connection.execute(select(schema.people.c.id).where(schema.people.c.id == person).with_for_update())
            going = select(func.count()).where(reviews.person == person, reviews.state == "asked")
            if int((await connection.execute(going)).scalar() or 0) >= self.at_once:
                raise Refused("too_many_reviews", most=self.at_once)
            known = (await connection.execute(select(reviews.state).where(reviews.id == values["id"]))).scalar()
            if known is None:
                # What another engine has judged is not shown any more.
                same = (reviews.match_id == values["match_id"], reviews.level == level)
                old = select(reviews.id).where(*same)
                await connection.execute(delete(schema.judgements).where(judgements.review.in_(old)))
                await connection.execute(delete(schema.reviews).where(*same))
                await connection.execute(insert(schema.reviews).values(values))
            elif known not in ("asked", "done"):
                again = {"state": "asked", "person": person, "asked_at": values["asked_at"], "claimed_until": 0}
                await connection.execute(update(schema.reviews).where(reviews.id == values["id"]).values(again))

        await self.store.change(write_row)
        self.asked()
        return await self.state(match, level, person)

    async def cancel(self, match: Over, level: Level, person: str) -> ReviewState:
        """Break it off, for who asked first; what is judged stays. Raises Refused, Unsaved."""
        now = await self.state(match, level, person)
        if now.state == "asked" and not now.yours:
            raise Refused("not_your_review")
        same = (reviews.match_id == match.id, reviews.level == level, reviews.person == person)
        change = update(schema.reviews).where(*same, reviews.state == "asked").values(state="cancelled")
        await self.store.change(lambda connection: connection.execute(change))
        return await self.state(match, level, person)

    async def result(self, match: Over, level: Level) -> bytes:
        """What is judged so far. Raises NotFoundException while there is nothing."""
        row = await self.row(match, level)
        if row is None or row.body is None:
            raise NotFoundException("no_such_review")
        return bytes(row.body)

    async def row(self, match: Over, level: Level) -> Row[tuple[object, ...]] | None:
        same = (reviews.match_id == match.id, reviews.level == level)
        query = select(schema.reviews).where(*same, reviews.engine == engine_of(match.game, level, self.kind()))
        async with self.store.reading() as connection:
            found: Row[tuple[object, ...]] | None = (await connection.execute(query)).first()
            return found


def match_id(room: Room, match: int) -> str:
    return f"{room.id}-{match}"


def engine_of(game: Game, level: str, kind: str) -> str:
    """Who judges, as far as another would be asked again; `kind_of` reads of which build it is."""
    return f"{__version__} {kind} {sha256(msgspec.json.encode(judge_of(game, level, kind))).hexdigest()[:12]}"


def kind_of(engine: str) -> str:
    return engine.split(" ")[1]


def nameless(table: Table, course: Course) -> bytes:
    """The record of a match without who played: that changes when somebody is deleted, and says nothing of moves."""
    return write(whole(course, [Player("person")] * course.seats))


def state_of(row: Row[tuple[object, ...]] | None, level: Level, person: str, kind: str) -> ReviewState:
    rougher = kind != build.COMPILED
    if row is None:
        return ReviewState(level=level, state="none", rougher=rougher)
    return ReviewState(
        level=level,
        state=row.state,
        judged=row.judged,
        total=row.total,
        ready=row.ready,
        yours=bool(person) and row.person == person,
        rougher=rougher,
    )
