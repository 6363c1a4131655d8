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
from mazzo.server.reach import EVERYWHERE, LOCAL, is_everywhere, is_here_only, reachable, web_address
from mazzo.server.services import Services
from mazzo.server.settings import Settings
from mazzo.server.wire import Wire
from mazzo.words import Refusal, local

PORT = 8000
TRIES = 20
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
    address = host or (EVERYWHERE[0] if lan else LOCAL)
    listening = bound(address, port)
    chosen = listening.getsockname()[1]
    shown = web_address(reachable(address), chosen)
    here = web_address(LOCAL if is_everywhere(address) else address, chosen)
    network = "" if is_here_only(reachable(address)) else shown
    folder = data or data_folder()
    app = create_app(Settings(data=folder, secure=secure, network=network))
    server = Server(configured(app), app)

    def started() -> None:
        announce(shown, folder, open_to_others=bool(network))
        if browser:
            webbrowser.open(here)

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


def announce(address: str, folder: Path, open_to_others: bool) -> None:
    """Where the table is, and who can come; on a network also as a code for phones."""
    words = local()
    print(words("server-address", address=address))
    if open_to_others:
        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True, border=2)
        print(words("server-lan"))
    else:
        print(words("server-here-only"))
    print(words("server-data", folder=str(folder)))
    print(words("server-stop"), flush=True)
