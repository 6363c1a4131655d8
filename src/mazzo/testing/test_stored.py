"""What was stored is what happens: playthroughs line by line, numbers of continuations, checksums of both builds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mazzo.testing.counts import checksum, continuation_lines
from mazzo.testing.playthroughs import playthrough
from mazzo.testing.stored import Variant, folder_of

Lines = Callable[[str], list[str]]


@pytest.fixture
def stored(variant: Variant, request: pytest.FixtureRequest) -> Lines:
    """The lines of a file that is stored of the game."""
    chosen: Path | None = request.config.getoption("stored")
    folder = chosen or folder_of(variant.name)
    if folder is None:
        pytest.skip(f"nothing is stored of {variant.name}: python -m mazzo.testing.stored {variant.name}")
    return lambda file: folder.joinpath(file).read_text(encoding="utf-8").splitlines()


def test_playthroughs(variant: Variant, stored: Lines) -> None:
    expected = stored(f"playthrough-{variant.key}.txt")
    for number, (found, line) in enumerate(zip(playthrough(variant.settings[0]), expected, strict=True), 1):
        assert found == line, f"line {number}"


def test_continuations(variant: Variant, stored: Lines) -> None:
    lines = list(continuation_lines(variant.settings[0]))
    of_variant = lines[0].partition(" deal ")[0]
    assert lines == [line for line in stored("continuations.txt") if line.partition(" deal ")[0] == of_variant]


def test_checksums(variant: Variant, stored: Lines) -> None:
    """The same interpreted and compiled: the tests run on both."""
    expected = dict(line.split() for line in stored("checksums.txt"))
    assert checksum(variant.settings) == expected[variant.key]
