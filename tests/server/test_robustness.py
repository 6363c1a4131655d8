"""Nonsense, floods and silence on the wire: a clear refusal or a closed socket, and the others play on.

That the server's log holds no traceback is checked when the server of these tests stops.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mazzo.games import default, game
from mazzo.server.connection import Allowance, Dropped
from mazzo.server.run import MOST_MESSAGE
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import (
    HEADERS,
    IN_ONE_PROCESS,
    JSON,
    PATIENCE,
    Lost,
    Refusal,
    Server,
    guest,
    run,
    serving,
    shortest,
)


def cookie_of(server: Server) -> str:
    answer = httpx.post(server.address + "/api/me", headers=HEADERS)
    return f"mazzo={answer.cookies['mazzo']}"


def table_of(server: Server, cookie: str, game: str = PLAIN) -> str:
    wanted = {"game": game, "name": "Host", "options": shortest(game), "level": "random"}
    answer = httpx.post(server.address + "/api/tables", headers={**HEADERS, "cookie": cookie}, json=wanted)
    return str(answer.json()["id"])


def socket_of(server: Server, table: str, cookie: str = "") -> connect:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    return connect(address, additional_headers={"cookie": cookie} if cookie else {}, max_size=None)


@pytest.fixture(scope="module")
def cookie(server: Server) -> str:
    return cookie_of(server)


@pytest.fixture(scope="module")
def table(server: Server, cookie: str) -> str:
    return table_of(server, cookie)


async def told(connection: ClientConnection) -> JSON:
    """The next message but for what is said at the table, which comes when it comes."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = dict(json.loads(await connection.recv()))
            if message["type"] != "talk":
                return message


async def greeted(connection: ClientConnection) -> JSON:
    await connection.send('{"type": "hello", "protocol": 2}')
    while (message := await told(connection))["type"] != "news":
        pass
    return message


async def ended(connection: ClientConnection) -> int:
    """The code with which the server closes, whatever it says before."""
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await connection.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


async def still_answers(connection: ClientConnection) -> None:
    await connection.send('{"type": "beat"}')
    while (await told(connection))["type"] != "beat":
        pass


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"])
def test_frames_that_are_no_messages_are_counted_too(server: Server, frame: bytes) -> None:
    """Pings, pongs and empty parts of a message that never ends: one socket must not keep the server to itself."""

    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(default())
            async with anna.at(table) as client:
                begun = b"\x01\x80\0\0\0\0" if frame[0] == 0 else b""
                client.socket.transport.write(begun + frame * 1000)
                with pytest.raises(Lost):
                    await client.until(lambda: False)
            async with anna.at(table) as again:
                assert again.status == "open"

    run(go())


MALFORMED: list[str | bytes] = [
    "",
    "x",
    "{",
    "null",
    "[]",
    "1e999",
    '"hello"',
    "{}",
    '{"type": 1}',
    '{"type": "nothing", "id": "a"}',
    '{"type": "hello", "since": -1}',
    '{"type": "hello", "since": "1"}',
    '{"type": "hello", "since": 1.5}',
    '{"type": "hello", "more": 1}',
    '{"type": "play", "id": "a"}',
    '{"type": "play", "id": "", "seat": 0, "decision": 1, "move": "x"}',
    '{"type": "play", "id": "a", "seat": 8, "decision": 1, "move": "x"}',
    '{"type": "play", "id": "a", "seat": -1, "decision": 1, "move": "x"}',
    '{"type": "play", "id": "a", "seat": 0, "decision": 1, "move": ""}',
    '{"type": "play", "id": "a", "seat": 0, "decision": 1, "move": "' + "x" * 401 + '"}',
    '{"type": "sit", "id": "a", "seats": [], "names": []}',
    '{"type": "sit", "id": "a", "seats": [0], "names": ["' + "x" * 41 + '"]}',
    '{"type": "commit", "id": "a", "commit": "zz"}',
    '{"type": "commit", "id": "a", "commit": "' + "a" * 65 + '"}',
    '{"type": "reveal", "id": "a", "bytes": "' + "a" * 64 + '", "listing": "' + "A" * 64 + '"}',
    '{"type": "start", "id": "\\ud800"}',
    '{"type": "start", "id": "' + "a" * 41 + '"}',
    '{"type": "start", "id": {"a": 1}}',
    "[" * 8000,
    '{"type": "start", "id": ' + "[" * 8000 + "]" * 8000 + "}",
    '{"a":' * 3000,
    b"\xff\xfe",
    b"\x00" * 100,
    b"",
]


