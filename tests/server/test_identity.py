"""What a device shows: which cookie counts, and the signed ones of before."""

from __future__ import annotations

import pytest

from mazzo.server.devices import agent_of_terminal, device_label
from mazzo.server.identity import COOKIE, SECURE_COOKIE, Signatures, hashed, is_signed, new_person, new_token, token_in

OURS = Signatures(b"one secret")
FOREIGN = Signatures(b"another secret")


def signed(by: Signatures, person: str) -> str:
    return f"{person}.{by.signature(person)}"


def test_what_is_shown_cannot_be_guessed() -> None:
    assert len({new_token() for _ in range(100)} | {new_person() for _ in range(100)}) == 200
    assert len(new_token()) == 43
    assert not is_signed(new_token())
    assert hashed("a") != hashed("b")


def test_a_signed_cookie_says_who_one_is() -> None:
    assert OURS.person(signed(OURS, "anna")) == "anna"
    assert is_signed(signed(OURS, "anna"))


def test_a_cookie_as_an_earlier_version_wrote_it() -> None:
    known = Signatures(bytes(32))
    assert known.person("anna.d7qc_UwiYLKUYgsd1-AxYenbdsi1flPT4MC_J5rYum8") == "anna"


def test_a_cookie_of_another_server_says_nothing() -> None:
    assert OURS.person(signed(FOREIGN, "anna")) == ""


@pytest.mark.parametrize(
    "cookie", ["", ".", "anna", "anna.", ".x", "anna.x", "anna.x.y", "änna.ü", "\ud800.\ud800", "a" * 10_000]
)
def test_a_forged_cookie_is_nobodys(cookie: str) -> None:
    assert OURS.person(cookie) == ""


def test_every_character_of_a_cookie_counts() -> None:
    cookie = signed(OURS, "anna")
    for place in range(len(cookie)):
        forged = cookie[:place] + ("A" if cookie[place] != "A" else "B") + cookie[place + 1 :]
        assert OURS.person(forged) == ""


@pytest.mark.parametrize(
    ("cookies", "secure", "shown"),
    [
        ({}, False, ""),
        ({COOKIE: "plain"}, False, "plain"),
        ({SECURE_COOKIE: "safe"}, False, ""),
        ({SECURE_COOKIE: "safe"}, True, "safe"),
        ({SECURE_COOKIE: "safe", COOKIE: "anna.signed"}, True, "safe"),
        ({COOKIE: "anna.signed"}, True, "anna.signed"),
        # Whoever can answer for plain HTTP could have planted it.
        ({COOKIE: "plain"}, True, ""),
    ],
)
def test_which_cookie_counts(cookies: dict[str, str], secure: bool, shown: str) -> None:
    assert token_in(cookies, secure) == shown


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 "
            "Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
            "Edge, Windows",
        ),
        (agent_of_terminal("1.0", "Darwin"), "Terminal, Mac"),
        ("curl/8", ""),
        ("", ""),
        ("<script>Firefox" + "x" * 100_000, "Firefox"),
    ],
)
def test_devices_have_names_that_people_know(agent: str, label: str) -> None:
    assert device_label(agent) == label
