"""What the tests are given: the games that are meant, their settings and variants, and one server for all."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import names
from mazzo.testing.stored import variants
from mazzo.testing.support.books import written_books
from mazzo.testing.support.matches import short_settings
from mazzo.testing.support.play import settings
from mazzo.testing.support.server import server

__all__ = ["server"]

pytest_plugins = ["mazzo.testing.plugin"]

# A server that is started for one of these tests alone shall not compile the engine beside it, for minutes.
os.environ.setdefault("MAZZO_COMPILE", "no")

GIVEN: dict[str, Callable[[str], Sequence[Any]]] = {
    "name": lambda name: [name],
    "setting": settings,
    "some_setting": lambda name: settings(name)[:2],
    "short_setting": short_settings,
    "variant": variants,
    "book": written_books,
}
"""What a test may ask for by the name of a parameter: it is run with each, of each game."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """`MAZZO_BROWSER=0` says that tests in a browser have a run of their own."""
    return True if collection_path.name == "browser" and os.environ.get("MAZZO_BROWSER") == "0" else None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = metafunc.config.getoption("game") or names()
    for wanted, values in GIVEN.items():
        if wanted in metafunc.fixturenames:
            most = 1 if metafunc.config.getoption("first") else None
            metafunc.parametrize(wanted, [value for name in games for value in values(name)[:most]], ids=str)
