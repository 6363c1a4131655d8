"""Which address is sent round: one that leads others to the server, and not to their own machine."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from pathlib import Path
from socket import socket

import pytest
from litestar.testing import TestClient

from mazzo.server import logs, reach, run
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
    found: list[Settings] = []

    def created(settings: Settings) -> object:
        found.append(settings)
        return create_app(settings)

    async def started(server: object, listening: socket, announced: Callable[[], None]) -> None:
        listening.close()
        announced()

    opened: list[str] = []
    monkeypatch.setattr(logs, "configure", lambda: None)
    monkeypatch.setattr(run, "create_app", created)
    monkeypatch.setattr(run, "run", started)
    monkeypatch.setattr(webbrowser, "open", opened.append)
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
        personal = client.post("/api/me/link", headers=HEADERS).json()
        assert personal["link"] == f"{sent}/me#{personal['token']}"
        picture = client.get(f"/api/tables/{id}/qr")
        assert picture.headers["content-type"].startswith("image/svg")
        assert client.get("/api/tables/none/invitation").json()["code"] == "no_such_table"
