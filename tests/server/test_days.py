"""Deals of the day: a secret made once and closed until the day is over, each deal played once, midnight."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert

from mazzo.games import names
from mazzo.learn.daily import promised
from mazzo.server import schema
from mazzo.server.days import Days, form_of
from mazzo.server.kept import erase_rows, merge_rows, rows_about
from mazzo.server.settings import DATABASE
from mazzo.server.store import Store
from mazzo.table.refusal import Refused

GAME = names()[0]
DAY, TOMORROW, HOUR = "2026-11-18", "2026-11-19", 3_600_000
NOON = 1_795_003_200_000


class Watch:
    """A clock that is set."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> int:
        return self.at


@asynccontextmanager
async def days_in(address: str) -> AsyncIterator[tuple[Days, Watch]]:
    store, watch = await Store.open(address), Watch()
    try:
        days = Days(store, watch)
        await days.prepare()
        yield days, watch
    finally:
        await store.close()


Test = Callable[[Days, Watch], Awaitable[None]]


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / DATABASE}"


def carried_out(address: str, test: Test) -> None:
    async def whole() -> None:
        async with days_in(address) as (days, watch):
            await test(days, watch)

    asyncio.run(whole())


def test_a_secret_is_made_once_whoever_asks_first(address: str) -> None:
    async def test(days: Days, watch: Watch) -> None:
        before = await days.told(DAY, TOMORROW)
        async with days_in(address) as (others, _):
            days.prepared = others.prepared = ""
            await asyncio.gather(*(each.prepare() for each in (days, others) * 3))
            assert await others.told(DAY, TOMORROW) == before
        assert len({each.promise for each in before}) == 2

    carried_out(address, test)


def test_the_hash_is_told_before_and_the_secret_after_the_day(address: str) -> None:
    async def test(days: Days, watch: Watch) -> None:
        (before,) = await days.told(TOMORROW)
        assert before.promised_at == NOON
        for at in (NOON, NOON + 36 * HOUR - 1):
            watch.at = at
            assert [each.secret for each in await days.told(DAY, TOMORROW)][-1] == ""
            with pytest.raises(Refused, match="day_not_over"):
                days.closed(TOMORROW)
        watch.at += 1
        (after,) = await days.told(TOMORROW)
        assert promised(bytes.fromhex(after.secret)) == after.promise == before.promise
        assert await days.told("2020-01-01") == []
        with pytest.raises(Refused, match="no_such_day"):
            await days.secret("2020-01-01")

    carried_out(address, test)


def test_a_deal_is_played_once_and_goes_on_where_it_was(address: str) -> None:
    async def test(days: Days, watch: Watch) -> None:
        play = await days.begin(DAY, GAME, "anna")
        await days.write(play, "one", None)
        # Another device of hers is behind.
        with pytest.raises(Refused, match="day_moved_elsewhere"):
            await days.write(play, "two", None)
        again = await days.begin(DAY, GAME, "anna")
        assert again.moves == ["one"]
        await days.write(again, "two", 3.5)
        with pytest.raises(Refused, match="day_played"):
            await days.begin(DAY, GAME, "anna")
        assert (await days.begin(DAY, GAME, "bruno")).moves == []

    carried_out(address, test)


def test_midnight_closes_a_deal_that_is_being_played(address: str) -> None:
    async def test(days: Days, watch: Watch) -> None:
        play = await days.begin(DAY, GAME, "anna")
        watch.at += 12 * HOUR
        for attempt in (days.write(play, "one", 3.5), days.begin(DAY, GAME, "anna")):
            with pytest.raises(Refused, match="day_over"):
                await attempt
        assert await days.standings(DAY, GAME, "anna") == []
        with pytest.raises(Refused, match="day_over"):
            await days.begin("2026-11-20", GAME, "anna")

    carried_out(address, test)


def test_results_are_seen_by_who_has_played_and_by_all_after_the_day(address: str) -> None:
    async def test(days: Days, watch: Watch) -> None:
        async with days.store.changing() as connection:
            for id, kind, name in (("anna", "account", "Anna"), ("bruno", "guest", "Bruno")):
                row = {"id": id, "kind": kind, "name": name, "created_at": 0, "seen_at": 0}
                await connection.execute(insert(schema.people).values(row))
        for person, result in (("anna", 1.5), ("bruno", 4.0)):
            await days.write(await days.begin(DAY, GAME, person), "one", result)
        for nosy in ("carla", ""):
            with pytest.raises(Refused, match="day_not_over"):
                await days.standings(DAY, GAME, nosy)
        # A guest counts, and has no name.
        seen = await days.standings(DAY, GAME, "anna")
        assert [(each.name, each.result) for each in seen] == [("", 4.0), ("Anna", 1.5)]
        watch.at += 12 * HOUR
        assert await days.standings(DAY, GAME, "") == seen

    carried_out(address, test)


def test_an_expert_is_asked_once(address: str) -> None:
    async def test(days: Days, watch: Watch) -> None:
        assert await days.expert(DAY, GAME) is None
        await days.keep_expert(DAY, GAME, 2.0)
        await days.keep_expert(DAY, GAME, 9.0)
        assert await days.expert(DAY, GAME) == 2.0

    carried_out(address, test)


def test_plays_are_exported_erased_and_go_with_a_guest(address: str) -> None:
    async def test(days: Days, watch: Watch) -> None:
        await days.write(await days.begin(DAY, GAME, "guest"), "one", 1.0)
        watch.at += 1
        await days.begin(DAY, GAME, "account")
        async with days.store.changing() as connection:
            await merge_rows(connection, "guest", "account")
            exported = (await rows_about(connection, ["account"]))["day_plays"]
        assert {each["result"] for each in exported} == {1.0, None}
        # The first that was finished counts: nobody plays again by signing in.
        with pytest.raises(Refused, match="day_played"):
            await days.begin(DAY, GAME, "account")
        async with days.store.changing() as connection:
            await erase_rows(connection, ["account"])
        assert await days.find(DAY, GAME, "account") is None

    carried_out(address, test)


def test_of_two_plays_of_one_person_the_first_that_was_finished_counts(address: str) -> None:
    async def test(days: Days, watch: Watch) -> None:
        begun = await days.begin(DAY, GAME, "guest")
        for result in (1.0, 9.0):
            watch.at += 1
            play = await days.begin(DAY, GAME, "account") if result == 1.0 else begun
            await days.write(play, "one", result)
        async with days.store.changing() as connection:
            await merge_rows(connection, "guest", "account")
        assert [each.result for each in await days.standings(DAY, GAME, "account")] == [1.0]

    carried_out(address, test)


def test_a_game_without_presets_is_played_by_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.days.presets", lambda name: ())
    assert (form_of(GAME, DAY).key, form_of(GAME, DAY).options) == ("", {})


def test_what_is_played_follows_from_the_day() -> None:
    assert form_of(GAME, DAY) == form_of(GAME, DAY)
    assert form_of(GAME, DAY) != form_of(GAME, TOMORROW)
