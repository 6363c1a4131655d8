"""The rules and the code hold each other: what is cited has its place in `docs/rules`, what stands there has a test,
and the options that the pages offer are those that the games offer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from mazzo.games import game, names, package_of
from mazzo.kernel.options import Field

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
CITING = ("src", "web/src", "tests", "tools", "bench", "docs")
TEXTS = {".py", ".md", ".ftl", ".ts", ".svelte", ".toml"}

ANCHOR = re.compile(r'<a id="([a-z]{2}-[at]\d\d)"></a>\**([\w-]*)\**(.*)')
NOTHING_TO_TEST = "(nothing to test)"
PLANNED_EXAMPLE = " (planned)"
PLANNED_OPTION = " (planned: not offered yet)"


class Page(Struct, frozen=True):
    """What a page of rules holds."""

    name: str
    """That of its game."""
    ids: tuple[str, ...]
    """Every ruling and worked example, as its anchor."""
    heads: tuple[str, ...]
    """The text that each anchor stands before."""
    planned: frozenset[str]
    """Worked examples of what is not built yet."""
    untested: frozenset[str]
    """Rulings that no engine could get wrong."""

    def prefix(self) -> str:
        """The letters with which all its ids begin."""
        (prefix,) = {each[:2] for each in self.ids}
        return prefix


@cache
def pages() -> tuple[Page, ...]:
    """The pages that hold rulings."""
    read = [(path.stem, ANCHOR.findall(path.read_text(encoding="utf-8"))) for path in sorted(RULES.glob("*.md"))]
    return tuple(
        Page(
            name,
            tuple(id for id, _, _ in found),
            tuple(head for _, head, _ in found),
            frozenset(id for id, _, rest in found if rest.startswith(PLANNED_EXAMPLE)),
            frozenset(id for id, _, rest in found if NOTHING_TO_TEST in rest),
        )
        for name, found in read
        if found
    )


def own_games() -> list[str]:
    """The games of this project: others bring their own rules along."""
    return [name for name in names() if package_of(name).startswith("mazzo.games.")]


@cache
def citation() -> re.Pattern[str]:
    """An id as text, code or the name of a test cites it; ids that follow may leave out the letters of the game."""
    prefixes = "|".join(page.prefix().upper() for page in pages())
    return re.compile(rf"(?<![A-Za-z])({prefixes})((?:(?:[-_]|, )[AT]\d\d(?!\d))+)")


def cited(text: str) -> Iterator[str]:
    for prefix, numbers in citation().findall(text):
        for number in re.findall(r"[AT]\d\d", numbers):
            yield f"{prefix}-{number}".lower()


def test_every_game_has_its_page() -> None:
    assert [page.name for page in pages()] == sorted(own_games())


def test_every_anchor_is_there_once_and_stands_before_its_id() -> None:
    counts = Counter(id for page in pages() for id in page.ids)
    assert [id for id, count in counts.items() if count > 1] == []
    assert len({page.prefix() for page in pages()}) == len(pages())
    for page in pages():
        assert page.heads == tuple(id.upper() for id in page.ids)


def test_every_id_that_is_cited_has_its_anchor() -> None:
    known = {id for page in pages() for id in page.ids}
    files = [path for folder in CITING for path in (ROOT / folder).rglob("*") if path.suffix in TEXTS]
    assert len(files) > 100
    for path in [*files, *ROOT.glob("*.md")]:
        if "node_modules" not in path.parts:
            missing = set(cited(path.read_text(encoding="utf-8"))) - known
            assert not missing, f"{path.relative_to(ROOT)} cites {sorted(missing)}"


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_ruling_and_worked_example_has_a_test(page: Page) -> None:
    tests = (ROOT / "tests" / "games" / page.name).glob("test_*.py")
    found = {id for path in tests for id in cited(path.read_text(encoding="utf-8"))}
    assert found & set(page.ids) == set(page.ids) - page.planned - page.untested


def options(name: str) -> dict[str, str]:
    """What a page says that each option takes, by the option as it stands there."""
    text = (RULES / f"{name}.md").read_text(encoding="utf-8")
    table = re.search(r"\n\| Option \| Values, the default first \| Ruling \|\n\|[-|]+\|\n((?:\|.*\n)+)", text)
    assert table, f"{name} has no table of options"
    rows = [row.strip("| ").split(" | ") for row in table[1].splitlines()]
    return {option: values for option, values, _ in rows}


def is_told(field: Field, values: str) -> bool:
    """Whether a page tells what an option takes: every value, the default first, or a range and a default."""
    if field.kind == "int":
        return values.startswith(f"{field.allowed()}; {field.default}")
    told = re.findall(rf"`(\w+)`(?!{re.escape(PLANNED_OPTION)})", values)
    return told == [str(value) for value in field.values] and told[0] == str(field.default)


@pytest.mark.parametrize("name", own_games())
def test_the_page_tells_the_options_of_the_game(name: str) -> None:
    table = {option.strip("`"): values for option, values in options(name).items() if PLANNED_OPTION not in option}
    fields = game(name).options_type.describe()
    assert list(table) == [field.key for field in fields]
    for field in fields:
        assert is_told(field, table[field.key]), f"{field.key}: {table[field.key]}"
