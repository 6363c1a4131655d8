"""Reports, blocks, bans and mutes, who may do that to whom, and that all of it is audited; also at the machine."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mazzo.cli import run as run_command
from mazzo.games import default
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import Guest, Lost, Refusal, Server, guest, paired, run, serving, shortest
from tests.server.test_accounts import account, sign_in
from tests.server.test_inbox import inbox_of

pytestmark = pytest.mark.more


async def refused(somebody: Guest, path: str, **body: Any) -> str:
    answer = await somebody.http.post(path, json=body)
    return "" if answer.is_success else str(answer.json()["code"])


async def at_the_machine(server: Server, *arguments: str) -> int:
    database = server.settings.get("database")
    place = ["--database", database] if database else ["--data", str(server.data)]
    return await asyncio.to_thread(run_command, ["admin", *arguments, *place])


async def filed(somebody: Guest) -> None:
    """Wait until the match that somebody has played is in the history."""
    while not (await somebody.get("/api/me/totals")).json():
        await asyncio.sleep(0.05)


BAN = {"kind": "ban", "days": 3, "reason": "shouting"}


def test_a_report_leads_to_a_ban_which_is_audited(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as boss, guest(server) as anna, guest(server) as rude:
            await account(boss, "Boss")
            assert await refused(boss, "/api/moderation/penalties", name="Boss", **BAN) == "not_moderator"
            assert (await boss.get("/api/moderation")).json()["code"] == "not_moderator"
            assert await at_the_machine(server, "Boss") == 0
            assert (await boss.get("/api/me")).json()["role"] == "admin"
            table = await anna.open(default(), name="Anna")
            async with rude.at(table) as shouting:
                await shouting.command("sit", seats=[1], names=["Rude"])
                assert await refused(anna, "/api/reports", table=table, seat=1, reason="<b>shouts") == ""
                assert await refused(anna, "/api/reports", table=table, seat=0, reason="free") == "no_such_person"
                assert await refused(rude, "/api/reports", table=table, seat=1, reason="me") == "no_such_person"
                seen = (await boss.get("/api/moderation")).json()
                (report,) = seen["reports"]
                assert (report["name"], report["table"], report["reason"]) == ("Rude", table, "<b>shouts")
                assert rude.id not in str(seen)
                assert await refused(boss, "/api/moderation/penalties", report=report["id"], **BAN) == ""
                with pytest.raises(Lost):
                    await shouting.until(lambda: False)
            # Whoever comes back with the same cookie is told why not.
            with pytest.raises(Refusal) as kept_out:
                await rude.open(default())
            assert kept_out.value.code == "banned"
            assert kept_out.value.params["reason"] == "shouting"
            with pytest.raises(Lost):
                async with rude.at(table):
                    pass
            assert (await rude.get("/api/me")).json()["banned"]["reason"] == "shouting"
            assert await refused(rude, "/api/accounts", name="Rude", password="correct horse") == "banned"
            seen = (await boss.get("/api/moderation")).json()
            assert seen["reports"] == []
            acts = [(act["kind"], act["who"]) for act in seen["audit"]]
            assert sorted(acts) == [("ban", "Boss"), ("report_done", "Boss"), ("role", "")]
            assert {act["whom"] for act in seen["audit"]} == {"Rude", "Boss"}
            # And lifted again.
            (penalty,) = seen["penalties"]
            assert (await anna.http.delete(f"/api/moderation/penalties/{penalty['id']}")).status_code == 409
            assert (await boss.http.delete(f"/api/moderation/penalties/{penalty['id']}")).status_code == 204
            await rude.get("/api/me")
            await rude.open(default())

    with serving(tmp_path) as server:
        run(go(server))


def test_a_ban_goes_with_the_guest_into_an_account(tmp_path: Path) -> None:
    """Signing in over a banned guest does not shake it off."""

    async def go(server: Server) -> None:
        async with guest(server) as boss, guest(server) as rude, guest(server) as other:
            await account(boss, "Boss")
            assert await at_the_machine(server, "Boss") == 0
            await account(other, "Other Me")
            table = await boss.open(default(), name="Boss")
            async with rude.at(table) as client:
                await client.command("sit", seats=[1], names=["Rude"])
                await refused(boss, "/api/reports", table=table, seat=1, reason="x")
                (report,) = (await boss.get("/api/moderation")).json()["reports"]
                assert await refused(boss, "/api/moderation/penalties", report=report["id"], **BAN) == ""
            assert (await sign_in(rude, "Other Me", keep=True)).is_success
            assert (await rude.get("/api/me")).json()["banned"]

    with serving(tmp_path) as server:
        run(go(server))


@pytest.mark.parametrize("way", ["password", "code", "pairing", "other"])
def test_whoever_is_banned_does_not_come_back(tmp_path: Path, way: str) -> None:
    """By no credential, on no other device, and not from one that was signed in all the time."""

    async def go(server: Server) -> None:
        async with guest(server) as boss, guest(server) as rude, guest(server) as fresh, guest(server) as other:
            await account(boss, "Boss")
            assert await at_the_machine(server, "Boss") == 0
            codes = (await account(rude, "Rude"))["codes"]
            assert (await sign_in(other, "Rude")).is_success
            table = await boss.open(default(), name="Boss")
            assert await refused(boss, "/api/moderation/penalties", name="Rude", **BAN) == ""
            if way == "password":
                assert (await sign_in(fresh, "Rude")).is_success
            elif way == "code":
                answer = await fresh.http.post("/api/sign-in/code", json={"name": "Rude", "code": codes[0]})
                assert answer.is_success
            elif way == "pairing":
                await paired(fresh, rude)
            back = other if way == "other" else fresh
            assert (await back.get("/api/me")).json()["banned"]["reason"] == "shouting"
            with pytest.raises(Refusal, match="banned"):
                await back.open(default())
            with pytest.raises(Lost):
                async with back.at(table):
                    pass

    with serving(tmp_path) as server:
        run(go(server))


def test_moderators_do_nothing_to_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as one, guest(server) as two, guest(server) as boss, guest(server) as anna:
            for somebody, name in ((one, "Mod One"), (two, "Mod Two"), (boss, "Boss"), (anna, "Anna")):
                await account(somebody, name)
            for arguments in (("role", "Mod One", "moderator"), ("role", "Mod Two", "moderator"), ("boss",)):
                assert await at_the_machine(server, *arguments) == 0
            for whom in ("Mod Two", "Boss", "Mod One"):
                assert await refused(one, "/api/moderation/penalties", name=whom, **BAN) == "not_moderator"
            assert await refused(one, "/api/moderation/penalties", name="Nobody", **BAN) == "no_such_person"
            renaming = {"name": "Anna", "to": "Hanna", "reason": "offends"}
            assert await refused(one, "/api/moderation/rename", **renaming) == ""
            assert (await anna.get("/api/me")).json()["name"] == "Hanna"
            assert await refused(one, "/api/moderation/rename", name="Hanna", to="B0SS", reason="x") in (
                "account_name_taken",
                "name_scripts",
            )
            assert await refused(boss, "/api/moderation/penalties", name="Mod One", **BAN) == ""
            assert (await one.get("/api/moderation")).json()["code"] == "banned"
            assert await at_the_machine(server, "list") == 0
            assert await at_the_machine(server, "lift", "Mod One") == 0
            assert await at_the_machine(server, "rename", "Hanna", "Anna") == 0
            assert await at_the_machine(server, "ban", "Anna", "--reason", "x") == 0
            assert (await anna.get("/api/me")).json()["banned"]
            assert await at_the_machine(server, "role", "Anna", "queen") == 2
            assert await at_the_machine(server, "No such name") == 2

    with serving(tmp_path) as server:
        run(go(server))
    said = capsys.readouterr()
    assert "Boss is an admin." in said.out
    assert "Mod One: banned" in said.out
    assert "There is nobody of that name." in said.err


def test_whom_the_host_has_blocked_does_not_sit_down(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bert:
            table = await anna.open(default(), name="Anna")
            async with anna.at(table), bert.at(table) as client:
                await client.command("sit", seats=[1], names=["Bert"])
                assert await refused(anna, "/api/me/blocks", table=table, seat=1) == ""
                assert await refused(anna, "/api/me/blocks", table=table, seat=1) == "", "twice is once"
                (blocked,) = (await anna.get("/api/me/blocks")).json()
                while blocked["name"] != "Bert":
                    # How a guest is called is written without hurry.
                    await asyncio.sleep(0.05)
                    (blocked,) = (await anna.get("/api/me/blocks")).json()
                assert bert.id not in str(blocked)
            other = await anna.open(default(), name="Anna")
            async with bert.at(other) as client:
                with pytest.raises(Refusal) as barred:
                    await client.command("sit", seats=[1], names=["Bert"])
                assert barred.value.code == "barred"
                assert (await bert.http.delete(f"/api/me/blocks/{blocked['id']}")).status_code == 409
                assert (await anna.http.delete(f"/api/me/blocks/{blocked['id']}")).status_code == 204
                await client.command("sit", seats=[1], names=["Bert"])

    run(go())


def test_a_match_is_voided_by_a_moderator_who_did_not_play_it_once_and_audited(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as anna, guest(server) as boss:
            for somebody, name in ((anna, "Anna"), (boss, "Boss")):
                await account(somebody, name)
            table = await anna.open(PLAIN, options=shortest(PLAIN), level="random")
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                await client.command("start")
                await client.play_to_end()
            match = f"{table}-1"
            wanted = {"match": match, "reason": "<i>thrown"}
            await filed(anna)
            assert await refused(anna, "/api/moderation/void", **wanted) == "not_moderator"
            for name in ("Anna", "Boss"):
                assert await at_the_machine(server, "role", name, "moderator") == 0
            assert await refused(anna, "/api/moderation/void", **wanted) == "own_match"
            assert await refused(boss, "/api/moderation/void", match="nothing-1", reason="x") == "nothing_to_void"
            replay = {"match": f"{server.address}/t/{table}/replay/1", "reason": "<i>thrown"}
            assert await refused(boss, "/api/moderation/void", **replay) == ""
            assert await refused(boss, "/api/moderation/void", **wanted) == "nothing_to_void"
            assert await at_the_machine(server, "void", match, "--reason", "again") == 2
            act = (await boss.get("/api/moderation")).json()["audit"][0]
            assert (act["kind"], act["who"], act["reason"]) == ("void", "Boss", f"{match}: <i>thrown")
            (played,) = (await anna.get("/api/me/matches")).json()["matches"]
            assert (played["id"], played["outcome"]) == (match, "voided")
            assert (await anna.get("/api/me/totals")).json() == []

    with serving(tmp_path) as server:
        run(go(server))


def test_at_the_machine_a_match_is_voided_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as anna:
            table = await anna.open(PLAIN, options=shortest(PLAIN), level="random")
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                await client.command("start")
                await client.play_to_end()
            await filed(anna)
            assert await at_the_machine(server, "void", f"{table}-1", "--reason", "a test") == 0
            assert (await anna.get("/api/me/totals")).json() == []

    with serving(tmp_path) as server:
        run(go(server))
    assert "no longer counts" in capsys.readouterr().out


def test_who_is_blocked_asks_for_no_friendship_and_invites_nobody(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bert:
            table = await anna.open(default(), name="Anna")
            async with anna.at(table) as hers, bert.at(table) as his:
                await hers.command("sit", seats=[0], names=["Anna"])
                await his.command("sit", seats=[1], names=["Bert"])
                annas, berts = {"table": table, "seat": 1}, {"table": table, "seat": 0}
                await anna.http.post("/api/me/friends", json=annas)
                await bert.http.post("/api/me/friends", json=berts)
                (friend,) = (await anna.get("/api/me/inbox")).json()["friends"]
                assert friend["state"] == "friend"
                invitation = f"/api/me/friends/{friend['id']}/invitations"
                assert (await bert.http.post(invitation, json={"table": table})).status_code == 204
                assert (await anna.get("/api/me/inbox")).json()["invitations"]
                assert await refused(anna, "/api/me/blocks", **annas) == ""
                # What was between them is gone, and what he asks now reaches nobody, without a word about it.
                inbox = (await anna.get("/api/me/inbox")).json()
                assert (inbox["friends"], inbox["invitations"]) == ([], [])
                assert await refused(bert, invitation, table=table) == "no_such_friend"
                assert await refused(bert, "/api/me/friends", **berts) == ""
                assert (await anna.get("/api/me/inbox")).json()["friends"] == []
                assert await refused(anna, "/api/me/friends", **annas) == "you_block_them"
                (blocked,) = (await anna.get("/api/me/blocks")).json()
                await anna.http.delete(f"/api/me/blocks/{blocked['id']}")
                assert await refused(bert, "/api/me/friends", **berts) == ""
                assert [each["state"] for each in (await anna.get("/api/me/inbox")).json()["friends"]] == ["asks"]

    run(go())


def test_who_is_banned_has_no_inbox_and_asks_nobody(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as rude, guest(server) as anna:
            await account(rude, "Rude")
            table = await anna.open(default(), name="Anna")
            async with anna.at(table) as client, inbox_of(rude) as inbox:
                await client.command("sit", seats=[0], names=["Anna"])
                assert await at_the_machine(server, "ban", "Rude", "--reason", "x") == 0
                with pytest.raises(ConnectionClosed):
                    await inbox.until(lambda told: False)
            assert await refused(rude, "/api/me/friends", table=table, seat=0) == "banned"
            async with inbox_of(rude) as inbox:
                assert json.loads(await inbox.socket.recv())["reason"]["code"] == "banned"

    with serving(tmp_path) as server:
        run(go(server))


def test_a_report_tells_what_was_said_and_who_is_muted_says_nothing_more(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as boss, guest(server) as anna, guest(server) as rude:
            await account(boss, "Boss")
            await account(rude, "Rude")
            assert await at_the_machine(server, "Boss") == 0
            table = await anna.open(default(), name="Anna", talk="text")
            async with rude.at(table) as shouting:
                await shouting.command("sit", seats=[1], names=["Rude"])
                await shouting.command("say", text="<i>you fool")
                await shouting.command("say", key="smile")
                assert await refused(anna, "/api/reports", table=table, seat=1, reason="insults") == ""
                (report,) = (await boss.get("/api/moderation")).json()["reports"]
                said = [(line["name"], line["kind"], line["key"] or line["text"]) for line in report["said"]]
                assert said == [("Rude", "text", "<i>you fool"), ("Rude", "emote", "smile")]
                mute = {"kind": "mute", "days": 1, "reason": "insults"}
                assert await refused(boss, "/api/moderation/penalties", report=report["id"], **mute) == ""
                with pytest.raises(Refusal) as muted:
                    await shouting.command("say", key="smile")
                assert (muted.value.code, muted.value.params["reason"]) == ("talk_muted", "insults")

    with serving(tmp_path) as server:
        run(go(server))
