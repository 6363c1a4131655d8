"""Prints what a move costs Mazzo, boardgame.io and Colyseus, in turns on the same machine: `make load-peers`.

boardgame.io and Colyseus are installed from npm into build/peers and play a game in the shape of ours, four people a
table, at the same rate. Ratios of processor time carry over to other machines; latencies are those of this one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from msgspec import Struct

import load
import report
from mazzo.server.loop import run_in_loop
from sockets import Socket

ROOT = Path(__file__).parents[1]
HERE = Path(__file__).parent / "peers_server"
PEERS = ROOT / "build" / "peers"
TITLE = "## The server beside others"
SYNCHRONOUS = os.environ.get("SYNCHRONOUS", "FULL")
"""How boardgame.io's adapter waits for the disk: as ours does."""


def installed(name: str) -> Path:
    """The folder of a peer's packages, from npm if they are not there yet."""
    folder = PEERS / name
    wanted = (HERE / f"{name}.json").read_text()
    package = folder / "package.json"
    if not package.exists() or package.read_text() != wanted or not (folder / "node_modules").exists():
        npm = shutil.which("npm")
        if not npm:
            raise SystemExit("There is no npm.")
        folder.mkdir(parents=True, exist_ok=True)
        package.write_text(wanted)
        print(f"Installing {name} into {folder.relative_to(ROOT)} ...", file=sys.stderr)
        subprocess.run([npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    return folder


def storage(folder: Path) -> str:
    """`sqlite` if its driver could be built, else `memory`."""
    program = "const D = require('better-sqlite3'); new D(':memory:').exec('SELECT 1')"
    built = subprocess.run(["node", "-e", program], cwd=folder, capture_output=True).returncode == 0
    return "sqlite" if built else "memory"


@contextmanager
def node(program: str, *arguments: str) -> Iterator[tuple[int, int]]:
    """A server in Node: its process and its port, which it prints."""
    environment = {**os.environ, "NODE_ENV": "production"}
    command = ["node", str(HERE / program), *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
    assert process.stdout
    try:
        while not (line := process.stdout.readline()).strip().isdigit():
            if not line:
                raise SystemExit(f"{program} did not start")
        yield process.pid, int(line)
    finally:
        process.terminate()
        process.wait(30)


class Hand(Struct):
    hand: list[int] = []


class Game(Struct):
    players: dict[str, Hand]
    run: int


class Turn(Struct):
    currentPlayer: str  # noqa: N815


class State(Struct):
    G: Game
    ctx: Turn
    _stateID: int  # noqa: N815


class Sync(Struct):
    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNC = msgspec.json.Decoder(tuple[str, str, Sync])


class Player:
    """One person at a table of boardgame.io, over socket.io's own protocol."""

    def __init__(self, table: BoardgameTable, seat: int, credentials: str) -> None:
        self.table = table
        self.seat = str(seat)
        self.credentials = credentials
        self.number = -1
        self.state: State | None = None
        self.socket: Socket | None = None

    async def connect(self, port: int) -> None:
        self.socket = await Socket.open(port, "/socket.io/?EIO=4&transport=websocket", self.hear)

    def hear(self, text: bytes) -> None:
        if text.startswith(b'42/game,["update"'):
            load.Client.told += 1
            load.Client.bytes_told += len(text)
            self.take(UPDATE.decode(text[8:])[2])
        elif text.startswith(b'42/game,["sync"'):
            self.take(SYNC.decode(text[8:])[2].state)
        elif text == b"2":
            self.send(b"3")
        elif text.startswith(b"40/game"):
            self.say("sync", self.table.id, self.seat, self.credentials, load.PEOPLE)
        elif text.startswith(b"0"):
            self.send(b"40/game,")

    def take(self, state: State) -> None:
        self.state, self.number = state, state._stateID
        self.table.heard()

    def send(self, text: bytes) -> None:
        assert self.socket
        self.socket.send(text)

    def say(self, *parts: object) -> None:
        self.send(b"42/game," + msgspec.json.encode(parts))


class BoardgameTable(load.Table):
    """Four of them."""

    async def move(self) -> float:
        state = self.clients[0].state
        player = self.clients[int(state.ctx.currentPlayer)]
        game = player.state.G
        card = next(each for each in game.players[player.seat].hand if game.run < 0 or each % 13 == game.run + 1)
        payload = {"type": "play", "args": [card], "playerID": player.seat, "credentials": player.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return await self.timed(lambda: player.say("update", action, player.number, self.id, player.seat))


async def opened(port: int, tables: int) -> list[load.Table]:
    found: list[load.Table] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/games/game", timeout=30) as http:
        for _ in range(tables):
            answer = await http.post("/create", json={"numPlayers": load.PEOPLE})
            table = BoardgameTable(answer.raise_for_status().json()["matchID"])
            # All join before anybody connects: a connection writes the names as well.
            for seat in range(load.PEOPLE):
                joined = await http.post(f"/{table.id}/join", json={"playerID": str(seat), "playerName": f"P{seat}"})
                table.clients.append(Player(table, seat, joined.raise_for_status().json()["playerCredentials"]))
            for player in table.clients:
                await player.connect(port)
            await table.all_at(0)
            found.append(table)
    return found


class Result(Struct):
    """What one run has shown."""

    rate: float
    processor: float
    """Milliseconds of the server's processor time for a move."""
    p50: float
    p99: float
    bytes: float
    """Of a message that tells one viewer of a move."""


async def boardgame(tables: int, rate: float, seconds: float) -> Result:
    folder = installed("boardgame")
    with tempfile.TemporaryDirectory() as data:
        kept = storage(folder)
        with node("boardgame.cjs", str(folder), kept, f"{data}/matches.db", SYNCHRONOUS) as (process, port):
            found = await opened(port, tables)
            return result(await load.measured(found, rate, seconds, process))


async def mazzo(tables: int, rate: float, seconds: float) -> Result:
    with load.server(ROOT / "build" / "compiled") as (process, port):
        found = await load.opened(port, tables)
        return result(await load.measured(found, rate, seconds, process))


async def colyseus(tables: int, rate: float, seconds: float) -> Result:
    """Driven by its own client, which understands its messages."""
    folder = installed("colyseus")
    with node("colyseus.mjs", str(folder)) as (process, port):
        command = ["node", str(HERE / "colyseus-drive.mjs"), str(folder), str(port), str(process)]
        command += [str(tables), str(rate), str(seconds)]
        driving = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        said, _ = await driving.communicate()
        return msgspec.json.decode(said, type=Result)


def result(measured: load.Measured) -> Result:
    cuts = quantiles(measured.latencies, n=100)
    return Result(
        rate=measured.rate,
        processor=measured.processor / measured.moves * 1000,
        p50=cuts[49] * 1000,
        p99=cuts[98] * 1000,
        bytes=measured.bytes_told,
    )


CONTENDERS: dict[str, Callable[[int, float, float], Any]] = {
    "Mazzo": mazzo,
    "boardgame.io": boardgame,
    "Colyseus": colyseus,
}


def lines(runs: dict[str, list[Result]], kept: str) -> Iterator[str]:
    yield "| Server | storage | moves/s | processor time a move | ours / theirs | p50 | p99 | bytes a viewer and move |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|"
    stores = {"Mazzo": "SQLite", "boardgame.io": "SQLite" if kept == "sqlite" else "memory", "Colyseus": "memory"}
    for name, results in runs.items():
        ratios = [ours.processor / theirs.processor for ours, theirs in zip(runs["Mazzo"], results, strict=True)]
        yield (
            f"| {name} | {stores[name]} | {middle(results, 'rate'):.0f} | {middle(results, 'processor'):.2f} ms "
            f"| **{median(ratios):.2f}** | {middle(results, 'p50'):.0f} ms | {middle(results, 'p99'):.0f} ms "
            f"| {middle(results, 'bytes'):.0f} |"
        )


def middle(results: list[Result], part: str) -> float:
    return float(median(getattr(each, part) for each in results))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=400, help="moves a second, of all tables")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--only", action="append", choices=list(CONTENDERS), help="default: all")
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the section into this file")
    arguments = parser.parse_args()
    runs: dict[str, list[Result]] = {name: [] for name in arguments.only or CONTENDERS}
    gc.disable()
    for turn in range(arguments.turns):
        for name in runs if turn % 2 == 0 else reversed(runs):
            found = run_in_loop(CONTENDERS[name](arguments.tables, arguments.rate, arguments.seconds))
            print(name, json.dumps(msgspec.to_builtins(found)), file=sys.stderr)
            runs[name].append(found)
    kept = storage(installed("boardgame")) if "boardgame.io" in runs else ""
    text = "\n".join([report.machine(), "", *lines(runs, kept)])
    print(text)
    if arguments.write:
        report.replace_section(arguments.write, TITLE, f"{EXPLANATION}\n\n{text}\n")


EXPLANATION = """\
`make load-peers` prints this table: boardgame.io 0.50 and Colyseus 0.17 play a game in the shape of ours with the same
number of people at the same rate, in turns with Mazzo; the ratio is that of the processor time of the server processes
in the same turn, the median of all turns. boardgame.io keeps its matches in SQLite by an adapter of this benchmark,
which writes each move before it is told, as ours; Colyseus keeps nothing."""


if __name__ == "__main__":
    main()
