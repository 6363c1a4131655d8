"""Nothing outside a game's own folders names a game: not in code, not in comments, not in the names of files.

Exempt are the entry points, what was recorded, the documentation, and the family of cards that is called like a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.games import names, package_of
from mazzo.kernel.families import FAMILIES
from mazzo.words import english

ROOT = Path(__file__).parents[1]
PLACES = ("src", "web/src", "tests", "tools")
SOURCES = {".py", ".ts", ".svelte", ".css", ".html", ".ftl", ".toml", ".sh", ".json"}

OWN = ("src/mazzo/games/{game}/", "tests/games/{game}/")
FAMILY_FILES = ("src/mazzo/kernel/families.py", "web/src/cards/")


def spellings(name: str) -> set[str]:
    """A game as programs and people write it."""
    parts = name.split("_")
    spoken = {english()(f"{name}-{key}") for key in ("name", "short")}
    return {name, "-".join(parts), " ".join(parts), "".join(parts), *(each.lower() for each in spoken)}


def pattern() -> re.Pattern[str]:
    found = sorted({spelling for name in names() for spelling in spellings(name)}, key=len, reverse=True)
    return re.compile(rf"(?<![a-z])(?i:{'|'.join(map(re.escape, found))})(?![a-z])")


NAMED = pattern()
FAMILY = re.compile(rf"deck-({'|'.join(FAMILIES)})")


def of_a_game(path: str) -> bool:
    return any(path.startswith(place.format(game=name)) for name in names() for place in OWN)


def files() -> Iterator[Path]:
    for place in PLACES:
        for path in sorted(ROOT.joinpath(place).rglob("*")):
            here = path.relative_to(ROOT).as_posix()
            if path.suffix in SOURCES and "__pycache__" not in here and not of_a_game(here):
                yield path


def checked(path: Path) -> Iterator[tuple[int, str]]:
    """The numbered lines of a file; of words for people only keys and comments, as a game may be called like a word."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix == ".ftl" and not line.startswith("#"):
            line = line.partition("=")[0] if not line.startswith((" ", "\t")) else ""
        yield number, FAMILY.sub("", line)


def mentions() -> Iterator[str]:
    for path in files():
        here = path.relative_to(ROOT).as_posix()
        meant = FAMILIES if here.startswith(FAMILY_FILES) else {}
        for number, line in ((0, here), *checked(path)):
            for found in NAMED.findall(line):
                if found.lower() not in meant:
                    yield f"{here}:{number}: {found}"


def test_nothing_outside_its_folders_names_a_game() -> None:
    assert list(mentions()) == []


@pytest.mark.parametrize("name", names())
def test_a_game_is_found_by_its_entry_point_alone(name: str) -> None:
    """The sources of each lie where this test does not look."""
    assert of_a_game(f"src/{package_of(name).replace('.', '/')}/game.py")


def test_a_mention_is_found_as_programs_and_people_write_it() -> None:
    for name in names():
        for text in (
            name,
            name.upper(),
            f'"{name}"',
            f"test_{name}_is_played",
            f"{name.title()}Round",
            english()(f"{name}-name"),
        ):
            assert NAMED.search(text), text
    assert not NAMED.search("a game that nobody plays here")
