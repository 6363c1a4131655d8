"""Matches that are over are filed once, whoever does it and whatever happens; what is kept adds up."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.server import schema
from mazzo.server.filing import LEASE, Filing
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.server.totals import recount
from mazzo.table import commands as asked
from mazzo.table.due import USUAL
from mazzo.testing.support.filing import file_everything, filing, play, rows
from mazzo.testing.support.stored import finished_table, put
from mazzo.testing.support.table import Trial, open_table
from tests.server.test_store import stored

pytestmark = pytest.mark.more


async def totals_of(store: Store) -> list[dict[str, Any]]:
    found = await rows(store, schema.totals)
    for each in found:
        each["feats"] = msgspec.json.decode(each["feats"])
    return sorted(found, key=lambda each: str((each["person"], each["form"], each["rated"])))


def several() -> dict[str, Trial]:
    """Two who played twice, somebody who played alone, and a match that was given up."""
    twice = open_table(people={"anna": 0, "bert": 1}).until("finished")
    twice.do("anna", asked.Rematch)
    given_up = open_table().until("playing")
    given_up.do("anna", asked.Abandon)
    return {"twice": twice.until("finished"), "alone": finished_table(seed=2), "given-up": given_up}


def test_what_was_played_before_there_was_a_history_is_filed(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            for id, trial in several().items():
                await put(store, id, trial.entries)
            async with filing(store) as found:
                await file_everything(found)
                matches = {each["id"]: each for each in await rows(store, schema.matches)}
                results = await rows(store, schema.results)
                assert set(matches) == {"twice-1", "twice-2", "alone-1", "given-up-1"}
                assert all(each["filed_at"] for each in matches.values())
                assert matches["given-up-1"]["outcome"] == "abandoned"
                record = read(matches["twice-1"]["record"])
                assert verify(record).match.winners == list(record.winners or ())
                won = {each["seat"] for each in results if each["match_id"] == "twice-1" and each["won"]}
                assert won == set(record.winners or ())
                assert {each["place"] for each in results if each["match_id"] == "given-up-1"} == {0}
                assert sum(each["matches"] for each in await totals_of(store) if each["person"] == "anna") == 3
                before = await totals_of(store), len(results)
                await file_everything(found)
                assert (await totals_of(store), len(await rows(store, schema.results))) == before

    asyncio.run(go())


def test_totals_are_what_a_recount_gives(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store:
            for id, trial in several().items():
                await put(store, id, trial.entries)
            async with filing(store) as found:
                await file_everything(found)
            kept = await totals_of(store)
            async with store.engine.begin() as connection:
                for person in ("anna", "bert"):
                    await recount(connection, person)
            assert await totals_of(store) == kept

    asyncio.run(go())


def test_two_processes_file_a_match_once(address: str) -> None:
    async def go() -> None:
        async with stored(address) as one, stored(address) as other:
            await put(one, "a", finished_table().entries)
            async with filing(one) as first, filing(other) as second:
                while not await first.note_some():
                    pass
                await asyncio.gather(*(each.file("a-1") for each in (first, second) for _ in range(3)))
            assert len(await rows(one, schema.results)) == len(finished_table().table.seats)
            assert [each["matches"] for each in await rows(one, schema.totals)] == [1]

    asyncio.run(go())


def test_what_a_process_has_claimed_that_ended_is_filed_by_another(address: str) -> None:
    async def go() -> None:
        now = 1_000_000
        async with stored(address) as store:
            await put(store, "a", finished_table().entries)
            async with filing(store) as found:
                while not await found.note_some():
                    pass
                found.store.clock = lambda: now
                assert await found.claim() == ["a-1"]
                assert await found.claim() == []
                now += LEASE + 1
                assert await found.claim() == ["a-1"]

    asyncio.run(go())


def test_the_end_of_a_match_is_noted_with_its_event(address: str) -> None:
    """Whoever is killed right after it leaves a match that others find."""
    trial = open_table().until("playing")

    async def go() -> None:
        async with stored(address) as store:
            await put(store, "a", trial.entries)
            rooms = Rooms(store, 0, USUAL, 60_000)
            await rooms.command("a", asked.Abandon(id="end"), "anna")
            (noted,) = await rows(store, schema.matches)
            assert (noted["id"], noted["outcome"], noted["filed_at"]) == ("a-1", "abandoned", None)
            async with filing(store) as found:
                assert await found.claim() == ["a-1"]
            await rooms.close()

    asyncio.run(go())


def test_a_table_that_is_deleted_leaves_what_was_played_there(address: str) -> None:
    """Also if it was not filed yet: a host who has lost cannot undo it."""
    trial = open_table(people={"anna": 0, "bert": 1}).until("finished")

    async def go() -> None:
        async with stored(address) as store:
            await put(store, "a", trial.entries)
            rooms = Rooms(store, 0, USUAL, 60_000)
            found = Filing(store, rooms)
            found.task.cancel()
            while not await found.note_some():
                pass
            await rooms.delete("a", "anna")
            assert await store.entries("a") == []
            assert [each["person"] for each in await rows(store, schema.results)][:2] == ["anna", "bert"]
            await found.close()
            await rooms.close()

    asyncio.run(go())


def test_a_match_that_was_given_up_before_a_card_leaves_nothing(address: str) -> None:
    trial = open_table().until("shuffling")
    trial.do("anna", asked.Abandon)

    async def go() -> None:
        async with stored(address) as store, filing(store) as found:
            await play(found, "a", trial)
            assert await rows(store, schema.matches) == await rows(store, schema.results) == []

    asyncio.run(go())


def test_a_match_that_cannot_be_read_keeps_nobody_waiting(address: str) -> None:
    async def go() -> None:
        async with stored(address) as store, filing(store) as found:
            await put(store, "a", finished_table().entries)
            await put(store, "b", finished_table(seed=2).entries)
            while not await found.note_some():
                pass
            async with store.engine.begin() as connection:
                damaged = update(schema.events).where(schema.events.c.table_id == "a", schema.events.c.number == 3)
                await connection.execute(damaged.values(body=b"{}"))
            for id in await found.claim():
                await found.file(id)
            assert await found.claim() == []
            filed = {each["id"]: bool(each["filed_at"]) for each in await rows(store, schema.matches)}
            assert filed == {"a-1": False, "b-1": True}

    asyncio.run(go())


def test_who_was_sent_away_is_still_named(address: str) -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    trial.do("anna", asked.Remove, seat=1)

    async def go() -> None:
        async with stored(address) as store, filing(store) as found:
            await play(found, "a", trial.until("finished"))
            bert = next(each for each in await rows(store, schema.results) if each["seat"] == 1)
            assert (bert["person"], bert["name"]) == ("bert", "Bert")
            assert bert["bot_moves"] > 0

    asyncio.run(go())
