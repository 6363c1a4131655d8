"""What a stranger may try on a server, one thing at a time: `python bench/attacks.py NAME PORT SECONDS SEED`.

`bench/soak.py` runs each in a process of its own while honest people play. An attack is bounded: it shows what the
server makes of it, not how much a machine can send. Each comes from addresses of its own (on Linux all of 127.0.0.0/8
is this machine).
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from time import monotonic

import httpx
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from honest import HOST
from mazzo.games import default
from mazzo.testing.support.server import Client, Guest, Lost, Refusal, Server

TURNED_AWAY = "turned away"
"""That an attack ended before it had begun."""
OUTWARD = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError, Lost)
"""What being turned away looks like."""


class Attack(Struct, frozen=True):
    """One thing to try."""

    name: str
    finding: str
    """What of the list of findings it is about."""
    tried: Callable[[Field], Awaitable[None]]


class Field:
    """Where an attack takes place, until when, and what came of it."""

    def __init__(self, place: int, port: int, seconds: float, seed: int) -> None:
        self.place = place
        """Which attack it is: none is turned away for what another has done."""
        self.server = Server(Path())
        self.server.port = self.port = port
        self.end = monotonic() + seconds
        self.rng = random.Random(seed)
        self.count: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        return monotonic() < self.end

    def address(self, number: int = 0) -> str:
        return f"127.{100 + self.place}.{number // 200}.{1 + number % 200}"

    def guest(self, number: int = 0) -> Guest:
        return Guest(self.server, self.address(number), HOST)

    async def stream(self, number: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        async with asyncio.timeout(5):
            return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address(number), 0))

    async def request(self, data: bytes, number: int = 0) -> None:
        """Send these bytes, and count what is answered."""
        reader, writer = await self.stream(number)
        try:
            writer.write(data)
            async with asyncio.timeout(30):
                answer = await reader.read(12)
            self.count[answer[9:12].decode(errors="replace") or "closed"] += 1
        finally:
            writer.transport.abort()

    async def again(self, step: Callable[[], Awaitable[None]], pause: float) -> None:
        """Over and over, whatever comes of it."""
        while self.on:
            try:
                await step()
            except OUTWARD as turned:
                self.count[type(turned).__name__] += 1
            except Refusal as refusal:
                self.count[refusal.code] += 1
            await asyncio.sleep(pause)

    async def together(self, number: int, step: Callable[[int], Awaitable[None]], pause: float) -> None:
        """So many at the same time, each over and over."""
        await asyncio.gather(*(self.again(partial(step, each), pause) for each in range(number)))

    async def wait(self) -> None:
        await asyncio.sleep(max(0, self.end - monotonic()))


def head(path: str, *fields: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", f"host: {HOST}", *fields, "connection: close", "", ""]).encode()


async def requests(field: Field) -> None:
    """Pages, lists and addresses that there are not, as quickly as one address can."""
    paths = ["/api/tables", "/api/games", "/nowhere", "/api/tables/nowhere0000"]
    await field.together(8, lambda each: field.request(head(field.rng.choice(paths)), each % 2), 0.02)


async def guests(field: Field) -> None:
    """New guests, one after the other, each with tables."""

    async def come(number: int) -> None:
        somebody = field.guest(number)
        try:
            answer = await somebody.http.post("/api/me")
            field.count[str(answer.status_code)] += 1
            if answer.is_success:
                await somebody.open(default(), public=True)
        finally:
            await somebody.http.aclose()

    await field.together(4, come, 0.05)


async def cookies(field: Field) -> None:
    """A cookie whose quotes take a long time to read."""
    long, short = ('"' + '\\"' * size + '"' for size in (20_000, 3_900))
    for value in (short, long):
        with suppress(*OUTWARD):
            await field.request(head("/api/me", f"cookie: mazzo={value}"))
    await field.together(2, lambda each: field.request(head("/api/me", f"cookie: mazzo={short}"), each), 0.2)


async def half_open(field: Field) -> None:
    """Requests that never end, from many addresses."""

    async def hold(number: int) -> None:
        reader, writer = await field.stream(number)
        writer.write(f"GET / HTTP/1.1\r\nhost: {HOST}\r\n".encode())
        field.count["opened"] += 1
        with suppress(*OUTWARD):
            async with asyncio.timeout(max(0.1, field.end - monotonic())):
                await reader.read(1)
                field.count["ended by the server"] += 1
        writer.transport.abort()

    most = 1_100 if field.end - monotonic() > 20 else 300
    await field.together(most, lambda each: hold(each % 100), 1)


async def garbage(field: Field) -> None:
    """Bytes that are no request, and requests that are nearly one."""
    to_us = f"host: {HOST}\r\n".encode()
    near = [
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
        b"GET " + b"/" * 20_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\n" + to_us + b"transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        b"POST /api/me HTTP/1.1\r\n" + to_us + b"transfer-encoding: chunked\r\n\r\n" + b"1\r\n{\r\n" * 10_000,
        b"POST /api/tables HTTP/1.1\r\n" + to_us + b"x-mazzo: 1\r\ncontent-type: application/json\r\n"
        b"content-length: 4000\r\nconnection: close\r\n\r\n" + b"[" * 4000,
    ]

    async def send(number: int) -> None:
        data = field.rng.choice([*near, field.rng.randbytes(field.rng.randrange(1, 4000))])
        async with asyncio.timeout(2):
            await field.request(data, number)

    await field.together(4, send, 0.05)


async def frames(field: Field) -> None:
    """Messages faster than anybody speaks, most of them nonsense."""
    words = [
        '{"type":"beat"}',
        '{"type":"hello","protocol":2,"since":0}',
        "{",
        '{"type":"play"}',
        "[" * 5000,
        '"' + "x" * 15_000 + '"',
    ]
    host = field.guest()
    await host.become()
    table = await host.open(default())

    async def speak(number: int) -> None:
        async with connected(field, host, table, number) as loud:
            field.count["connected"] += 1
            while field.on:
                chosen = field.rng.randrange(len(words) + 1)
                await loud.send(words[chosen] if chosen < len(words) else field.rng.randbytes(200))
                field.count["sent"] += 1
                await asyncio.sleep(0.005)

    await field.together(6, speak, 0.2)
    await host.http.aclose()


async def bare_frames(field: Field) -> None:
    """Pings and the pieces of a message that never ends, thousands in one packet."""
    masked = b"\x80" + bytes(4)
    pings, piece = (b"\x89" + masked) * 10_000, b"\x00" + masked
    host = field.guest()
    await host.become()
    table = await host.open(default())

    async def pour(number: int) -> None:
        async with connected(field, host, table, number) as loud:
            field.count["connected"] += 1
            poured = pings if number % 2 else b"\x01" + masked + piece * 10_000
            while field.on and not loud.transport.is_closing():
                loud.transport.write(poured)
                field.count["poured"] += 1
                await asyncio.sleep(0.05)

    await field.together(4, pour, 0.2)
    await host.http.aclose()


async def begun(host: Guest) -> str:
    """A table with bots, at which a few moves have been made."""
    table = await host.open(default(), level="random")
    async with host.at(table) as client:
        await client.command("sit", seats=[0], names=["Host"])
        await client.command("start")
        while not any(event["type"] == "moved" for event in client.events):
            known = client.number
            if not await client.act():
                await client.until(lambda known=known: client.number > known)
    return table


def connected(field: Field, somebody: Guest, table: str, number: int, room: int = 0) -> connect:
    """A socket at a table, of which nobody reads what comes; perhaps with little room for it on the way."""
    cookie = "; ".join(f"{key}={value}" for key, value in somebody.http.cookies.items())
    address = f"ws://{HOST}/api/tables/{table}/socket"
    headers = {"cookie": cookie}
    way = socket.socket()
    if room:
        way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    way.bind((field.address(number), 0))
    way.connect(("127.0.0.1", field.port))
    return connect(address, additional_headers=headers, sock=way, max_queue=1)


async def hellos(field: Field) -> None:
    """A table with a long past, told from its beginning again and again."""
    host = field.guest()
    await host.become()
    table = await host.open(default())
    async with host.at(table) as client:
        await client.command("sit", seats=[0], names=["Host"])
        await field_toggles(field, client, monotonic() + (field.end - monotonic()) / 3)

        async def greet(number: int) -> None:
            async with connected(field, host, table, number) as curious:
                while field.on:
                    await curious.send('{"type":"hello","protocol":2,"since":0}')
                    await curious.recv()
                    field.count["told"] += 1
                    await asyncio.sleep(0.05)

        await field.together(6, greet, 0.2)
    await host.http.aclose()


async def field_toggles(field: Field, client: Client, until: float) -> None:
    locked = False
    while field.on and monotonic() < until:
        locked = not locked
        with suppress(Refusal):
            await client.command("lock", locked=locked)
            field.count["toggled"] += 1
        await asyncio.sleep(0.06)


async def slow_readers(field: Field) -> None:
    """They ask for everything, and read nothing."""
    host = field.guest()
    await host.become()
    table = await begun(host)

    async def ask(number: int) -> None:
        async with connected(field, host, table, number, room=4096) as deaf:
            field.count["connected"] += 1
            while field.on:
                async with asyncio.timeout(5):
                    await deaf.send('{"type":"hello","protocol":2,"since":0}')
                field.count["asked"] += 1
                await asyncio.sleep(0.07)

    await field.together(20, ask, 0.5)
    await host.http.aclose()


async def bots(field: Field) -> None:
    """Twenty tables of the strongest bots, for one guest."""
    async with AsyncExitStack() as stack:
        host = field.guest()
        stack.push_async_callback(host.http.aclose)
        await host.become()

        async def sit(number: int) -> None:
            async with host.at(await host.open(default(), level="master")) as client:
                await client.command("sit", seats=[0], names=["Host"])
                await client.command("start")
                field.count["tables"] += 1
                while field.on:
                    known = client.number
                    if not await client.act():
                        await client.until(lambda known=known: client.number > known, max(0.1, field.end - monotonic()))
                    field.count["moves seen"] += 1

        await field.together(20, sit, 1)


async def replays(field: Field) -> None:
    """A round that is over, made anew for each request."""
    host = field.guest()
    await host.become()
    table = await begun(host)
    async with host.at(table) as client:
        await client.command("abandon")

    async def read(number: int) -> None:
        answer = await host.get(f"/api/tables/{table}/replays/1/1")
        host.heard.clear()
        field.count[str(answer.status_code)] += 1

    await field.together(6, read, 0.02)
    await host.http.aclose()


ATTACKS = (
    Attack("requests", "low: 404s are counted", requests),
    Attack("guests", "F14: a public list that five guests fill", guests),
    Attack("cookies", "F1: cookies that take seconds to read", cookies),
    Attack("half open", "F2: half-open connections", half_open),
    Attack("garbage", "no traceback for what a stranger sends", garbage),
    Attack("frames", "limits of a socket", frames),
    Attack("bare frames", "limits of a socket, below its messages", bare_frames),
    Attack("hellos", "F3: an unbounded past", hellos),
    Attack("slow readers", "nothing is queued for who does not read", slow_readers),
    Attack("bots", "F5: one guest's many strong bots", bots),
    Attack("replays", "F12: replays made anew", replays),
)


async def attack(name: str, port: int, seconds: float, seed: int) -> Counter[str]:
    """What came of it. Whatever turns the attacker away is the server's good right."""
    place, found = next((place, each) for place, each in enumerate(ATTACKS) if each.name == name)
    field = Field(place, port, seconds, seed)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 10):
            try:
                await found.tried(field)
            except (*OUTWARD, Refusal) as turned:
                field.count[f"{TURNED_AWAY}: {type(turned).__name__}"] += 1
            await field.wait()
    return field.count


if __name__ == "__main__":
    _, name, port, seconds, seed = sys.argv
    print(json.dumps(asyncio.run(attack(name, int(port), float(seconds), int(seed)))))
