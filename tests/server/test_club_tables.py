"""The tables of a club: for its members alone, with its house rules, and counted in its list."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Table

from mazzo.games import default, game
from mazzo.record.record import Player
from mazzo.server import schema
from mazzo.server.club_board import SETTLED, counts
from mazzo.server.filed import Filed, Sitting
from mazzo.testing.support.server import Guest, Lost, Refusal, Server, guest, run, serving, shortest
from tests.server.test_clubs import Circle, circle, code
from tests.server.test_rateable import GOOD, refusal, smallest


def test_a_table_of_a_club_may_be_rated() -> None:
    assert refusal(replace(GOOD, public=False, club="c")) == ""
    assert refusal(replace(GOOD, public=False, club="c"), account=False) == "rated_needs_account"


def test_nobody_else_sees_or_joins_a_table_of_a_club(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "closed") as club, guest(server) as stranger:
            await club.let_in(club.bela)
            table = await club.anna.open(default(), name=club.names[0], club=club.id)
            outsiders = [stranger, club.carla, Guest(server)]
            for somebody in outsiders:
                for path in (
                    "",
                    "/invitation",
                    "/qr",
                    "/records/1",
                    "/ratings/1",
                    "/replays/1/1",
                    "/proofs/1",
                    "/reviews/1",
                    "/reviews/1/result",
                ):
                    answer = await somebody.get(f"/api/tables/{table}{path}")
                    assert (answer.status_code, code(answer)) == (403, "club_members_only"), path
                with pytest.raises(Lost):
                    async with somebody.at(table):
                        pass
            await outsiders[-1].http.aclose()
            for path, body in (
                ("/api/reports", {"table": table, "seat": 0, "reason": "x"}),
                ("/api/me/blocks", {"table": table, "seat": 0}),
                ("/api/me/friends", {"table": table, "seat": 0}),
            ):
                answer = await stranger.http.post(path, json=body)
                assert (answer.status_code, code(answer)) == (403, "club_members_only"), path
            assert all(each["id"] != table for each in (await stranger.get("/api/tables")).json())
            # A member sits down, under no name that is another's.
            async with club.bela.at(table) as client:
                assert client.shown["club"] == club.id
                with pytest.raises(Refusal) as refused:
                    await client.command("sit", seats=[1], names=[club.names[2]])
                assert refused.value.code == "account_name_taken"
                await client.command("sit", seats=[1], names=[club.names[1]])
            [seen] = (await club.page(club.bela))["tables"]
            assert (seen["id"], seen["club"], seen["public"]) == (table, club.id, False)
            with pytest.raises(Refusal) as refused:
                await club.anna.open(default(), club=club.id, public=True, clock={"seconds": 30})
            assert refused.value.code == "club_not_public"
            # Without its club, it is a table as any to which one is invited.
            assert code(await club.anna.http.delete(club.path)) == ""
            async with stranger.at(table) as client:
                assert client.status == "open"

    run(go())


def test_who_leaves_a_club_leaves_its_tables(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "leaving") as club:
            await club.let_in(club.bela)
            alone = await club.bela.open(default(), name=club.names[1], club=club.id)
            shared = await club.bela.open(default(), name=club.names[1], club=club.id)
            async with club.bela.at(shared) as host, club.anna.at(shared) as other:
                await host.command("sit", seats=[0], names=[club.names[1]])
                await other.command("sit", seats=[1], names=[club.names[0]])
                assert (
                    code(await club.bela.http.delete(f"{club.path}/members/{await club.member(club.names[1])}")) == ""
                )
                await other.until(lambda: other.shown["host"])
                assert other.shown["seats"][0]["kind"] == "free"
            assert [each["id"] for each in (await club.page(club.anna))["tables"]] == [shared]
            assert code(await club.anna.get(f"/api/tables/{alone}")) == "no_such_table"

    run(go())


def test_house_rules_are_kept_as_what_differs(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "rules") as club:
            await club.let_in(club.bela)
            name, short = default(), shortest(default())
            seats = game(name).seats(game(name).options(short))[0]
            wanted: dict[str, Any] = {"game": name, "name": "Friday <i>", "seats": seats}
            path = f"{club.path}/rules"
            assert code(await club.bela.http.post(path, json=wanted)) == "not_club_keeper"
            assert code(await club.anna.http.post(path, json=wanted)) == ""
            [rules] = (await club.page(club.bela))["rules"]
            assert (rules["name"], rules["options"]) == ("Friday <i>", {}), "nothing differs"
            # Under the same name they change.
            assert code(await club.anna.http.post(path, json=wanted | {"options": short})) == ""
            [changed] = (await club.page(club.bela))["rules"]
            assert changed["id"] == rules["id"]
            assert changed["options"]
            assert changed["options"].items() <= game(name).options(short).dump().items()
            for wrong, reason in (
                ({"options": {"nothing": 1}}, "option"),
                ({"seats": 99}, "seats_not_allowed"),
                ({"game": "none"}, "no_such_game"),
                ({"name": "\u200b"}, "name_empty"),
            ):
                assert code(await club.anna.http.post(path, json=wanted | wrong)) == reason
            assert code(await club.bela.http.delete(f"{path}/{rules['id']}")) == "not_club_keeper"
            assert code(await club.anna.http.delete(f"{path}/{rules['id']}")) == ""
            assert code(await club.anna.http.delete(f"{path}/{rules['id']}")) == "no_such_house_rules"
            assert (await club.page(club.bela))["rules"] == []

    run(go())


def kept(*people: str, kinds: str = "") -> Filed:
    known = {"p": "person", "b": "bot", "n": "nobody"}
    players = [
        Player(known[kind], each, "club" if kind == "b" else "")  # type: ignore[arg-type]
        for each, kind in zip(people, kinds or "p" * len(people), strict=True)
    ]
    sittings = [Sitting(person=each, moves=5, bot_moves=0, quit=False) for each in people]
    return Filed(form="2", record=b"", results=[], players=players, sittings=sittings, unrated="")


def test_which_matches_count() -> None:
    assert counts(kept("a", "b"), "won")
    assert counts(kept("a", "b", "", kinds="ppn"), "won"), "a robot is a rule"
    assert not counts(kept("a", "b"), "abandoned")
    assert not counts(kept("a", "", kinds="pb"), "won")
    assert not counts(kept("a", "b", "", kinds="ppb"), "won")
    assert not counts(kept("a", "a"), "won"), "both at one device, by one person"
    assert not counts(kept("a"), "won")


async def played(club: Circle, **more: Any) -> None:
    """A match of two at a table of the club."""
    name, options, seats = smallest()
    table = await club.anna.open(
        name, name=club.names[0], options={**options, **shortest(name)}, seats=seats, club=club.id, **more
    )
    async with club.anna.at(table) as first, club.bela.at(table) as second:
        await first.command("sit", seats=[0], names=[club.names[0]])
        await second.command("sit", seats=[1], names=[club.names[1]])
        await first.command("start")
        await asyncio.gather(first.play_to_end(), second.play_to_end())


async def board(club: Circle, somebody: Guest, query: str = "") -> dict[str, Any]:
    return dict((await somebody.get(f"{club.path}/board{query}")).raise_for_status().json())


def copied(server: Server, table: Table, match: str, **changed: str) -> None:
    """The rows of a match once more, as those of another."""
    written = ", ".join("?" if column.name in changed else column.name for column in table.columns)
    values = [changed[column.name] for column in table.columns if column.name in changed]
    key = next(iter(changed))
    server.rows(f"INSERT INTO {table.name} SELECT {written} FROM {table.name} WHERE {key} = ?", *values, match)


def test_the_list_of_a_club_is_counted_from_its_matches(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with circle(server, "list") as club:
            await club.let_in(club.bela)
            await club.let_in(club.carla)
            assert (await board(club, club.anna))["forms"] == []
            await played(club)
            while not (found := await board(club, club.carla))["forms"]:
                await asyncio.sleep(0.05)
            [form] = found["forms"]
            query = f"?game={form['game']}&form={form['form']}&season={form['season']}"
            lines = (await board(club, club.bela, query))["lines"]
            assert sorted((line["name"], line["matches"], line["rank"]) for line in lines) == [
                (club.names[0], 1, 0),
                (club.names[1], 1, 0),
            ]
            assert sum(line["won"] for line in lines) == 1
            assert sorted(line["place"] for line in lines) == [1, 2]
            assert [line["yours"] for line in lines if line["name"] == club.names[1]] == [True]
            assert (await board(club, club.bela, query.replace("season=2", "season=1")))["lines"] == []
            assert code(await club.anna.get(f"{club.path}/board?game={form['game']}&form=x")) == "no_such_form"
            # With enough of them there are ranks; whoever let a bot play was last.
            copies = [f"x{number}-1" for number in range(SETTLED)]
            [(match,)] = server.rows("SELECT match_id FROM club_matches")
            server.rows("UPDATE results SET place = 1, won = true, moves = 10, bot_moves = 0 WHERE seat = 0")
            server.rows("UPDATE results SET place = 2, won = false, moves = 10, bot_moves = 0 WHERE seat = 1")
            for copy in copies:
                copied(server, schema.matches, match, id=copy, table_id=copy)
                copied(server, schema.results, match, match_id=copy)
                copied(server, schema.club_matches, match, match_id=copy)
            first, second = (await board(club, club.carla, query))["lines"]
            assert (first["name"], first["rank"], first["matches"], first["won"], first["place"]) == (
                club.names[0],
                1,
                SETTLED + 1,
                SETTLED + 1,
                1,
            )
            assert (second["rank"], second["won"], second["place"]) == (2, 0, 2)
            server.rows("UPDATE results SET bot_moves = 2 WHERE seat = 0 AND match_id LIKE 'x%'")
            server.rows("UPDATE matches SET outcome = 'voided' WHERE id = ?", match)
            lines = (await board(club, club.carla, query))["lines"]
            assert [(line["matches"], line["won"], line["place"]) for line in lines] == [(SETTLED, 0, 2)] * 2
            # Only who belongs to the club is in its list.
            sent = await club.anna.http.delete(f"{club.path}/members/{await club.member(club.names[1])}")
            assert code(sent) == ""
            assert [line["name"] for line in (await board(club, club.carla, query))["lines"]] == [club.names[0]]

    with serving(tmp_path) as server:
        run(go(server))
