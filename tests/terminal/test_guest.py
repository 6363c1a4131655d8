"""Which link a terminal shows for others: the one that the server names, else its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo.kernel.errors import Reason
from mazzo.terminal.online.guest import Denied, Guest
from mazzo.terminal.online.link import Link


def test_the_server_knows_how_others_come(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = Guest(Link("http://127.0.0.1:8000", "k7qf"), "Anna")
    answer = b'{"link":"http://192.168.1.20:8000/t/k7qf","here_only":false}'
    monkeypatch.setattr(guest, "ask", lambda path: answer if path == "/api/tables/k7qf/invitation" else b"")
    assert guest.invitation().link == "http://192.168.1.20:8000/t/k7qf"
    assert not guest.invitation().here_only


@pytest.mark.parametrize(("address", "here_only"), [("http://127.0.0.1:8000", True), ("https://a.example", False)])
def test_an_older_server_does_not_say(
    data: Path, monkeypatch: pytest.MonkeyPatch, address: str, here_only: bool
) -> None:
    def denied(path: str) -> bytes:
        raise Denied(Reason("no_such_page"))

    guest = Guest(Link(address, "k7qf"), "Anna")
    monkeypatch.setattr(guest, "ask", denied)
    assert guest.invitation().link == f"{address}/t/k7qf"
    assert guest.invitation().here_only == here_only
