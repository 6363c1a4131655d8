"""`mazzo` alone: the server of a household. Finds a port, says where it is, opens the browser, stops cleanly."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from pathlib import Path

import segno
import uvicorn
from litestar import Litestar
from msgspec import Struct

from mazzo.record.folders import data_folder
from mazzo.server import logs
from mazzo.server.addresses import Proxies
from mazzo.server.app import create_app
from mazzo.server.crowd import Crowd
from mazzo.server.door import Door
from mazzo.server.entrance import Entrance
from mazzo.server.folder import held, is_handed_over
from mazzo.server.games import load_games
from mazzo.server.limits import limits as limits_of
from mazzo.server.loop import run_in_loop
from mazzo.server.metrics import publish
from mazzo.server.origins import normal
from mazzo.server.preparing import prepare
from mazzo.server.preparing_redis import prepare_redis
from mazzo.server.reach import EVERYWHERE, LOCAL, is_everywhere, is_here_only, reachable, web_address
from mazzo.server.services import Services
from mazzo.server.settings import Settings
from mazzo.server.wire import Wire
from mazzo.words import Refusal, local

PORT = 8000
MOST_PROCESSES = 64
TRIES = 20
TICKS = 5
"""How often a server looks what is handed over, in tenths of a second."""
MOST_MESSAGE = 16_384
AT_ONCE = 32
"""Connections that are accepted before any of them is looked at: each takes a file, and the spare ones are few."""
WAITING = 2048
"""Connections that the system keeps until they are accepted."""
MOST_UNREAD = 131_072
"""Bytes that the system keeps for a client that has not read them yet; then the server notices that it waits."""
COLLECTIONS = (2_000, 50, 25_000)
"""After how many objects, and how many rounds of that, garbage is looked for among the new, the younger, all. Nobody
plays meanwhile: with 50,000 new ones that took up to a quarter of a second, which is most of what 5,000 people ever
waited for. Looked at often they take as long together, but no time that anybody notices. What was new once is seldom
looked at again: nearly all of it is how tables stand now, and goes by itself with the next move."""


class Club(Struct, frozen=True):
    """How a server is more than one process."""

    database: str = ""
    redis: str = ""
    processes: int = 1
    bots_elsewhere: bool = False


ALONE = Club()


class Server(uvicorn.Server):
    """Tells its clients before it stops; stops for a database that is handed over in its folder."""

    def __init__(self, config: uvicorn.Config, app: Litestar, folder: Path | None = None) -> None:
        super().__init__(config)
        self.app = app
        self.folder = folder
        self.handed_over = False

    async def on_tick(self, counter: int) -> bool:
        if self.folder and counter % TICKS == 0 and is_handed_over(self.folder):
            self.handed_over = True
            return True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # From now on whoever comes is another process's, where there are several.
        for listening in self.servers:
            listening.close()
        services: Services | None = self.app.state.get("services")
        if services:
            await services.farewell()
        await super().shutdown(sockets)


def serve(
    *,
    host: str | None,
    port: int | None,
    data: Path | None,
    lan: bool,
    browser: bool,
    origins: Sequence[str] = (),
    proxies: Sequence[str] | None = None,
    metrics: int | None = None,
    limits: Sequence[str] = (),
    club: Club = ALONE,
) -> None:
    """Run until Ctrl-C. Raises Refusal."""
    logs.configure()
    known = tuple(map(checked_origin, origins))
    trusted = None if proxies is None else tuple(map(checked_proxy, proxies))
    chosen = limits_of(limits)
    folder = data or data_folder()
    address = host or (EVERYWHERE[0] if lan else LOCAL)
    if not 1 <= club.processes <= MOST_PROCESSES:
        raise Refusal("error-processes", most=MOST_PROCESSES)
    if club.processes > 1 and not club.database:
        raise Refusal("error-processes-database")
    with nullcontext() if club.database else held(folder), bound(address, port) as listening:
        measured = None if metrics is None or club.processes > 1 else publish(metrics)
        found = listening.getsockname()[1]
        shown = f"{known[0]}/" if known else web_address(reachable(address), found)
        here = shown if known else web_address(LOCAL if is_everywhere(address) else address, found)
        network = "" if known or is_here_only(reachable(address)) else shown

        def started() -> None:
            kept = None if club.database else folder
            announce(shown, kept, open_to_others=bool(network), here_only=not (known or network), metrics=measured)
            if browser:
                webbrowser.open(here)

        settings = Settings(
            data=folder,
            database=club.database,
            redis=club.redis,
            bots_elsewhere=club.bots_elsewhere,
            origins=known,
            proxies=trusted,
            network=network,
            **chosen,
        )
        with suppress(KeyboardInterrupt):
            prepare_redis(settings)
            if club.processes == 1:
                serve_on(settings, [listening], started)
            else:
                # Loaded here, because it starts processes that load this module.
                from mazzo.server.supervising import serve_together

                prepare(settings)
                serve_together(settings, listening, club.processes, metrics, started)


def serve_on(settings: Settings, listening: Sequence[socket.socket], started: Callable[[], None]) -> None:
    """Run until it is stopped, on one database after the other if `mazzo restore` hands them over. Raises Refusal."""
    load_games()
    while True:
        prepare(settings)
        app = create_app(settings)
        server = Server(configured(app), app, None if settings.database else settings.data)
        # A server closes what it listens on. Who comes while there is none waits for the next; where there are other
        # processes, nobody waits: a proxy asks another one.
        own = list(listening) if settings.database else [each.dup() for each in listening]
        run_in_loop(run(server, own, started, compiles=True))
        if not server.handed_over:
            return
        started = say_restored


def checked_origin(text: str) -> str:
    try:
        return normal(text)
    except ValueError:
        raise Refusal("error-origin", text=text) from None


def checked_proxy(text: str) -> str:
    try:
        Proxies([text])
    except ValueError:
        raise Refusal("error-proxy", text=text) from None
    return text


def configured(app: Litestar) -> uvicorn.Config:
    """How requests and sockets are read, and what they pass first; also for tests and benchmarks."""
    settings: Settings = app.state.settings
    crowd = Crowd(settings)

    # The services are there once the server has started.
    def account_of(token: str) -> str | None:
        services: Services = app.state.services
        return services.account_of(token)

    async def learn(token: str) -> None:
        services: Services = app.state.services
        await services.learn(token)

    return uvicorn.Config(
        Entrance(app, settings, crowd, app.state.sharing, account_of, learn),
        access_log=False,
        log_config=None,
        # By name: others would be taken where they happen to be installed.
        http=Door.of(crowd, settings),
        proxy_headers=False,
        backlog=AT_ONCE,
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


async def run(
    server: Server, listening: list[socket.socket], started: Callable[[], None], compiles: bool = False
) -> None:
    """Run until it is stopped; say so once it answers. Then, if it `compiles`, the engine is looked after."""

    async def wait() -> None:
        while not server.started:
            await asyncio.sleep(0.05)
        for each in listening:
            each.listen(WAITING)
        settle_memory()
        await asyncio.to_thread(started)
        services: Services | None = server.app.state.get("services")
        if services and compiles:
            await services.compiling.run(services.workers.renew)

    waiting = asyncio.create_task(wait())
    await server.serve(listening)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    if not server.started:
        raise Refusal("error-not-started")


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on the given port; without one, on the first free port. Raises Refusal."""
    for tried in range(PORT, PORT + TRIES) if port is None else (port,):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With the protocol named, small messages are sent at once (TCP_NODELAY is only set then).
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Every connection has it from here. Left to itself, the system keeps megabytes for each who does not read.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNREAD)
        try:
            listening.bind((host, tried))
        except (OSError, OverflowError) as error:
            listening.close()
            problem = str(error)
        else:
            return listening
    raise Refusal("error-port", port=PORT if port is None else port, problem=problem)


def say_restored() -> None:
    print(local()("server-restored"), flush=True)


def announce(address: str, folder: Path | None, *, open_to_others: bool, here_only: bool, metrics: int | None) -> None:
    """Where the table is, and who can come; on a network also as a code for phones."""
    words = local()
    print(words("server-address", address=address))
    if open_to_others:
        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True, border=2)
        print(words("server-lan"))
    if here_only:
        print(words("server-here-only"))
    if folder:
        print(words("server-data", folder=str(folder)))
    if metrics:
        print(words("server-metrics", address=f"{web_address(LOCAL, metrics)}metrics"))
    print(words("server-stop"), flush=True)
