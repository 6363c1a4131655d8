"""The steps by which a database comes up to date; run when a server starts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Bring a database up to date."""
    migrated(connection, command.upgrade, "head")


def migrated(connection: Connection, step: Callable[[Config, str], None], version: str) -> None:
    """Lead a database to a version, by Alembic's `upgrade` or `downgrade`."""
    with configured() as config:
        config.attributes["connection"] = connection
        step(config, version)


def versions() -> set[str]:
    """Those from which a database can be brought up to date."""
    with configured() as config:
        return {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}


@contextmanager
def configured() -> Iterator[Config]:
    with as_file(files("mazzo.server.migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        yield config
