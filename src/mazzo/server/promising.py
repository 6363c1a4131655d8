"""Moves that somebody promises before being asked, at tables over days. What a game allows to be promised is made as
soon as it is that seat's turn. Nobody else is told, so a promise is no event before it is kept."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import delete, insert, select

from mazzo.server import schema
from mazzo.server.room import NoSuchTable, Room
from mazzo.server.trouble import Unsaved
from mazzo.table.commands import Play
from mazzo.table.deciding import decide
from mazzo.table.events import Entry
from mazzo.table.lobby import own_seat
from mazzo.table.refusal import Refused
from mazzo.table.state import Table

if TYPE_CHECKING:
    from mazzo.server.rooms import Rooms

promises = schema.promises.c


class Promise(Struct, frozen=True):
    """A move of a seat in a round."""

    seat: int
    person: str
    match: int
    round: int
    move: str


class Promises:
    """The promises at the tables of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    async def of(self, room: Room) -> dict[int, Promise]:
        """By seat, those of the round that is played. Raises Unsaved."""
        table = room.table
        if not table.slow or table.status != "playing":
            return {}
        fields = [getattr(promises, name) for name in Promise.__struct_fields__]
        where = (promises.table_id == room.id, promises.match == table.match, promises.round == round_of(table))
        async with self.store.reading() as connection:
            return {row[0]: Promise(*row) for row in await connection.execute(select(*fields).where(*where))}

    async def make(self, room: Room, person: str, seat: int, move: str) -> None:
        """Promise a move, or with none take it back. Raises Refused, Unsaved."""
        table = room.table
        own_seat(table, seat, person)
        if move and move not in offered(table, seat):
            raise Refused("no_such_promise")
        async with self.store.changing() as connection:
            await connection.execute(delete(schema.promises).where(promises.table_id == room.id, promises.seat == seat))
            if move:
                row = Promise(seat, person, table.match, round_of(table), move)
                values = {name: getattr(row, name) for name in row.__struct_fields__}
                await connection.execute(insert(schema.promises).values(table_id=room.id, **values))

    async def keep(self, room: Room) -> None:
        """Make the moves that were promised and are asked for now. What cannot be read or saved is tried again when
        the table is next looked at."""
        with suppress(Unsaved, NoSuchTable, Refused):
            for promise in (await self.of(room)).values():
                if promise.seat in room.table.asked and is_kept(room.table, promise):
                    await self.rooms.change(room, partial(kept, promise=promise, now=room.now()))


def kept(table: Table, promise: Promise, now: int) -> list[Entry]:
    """The move that was promised, unless it was made meanwhile. Raises Refused."""
    if promise.seat not in table.asked:
        return []
    number = table.asked[promise.seat].number
    play = Play(id=f"promise-{number}", seat=promise.seat, decision=number, move=promise.move)
    return decide(table, play, promise.person, now)


def round_of(table: Table) -> int:
    return table.played().current.number


def offered(table: Table, seat: int) -> list[str]:
    """What a seat may promise now: it plays, is not asked yet, and the game allows it."""
    if not table.slow or table.status != "playing" or seat in table.asked or table.seats[seat].stand_in:
        return []
    return promisable(table, seat)


def promisable(table: Table, seat: int) -> list[str]:
    return [table.game.print(move) for move in table.game.promises(table.played().round.view(seat))]


def is_kept(table: Table, promise: Promise) -> bool:
    """Whether a promise holds for what is asked now: it is still theirs, still of the kind, and legal."""
    seat = table.seats[promise.seat]
    if seat.person != promise.person or seat.stand_in or table.decider(promise.seat) != promise.seat or table.wish:
        return False
    legal = {table.game.print(move) for move in table.played().round.moves(promise.seat)}
    return promise.move in promisable(table, promise.seat) and promise.move in legal
