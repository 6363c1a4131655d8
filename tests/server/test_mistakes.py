"""Own mistakes as exercises: of who made them alone, as they saw it, and nothing that was hidden then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import delete, insert, update

from mazzo import build
from mazzo.games import default, names
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.review.decisions import Decision, decisions, in_round
from mazzo.review.judging import Budget, judge
from mazzo.review.reviewing import judged_so
from mazzo.server import schema
from mazzo.server.judged import decision_judged, place_of, review_shown
from mazzo.server.mistakes import Judged, Mistake, listed, mistakes_in, reviewed, shown
from mazzo.server.reviewing import moved_by_people
from mazzo.server.store import Store
from mazzo.testing.support.filing import file_everything, filing
from mazzo.testing.support.play import Setting, play_on, settings
from mazzo.testing.support.server import IN_ONE_PROCESS, Guest, Server, guest, run, shortest
from mazzo.testing.support.stored import finished_table, put
from mazzo.testing.support.table import Trial
from tests.server.test_store import stored

pytestmark = pytest.mark.more

FEW = Budget(8, 6, 8)
SOMEWHERE = Judged("", b"", "quick", "t-1", 0, 0, "t/t/1")


def judged_one(setting: Setting, played: PlayedRound, decision: Decision) -> bytes:
    """The exercise that a decision of a round makes; empty if it makes none."""
    course: Any = SimpleNamespace(game=setting.game, options=setting.options, seats=setting.seats, rounds=[played])
    judgement = judge(setting.game, decision.view, decision.line, FEW, "a seed")
    if judgement is None:
        return b""
    place = place_of(played, decision.number - 1)
    found = decision_judged(course, [len(played.moves)], decision, judged_so(decision, judgement, None), {(1, place)})
    if not found.accepted:
        return b""
    # Where it was among moves made at the same time is no part of the position.
    return msgspec.json.encode(replace(shown(course, Mistake(SOMEWHERE, None, found)), place=0))  # type: ignore[arg-type]  # no row is needed


@pytest.mark.parametrize("name", names())
def test_an_exercise_is_the_same_whatever_the_others_hold(name: str) -> None:
    """The leak property: from another world that its player cannot tell from the real one comes the same exercise."""
    setting, rng, found = settings(name)[0], Rng(3), 0
    for seed in range(1, 30):
        played = setting.start(seed)
        play_on(played, Rng(seed))
        for decision in list(in_round(setting.game, played, 0, range(setting.seats)))[:: 5 + setting.seats]:
            real = judged_one(setting, played, decision)
            if not real:
                continue
            dealt, moves = decision.view.past(decision.view.world(rng))
            again = PlayedRound(setting.match(seed), dealt)
            for seat, move in [*moves, *((decision.seat, each) for each in decision.line)]:
                again.play(seat, move)
            same = list(in_round(setting.game, again, 0, [decision.chooser]))[-1]
            assert judged_one(setting, again, same) == real
            found += 1
            if found == 2:
                return
    raise AssertionError("too few mistakes were found")


async def put_reviewed(store: Store, id: str, trial: Trial, level: str = "quick", seats: Sequence[int] = (0,)) -> None:
    """A match that is over and judged, at these seats."""
    await put(store, id, trial.entries)
    async with filing(store) as found:
        await file_everything(found)
    await put_review(store, id, trial, level, seats)


async def put_review(store: Store, id: str, trial: Trial, level: str, seats: Sequence[int]) -> None:
    course = trial.table.played()
    told = [
        (decision, judged_so(decision, judgement, None))
        for decision in decisions(course, seats)
        if (judgement := judge(course.game, decision.view, decision.line, FEW, str(decision.number)))
    ]
    body = msgspec.json.encode(
        review_shown(course, level, build.kind(), seats, told, moved_by_people(trial.table, course))
    )
    row = {"id": f"{id}{level}", "match_id": f"{id}-1", "level": level, "engine": "of before", "person": "anna"}
    state = {"asked_at": 0, "state": "done", "judged": 0, "total": 0, "ready": len(seats), "body": body}
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.reviews).values(**row, **state))


def test_sure_mistakes_of_ones_own_are_listed_the_latest_match_first(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            first, second = finished_table(1), finished_table(2)
            await put_reviewed(store, "first", first, seats=(0, 1))
            await put_reviewed(store, "second", second)
            found = listed(await reviewed(store, "anna"))
            assert {each.source for each in found} == {"t/first/1", "t/second/1"}
            assert found == sorted(found, key=lambda each: (-each.ended_at, each.source == "t/first/1", -each.cost))
            course = first.table.played()
            told = {each.number: each for each in decisions(course, [0])}
            for each in mistakes_in(await reviewed(store, "anna", "first-1")):
                decision, right = told[each.decision.number], set(each.decision.accepted)
                exercise = shown(course, each)
                assert (exercise.you, exercise.scene.viewer, exercise.scene.deciding) == (0, 0, 0)
                assert exercise.scene == course.game.scene(decision.view, decision.played.match)
                legal = {choice.move for choice in exercise.scene.moves}
                assert right <= legal
                assert set(exercise.unweighed) <= legal - right
                assert exercise.better[0].move in right
                assert exercise.played[0].move not in right
            # Nobody else gets them: bert has not played, and bots learn nothing.
            assert listed(await reviewed(store, "bert")) == []
            assert {each.decision.player for each in mistakes_in(await reviewed(store, "anna"))} == {0}

    asyncio.run(go())


def test_of_two_reviews_the_thorough_one_counts_once_it_has_come_to_ones_seat(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            trial = finished_table(1)
            await put_reviewed(store, "t", trial)
            quick = {each.judged.id for each in mistakes_in(await reviewed(store, "anna"))}
            await put_review(store, "t", trial, "thorough", (1,))
            assert {each.judged.id for each in mistakes_in(await reviewed(store, "anna"))} == quick == {"tquick"}
            async with store.engine.begin() as connection:
                await connection.execute(delete(schema.reviews).where(schema.reviews.c.level == "thorough"))
            await put_review(store, "t", trial, "thorough", (0,))
            assert {each.judged.id for each in mistakes_in(await reviewed(store, "anna"))} == {"tthorough"}

    asyncio.run(go())


def test_what_a_bot_did_in_somebodys_place_is_no_mistake_of_theirs() -> None:
    trial = finished_table(1)
    course = trial.table.played()
    own = moved_by_people(trial.table, course)
    moves = [(each.number, place, seat) for each in course.rounds for place, (seat, _) in enumerate(each.moves)]
    assert own == {(number, place) for number, place, seat in moves if seat == 0}
    decision = next(decisions(course, [1]))
    judgement = judge(course.game, decision.view, decision.line, FEW, "a seed")
    assert judgement
    sure = replace(judgement, sure=True, made=len(judgement.compared) - 1)
    found = decision_judged(course, [99], decision, judged_so(decision, sure, None), own)
    assert found.sure
    assert found.accepted == found.unweighed == []


def test_a_review_that_another_version_wrote_otherwise_is_passed_over(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            await put_reviewed(store, "t", finished_table(1))
            async with store.engine.begin() as connection:
                await connection.execute(update(schema.reviews).values(body=b'{"game": "of before"}'))
            assert listed(await reviewed(store, "anna")) == []

    asyncio.run(go())


@IN_ONE_PROCESS
def test_over_http_a_stranger_has_none_and_what_is_none_is_not_found(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            stranger = Guest(server)
            id = await anna.open(default(), options=shortest(default()), level="random")
            path = f"/api/tables/{id}/reviews/1/exercises/1"
            try:
                assert (await stranger.get("/api/me/mistakes")).json() == []
                answer = await stranger.get(path)
                assert (answer.status_code, answer.json()["code"]) == (409, "no_identity")
            finally:
                await stranger.http.aclose()
            assert (await anna.get("/api/me/mistakes")).json() == []
            answer = await anna.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")

    run(go())
