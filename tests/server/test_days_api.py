"""The deal of the day over HTTP: played once, closed to others until one has played, and nothing hidden gets out."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from mazzo.games import game, names
from mazzo.learn.daily import Daily, derived, promised
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.server.day_shapes import DayResults
from mazzo.server.days import Standing, form_of
from mazzo.server.days_api import LISTED, ranked_of, spread_of
from mazzo.testing.support.server import Guest, Server, guest, run, serving
from mazzo.testing.support.serving import NOON, known_secret
from tests.server.test_accounts import account

pytestmark = pytest.mark.more

DAY, YESTERDAY, TOMORROW = "2026-11-18", "2026-11-17", "2026-11-19"
MIDNIGHT = NOON + 43_200_000
GAME = names()[0]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server whose day can be ended."""
    with serving(tmp_path) as server:
        yield server


def set_time(server: Server, at: int) -> None:
    (server.data / "calendar").write_text(str(at))


async def post(visitor: Guest, name: str, day: str = DAY, **body: Any) -> tuple[int, Any]:
    answer = await visitor.http.post(f"/api/days/{day}/{name}", json=body)
    return answer.status_code, answer.json()


async def played(visitor: Guest, name: str = GAME) -> tuple[list[Any], dict[str, Any]]:
    """The deal to its end with the first move each time: all that was answered, and the last of it."""
    status, seen = await post(visitor, name)
    answers = [seen]
    while seen["kind"] == "turn":
        assert status == 200
        status, seen = await post(visitor, name, after=seen["made"], move=seen["scene"]["moves"][0]["move"])
        answers.append(seen)
    return answers, seen


async def refusal(visitor: Guest, path: str) -> str:
    answer = await visitor.http.get(path)
    return str(answer.json()["code"]) if answer.status_code != 200 else ""


