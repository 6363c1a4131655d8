"""What a server says of games: their words, and tables of games whose packages have gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from structlog.testing import capture_logs

from mazzo.games import UnknownGame, names
from mazzo.server.app import create_app
from mazzo.server.identity import HEADER
from mazzo.server.settings import Settings
from mazzo.table import state
from mazzo.words import languages


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(Settings(data=tmp_path))) as made:
        made.headers[HEADER] = "1"
        yield made


def opened(client: TestClient[Litestar]) -> str:
    client.post("/api/me")
    return str(client.post("/api/tables", json={"game": names()[0], "name": "Anna"}).json()["id"])


def forget(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the server were started without the package."""

    def gone(name: str) -> Any:
        raise UnknownGame(name)

    client.app.state.services.rooms.rooms.clear()
    monkeypatch.setattr(state, "game", gone)


def test_a_table_whose_game_has_gone_says_so(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    id = opened(client)
    forget(client, monkeypatch)
    reason = {"code": "no_such_game", "params": {"game": names()[0]}}
    answer = client.get(f"/api/tables/{id}")
    assert (answer.status_code, answer.json()) == (404, reason)
    with client.websocket_connect(f"/api/tables/{id}/socket") as socket:
        assert socket.receive_json()["reason"] == reason
    assert [each["id"] for each in client.get("/api/tables/mine").json()] == [id], "it is still listed"
    assert client.delete(f"/api/tables/mine/{id}").status_code == 204
    assert client.get("/api/tables/mine").json() == []


def test_what_is_due_there_is_noted_in_a_line(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    id = opened(client)
    forget(client, monkeypatch)
    with capture_logs() as logs:
        client.blocking_portal.call(client.app.state.services.scheduler.serve, id)
    (line,) = (each for each in logs if each.get("table") == id)
    assert line["event"] == "due_work_refused"
    assert "exc_info" not in line


@pytest.mark.parametrize("language", languages())
def test_words_are_sent_once(client: TestClient[Litestar], language: str) -> None:
    first = client.get(f"/api/games/words/{language}")
    assert first.headers["content-type"] == "text/plain; charset=utf-8"
    assert all(first.text.count(f"\n{name}-name = ") == 1 for name in names())
    again = client.get(f"/api/games/words/{language}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


@pytest.mark.parametrize("language", ["EN", "zz", "en.ftl", "%2e%2e", "en%00", "x" * 3000])
def test_words_of_languages_that_there_are_not(client: TestClient[Litestar], language: str) -> None:
    answer = client.get(f"/api/games/words/{language}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")
