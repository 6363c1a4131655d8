"""`mazzo worker`: a process that serves nobody and moves the bots, on whichever machine there is time for thinking."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress

import structlog

from mazzo.record.folders import data_folder
from mazzo.server import logs
from mazzo.server.core import Core, opened
from mazzo.server.limits import limits as limits_of
from mazzo.server.loop import run_in_loop
from mazzo.server.metrics import publish
from mazzo.server.preparing import prepare
from mazzo.server.preparing_redis import prepare_redis
from mazzo.server.run import checked_origin
from mazzo.server.settings import Settings
from mazzo.server.sharing import Sharing
from mazzo.words import local

log = structlog.get_logger()


def work(
    database: str,
    redis: str,
    origins: Sequence[str],
    bots: int | None,
    metrics: int | None,
    limits: Sequence[str] = (),
) -> None:
    """Run until Ctrl-C. Raises Refusal."""
    logs.configure()
    settings = Settings(
        data=data_folder(),
        database=database,
        redis=redis,
        origins=tuple(map(checked_origin, origins)),
        bot_processes=bots or os.cpu_count() or 1,
        **limits_of(limits),
    )
    prepare_redis(settings)
    prepare(settings)
    if metrics is not None:
        publish(metrics)
    with suppress(KeyboardInterrupt):
        run_in_loop(working(settings))


async def working(settings: Settings) -> None:
    """Move bots until this process is told to stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(each, stopped.set)
    core = Core(settings, await opened(settings, worker=True), Sharing(), bots=True)
    log.info("worker_started")
    print(local()("worker-started", processes=settings.bot_processes), flush=True)
    try:
        await stopped.wait()
    finally:
        await core.close()
        log.info("worker_stopped")
