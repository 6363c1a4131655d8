"""A whole match at a table of a server, opened and played from the terminal."""

from __future__ import annotations

from pathlib import Path

from rich.cells import cell_len

from mazzo.games import game
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.testing.support.server import Server
from mazzo.testing.support.terminal import Play, numbers


def test_a_host_opens_a_table_and_plays_a_whole_match(play: Play, data: Path, server: Server, name: str) -> None:
    options = [part for key, value in game(name).short.items() for part in ("--option", f"{key}={value}")]
    arguments = [name, *options, "--level", "greedy", "--table", server.address, "--name", "Anna"]
    out = play(["1", "start", *numbers(9000)], *arguments)
    assert f"{server.address}/t/" in out
    assert "You sit down." in out
    assert "won" in out
    assert "Every deal was fair" in out
    assert [line for line in out.splitlines() if cell_len(line) > 80 and str(data) not in line] == []
    (path,) = data.joinpath("records").iterdir()
    record = read(path.read_bytes())
    assert verify(record).finished
    assert record.players[0].name == "Anna"
    assert len(record.contributions[0]) == 32
    assert record.version == 2
