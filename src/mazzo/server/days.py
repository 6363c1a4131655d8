"""The days of a server: each has a secret of its own, made once the day before, and the plays of its deals.

Until a day is over nothing here gives its secret away, nor what others made of a deal to whoever has not played it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from os import urandom

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.games import game as game_named
from mazzo.learn.daily import promised
from mazzo.presets import Preset, presets
from mazzo.server import schema
from mazzo.server.clock import now
from mazzo.server.day_matches import OF_DAY
from mazzo.server.day_shapes import DayTold
from mazzo.server.store import Store
from mazzo.table.refusal import Refused

NEW_DAY = {
    "sqlite": sqlite.insert(schema.days).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.days).on_conflict_do_nothing(),
}
NEW_EXPERT = {
    "sqlite": sqlite.insert(schema.day_experts).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.day_experts).on_conflict_do_nothing(),
}
NEW_PLAY = {
    "sqlite": sqlite.insert(schema.day_plays).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.day_plays).on_conflict_do_nothing(),
}


plays = schema.day_plays.c
FIRST = (plays.result.is_(None), plays.ended_at, plays.begun_at, plays.id)
"""The play of somebody that counts."""


class Play(Struct, frozen=True, kw_only=True):
    """How far somebody is with a deal."""

    id: str
    day: str
    game: str
    person: str
    moves: list[str]
    result: float | None
    ended_at: int = 0
    """When it was over, in milliseconds since 1970."""

    @property
    def over(self) -> bool:
        return self.result is not None


class Standing(Struct, frozen=True, kw_only=True):
    """What one made of a deal; a name if it is an account's."""

    person: str
    name: str
    result: float


def new_secret(day: str) -> bytes:
    """Of a day; nothing tells it beforehand."""
    return urandom(32)


def form_of(game: str, day: str) -> Preset:
    """What is played on a day: the presets of the game in turn, or the rules as they stand if it has none."""
    found = presets(game)
    if not found:
        rules = game_named(game)
        return Preset(key="", seats=rules.seats(rules.options({}))[0])
    return found[date.fromisoformat(day).toordinal() % len(found)]


