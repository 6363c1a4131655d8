from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from structlog.testing import capture_logs

from mazzo.server.settings import DATABASE
from mazzo.server.transactions import InThread
from mazzo.server.trouble import Unsaved
from mazzo.server.writer import Conflict, Statement, Writer, latest
from mazzo.testing.support.stored import stored

metadata = MetaData()
lines = Table("lines", metadata, Column("id", Integer, primary_key=True), Column("text", String(20)))
ADD = insert(lines)
CHANGE = update(lines).where(lines.c.id == bindparam("which")).values(text=bindparam("now"))


def add(id: int, text: str = "") -> Statement:
    return ADD, {"id": id, "text": text}


def change(id: int, text: str) -> Statement:
    return CHANGE, {"which": id, "now": text}


class Writing:
    def __init__(self, writer: Writer, engine: AsyncEngine) -> None:
        self.writer = writer
        self.engine = engine
        self.commits = 0

    async def lines(self) -> dict[int, str]:
        async with self.engine.connect() as connection:
            return {row.id: row.text for row in await connection.execute(select(lines))}


@asynccontextmanager
async def writing(folder: Path) -> AsyncIterator[Writing]:
    engine = create_async_engine(f"sqlite+aiosqlite:///{folder}/lines.db")
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    found = Writing(Writer(engine, first=[ADD]), engine)

    transactions = found.writer.transactions
    assert isinstance(transactions, InThread)

    def trace(connection: Any, _: Any) -> None:
        connection.set_trace_callback(lambda text: committed() if text == "COMMIT" else None)

    def committed() -> None:
        found.commits += 1

    transactions.prepare = trace
    try:
        yield found
    finally:
        await found.writer.close()
        await engine.dispose()


def test_what_comes_together_is_committed_together(tmp_path: Path) -> None:
    async def go() -> None:
        async with writing(tmp_path) as found:
            await asyncio.gather(*(found.writer.write([add(number)]) for number in range(50)))
            assert found.commits <= 2
            assert len(await found.lines()) == 50

    asyncio.run(go())


def test_a_conflict_harms_no_other_piece(tmp_path: Path) -> None:
    async def go() -> None:
        async with writing(tmp_path) as found:
            await found.writer.write([add(2, "first")])
            pieces = [found.writer.write([add(number, "later"), add(number + 100)]) for number in range(5)]
            results = await asyncio.gather(*pieces, return_exceptions=True)
            assert [type(result) for result in results] == [type(None)] * 2 + [Conflict] + [type(None)] * 2
            written = await found.lines()
            assert written[2] == "first"
            assert 102 not in written, "a piece is written whole or not at all"
            assert sorted(written) == [0, 1, 2, 3, 4, 100, 101, 103, 104]

    asyncio.run(go())


def test_another_failure_is_told_to_its_piece(tmp_path: Path) -> None:
    async def go() -> None:
        async with writing(tmp_path) as found:
            bad: Statement = (ADD, {"id": object(), "text": ""})
            results = await asyncio.gather(
                found.writer.write([add(1)]), found.writer.write([bad]), return_exceptions=True
            )
            assert results[0] is None
            assert isinstance(results[1], Exception)
            assert not isinstance(results[1], Conflict)
            await found.writer.write([add(2)])
            assert sorted(await found.lines()) == [1, 2]

    with capture_logs() as logged:
        asyncio.run(go())
    assert [line["event"] for line in logged] == ["writing_failed"]


def test_the_last_change_of_a_row_wins(tmp_path: Path) -> None:
    async def go() -> None:
        async with writing(tmp_path) as found:
            await found.writer.write([add(1), add(2)])
            changes = [found.writer.put([change(1, str(number))]) for number in range(20)]
            await found.writer.write([change(2, "b")])
            await asyncio.gather(*changes)
            assert await found.lines() == {1: "19", 2: "b"}

    asyncio.run(go())


def test_of_several_changes_of_a_row_the_one_stays_that_knows_most() -> None:
    def known(number: int, text: str, row: int = 1) -> Statement:
        return CHANGE, {"which": row, "known": number, "now": text}

    pieces = [known(2, "a"), known(3, "b"), add(9), known(2, "late"), known(1, "other", row=2), known(3, "c")]
    assert latest(pieces) == [add(9), known(1, "other", row=2), known(3, "c")]
    assert latest([change(1, "a"), change(1, "b")]) == [change(1, "b")]


def test_closing_writes_what_was_put_before(tmp_path: Path) -> None:
    async def go() -> None:
        async with writing(tmp_path) as found:
            done = [found.writer.put([add(number)]) for number in range(600)]
            await found.writer.close()
            assert all(piece.done() for piece in done)
            assert len(await found.lines()) == 600
            found.writer.task = asyncio.create_task(found.writer.run())

    asyncio.run(go())


def test_who_stops_waiting_does_not_stop_the_writing(tmp_path: Path) -> None:
    async def go() -> None:
        async with writing(tmp_path) as found:
            waiting = asyncio.create_task(found.writer.write([add(1)]))
            await asyncio.sleep(0)
            waiting.cancel()
            await found.writer.write([add(2)])
            assert sorted(await found.lines()) == [1, 2]

    asyncio.run(go())


def test_what_has_no_hurry_goes_with_what_comes_next(tmp_path: Path) -> None:
    async def go() -> None:
        async with writing(tmp_path) as found:
            await found.writer.write([add(1)])
            before = found.commits
            slow = found.writer.put([change(1, "changed")], hurry=False)
            await found.writer.write([add(2)])
            assert slow.done()
            assert found.commits == before + 1
            alone = found.writer.put([change(2, "alone")], hurry=False)
            await asyncio.wait_for(alone, 5)
            last = found.writer.put([change(2, "last")], hurry=False)
            await found.writer.close()
            assert last.done()
            assert await found.lines() == {1: "changed", 2: "last"}
            found.writer.task = asyncio.create_task(found.writer.run())

    asyncio.run(go())


def test_nothing_is_written_to_a_file_that_is_not_there_any_more(tmp_path: Path) -> None:
    """Somebody has deleted or moved the database, or put another in its place: it would be lost with the process."""
    file, aside = tmp_path / "lines.db", tmp_path / "aside.db"

    async def check() -> None:
        async with writing(tmp_path) as to:
            await to.writer.write([add(1)])
            file.rename(aside)
            for another in (False, True):
                if another:
                    file.write_bytes(b"")
                with pytest.raises(Unsaved, match="unwritable"):
                    await to.writer.write([add(2)])
            aside.replace(file)
            await to.writer.write([add(3)])
            assert list(await to.lines()) == [1, 3]

    asyncio.run(check())


def test_nor_is_it_changed_past_the_writer(tmp_path: Path) -> None:
    """Claims, codes, what was learned."""
    file, aside = tmp_path / DATABASE, tmp_path / "aside.db"

    async def check() -> None:
        async with stored(tmp_path) as store:
            await store.beat(1)
            file.rename(aside)
            for another in (False, True):
                if another:
                    file.write_bytes(b"")
                with pytest.raises(Unsaved, match="unwritable"):
                    await store.claim(1, 1)
                with pytest.raises(Unsaved, match="unwritable"):
                    async with store.changing():
                        pytest.fail("nothing may be written")
            aside.replace(file)
            assert await store.claim(1, 1) == []

    asyncio.run(check())
