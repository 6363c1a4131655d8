"""Ratings in the database: changed by each rated match, done again without one that is voided, and listed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema
from mazzo.server.rating import Change, Rated, Standing, beginner, changes, season

ratings, changed = schema.ratings.c, schema.rating_changes.c

MOST_LISTED = 50


class Form(Struct, frozen=True):
    """In what people are compared."""

    season: int
    game: str
    form: str

    def of(self, columns: Any) -> Any:
        return and_(columns.season == self.season, columns.game == self.game, columns.form == self.form)


class Player(Struct, frozen=True):
    """Somebody in a rated match."""

    person: str
    team: int
    place: int
    quit: bool


class Ranked(Struct, frozen=True):
    """A line of a leaderboard."""

    person: str
    name: str
    ordinal: float
    matches: int


async def rate(connection: AsyncConnection, match: str, form: Form, at: int, players: Sequence[Player]) -> None:
    """Let a match count; in the transaction that files it."""
    last = (await connection.execute(select(func.max(changed.at)).where(form.of(changed)))).scalar()
    known = await standings(connection, form, [player.person for player in players])
    await write(connection, match, form, max(at, (last or 0) + 1), players, known)


async def write(
    connection: AsyncConnection,
    match: str,
    form: Form,
    at: int,
    players: Sequence[Player],
    known: dict[str, Standing],
    gone: Collection[str] = (),
) -> None:
    """One match: its changes, and in `known` where everybody stands after it. Who is `gone` keeps no rating."""
    before = {player.person: known.get(player.person, beginner()) for player in players}
    rated = [Rated(before[player.person], player.team, player.place, player.quit) for player in players]
    found = dict(zip([player.person for player in players], changes(rated), strict=True))
    rows = [row(match, form, at, player, before[player.person], found[player.person]) for player in players]
    await connection.execute(insert(schema.rating_changes), rows)
    known.update({person: change.after for person, change in found.items()})
    await keep(connection, form, {person: change.after for person, change in found.items() if person not in gone})


def row(match: str, form: Form, at: int, player: Player, before: Standing, change: Change) -> dict[str, Any]:
    return {
        "match_id": match,
        "person": player.person,
        "season": form.season,
        "game": form.game,
        "form": form.form,
        "at": at,
        "team": player.team,
        "place": player.place,
        "quit": player.quit,
        "weight": change.weight,
        "mu_before": before.mu,
        "sigma_before": before.sigma,
        "mu_after": change.after.mu,
        "sigma_after": change.after.sigma,
    }


async def standings(connection: AsyncConnection, form: Form, people: Iterable[str]) -> dict[str, Standing]:
    """Where these people stand, as far as they were rated before."""
    query = select(ratings.person, ratings.mu, ratings.sigma, ratings.matches)
    found = await connection.execute(query.where(form.of(ratings), ratings.person.in_(list(people))))
    return {person: Standing(mu, sigma, matches) for person, mu, sigma, matches in found}


async def keep(connection: AsyncConnection, form: Form, known: Mapping[str, Standing]) -> None:
    await connection.execute(delete(schema.ratings).where(form.of(ratings), ratings.person.in_(list(known))))
    rows = [
        {
            "season": form.season,
            "game": form.game,
            "form": form.form,
            "person": person,
            "mu": standing.mu,
            "sigma": standing.sigma,
            "ordinal": standing.ordinal,
            "matches": standing.matches,
            "provisional": standing.provisional,
        }
        for person, standing in known.items()
        if standing.matches
    ]
    if rows:
        await connection.execute(insert(schema.ratings), rows)


async def unrate(connection: AsyncConnection, match: str) -> set[str]:
    """Let a match have counted for nothing: all that came after it in its form is done again. Whose ratings changed."""
    first = (
        (await connection.execute(select(schema.rating_changes).where(changed.match_id == match))).mappings().first()
    )
    if first is None:
        return set()
    form = Form(first["season"], first["game"], first["form"])
    later = select(schema.rating_changes).where(form.of(changed), changed.at >= first["at"])
    ordered = later.order_by(changed.at, changed.match_id, changed.team, changed.person)
    rows = (await connection.execute(ordered)).mappings().all()
    people = {each["person"] for each in rows}
    played = dict.fromkeys(people, 0)
    for each in rows:
        played[each["person"]] += 1
    now = await standings(connection, form, people)
    # Whoever is deleted has no rating any more; what the others won against them is worked out as it was.
    gone = people - now.keys()
    before = await played_before(connection, form, first["at"], gone)
    before |= {person: standing.matches - played[person] for person, standing in now.items()}
    known: dict[str, Standing] = {}
    for each in rows:
        # As it was before the first of these matches.
        person = each["person"]
        known.setdefault(person, Standing(each["mu_before"], each["sigma_before"], before.get(person, 0)))
    await connection.execute(delete(schema.rating_changes).where(form.of(changed), changed.at >= first["at"]))
    await keep(connection, form, {person: standing for person, standing in known.items() if person not in gone})
    for (at, id), group in groupby(rows, key=lambda each: (each["at"], each["match_id"])):
        players = [Player(each["person"], each["team"], each["place"], each["quit"]) for each in group]
        if id != match:
            await write(connection, id, form, at, players, known, gone)
    return people - gone


async def played_before(connection: AsyncConnection, form: Form, at: int, people: Iterable[str]) -> dict[str, int]:
    """How many rated matches these people had before a time."""
    query = select(changed.person, func.count()).where(form.of(changed), changed.at < at)
    found = await connection.execute(query.where(changed.person.in_(list(people))).group_by(changed.person))
    return {person: int(count) for person, count in found}


async def best(
    connection: AsyncConnection, form: Form, after: tuple[float, int] | None, most: int = MOST_LISTED
) -> list[Ranked]:
    """A page of a leaderboard: the best, or those who follow an ordinal of which so many were listed before. Nobody is
    told who the people are."""
    ordinal, seen = after or (0.0, 0)
    query = (
        select(ratings.person, schema.people.c.name, ratings.ordinal, ratings.matches)
        .join(schema.people, schema.people.c.id == ratings.person, isouter=True)
        .where(form.of(ratings), ratings.provisional.is_(False))
        .order_by(ratings.ordinal.desc(), ratings.person)
        .limit(most + seen)
    )
    found = await connection.execute(query.where(ratings.ordinal <= ordinal) if after else query)
    return [Ranked(person, name or "", rating, matches) for person, name, rating, matches in found][seen:]


async def rank(connection: AsyncConnection, form: Form, ordinal: float, person: str) -> int:
    """Where somebody stands among those who are ranked, from 1."""
    above = or_(ratings.ordinal > ordinal, and_(ratings.ordinal == ordinal, ratings.person < person))
    query = select(func.count()).select_from(schema.ratings)
    query = query.where(form.of(ratings), ratings.provisional.is_(False), ratings.ordinal >= ordinal, above)
    return int((await connection.execute(query)).scalar_one()) + 1


def season_form(game: str, form: str, at: int) -> Form:
    return Form(season(at), game, form)
