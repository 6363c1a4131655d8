"""Lines in the database: numbered, kept for a month, and whom somebody does not hear."""

from __future__ import annotations

import asyncio

import pytest

from mazzo.server.store import Store
from mazzo.server.talk import KEPT, REPORTED, Line, TalkStore
from mazzo.server.writer import Conflict
from mazzo.table.talking import Kind
from mazzo.testing.support.server import run
from mazzo.testing.support.table import NOON


def line(number: int, at: int = NOON, kind: Kind = "phrase", person: str = "anna") -> Line:
    return Line(
        number=number, at=at, person=person, seat=0, name="Anna", audience="table", kind=kind, key="hello", command="c"
    )


def test_of_two_who_take_a_number_only_one_succeeds(address: str) -> None:
    async def go() -> None:
        store = await Store.open(address)
        talk = TalkStore(store)
        await talk.write("t", line(1))
        with pytest.raises(Conflict):
            await talk.write("t", line(1, person="bela"))
        await talk.write("u", line(1, person="bela"))
        assert [each.person for each in await talk.latest("t")] == ["anna"]
        assert await talk.numbers(["t", "u", "v"]) == {"t": 1, "u": 1}
        await store.close()

    run(go())


def test_lines_are_read_in_order_and_a_report_has_the_last_of_them(address: str) -> None:
    async def go() -> None:
        store = await Store.open(address)
        talk = TalkStore(store)
        for number in range(1, 31):
            await talk.write("t", line(number))
        assert [each.number for each in await talk.since("t", 27)] == [28, 29, 30]
        assert [each.number for each in await talk.lines_before("t")] == list(range(31 - REPORTED, 31))
        await store.close()

    run(go())


def test_after_a_month_a_line_goes_but_not_that_somebody_is_silenced(address: str) -> None:
    async def go() -> None:
        store = await Store.open(address)
        talk = TalkStore(store)
        async with store.changing() as connection:
            await connection.exec_driver_sql(
                "INSERT INTO tables (id, game, public, host, opened_at, status, changed_at, summary, claimed_by, "
                f"claimed_until) VALUES ('t', 'x', false, 'anna', {NOON}, 'open', {NOON}, '', '', 0)"
            )
        for table in ("t", "deleted"):
            await talk.write(table, line(1))
            await talk.write(table, line(2, kind="silenced"))
            await talk.write(table, line(3, at=NOON + KEPT))
        assert await talk.forget(NOON + KEPT) == 3
        assert [each.number for each in await talk.latest("t")] == [2, 3]
        assert [each.number for each in await talk.latest("deleted")] == [3]
        await store.close()

    run(go())


def test_whom_somebody_does_not_hear(address: str) -> None:
    async def go() -> None:
        store = await Store.open(address)
        talk = TalkStore(store)
        await asyncio.gather(*(talk.mute("anna", "bela", True, NOON) for _ in range(3)))
        await talk.mute("bela", "carla", True, NOON)
        assert await talk.muted("anna") == {"bela"}
        await talk.mute("anna", "bela", False, NOON)
        assert await talk.muted("anna") == set()
        await store.close()

    run(go())
