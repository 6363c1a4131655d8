from __future__ import annotations

import pytest

from mazzo.server.identity import LINK_AGE, Identities

NOW = 1_795_000_000_000

OURS = Identities(b"one secret")
FOREIGN = Identities(b"another secret")


def test_a_cookie_says_who_one_is() -> None:
    person = OURS.new()
    assert OURS.person(OURS.cookie(person)) == person
    assert OURS.new() != person


def test_a_cookie_of_another_server_says_nothing() -> None:
    assert OURS.person(FOREIGN.cookie("anna")) == ""


@pytest.mark.parametrize("cookie", [None, "", ".", "anna", "anna.", ".x", "anna.x", "anna.x.y", "änna.ü", "a" * 10_000])
def test_a_forged_cookie_is_nobodys(cookie: str | None) -> None:
    assert OURS.person(cookie) == ""


def test_every_character_of_a_cookie_counts() -> None:
    cookie = OURS.cookie("anna")
    for place in range(len(cookie)):
        forged = cookie[:place] + ("A" if cookie[place] != "A" else "B") + cookie[place + 1 :]
        assert OURS.person(forged) == ""


def test_a_link_is_good_for_a_day() -> None:
    token = OURS.link("anna", NOW)
    assert OURS.linked(token, NOW) == "anna"
    assert OURS.linked(token, NOW + LINK_AGE * 1000) == "anna"
    assert OURS.linked(token, NOW + (LINK_AGE + 1) * 1000) == ""


def test_a_link_cannot_be_prolonged() -> None:
    person, until, signature = OURS.link("anna", NOW).split(".")
    assert OURS.linked(f"{person}.{int(until) + 1}.{signature}", NOW) == ""
    assert OURS.linked(f"bea.{until}.{signature}", NOW) == ""


def test_a_token_is_good_for_its_purpose_alone() -> None:
    """A link that somebody finds is no cookie, and a cookie no link."""
    link, cookie = OURS.link("anna", NOW), OURS.cookie("anna")
    assert OURS.person(link) == ""
    assert OURS.linked(cookie, NOW) == ""
    person, until, _ = link.split(".")
    signed_as_cookie = OURS.cookie(f"{person}.{until}").rpartition(".")[2]
    assert OURS.linked(f"{person}.{until}.{signed_as_cookie}", NOW) == ""


@pytest.mark.parametrize("token", ["", ".", "..", "anna..", "anna.x.y"])
def test_a_forged_link_is_nobodys(token: str) -> None:
    assert OURS.linked(token, NOW) == ""
