"""Whatever the schema holds about people is exported, deleted and merged: a new column that nobody thought of fails."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import LargeBinary, String

from mazzo.games import default
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.server import schema
from mazzo.server.kept import ACTED, ALONE, ELSEWHERE, KEPT, NOBODYS
from mazzo.testing.support.server import Server, guest, run, serving, shortest
from tests.server.test_accounts import account
from tests.server.test_moderating import at_the_machine
from tests.server.test_people import filed

NAME = "Zerelda Quux"


def test_every_column_that_may_tell_of_a_person_is_accounted_for() -> None:
    """All that hold text or bytes: of tables that are named in `kept`, the rows as a whole are looked after, so there
    it is enough to know which columns hold ids, and of which bytes may tell of others, too."""
    looked_after = {kept.table.name for kept in KEPT}
    for table in schema.metadata.tables.values():
        kinds = LargeBinary if table.name in looked_after else String | LargeBinary
        for column in table.columns:
            if not isinstance(column.type, kinds):
                continue
            named = [each for names in (ELSEWHERE, NOBODYS, ALONE) for each in names.get(table.name, ())]
            assert column.name in named, f"{table.name}.{column.name}: say in server/kept.py what becomes of it"


def test_every_column_that_holds_an_id_is_known_as_one() -> None:
    """By its foreign key, or by its name."""
    known = {(kept.table.name, column) for kept in KEPT for column in kept.person}
    known |= {(table, column) for names in (ACTED, ELSEWHERE) for table, columns in names.items() for column in columns}
    for table in schema.metadata.tables.values():
        for column in table.columns:
            refers = any(each.column.table is schema.people for each in column.foreign_keys)
            called = column.name in ("person", "who", "whom", "host") or column.name.endswith("_by")
            if (refers or called) and (table.name, column.name) != ("tables", "claimed_by"):
                assert (table.name, column.name) in known, f"{table.name}.{column.name}: say so in server/kept.py"


def test_nothing_is_named_that_is_not_there() -> None:
    for names in (ACTED, ALONE, ELSEWHERE, NOBODYS):
        for table, columns in names.items():
            assert set(columns) <= set(schema.metadata.tables[table].c.keys())
    for kept in KEPT:
        assert {*kept.person, *kept.blank, *kept.secret} <= set(kept.table.c.keys())


def test_nothing_that_was_played_or_said_names_whoever_was_deleted(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as anna, guest(server) as bert:
            table = await anna.open(default(), name=NAME, options=shortest(default()), level="random", talk="text")
            async with anna.at(table) as client, bert.at(table) as other:
                await client.command("sit", seats=[0], names=[NAME])
                await other.command("sit", seats=[1], names=["Bert"])
                await account(anna, NAME)
            async with anna.at(table) as client, bert.at(table) as other:
                await client.command("say", text="I am the one")
                await client.command("start")
                await other.until(lambda: other.status == "playing")
                await client.command("abandon")
            await filed(bert)
            assert (await anna.http.delete("/api/me/everything")).status_code == 204
            (match,) = (await bert.get("/api/me/matches")).json()["matches"]
            assert [seat["name"] for seat in match["seats"][:2]] == ["", "Bert"]

    with serving(tmp_path) as server:
        run(go(server))
        ((record,),) = server.rows("SELECT record FROM matches")
        assert NAME.encode() not in record
        assert verify(read(record)).rounds, "it is a whole record still"
        assert server.rows("SELECT person, name FROM results WHERE seat = 0") == [(None, "")]
        assert server.rows("SELECT * FROM talk WHERE kind = 'text'") == []


def test_no_report_about_somebody_else_tells_what_whoever_was_deleted_said(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as boss, guest(server) as anna, guest(server) as rude, guest(server) as bystander:
            await account(boss, "Boss")
            await account(rude, "Rude")
            await account(bystander, NAME)
            assert await at_the_machine(server, "Boss") == 0
            table = await anna.open(default(), name="Anna", talk="text")
            async with rude.at(table) as shouting, bystander.at(table) as other:
                await shouting.command("sit", seats=[1], names=["Rude"])
                await other.command("sit", seats=[2], names=[NAME])
                await other.command("say", text="I live at the harbour")
                await shouting.command("say", text="you fool")
            wanted = {"table": table, "seat": 1, "reason": "insults"}
            (await anna.http.post("/api/reports", json=wanted)).raise_for_status()
            assert (await bystander.http.delete("/api/me/everything")).status_code == 204
            (report,) = (await boss.get("/api/moderation")).json()["reports"]
            assert [(line["name"], line["text"]) for line in report["said"]] == [("", ""), ("Rude", "you fool")]
            assert all(line.keys() == {"name", "kind", "key", "text"} for line in report["said"]), "no ids"

    with serving(tmp_path) as server:
        run(go(server))
        ((said,),) = server.rows("SELECT said FROM reports")
        assert NAME.encode() not in said
        assert b"harbour" not in said