@pytest.mark.parametrize("message", MALFORMED, ids=lambda message: repr(message[:40]))
def test_what_is_no_message_is_refused(server: Server, table: str, cookie: str, message: str | bytes) -> None:
    async def go() -> None:
        async with socket_of(server, table, cookie) as connection:
            await greeted(connection)
            await connection.send(message)
            answer = await told(connection)
            assert answer["type"] == "refused"
            assert answer["reason"]["code"] == "malformed_message"
            await still_answers(connection)

    run(go())


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(messages=st.lists(st.binary(max_size=300) | st.text(max_size=100), min_size=1, max_size=8))
def test_random_bytes_are_refused(server: Server, table: str, cookie: str, messages: list[str | bytes]) -> None:
    async def go() -> None:
        async with socket_of(server, table, cookie) as connection:
            await greeted(connection)
            for message in messages:
                await connection.send(message)
                assert (await told(connection))["type"] in ("refused", "beat", "news")
            await still_answers(connection)

    run(go())


COMMAND = '{"type":"play","id":"cut","seat":0,"decision":1,"move":"7d x 4b+3c"}'


def test_truncated_messages_are_refused(server: Server, table: str, cookie: str) -> None:
    async def go() -> None:
        async with socket_of(server, table, cookie) as connection:
            await greeted(connection)
            for length in range(len(COMMAND)):
                await connection.send(COMMAND[:length])
                assert (await told(connection))["reason"]["code"] == "malformed_message"
            await connection.send(COMMAND)
            assert (await told(connection))["reason"]["code"] == "not_playing"

    run(go())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("x" * (MOST_MESSAGE + 1), 1009),
        (b"x" * (MOST_MESSAGE + 1), 1009),
        ("x" * 2_000_000, 1009),
        (["x" * 4096] * 5, 1009),
    ],
    ids=["text", "bytes", "huge", "fragments"],
)
def test_long_messages_end_the_connection(
    server: Server, table: str, cookie: str, message: str | bytes | list[str], code: int
) -> None:
    async def go() -> None:
        async with socket_of(server, table, cookie) as connection:
            await greeted(connection)
            with suppress(ConnectionClosed):
                await connection.send(message)
            # A great message may still be on its way when the connection is cut.
            assert await ended(connection) in (code, 1006)

    run(go())


def test_text_that_is_none_ends_the_connection(server: Server, table: str, cookie: str) -> None:
    async def go() -> None:
        async with socket_of(server, table, cookie) as connection:
            await greeted(connection)
            await connection.send(b"\xff\xfe\xfd", text=True)
            assert await ended(connection) == 1007

    run(go())


def test_a_command_before_hello_ends_the_connection(server: Server, table: str, cookie: str) -> None:
    async def go() -> None:
        async with socket_of(server, table, cookie) as connection:
            await connection.send('{"type": "beat"}')
            assert await told(connection) == {"type": "beat"}
            await connection.send('{"type": "show", "seat": 0}')
            await connection.send('{"type": "start", "id": "a"}')
            assert await told(connection) == {"type": "bye", "reason": {"code": "hello_first", "params": {}}}
            assert await ended(connection) == 4000

    run(go())


def test_a_table_that_is_none(server: Server, cookie: str) -> None:
    async def go() -> None:
        for id in ("nothing", "x" * 2000, "%00", "%c3%a4", "%ff"):
            async with socket_of(server, id, cookie) as connection:
                assert (await told(connection))["reason"]["code"] == "no_such_table"
                assert await ended(connection) == 4000

    run(go())


