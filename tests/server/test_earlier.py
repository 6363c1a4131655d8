"""A database of an earlier version, in the middle of a match: whoever comes with the cookie of then plays on."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from mazzo.server.settings import DATABASE
from mazzo.testing.support.server import ON_SQLITE, Guest, Server, run, serving

pytestmark = [ON_SQLITE, pytest.mark.more]

BEFORE = Path(__file__).with_name("before_people.sql")
"""As a server wrote it that knew neither sessions nor accounts (step 0002): not made by taking steps back."""
TABLE, PERSON = "mwabym8uy3", "r2TCGiWVqxcGGfUY"
COOKIE = f"{PERSON}.NdGEhsgSjl6slRfHJddd3dPNeshx5B0rqwBCwDSE6Ns"
LAST = 1_795_069_766_664
"""When its last event happened."""


def written_before(folder: Path) -> None:
    """As if it were a moment ago, for a match that is left alone for long comes to an end."""
    later = int(time.time() * 1000) - LAST
    dump = re.sub(r"\b1795\d{9}\b", lambda found: str(int(found[0]) + later), BEFORE.read_text())
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.executescript(dump)


def test_who_was_playing_plays_on_and_gets_an_account(tmp_path: Path) -> None:
    written_before(tmp_path)

    async def go(server: Server) -> None:
        anna = Guest(server)
        anna.http.cookies.set("mazzo", COOKIE, domain="127.0.0.1")
        (mine,) = (await anna.get("/api/tables/mine")).json()
        assert (mine["id"], mine["status"], mine["hosting"]) == (TABLE, "playing", True)
        async with anna.at(TABLE) as client:
            assert [seat.get("yours", False) for seat in client.shown["seats"]] == [True, False, False, False]
            before = client.number
            assert before >= len(re.findall("INSERT INTO .events.", BEFORE.read_text()))
            await client.until(lambda: client.decision() is not None)
            assert await client.act()
            assert client.number > before
        await anna.become()
        assert anna.http.cookies["mazzo"] != COOKIE
        assert anna.id == PERSON
        made = await anna.http.post("/api/accounts", json={"name": "Anna", "password": "correct horse"})
        assert made.status_code == 201
        assert [each["id"] for each in (await anna.get("/api/tables/mine")).json()] == [TABLE]
        async with anna.at(TABLE) as client:
            assert client.shown["seats"][0]["yours"]
        await anna.http.aclose()

    with serving(tmp_path) as server:
        run(go(server))
