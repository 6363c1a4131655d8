"""Tests the packages in examples/ as somebody else would install them: in an environment of their own, so that no other
test sees their games. `make test-examples`.

For each: types, its own tests, those that every game is held to, and a run of every command, on the interpreted build
and, where `make compiled` has made one, on the compiled build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "example"
PYTHON = PLACE / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
COMPILED = ROOT / "build" / "compiled"
LOCK = ROOT / "requirements-dev.lock"

MAZZO = (str(PYTHON), "-c", "from mazzo.cli import main; main()")
SEED = "example"
ANSWERS = "rules\nscore\nlog\nhint\n1\n1\n1\nquit\n"
"""What is typed at the terminal: a look around, three cards, and off."""


def examples() -> list[Path]:
    return sorted(path.parent for path in ROOT.glob("examples/*/pyproject.toml"))


def games_of(example: Path) -> list[str]:
    """What a package offers."""
    written = tomllib.loads(example.joinpath("pyproject.toml").read_text(encoding="utf-8"))
    return list(written["project"]["entry-points"]["mazzo.games"])


def set_up() -> None:
    """An environment with everything that development needs, Mazzo and the examples."""
    stamp = PLACE / "stamp"
    if not stamp.exists() or stamp.stat().st_mtime < LOCK.stat().st_mtime:
        print("Making an environment for the packages in examples/ (about a minute) ...", flush=True)
        shutil.rmtree(PLACE, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", PYTHON.parents[1]], check=True)
        install("--require-hashes", "-r", str(LOCK))
        stamp.touch()
    editable = [part for path in (ROOT, *examples()) for part in ("--editable", str(path))]
    install("--no-deps", "--no-build-isolation", *editable)


def install(*arguments: str) -> None:
    """What pip notes on the way is shown only if it fails."""
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    done = subprocess.run([*pip, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}\npip failed with code {done.returncode}: {' '.join(arguments)}")


def environments() -> Iterator[tuple[str, dict[str, str]]]:
    """The builds that there are, and what makes Python take each of them."""
    usual = {**os.environ, "MAZZO_DATA": str(PLACE / "data")}
    usual.pop("PYTHONPATH", None)
    yield "interpreted", {**usual, "MAZZO_BUILD": "interpreted"}
    if COMPILED.is_dir():
        yield "compiled", {**usual, "MAZZO_BUILD": "compiled", "PYTHONPATH": str(COMPILED)}


def check_types(example: Path) -> None:
    """By the settings of this project."""
    subprocess.run(
        [str(PYTHON), "-m", "mypy", str(example)], cwd=ROOT, env={**os.environ, "MYPYPATH": str(example)}, check=True
    )


def check(example: Path, environment: dict[str, str]) -> None:
    """Run everything of one package on one build."""

    def run(*command: str, typed: str = "", browser: str = "0") -> str:
        settings = {**environment, "MAZZO_BROWSER": browser}
        done = subprocess.run(command, cwd=ROOT, env=settings, input=typed, stdout=subprocess.PIPE, text=True)
        if done.returncode:
            sys.exit(f"{done.stdout}\nfailed with code {done.returncode}: {' '.join(command)}")
        return done.stdout

    tests = (str(PYTHON), "-m", "pytest", "--quiet")
    print(run(*tests, str(example / "tests")).splitlines()[-1])
    listed = [line.partition(":")[0] for line in run(*MAZZO, "games").splitlines()]
    for game in games_of(example):
        assert game in listed, f"mazzo games does not list {game}"
        print(run(*tests, "-n", "auto", "--pyargs", "mazzo.testing", "--game", game).splitlines()[-1])
        traced = run(*MAZZO, "trace", game, "--seed", SEED, "--players", "club,greedy")
        assert '"winners"' in traced.splitlines()[-1]
        assert traced == run(*MAZZO, "trace", game, "--seed", SEED, "--players", "club,greedy")
        run(*MAZZO, "arena", game, "--bots", "club,random", "--deals", "10", "--seed", SEED, "--jobs", "1")
        run(*MAZZO, "play", game, "--seed", SEED, typed=ANSWERS)
        if environment["MAZZO_BUILD"] == "interpreted":
            # Whole matches, and every window, seat, theme and language; the other browsers are for `make test-web`.
            for chosen in (("-m", "not long"), ("-k", "test_matches or test_geometry")):
                in_browser = (*tests, "-n", "2", "--pyargs", "mazzo.testing.browser", "--game", game, *chosen)
                print(run(*in_browser, browser="1").splitlines()[-1])


def main() -> None:
    set_up()
    for example in examples():
        check_types(example)
    for build, environment in environments():
        for example in examples():
            print(f"{example.name}, {build}:", flush=True)
            check(example, environment)


if __name__ == "__main__":
    main()
