"""Who has to go when there are too many."""

from __future__ import annotations

import resource
from pathlib import Path
from typing import Any

import pytest

from mazzo.server import crowd as counted
from mazzo.server.crowd import Crowd, NoRoom, Visit, most_connections
from mazzo.server.settings import Settings


class Street:
    """A crowd, and who was sent away."""

    def __init__(self, **settings: Any) -> None:
        self.crowd = Crowd(Settings(data=Path(), **settings))
        self.cut: list[str] = []

    def comes(self, name: str, address: str = "192.0.2.1") -> Visit | None:
        return self.crowd.enter(address, lambda: self.cut.append(name))

    def asks(self, name: str, address: str = "192.0.2.1") -> Visit:
        visit = self.comes(name, address)
        assert visit
        self.crowd.has_asked(visit)
        return visit


def test_of_one_address_so_many_are_half_open_and_the_oldest_goes() -> None:
    street = Street(half_open_of_address=3)
    for name in "abcde":
        assert street.comes(name)
    assert street.cut == ["a", "b"]
    assert len(street.crowd.all) == 3
    street.comes("other", "192.0.2.2")
    assert street.cut == ["a", "b"]


def test_who_has_asked_stays() -> None:
    street = Street(half_open_of_address=2)
    street.asks("honest")
    for name in "abc":
        street.comes(name)
    assert street.cut == ["a"]


def test_a_kept_connection_that_asks_again_is_half_open_again() -> None:
    street = Street(half_open_of_address=1)
    kept = street.asks("kept")
    street.crowd.rests(kept)
    street.comes("new")
    assert street.cut == []
    street.crowd.asks(kept)
    assert street.cut == ["new"]


def test_of_one_address_there_are_so_many_and_then_no_more() -> None:
    street = Street(connections_of_address=2)
    first = street.asks("a")
    street.asks("b", "::ffff:192.0.2.1")
    assert street.comes("c") is None
    assert street.comes("d", "192.0.2.2")
    street.crowd.leave(first)
    street.crowd.leave(first)
    assert street.comes("e")
    assert street.comes("f"), "one that asks for nothing makes room"
    assert street.cut == ["e"]


def test_a_network_of_six_groups_is_one_address() -> None:
    street = Street(connections_of_address=2)
    street.asks("a", "2001:db8::1")
    street.asks("b", "2001:db8::2")
    assert street.comes("c", "2001:db8::3") is None
    assert street.comes("d", "2001:db8:0:1::1")


def test_where_all_is_full_the_oldest_that_asks_for_nothing_goes_and_the_newcomer_stays() -> None:
    street = Street(connections=4)
    street.asks("playing", "192.0.2.1")
    street.crowd.rests(street.asks("idle", "192.0.2.2"))
    street.comes("slow", "192.0.2.3")
    street.comes("slower", "192.0.2.4")
    for number in range(10, 13):
        street.asks(f"new {number}", f"192.0.2.{number}")
    assert street.cut == ["slow", "slower", "idle"]
    assert street.comes("nobody can go", "192.0.2.20") is None


def test_a_proxy_brings_many_and_each_of_them_counts() -> None:
    street = Street(origins=("https://cards.example",), connections_of_address=2, half_open_of_address=2)
    for number in range(10):
        assert street.comes(str(number), "127.0.0.1")
    assert street.cut == []
    with street.crowd.socket("192.0.2.1"), street.crowd.socket("192.0.2.1"):
        with pytest.raises(NoRoom), street.crowd.socket("192.0.2.1"):
            raise AssertionError
        with street.crowd.socket("192.0.2.2"):
            pass
    with street.crowd.socket("192.0.2.1"):
        pass
    assert not street.crowd.of


def test_nothing_is_kept_of_those_who_left() -> None:
    street = Street(connections=5)
    visits = [street.comes(str(number), f"192.0.2.{number}") for number in range(20)]
    for visit in visits:
        assert visit
        street.crowd.leave(visit)
        street.crowd.asks(visit)
        street.crowd.rests(visit)
    crowd = street.crowd
    assert not any((crowd.all, crowd.half_open, crowd.idle, crowd.of, crowd.half_open_of))


@pytest.mark.parametrize(
    ("limits", "most"),
    [
        ((1024, 1024), 824),
        ((256, 4096), 3896),
        ((256, 256), 56),
        ((1024, 1_048_576), counted.MOST_CONNECTIONS),
        ((1024, resource.RLIM_INFINITY), counted.MOST_CONNECTIONS),
    ],
)
def test_there_are_as_many_as_the_system_gives_files(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], most: int
) -> None:
    now = [limits]
    monkeypatch.setattr(resource, "getrlimit", lambda _: now[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: now.append(wanted))
    assert most_connections() == most
    assert now[-1] == (limits[1], limits[1])
