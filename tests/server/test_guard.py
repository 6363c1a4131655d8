"""What browsers of other sites may not do, and what every answer says to browsers."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from litestar.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mazzo.games import default
from mazzo.server.guard import HEADERS, same_origin
from mazzo.testing.support.server import Server, guest, run


@pytest.mark.parametrize(
    ("origin", "same"),
    [
        (None, True),
        ("http://mazzo.test:8000", True),
        ("https://mazzo.test:8000", True),
        ("http://mazzo.test", False),
        ("http://mazzo.test:8001", False),
        ("http://evil.test", False),
        ("http://mazzo.test:8000.evil.test", False),
        ("http://mazzo.test:8000@evil.test", False),
        ("http://evil.test/mazzo.test:8000", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("mazzo.test:8000", False),
    ],
)
def test_an_origin_is_the_hosts_own_or_foreign(origin: str | None, same: bool) -> None:
    headers = {"host": "mazzo.test:8000"} | ({} if origin is None else {"origin": origin})
    assert same_origin(Headers(headers)) == same


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://evil.test"},
        {"x-mazzo": "1", "origin": "http://evil.test"},
        {"x-mazzo": "1", "origin": "null"},
    ],
)
def test_another_site_changes_nothing(server: Server, headers: dict[str, str]) -> None:
    for path in ("/api/me", "/api/me/link", "/api/tables", f"/api/games/{default()}/options"):
        answer = httpx.post(server.address + path, headers=headers, json={})
        assert answer.status_code == 403
        assert answer.json() == {"code": "foreign_origin", "params": {}}
        assert "set-cookie" not in answer.headers


def test_another_site_gets_no_socket(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(default())
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            for origin in ("http://evil.test", "null", f"http://127.0.0.1:{server.port + 1}"):
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(address, additional_headers={"origin": origin}):
                        raise AssertionError
                assert refused.value.response.status_code == 403
            async with connect(address, additional_headers={"origin": server.address}) as socket:
                await socket.send('{"type": "beat"}')
                assert await socket.recv() == '{"type":"beat"}'

    run(go())


REQUESTS: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "/", {}),
    ("GET", "/healthz", {}),
    ("GET", "/readyz", {}),
    ("GET", "/metrics", {}),
    ("GET", "/schema/openapi.json", {}),
    ("GET", "/api/games", {}),
    ("GET", "/api/tables/none", {}),
    ("GET", "/api/nothing", {}),
    ("GET", "/nothing.js", {}),
    ("GET", "/api/tables/x/socket", {}),
    ("POST", "/api/me", {}),
    ("POST", "/nothing", {}),
    ("DELETE", "/api/tables", {"headers": {"x-mazzo": "1"}}),
    ("POST", "/api/tables", {"headers": {"x-mazzo": "1"}, "content": "{"}),
    ("POST", "/api/tables", {"headers": {"x-mazzo": "1"}, "content": "x" * 40_000}),
    ("PUT", f"/api/games/{default()}/options", {}),
]


@pytest.mark.parametrize(("method", "path", "more"), REQUESTS)
def test_every_answer_says_what_browsers_may_do(server: Server, method: str, path: str, more: dict[str, Any]) -> None:
    answer = httpx.request(method, server.address + path, **more)
    assert answer.status_code < 500
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "unsafe" not in answer.headers["content-security-policy"]
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "params"}
        assert answer.json()["code"].isidentifier()


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    answer = httpx.post(server.address + "/api/me", headers={"x-mazzo": "1"})
    parts = answer.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
    assert "secure" not in parts
    through_tls = httpx.post(server.address + "/api/me", headers={"x-mazzo": "1", "x-forwarded-proto": "https"})
    assert "secure" in through_tls.headers["set-cookie"].lower().split("; ")


def test_metrics_name_no_table(server: Server) -> None:
    """Who knows a table's id is invited."""

    async def go() -> tuple[str, str]:
        async with guest(server) as anna:
            table = await anna.open(default(), public=False)
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
            await anna.get(f"/api/tables/{table}")
            await anna.get(f"/api/tables/{table}/records/1")
            return table, (await anna.get("/metrics")).text

    table, text = asyncio.run(go())
    assert table not in text
    assert 'mazzo_commands_total{kind="sit",outcome="accepted"}' in text
    assert table not in server.log