def test_stale_and_foreign_commands_change_nothing(server: Server) -> None:
    """What was meant for another table, another moment or another person's seat."""

    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            one, other = [await anna.open(PLAIN, seats=3, level="random") for _ in range(2)]
            async with anna.at(one) as at_one, anna.at(other) as at_other, bea.at(one) as at_bea:
                for client in (at_one, at_other):
                    await client.command("sit", seats=[0], names=["Anna"])
                await at_bea.command("sit", seats=[1], names=["Bea"])
                await at_one.command("start")
                await at_one.until(lambda: at_one.decision() or at_bea.decision())
                mover, idle = (at_one, at_bea) if at_one.decision() else (at_bea, at_one)
                decision = mover.decision()
                assert decision
                assert mover.scene
                # At another process it may come a moment later.
                await idle.until(lambda: idle.number == mover.number)
                move = {"seat": decision["seat"], "move": mover.scene["moves"][0]["move"]}
                for client, number, code in (
                    (at_other, decision["number"], "not_playing"),
                    (idle, decision["number"], "not_your_seat"),
                    (mover, decision["number"] - 1, "stale_decision"),
                    (mover, 2**70, "stale_decision"),
                ):
                    before = client.number
                    with pytest.raises(Refusal, match=code):
                        await client.command("play", decision=number, **move)
                    assert client.number == before
                with pytest.raises(Refusal):
                    await mover.command("play", decision=decision["number"], seat=move["seat"], move="\0\n\ud7ff?? x")
                await mover.command("play", decision=decision["number"], **move)

    run(go())


def test_an_allowance_refills() -> None:
    allowance = Allowance(10)
    for _ in range(30):
        allowance.take()
    allowance.left = 0
    with pytest.raises(Dropped) as dropped:
        allowance.take()
    assert dropped.value.reason.code == "too_many_messages"
    allowance.at -= 1
    for _ in range(8):
        allowance.take()


def test_a_flood_is_cut_off_and_harms_nobody(tmp_path: Path) -> None:
    """Thousands of messages a second, with the limits that people have."""

    async def go() -> None:
        cookie = cookie_of(server)
        table = table_of(server, cookie)
        async with socket_of(server, table, cookie) as friend:
            await greeted(friend)

            async def flood() -> JSON:
                async with socket_of(server, table, cookie) as connection:
                    try:
                        for number in range(5000):
                            await connection.send(
                                f'{{"type":"lock","id":"f{number}","locked":true}}'
                                if number
                                else '{"type":"hello","protocol":2}'
                            )
                    except ConnectionClosed:
                        pass
                    said = {"type": ""}
                    try:
                        while True:
                            said = await told(connection)
                    except ConnectionClosed:
                        return said

            floods = [asyncio.create_task(flood()) for _ in range(3)]
            for _ in range(5):
                await still_answers(friend)
                await asyncio.sleep(0.1)
            for said in await asyncio.gather(*floods):
                # Whoever is cut off while sending may not hear the last word.
                assert said.get("reason", {}).get("code") in ("too_many_messages", "is_so", None)
            assert len(server.entries(table)) < 1000

    with serving(tmp_path, messages_a_second=20) as server:
        run(go())


def test_who_never_reads_is_dropped_and_harms_nobody(tmp_path: Path) -> None:
    async def go() -> None:
        cookie = cookie_of(server)
        table = table_of(server, cookie)
        deaf = deaf_socket(server, table, cookie)
        try:
            # Asks for everything again and again, and takes nothing.
            deaf.setblocking(False)
            async with socket_of(server, table, cookie) as friend:
                await greeted(friend)
                unsent = b""
                while sockets(server) > 1:
                    unsent = unsent or frame(b'{"type":"hello","protocol":2}') * 50
                    # Once it is cut off, the server lets go of it a moment later.
                    with suppress(OSError):
                        unsent = unsent[deaf.send(unsent) :]
                    await friend.send(f'{{"type":"lock","id":"{random.getrandbits(60):x}","locked":true}}')
                    await still_answers(friend)
                    await asyncio.sleep(0.05)
                assert sockets(server) == 1
                await still_answers(friend)
        finally:
            deaf.close()

    with serving(tmp_path, patience=2000, messages_a_second=100_000) as server:
        run(go())


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async def go() -> None:
        cookie = cookie_of(server)
        async with socket_of(server, table_of(server, cookie), cookie) as connection:
            assert (await told(connection))["reason"]["code"] == "hello_first"
            assert await ended(connection) == 4000

    with serving(tmp_path, patience=300) as server:
        run(go())