class Days:
    """Secrets, plays and results, by day (UTC) and game."""

    def __init__(self, store: Store, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.clock = clock or now
        self.prepared = ""
        """Up to which day there are secrets."""

    def today(self) -> str:
        return self.day(0)

    def day(self, ahead: int) -> str:
        """The day that is so many days ahead."""
        return (datetime.fromtimestamp(self.clock() / 1000, UTC).date() + timedelta(days=ahead)).isoformat()

    async def prepare(self) -> None:
        """See to it that today and tomorrow have their secrets; of several processes the first makes it. Raises
        Unsaved."""
        at, last = self.clock(), self.day(1)
        if self.prepared == last:
            return

        async def make(connection: AsyncConnection) -> None:
            for day in (self.day(0), self.day(1)):
                row = {"day": day, "secret": new_secret(day), "made_at": at}
                await connection.execute(NEW_DAY[connection.dialect.name].values(row))

        await self.store.change(make)
        self.prepared = last

    async def secret(self, day: str) -> bytes:
        """For dealing, never for telling. Raises Refused for a day that has none."""
        async with self.store.reading() as connection:
            found = await connection.scalar(select(schema.days.c.secret).where(schema.days.c.day == day))
        if found is None:
            raise Refused("no_such_day")
        return bytes(found)

    async def told(self, *days: str) -> list[DayTold]:
        """What everybody may know of these days: the hash of the secret, and the secret itself once the day is over."""
        table = schema.days.c
        query = select(table.day, table.secret, table.made_at).where(table.day.in_(days)).order_by(table.day)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            DayTold(
                day=day,
                promise=promised(bytes(secret)),
                promised_at=made_at,
                secret=bytes(secret).hex() if self.is_over(day) else "",
            )
            for day, secret, made_at in rows
        ]

    def is_over(self, day: str) -> bool:
        return day < self.today()

    def closed(self, day: str) -> None:
        """Raises Refused until a day is over."""
        if not self.is_over(day):
            raise Refused("day_not_over")

    def open(self, day: str) -> None:
        """Raises Refused unless it is that day now."""
        if day != self.today():
            raise Refused("day_over")

    async def begin(self, day: str, game: str, person: str) -> Play:
        """The play of a person, new or as far as it has come. Raises Refused if it is over, or the day is."""
        self.open(day)
        found = await self.find(day, game, person)
        if found is None:
            row = {
                "id": sha256(f"{day}/{game}/{person}".encode()).hexdigest(),
                "day": day,
                "game": game,
                "person": person,
                "moves": b"[]",
                "count": 0,
                "begun_at": self.clock(),
            }

            async def write(connection: AsyncConnection) -> None:
                await connection.execute(NEW_PLAY[connection.dialect.name].values(row))

            await self.store.change(write)
            found = await self.find(day, game, person)
        assert found is not None
        if found.over:
            raise Refused("day_played")
        return found

    async def find(self, day: str, game: str, person: str) -> Play | None:
        """Of several, which there can be when a guest has become an account, the first that was finished: nobody plays
        again who has seen how it ends."""
        return await self.play(plays.day == day, plays.game == game, plays.person == person)

    async def of_match(self, match: str) -> Play | None:
        """The play that is reviewed as that match."""
        return await self.play(plays.id.startswith(match.removeprefix(OF_DAY), autoescape=True))

    async def play(self, *which: ColumnElement[bool]) -> Play | None:
        query = select(schema.day_plays).where(*which).order_by(*FIRST)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        return Play(
            id=row["id"],
            day=row["day"],
            game=row["game"],
            person=row["person"],
            moves=msgspec.json.decode(row["moves"]),
            result=row["result"],
            ended_at=row["ended_at"] or 0,
        )

    async def write(self, play: Play, move: str, result: float | None) -> None:
        """Keep a move, and the result with the last one. Raises Refused if another was quicker, or the day is over."""
        self.open(play.day)
        table = schema.day_plays
        moves = [*play.moves, move]
        change = update(table).where(table.c.id == play.id, table.c.count == len(play.moves))
        ended = self.clock() if result is not None else None
        values = {"moves": msgspec.json.encode(moves), "count": len(moves), "result": result, "ended_at": ended}

        async def write(connection: AsyncConnection) -> int:
            return (await connection.execute(change.values(values))).rowcount

        if not await self.store.change(write):
            raise Refused("day_moved_elsewhere")

    async def standings(self, day: str, game: str, person: str) -> list[Standing]:
        """What all have made of a deal. Raises Refused while it can still be played by whoever asks."""
        own = await self.find(day, game, person) if person else None
        if not (own and own.over):
            self.closed(day)
        people = schema.people.c
        query = (
            select(plays.person, people.name, people.kind, plays.result)
            .join(schema.people, people.id == plays.person, isouter=True)
            .where(plays.day == day, plays.game == game, plays.result.is_not(None))
            .order_by(*FIRST)
        )
        found: dict[str, Standing] = {}
        async with self.store.reading() as connection:
            for who, name, kind, result in await connection.execute(query):
                told = (name or "") if kind == "account" else ""
                found.setdefault(who, Standing(person=who, name=told, result=result))
        return sorted(found.values(), key=lambda each: -each.result)

    async def expert(self, day: str, game: str) -> float | None:
        """What an expert has made of a deal, once it was worked out."""
        table = schema.day_experts.c
        async with self.store.reading() as connection:
            found = await connection.scalar(select(table.result).where(table.day == day, table.game == game))
        return None if found is None else float(found)

    async def keep_expert(self, day: str, game: str, result: float) -> None:
        """The first that was worked out stays."""

        async def write(connection: AsyncConnection) -> None:
            row = {"day": day, "game": game, "result": result}
            await connection.execute(NEW_EXPERT[connection.dialect.name].values(row))

        await self.store.change(write)
