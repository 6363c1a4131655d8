"""The house rules of a club: forms of games under names that the club has chosen, as data that all its members see."""

from __future__ import annotations

from secrets import token_hex

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.games import game, names
from mazzo.kernel.options import Value
from mazzo.server import schema
from mazzo.server.clubs import is_id, locked
from mazzo.server.store import Store
from mazzo.table.names import checked_name
from mazzo.table.refusal import Refused

rules = schema.club_rules.c

MOST_RULES = 30
"""Of one club."""
OPTIONS = msgspec.json.Decoder(dict[str, Value])


class HouseRules(Struct, frozen=True, kw_only=True):
    """A form of a game, as a club plays it."""

    id: str
    game: str
    name: str
    seats: int
    options: dict[str, Value]
    """What differs from the defaults."""


async def rules_of(store: Store, club: str) -> list[HouseRules]:
    """Of games that are here, in the order in which they were made. Raises Unsaved."""
    query = select(rules.id, rules.game, rules.name, rules.seats, rules.options).where(rules.club_id == club)
    async with store.reading() as connection:
        found = (await connection.execute(query.order_by(rules.at, rules.id))).all()
    return [
        HouseRules(id=id, game=game, name=name, seats=seats, options=OPTIONS.decode(bytes(options)))
        for id, game, name, seats, options in found
        if game in names()
    ]


async def keep(
    store: Store, club: str, game_name: str, name: str, seats: int, options: dict[str, Value], at: int
) -> None:
    """Under a name; what was kept of the game under the same name changes. Raises Refused, OptionError, Unsaved."""
    shown = checked_name(name)
    differing = told(game_name, seats, options)
    row = {"seats": seats, "options": msgspec.json.encode(differing)}

    async def write(connection: AsyncConnection) -> None:
        await locked(connection, club)
        same = (rules.club_id == club, rules.game == game_name, rules.name == shown)
        if (await connection.execute(select(rules.id).where(*same))).first() is not None:
            await connection.execute(update(schema.club_rules).where(*same).values(row))
            return
        count = select(func.count()).where(rules.club_id == club)
        if (await connection.execute(count)).scalar_one() >= MOST_RULES:
            raise Refused("too_many_house_rules", most=MOST_RULES)
        fresh = {"id": token_hex(10), "club_id": club, "game": game_name, "name": shown, "at": at}
        await connection.execute(insert(schema.club_rules).values(**fresh, **row))

    await store.change(write)


async def drop(store: Store, club: str, id: str) -> None:
    """Raises Refused, Unsaved."""
    if not is_id(id):
        raise Refused("no_such_house_rules")

    async def write(connection: AsyncConnection) -> None:
        gone = delete(schema.club_rules).where(rules.club_id == club, rules.id == id).returning(rules.id)
        if (await connection.execute(gone)).first() is None:
            raise Refused("no_such_house_rules")

    await store.change(write)


def told(name: str, seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """What of these options differs from the defaults. Raises Refused, UnknownGame, OptionError."""
    found = game(name)
    chosen = found.options(options)
    allowed = list(found.seats(chosen))
    if seats not in allowed:
        raise Refused("seats_not_allowed", seats=seats, allowed=allowed)
    values = chosen.dump()
    return {
        field.key: values[field.key]
        for field in chosen.describe()
        if field.matters(values) and values[field.key] != field.usual(values)
    }