def deaf_socket(server: Server, table: str, cookie: str) -> socket.socket:
    """A socket that has shaken hands and will read nothing more, with little room for what comes."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    deaf.sendall("\r\n".join([*lines, "", ""]).encode())
    assert deaf.recv(12) == b"HTTP/1.1 101"
    return deaf


def frame(text: bytes) -> bytes:
    """A masked text frame; the mask is zero."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def sockets(server: Server) -> int:
    return int(server.metric("mazzo_sockets"))


GARBAGE: list[Callable[[], bytes]] = [
    lambda: os.urandom(500),
    lambda: b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000,
    lambda: b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    lambda: b"GET /api/tables/\xc3\xa4/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    lambda: b"GET /api/tables/x/qr HTTP/1.1\r\nHost: " + b"x" * 5000 + b"\r\n\r\n",
    lambda: b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\nx-mazzo: 1\r\n\r\n",
    lambda: b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nx-mazzo: 1\r\n\r\nzz\r\n",
    lambda: b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: mazzo=\xff\xfe.\xff; mazzo; =\r\n\r\n",
    lambda: b"GET /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n\r\n",
]


@pytest.mark.parametrize("made", GARBAGE)
def test_garbage_instead_of_a_request(server: Server, made: Callable[[], bytes]) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
        raw.settimeout(1)
        try:
            raw.sendall(made())
            assert b" 500 " not in raw.recv(1000)
        except (TimeoutError, ConnectionError):
            pass
    assert httpx.get(server.address + "/healthz").text == "ok"


HERE = f'{{"game": "{default()}", '
NUMBER = next(field.key for field in game(default()).options_type.describe() if field.kind == "int")


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", "[" * 16_000, 400, "malformed_request"),
        ("/api/tables", '{"game":' * 3000, 400, "malformed_request"),
        ("/api/tables", "x" * 32_769, 413, "malformed_request"),
        ("/api/tables", HERE + '"name": "A", "seats": 1' + "0" * 40 + "}", 409, "seats_not_allowed"),
        ("/api/tables", '{"game": "chess", "name": "A"}', 404, "no_such_game"),
        ("/api/tables", HERE + '"name": " \\u2028 "}', 409, "name_empty"),
        ("/api/tables", HERE + '"name": "A", "level": "god"}', 409, "no_such_level"),
        ("/api/tables", HERE + '"name": "A", "options": {"' + NUMBER + '": 1.5}}', 400, "malformed_request"),
        ("/api/tables", HERE + '"name": "A", "options": {"' + NUMBER + '": 1' + "0" * 40 + "}}", 409, "option"),
        ("/api/tables", HERE + '"name": "A", "options": {"nothing": 1}}', 409, "option"),
        ("/api/tables", HERE + '"name": "A", "clock": {"seconds": 1}}', 400, "malformed_request"),
        ("/api/pairings/confirm", '{"device": "' + "x" * 201 + '"}', 400, "malformed_request"),
        ("/api/pairings/confirm", '{"device": "a.b.c"}', 409, "code_expired"),
        ("/api/pairings/look", '{"device": "\\ud800"}', 400, "malformed_request"),
        ("/api/pairings/find", '{"code": ""}', 409, "no_such_code"),
        ("/api/me/claim", '{"token": "a.b.c"}', 404, "no_such_page"),
        ("/api/me/link", "{}", 404, "no_such_page"),
        ("/api/games/chess/options", "{}", 404, "no_such_game"),
    ],
)
def test_requests_are_refused_with_a_reason(
    server: Server, cookie: str, path: str, body: str, status: int, code: str
) -> None:
    headers = {**HEADERS, "cookie": cookie, "content-type": "application/json"}
    answer = httpx.post(server.address + path, headers=headers, content=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@IN_ONE_PROCESS
def test_a_person_opens_so_many_tables_and_an_address_asks_so_often(tmp_path: Path) -> None:
    with serving(tmp_path, tables_a_person=3, requests_a_minute=20) as server:
        headers = {**HEADERS, "cookie": cookie_of(server)}
        wanted = {"game": default(), "name": "A"}
        answers = [httpx.post(server.address + "/api/tables", headers=headers, json=wanted) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 409]
        assert answers[-1].json() == {"code": "too_many_tables", "params": {"most": 3}}
        limited = [httpx.get(server.address + "/api/games") for _ in range(20)][-1]
        assert limited.status_code == 429
        assert limited.json()["code"] == "too_many_requests"
        assert httpx.get(server.address + "/healthz").status_code == 200
