"""Links in the documentation lead somewhere: to files, and to places in them. Tests that it names are there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.joinpath("docs").rglob("*.md")])

LINK = re.compile(r"\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:")
NAMED_TESTS = re.compile(r"((?:`test_\w+`(?:, )?)+) \(`(tests/[\w/]+\.py)`")


def prose(path: Path) -> str:
    """A page without its code, in which brackets are no links."""
    return re.sub(r"```.*?```|`[^`\n]*`", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


@cache
def places(path: Path) -> frozenset[str]:
    """What can be linked to in a page: its anchors, and its headings as they are named on the web."""
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    named = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return frozenset(named.union(re.findall(r'<a id="([^"]+)">', text)))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if ELSEWHERE.match(link):
            continue
        file, _, place = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not place or place in places(target), link


def test_the_site_lists_every_page() -> None:
    """Of the folders of many pages their README does."""
    docs = ROOT / "docs"
    listed = re.findall(r"^[\w/-]+$", docs.joinpath("index.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert len(listed) == len(set(listed))
    pages = {path.stem for path in docs.glob("*.md")} | {f"games/{path.stem}" for path in docs.glob("games/*.md")}
    assert set(listed) == pages - {"index"} | {"api", "books/README", "rules/README"}


def test_links_are_found() -> None:
    assert sum(len(LINK.findall(prose(page))) for page in PAGES) > 50


def test_tests_that_are_named_are_there() -> None:
    named = [
        (test, file)
        for page in PAGES
        for tests, file in NAMED_TESTS.findall(page.read_text(encoding="utf-8"))
        for test in re.findall(r"test_\w+", tests)
    ]
    assert len(named) > 50
    assert [
        (test, file) for test, file in named if f"def {test}(" not in ROOT.joinpath(file).read_text(encoding="utf-8")
    ] == []
