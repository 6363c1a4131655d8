"""Whoever keeps the server waiting, or comes in hundreds, while others would like to play."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus

from mazzo.server.app import create_app
from mazzo.server.door import MOST_HEAD, Door
from mazzo.server.run import configured
from mazzo.server.settings import Settings
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import HEADERS, IN_ONE_PROCESS, PATIENCE, PROCESSES, Server, run, serving, started

pytestmark = pytest.mark.more

HALF = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n"
WHOLE = HALF + b"\r\n"
EACH = max(1, PROCESSES)
"""Every process of a server has limits of its own."""
USUAL = {"connections_of_address": 40, "half_open_of_address": 10, "head_patience": 1000 * PATIENCE}
MANY_ADDRESSES = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one loopback address")


@contextmanager
def raw(server: Server, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection, which comes from an address of this machine."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0)) as opened:
        yield opened


def rest(connection: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    told = b""
    try:
        while more := connection.recv(65_536):
            told += more
    except ConnectionError:
        pass
    return told


def hold(server: Server, held: ExitStack, number: int, address: str = "127.0.0.1") -> list[socket.socket]:
    """So many connections that never say what they want."""
    found = [held.enter_context(raw(server, address)) for _ in range(number)]
    for connection in found:
        connection.sendall(HALF)
    return found


def is_served(server: Server) -> bool:
    return httpx.get(server.address + "/healthz", timeout=PATIENCE).text == "ok"


def test_the_door_is_chosen_by_name(tmp_path: Path) -> None:
    config = configured(create_app(Settings(data=tmp_path)))
    config.load()
    assert issubclass(config.http_protocol_class, Door)


def test_half_open_connections_of_one_address_harm_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, **USUAL) as server, ExitStack() as held:
        hold(server, held, 200)
        assert is_served(server)
        assert server.metric("mazzo_half_open_connections") <= 10 * EACH
        assert server.metric('mazzo_limits_total{kind="half_open"}') >= 200 - 10 * EACH


class FewFiles(Server):
    """A server whose system gives it few files."""

    forks = False

    def command(self) -> list[str]:
        return ["sh", "-c", 'ulimit -S -n 250; ulimit -H -n 400; exec "$0" "$@"', *super().command()]


@MANY_ADDRESSES
def test_half_open_connections_of_many_addresses_harm_nobody(tmp_path: Path) -> None:
    """Thrice as many as are taken: the oldest have gone, and the newcomer is served."""
    server = FewFiles(tmp_path, **USUAL)
    with started(server), ExitStack() as held:
        for number in range(60 * EACH):
            hold(server, held, 10, f"127.0.1.{number + 1}")
        assert is_served(server)
        taken = server.metric("mazzo_half_open_connections") / EACH
        assert 190 <= taken <= 200, "all files but two hundred, of the hard limit"
        assert server.metric('mazzo_limits_total{kind="full"}') >= 400 * EACH


@pytest.mark.parametrize(
    ("begun", "kind"),
    [
        ([b""], "head"),
        ([HALF], "head"),
        ([WHOLE, HALF], "head"),
        ([WHOLE + HALF], "head"),
        ([b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx-mazzo: 1\r\ncontent-length: 5\r\n\r\n{"], "body"),
        ([b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\nx-mazzo: 1\r\ncontent-length: 5\r\n\r\n{"], "body"),
    ],
)
def test_what_is_begun_has_to_end(impatient: Server, begun: list[bytes], kind: str) -> None:
    before = impatient.metric(f'mazzo_limits_total{{kind="{kind}_late"}}')
    with raw(impatient) as connection:
        for part in begun:
            connection.sendall(part)
            if part == WHOLE:
                assert b" 200 " in connection.recv(65_536)
        told = rest(connection)
    assert b" 500 " not in told
    assert impatient.metric(f'mazzo_limits_total{{kind="{kind}_late"}}') == before + 1


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("impatient")
    with serving(data, head_patience=2000, body_patience=2000, patience=2000) as server:
        yield server


def test_a_byte_now_and_then_is_no_request(impatient: Server) -> None:
    async def go() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", impatient.port)
        ended = asyncio.ensure_future(reader.read())
        for byte in HALF * 1000:
            if ended.done():
                break
            writer.write(bytes([byte]))
            await asyncio.sleep(0.02)
        assert ended.done()
        writer.close()

    run(go())


def test_who_takes_no_answer_is_cut_off(impatient: Server) -> None:
    asked = b"GET /schema/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect(("127.0.0.1", impatient.port))
        try:
            # Until nothing more can be sent, as nothing is read.
            for _ in range(100_000):
                deaf.sendall(asked)
        except ConnectionError:
            pass
        run(until(impatient, 0))
        assert impatient.metric('mazzo_limits_total{kind="reader_late"}') >= 1


def test_a_long_head_is_refused_however_it_comes(server: Server) -> None:
    head = WHOLE[:-2] + b"x-much: " + b"x" * 30_000 + b"\r\n\r\n"
    for step in (len(head), 1000):
        with raw(server) as connection:
            try:
                for at in range(0, len(head), step):
                    connection.sendall(head[at : at + step])
            except ConnectionError:
                pass
            assert rest(connection).startswith(b"HTTP/1.1 431 ")


def upgrade(server: Server, *more: str) -> bytes:
    lines = [
        "GET /api/tables/none/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *more,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


@pytest.mark.parametrize(
    "line",
    [
        f"x-much: {'x' * 10_000}",
        f"x-much: {'x' * (MOST_HEAD + 1)}",
        "\r\n".join(f"x-{number}: x" for number in range(200)),
        "Sec-WebSocket-Version: 12",
        "Content-Length: 5",
    ],
    ids=["long line", "long head", "many lines", "two versions", "a body"],
)
def test_a_socket_that_is_none_does_not_stay(server: Server, line: str) -> None:
    """A head that the door lets pass, but the reader of sockets does not: it was held for ever."""
    with raw(server) as connection:
        connection.sendall(upgrade(server, line))
        assert not rest(connection).startswith(b"HTTP/1.1 5")


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/none"])
def test_a_body_says_how_long_it_is(server: Server, path: str) -> None:
    """Each of its pieces would cost as much as a request."""
    before = server.metric('mazzo_limits_total{kind="no_length"}')
    asked = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-mazzo: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
    with raw(server) as connection:
        connection.sendall(asked.encode() + b"1\r\n{\r\n" * 1000)
        assert rest(connection).startswith(b"HTTP/1.1 411 ")
    assert server.metric('mazzo_limits_total{kind="no_length"}') == before + 1
    assert is_served(server)


@IN_ONE_PROCESS
def test_a_socket_is_a_connection_of_its_address(tmp_path: Path) -> None:
    async def go() -> None:
        table = table_of(server.address)
        await until(server, 0)
        sockets = [await joined(server, table) for _ in range(3)]
        with pytest.raises((InvalidHandshake, OSError)):
            await joined(server, table)
        await sockets.pop().close()
        await until(server, 2)
        sockets.append(await joined(server, table))
        for each in sockets:
            await each.close()
        await until(server, 0)

    with serving(tmp_path, connections_of_address=3) as server:
        run(go())
        assert server.metric('mazzo_limits_total{kind="too_many_connections"}') == 1


async def until(server: Server, connections: int) -> None:
    while await asyncio.to_thread(server.metric, "mazzo_connections") != connections:
        await asyncio.sleep(0.05)


def table_of(address: str, **headers: str) -> str:
    with httpx.Client(base_url=address, headers=HEADERS | headers) as client:
        cookie = client.post("/api/me").headers["set-cookie"].partition(";")[0]
        wanted = {"game": PLAIN, "name": "Anna"}
        return str(client.post("/api/tables", json=wanted, headers={"cookie": cookie}).json()["id"])


async def joined(server: Server, table: str, **headers: str) -> ClientConnection:
    """Somebody who watches a table."""
    address = f"ws://{headers.pop('host', '127.0.0.1')}/api/tables/{table}/socket"
    connection = await connect(address, additional_headers=headers, host="127.0.0.1", port=server.port)
    await connection.send('{"type": "hello", "protocol": 2}')
    await connection.recv()
    return connection


ORIGIN = "https://cards.example"
THERE = {"host": "cards.example"}


@IN_ONE_PROCESS
def test_behind_a_proxy_each_visitor_has_connections_of_their_own(tmp_path: Path) -> None:
    async def go() -> None:
        table = table_of(server.address, **THERE)
        anna, bea = ({**THERE, "x-forwarded-for": f"203.0.113.9, 192.0.2.{number}"} for number in (1, 2))
        sockets = [await joined(server, table, **anna) for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            await joined(server, table, **anna)
        assert refused.value.response.status_code == 429
        assert b"too_many_connections" in (refused.value.response.body or b"")
        sockets.append(await joined(server, table, **bea))
        await sockets.pop(0).close()
        await until(server, 2)
        sockets.append(await joined(server, table, **anna))
        for each in sockets:
            await each.close()

    with serving(tmp_path, connections_of_address=2, origins=[ORIGIN]) as server:
        run(go())
