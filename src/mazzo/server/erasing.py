"""Everything that is kept about somebody is deleted: they leave their tables, their names go from all that was played,
and of the person an empty row is left, so that what they sat at still holds together."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.games import BrokenGame, UnknownGame
from mazzo.record.record import Player
from mazzo.record.writing import checksum
from mazzo.server import schema
from mazzo.server.clock import now
from mazzo.server.clubs import bequeath
from mazzo.server.day_matches import match_of
from mazzo.server.kept import erase_rows
from mazzo.server.listing import Listed
from mazzo.server.listing import read as read_listed
from mazzo.server.merging import tables_with
from mazzo.server.reported import blank_reports
from mazzo.server.room import NoSuchTable, Room
from mazzo.server.rooms import Rooms
from mazzo.server.store import ENCODER, Store, decoded
from mazzo.server.trouble import DamagedTable
from mazzo.server.voiding import ONE_AT_A_TIME
from mazzo.table.deciding import entries
from mazzo.table.events import AnyEvent, Entry, Forgotten, HostPassed, Opened, Sat, Started
from mazzo.table.lobby import leave
from mazzo.table.seating import is_program
from mazzo.table.state import Table

events, matches, people, results, tables = (
    schema.events.c,
    schema.matches.c,
    schema.people.c,
    schema.results.c,
    schema.tables.c,
)


async def erase(store: Store, rooms: Rooms, person: str) -> list[str]:
    """Delete somebody; the sessions that have ended by it. Raises Unsaved; then it can be done again."""
    own = [person, *await merged_into(store, person), *await programs_of(store, person)]
    for id in await tables_with(store, *own):
        await erase_at(store, rooms, id, own)
        await rooms.file_all_of(id)
    gone = {
        "kind": "deleted",
        "name": "",
        "skeleton": "",
        "role": "",
        "locale": "",
        "merged_into": "",
        "deleted_at": now(),
    }

    async def write(connection: AsyncConnection) -> list[str]:
        if store.remote:
            # Else whoever files or voids a match meanwhile would write a rating again.
            await connection.execute(ONE_AT_A_TIME)
        sessions = schema.sessions.c
        ended = (await connection.execute(select(sessions.hash).where(sessions.person.in_(own)))).scalars().all()
        await blank_records(connection, own)
        await blank_reports(connection, own)
        await bequeath(connection, own)
        await forget_day_reviews(connection, own)
        await erase_rows(connection, own)
        await connection.execute(update(schema.tables).where(tables.host.in_(own)).values(host=""))
        await connection.execute(update(schema.people).where(people.id.in_(own)).values(gone))
        return list(ended)

    return await store.change(write)


async def merged_into(store: Store, person: str) -> list[str]:
    """The guests that have become this person."""
    query = select(people.id).where(people.merged_into == person)
    async with store.reading() as connection:
        return [str(id) for id in (await connection.execute(query)).scalars()]


async def programs_of(store: Store, person: str) -> list[str]:
    """The bots that this person has made: they go with their owner."""
    programs = schema.programs.c
    async with store.reading() as connection:
        found = await connection.execute(select(programs.person).where(programs.owner == person))
        return [str(id) for id in found.scalars()]


async def erase_at(store: Store, rooms: Rooms, id: str, own: list[str]) -> None:
    """At one table. One at which nobody else ever sat goes as a whole."""
    try:
        room = await rooms.get(id)
        if not await has_others(store, id, own):
            await rooms.delete(id, room.table.host)
            return
        for person in own:
            await leave_at(rooms, room, person)
    except NoSuchTable:
        return
    except (DamagedTable, UnknownGame, BrokenGame):
        # Nobody can look at it, and it is blanked nevertheless.
        pass
    await blank(store, id, own)


async def has_others(store: Store, id: str, own: list[str]) -> bool:
    members = schema.members.c
    query = select(members.person).where(members.table_id == id, members.person.not_in(own)).limit(1)
    async with store.reading() as connection:
        return (await connection.execute(query)).first() is not None


async def leave_at(rooms: Rooms, room: Room, person: str) -> None:
    """They stand up, another becomes the host, and those who look on see no name any more."""

    def decided(table: Table) -> list[Entry]:
        happening: list[AnyEvent] = leave(table, person)
        others = [each for each in table.people if each != person and table.seats_of(each) and not is_program(each)]
        if table.host == person and others and not any(isinstance(each, HostPassed) for each in happening):
            happening.append(HostPassed(person=others[0]))
        return entries(table, [*happening, Forgotten(person=person)], room.now())

    await rooms.change(room, decided)


async def blank(store: Store, id: str, own: list[str]) -> None:
    """Take names out of what is stored. No number changes, so nobody who plays there meanwhile is disturbed."""
    bodies = await store.bodies(id)
    try:
        changed = await asyncio.to_thread(blanked_bodies, id, bodies, own)
    except DamagedTable:
        changed = {}

    async def write(connection: AsyncConnection) -> None:
        for number, body in changed.items():
            mine = update(schema.events).where(events.table_id == id, events.number == number)
            await connection.execute(mine.values(body=body))
        row = (await connection.execute(select(tables.summary).where(tables.id == id).with_for_update())).first()
        if row is not None:
            short = msgspec.json.encode(blanked_summary(read_listed(bytes(row[0])), own))
            await connection.execute(update(schema.tables).where(tables.id == id).values(summary=short))

    await store.change(write)


async def blank_records(connection: AsyncConnection, own: list[str]) -> None:
    """Take names out of the records of what was played, wherever these people sat."""
    query = select(results.match_id, results.seat).where(results.person.in_(own)).order_by(results.match_id)
    seats: dict[str, list[int]] = {}
    for match, seat in await connection.execute(query):
        seats.setdefault(match, []).append(seat)
    for match, sat in seats.items():
        record = (await connection.execute(select(matches.record).where(matches.id == match))).scalar()
        if record:
            blanked = without_names(bytes(record), sat)
            await connection.execute(update(schema.matches).where(matches.id == match).values(record=blanked))


async def forget_day_reviews(connection: AsyncConnection, own: list[str]) -> None:
    """Nobody else comes to the review of what somebody has played of a day."""
    reviews, judgements, plays = schema.reviews.c, schema.judgements.c, schema.day_plays.c
    played = (await connection.execute(select(plays.id).where(plays.person.in_(own)))).scalars()
    reviewed = reviews.match_id.in_([match_of(id) for id in played])
    gone = select(reviews.id).where(reviewed)
    await connection.execute(delete(schema.judgements).where(judgements.review.in_(gone)))
    await connection.execute(delete(schema.reviews).where(reviewed))


def without_names(record: bytes, seats: list[int]) -> bytes:
    """A record in which nobody is named on these seats. Its game need not be installed."""
    lines = record.decode().splitlines()[:-1]
    for number, line in enumerate(lines):
        match line.split(" "):
            case ["player", seat, "person", *_] if int(seat) in seats:
                lines[number] = f"player {seat} person"
            case ["player", seat, "bot", level, *_] if int(seat) in seats:
                lines[number] = f"player {seat} bot {level}"
            case ["void", seat, *_] if int(seat) in seats:
                lines[number] = f"void {seat}"
    body = "".join(f"{line}\n" for line in lines).encode()
    return body + checksum(body)


def blanked_bodies(id: str, bodies: list[tuple[int, bytes]], own: list[str]) -> dict[int, bytes]:
    """The events in which somebody was named, without. Raises DamagedTable."""
    changed: dict[int, bytes] = {}
    known: set[str] = set()
    for entry in decoded(id, bodies):
        event = entry.event
        match event:
            case Opened(host=host) if host in own:
                event = replace(event, host_name="")
            case Sat(person=person, names=names) if person in own:
                known |= set(names)
                event = replace(event, names=["" for _ in names], account="")
            case Sat(names=names):
                # From here on it is somebody else who is called so.
                known -= set(names)
            case Started(players=players):
                event = replace(event, players=[nameless(each) if each.name in known else each for each in players])
        if event is not entry.event:
            changed[entry.number] = ENCODER.encode(replace(entry, event=event))
    return changed


def nameless(player: Player) -> Player:
    return Player(player.kind, "", player.level)


def blanked_summary(listed: Listed, own: list[str]) -> Listed:
    seats = [
        replace(seat, name="") if person in own else seat
        for seat, person in zip(listed.summary.seats, listed.people, strict=True)
    ]
    host = "" if listed.host in own else listed.summary.host
    return replace(listed, summary=replace(listed.summary, seats=seats, host=host))
