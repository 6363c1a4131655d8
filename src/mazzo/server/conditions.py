"""Which matches count for ratings: by who the people are, how often they meet, and from where they come. A scripted
crowd of accounts gains nothing by playing with itself."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema

DAY = 24 * 3600 * 1000
FIRST_MATCHES = 5
"""So many somebody has played to their end before one counts."""
A_DAY = 5
"""So many with the same person count in a day."""
KEPT = 30 * DAY
"""How long it is kept from which network somebody came."""


async def obstacle(connection: AsyncConnection, table: str, people: Sequence[str], started: int, ended: int) -> str:
    """Why a match of these people does not count, by who they are and how they have met; in its transaction."""
    known = schema.people.c
    query = select(known.id, known.kind, known.created_at).where(known.id.in_(list(people)))
    found = {id: (kind, created) for id, kind, created in await connection.execute(query)}
    if any(found.get(person, ("", 0))[0] != "account" for person in people):
        return "guests"
    if any(created > started - DAY for _, created in found.values()):
        return "new_account"
    totals = schema.totals.c
    counted = select(totals.person, func.sum(totals.matches)).where(totals.person.in_(list(people)))
    played = {person: int(number) for person, number in await connection.execute(counted.group_by(totals.person))}
    if any(played.get(person, 0) < FIRST_MATCHES for person in people):
        return "few_matches"
    if await shares(connection, table, people):
        return "same_place"
    return "same_people" if await met_often(connection, people, ended) else ""


async def shares(connection: AsyncConnection, table: str, people: Sequence[str]) -> bool:
    """Whether two of them came from one network, or ever were signed in on one device."""
    networks = schema.networks.c
    query = select(networks.network, networks.person).where(networks.table_id == table)
    by_network: dict[str, str] = {}
    for network, person in await connection.execute(query.where(networks.person.in_(list(people)))):
        if by_network.setdefault(network, person) != person:
            return True
    devices = schema.shared_devices.c
    both = and_(devices.person.in_(list(people)), devices.other.in_(list(people)))
    return (await connection.execute(select(devices.person).where(both).limit(1))).first() is not None


async def met_often(connection: AsyncConnection, people: Sequence[str], ended: int) -> bool:
    """Whether two of them have had as many rated matches with each other in a day as count."""
    one, other = schema.rating_changes.alias(), schema.rating_changes.alias()
    query = (
        select(func.count())
        .select_from(one.join(other, one.c.match_id == other.c.match_id))
        .where(one.c.person.in_(list(people)), other.c.person.in_(list(people)), one.c.person < other.c.person)
        .where(one.c.at > ended - DAY)
        .group_by(one.c.person, other.c.person)
    )
    return any(int(count) >= A_DAY for count in (await connection.execute(query)).scalars())


def network_of(table: str, address: str) -> str:
    """A network as it is kept: it means something at this table alone."""
    return sha256(f"{table}/{address}".encode()).hexdigest()[:32]
