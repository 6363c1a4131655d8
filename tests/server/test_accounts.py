"""How one gets an account and signs in: by password and by recovery code; a guest stays the same person. And what those
get who try to be somebody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from mazzo.games import default
from mazzo.server import passwords
from mazzo.server.accounts import CODE_LENGTH, Accounts, Credential, plain_code, spaced
from mazzo.server.passwords import HASHER, NOBODYS, Passwords, compared
from mazzo.server.quotas import Quotas
from mazzo.server.settings import Settings
from mazzo.server.store import Store
from mazzo.table.names import looks, skeleton_of
from mazzo.table.refusal import Refused
from mazzo.testing.support.server import (
    IN_ONE_PROCESS,
    ON_SQLITE,
    Guest,
    Lost,
    Refusal,
    Server,
    guest,
    paired,
    run,
    serving,
)

PASSWORD = "correct horse"
HERE = "192.0.2.1"


async def refusal(what: Any) -> str:
    with pytest.raises(Refused) as refused:
        await what
    return refused.value.reason.code


async def account(person: Guest, name: str, password: str = PASSWORD) -> dict[str, Any]:
    answer = await person.http.post("/api/accounts", json={"name": name, "password": password})
    if answer.status_code != 201:
        raise Refusal(answer.json())
    return dict(answer.json())


async def sign_in(person: Guest, name: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    return await person.http.post("/api/sign-in/password", json={"name": name, "password": password, **more})


def test_a_guest_becomes_an_account_and_keeps_the_seat(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as elsewhere:
            table = await anna.open(default(), name="Anna")
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
            before, token = anna.id, anna.http.cookies["mazzo"]
            made = await account(anna, "Anna of the seat")
            assert made["me"]["account"]
            assert len(made["codes"]) == len(set(made["codes"])) == 10
            assert anna.id == before, "the id stays"
            assert anna.http.cookies["mazzo"] != token, "the token does not"
            stranger = httpx.get(server.address + "/api/me", headers={"cookie": f"mazzo={token}"})
            assert stranger.json()["known"] is False
            async with anna.at(table) as client:
                assert client.shown["seats"][0]["yours"]
            answer = await sign_in(elsewhere, "ANNA of the Seat")
            assert answer.json()["name"] == "Anna of the seat"
            assert elsewhere.id == before

    run(go())


def test_nobody_is_told_which_half_was_wrong(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as thief:
            await account(anna, "Half Wrong")
            for name, password in (("Half Wrong", "incorrect horse"), ("No such name", PASSWORD)):
                answer = await sign_in(thief, name, password)
                assert (answer.status_code, answer.json()["code"]) == (409, "sign_in_wrong")
            answer = await thief.http.post("/api/sign-in/code", json={"name": "Half Wrong", "code": "0" * 16})
            assert answer.json()["code"] == "sign_in_wrong"

    run(go())


def test_a_name_that_nobody_has_costs_the_same_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compared_with: list[str] = []

    def counting(kept: str, password: str) -> bool:
        compared_with.append(kept)
        return compared(kept, password)

    monkeypatch.setattr(passwords, "compared", counting)

    async def go() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/mazzo.db")
        accounts = Accounts(store, Quotas(Settings(data=tmp_path)))
        await accounts.create("", "Anna", await accounts.password(PASSWORD, "Anna"))
        assert await refusal(accounts.by_password("Anna", "wrong", HERE)) == "sign_in_wrong"
        assert await refusal(accounts.by_password("Berta", "wrong", HERE)) == "sign_in_wrong"
        assert len(compared_with) == 2
        assert compared_with[1] == NOBODYS
        assert compared_with[0].split("$")[:4] == NOBODYS.split("$")[:4], "with the same cost"
        await store.close()

    run(go())


@pytest.mark.parametrize("way", ["password", "code"])
def test_a_name_that_nobody_has_costs_the_same_questions(tmp_path: Path, way: str) -> None:
    """As many as an account without a password, too, which only has a passkey."""

    async def go() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/mazzo.db")
        accounts = Accounts(store, Quotas(Settings(data=tmp_path)))
        await accounts.create("", "Anna", await accounts.password(PASSWORD, "Anna"))
        await accounts.create("", "Dora", Credential(kind="passkey", handle="x", key=b"x"))
        asked: list[str] = []
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
        found = []
        for name in ("Anna", "Berta", "Dora"):
            asked.clear()
            shown = accounts.by_password if way == "password" else accounts.by_code
            assert await refusal(shown(name, "wrong", HERE)) == "sign_in_wrong"
            found.append(list(asked))
        assert found[0], "something is asked at all"
        assert found[0] == found[1] == found[2]
        await store.close()

    run(go())


def test_what_is_compared_for_nobody_is_a_hash_that_nothing_fits() -> None:
    assert not HASHER.check_needs_rehash(NOBODYS)
    assert not compared(NOBODYS, "")

    async def go() -> None:
        assert not await Passwords().right("", "")

    run(go())


@ON_SQLITE
def test_a_password_is_kept_as_a_hash_alone(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as anna:
            made = await account(anna, "Anna")
            ((kept,),) = server.rows("SELECT hash FROM credentials")
            assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
            await asyncio.to_thread(server.stop)
            stored = b"".join(each.read_bytes() for each in server.data.glob("mazzo.db*"))
            assert PASSWORD.encode() not in stored
            for code in made["codes"]:
                assert code.encode() not in stored
                assert plain_code(code).encode() not in stored
            await asyncio.to_thread(server.start)

    with serving(tmp_path) as server:
        run(go(server))


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password_short"),
        ("password", "password_common"),
        ("PASSWORD", "password_common"),
        ("aaaaaaaaaa", "password_common"),
        ("weak anna", "password_common"),
    ],
)
def test_a_password_that_anybody_guesses_is_refused(server: Server, password: str, code: str) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            with pytest.raises(Refusal) as refused:
                await account(anna, "Weak Anna", password)
            assert refused.value.code == code
            assert (await anna.get("/api/me")).json()["account"] is False

    run(go())


def test_a_recovery_code_is_good_once(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as again:
            codes = (await account(anna, "Recovering"))["codes"]
            told = {"name": "Recovering", "code": codes[3].lower().replace("-", " ")}
            answer = await again.http.post("/api/sign-in/code", json=told)
            assert answer.json()["account"]
            assert again.id == anna.id
            assert (await again.http.post("/api/sign-in/code", json=told)).json()["code"] == "sign_in_wrong"
            shown = (await again.get("/api/me/credentials")).json()
            assert shown["codes_left"] == 9
            assert shown["proved"], "who has lost the password sets another"
            await again.http.post("/api/me/credentials/password", json={"password": "another horse"})
            assert (await sign_in(again, "Recovering")).json()["code"] == "sign_in_wrong"
            assert (await sign_in(again, "Recovering", "another horse")).is_success
            fresh = (await again.http.post("/api/me/credentials/recovery")).json()["codes"]
            assert not set(fresh) & set(codes)
            old = {"name": "Recovering", "code": codes[0]}
            assert (await again.http.post("/api/sign-in/code", json=old)).json()["code"] == "sign_in_wrong"

    run(go())


def test_codes_are_read_however_they_are_written() -> None:
    code = "0123456789ABCDEF"
    assert len(code) == CODE_LENGTH
    assert spaced(code) == "0123-4567-89AB-CDEF"
    assert plain_code(" o123 4567-89ab cdef\n") == code
    assert plain_code("OI23-L567") == "01231567"


@IN_ONE_PROCESS
def test_guessing_is_over_soon(tmp_path: Path) -> None:
    """By the name of an account, whoever asks; by an address, whatever names it tries."""

    async def go(server: Server) -> None:
        async with guest(server) as anna, guest(server) as thief:
            codes = (await account(anna, "Anna"))["codes"]
            tried = [(await sign_in(thief, "anna", f"guess {each}")).json()["code"] for each in range(8)]
            assert tried == 5 * ["sign_in_wrong"] + 3 * ["too_many_sign_ins"]
            answer = await sign_in(thief, "Anna")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many_sign_ins")
            code = await thief.http.post("/api/sign-in/code", json={"name": "Anna", "code": codes[0]})
            assert code.json()["code"] == "too_many_sign_ins", "codes are no way around"
            others = [(await sign_in(thief, f"Nobody {each}")).json()["code"] for each in range(20)]
            assert others == 15 * ["sign_in_wrong"] + 5 * ["too_many_sign_ins"]
            assert (await anna.get("/api/me")).json()["account"], "who is signed in stays so"

    with serving(tmp_path, sign_ins_of_name=5, sign_ins_of_address=20) as server:
        run(go(server))


@IN_ONE_PROCESS
def test_recovery_codes_cannot_be_guessed(tmp_path: Path) -> None:
    """Wrong codes alone use up the tries, of a name and of an address."""

    async def by_code(person: Guest, name: str, code: str) -> str:
        answer = await person.http.post("/api/sign-in/code", json={"name": name, "code": code})
        return "" if answer.is_success else str(answer.json()["code"])

    async def go(server: Server) -> None:
        async with guest(server) as anna, guest(server) as thief:
            codes = (await account(anna, "Anna"))["codes"]
            tried = [await by_code(thief, "Anna", f"{each:016d}") for each in range(7)]
            assert tried == 5 * ["sign_in_wrong"] + 2 * ["too_many_sign_ins"]
            assert await by_code(thief, "Anna", codes[0]) == "too_many_sign_ins", "not even by a right one"
            assert (await sign_in(thief, "Anna")).json()["code"] == "too_many_sign_ins"
            others = [await by_code(thief, f"Nobody {each}", "0" * 16) for each in range(20)]
            assert others == 15 * ["sign_in_wrong"] + 5 * ["too_many_sign_ins"]
            assert (await anna.get("/api/me/credentials")).json()["codes_left"] == 10

    with serving(tmp_path, sign_ins_of_name=5, sign_ins_of_address=20) as server:
        run(go(server))


def test_who_signs_in_often_and_rightly_is_not_kept_out(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as anna:
            await account(anna, "Anna")
            for _ in range(8):
                assert (await sign_in(anna, "Anna")).is_success

    with serving(tmp_path, sign_ins_of_name=5) as server:
        run(go(server))


def test_nobody_plants_a_session(server: Server) -> None:
    """A thief lets somebody sign in on a device that shows a cookie of the thief's: it is worth nothing then."""

    async def go() -> None:
        async with guest(server) as anna, guest(server) as thief, guest(server) as victim:
            await account(anna, "Planted")
            planted = thief.http.cookies["mazzo"]
            victim.http.cookies.set("mazzo", planted, domain="127.0.0.1")
            assert (await sign_in(victim, "Planted")).is_success
            assert victim.http.cookies["mazzo"] != planted
            found = httpx.get(server.address + "/api/me", headers={"cookie": f"mazzo={planted}"}).json()
            assert found["known"] is False
            again = victim.http.cookies["mazzo"]
            assert (await sign_in(victim, "Planted")).is_success
            assert victim.http.cookies["mazzo"] != again, "a new one at each sign-in"

    run(go())


