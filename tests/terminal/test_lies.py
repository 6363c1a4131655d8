"""A terminal at a table whose server lies about the shuffle: it warns, and keeps its part to itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from mazzo.server.messages import Change, News
from mazzo.table.events import Revealed
from mazzo.table.showing import ShuffleShown, TableShown
from mazzo.terminal.online import line
from mazzo.terminal.online.following import Following
from mazzo.terminal.online.part import listing_of
from mazzo.testing.support.server import Server, serving
from tests.terminal.test_online import Terminal, two_seats

pytestmark = pytest.mark.more

Lie = Callable[[TableShown, ShuffleShown], ShuffleShown]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), waits={"reveals": 300}) as running:
        yield running


class Lying(Following):
    """Changes what a server says of the shuffle; it is always told as a change."""

    def __init__(self, lie: Lie) -> None:
        super().__init__()
        self.lie = lie

    def follow(self, change: Change) -> News:
        heard = super().follow(change)
        if not heard.table.shuffle or not heard.table.shuffle.commits:
            return heard
        return replace(heard, table=replace(heard.table, shuffle=self.lie(heard.table, heard.table.shuffle)))


def drops_mine(table: TableShown, shuffle: ShuffleShown) -> ShuffleShown:
    commits = ["" if seat == shuffle.seat else each for seat, each in enumerate(shuffle.commits)]
    return replace(shuffle, commits=commits, listing=listing_of(table.commitment, shuffle.context, commits))


def names_another_digest(table: TableShown, shuffle: ShuffleShown) -> ShuffleShown:
    return replace(shuffle, listing="dd" * 32)


@pytest.mark.parametrize(
    ("lie", "said"),
    [
        (drops_mine, r"Your\s+part\s+is\s+not\s+in\s+this\s+shuffle"),
        (names_another_digest, r"list\s+of\s+the\s+players’\s+parts\s+contradicts\s+itself"),
    ],
)
def test_it_warns_and_reveals_nothing(server: Server, monkeypatch: pytest.MonkeyPatch, lie: Lie, said: str) -> None:
    monkeypatch.setattr(line, "Following", lambda: Lying(lie))
    link = two_seats(server, "Anna")
    anna = Terminal(link, "Anna")
    anna.until("Which seat")
    anna.type("1")
    anna.until("Type start to begin")
    anna.type("start")
    anna.until(f"Look at this shuffle.*{said}")
    anna.until(r"Your\s+part\s+of\s+the\s+shuffle\s+did\s+not\s+arrive\s+in\s+time,\s+so\s+a\s+bot\s+plays\s+for\s+you")
    anna.until("Press Enter to take over")
    assert not any(isinstance(entry.event, Revealed) for entry in server.entries(link.table))
    anna.quit()


def test_what_was_committed_to_survives_a_restart(tmp_path: Path) -> None:
    """The terminal is left between commitment and list; the same name finds its part again, and reveals it."""
    with serving(tmp_path / "server") as server:
        link = two_seats(server, "Anna")
        anna, bea = Terminal(link, "Anna"), Terminal(link, "Bea")
        for terminal, seat in ((anna, "1"), (bea, "2")):
            terminal.until("Which seat")
            terminal.type(seat)
            terminal.until("You sit down")
        # Bea's terminal says nothing by itself for a while.
        bea.session.take_part = lambda table: None  # type: ignore[method-assign]  # that is the point
        anna.type("start")
        anna.until("SHA-256")
        anna.quit()
        again = Terminal(link, "Anna")
        (context,) = again.session.proof.tries(1)
        assert again.session.proof.tries(1)[context].secret
        bea.quit()
        last = Terminal(link, "Bea")
        last.until("Your turn|Waiting for Anna")
        assert sum(isinstance(entry.event, Revealed) for entry in server.entries(link.table)) == 2
        last.quit()
        again.quit()
