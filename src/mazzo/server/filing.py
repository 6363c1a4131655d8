"""Matches that are over go into the history: the record, what became of each seat, totals and ratings, in one
transaction. It is due work: whichever process has time does it, once, whatever happens to the others."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import club_board, conditions, ratings, schema
from mazzo.server.ending import NOTE, ended
from mazzo.server.filed import Filed, Over, filed, over
from mazzo.server.ratings import Player, season_form
from mazzo.server.records import finished
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store, decoded
from mazzo.server.totals import add
from mazzo.server.trouble import DamagedTable, Unsaved
from mazzo.server.voiding import ONE_AT_A_TIME
from mazzo.table.state import Table

matches = schema.matches.c

LEASE = 30_000
LATER = 24 * 3600 * 1000
"""When a match is tried again that cannot be read, because its game is not installed: in milliseconds."""
POLL = 2
"""Seconds until a process looks for what another has left."""
TOGETHER = 16
PAUSE = 0.05
"""Tables of before there was a history that are looked at in one go, and the seconds until the next."""
NOTED = "history_filed"
"""Up to which table, by their ids, all matches of before are noted, among the settings; `-` when all are."""
ALL = "-"

log = structlog.get_logger()


class Filing:
    """Files what is over, as long as the server runs."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self.sooner = asyncio.Event()
        rooms.over = self.sooner.set
        rooms.file_all_of = self.file_all_of
        self.task = asyncio.create_task(self.run(), name="filing")
        self.noting = asyncio.create_task(self.note_earlier(), name="noting")

    async def run(self) -> None:
        while True:
            self.sooner.clear()
            try:
                while found := await self.claim():
                    for id in found:
                        await self.file(id)
            except Unsaved as unsaved:
                self.store.writer.spell.bad(unsaved)
            except Exception:
                log.exception("filing_failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self.sooner.wait()

    async def claim(self) -> list[str]:
        """Take a lease on matches that nobody files; the earliest first. Raises Unsaved."""
        now = self.store.time()
        ready = select(matches.id).where(matches.filed_at.is_(None), matches.claimed_until < now)
        chosen = ready.order_by(matches.ended_at, matches.id).limit(TOGETHER).with_for_update(skip_locked=True)
        taken = update(schema.matches).where(matches.id.in_(self.store.once(chosen)))
        query = taken.values(claimed_until=now + LEASE).returning(matches.ended_at, matches.id)

        async def take(connection: AsyncConnection) -> list[str]:
            found = [(int(at), str(id)) for at, id in await connection.execute(query)]
            return [id for _, id in sorted(found)]

        # Nothing is written, as long as nothing is due.
        async with self.store.reading() as connection:
            if (await connection.execute(ready.limit(1))).first() is None:
                return []
        return await self.store.change(take)

    async def file_all_of(self, table: str) -> None:
        """What was played at a table that is about to be deleted: whoever has lost cannot undo it. Raises Unsaved."""
        query = select(matches.id).where(matches.table_id == table, matches.filed_at.is_(None))
        async with self.store.reading() as connection:
            found = [str(id) for id in (await connection.execute(query.order_by(matches.number))).scalars()]
        for id in found:
            await self.file(id)

    async def file(self, id: str) -> None:
        """Once, however many try. Raises Unsaved."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(schema.matches).where(matches.id == id))).mappings().first()
        if row is None or row["filed_at"] is not None:
            return
        try:
            ended = await self.over(row)
            kept = await asyncio.to_thread(filed, ended) if ended else None
        except Unsaved:
            raise
        except Exception as problem:
            # Its game is not installed any more, or its events are damaged: the others need not wait for it.
            log.error("match_not_filed", match=id, reason=f"{type(problem).__name__}: {problem}")
            later = update(schema.matches).where(matches.id == id).values(claimed_until=self.store.time() + LATER)
            await self.store.change(lambda connection: connection.execute(later))
            return
        await self.store.change(lambda connection: self.write(connection, id, kept))

    async def over(self, row: RowMapping) -> Over | None:
        """From memory, if the table is there and nothing else has begun, or from the events. Raises Unsaved, and
        whatever is wrong with the events."""
        room = self.rooms.rooms.get(row["table_id"])
        if room and room.table.status == "finished" and room.table.match == row["number"]:
            return over(room.table)
        bodies = await self.store.bodies(row["table_id"])

        def read() -> Over | None:
            entries = finished(decoded(row["table_id"], bodies), row["number"])
            return over(Table.folded(entries)) if entries else None

        return await asyncio.to_thread(read)

    async def write(self, connection: AsyncConnection, id: str, kept: Filed | None) -> None:
        """All of it or nothing; nothing if somebody else was quicker."""
        if self.store.remote:
            await connection.execute(ONE_AT_A_TIME)
        unfiled = update(schema.matches).where(matches.id == id, matches.filed_at.is_(None))
        marked = unfiled.values(filed_at=self.store.time(), claimed_until=0).returning(*schema.matches.c)
        row = (await connection.execute(marked)).mappings().first()
        if row is None:
            return
        if kept is None:
            # Given up before the first card.
            await connection.execute(delete(schema.matches).where(matches.id == id))
            return
        people = [sitting.person for sitting in kept.sittings]
        unrated = kept.unrated if row["rated"] else ""
        if row["rated"] and not unrated:
            unrated = await conditions.obstacle(connection, row["table_id"], people, row["started_at"], row["ended_at"])
        rated = row["rated"] and not unrated
        values = {
            "form": kept.form,
            "record": kept.record,
            "rated": rated,
            "unrated": unrated,
        }
        await connection.execute(update(schema.matches).where(matches.id == id).values(values))
        rows = result_rows({**row, **values}, kept)
        await connection.execute(insert(schema.results), rows)
        await add(connection, [each for each in rows if each["person"] and each["place"]])
        await club_board.note(connection, {**row}, kept)
        if rated:
            form = season_form(row["game"], kept.form, row["ended_at"])
            await ratings.rate(connection, id, form, self.store.time(), players(kept))

    async def note_earlier(self) -> None:
        """Matches of before there was a history, while the server runs: a table is looked at once in its life."""
        while True:
            try:
                if await self.note_some():
                    return
            except Unsaved as unsaved:
                self.store.writer.spell.bad(unsaved)
                await asyncio.sleep(POLL)
            except Exception:
                log.exception("noting_failed")
                return
            await asyncio.sleep(PAUSE)

    async def note_some(self) -> bool:
        """Whether there are no more. Raises Unsaved."""
        last = await self.store.setting(NOTED) or ""
        if last == ALL:
            return True
        tables = schema.tables.c
        query = select(tables.id).where(tables.id > last).order_by(tables.id).limit(TOGETHER)
        async with self.store.reading() as connection:
            found = [str(id) for id in (await connection.execute(query)).scalars()]
        rows: list[dict[str, Any]] = []
        for id in found:
            bodies = await self.store.bodies(id)
            with suppress(DamagedTable):
                rows += ended(id, await asyncio.to_thread(decoded, id, bodies))
        await self.store.writer.write([(NOTE[self.store.dialect], row) for row in rows])
        await self.store.set(NOTED, found[-1] if found else ALL)
        if rows:
            self.sooner.set()
        return not found

    async def close(self) -> None:
        for task in (self.task, self.noting):
            task.cancel()
        await asyncio.gather(self.task, self.noting, return_exceptions=True)


def result_rows(match: Mapping[str, Any], kept: Filed) -> list[dict[str, Any]]:
    return [
        {
            "match_id": match["id"],
            "seat": seat,
            "person": sitting.person or None,
            "name": player.name,
            "kind": player.kind,
            "level": player.level,
            "team": result.team,
            "place": result.place,
            "points": result.points,
            "won": result.won,
            "moves": sitting.moves,
            "bot_moves": sitting.bot_moves,
            "feats": msgspec.json.encode(result.feats),
            "game": match["game"],
            "form": match["form"],
            "rated": match["rated"],
            "ended_at": match["ended_at"],
        }
        for seat, (player, sitting, result) in enumerate(zip(kept.players, kept.sittings, kept.results, strict=True))
    ]


def players(kept: Filed) -> Sequence[Player]:
    return [
        Player(sitting.person, result.team, result.place, sitting.quit)
        for sitting, result in zip(kept.sittings, kept.results, strict=True)
    ]
