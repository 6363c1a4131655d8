"""A folder moved to PostgreSQL."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Boolean, Column, LargeBinary, String, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo import cli
from mazzo.games import names
from mazzo.server import moving, schema
from mazzo.server.folder import held
from mazzo.server.friends import Friends
from mazzo.server.learned import Learned, learn, learned_by
from mazzo.server.migrations import migrated
from mazzo.server.moving import MOVED, Progress, move
from mazzo.server.pairings import Pairings
from mazzo.server.quotas import Quotas
from mazzo.server.ratings import Form, Player, rate
from mazzo.server.sessions import Sessions
from mazzo.server.settings import DATABASE, Settings
from mazzo.server.store import Store
from mazzo.server.talk import Line, TalkStore
from mazzo.table.events import Entry
from mazzo.testing.support.filing import file_everything, filing
from mazzo.testing.support.stored import finished_table, flip_pages, put, stored
from mazzo.testing.support.table import open_table
from mazzo.words import Refusal
from tests.server import test_store

Capture = pytest.CaptureFixture[str]


class Filled:
    """What is in a folder."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Entry]] = {}
        self.tokens: dict[str, str] = {}
        """Of devices, and whose they are."""


async def rate_one(connection: AsyncConnection) -> None:
    """Something of all that ratings keep."""
    match = (await connection.execute(select(schema.matches.c.id))).scalars().first()
    assert match
    two = [Player("anna", 0, 1, quit=False), Player("bert", 1, 2, quit=False)]
    await rate(connection, match, Form(20262, names()[0], "2"), 1_000, two)
    await connection.execute(insert(schema.networks), {"table_id": "a", "person": "anna", "network": "n", "at": 1})
    await connection.execute(insert(schema.shared_devices), {"person": "anna", "other": "bert", "at": 1})


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Filled]:
    """Matches of every game, finished and in the middle; people with devices, one who learns, one who pairs."""
    folder, found = tmp_path_factory.mktemp("played"), Filled()

    async def go() -> None:
        async with stored(folder) as store:
            for name in names():
                found.tables[f"{name[:8]}-end"] = finished_table(game=name).entries
                found.tables[f"{name[:8]}-now"] = open_table(name, {"anna": 0}).until("playing").entries
            for id, entries in found.tables.items():
                await put(store, id, entries)
            sessions = Sessions(store, None, lambda ended: None)
            for label in ("Firefox, Linux", "Safari, iPhone – Ärger & 日本"):
                token = await sessions.begin(label)
                found.tokens[token] = await sessions.person(token)
                store.named(found.tokens[token], "Žofie 日本")
            person = found.tokens[token]
            await learn(store, person, [Learned(game=name, lesson="first", state="done", at=1) for name in names()])
            await Pairings(store, Quotas(Settings(data=folder))).ask("Chrome, Android", "192.0.2.1")
            await store.set("tidied_until", "12")
            async with filing(store) as history:
                await file_everything(history)
            await store.change(rate_one)
            await befriend(store, person, next(iter(found.tables)))
            await store.change(lambda connection: fill_up(connection, person))

    asyncio.run(go())
    return folder, found


async def fill_up(connection: AsyncConnection, person: str) -> None:
    """A row of whatever there is nothing of yet: what it means is nothing to whoever moves it."""
    for table in MOVED:
        if (await connection.execute(select(table).limit(1))).first() is None:
            values = {column.name: await value_for(connection, column, person) for column in table.columns}
            await connection.execute(insert(table).values(values))


async def value_for(connection: AsyncConnection, column: Column[Any], person: str) -> Any:
    for key in column.foreign_keys:
        if key.column.table is schema.people:
            return person
        return (await connection.execute(select(key.column).limit(1))).scalar_one()
    if isinstance(column.type, String):
        return "ž"
    if isinstance(column.type, Boolean):
        return True
    return b"\x00\xff" if isinstance(column.type, LargeBinary) else 1


async def befriend(store: Store, person: str, table: str) -> None:
    """Talk, promises, turns and friends."""
    friends = Friends(store)
    await friends.ask("somebody", person, 1)
    async with store.changing() as connection:
        await connection.execute(
            insert(schema.notices).values(
                id="n",
                person=person,
                kind="invitation",
                table_id=table,
                who="somebody",
                name="Ärger & 日本",
                at=1,
                tries=0,
            )
        )
        await connection.execute(insert(schema.turns).values(person=person, table_id=table, since=1, deadline=None))
        await connection.execute(
            insert(schema.promises).values(table_id=table, seat=0, person=person, match=1, round=1, move="pass")
        )
    talk = TalkStore(store)
    await talk.mute(person, "somebody", True, 1)
    said = "<b>Ärger & 日本</b>"
    await talk.write(
        table, Line(number=1, at=1, person=person, seat=0, name="Anna", audience="table", kind="text", text=said)
    )


@pytest.fixture
def filled(played: tuple[Path, Filled], tmp_path: Path) -> Filled:
    """The same in a folder of one's own."""
    (tmp_path / DATABASE).write_bytes((played[0] / DATABASE).read_bytes())
    return played[1]


def digest(folder: Path) -> dict[str, str]:
    """Every file, by what is in it. SQLite may make its files beside the database anew."""
    return {
        each.name: hashlib.sha256(each.read_bytes()).hexdigest()
        for each in folder.iterdir()
        if not each.name.endswith(("-shm", "-wal")) and each.name != "mazzo.lock"
    }


def rows_in(address: str) -> dict[str, list[Any]]:
    async def go() -> dict[str, list[Any]]:
        async with test_store.stored(address) as store, store.reading() as connection:
            return {each.name: list(await connection.execute(select(each))) for each in MOVED}

    return asyncio.run(go())


