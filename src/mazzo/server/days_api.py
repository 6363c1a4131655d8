"""The deal of the day over HTTP: what is promised, playing it once, and what others made of it when one has played."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from mazzo.games import game, names
from mazzo.learn.daily_answers import Step, record_of, step
from mazzo.learn.daily_sights import DayMove, DaySeen
from mazzo.server.asking import known_person, person_of
from mazzo.server.day_shapes import DayCount, DayGame, DayRanked, DayResults, DaysShown
from mazzo.server.days import Days, Play, Standing, form_of
from mazzo.server.games import REFUSALS
from mazzo.server.learning import answer, worked_out
from mazzo.server.services import Services
from mazzo.table.refusal import Refused

PAST = 7
"""So many days that are over are listed."""
LISTED = 10
"""So many are ranked by name."""
HOURS_24 = 86_400_000


class DaysApi(Controller):
    """One round a day and game, the same for everybody."""

    path = "/api/days"

    @get(responses=REFUSALS)
    async def days(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[DaysShown]:
        """Today's deals, and what is published about secrets."""
        days = services.dailies.days
        await days.prepare()
        person = await person_of(request, services)
        shown = DaysShown(
            day=days.today(),
            ends_at=(days.clock() // HOURS_24 + 1) * HOURS_24,
            games=[await listed(days, name, person) for name in names()],
            days=await days.told(*(days.day(ahead) for ahead in range(-PAST, 2))),
        )
        services.workers.quick.warm()
        return Response(shown, headers={"cache-control": "no-store"})

    @post("/{day:str}/{name:str}", status_code=200, responses=REFUSALS)
    async def play(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
        data: JSONBody[DayMove],
    ) -> Response[DaySeen]:
        """Begin the deal of today, go on with it, or make a move in it. It is refused once it is played."""
        person, rules, days = await known_person(request, services), game(name), services.dailies.days
        (await services.standings.of(person)).check_ban()
        await days.prepare()
        play = await days.begin(day, rules.name, person)
        if data.move and data.after != len(play.moves):
            raise Refused("day_moved_elsewhere")
        given = await services.dailies.given(day, rules.name, play.moves)
        found: Any = await worked_out(request, services, step, given, data.move)
        if isinstance(found, Step):
            if data.move:
                await days.write(play, found.move, found.result)
            found = found.seen
        return answer(found)

    @get("/{day:str}/{name:str}", responses=REFUSALS)
    async def results(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
    ) -> Response[DayResults]:
        """What all have made of a deal: for who has played it, and for everybody when the day is over."""
        person, rules, days = await person_of(request, services), game(name), services.dailies.days
        standings = await days.standings(day, rules.name, person)
        await days.secret(day)
        own = await days.find(day, rules.name, person) if person else None
        form = form_of(rules.name, day)
        shown = DayResults(
            game=rules.name,
            day=day,
            over=days.is_over(day),
            preset=form.key,
            seats=form.seats,
            unit=rules.unit,
            yours=own.result if own else None,
            expert=await services.dailies.expert(day, rules.name) if standings else None,
            spread=spread_of(standings),
            ranked=ranked_of(standings, person),
        )
        return Response(shown, headers={"cache-control": "no-store"})

    @get("/{day:str}/{name:str}/record", responses=REFUSALS, media_type="text/plain")
    async def record(
        self,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
        day: FromPath[str],
        name: FromPath[str],
    ) -> Response[bytes]:
        """The record of what one has played, with its seed. It stays closed until the day is over."""
        person, rules, days = await known_person(request, services), game(name), services.dailies.days
        days.closed(day)
        own: Play | None = await days.find(day, rules.name, person)
        if own is None:
            raise Refused("no_such_record")
        given = await services.dailies.given(day, rules.name, own.moves)
        body: Any = await worked_out(request, services, record_of, given)
        file = f'attachment; filename="{rules.name}-{day}.txt"'
        return Response(body, media_type="text/plain; charset=utf-8", headers={"content-disposition": file})


async def listed(days: Days, name: str, person: str) -> DayGame:
    day, rules = days.today(), game(name)
    own = await days.find(day, name, person) if person else None
    form = form_of(name, day)
    state: Literal["new", "begun", "over"] = "new" if own is None else "over" if own.over else "begun"
    result = own.result if own else None
    return DayGame(game=name, preset=form.key, seats=form.seats, state=state, result=result, unit=rules.unit)


def spread_of(standings: list[Standing]) -> list[DayCount]:
    counted = Counter(round(each.result, 2) for each in standings)
    return [DayCount(result=result, count=counted[result]) for result in sorted(counted)]


def ranked_of(standings: list[Standing], person: str) -> list[DayRanked]:
    """Those with the same result share a place."""
    accounts = [each for each in standings if each.name]
    places: dict[float, int] = {}
    for place, each in enumerate(accounts, 1):
        places.setdefault(each.result, place)
    ranked = [
        DayRanked(place=places[each.result], name=each.name, result=each.result, you=each.person == person)
        for each in accounts
    ]
    return [each for place, each in enumerate(ranked) if place < LISTED or each.you]