def test_nobody_plants_a_session_before_an_account_is_made(server: Server) -> None:
    """Whoever gets an account stays the same person, and yet the cookie of before opens nothing any more."""

    async def go() -> None:
        async with guest(server) as thief, guest(server) as victim:
            planted = thief.http.cookies["mazzo"]
            victim.http.cookies.set("mazzo", planted, domain="127.0.0.1")
            await account(victim, "Planted Before")
            assert victim.http.cookies["mazzo"] != planted
            found = httpx.get(server.address + "/api/me", headers={"cookie": f"mazzo={planted}"}).json()
            assert found["known"] is False

    run(go())


def test_accounts_of_one_device_are_known_to_be(server: Server) -> None:
    """Whoever signs in to one after the other plays no rated match with oneself."""

    async def go() -> None:
        async with guest(server) as one, guest(server) as other:
            await account(one, "First Of Two")
            await account(other, "Second Of Two")
            first, second = one.id, other.id
            assert (await sign_in(one, "Second Of Two")).is_success
            rows = server.rows("SELECT person, other FROM shared_devices")
            assert {(first, second), (second, first)} <= {(str(person), str(whom)) for person, whom in rows}

    run(go())


ALIKE = ["mary lou", "MARY LOU", "Mary  Lou", "Mаry Lou", "Mary L0u", "Mary\u200b Lou", "Ｍary Lou", "MARY IOU"]


