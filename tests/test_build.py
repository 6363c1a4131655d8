"""The build itself: which modules are compiled, what the scan of the generated C finds, what the locks hold."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import engine
import mazzo
from mazzo import build

ROOT = Path(__file__).parents[1]
MODULES = [f"{package}.{module}" for package, modules in engine.GROUPS.items() for module in modules]
LOCKS = sorted(ROOT.glob("requirements*.lock"))


@pytest.mark.parametrize("name", MODULES)
def test_every_engine_module_is_of_the_build_that_runs(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(".py") is not build.compiled()


def test_the_engine_loads_nothing_slow() -> None:
    """Of the table's modules alone it is known that they come after msgspec."""
    modules = [name for name in MODULES if not name.startswith("mazzo.table.")]
    code = f"import sys, {', '.join(modules)}; print(sorted({{'typing', 'msgspec'}} & set(sys.modules)))"
    environment = os.environ | {"PYTHONPATH": str(Path(mazzo.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-S", "-c", code], env=environment, capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_the_scan_finds_a_constant_that_c_shifts_as_32_bits(tmp_path: Path) -> None:
    file = tmp_path / "bad.c"
    for line in ("cpy_r_r0 = 1 << cpy_r_k;", "cpy_r_r0 = -5 >> cpy_r_k;", "cpy_r_r0 = 7 << (cpy_r_k);"):
        file.write_text(f"int64_t f(void) {{\n    {line}\n}}\n", encoding="utf-8")
        with pytest.raises(SystemExit, match=r"bad\.c:2: cpy_r_r0"):
            engine.check([file])


def test_the_scan_passes_shifts_of_64_bits(tmp_path: Path) -> None:
    file = tmp_path / "good.c"
    file.write_text(
        "cpy_r_r1 = 2305843009213693952LL >> cpy_r_r0;\ncpy_r_r1 = cpy_r_x << 3;\ncpy_r_r1 = cpy_r_x2 << cpy_r_k;\n",
        encoding="utf-8",
    )
    engine.check([file])


def test_a_machine_without_a_compiler_needs_no_mypy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setenv("MAZZO_COMPILE", "auto")
    assert "no-such-compiler" in engine.obstacle()
    assert engine.requirements() == []
    monkeypatch.setenv("MAZZO_COMPILE", "require")
    assert engine.requirements() == engine.REQUIREMENTS
    with pytest.raises(SystemExit, match="MAZZO_COMPILE=require"):
        engine.extensions(["setup.py", "bdist_wheel"])


def test_a_translator_that_trips_over_what_it_kept_begins_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tried = []

    def trips(*_: object, **__: object) -> list[object]:
        tried.append(tmp_path.joinpath("cache").exists())
        if tried[-1]:
            raise ValueError("value is not in list")
        return []

    tmp_path.joinpath("cache").mkdir()
    monkeypatch.setattr(engine, "obstacle", str)
    monkeypatch.setattr("mypyc.build.mypycify", trips)
    assert engine.generate(tmp_path) == []
    assert tried == [True, False]


def test_an_editable_install_is_never_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_COMPILE", "require")
    assert engine.extensions(["setup.py", "editable_wheel"]) == []


def test_build_requirements_are_exact_and_the_same_everywhere() -> None:
    groups = engine.PROJECT["dependency-groups"]
    assert engine.PROJECT["build-system"]["requires"] == groups["build"]
    pinned = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    for requirement in (*groups["build"], *groups["compile"]):
        assert f"\n{requirement} " in f"\n{pinned}"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_has_a_hash_for_every_package_and_names_no_host_or_path(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not re.search(r"://|file:|^-|\s/", text, re.MULTILINE)
    for entry in re.split(r"\n(?=[a-z0-9])", text.rstrip()):
        assert entry.startswith("#") or "--hash=sha256:" in entry
