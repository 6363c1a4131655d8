"""Which address is sent round: one that leads others to the server, and not to their own machine."""

from __future__ import annotations

import re
import webbrowser
from collections.abc import Callable
from pathlib import Path
from socket import socket

import httpx
import pytest
from litestar.testing import TestClient

from mazzo import cli
from mazzo.server import logs, reach, run
from mazzo.server.addresses import LOOPBACK
from mazzo.server.app import create_app
from mazzo.server.reach import invited_to, is_here_only, reachable, web_address
from mazzo.server.settings import Settings
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import HEADERS
from mazzo.words import speak

NETWORK = "http://192.168.1.20:8000/"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_address", lambda: "192.168.1.20")


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "::1", "localhost", "mazzo.localhost"])
def test_this_machine_alone(host: str) -> None:
    assert is_here_only(host)
    assert reachable(host) == host
    assert invited_to(web_address(host, 8000), NETWORK) == NETWORK
    assert invited_to(web_address(host, 8000), "") == web_address(host, 8000), "no other is known"


@pytest.mark.parametrize("host", ["192.168.1.7", "10.0.0.1", "fe80::1", "table.example.org", "mazzo.local"])
def test_others_come_by_the_address_that_was_asked(host: str) -> None:
    assert not is_here_only(host)
    assert reachable(host) == host
    assert invited_to(f"https://{host}/" if ":" not in host else f"https://[{host}]/", NETWORK) != NETWORK


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_all_networks_are_named_by_the_address_at_home(host: str) -> None:
    assert web_address(reachable(host), 8001) == "http://192.168.1.20:8001/"


def test_six_groups_stand_in_brackets() -> None:
    assert web_address("fe80::1", 8000) == "http://[fe80::1]:8000/"


@pytest.mark.parametrize(
    ("host", "lan", "network"),
    [
        (None, False, ""),
        (None, True, "http://192.168.1.20:{port}/"),
        ("0.0.0.0", False, "http://192.168.1.20:{port}/"),
        ("127.0.0.1", False, ""),
    ],
)
def test_a_server_says_how_others_come(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    host: str | None,
    lan: bool,
    network: str,
) -> None:
    opened: list[str] = []
    found = started_alone(monkeypatch, opened)
    speak(None)
    run.serve(host=host, port=0, data=tmp_path, lan=lan, browser=True)
    out = capsys.readouterr().out
    (address,) = opened
    port = address.rstrip("/").rpartition(":")[2]
    assert address == f"http://127.0.0.1:{port}/", "this machine goes the short way"
    assert found[0].network == network.format(port=port)
    assert (network.format(port=port) or address) in out
    assert ("mazzo --lan lets others" in out) == (not network)
    assert ("Everybody on this network" in out) == bool(network)
    assert str(tmp_path) in out


@pytest.mark.parametrize(
    ("asked", "network", "sent", "here_only"),
    [
        ("http://127.0.0.1:8000", NETWORK, "http://192.168.1.20:8000", False),
        ("http://127.0.0.1:8000", "", "http://127.0.0.1:8000", True),
        ("http://192.168.1.7:8000", NETWORK, "http://192.168.1.7:8000", False),
        ("https://table.example.org", "", "https://table.example.org", False),
    ],
)
def test_links_that_are_sent_round(tmp_path: Path, asked: str, network: str, sent: str, here_only: bool) -> None:
    with TestClient(create_app(Settings(data=tmp_path, network=network)), base_url=asked) as client:
        client.post("/api/me", headers=HEADERS)
        id = client.post("/api/tables", headers=HEADERS, json={"game": PLAIN, "name": "Anna"}).json()["id"]
        answer = client.get(f"/api/tables/{id}/invitation").json()
        assert answer == {"link": f"{sent}/t/{id}", "here_only": here_only}
        pairing = client.post("/api/pairings", headers=HEADERS).json()
        assert pairing["link"] == f"{sent}/add#{pairing['code']}"
        assert bool(pairing["picture"]) == (not here_only), "a phone cannot follow a link that only leads home"
        picture = client.get(f"/api/tables/{id}/qr")
        assert picture.headers["content-type"].startswith("image/svg")
        assert client.get("/api/tables/none/invitation").json()["code"] == "no_such_table"


def started_alone(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> list[Settings]:
    """A server that is announced and does not run; with which settings."""
    found: list[Settings] = []

    def created(settings: Settings) -> object:
        found.append(settings)
        return create_app(settings)

    async def started(server: object, listening: list[socket], announced: Callable[[], None], compiles: bool) -> None:
        for each in listening:
            each.close()
        announced()

    monkeypatch.setattr(logs, "configure", lambda: None)
    monkeypatch.setattr(run, "create_app", created)
    monkeypatch.setattr(run, "run", started)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    return found


def test_with_an_origin_that_is_where_the_server_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    opened: list[str] = []
    found = started_alone(monkeypatch, opened)
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path))
    origins = ["--origin", "HTTPS://cards.example:443/", "--origin", "http://cards.lan:8000"]
    assert cli.run([*origins, "--port", "0", "--metrics", "0", "--proxy", "192.0.2.0/24"]) == 0
    assert opened == ["https://cards.example/"]
    (settings,) = found
    assert settings.origins == ("https://cards.example", "http://cards.lan:8000")
    assert not settings.secure
    assert settings.trusted == ("192.0.2.0/24",)
    assert settings.network == ""
    out = capsys.readouterr().out
    assert "https://cards.example/" in out
    assert "Only this machine" not in out
    (measures,) = re.findall(r"http://127.0.0.1:\d+/metrics", out)
    assert "mazzo_connections" in httpx.get(measures).text


def test_the_origin_is_also_taken_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = started_alone(monkeypatch, [])
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path))
    monkeypatch.setenv("MAZZO_ORIGIN", "https://cards.example https://karten.example")
    assert cli.run(["--port", "0", "--no-browser"]) == 0
    assert found[0].origins == ("https://cards.example", "https://karten.example")
    assert found[0].secure
    assert found[0].trusted == LOOPBACK


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--origin", "cards.example"], "mazzo: cards.example is not an origin: write it like https://cards.example"),
        (["--proxy", "nginx"], "mazzo: nginx is neither an address nor a network, like 192.0.2.1 or 192.0.2.0/24"),
        (["--metrics", "70000"], "mazzo: port 70000 cannot be used: "),
    ],
)
def test_what_is_no_origin_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], said: str
) -> None:
    started_alone(monkeypatch, [])
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path))
    assert cli.run(["--port", "0", "--no-browser", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(said)
