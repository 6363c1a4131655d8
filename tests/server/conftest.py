"""One server for the tests that do not stop it, and databases of both kinds."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo.server.settings import DATABASE
from mazzo.testing.support.lending import bare_database, database, postgres, redis
from mazzo.testing.support.server import server

__all__ = ["address", "bare_database", "database", "postgres", "redis", "server"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a PostgreSQL or a Redis is for `make test-club`."""
    for item in items:
        if {"postgres", "redis"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("club")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.club)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database that is empty: a test that asks for it is run on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / DATABASE}"
    return str(request.getfixturevalue("database"))
