"""One PostgreSQL for a whole run of tests, whichever of its processes asks first: each test has a database of its own.

It is started by a process that ends it, and leaves nothing, when the run is over or was killed.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any, NoReturn, TypeVar

import pytest

from mazzo.testing.support.databases import PATIENCE, NoProgram, Postgres, Reached, Redis, postgres_programs, running

TEMPLATE = "mazzo_template"
"""A database that is up to date and empty."""
LEFT_OUT = "DATABASE: "
"""How the reason begins why a test was left out."""
NUMBERS = count(1)
Result = TypeVar("Result")
DETACHED = ("sh", "-c", '"$@" &', "sh")
"""Before a command that outlives whoever has started it."""


def leave_out(problem: NoProgram) -> NoReturn:
    """Loudly; never where everything has to be tested."""
    if os.environ.get("CI", "").lower() in ("1", "true", "yes"):
        pytest.fail(str(problem), pytrace=False)
    pytest.skip(f"{LEFT_OUT}{problem}")


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest) -> Reached:
    """That of this run, which no test may end."""
    try:
        postgres_programs()
    except NoProgram as problem:
        leave_out(problem)
    return borrowed(os.getppid() if hasattr(request.config, "workerinput") else os.getpid())


@pytest.fixture
def database(postgres: Reached) -> Iterator[str]:
    """The address of a database that is up to date and empty."""
    yield from fresh(postgres, TEMPLATE)


@pytest.fixture
def bare_database(postgres: Reached) -> Iterator[str]:
    """The address of a database in which there is nothing at all."""
    yield from fresh(postgres, "template0")


@pytest.fixture
def redis() -> Iterator[Redis]:
    """One of one's own, which may be ended and started again."""
    try:
        with running(Redis) as found:
            yield found
    except NoProgram as problem:
        leave_out(problem)


def own_database() -> str:
    """For whoever is no fixture: the address of a database that is up to date and empty. It goes with the run."""
    found = borrowed(os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid())
    name = f"own_{os.getpid()}_{next(NUMBERS)}"
    in_a_thread(lambda: found.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}"))
    return found.address(name)


def rows_of(database: str, query: str, *values: str | bytes) -> list[Any]:
    """What is stored, read or changed; each `?` of the query stands for a value."""

    async def go() -> list[Any]:
        import asyncpg

        numbers = count(1)
        connection = await asyncpg.connect(database)
        try:
            found = await connection.fetch(re.sub(r"\?", lambda _: f"${next(numbers)}", query), *values)
            return [tuple(row) for row in found]
        finally:
            await connection.close()

    return in_a_thread(lambda: asyncio.run(go()))


def in_a_thread(work: Callable[[], Result]) -> Result:
    """Whoever asks may be in a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()


def fresh(postgres: Reached, template: str) -> Iterator[str]:
    name = f"test_{os.getpid()}_{next(NUMBERS)}"
    postgres.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    yield postgres.address(name)
    postgres.execute(f"DROP DATABASE {name} WITH (FORCE)")


def place(run: int) -> Path:
    """The folder of a run of tests, by the id of its first process."""
    return Path(tempfile.gettempdir()) / f"mazzo-tests-{run}"


def borrowed(run: int) -> Reached:
    """Of the first who asks it is started; the others wait until it is."""
    folder = place(run)
    with suppress(FileExistsError):
        folder.mkdir(mode=0o711)
        keeper = [*DETACHED, sys.executable, "-m", "mazzo.testing.support.lending", str(run)]
        with (folder / "keeper.log").open("wb") as log:
            subprocess.run(keeper, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, check=True)
    told, end = folder / "port", time.monotonic() + 3 * PATIENCE
    while not told.exists():
        assert time.monotonic() < end, (folder / "keeper.log").read_text()
        time.sleep(0.05)
    found = Reached()
    found.port = int(told.read_text())
    return found


def give_back() -> None:
    """The run is over: wait until nothing is left of what it borrowed."""
    folder = place(os.getpid())
    end = time.monotonic() + PATIENCE
    with suppress(OSError, ValueError):
        os.kill(int((folder / "keeper").read_text()), signal.SIGTERM)
    while folder.exists() and time.monotonic() < end:
        time.sleep(0.02)


def keep(run: int) -> None:
    """Start it, say where it is, and end it with the run."""
    folder, over = place(run), Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: over.set())
    (folder / "keeper").write_text(str(os.getpid()))
    try:
        postgres = Postgres(folder / "own")
        try:
            postgres.start()
            make_template(postgres)
            (folder / "told").write_text(str(postgres.port))
            (folder / "told").rename(folder / "port")
            while not over.wait(0.5) and is_there(run):
                pass
        finally:
            postgres.stop(at_once=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def make_template(postgres: Postgres) -> None:
    from mazzo.server.opening import bring_up_to_date
    from mazzo.server.postgres import postgres_engine

    postgres.execute(f"CREATE DATABASE {TEMPLATE}")
    asyncio.run(bring_up_to_date(postgres_engine(postgres.address(TEMPLATE), in_time=False)))


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    keep(int(sys.argv[1]))
