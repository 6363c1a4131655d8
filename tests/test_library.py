"""What `import mazzo` gives."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files

import pytest

import mazzo


def test_every_name_is_there() -> None:
    for name in mazzo.__all__:
        assert getattr(mazzo, name) is not None
        assert name in dir(mazzo)
    listed = {name for names in mazzo.WHERE.values() for name in names}
    assert listed | {"games"} == set(mazzo.__all__)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        mazzo.nonsense  # type: ignore[attr-defined]  # noqa: B018


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh Python has loaded after some code."""
    command = [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())


def test_importing_it_loads_nothing_else() -> None:
    assert {name for name in loaded_by("import mazzo") if name.startswith("mazzo.")} == set()


def test_the_engine_loads_neither_server_nor_terminal_nor_numpy() -> None:
    loaded = loaded_by("from mazzo import Course, Rng, game, games, player; [game(name) for name in games.names()]")
    assert not loaded & {"mazzo.server", "mazzo.terminal", "mazzo.cli", "litestar", "rich", "numpy"}


def test_it_is_typed() -> None:
    assert files("mazzo").joinpath("py.typed").is_file()


def test_it_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "mazzo", "--version"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert said.startswith(f"mazzo {mazzo.__version__} (")
