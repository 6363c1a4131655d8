"""Server and client for development, in one command: `make dev`. A change of the client shows in the open page at once;
after a change of the server, of rules or of words the server starts again, and pages come back to their tables.

The client is served by Vite, which passes on to the server what is the server's. The server listens on a socket that
stays open while it starts again, so that requests wait instead of failing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import structlog

import client
from mazzo.server import logs
from mazzo.server.app import create_app
from mazzo.server.reach import LOCAL
from mazzo.server.run import Server, bound, configured, run
from mazzo.server.settings import Settings

SOURCE = client.ROOT / "src"
DATA = client.ROOT / "build" / "dev"
"""Tables of development, apart from those that somebody plays at."""
WATCHED = {".py", ".ftl", ".toml"}
PAUSE = 0.3
"""Seconds between two looks at the files."""
PATIENCE = 10
"""Seconds in which a process that was asked to end does so."""


def serve(listening: socket.socket, data: Path) -> None:
    """The server, in a process of its own, until it is told to end."""
    logs.configure()
    # Starts and ends are many here, and said already.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    data.mkdir(parents=True, exist_ok=True)
    app = create_app(Settings(data=data))
    with suppress(KeyboardInterrupt):
        asyncio.run(run(Server(configured(app), app), [listening], lambda: None))


def start_server(listening: socket.socket, data: Path = DATA) -> subprocess.Popen[bytes]:
    command = [sys.executable, __file__, str(listening.fileno()), str(data)]
    return subprocess.Popen(command, pass_fds=[listening.fileno()], start_new_session=True)


def start_client(port: int, server: int) -> subprocess.Popen[bytes]:
    """Vite, on one port, in front of the server on another."""
    vite = [client.node(), str(client.MODULES / "vite" / "bin" / "vite.js")]
    options = ["--host", LOCAL, "--port", str(port), "--strictPort", "--clearScreen", "false", "--logLevel", "warn"]
    settings = os.environ | {"MAZZO_SERVER": f"http://{LOCAL}:{server}"}
    return subprocess.Popen([*vite, *options], cwd=client.WEB, env=settings, start_new_session=True)


def files() -> dict[Path, float]:
    """What the server is made of, and when each was changed."""
    return {path: path.stat().st_mtime for path in sources()}


def sources() -> Iterator[Path]:
    for path in SOURCE.rglob("*"):
        if path.suffix in WATCHED and path.is_file():
            yield path


def changed(before: dict[Path, float], now: dict[Path, float]) -> list[Path]:
    return sorted(path for path in before.keys() | now.keys() if before.get(path) != now.get(path))


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and wait until it has."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until the client answers, or has failed."""
    while process.poll() is None:
        with suppress(OSError), socket.create_connection((LOCAL, port), timeout=1):
            return
        time.sleep(PAUSE)


def develop() -> int:
    client.provide_node()
    client.install()
    listening = bound(LOCAL, 0)
    listening.listen()
    with bound(LOCAL, None) as free:
        port: int = free.getsockname()[1]
    seen = files()
    server, page = start_server(listening), start_client(port, listening.getsockname()[1])
    try:
        wait_for(port, page)
        print(f"Mazzo is at http://{LOCAL}:{port}/ and follows your changes. Ctrl-C ends it.", flush=True)
        while page.poll() is None:
            time.sleep(PAUSE)
            now = files()
            if touched := changed(seen, now):
                seen = now
                print(f"{touched[0].relative_to(client.ROOT)} has changed: the server starts again.", flush=True)
                end(server)
                server = start_server(listening)
        return 1
    finally:
        end(page)
        end(server)


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return develop()
    except KeyboardInterrupt:
        print()
        return 0
    except client.CannotBuild as problem:
        print(f"The client cannot be served: {problem}.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    if len(sys.argv) > 1:
        serve(socket.socket(fileno=int(sys.argv[1])), Path(sys.argv[2]))
    else:
        sys.exit(main())
