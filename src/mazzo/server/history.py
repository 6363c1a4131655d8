"""What somebody has played: pages of matches, by key and never by offset, and what they add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Select, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.rating import Standing, shown
from mazzo.server.totals import Total

matches, results, totals, changed = schema.matches.c, schema.results.c, schema.totals.c, schema.rating_changes.c

PAGE = 25
LOOKED_AT = 500
"""So many of somebody's matches are looked through for a page at most: who wants a rare kind of them asks on."""
PLOTTED = 60
"""So many places are shown over time."""

OPTIONS = msgspec.json.Decoder(dict[str, str | int])


class SeatPlayed(Struct, frozen=True, kw_only=True):
    """Who sat there, and what came of it."""

    name: str
    """Empty if the person is gone."""
    kind: str
    """`person`, `bot` or `nobody`."""
    level: str = ""
    place: int
    """0 in a match that nobody has won."""
    points: int
    won: bool
    yours: bool = False
    """Whether it is the seat of whoever the history is about."""
    account: str = ""
    """The name of the account, if it has one: who they are can be looked up."""


class RatingChange(Struct, frozen=True, kw_only=True):
    """What a match has done to a rating, as it is shown."""

    before: int
    after: int
    place: int
    """By which it was rated."""
    quit: bool = False
    """Whether that is the last one because a bot played in the end, or for too long."""
    share: int = 100
    """Of the whole change, in hundredths: against newcomers a settled rating changes less."""


# {"id": "k7qf3m2xab-1", "table": "k7qf3m2xab", "match": 1, "game": "whist", "form": "4", "outcome": "won", …}
class MatchPlayed(Struct, frozen=True, kw_only=True):
    """A match in somebody's history."""

    id: str
    table: str
    match: int
    """Its number at the table."""
    game: str
    form: str
    """The number of seats, and of games that have several kinds the kind: `4-classic`."""
    options: dict[str, str | int]
    rated: bool
    outcome: str
    """`won`, `abandoned` or `voided`."""
    started_at: int
    ended_at: int
    place: int
    """The best of one's own seats."""
    won: bool
    seats: list[SeatPlayed]
    there: bool
    """Whether the table is still there: for the replay, and for a rematch."""
    change: RatingChange | None = None


class MatchesPage(Struct, frozen=True, kw_only=True):
    """Some matches, the latest first."""

    matches: list[MatchPlayed]
    next: str
    """What to ask for the next page with; empty if there is none."""


class TotalPlayed(Struct, frozen=True, kw_only=True):
    """What somebody's matches in one form of a game add up to."""

    game: str
    form: str
    matches: int
    """Played to their end; in places and points too."""
    rated: int
    won: int
    places: int
    """All added up."""
    points: int
    feats: dict[str, int]
    """What the game counts."""
    recent: list[int]
    """The last places, the latest at the end."""


class Wanted(Struct, frozen=True, kw_only=True):
    """Which matches: everything that is not empty has to fit."""

    game: str = ""
    form: str = ""
    result: str = ""
    """`won`, `lost` or `abandoned`."""
    who: str = ""
    """The name of somebody else at the table."""
    rated: bool = False
    """Only rated ones."""


def key_of(row: Any) -> str:
    return f"{row.ended_at}.{row.match_id}"


def read_key(key: str) -> tuple[int, str] | None:
    """Where a page begins. Raises ValueError."""
    if not key:
        return None
    at, _, id = key.partition(".")
    return int(at), id


async def page(connection: AsyncConnection, person: str, wanted: Wanted, before: str = "") -> MatchesPage:
    """A page of somebody's matches. Raises ValueError if `before` is no key."""
    at = read_key(before)
    own = select(results.match_id, results.ended_at, results.place, results.won, results.seat, results.rated)
    own = own.where(results.person == person)
    if wanted.game:
        own = own.where(results.game == wanted.game)
        if wanted.form:
            own = own.where(results.form == wanted.form)
    if at:
        # The first part alone is what an index is entered by.
        same = and_(results.ended_at == at[0], results.match_id < at[1])
        own = own.where(results.ended_at <= at[0], or_(results.ended_at < at[0], same))
    own = own.order_by(results.ended_at.desc(), results.match_id.desc()).limit(LOOKED_AT)
    looked = own.subquery("own")
    query = narrowed(select(looked), looked.c, wanted)
    rows = (await connection.execute(query.order_by(looked.c.ended_at.desc(), looked.c.match_id.desc()))).all()
    # Somebody who has two seats has two results of a match.
    found = list({row.match_id: row for row in reversed(rows[: 2 * PAGE + 2])}.values())[::-1]
    more = found[PAGE - 1] if len(found) > PAGE else None
    shown = await described(connection, person, [row.match_id for row in found[:PAGE]])
    if more is None and is_narrow(wanted):
        more = await last_looked_at(connection, own)
    return MatchesPage(matches=shown, next=key_of(more) if more is not None else "")


def is_narrow(wanted: Wanted) -> bool:
    return bool(wanted.result or wanted.who or wanted.rated)


async def last_looked_at(connection: AsyncConnection, own: Select[Any]) -> Any:
    """The last of those that were looked through, if there may be more."""
    return (await connection.execute(own.limit(1).offset(LOOKED_AT - 1))).first()


