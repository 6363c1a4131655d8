"""What was stored is what happens: playthroughs line by line, numbers of continuations, checksums of both builds.

After an intended change of the rules write them again, and read what changed: `python -m tests.games.test_stored`, of
all games or of those that are named.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path

import pytest

from mazzo.games import names
from tests.games.counts import checksum, continuation_lines
from tests.games.playthroughs import playthrough
from tests.support.play import Setting, settings

HERE = Path(__file__).parent


def variant(setting: Setting) -> str:
    """The value of the first option, which is the variant where there are any."""
    return str(next(iter(setting.options.dump().values())))


def variants(name: str) -> Mapping[str, list[Setting]]:
    """The options of a game, by variant; the first of each has the other options by default."""
    return {key: list(group) for key, group in groupby(settings(name), variant)}


VARIANTS = [(name, key) for name in names() for key in variants(name)]
each_variant = pytest.mark.parametrize(("name", "key"), VARIANTS)


def stored(name: str, file: str) -> Path:
    return HERE / name / "stored" / file


def checksum_lines(name: str) -> Iterator[str]:
    for key, group in variants(name).items():
        yield f"{key} {checksum(group)}"


def perft_lines(name: str) -> Iterator[str]:
    for group in variants(name).values():
        yield from continuation_lines(group[0])


@each_variant
def test_playthroughs(name: str, key: str) -> None:
    expected = stored(name, f"playthrough-{key}.txt").read_text(encoding="utf-8").splitlines()
    for number, (found, line) in enumerate(zip(playthrough(variants(name)[key][0]), expected, strict=True), 1):
        assert found == line, f"line {number}"


@each_variant
def test_continuations(name: str, key: str) -> None:
    lines = list(continuation_lines(variants(name)[key][0]))
    expected = stored(name, "continuations.txt").read_text(encoding="utf-8").splitlines()
    assert lines == [line for line in expected if line.split(" deal ")[0] == lines[0].split(" deal ")[0]]


@each_variant
def test_checksums(name: str, key: str) -> None:
    """The same interpreted and compiled: the tests run on both."""
    expected = dict(line.split() for line in stored(name, "checksums.txt").read_text(encoding="utf-8").splitlines())
    assert checksum(variants(name)[key]) == expected[key]


def write(names: Sequence[str]) -> None:
    """Store what happens now."""
    for name in names:
        stored(name, "").mkdir(exist_ok=True)
        files = {f"playthrough-{key}.txt": playthrough(group[0]) for key, group in variants(name).items()}
        files |= {"continuations.txt": perft_lines(name), "checksums.txt": checksum_lines(name)}
        for file, lines in files.items():
            text = "".join(f"{line}\n" for line in lines)
            stored(name, file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or names())
