from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient, create_test_client

from mazzo.games import names
from mazzo.server import games, modules, pages
from mazzo.server.app import HANDLERS


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of a game from elsewhere, with a module for the browser."""
    web = tmp_path / "package" / "web"
    (web / "parts").mkdir(parents=True)
    (web / "index.js").write_text("export const parts = () => ({});")
    (web / "parts" / "board.css").write_text("div {}")
    (web / "source.py").write_text("secret")
    (tmp_path / "package" / "game.py").write_text("secret")
    (web / "linked.js").symlink_to(tmp_path / "package" / "game.py")
    monkeypatch.setattr(modules, "sound", lambda: {"whist": None})
    monkeypatch.setattr(modules, "package_of", lambda name: "whist_package")
    monkeypatch.setattr(modules, "files", lambda name: tmp_path / "package")
    modules.folder_of.cache_clear()
    yield tmp_path / "package"
    modules.folder_of.cache_clear()


@pytest.fixture
def client(package: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:  # type: ignore[type-arg]  # the app is ours
    monkeypatch.setattr(pages, "client_folder", lambda: None)
    return create_test_client([modules.file_of_game, *pages.pages()], exception_handlers=HANDLERS)


def test_a_module_and_what_lies_beside_it(client: TestClient) -> None:  # type: ignore[type-arg]
    with client:
        assert modules.address_of("whist") == "/games/whist/index.js"
        script = client.get("/games/whist/index.js")
        assert script.text.startswith("export const parts")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "no-cache"
        style = client.get("/games/whist/parts/board.css")
        assert style.headers["content-type"].startswith("text/css")


@pytest.mark.parametrize(
    "path",
    [
        "whist/../game.py",
        "whist/%2e%2e/game.py",
        "whist/..%2fgame.py",
        "whist/parts/%2e%2e/%2e%2e/game.py",
        "whist/source.py",
        "whist/linked.js",
        "whist//etc/passwd",
        "whist/%2fetc%2fpasswd",
        "whist/a%00b.js",
        "whist/missing.js",
        "whist/parts",
        "whist/" + "x" * 2000 + ".js",
        "bridge/index.js",
        "%2e%2e/index.js",
    ],
)
def test_nothing_else_is_served(client: TestClient, path: str) -> None:  # type: ignore[type-arg]
    with client:
        answer = client.get(f"/games/{path}")
        assert answer.status_code == 404
        assert answer.json()["code"] == "no_such_page"


def test_what_is_built_into_the_client_needs_no_module() -> None:
    assert {games.shown(name).module for name in names()} == {""}