def narrowed(query: Select[Any], own: Any, wanted: Wanted) -> Select[Any]:
    match wanted.result:
        case "won":
            query = query.where(own.won)
        case "lost":
            query = query.where(own.won.is_(False), own.place > 0)
        case "abandoned":
            query = query.where(own.place == 0)
    if wanted.rated:
        query = query.where(own.rated)
    if wanted.who:
        other = schema.results.alias("other")
        same = and_(other.c.match_id == own.match_id, other.c.seat != own.seat)
        query = query.where(exists().where(same, func.lower(other.c.name) == wanted.who.lower()))
    return query.limit(2 * PAGE + 2)


async def described(connection: AsyncConnection, person: str, ids: Sequence[str]) -> list[MatchPlayed]:
    """These matches with all seats, in this order."""
    if not ids:
        return []
    columns = [column for column in matches if column is not matches.record]
    there = select(schema.tables.c.id).where(schema.tables.c.id == matches.table_id).exists().label("there")
    query = select(*columns, there).where(matches.id.in_(ids))
    found = {row["id"]: row for row in (await connection.execute(query)).mappings()}
    known = schema.people.c
    seats = (
        select(schema.results, known.kind.label("person_kind"), known.name.label("person_name"))
        .join(schema.people, known.id == results.person, isouter=True)
        .where(results.match_id.in_(ids))
        .order_by(results.match_id, results.seat)
    )
    seated: dict[str, list[Any]] = {id: [] for id in ids}
    for row in (await connection.execute(seats)).mappings():
        seated[row["match_id"]].append(row)
    changes = select(schema.rating_changes).where(changed.match_id.in_(ids), changed.person == person)
    rated = {row["match_id"]: change_of(row) for row in (await connection.execute(changes)).mappings()}
    return [match_played(found[id], seated[id], person, rated.get(id)) for id in ids]


def match_played(row: Any, seated: Sequence[Any], person: str, change: RatingChange | None) -> MatchPlayed:
    own = [seat for seat in seated if person and seat["person"] == person]
    return MatchPlayed(
        id=row["id"],
        table=row["table_id"],
        match=row["number"],
        game=row["game"],
        form=row["form"],
        options=OPTIONS.decode(row["options"]),
        rated=row["rated"],
        outcome=row["outcome"],
        started_at=row["started_at"],
        ended_at=row["ended_at"],
        place=min((seat["place"] for seat in own), default=0),
        won=any(seat["won"] for seat in own),
        seats=[seat_played(seat, person) for seat in seated],
        there=bool(row["there"]),
        change=change,
    )


def seat_played(row: Any, person: str) -> SeatPlayed:
    return SeatPlayed(
        name=row["name"],
        kind=row["kind"],
        level=row["level"],
        place=row["place"],
        points=row["points"],
        won=row["won"],
        yours=bool(person) and row["person"] == person,
        account=row["person_name"] if row["person_kind"] == "account" else "",
    )


def change_of(row: Any) -> RatingChange:
    before, after = (Standing(row[f"mu_{when}"], row[f"sigma_{when}"]) for when in ("before", "after"))
    return RatingChange(
        before=shown(before.ordinal),
        after=shown(after.ordinal),
        place=row["place"],
        quit=row["quit"],
        share=round(100 * row["weight"]),
    )


async def totals_of(connection: AsyncConnection, person: str, rated: bool = False) -> list[TotalPlayed]:
    """What somebody has played, most often first; or what of it is rated."""
    query = select(schema.totals).where(totals.person == person)
    found: dict[tuple[str, str], Total] = {}
    counted: dict[tuple[str, str], int] = {}
    for row in (await connection.execute(query.where(totals.rated) if rated else query)).mappings():
        key = row["game"], row["form"]
        found.setdefault(key, Total()).merge(row)
        counted[key] = counted.get(key, 0) + (row["matches"] if row["rated"] else 0)
    return [
        TotalPlayed(
            game=game,
            form=form,
            matches=total.matches,
            rated=counted[game, form],
            won=total.won,
            places=total.places,
            points=total.points,
            feats=dict(total.feats),
            recent=await recent(connection, person, game, form, rated),
        )
        for (game, form), total in sorted(found.items(), key=lambda each: (-each[1].matches, each[0]))
    ]


async def recent(connection: AsyncConnection, person: str, game: str, form: str, rated: bool) -> list[int]:
    """The last places somebody had, the latest at the end; matches that were given up have none."""
    mine = and_(results.person == person, results.game == game, results.form == form)
    query = select(results.place, results.rated).where(mine)
    found = await connection.execute(query.order_by(results.ended_at.desc(), results.match_id.desc()).limit(PLOTTED))
    return [place for place, counts in reversed(found.all()) if place and (counts or not rated)]


async def record_of(connection: AsyncConnection, person: str, id: str) -> bytes | None:
    """The record of a match that somebody has played."""
    took_part = exists().where(results.match_id == matches.id, results.person == person)
    found = (await connection.execute(select(matches.record).where(matches.id == id, took_part))).scalar()
    return None if found is None else bytes(found)
