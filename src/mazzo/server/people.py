"""What can be asked over HTTP about what people have played, how well, and who is best."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter
from msgspec import Struct
from sqlalchemy import select

from mazzo.games import game as game_named
from mazzo.games import names
from mazzo.record.results import parts_of
from mazzo.server import history, ratings, schema
from mazzo.server.asking import known_person, person_of
from mazzo.server.clock import now
from mazzo.server.conditions import DAY
from mazzo.server.ending import match_id
from mazzo.server.games import REFUSALS
from mazzo.server.history import MatchesPage, RatingChange, TotalPlayed, Wanted, change_of
from mazzo.server.rating import season, shown
from mazzo.server.ratings import Form
from mazzo.server.services import Services
from mazzo.table.names import skeleton_of

MOST_FORM = 40
MOST_NAME = 120
MOST_EQUAL = 1000
"""So many people with exactly the same rating are told apart."""

Text = Annotated[str, QueryParameter(max_length=MOST_FORM)]
Name = Annotated[str, QueryParameter(max_length=MOST_NAME)]
Key = Annotated[str, QueryParameter(max_length=60, description="The `next` of the page before.")]
Season = Annotated[int, QueryParameter(description="A half of a year, as 20261; by default this one.", ge=0, le=99_992)]


class RatingShown(Struct, frozen=True, kw_only=True):
    """How strong somebody is thought to be in a form of a game."""

    season: int
    game: str
    form: str
    rating: int
    matches: int
    provisional: bool
    """Whether there are too few matches to be ranked."""
    rank: int = 0
    """Among those who are ranked, from 1; 0 if one is not."""


class Placed(Struct, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    rank: int
    name: str
    rating: int
    matches: int
    yours: bool = False


class Leaderboard(Struct, frozen=True, kw_only=True):
    """Who is best in a form of a game, this season or in another."""

    season: int
    seasons: list[int]
    """Those in which somebody was rated, the latest first."""
    lines: list[Placed]
    next: str
    you: RatingShown | None = None


class RatedForm(Struct, frozen=True, kw_only=True):
    """A form of a game in which somebody was ever rated, or the bots were."""

    game: str
    form: str


class Profile(Struct, frozen=True, kw_only=True):
    """Somebody with an account, as everybody may know them."""

    name: str
    since: int
    """To the day, in milliseconds since 1970."""
    yours: bool


class SeatRated(Struct, frozen=True, kw_only=True):
    """What a match has done to the rating of a seat."""

    seat: int
    change: RatingChange


class MatchRated(Struct, frozen=True, kw_only=True):
    """What a match has done to the ratings of those who played it."""

    filed: bool
    """Whether that is known yet; it takes a moment after the last card."""
    rated: bool = False
    unrated: str = ""
    """Why it does not count, at a table where matches do."""
    changes: list[SeatRated] = []


async def found_account(services: Services, name: str) -> tuple[str, str, int]:
    """The account of that name: the person, the name as it is written, and since when."""
    people = schema.people.c
    query = select(people.id, people.name, people.created_at).where(people.kind == "account")
    async with services.store.reading() as connection:
        found = (await connection.execute(query.where(people.skeleton == skeleton_of(name)).limit(1))).first()
    if found is None:
        raise NotFoundException("no_such_person")
    return str(found[0]), str(found[1]), int(found[2])


async def matches_page(services: Services, person: str, wanted: Wanted, before: str) -> MatchesPage:
    async with services.store.reading() as connection:
        try:
            return await history.page(connection, person, wanted, before)
        except ValueError:
            raise NotFoundException("no_such_page") from None


async def ratings_of(services: Services, person: str) -> list[RatingShown]:
    """In every form in which somebody is rated this season."""
    kept = schema.ratings.c
    query = select(schema.ratings).where(kept.person == person, kept.season == season(now()))
    async with services.store.reading() as connection:
        rows = (await connection.execute(query.order_by(kept.matches.desc(), kept.game, kept.form))).mappings().all()
        return [await rating_shown(connection, row) for row in rows]


async def rating_shown(connection: Any, row: Any) -> RatingShown:
    form = Form(row["season"], row["game"], row["form"])
    rank = 0 if row["provisional"] else await ratings.rank(connection, form, row["ordinal"], row["person"])
    return RatingShown(
        season=form.season,
        game=form.game,
        form=form.form,
        rating=shown(row["ordinal"]),
        matches=row["matches"],
        provisional=row["provisional"],
        rank=rank,
    )


class HistoryApi(Controller):
    """What one has played oneself."""

    path = "/api/me"

    @get("/matches", responses=REFUSALS)
    async def my_matches(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        game: Text = "",
        form: Text = "",
        result: Text = "",
        who: Name = "",
        before: Key = "",
    ) -> MatchesPage:
        """The matches that one has played, the latest first; guests have them too."""
        person = await known_person(request, services)
        wanted = Wanted(game=game, form=form, result=result, who=who)
        return await matches_page(services, person, wanted, before)

    @get("/matches/{id:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
    async def my_record(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[bytes]:
        """The record of a match that one has played, also if its table is gone."""
        person = await known_person(request, services)
        async with services.store.reading() as connection:
            written = await history.record_of(connection, person, id)
        if written is None:
            raise NotFoundException("no_such_record")
        headers = {"content-disposition": f'attachment; filename="mazzo-{id}.txt"', "cache-control": "no-store"}
        return Response(written, media_type="text/plain; charset=utf-8", headers=headers)

    @get("/totals", responses=REFUSALS)
    async def my_totals(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> list[TotalPlayed]:
        """What they add up to."""
        person = await known_person(request, services)
        async with services.store.reading() as connection:
            return await history.totals_of(connection, person)

    @get("/ratings", responses=REFUSALS)
    async def my_ratings(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> list[RatingShown]:
        """How one is rated this season."""
        return await ratings_of(services, await known_person(request, services))


class PeopleApi(Controller):
    """What everybody may know of people with an account: their rated matches, which all were public."""

    path = "/api/people"

    @get("/{name:str}", responses=REFUSALS)
    async def profile(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], name: FromPath[str]
    ) -> Profile:
        person, written, created = await found_account(services, name)
        since = created - created % DAY
        return Profile(name=written, since=since, yours=person == await person_of(request, services))

    @get("/{name:str}/matches", responses=REFUSALS)
    async def matches(
        self,
        services: NamedDependency[Services],
        name: FromPath[str],
        game: Text = "",
        form: Text = "",
        result: Text = "",
        before: Key = "",
    ) -> MatchesPage:
        person, _, _ = await found_account(services, name)
        wanted = Wanted(game=game, form=form, result=result, rated=True)
        return await matches_page(services, person, wanted, before)

    @get("/{name:str}/totals", responses=REFUSALS)
    async def totals(self, services: NamedDependency[Services], name: FromPath[str]) -> list[TotalPlayed]:
        person, _, _ = await found_account(services, name)
        async with services.store.reading() as connection:
            return await history.totals_of(connection, person, rated=True)

    @get("/{name:str}/ratings", responses=REFUSALS)
    async def ratings(self, services: NamedDependency[Services], name: FromPath[str]) -> list[RatingShown]:
        person, _, _ = await found_account(services, name)
        return await ratings_of(services, person)


class RatingsApi(Controller):
    """Who is best."""

    path = "/api/ratings"

    @get(responses=REFUSALS)
    async def rated_forms(self, services: NamedDependency[Services]) -> list[RatedForm]:
        """The forms in which anybody was ever rated."""
        kept = schema.ratings.c
        query = select(kept.game, kept.form).distinct().order_by(kept.game, kept.form)
        async with services.store.reading() as connection:
            found = await connection.execute(query)
            return [RatedForm(game=game, form=form) for game, form in found if game in names()]

    @get("/{game:str}/{form:str}", responses=REFUSALS)
    async def leaderboard(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        game: FromPath[str],
        form: FromPath[str],
        season: Season = 0,
        before: Key = "",
    ) -> Leaderboard:
        """A page of those who are ranked, the best first."""
        check_form(game, form)
        person = await person_of(request, services)
        return await leaderboard(services, Form(season or this_season(), game, form), person, before)


def this_season() -> int:
    return season(now())


def check_form(game: str, form: str) -> None:
    """Whether it is one of the forms of a game. Raises UnknownGame, NotFoundException."""
    found = game_named(game)
    try:
        seats, family = parts_of(form)
    except ValueError:
        raise NotFoundException("no_such_form") from None
    fields = {field.key: field for field in found.options_type.describe()}
    known = fields[found.family].values if found.family else ("",)
    if family not in map(str, known) or not 0 < seats < 100 or len(form) > MOST_FORM:
        raise NotFoundException("no_such_form")


async def leaderboard(services: Services, form: Form, person: str, before: str) -> Leaderboard:
    kept = schema.ratings.c
    try:
        after = read_key(before)
    except ValueError:
        raise NotFoundException("no_such_page") from None
    async with services.store.reading() as connection:
        found = await ratings.best(connection, form, after)
        first = await ratings.rank(connection, form, found[0].ordinal, found[0].person) if found else 1
        own = select(schema.ratings).where(form.of(kept), kept.person == person)
        mine = (await connection.execute(own)).mappings().first() if person else None
        you = await rating_shown(connection, mine) if mine else None
        query = select(kept.season).where(kept.game == form.game, kept.form == form.form).distinct()
        seasons = [int(each) for each in (await connection.execute(query)).scalars()]
    lines = [
        Placed(
            rank=first + number,
            name=each.name,
            rating=shown(each.ordinal),
            matches=each.matches,
            yours=bool(person) and each.person == person,
        )
        for number, each in enumerate(found)
    ]
    following = ""
    if len(found) == ratings.MOST_LISTED:
        last = found[-1].ordinal
        before_them = after[1] if after and after[0] == last else 0
        following = f"{last!r}_{before_them + sum(each.ordinal == last for each in found)}"
    return Leaderboard(
        season=form.season,
        seasons=sorted({*seasons, this_season()}, reverse=True),
        lines=lines,
        next=following,
        you=you,
    )


def read_key(key: str) -> tuple[float, int] | None:
    """After which ordinal, and how many of it were listed. Raises ValueError."""
    ordinal, _, seen = key.partition("_")
    return (float(ordinal), min(max(int(seen), 0), MOST_EQUAL)) if key else None


async def match_rated(services: Services, table: str, number: int) -> MatchRated:
    """What a match has done to ratings; names of people are not told, only seats."""
    matches, results, changed = schema.matches.c, schema.results.c, schema.rating_changes.c
    query = select(matches.id, matches.filed_at, matches.rated, matches.unrated)
    async with services.store.reading() as connection:
        found = await connection.execute(query.where(matches.id == match_id(table, number)))
        row = found.first()
        if row is None or row.filed_at is None:
            return MatchRated(filed=False)
        same = results.match_id == changed.match_id
        seats = (
            select(results.seat, *schema.rating_changes.c)
            .join(schema.results, same & (results.person == changed.person))
            .where(changed.match_id == row.id)
            .order_by(results.seat)
        )
        rows = (await connection.execute(seats)).mappings().all()
    changes = [SeatRated(seat=each["seat"], change=change_of(each)) for each in rows]
    return MatchRated(filed=True, rated=row.rated, unrated=row.unrated, changes=changes)