def test_a_days_deal_twice_is_refused(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            _, last = await played(anna)
            assert last["result"] is not None
            for body in ({}, {"after": last["made"], "move": "anything"}):
                assert await post(anna, GAME, **body) == (409, {"code": "day_played", "params": {}})
            (listed,) = [each for each in (await anna.get("/api/days")).json()["games"] if each["game"] == GAME]
            assert (listed["state"], listed["result"]) == ("over", last["result"])

    run(go())


def test_it_goes_on_where_it_was_and_everybody_has_the_same_cards(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            _, begun = await post(anna, GAME)
            move = begun["scene"]["moves"][0]["move"]
            _, after = await post(anna, GAME, after=0, move=move)
            assert await post(anna, GAME, after=0, move=move) == (409, {"code": "day_moved_elsewhere", "params": {}})
            assert (await post(anna, GAME))[1] == after
            assert (await post(bea, GAME))[1] == begun
            status, _ = await post(bea, GAME, after=0, move="nothing of the kind")
            assert status == 400
            assert (await post(bea, GAME))[1] == begun

    run(go())


def test_only_today_is_played_and_not_by_strangers(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            for day in (YESTERDAY, TOMORROW, "nonsense"):
                assert (await post(anna, GAME, day))[1]["code"] == "day_over"
            assert (await post(anna, "nothing"))[0] == 404
            anna.http.cookies.clear()
            assert (await post(anna, GAME))[1]["code"] == "no_identity"

    run(go())


@pytest.mark.parametrize("name", names())
def test_nothing_hidden_is_answered_before_the_day_is_over(server: Server, name: str) -> None:
    """Neither secret, seed nor a bot's hidden move, and no result of others before one has played."""
    hidden = [known_secret(day) for day in (DAY, TOMORROW)]
    hidden += [derived(each, "deal", day, name) for each, day in zip(hidden, (DAY, TOMORROW), strict=True)]
    rules, form = game(name), form_of(name, DAY)

    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            answers, last = await played(anna, name)
            # Exactly what a player's own view gives, move by move.
            daily = Daily(rules, rules.options(form.options), form.seats, known_secret(DAY), DAY)
            for place, answer in enumerate(answers):
                if place:
                    daily.play(answers[place - 1]["scene"]["moves"][0]["move"])
                assert [each["move"] for each in answer["frames"]] == [each.seen for each in daily.frames]
                assert answer["frames"][-1]["scene"] == answer["scene"] or place == 0
            assert last["result"] == daily.result()
            overview = (await bea.get("/api/days")).json()
            for path in ("", "/record"):
                assert await refusal(bea, f"/api/days/{DAY}/{name}{path}") == "day_not_over"
                assert await refusal(bea, f"/api/days/{TOMORROW}/{name}{path}") == "day_not_over"
            assert await refusal(anna, f"/api/days/{DAY}/{name}/record") == "day_not_over"
            results = (await anna.get(f"/api/days/{DAY}/{name}")).json()
            assert set(results) == set(DayResults.__struct_fields__)
            said = json.dumps([answers, overview, results])
            assert not [each for each in hidden if each.hex() in said]
            assert all(each["secret"] == "" for each in overview["days"] if each["day"] >= DAY)
            # Of others one sees neither who they are nor, before playing, what they made of it.
            assert all(each["result"] is None for each in overview["games"])
            assert anna.id not in said

    run(go())


def test_results_are_seen_beside_the_experts_with_accounts_alone_in_the_ranking(own: Server) -> None:
    async def go() -> None:
        async with guest(own) as anna, guest(own) as bea:
            await account(anna, "Anna")
            _, last = await played(anna)
            await played(bea)
            found = (await bea.get(f"/api/days/{DAY}/{GAME}")).json()
            assert found["yours"] == last["result"]
            assert sum(each["count"] for each in found["spread"]) == 2
            assert [(each["place"], each["name"], each["you"]) for each in found["ranked"]] == [(1, "Anna", False)]
            while found["expert"] is None:
                found = (await anna.get(f"/api/days/{DAY}/{GAME}")).json()
            assert found["ranked"][0]["you"]

    run(go())


def test_when_the_day_is_over_its_secret_and_records_are_open(own: Server) -> None:
    async def go() -> None:
        async with guest(own) as anna, guest(own) as bea:
            _, last = await played(anna)
            await post(bea, GAME)
            before = {each["day"]: each["promise"] for each in (await anna.get("/api/days")).json()["days"]}
            set_time(own, MIDNIGHT)
            shown = (await anna.get("/api/days")).json()
            assert (shown["day"], shown["ends_at"]) == (TOMORROW, MIDNIGHT + 86_400_000)
            told = {each["day"]: each for each in shown["days"]}
            assert promised(bytes.fromhex(told[DAY]["secret"])) == told[DAY]["promise"] == before[DAY]
            assert (told[TOMORROW]["promise"], told[TOMORROW]["secret"]) == (before[TOMORROW], "")
            # Whoever did not finish it sees the results, and cannot go on.
            assert (await bea.get(f"/api/days/{DAY}/{GAME}")).json()["spread"] == [
                {"result": round(last["result"], 2), "count": 1}
            ]
            assert (await post(bea, GAME))[1]["code"] == "day_over"
            record = read((await anna.get(f"/api/days/{DAY}/{GAME}/record")).content)
            assert record.seed == derived(bytes.fromhex(told[DAY]["secret"]), "deal", DAY, GAME)
            verify(record)
            assert await refusal(anna, f"/api/days/{TOMORROW}/{GAME}/record") == "day_not_over"

    run(go())


def test_what_is_kept_is_exported_and_erased_with_a_person(own: Server) -> None:
    async def go() -> None:
        async with guest(own) as anna, guest(own) as bea:
            await account(anna, "Anna")
            _, last = await played(anna)
            await played(bea)
            file = ZipFile(io.BytesIO((await anna.get("/api/me/export")).content))
            (row,) = json.loads(file.read("day_plays.json"))
            assert (row["day"], row["game"], row["result"]) == (DAY, GAME, last["result"])
            assert len(json.loads(row["moves"])) == last["made"]
            (await anna.http.delete("/api/me/everything")).raise_for_status()
            found = (await bea.get(f"/api/days/{DAY}/{GAME}")).json()
            assert (found["ranked"], [each["count"] for each in found["spread"]]) == ([], [1])

    run(go())


def test_who_shares_a_result_shares_a_place_and_oneself_is_always_listed() -> None:
    results = [5.0, 5.0, *[1.0] * LISTED, 0.5]
    standings = [Standing(person=f"p{n}", name=f"N{n}", result=result) for n, result in enumerate(results)]
    standings.insert(1, Standing(person="guest", name="", result=5.0))
    ranked = ranked_of(standings, f"p{len(results) - 1}")
    assert [each.place for each in ranked[:3]] == [1, 1, 3]
    assert len(ranked) == LISTED + 1
    assert (ranked[-1].place, ranked[-1].you) == (len(results), True)
    assert [(each.result, each.count) for each in spread_of(standings)] == [(0.5, 1), (1.0, LISTED), (5.0, 3)]
