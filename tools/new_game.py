"""Writes a new game to start from: `make game NAME=scopa`. It is a package of its own whose tests pass; the author
changes it from there.

The template in tools/templates/game is such a game itself, called New Game: to write another is to rename it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from mazzo.games import registered
from mazzo.kernel.sound import fault_of_name

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = ROOT / "tools" / "templates" / "game"
USAGE = "usage: make game NAME=scopa, and FOLDER=path if it should not be in examples/"

NEXT = """\
{folder} has a small game to start from. To play it and to test it:

    .venv/bin/pip install --no-deps --no-build-isolation -e {folder}
    .venv/bin/mazzo play {name}
    .venv/bin/pytest {folder}/tests
    .venv/bin/pytest --pyargs mazzo.testing --game {name}

Its README.md says what to change first, docs/new-game.md everything else."""


class CannotWrite(Exception):
    """There can be no such game, or not there; the text says why."""


def write_game(name: str, folder: Path) -> None:
    """A package with a game of that name, in a folder that it makes. Raises CannotWrite."""
    if wrong := fault_of_name(name):
        raise CannotWrite(f"{name!r} cannot be the name of a game: {wrong}")
    if name in registered():
        raise CannotWrite(f"there is a game {name} already: {registered()[name].value}")
    if folder.exists():
        raise CannotWrite(f"{folder} exists already")
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            target = folder / renamed(source.relative_to(TEMPLATE).as_posix(), name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8", newline="\n")


def renamed(text: str, name: str) -> str:
    """A text of the template as one of the new game: `nine_cards` is Nine Cards, and its class NineCardsGame."""
    title = " ".join(part.capitalize() for part in name.split("_") if part)
    for old, new in {"newgame": name, "Newgame": title.replace(" ", ""), "New Game": title}.items():
        text = text.replace(old, new)
    return text


def main(arguments: Sequence[str]) -> int:
    name, folder = (*(each.strip() for each in arguments), "", "")[:2]
    if not name:
        print(USAGE, file=sys.stderr)
        return 2
    place = Path(folder).expanduser() if folder else ROOT / "examples" / name
    try:
        write_game(name, place)
    except (CannotWrite, OSError) as problem:
        print(f"No game was written: {problem}.", file=sys.stderr)
        return 2
    print(NEXT.format(folder=os.path.relpath(place), name=name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
