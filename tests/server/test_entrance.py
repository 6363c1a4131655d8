"""What nobody may do, what browsers of other sites may not do, and what every answer says to browsers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from litestar.types import Receive
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mazzo.games import default
from mazzo.server.app import create_app
from mazzo.server.crowd import Crowd
from mazzo.server.entrance import HEADERS, LOOKED_UP_A_MINUTE, Entrance
from mazzo.server.rates import Rates
from mazzo.server.settings import Settings
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import HEADERS as TRUE
from mazzo.testing.support.server import Server, guest, run

LONG = '"' + '\\"' * 20_000 + '"'
"""To unquote it takes seconds, in older Pythons."""


class Inside:
    """What is behind the entrance: remembers who has come."""

    def __init__(self, **settings: Any) -> None:
        self.scopes: list[Any] = []
        chosen = Settings(data=Path(), **settings)
        self.entrance = Entrance(self.answer, chosen, Crowd(chosen))
        self.entrance.rates = Rates(chosen.requests_a_minute, lambda: 0.0)

    async def answer(self, scope: Any, _: Receive, send: Any) -> None:
        self.scopes.append(scope)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def asked(self, *headers: tuple[str, str], peer: str = "192.0.2.1", **more: Any) -> tuple[int, dict[str, str]]:
        """The status and the headers of the answer to a request."""
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "raw_path": b"/",
            "query_string": b"",
            "scheme": "http",
            "client": (peer, 4711),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
        }
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            raise AssertionError

        asyncio.run(self.entrance({**scope, **more}, receive, send))  # type: ignore[arg-type]  # made by hand
        start, *_ = sent
        return start["status"], {name.decode(): value.decode() for name, value in start["headers"]}


HERE = ("host", "127.0.0.1:8000")
THERE = ("host", "cards.example")


@pytest.mark.parametrize(
    ("cookies", "kept"),
    [
        (["mazzo=a.b-c_d~1"], "mazzo=a.b-c_d~1"),
        (["theme=dark; mazzo=a; x=y", "__Host-mazzo=b"], "mazzo=a; __Host-mazzo=b"),
        (["mazzo=a", "mazzo=b"], "mazzo=a"),
        (['mazzo="a"'], None),
        (["mazzo=" + "a" * 200], "mazzo=" + "a" * 200),
        (["mazzo=" + "a" * 201], None),
        (["mazzo=" + LONG[:8000]], None),
        (["mazzo=", "mazzo", "=", ";;", "amazzo=a", "mazzo=\xff"], None),
        (["mazzo=" + LONG[:8000], "mazzo=a"], "mazzo=a"),
    ],
)
def test_of_all_cookies_only_the_own_go_further(cookies: list[str], kept: str | None) -> None:
    inside = Inside()
    assert inside.asked(HERE, *(("cookie", cookie) for cookie in cookies))[0] == 200
    (scope,) = inside.scopes
    assert [value.decode() for name, value in scope["headers"] if name == b"cookie"] == ([kept] if kept else [])


def test_a_long_head_comes_no_further() -> None:
    inside = Inside()
    for more in (
        {"headers": [(b"host", b"127.0.0.1"), (b"cookie", b"mazzo=" + LONG.encode())]},
        {"headers": [(b"host", b"127.0.0.1"), *[(b"x", b"")] * 4000]},
        {"query_string": b"x" * 20_000},
        {"raw_path": b"/" * 20_000},
    ):
        status, answer = inside.asked(HERE, **more)
        assert (status, answer["connection"]) == (431, "close")
    assert not inside.scopes


def test_a_long_cookie_is_never_unquoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unquoted(text: str) -> str:
        assert len(text) <= 200
        return text

    monkeypatch.setattr("litestar._parsers.unquote_cookie", unquoted)
    settings = Settings(data=tmp_path)
    app = Entrance(create_app(settings), settings, Crowd(settings))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        for length in (8000, 40_000):
            answer = client.get("/api/me", headers={"cookie": "mazzo=" + LONG[:length]})
            assert answer.status_code == (200 if length == 8000 else 431)
            assert answer.json().get("known") is (False if length == 8000 else None)
        client.post("/api/me", headers=TRUE)
        assert client.get("/api/me").json()["known"] is True


def test_a_foreign_name_is_refused_with_a_reason(server: Server) -> None:
    """Somebody else's name that points here would let their page read everything."""
    answer = httpx.get(server.address + "/api/me", headers={"host": "evil.test"})
    assert (answer.status_code, answer.json()) == (421, {"code": "wrong_host", "params": {"host": "evil.test"}})
    page = httpx.get(server.address, headers={"host": "evil.test", "accept": "text/html"})
    assert page.status_code == 421
    assert "evil.test" in page.text
    assert "--origin" in page.text
    for path in ("/healthz", "/readyz"):
        assert httpx.get(server.address + path, headers={"host": "evil.test"}).text == "ok"


