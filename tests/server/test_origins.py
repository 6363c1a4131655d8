"""The server's own names, and those that somebody else has let point to it."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from mazzo.server.origins import Origins, normal, own_names
from mazzo.server.run import checked_origin
from mazzo.words import Refusal

HOME = Origins((), frozenset({"attic", "attic.fritz.box"}))


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "[::1]:8000",
        "[fe80::1]",
        "localhost",
        "LOCALHOST:8000",
        "mazzo.localhost:1",
        "attic",
        "attic:8000",
        "Attic.fritz.box:8000",
        "attic.local",
        "other.local:8000",
        "attic.local.:8000",
    ],
)
def test_names_at_home(host: str) -> None:
    assert HOME.of(host, "http") == f"http://{host.lower()}"


@pytest.mark.parametrize(
    "host",
    [
        "",
        ":8000",
        "evil.test",
        "evil.test:8000",
        "attic.evil.test",
        "local",
        "127.0.0.1.evil.test",
        "127.0.0.1@evil.test",
        "localhost.evil.test",
        "evil.test/.local",
        "evil test.local",
        "[::1",
        "[evil.test]",
        "[::1]evil.local",
        "attic:port",
        "\u00e4.local",
        "x" * 300 + ".local",
    ],
)
def test_names_of_others(host: str) -> None:
    assert HOME.of(host, "http") is None


def test_a_server_with_origins_is_known_by_nothing_else() -> None:
    known = Origins(
        ("https://Cards.example/", "http://cards.example:8080", "https://[2001:db8::1]"), frozenset({"attic"})
    )
    assert known.of("cards.example", "http") == "https://cards.example"
    assert known.of("CARDS.example:443", "http") == "https://cards.example"
    assert known.of("cards.example:8080", "https") == "http://cards.example:8080"
    assert known.of("[2001:db8::1]", "http") == "https://[2001:db8::1]"
    for host in ("cards.example:80", "127.0.0.1", "localhost", "attic", "www.cards.example", ""):
        assert known.of(host, "https") is None


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://cards.example", "https://cards.example"),
        (" HTTPS://Cards.Example:443/ ", "https://cards.example"),
        ("http://cards.example:8080", "http://cards.example:8080"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_an_origin_as_browsers_write_it(text: str, origin: str) -> None:
    assert normal(text) == origin


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cards.example",
        "ftp://cards.example",
        "https://",
        "https://a/b",
        "https://a?b",
        "https://u@a",
        "https://[::1",
        "https://a:b",
    ],
)
def test_what_is_no_origin(text: str) -> None:
    with pytest.raises(Refusal, match="error-origin"):
        checked_origin(text)


def test_the_machine_has_names_by_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Attic.club.example")
    resolver = tmp_path / "resolv.conf"
    resolver.write_text("# search nothing\nnameserver 192.0.2.1\nsearch fritz.box lan.example.\ndomain\n\n")
    names = own_names(resolver)
    assert {"attic", "attic.club.example", "attic.fritz.box", "attic.lan.example", "attic.home.arpa"} <= names
    assert "attic.nothing" not in names
    assert "attic.lan" in own_names(tmp_path / "none")