@pytest.mark.parametrize("name", ALIKE)
def test_no_two_accounts_look_alike(server: Server, name: str) -> None:
    async def go() -> None:
        async with guest(server) as mary, guest(server) as other:
            if not server.rows("SELECT 1 FROM people WHERE name = 'Mary Lou'"):
                await account(mary, "Mary Lou")
            with pytest.raises(Refusal) as refused:
                await account(other, name)
            assert refused.value.code in ("account_name_taken", "name_scripts")

    run(go())


def test_a_name_is_found_in_capital_letters_too() -> None:
    assert skeleton_of("PAYPAI") == skeleton_of("paypai")
    assert not looks("PAYPAI").isdisjoint(looks("paypal"))


def test_two_who_want_a_name_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/mazzo.db")
        accounts = Accounts(store, Quotas(Settings(data=tmp_path)))
        credential = await accounts.password(PASSWORD, "")
        names = ["paypal", "PAYPAI", "PayPal", "Paypal"]
        tried = await asyncio.gather(*(accounts.create("", each, credential) for each in names), return_exceptions=True)
        assert sum(isinstance(each, tuple) for each in tried) == 1
        assert all(isinstance(each, tuple | Refused) for each in tried)
        await store.close()

    run(go())


def test_guests_do_not_pass_for_an_account_where_strangers_meet(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as other:
            await account(anna, "Famous Anna")
            table = await anna.open(default(), name="Famous Anna", public=True)
            async with anna.at(table) as host, other.at(table) as client:
                await host.command("sit", seats=[0], names=["Famous Anna"])
                for name in ("famous anna", "Fаmous Annа", "FAMOUS  ANNA"):
                    with pytest.raises(Refusal) as refused:
                        await client.command("sit", seats=[1], names=[name])
                    assert refused.value.code in ("account_name_taken", "name_taken", "name_scripts")
                await client.command("sit", seats=[1], names=["Somebody"])
                await host.until(lambda: host.shown["seats"][1]["kind"] == "person")
                assert [seat.get("guest", False) for seat in host.shown["seats"][:2]] == [False, True]
            with pytest.raises(Refusal) as refused:
                await other.open(default(), name="famous anna", public=True)
            assert refused.value.code == "account_name_taken"
            private = await other.open(default(), name="famous anna")
            async with other.at(private) as client:
                await client.command("sit", seats=[0], names=["Famous Anna"])
                assert "guest" not in client.shown["seats"][0], "among friends nobody is marked"

    run(go())


def test_an_account_keeps_its_name_however_it_sits_down(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            await account(anna, "Steady")
            table = await anna.open(default(), name="Fleeting")
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Fleeting"])
            assert (await anna.get("/api/me")).json()["name"] == "Steady"
            renamed = await anna.http.post("/api/me/name", json={"name": "Steadier"})
            assert renamed.json()["name"] == "Steadier"
            async with guest(server) as other:
                await account(other, "Steady")

    run(go())


def test_what_a_thief_of_a_device_would_like_needs_a_credential(server: Server) -> None:
    """A device that was paired, or on which nobody has signed in for long, changes nothing of that kind."""

    async def go() -> None:
        async with guest(server) as anna, guest(server) as phone:
            await account(anna, "Careful")
            await paired(phone, anna)
            assert (await phone.get("/api/me")).json()["account"]
            asked = [
                await phone.http.post("/api/me/credentials/password", json={"password": "stolen horse"}),
                await phone.http.post("/api/me/credentials/recovery"),
                await phone.http.delete("/api/me/credentials/x"),
                await phone.http.post("/api/me/name", json={"name": "Stolen"}),
                await phone.http.delete("/api/me/everything"),
            ]
            assert [each.json()["code"] for each in asked] == 5 * ["sign_in_again"]
            assert (await sign_in(phone, "Careful")).is_success
            assert (await phone.http.post("/api/me/credentials/recovery")).is_success

    run(go())


def test_the_last_credential_stays(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as other:
            await account(anna, "Last")
            (own,) = (await anna.get("/api/me/credentials")).json()["credentials"]
            assert own["kind"] == "password"
            assert (await anna.http.delete(f"/api/me/credentials/{own['id']}")).json()["code"] == "last_credential"
            await account(other, "Another Last")
            foreign = await other.http.delete(f"/api/me/credentials/{own['id']}")
            assert foreign.json()["code"] == "no_such_credential"
            with pytest.raises(Refusal) as refused:
                await account(anna, "Twice")
            assert refused.value.code == "account_already"

    run(go())


def test_signing_in_over_a_guest_keeps_the_tables(server: Server) -> None:
    """In the middle of a match: the seat is the account's, also on a device where it looks on already."""

    async def go() -> None:
        async with guest(server) as anna, guest(server) as other, guest(server) as bert:
            await account(anna, "Keeping")
            account_id = anna.id
            table = await other.open(default(), name="Host")
            async with other.at(table) as playing, bert.at(table) as third, anna.at(table) as looking:
                await playing.command("sit", seats=[0], names=["Host"])
                await third.command("sit", seats=[1], names=["Bert"])
                await playing.command("start")
                await looking.until(lambda: looking.shown["status"] == "playing")
                assert (await sign_in(other, "Keeping", keep=True)).is_success
                with pytest.raises(Lost):
                    await playing.until(lambda: False)
                await looking.until(lambda: looking.shown["seats"][0].get("yours", False))
                assert looking.shown["host"]
            assert other.id == account_id
            assert table in [each["id"] for each in (await other.get("/api/tables/mine")).json()]
            async with other.at(table) as again:
                assert again.shown["seats"][0]["yours"]
                assert again.scene is not None
            kinds = server.rows("SELECT kind FROM people WHERE merged_into = ?", account_id)
            assert [kind for (kind,) in kinds] == ["merged"]

    run(go())


def test_signing_in_over_a_guest_may_leave_the_tables(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as other:
            await account(anna, "Leaving")
            table = await other.open(default(), name="Host")
            assert (await other.get("/api/me")).json()["tables"] == 1
            assert (await sign_in(other, "Leaving")).is_success
            assert (await other.get("/api/tables/mine")).json() == []
            assert (await other.get(f"/api/tables/{table}")).json()["hosting"] is False

    run(go())
