"""What a change most likely broke, in under a minute: format, lint, types, and the tests nearest to the changed files.

Changed is what differs from the point where the branch left `main`; on `main` itself what is not committed, or else the
last commit. A test lies nearest if it mirrors the file (`src/mazzo/table/due.py`, `tests/table/test_due.py`). Whatever
changed, each game that it may concern is held to its contract in its first setting.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
MAIN = "main"
GAMES = "src/mazzo/games"
ALWAYS = ("tests/test_no_game_is_named.py", "tests/test_vocabulary.py", "tests/test_compiled_sources.py")
"""What any change may break, and is tested in no time."""
CONTRACT = tuple(
    f"mazzo.testing.test_{name}"
    for name in ("books", "contract", "conservation", "notation", "records", "scenes", "secrecy")
)
"""What each game is held to."""
ENGINE = ("kernel", "record", "games", "testing")
"""Layers whose changes may concern every game."""
BY_KIND = {
    ".ftl": ("tests/test_locales.py", "tests/test_words.py"),
    ".md": ("tests/test_docs.py", "tests/test_rulings.py", "tests/test_books.py", "README.md"),
    ".toml": ("tests/test_build.py", "tests/test_presets.py"),
}


def git(*arguments: str) -> list[str]:
    """The lines that git prints; none if it cannot answer."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[str]:
    """The files that have changed and are still there."""
    head, start = git("rev-parse", "HEAD"), git("merge-base", "HEAD", MAIN)
    here = [*git("diff", "--name-only", *(start or ["HEAD"])), *git("ls-files", "--others", "--exclude-standard")]
    if not here and start == head:
        here = git("diff", "--name-only", "HEAD~1")
    return sorted({name for name in here if (ROOT / name).is_file()})


def nearest(name: str) -> list[str]:
    """The tests that lie nearest to a file."""
    path = PurePosixPath(name)
    if path.name.startswith("test_") and path.suffix == ".py":
        # Those for games are named as a module, because they are run for the games that are meant.
        return [".".join(path.with_suffix("").parts[1:])] if name.startswith("src/") else [name]
    if path.suffix in BY_KIND:
        return list(BY_KIND[path.suffix])
    if path.parts[:2] != ("src", "mazzo") or path.suffix != ".py":
        return []
    inside = PurePosixPath(*path.parts[2:])
    mirrored = [inside.with_name(f"test_{inside.stem}.py")]
    # What is in a folder of its own may be tested in one file named after the folder.
    mirrored += [folder.with_name(f"test_{folder.name}.py") for folder in inside.parents if folder.name]
    return [f"tests/{each}" for each in mirrored]


def concerned(names: Iterable[str]) -> list[str] | None:
    """The games that changes may concern; None if that is all of them."""
    games = set()
    for name in names:
        parts = PurePosixPath(name).parts
        if name.startswith((f"{GAMES}/", "tests/games/")) and len(parts) > (4 if parts[0] == "src" else 3):
            games.add(parts[3] if parts[0] == "src" else parts[2])
        elif parts[:2] == ("src", "mazzo") and len(parts) > 2 and parts[2] in ENGINE:
            return None
    return sorted(games)


def chosen(names: list[str]) -> list[str]:
    """What pytest is to run for these changes."""
    games = concerned(names)
    found = [test for name in names for test in nearest(name)]
    there = [test for test in found if test.startswith("mazzo.") or (ROOT / test).is_file()]
    contract = () if games == [] else CONTRACT
    meant = [part for game in games or () for part in ("--game", game)]
    return [*dict.fromkeys([*ALWAYS, *there, *contract]), *meant]


def has_browser(names: Iterable[str]) -> bool:
    """Whether something of the browser client changed."""
    return any(PurePosixPath(name).suffix in (".ts", ".svelte", ".css") for name in names)


def main() -> int:
    began, names = time.monotonic(), changed()
    python, pytest = sys.executable, [sys.executable, "tools/calmly.py"]
    print(f"{len(names)} changed {'file' if len(names) == 1 else 'files'}.", flush=True)
    # Types are checked beside all the others: they take a core for as long as those take the other.
    types = subprocess.Popen(
        [python, "-m", "mypy"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        failed = step("Format and lint", [python, "-m", "ruff", "format", "--check", "--quiet"])
        failed += step("", [python, "-m", "ruff", "check", "--quiet"])
        failed += step("", [*pytest, "Testing what is nearest to the changes", "--first", *chosen(names)])
        if has_browser(names):
            failed += step("", [python, "tools/client.py", "check", "test"])
        print("Types ...", flush=True)
        said = types.communicate()[0]
        if types.returncode:
            print(said)
            failed += 1
    except KeyboardInterrupt:
        types.kill()
        return 130
    seconds = round(time.monotonic() - began)
    print(f"{'Something failed, see above' if failed else 'All of that passed'}, in {seconds} seconds.")
    return int(bool(failed))


def step(title: str, command: list[str]) -> int:
    """Run a command; 1 if it fails."""
    if title:
        print(f"{title} ...", flush=True)
    return int(subprocess.run(command, cwd=ROOT, check=False).returncode != 0)


if __name__ == "__main__":
    sys.exit(main())
