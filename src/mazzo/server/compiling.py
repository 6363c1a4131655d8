"""Who plays from a source tree has an interpreted engine at first. Where it can be compiled, that happens in the
background, and then the bots think with it; the next start has it from the beginning."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal

import structlog

from mazzo import beside, build
from mazzo.words import local

LOG = "log.txt"
DONE, IMPOSSIBLE = 0, 3
"""What tools/engine_beside.py ends with: compiled; or this machine cannot, about which nobody can do anything now."""

Strength = Literal["full", "soon", "reduced"]

log = structlog.get_logger()


class Compiling:
    """The engine that is being compiled beside this server, if it is."""

    def __init__(self) -> None:
        self.strength: Strength = "full" if build.compiled() or beside.found() else "reduced"
        """How far bots search here: as far as they can, soon so, or less far because their engine is interpreted."""

    @property
    def kind(self) -> str:
        """Of which build the engine is with which is thought here."""
        return build.COMPILED if self.strength == "full" else build.INTERPRETED

    async def run(self, ready: Callable[[], Awaitable[None]]) -> None:
        """Compile the engine, if need be and possible. Then let `ready` happen, and say so."""
        root = beside.checkout()
        if self.strength == "full" or root is None or os.environ.get("MAZZO_COMPILE") == "no":
            return
        self.strength = "soon"
        code = await self.compiled(root)
        if code == DONE and beside.found():
            await ready()
            self.strength = "full"
            print(local()("server-compiled"), flush=True)
            return
        self.strength = "reduced"
        if code != IMPOSSIBLE:
            place = (beside.place(root) / LOG).relative_to(root).as_posix()
            print(local()("server-not-compiled", log=place), flush=True)

    async def compiled(self, root: Path) -> int:
        """The exit code of the program that does it, which ends when this is cancelled or its process ends."""
        # Whoever is cancelled meanwhile waits for it: it may have started others already.
        starting = asyncio.create_task(begun(root))
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            with suppress(OSError):
                await ended(await starting)
            raise
        except OSError as error:
            log.warning("engine_not_compiled", problem=str(error))
            return IMPOSSIBLE
        try:
            return await process.wait()
        finally:
            await ended(process)


async def begun(root: Path) -> asyncio.subprocess.Process:
    """The program that compiles. Raises OSError."""
    place = beside.place(root)
    place.mkdir(parents=True, exist_ok=True)
    with (place / LOG).open("wb") as written:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            str(root / "tools" / "engine_beside.py"),
            "--followed",
            stdin=subprocess.PIPE,
            stdout=written,
            stderr=subprocess.STDOUT,
            # Ctrl-C is for the server, which then ends this.
            start_new_session=True,
        )


async def ended(process: asyncio.subprocess.Process) -> None:
    """With whatever it has started."""
    if process.returncode is None:
        end_all(process)
        await process.wait()


def end_all(process: asyncio.subprocess.Process) -> None:
    """End a program and the compilers that it has started."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
