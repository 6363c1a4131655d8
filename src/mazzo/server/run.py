"""`mazzo` alone: the server of a household. Finds a port, says where it is, opens the browser, stops cleanly."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import segno
import uvicorn
from litestar import Litestar

from mazzo.record.folders import data_folder
from mazzo.server import logs
from mazzo.server.app import create_app
from mazzo.server.services import Services
from mazzo.server.settings import Settings
from mazzo.server.wire import Wire
from mazzo.words import Refusal, english

PORT = 8000
TRIES = 20
LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
MOST_MESSAGE = 16_384
COLLECTIONS = (5_000, 20, 1_000)
"""After how many objects, and how many rounds of that, garbage is looked for among the new, the younger, all."""


class Server(uvicorn.Server):
    """Tells its clients before it stops."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services: Services | None = self.app.state.get("services")
        if services:
            await services.farewell()
        await super().shutdown(sockets)


def serve(
    *, host: str | None, port: int | None, data: Path | None, lan: bool, browser: bool, secure: bool = False
) -> None:
    """Run until Ctrl-C."""
    logs.configure()
    address = host or (EVERYWHERE if lan else LOCAL)
    listening = bound(address, port)
    chosen = listening.getsockname()[1]
    app = create_app(Settings(data=data or data_folder(), secure=secure))
    server = Server(configured(app), app)
    here = LOCAL if address == EVERYWHERE else address
    shown = network_address() if address == EVERYWHERE else address

    def started() -> None:
        announce(f"http://{shown}:{chosen}/", qr=lan)
        if browser:
            webbrowser.open(f"http://{here}:{chosen}/")

    with suppress(KeyboardInterrupt):
        asyncio.run(run(server, listening, started))


def configured(app: Litestar) -> uvicorn.Config:
    """How requests and sockets are read; also for tests and benchmarks."""
    return uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        ws=Wire,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def settle_memory() -> None:
    """Tables are many small objects that stay; a full garbage collection would hold everybody up for long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


async def run(server: Server, listening: socket.socket, started: Callable[[], None]) -> None:
    """Run until it is stopped; say so once it answers."""

    async def wait() -> None:
        while not server.started:
            await asyncio.sleep(0.05)
        settle_memory()
        await asyncio.to_thread(started)

    waiting = asyncio.create_task(wait())
    await server.serve([listening])
    waiting.cancel()


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on the given port; without one, on the first free port. Raises Refusal."""
    for tried in range(PORT, PORT + TRIES) if port is None else (port,):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With the protocol named, small messages are sent at once (TCP_NODELAY is only set then).
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
        except (OSError, OverflowError) as error:
            listening.close()
            problem = str(error)
        else:
            return listening
    raise Refusal("error-port", port=PORT if port is None else port, problem=problem)


def network_address() -> str:
    """This machine's address on the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL


def announce(address: str, qr: bool) -> None:
    """Where the table is; on a network also as a code for phones."""
    print(english()("server-address", address=address))
    if qr:
        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True, border=2)
        print(english()("server-lan"))
    print(english()("server-stop"), flush=True)