def test_the_host_that_was_named_to_listen_on_is_a_name() -> None:
    host = ("host", "table.example.org:8000")
    assert Inside().asked(host)[0] == 421
    assert Inside(network="http://table.example.org:8000/").asked(host)[0] == 200
    assert Inside(network="http://table.example.org:8000/").asked(("host", ""))[0] == 421


def test_a_server_with_an_origin_is_known_by_it_alone() -> None:
    inside = Inside(origins=("https://cards.example", "http://cards.lan:8000"))
    assert inside.asked(HERE)[0] == 421
    status, answer = inside.asked(THERE)
    assert (status, answer["strict-transport-security"]) == (200, "max-age=31536000")
    assert inside.scopes[-1]["scheme"] == "https"
    status, answer = inside.asked(("host", "cards.lan:8000"))
    assert status == 200
    assert "strict-transport-security" not in answer
    assert inside.scopes[-1]["scheme"] == "http"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 200),
        ("https://cards.example", 200),
        ("http://cards.example", 403),
        ("https://cards.example:444", 403),
        ("http://cards.lan", 403),
        ("https://evil.test", 403),
        ("https://cards.example.evil.test", 403),
        ("https://cards.example@evil.test", 403),
        ("https://evil.test/cards.example", 403),
        ("cards.example", 403),
        ("null", 403),
        ("", 403),
    ],
)
def test_an_origin_is_the_own_or_foreign(origin: str | None, status: int) -> None:
    """With its scheme: a page that came without TLS may be anybody's."""
    inside = Inside(origins=("https://cards.example", "http://cards.lan"))
    headers = [THERE, ("x-mazzo", "1"), *([] if origin is None else [("origin", origin)])]
    assert inside.asked(*headers, method="POST")[0] == status
    assert inside.asked(("host", "cards.example:443"), *headers[1:], method="POST")[0] == status


def test_at_home_the_scheme_counts_too() -> None:
    inside = Inside()
    for origin, status in (("http://127.0.0.1:8000", 200), ("https://127.0.0.1:8000", 403), ("http://127.0.0.1", 403)):
        assert inside.asked(HERE, ("x-mazzo", "1"), ("origin", origin), method="POST")[0] == status


def test_every_request_of_an_address_counts_also_where_nothing_is() -> None:
    inside = Inside(requests_a_minute=2)
    assert [inside.asked(HERE, path="/none")[0] for _ in range(2)] == [200, 200]
    status, answer = inside.asked(HERE, path="/none")
    assert status == 429
    assert answer["retry-after"] == "60"
    assert answer["connection"] == "close", "what was sent along is not read"
    assert inside.asked(HERE, peer="192.0.2.2")[0] == 200
    # Whoever watches over the server is answered still, and is counted too.
    assert [inside.asked(HERE, path="/healthz")[0] for _ in range(3)] == [200, 200, 429]


def test_a_proxy_says_for_whom_it_asks_but_only_one_that_is_known() -> None:
    inside = Inside(origins=("https://cards.example",), proxies=("10.0.0.0/8",))
    for peer, forwarded, client in (
        ("10.0.0.1", "192.0.2.9", "192.0.2.9"),
        ("10.0.0.1", "192.0.2.9, 10.0.0.2", "192.0.2.9"),
        ("127.0.0.1", "192.0.2.9", "127.0.0.1"),
    ):
        assert inside.asked(THERE, ("x-forwarded-for", forwarded), ("x-forwarded-proto", "http"), peer=peer)[0] == 200
        assert inside.scopes[-1]["client"][0] == client
        assert inside.scopes[-1]["scheme"] == "https"


def test_an_account_asks_more_often_than_all_guests_of_an_address_together() -> None:
    inside = Inside(origins=("https://cards.example",), requests_a_minute=5, requests_a_minute_of_guest=3)
    inside.entrance.account_of = lambda token: {"annas": "anna", "berts": "bert"}.get(token, "")

    def asked(cookie: str, times: int, peer: str = "192.0.2.1") -> list[int]:
        return [inside.asked(THERE, ("cookie", f"__Host-mazzo={cookie}"), peer=peer)[0] for _ in range(times)]

    assert asked("guest", 2) + asked("other", 2) == [200, 200, 200, 429]
    assert asked("annas", 3) == [200] * 3, "the same address, and yet not turned away"
    assert asked("annas", 3, "192.0.2.2") == [200, 200, 429], "wherever it is"
    assert asked("berts", 1) == [200]
    assert asked("guest", 1, "192.0.2.2") == [200]


