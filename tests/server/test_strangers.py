"""Bytes that no client of ours would send: never a failure of the server, and never a traceback in its log.

That its log holds none is checked when the server of these tests stops.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from urllib.parse import quote_from_bytes

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from mazzo.games import default
from mazzo.testing.support.server import HEADERS, PATIENCE, Server, serving

pytestmark = pytest.mark.more

LONG_ENOUGH = 0.1
"""Seconds of silence after which the next is tried. What is said later is in the log, if it is a failure."""
OFTEN = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])

PATHS = [
    "/",
    "/api/me",
    "/api/games",
    "/api/games/words/en",
    "/api/games/x/book/en",
    "/api/tables",
    "/api/tables/mine",
    "/api/tables/x",
    "/api/tables/x/qr",
    "/api/tables/x/socket",
    "/api/tables/x/records/1",
    "/api/tables/x/replays/1/1",
    "/games/x/module.js",
    "/schema/openapi.json",
    "/index.html",
    "/nothing",
]
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "X" * 40]
NAMES = [
    b"host",
    b"cookie",
    b"origin",
    b"x-mazzo",
    b"x-forwarded-for",
    b"accept",
    b"accept-encoding",
    b"content-type",
    b"content-length",
    b"transfer-encoding",
    b"connection",
    b"upgrade",
    b"expect",
    b"range",
    b"if-none-match",
    b"if-modified-since",
    b"sec-websocket-key",
    b"sec-websocket-version",
    b"sec-websocket-protocol",
    b"sec-websocket-extensions",
]
VALUES = [
    b"",
    b"127.0.0.1",
    b"mazzo=x; mazzo",
    b"100-continue",
    b"chunked",
    b"gzip, br;q=2",
    b"bytes=0-, -1, 9-2",
    b"application/json; charset=utf-99",
    b"multipart/form-data; boundary=x",
    b"application/x-msgpack",
    b"text/html;q=x",
    b"keep-alive, Upgrade",
    b"websocket",
    b"13",
    b"-1",
    b"99999999999999999999",
    b"dGhlIHNhbXBsZSBub25jZQ==",
    b"permessage-deflate; client_max_window_bits=99",
    b"\xff\xfe",
]
BODIES = [
    b"",
    b"{",
    b"\x00",
    b"[" * 10_000,
    b'{"a":' * 5_000,
    b'{"game": 1e999}',
    b'{"token": ' + b"9" * 5_000 + b"}",
    b'"\\ud800"',
    b"\xff\xfe{}",
    b"5\r\n{}",
    b"zz\r\n",
    b"0\r\n\r\n",
]

targets = st.builds(
    lambda path, more, query: (path + quote_from_bytes(more) + ("?" + query if query else "")).encode(),
    st.sampled_from(PATHS),
    st.binary(max_size=12),
    st.sampled_from(["", "seat=1" + "0" * 5000, "seat=%00", "seat=-1&seat=x", "%ff=%fe", "&&==", "a=" * 500]),
)
headers = st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(VALUES) | st.binary(max_size=40)), max_size=8)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("strangers")) as running:
        yield running


def told(connection: socket.socket, *said: bytes) -> bytes:
    """What the server answers, until it ends the connection or has nothing more to say."""
    answer = b""
    try:
        for part in said:
            connection.sendall(part)
        connection.settimeout(LONG_ENOUGH)
        while more := connection.recv(65_536):
            answer += more
    except OSError:
        # It was cut off, or waits for the next request.
        pass
    return answer


def assert_no_failure(server: Server, *said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        answer = told(connection, *said)
    assert not answer.startswith(b"HTTP/1.1 5")
    assert b"\r\n\r\nHTTP/1.1 5" not in answer
    assert b"server_error" not in answer


@OFTEN
@given(said=st.lists(st.binary(min_size=1, max_size=400), min_size=1, max_size=4))
def test_random_bytes(server: Server, said: list[bytes]) -> None:
    assert_no_failure(server, *said)


@OFTEN
@given(
    method=st.sampled_from(METHODS),
    target=targets,
    version=st.sampled_from([b"HTTP/1.1", b"HTTP/1.0", b"HTTP/2.0", b"HTTP/9"]),
    headers=headers,
    body=st.sampled_from(BODIES) | st.binary(max_size=200),
    known=st.booleans(),
)
def test_odd_requests(
    server: Server,
    method: str,
    target: bytes,
    version: bytes,
    headers: list[tuple[bytes, bytes]],
    body: bytes,
    known: bool,
) -> None:
    lines = [b" ".join((method.encode(), target, version))]
    if known:
        # So that it comes further than the door.
        given = {name for name, _ in headers}
        usual = [(b"host", b"127.0.0.1"), (b"x-mazzo", b"1"), (b"connection", b"close")]
        usual += [] if b"transfer-encoding" in given else [(b"content-length", str(len(body)).encode())]
        lines += [name + b": " + value for name, value in usual if name not in given]
    lines += [name + b": " + value for name, value in headers]
    assert_no_failure(server, b"\r\n".join([*lines, b"", b""]), body)


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00.js", "/assets/%00", "/api/tables/%00", "/games/%00/x.js", "/..%2f..%2fetc"]
)
def test_paths_that_no_system_has(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code < 500


def upgrade(server: Server, table: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(first: int, payload: bytes, claimed: int | None = None) -> bytes:
    """A masked frame; the mask is zero."""
    length = len(payload) if claimed is None else claimed
    if length < 126:
        head = bytes([first, 0x80 | length])
    elif length < 65_536:
        head = bytes([first, 0x80 | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([first, 0x80 | 127]) + length.to_bytes(8, "big")
    return head + bytes(4) + payload


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    with httpx.Client(base_url=server.address, headers=HEADERS) as client:
        client.post("/api/me")
        return str(client.post("/api/tables", json={"game": default(), "name": "Anna"}).json()["id"])


frames = st.one_of(
    st.builds(frame, st.integers(0, 255), st.binary(max_size=200)),
    st.builds(frame, st.sampled_from([0x81, 0x82, 0x01, 0x80]), st.sampled_from(BODIES)),
    st.builds(frame, st.sampled_from([0x81, 0x88, 0x89]), st.binary(max_size=5), st.integers(0, 2**63)),
    st.binary(min_size=1, max_size=50),
)


@OFTEN
@given(said=st.lists(frames, min_size=1, max_size=6), greeted=st.booleans())
@example(said=[frame(0x81, b'{"type":"hello","protocol":2,"since":' + b"9" * 4000 + b"}")], greeted=True)
@example(said=[frame(0x81, b'{"type":"play","id":"\\ud800","seat":0,"decision":1,"move":"\\u0000"}')], greeted=True)
@example(said=[frame(0x80, b"a continuation of nothing"), frame(0x81, b"{}")], greeted=False)
@example(said=[frame(0x88, b"\x00"), frame(0x88, b"\x03\xe8\xff")], greeted=False)
def test_random_frames(server: Server, table: str, said: list[bytes], greeted: bool) -> None:
    begun = [frame(0x81, b'{"type":"hello","protocol":2}')] if greeted else []
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(upgrade(server, table))
        assert connection.recv(12) == b"HTTP/1.1 101"
        answer = told(connection, *begun, *said)
    assert b"server_error" not in answer


def test_after_all_that_the_server_is_well(server: Server, table: str) -> None:
    assert httpx.get(f"{server.address}/api/tables/{table}").status_code == 200
    assert "Traceback" not in server.log
    assert "exception" not in server.log
    assert len(server.log.splitlines()) < 10
