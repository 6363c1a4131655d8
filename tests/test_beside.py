"""A compiled engine beside the source: never one that is out of date, and as a whole or not at all."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from mazzo import beside, build

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with a kernel of one module."""
    package = tmp_path / "src" / "mazzo"
    (package / "kernel").mkdir(parents=True)
    (package / "games").mkdir()
    (tmp_path / "tools").mkdir()
    (package / "kernel" / "bits.py").write_text("ONE = 1\n")
    (tmp_path / "pyproject.toml").write_text('[tool.mazzo.compiled]\n"mazzo.kernel" = ["bits"]\n')
    for name in ("engine.py", "engine_beside.py"):
        (tmp_path / "tools" / name).write_text("")
    monkeypatch.setattr(beside, "PACKAGE", package)
    monkeypatch.delenv("MAZZO_COMPILE", raising=False)
    return tmp_path


def test_it_is_found_where_it_fits(tree: Path) -> None:
    assert beside.found() == ""
    folder = beside.folder_for(tree)
    folder.mkdir(parents=True)
    assert beside.found() == str(folder)


@pytest.mark.parametrize(
    "file", ["src/mazzo/kernel/bits.py", "src/mazzo/kernel/new.py", "pyproject.toml", "tools/engine.py"]
)
def test_one_that_is_out_of_date_is_not_found(tree: Path, file: str) -> None:
    beside.folder_for(tree).mkdir(parents=True)
    with (tree / file).open("a") as written:
        written.write("# changed\n")
    assert beside.found() == ""


def test_what_is_not_compiled_does_not_make_it_out_of_date(tree: Path) -> None:
    beside.folder_for(tree).mkdir(parents=True)
    (tree / "src" / "mazzo" / "words.py").write_text("")
    assert beside.found()


def test_who_does_not_want_it_does_not_get_it(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beside.folder_for(tree).mkdir(parents=True)
    monkeypatch.setenv("MAZZO_COMPILE", "no")
    assert beside.found() == ""


def test_an_installed_package_has_nothing_beside_it(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "PACKAGE", tree / "lib" / "python" / "site-packages" / "mazzo")
    assert beside.checkout() is None
    assert beside.found() == ""


def test_modules_are_known_by_their_files(tmp_path: Path) -> None:
    for name in ("mazzo/kernel/bits", "mazzo/kernel/compiled__mypyc"):
        file = tmp_path / f"{name}{SUFFIX}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    finder = beside.Beside(tmp_path)
    assert set(finder.files) == {"mazzo.kernel.bits", "mazzo.kernel.compiled__mypyc"}
    spec = finder.find_spec("mazzo.kernel.bits")
    assert spec is not None
    assert spec.origin == str(tmp_path / f"mazzo/kernel/bits{SUFFIX}")
    assert finder.find_spec("mazzo.kernel.rng") is None


def test_an_engine_that_is_loaded_in_part_stays_as_it_is(tmp_path: Path) -> None:
    assert build.__file__
    file = tmp_path / "mazzo" / "kernel" / f"bits{SUFFIX}"
    file.parent.mkdir(parents=True)
    file.touch()
    before = list(sys.meta_path)
    beside.use(str(tmp_path))
    assert sys.meta_path == before


def test_it_loads_nothing_of_the_engine() -> None:
    code = "import sys; from mazzo import beside; print(*[name for name in sys.modules if name.startswith('mazzo.')])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["mazzo.beside"]