def test_an_account_that_is_new_to_this_process_does_not_wait_for_the_guests_of_its_address() -> None:
    inside = Inside(origins=("https://cards.example",), requests_a_minute=5, requests_a_minute_of_guest=3)
    known = {"guest": ""}
    looked_up: list[str] = []

    async def learn(token: str) -> None:
        looked_up.append(token)
        if token == "annas":
            known[token] = "anna"

    inside.entrance.account_of, inside.entrance.learn = known.get, learn

    def asked(cookie: str, times: int) -> list[int]:
        return [inside.asked(THERE, ("cookie", f"__Host-mazzo={cookie}"))[0] for _ in range(times)]

    assert asked("guest", 5) == [200, 200, 200, 429, 429]
    assert looked_up == [], "who is known is not asked for"
    assert asked("annas", 6) == [200] * 5 + [429], "as often as an account may"
    assert looked_up == ["annas"]
    for number in range(LOOKED_UP_A_MINUTE + 10):
        assert asked(f"forged{number}", 1) == [429]
    assert len(looked_up) == LOOKED_UP_A_MINUTE, "whoever makes cookies up costs the database no more"


def test_at_home_everybody_asks_equally_often() -> None:
    inside = Inside(requests_a_minute=4, requests_a_minute_of_guest=1)
    assert [inside.asked(("host", "localhost"))[0] for _ in range(5)] == [200, 200, 200, 200, 429]


def test_behind_a_proxy_each_visitor_asks_so_often() -> None:
    inside = Inside(origins=("https://cards.example",), requests_a_minute_of_guest=3)

    def asked(forwarded: str) -> list[int]:
        return [inside.asked(THERE, ("x-forwarded-for", forwarded), peer="127.0.0.1")[0] for _ in range(4)]

    assert asked("192.0.2.1") == [200, 200, 200, 429]
    assert asked("203.0.113.1, 192.0.2.1") == [429] * 4, "what a visitor claims is not believed"
    assert asked("2001:db8::1") == [200, 200, 200, 429]
    assert asked("2001:db8::2") == [429] * 4, "the same network"
    assert asked("192.0.2.2") == [200, 200, 200, 429]


def test_without_an_origin_no_proxy_is_believed() -> None:
    inside = Inside(requests_a_minute=3)
    told = [inside.asked(HERE, ("x-forwarded-for", f"192.0.2.{number}"), peer="127.0.0.1")[0] for number in range(4)]
    assert told == [200, 200, 200, 429]


def test_under_an_origin_with_tls_cookies_and_links_are_for_tls_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, origins=("https://cards.example",))
    app = Entrance(create_app(settings), settings, Crowd(settings))
    with TestClient(app, base_url="https://cards.example") as client:
        made = client.post("/api/me", headers=TRUE | {"origin": "https://cards.example"})
        assert "secure" in made.headers["set-cookie"].lower().split("; ")
        assert made.headers["set-cookie"].startswith("__Host-mazzo=")
        assert made.headers["strict-transport-security"]
        id = client.post("/api/tables", headers=TRUE, json={"game": PLAIN, "name": "Anna"}).json()["id"]
        assert client.get(f"/api/tables/{id}/invitation").json()["link"] == f"https://cards.example/t/{id}"


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
    for path in ("/api/me", "/api/pairings", "/api/pairings/confirm", "/api/tables", f"/api/games/{default()}/options"):
        answer = httpx.post(server.address + path, headers=headers, json={})
        assert answer.status_code == 403
        assert answer.json() == {"code": "foreign_origin", "params": {}}
        assert "set-cookie" not in answer.headers


def test_another_site_gets_no_socket(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(default())
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            foreign = (
                "http://evil.test",
                "null",
                f"http://127.0.0.1:{server.port + 1}",
                f"https://127.0.0.1:{server.port}",
            )
            for origin in foreign:
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(address, additional_headers={"origin": origin}):
                        raise AssertionError
                assert refused.value.response.status_code == 403
                assert b"foreign_origin" in refused.value.response.body
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address.replace("127.0.0.1", "evil.test"), host="127.0.0.1", port=server.port):
                    raise AssertionError
            assert refused.value.response.status_code == 421
            assert b"wrong_host" in refused.value.response.body
            async with connect(address, additional_headers={"origin": server.address}) as socket:
                await socket.send('{"type": "beat"}')
                assert await socket.recv() == '{"type":"beat"}'

    run(go())
    assert '"library"' not in server.log, "to be refused is no failure"


REQUESTS: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "/", {}),
    ("GET", "/healthz", {}),
    ("GET", "/readyz", {}),
    ("GET", "/api/me", {"headers": {"host": "evil.test"}}),
    ("GET", "/api/me", {"headers": {"x-much": "x" * 20_000}}),
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


def test_metrics_name_no_table(server: Server) -> None:
    """Who knows a table's id is invited."""

    async def go() -> tuple[str, str]:
        async with guest(server) as anna:
            table = await anna.open(default(), public=False)
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
            await anna.get(f"/api/tables/{table}")
            await anna.get(f"/api/tables/{table}/records/1")
            return table, server.metrics()

    table, text = asyncio.run(go())
    assert table not in text
    assert 'mazzo_commands_total{kind="sit",outcome="accepted"}' in text
    assert table not in server.log
