from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient, create_test_client

from mazzo.server import pages
from mazzo.server.app import HANDLERS


def built(folder: Path) -> Path:
    client = folder / "web"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>the client</title>")
    (client / "assets" / "app-1a2b.js").write_text("start()")
    (client / "icon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("secret")
    return client


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:  # type: ignore[type-arg]  # the app is ours
    folder = built(tmp_path)
    monkeypatch.setattr(pages, "client_folder", lambda: folder)
    return create_test_client(pages.pages(), exception_handlers=HANDLERS)


def test_without_the_client_a_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "client_folder", lambda: None)
    with create_test_client(pages.pages(), exception_handlers=HANDLERS) as client:
        answer = client.get("/")
        assert answer.headers["content-type"].startswith("text/html")
        assert "mazzo play" in answer.text
        assert client.get("/t/abc").status_code == 404


def test_files_of_the_client(client: TestClient) -> None:  # type: ignore[type-arg]
    with client:
        hashed = client.get("/assets/app-1a2b.js")
        assert hashed.text == "start()"
        assert "immutable" in hashed.headers["cache-control"]
        assert "javascript" in hashed.headers["content-type"]
        icon = client.get("/icon.svg")
        assert icon.headers["cache-control"] == "no-cache"
        assert icon.headers["content-type"].startswith("image/svg")


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/k7qf3m2xab", "/t/k7qf3m2xab/", "/options"])
def test_a_place_inside_the_client_is_its_first_page(client: TestClient, path: str) -> None:  # type: ignore[type-arg]
    with client:
        answer = client.get(path)
        assert "the client" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/missing.js",
        "/api/missing",
        "/a%00b",
        "/a%00b.js",
        "/" + "x" * 2000,
        "/" + "x" * 2000 + ".js",
        "/%ff.js",
    ],
)
def test_nothing_else_is_served(client: TestClient, path: str) -> None:  # type: ignore[type-arg]
    with client:
        answer = client.get(path)
        assert answer.status_code in (200, 404)
        assert "secret" not in answer.text
        assert "root:" not in answer.text
        if "." in path.rpartition("/")[2] or path.startswith("/api"):
            assert answer.json()["code"] == "no_such_page"