def test_everything_is_moved_and_goes_on_there(
    tmp_path: Path, filled: Filled, bare_database: str, capsys: Capture
) -> None:
    before = digest(tmp_path)
    address = f"sqlite+aiosqlite:///{tmp_path / DATABASE}"
    assert cli.run(["migrate-data", "--data", str(tmp_path), "--database", bare_database, "--lang", "en"]) == 0
    said = capsys.readouterr()
    events = sum(map(len, filled.tables.values()))
    assert said.out.startswith(f"{len(filled.tables)} tables, with {events} events and all people, are now in ")
    assert said.err == "", "progress is for those who look on"
    assert digest(tmp_path) == before
    old, new = rows_in(address), rows_in(bare_database)
    assert all(old.values()), "there is something of everything"
    assert {name: sorted(map(repr, rows)) for name, rows in old.items()} == {
        name: sorted(map(repr, rows)) for name, rows in new.items()
    }

    async def go() -> None:
        async with test_store.stored(bare_database) as store:
            for id, entries in filled.tables.items():
                assert await store.entries(id) == entries
            assert await store.numbers(list(filled.tables)) == {id: len(each) for id, each in filled.tables.items()}
            sessions = Sessions(store, None, lambda ended: None)
            for token, person in filled.tokens.items():
                assert await sessions.person(token) == person
            assert [each.game for each in await learned_by(store, person)] == sorted(names())

    asyncio.run(go())


@pytest.mark.usefixtures("filled")
def test_it_is_told_how_far_it_is(tmp_path: Path, bare_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In several batches, each of them compared."""
    monkeypatch.setattr(moving, "TOGETHER", 10)
    told: list[Progress] = []
    counts = move(tmp_path, bare_database, told.append)
    last = {each.what: each.done for each in told if not each.comparing}
    assert {what: number for what, number in counts.items() if number} == last
    assert {each.what for each in told if each.comparing} == {each.name for each in MOVED}
    assert max(each.done for each in told if each.what == "events") > 100


def test_an_older_folder_is_moved_from_a_copy(tmp_path: Path, filled: Filled, bare_database: str) -> None:

    async def make_older() -> None:
        async with stored(tmp_path) as store, store.engine.begin() as connection:
            await connection.run_sync(migrated, command.downgrade, "0005")

    asyncio.run(make_older())
    before = digest(tmp_path)
    assert move(tmp_path, bare_database, lambda _: None)["tables"] == len(filled.tables)
    assert digest(tmp_path) == before
    assert {row.id: row.number for row in rows_in(bare_database)["tables"]} == {
        id: len(entries) for id, entries in filled.tables.items()
    }


def refused(folder: Path, address: str) -> str:
    with pytest.raises(Refusal) as refusal:
        move(folder, address, lambda _: None)
    return refusal.value.key


@pytest.mark.usefixtures("filled")
def test_what_is_not_moved(tmp_path: Path, database: str) -> None:
    empty, damaged = tmp_path / "empty", tmp_path / "damaged"
    assert refused(empty, database) == "error-no-tables"
    damaged.mkdir()
    (damaged / DATABASE).write_bytes((tmp_path / DATABASE).read_bytes())
    flip_pages(damaged / DATABASE)
    assert refused(damaged, database) == "error-storage-damaged"
    with held(tmp_path):
        assert refused(tmp_path, database) == "error-folder-in-use"
    assert refused(tmp_path, "postgresql:nothing") == "error-database-address"
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refused(tmp_path, database) == "error-storage-newer"


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize("statement", ["INSERT INTO settings VALUES ('a', 'b')", ""])
def test_a_database_that_is_not_empty_is_left_alone(tmp_path: Path, database: str, statement: str) -> None:
    async def use() -> None:
        async with test_store.stored(database) as store:
            if statement:
                async with store.engine.begin() as connection:
                    await connection.execute(text(statement))
            else:
                await test_store.open_table(store, "a")

    asyncio.run(use())
    before = rows_in(database)
    assert refused(tmp_path, database) == "error-database-holds"
    assert rows_in(database) == before


def trigger(address: str, table: str, body: str) -> None:
    """Let a database change what is written to it."""

    async def go() -> None:
        store = await Store.open(address)
        async with store.engine.begin() as connection:
            function = f"CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} END $$"
            await connection.execute(text(function))
            await connection.execute(
                text(f"CREATE TRIGGER change BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION change()")
            )
        await store.close()

    asyncio.run(go())


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize(
    ("table", "body"),
    [
        ("events", "IF NEW.number = 7 THEN NEW.body = 'another'; END IF; RETURN NEW;"),
        ("learned", "IF NEW.game = (SELECT min(game) FROM tables) THEN RETURN NULL; END IF; RETURN NEW;"),
        ("people", "NEW.seen_at = NEW.seen_at + 1; RETURN NEW;"),
        ("settings", "RETURN NULL;"),
        ("sessions", "IF NEW.label LIKE 'Safari%' THEN RAISE 'no phones' USING ERRCODE = '22000'; END IF; RETURN NEW;"),
    ],
)
def test_whatever_differs_undoes_everything(tmp_path: Path, database: str, table: str, body: str) -> None:
    trigger(database, table, body)
    assert refused(tmp_path, database) == ("error-database" if "RAISE" in body else "error-database-differs")
    assert not any(rows_in(database).values())


def test_all_that_people_have_is_moved() -> None:
    assert {each.name for each in schema.metadata.sorted_tables} - {each.name for each in MOVED} == {
        "processes",
        "attendance",
    }
