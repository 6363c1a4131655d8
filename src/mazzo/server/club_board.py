"""The list of a club: who of its members does how well, by season, game and form. It is counted from the results of the
matches at its tables whenever somebody looks, so that nothing has to be kept in step with them.

A match counts if it was played to its end by people alone, each on one seat; with house rules or without, rated or
not. The list goes by the average place. Whoever had a bot make a fifth of their moves was last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import and_, case, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.record.results import parts_of
from mazzo.server import schema
from mazzo.server.clubs import BELONG
from mazzo.server.filed import MOST_BY_BOTS, Filed
from mazzo.server.rating import season
from mazzo.server.ratings import Form

known, counted, matches, members, people, results = (
    schema.club_tables.c,
    schema.club_matches.c,
    schema.matches.c,
    schema.club_members.c,
    schema.people.c,
    schema.results.c,
)

SETTLED = 5
"""So many matches in a season until somebody has a rank."""


class Line(Struct, frozen=True):
    """A member in the list of a club."""

    person: str
    name: str
    matches: int
    won: int
    place: float
    """On average."""
    rank: int
    """From 1; 0 for whoever has played too little."""


def counts(kept: Filed, outcome: str) -> bool:
    """Whether a match belongs into the list: to its end, and people alone, each on one seat."""
    seated = [sitting.person for player, sitting in zip(kept.players, kept.sittings, strict=True) if plays(player.kind)]
    return outcome == "won" and len(seated) > 1 and all(seated) and len(set(seated)) == len(seated)


def plays(kind: str) -> bool:
    """Not the robot of some forms, which is a rule and no player."""
    return kind in ("person", "bot")


async def note(connection: AsyncConnection, match: Mapping[str, Any], kept: Filed) -> None:
    """In the transaction that files a match: if it was played at a table of a club, it counts there."""
    if not counts(kept, match["outcome"]):
        return
    here = and_(known.club_id == schema.clubs.c.id, known.table_id == match["table_id"])
    query = select(schema.clubs.c.id).join(schema.club_tables, here).with_for_update(of=schema.clubs)
    club = (await connection.execute(query)).scalar()
    if club is not None:
        row = {"match_id": match["id"], "club_id": club, "season": season(match["ended_at"])}
        await connection.execute(insert(schema.club_matches).values(**row, game=match["game"], form=kept.form))


async def forms_of(connection: AsyncConnection, club: str) -> list[Form]:
    """In which the club has a list; the latest season first."""
    query = select(counted.season, counted.game, counted.form).where(counted.club_id == club).distinct()
    ordered = query.order_by(counted.season.desc(), counted.game, counted.form)
    return [Form(*row) for row in await connection.execute(ordered)]


async def lines_of(connection: AsyncConnection, club: str, form: Form) -> list[Line]:
    """The members who have played, the best first; then those who have played too little, by name."""
    seats, _ = parts_of(form.form)
    gone = and_(results.bot_moves > 0, results.bot_moves * MOST_BY_BOTS >= results.moves)
    place = case((gone, seats), else_=results.place)
    won = case((and_(results.won, ~gone), 1), else_=0)
    query = (
        select(results.person, people.name, func.count(), func.sum(won), func.sum(place))
        .select_from(schema.club_matches)
        .join(schema.matches, and_(matches.id == counted.match_id, matches.outcome == "won"))
        .join(schema.results, results.match_id == counted.match_id)
        .join(schema.club_members, and_(members.club_id == counted.club_id, members.person == results.person))
        .join(schema.people, people.id == results.person)
        .where(counted.club_id == club, form.of(counted), members.role.in_(BELONG))
        .group_by(results.person, people.name)
    )
    found = [
        (person, name, int(number), int(wins), int(places) / int(number))
        for person, name, number, wins, places in await connection.execute(query)
    ]
    settled = sorted(
        (each for each in found if each[2] >= SETTLED), key=lambda each: (each[4], -each[3], -each[2], each[1])
    )
    others = sorted((each for each in found if each[2] < SETTLED), key=lambda each: each[1])
    return [Line(*each, rank) for rank, each in enumerate(settled, 1)] + [Line(*each, 0) for each in others]
