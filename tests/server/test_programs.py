"""Bots of people: made and revoked by their owners, seated where a host allows it, marked as what they are, and nothing
else open to them. The examples play at a real table."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mazzo.games import default
from mazzo.server.programs import MOST
from mazzo.testing.support.server import Guest, Refusal, Server, guest, run, serving, shortest
from tests.server.test_accounts import account

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


async def made(person: Guest, name: str) -> dict[str, Any]:
    answer = await person.http.post("/api/me/bots", json={"name": name})
    if answer.status_code != 201:
        raise Refusal(answer.json())
    return dict(answer.json())


def program(server: Server, token: str) -> httpx.AsyncClient:
    headers = {"authorization": f"Bearer {token}", "x-mazzo": "1"}
    return httpx.AsyncClient(base_url=server.address, headers=headers)


def test_an_account_makes_bots_and_revokes_them(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as nobody, guest(server) as anna:
            assert (await nobody.http.get("/api/me/bots")).json()["code"] == "no_account"
            await account(anna, "Anna who has bots")
            first = await made(anna, "Annabot 1")
            assert [each["name"] for each in (await anna.http.get("/api/me/bots")).json()] == ["Annabot 1"]
            with pytest.raises(Refusal, match="account_name_taken"):
                await made(anna, "Annabot l")  # looks the same
            for number in range(2, MOST + 1):
                await made(anna, f"Annabot {'x' * number}")
            with pytest.raises(Refusal, match="too_many_programs"):
                await made(anna, "One more")
            async with program(server, first["token"]) as bot:
                assert (await bot.get("/api/me")).json()["known"]
                assert (await anna.http.delete(f"/api/me/bots/{first['id']}")).status_code == 204
                assert not (await bot.get("/api/me")).json()["known"]
            assert (await anna.http.delete(f"/api/me/bots/{first['id']}")).json()["code"] == "no_such_program"
            assert len((await anna.http.get("/api/me/bots")).json()) == MOST - 1

    run(go())


def test_a_bot_may_change_nothing_but_its_table(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as bert, guest(server) as other:
            await account(bert, "Bert who has bots")
            token = (await made(bert, "Bertbot"))["token"]
            async with program(server, token) as bot:
                asked = [
                    bot.post("/api/tables", json={"game": default(), "name": "Bertbot"}),
                    bot.post("/api/accounts", json={"name": "Free at last", "password": "correct horse"}),
                    bot.post("/api/me/bots", json={"name": "Grandchild"}),
                    bot.delete("/api/me/everything"),
                    bot.delete("/api/me/sessions"),
                ]
                for answer in await asyncio.gather(*asked):
                    assert answer.status_code >= 400
                    assert answer.json()["code"] == "program_may_not"
            headers = {"cookie": f"mazzo={token}", "x-mazzo": "1"}
            async with httpx.AsyncClient(base_url=server.address, headers=headers) as clever:
                answer = await clever.post("/api/tables", json={"game": default(), "name": "Bertbot"})
                assert answer.json()["code"] == "program_may_not", "by a cookie neither"
            assert (await other.http.get("/api/me/bots")).json()["code"] == "no_account"

    run(go())


def seated_by(server: Server, command: list[str], revoked: bool = False) -> None:
    """An example sits down at a table of its owner, where all others are bots of the house, and decides. It ends when
    the match does, or when it is revoked."""

    async def go() -> None:
        async with guest(server) as host:
            await account(host, f"Owner of {Path(command[-1]).name.replace('.', ' ')}")
            name = f"Bot {Path(command[-1]).suffix[1:]}"
            bot = await made(host, name)
            table = await host.open(default(), name="Host", options=shortest(default()))
            async with host.at(table) as client:
                process = await asyncio.create_subprocess_exec(
                    *command,
                    f"{server.address}/t/{table}",
                    bot["token"],
                    name,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                )
                try:
                    await client.command("programs", allowed=True)
                    await client.until(lambda: any(each.get("program") for each in client.shown["seats"]))
                    seat = next(each for each in client.shown["seats"] if each.get("program"))
                    assert (seat["kind"], seat["name"]) == ("person", name)
                    assert not seat.get("host")
                    with pytest.raises(Refusal, match="is_so"):
                        await client.command("programs", allowed=True)
                    await client.command("start")
                    await client.until(lambda: sum(each.get("by") == "person" for each in client.events) >= 2)
                    if revoked:
                        assert (await host.http.delete(f"/api/me/bots/{bot['id']}")).status_code == 204
                        # A bot of the house plays on for it.
                        await client.until(lambda: any(each.get("stand_in") for each in client.shown["seats"]))
                    await client.command("abandon")
                    out, err = await process.communicate()
                    assert (b"signed_out" in out, err, process.returncode) == (revoked, b"", 0)
                finally:
                    if process.returncode is None:
                        process.kill()
                        await process.wait()
            record = (await host.http.get(f"/api/tables/{table}/records/1")).text
            assert "bot program" in record
            assert (name in record) != revoked

    run(go(), 120)


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[Server]:
    """Nobody is waited for who takes no part in a shuffle, as the examples do not."""
    with serving(tmp_path / "server", linger=150, waits={"grace": 60_000, "commits": 50}) as running:
        yield running


def test_the_example_in_python_plays(hurried: Server) -> None:
    assert len((EXAMPLES / "online.py").read_text().splitlines()) <= 60
    seated_by(hurried, [sys.executable, str(EXAMPLES / "online.py")])


def test_the_example_in_python_ends_when_it_is_revoked(hurried: Server) -> None:
    seated_by(hurried, [sys.executable, str(EXAMPLES / "online.py")], revoked=True)


def test_the_example_for_node_plays(hurried: Server) -> None:
    assert len((EXAMPLES / "online.mjs").read_text().splitlines()) <= 60
    node = shutil.which("node")
    # Before Node 22 it has to be asked for.
    for flags in ([], ["--experimental-websocket"]):
        known = [str(node), *flags, "-e", "process.exit(typeof WebSocket === 'undefined' ? 1 : 0)"]
        if node and not subprocess.run(known, check=False, capture_output=True).returncode:
            return seated_by(hurried, [node, *flags, "--no-warnings", str(EXAMPLES / "online.mjs")])
    pytest.skip("no Node with a WebSocket here")
