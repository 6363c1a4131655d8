"""How a start with a PostgreSQL is refused: one line, whatever is wrong."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import text

from mazzo import cli
from mazzo.server import postgres as module
from mazzo.server.postgres import OLDEST, check_version, without_password
from mazzo.server.preparing import prepare
from mazzo.server.settings import Settings
from mazzo.testing.support.databases import GUARDED, PASSWORD, Postgres, Reached, free_port, own_folder
from mazzo.testing.support.stored import database_with, finished_table
from mazzo.words import Refusal, languages, words_in
from tests.server.test_store import stored


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STARTING_UP", 0)


def refusal(address: str) -> Refusal:
    """Why a start is refused, which has words in every language."""
    with pytest.raises(Refusal) as refused:
        prepare(Settings(data=Path("nowhere"), database=address))
    for language in languages():
        line = words_in(language)(refused.value.key, **refused.value.params)
        assert "\n" not in line
        assert PASSWORD not in line
    return refused.value


def test_a_database_that_is_as_it_should_be(bare_database: str, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        prepare(Settings(data=Path("nowhere"), database=bare_database))
    assert capsys.readouterr().out == ""

    async def look() -> None:
        async with stored(bare_database) as store:
            assert await store.alive(store.time()) == (1, 0), "whoever tried it out is gone"

    asyncio.run(look())


@pytest.mark.parametrize(
    "address",
    [
        "nonsense",
        "mysql://localhost/mazzo",
        "postgresql:/localhost/mazzo",
        "postgresql://localhost:port/mazzo",
        "postgresql://anna:sesame@localhost:port/mazzo",
        "postgresql://localhost/mazzo?sslmode=perhaps",
    ],
)
def test_what_is_no_address(impatient: None, address: str) -> None:
    assert refusal(address).key == "error-database-address"


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://anna:sesame@db.example/mazzo",
        "postgresql://anna:ses@me/sesame@db.example/mazzo",
        "postgresql://anna:sesame/@db.example:5432/mazzo?sslmode=require",
        "postgresql://db.example/mazzo?user=anna&password=sesame&sslmode=require",
    ],
)
def test_a_password_is_never_shown(address: str) -> None:
    shown = without_password(address)
    assert "sesame" not in shown
    assert "anna" in shown
    assert "db.example" in shown


@pytest.mark.usefixtures("impatient")
def test_nobody_answers(capsys: pytest.CaptureFixture[str]) -> None:
    address = f"postgresql://anna:{PASSWORD}@127.0.0.1:{free_port()}/mazzo"
    found = refusal(address)
    assert found.key == "error-database-away"
    assert found.params["address"] == without_password(address)
    assert refusal(f"postgresql://anna@/mazzo?host=/nowhere&password={PASSWORD}").key == "error-database-away"


def test_a_wrong_password_and_no_such_database(database: str, postgres: Reached) -> None:
    with_password = postgres.address(user=f"{GUARDED}:wrong")
    assert refusal(with_password).key == "error-database-refused"
    assert refusal(postgres.address(user="stranger")).key == "error-database-refused"
    found = refusal(postgres.address("nothing"))
    assert (found.key, found.params["problem"]) == ("error-database-missing", 'database "nothing" does not exist')


def test_a_user_who_may_not_write(bare_database: str, postgres: Reached) -> None:
    name = bare_database.rpartition("/")[2]
    found = refusal(postgres.address(name, user=f"{GUARDED}:{PASSWORD}"))
    assert (found.key, found.params["problem"]) == ("error-database", "permission denied for schema public")


def test_a_database_of_a_later_version(database: str) -> None:
    async def make() -> None:
        async with stored(database) as store, store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    asyncio.run(make())
    assert refusal(database).key == "error-storage-newer"


def test_a_postgresql_that_is_too_old() -> None:
    check_version("postgresql://localhost/mazzo", OLDEST)
    with pytest.raises(Refusal, match="error-database-old"):
        check_version("postgresql://localhost/mazzo", OLDEST - 1)


def test_without_the_driver_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    found = refusal("postgresql://localhost/mazzo")
    assert words_in("en")(found.key, **found.params) == 'this needs more than is installed: pip install "mazzo[club]"'


def test_one_that_is_started_at_the_same_time_is_waited_for(
    postgres: Reached, capsys: pytest.CaptureFixture[str]
) -> None:
    with own_folder() as folder:
        own = Postgres(folder / "own")
        starting = threading.Thread(target=own.start)
        starting.start()
        try:
            prepare(Settings(data=Path("nowhere"), database=own.address()))
        finally:
            starting.join()
            own.stop()
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{own.address()} does not answer yet")


def test_the_whole_program_says_it_in_one_line(tmp_path: Path, postgres: Reached) -> None:
    program = [sys.executable, "-c", "from mazzo.cli import main; main()", "--no-browser", "--port", "0"]
    address = postgres.address(user=f"{GUARDED}:wrong")
    ended = subprocess.run(
        [*program, "--data", str(tmp_path), "--lang", "de"],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "MAZZO_DATABASE": address},
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    shown = postgres.address(user=GUARDED)
    problem = f'password authentication failed for user "{GUARDED}"'
    assert ended.stderr == f"mazzo: {shown} lässt diesen Server nicht hinein: {problem}\n"


@pytest.mark.parametrize("language", languages())
def test_back_ups_are_made_by_its_own_tools(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    address = f"postgresql://anna:{PASSWORD}@db.example/mazzo"
    for command in ("backup", "restore"):
        arguments = [command, str(tmp_path / "file"), "--database", address, "--lang", language]
        assert cli.run(arguments) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "pg_dump" in line
        assert PASSWORD not in line


def test_a_database_is_checked(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    database_with(tmp_path, {"t": finished_table().entries})
    assert cli.run(["migrate-data", "--data", str(tmp_path), "--database", database]) == 0
    capsys.readouterr()
    assert cli.run(["check", "--database", database, "--lang", "en"]) == 0
    assert "is intact: one table" in capsys.readouterr().out.lower()

    async def damage() -> None:
        async with stored(database) as store, store.engine.begin() as connection:
            await connection.execute(text("UPDATE events SET body = 'x' WHERE number = 3"))

    asyncio.run(damage())
    assert cli.run(["check", "--database", database, "--lang", "en"]) == 2
    assert "table t, event 3" in capsys.readouterr().out


def test_a_server_alone_needs_neither_driver(tmp_path: Path) -> None:
    """They come with an extra. What is blocked here is not installed there."""
    code = (
        "import sys; sys.modules.update(asyncpg=None, redis=None); "
        "import mazzo.cli.keeping, mazzo.server.run, mazzo.server.preparing; "
        "from mazzo.server.settings import Settings; from pathlib import Path; "
        "mazzo.server.preparing.prepare(Settings(data=Path(sys.argv[1]))); "
        "mazzo.server.run.create_app(Settings(data=Path(sys.argv[1])))"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, timeout=120)
