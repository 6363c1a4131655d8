"""How a second device becomes the same person: both agree, once, in a few minutes; a link claims nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import default
from mazzo.server import pairings as module
from mazzo.server.pairings import LENGTH, LETTERS, SECONDS, Pairings, plain, spaced
from mazzo.server.quotas import Quotas
from mazzo.server.settings import Settings
from mazzo.server.store import Store
from mazzo.table.refusal import Refused
from mazzo.testing.support.server import PROCESSES, Guest, Server, guest, paired, run

HERE = "192.0.2.1"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Pairings]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/mazzo.db")
    try:
        yield Pairings(store, Quotas(Settings(data=folder)))
    finally:
        await store.close()


async def refusal(what: Any) -> str:
    with pytest.raises(Refused) as refused:
        await what
    return refused.value.reason.code


def test_both_devices_agree_and_it_works_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as pairings:
            asked = await pairings.ask("Chrome, Android", HERE)
            assert len(asked.code) == LENGTH
            assert set(asked.code) <= set(LETTERS)
            assert await refusal(pairings.confirm(asked.device)) == "not_offered"
            found = await pairings.find(spaced(asked.code).lower(), "anna", HERE)
            assert found.label == "Chrome, Android"
            assert asked.number in found.numbers
            assert len(set(found.numbers)) == 3
            assert found.numbers == sorted(found.numbers)
            assert (await pairings.find(asked.code, "anna", HERE)).numbers == found.numbers
            assert await refusal(pairings.confirm(asked.device)) == "not_offered"
            await pairings.offer(asked.code, "anna", asked.number)
            assert (await pairings.look(asked.device)).state == "offered"
            assert await pairings.confirm(asked.device) == "anna"
            for again in (pairings.confirm(asked.device), pairings.look(asked.device)):
                assert await refusal(again) == "code_expired"
            assert await refusal(pairings.find(asked.code, "anna", HERE)) == "no_such_code"

    run(go())


def test_of_two_who_confirm_only_one_succeeds(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as pairings:
            asked = await pairings.ask("", HERE)
            await pairings.find(asked.code, "anna", HERE)
            await pairings.offer(asked.code, "anna", asked.number)
            tries = (pairings.confirm(asked.device) for _ in range(5))
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(each == "anna" for each in found) == 1

    run(go())


def test_a_code_is_theirs_who_have_entered_it_first(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as pairings:
            asked = await pairings.ask("", HERE)
            await pairings.find(asked.code, "anna", HERE)
            assert await refusal(pairings.find(asked.code, "mallory", HERE)) == "no_such_code"
            assert await refusal(pairings.offer(asked.code, "mallory", asked.number)) == "code_expired"
            await pairings.refuse(asked.code, "mallory")
            await pairings.offer(asked.code, "anna", asked.number)
            assert await pairings.confirm(asked.device) == "anna"

    run(go())


def test_a_wrong_number_ends_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as pairings:
            asked = await pairings.ask("", HERE)
            found = await pairings.find(asked.code, "anna", HERE)
            wrong = next(each for each in found.numbers if each != asked.number)
            assert await refusal(pairings.offer(asked.code, "anna", wrong)) == "wrong_number"
            assert await refusal(pairings.offer(asked.code, "anna", asked.number)) == "code_expired"
            assert await refusal(pairings.look(asked.device)) == "pairing_refused"
            assert await refusal(pairings.confirm(asked.device)) == "pairing_refused"

    run(go())


@pytest.mark.parametrize("offered", [False, True])
def test_either_device_may_say_no(tmp_path: Path, offered: bool) -> None:
    async def go() -> None:
        async with opened(tmp_path) as pairings:
            for refuse in (True, False):
                asked = await pairings.ask("", HERE)
                await pairings.find(asked.code, "anna", HERE)
                if offered:
                    await pairings.offer(asked.code, "anna", asked.number)
                if refuse:
                    await pairings.refuse(asked.code, "anna")
                else:
                    await pairings.cancel(asked.device)
                code = "pairing_refused" if refuse else "code_expired"
                assert await refusal(pairings.confirm(asked.device)) == code

    run(go())


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_after_five_minutes_nothing_comes_of_it(tmp_path: Path, steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    time = [1_795_000_000_000]
    monkeypatch.setattr(module, "now", lambda: time[0])

    async def go() -> None:
        async with opened(tmp_path) as pairings:
            asked = await pairings.ask("", HERE)
            if steps:
                await pairings.find(asked.code, "anna", HERE)
            if steps > 1:
                await pairings.offer(asked.code, "anna", asked.number)
            time[0] += SECONDS * 1000
            assert await refusal(pairings.find(asked.code, "anna", HERE)) == "code_expired"
            assert await refusal(pairings.offer(asked.code, "anna", asked.number)) == "code_expired"
            assert await refusal(pairings.look(asked.device)) == "code_expired"
            assert await refusal(pairings.confirm(asked.device)) == "code_expired"

    run(go())


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    """Five an hour for a person, whatever the address, and for an address, whoever it is."""

    async def go() -> None:
        async with opened(tmp_path) as pairings:
            asked = await pairings.ask("", HERE)
            for number in range(5):
                assert await refusal(pairings.find("BBBBBBBB", "mallory", f"198.51.100.{number}")) == "no_such_code"
            assert await refusal(pairings.find(asked.code, "mallory", "198.51.100.9")) == "too_many_wrong_codes"
            for number in range(5):
                assert await refusal(pairings.find("BBBBBBBB", f"guest {number}", "203.0.113.1")) == "no_such_code"
            assert await refusal(pairings.find(asked.code, "guest 9", "203.0.113.1")) == "too_many_wrong_codes"
            assert (await pairings.find(asked.code, "anna", HERE)).person == "anna"

    run(go())


def test_the_database_holds_no_code(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as pairings:
            asked = await pairings.ask("", HERE)
            stored = b"".join(each.read_bytes() for each in tmp_path.glob("mazzo.db*"))
            assert asked.code.encode() not in stored
            assert asked.device.encode() not in stored

    run(go())


def test_codes_are_read_however_they_are_written() -> None:
    assert plain(" bcdf-ghjk\n") == plain("BCDF GHJK") == "BCDFGHJK"
    assert spaced("BCDFGHJK") == "BCDF GHJK"


async def codes(somebody: Guest, path: str, **given: Any) -> str:
    answer = await somebody.http.post(f"/api/pairings{path}", json=given)
    return str(answer.json()["code"])


def test_opening_a_link_claims_nothing(server: Server) -> None:
    """Neither the links of before nor those with a code make anybody of a browser that has agreed to nothing (F4)."""

    async def go() -> None:
        async with guest(server) as mallory, guest(server) as victim:
            before = victim.http.cookies["mazzo"]
            asked = (await mallory.http.post("/api/pairings")).json()
            for link in (asked["link"], f"/me#{asked['device']}", f"/add#{asked['code']}"):
                await victim.get(link)
            for gone in ("/api/me/link", "/api/me/claim"):
                assert (await victim.http.post(gone, json={"token": "x"})).status_code in (404, 405)
            # The victim would have to ask, and to say yes; the attacker cannot do either.
            assert await codes(victim, "/confirm", device=asked["code"]) == "code_expired"
            assert victim.http.cookies["mazzo"] == before
            assert (await victim.get("/api/me")).json()["known"]
            assert victim.id != mallory.id
            # Nor does a code that the victim was tricked into opening give the attacker anything.
            assert await codes(mallory, "/confirm", device=asked["device"]) == "not_offered"

    run(go())


def test_who_is_let_in_is_told_whom_it_becomes_and_what_it_leaves(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as phone:
            await anna.open(default(), name="Anna")
            left = await phone.open(default(), name="Bert")
            was, token = phone.id, phone.http.cookies["mazzo"]
            asked = (await phone.http.post("/api/pairings")).json()
            look = {"device": asked["device"]}
            assert not (await phone.http.post("/api/pairings/look", json=look)).json()["offered"]
            await anna.http.post("/api/pairings/find", json={"code": asked["code"]})
            await anna.http.post("/api/pairings/offer", json={"code": asked["code"], "number": asked["number"]})
            seen = (await phone.http.post("/api/pairings/look", json=look)).json()
            assert (seen["offered"], seen["name"], seen["leaving"]) == (True, "Anna", 1)
            assert phone.id == was, "nothing has changed yet"
            async with phone.at(left) as client:
                answer = await phone.http.post("/api/pairings/confirm", json=look)
                assert answer.json()["name"] == "Anna"
                await client.socket.wait_closed()
            assert phone.id == anna.id
            phone.http.cookies.set("mazzo", token, domain="127.0.0.1")
            # Who it was before is signed out there; another process of the server hears of that a moment later.
            while (await phone.get("/api/me")).json()["known"]:
                assert PROCESSES

    run(go())


def test_nobody_plants_a_session_before_a_device_is_let_in(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as thief, guest(server) as phone:
            planted = thief.http.cookies["mazzo"]
            phone.http.cookies.set("mazzo", planted, domain="127.0.0.1")
            await paired(phone, anna)
            assert phone.id == anna.id
            assert phone.http.cookies["mazzo"] not in (planted, anna.http.cookies["mazzo"])
            while (await thief.get("/api/me")).json()["known"]:
                assert PROCESSES, "it is worth nothing any more"

    run(go())


def test_strangers_cannot_let_anybody_in(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as phone:
            asked = (await phone.http.post("/api/pairings")).json()
            stranger = Guest(server)
            for path, given in (
                ("/find", {"code": asked["code"]}),
                ("/offer", {"code": asked["code"], "number": asked["number"]}),
                ("/refuse", {"code": asked["code"]}),
            ):
                assert await codes(stranger, path, **given) == "no_identity"
            await paired(stranger, phone)
            assert stranger.id == phone.id
            await stranger.http.aclose()

    run(go())
