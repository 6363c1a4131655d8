"""What is stored of a game, to compare with what happens: playthroughs, numbers of continuations, checksums.

The files of a game lie in the nearest folder above its package that has `tests/games/NAME/stored` or `tests/stored`, or
where `--stored` says. After an intended change of the rules write them again, and read what changed:
`python -m mazzo.testing.stored`, of all games or of those that are named.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from mazzo.games import names, package_of
from mazzo.testing.counts import checksum, continuation_lines
from mazzo.testing.playthroughs import playthrough
from mazzo.testing.support.play import Setting, settings


class Variant(NamedTuple):
    """The settings of a game in which the first option, which is the variant where there are any, has one value."""

    name: str
    key: str
    settings: list[Setting]
    """The first has the other options by default."""

    def __str__(self) -> str:
        return f"{self.name}-{self.key}"


def variants(name: str) -> list[Variant]:
    def key(setting: Setting) -> str:
        return str(next(iter(setting.options.dump().values()), "only"))

    return [Variant(name, value, list(group)) for value, group in groupby(settings(name), key)]


def places(name: str) -> Iterator[Path]:
    """Where the stored files of a game may lie, the nearest first."""
    for folder in Path(str(files(package_of(name)))).parents:
        yield folder / "tests" / "games" / name / "stored"
        yield folder / "tests" / "stored"


def folder_of(name: str) -> Path | None:
    """Where they lie, if anything is stored of that game."""
    return next((each for each in places(name) if each.is_dir()), None)


def checksum_lines(name: str) -> Iterator[str]:
    for each in variants(name):
        yield f"{each.key} {checksum(each.settings)}"


def perft_lines(name: str) -> Iterator[str]:
    for each in variants(name):
        yield from continuation_lines(each.settings[0])


def write(names: Sequence[str]) -> None:
    """Store what happens now. A game of which nothing was stored has the files beside its package."""
    for name in names:
        folder = folder_of(name) or list(places(name))[1]
        folder.mkdir(parents=True, exist_ok=True)
        files = {f"playthrough-{each.key}.txt": playthrough(each.settings[0]) for each in variants(name)}
        files |= {"continuations.txt": perft_lines(name), "checksums.txt": checksum_lines(name)}
        for file, lines in files.items():
            text = "".join(f"{line}\n" for line in lines)
            folder.joinpath(file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or names())
