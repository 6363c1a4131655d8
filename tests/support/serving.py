"""The program that `tests.support.server` starts: a server with settings that a person would not choose."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from pathlib import Path

from mazzo.server import logs
from mazzo.server.app import create_app
from mazzo.server.run import LOCAL, Server, bound, configured, run
from mazzo.server.settings import Settings
from mazzo.table.due import Waits


def main() -> None:
    data, port, settings = sys.argv[1:]
    logs.configure()
    chosen = json.loads(settings)
    waits = Waits(**chosen.pop("waits", {}))
    app = create_app(Settings(data=Path(data), waits=waits, **chosen))
    listening = bound(LOCAL, int(port))

    def started() -> None:
        print(f"port {listening.getsockname()[1]}", flush=True)

    with suppress(KeyboardInterrupt):
        asyncio.run(run(Server(configured(app), app), listening, started))


if __name__ == "__main__":
    main()
