"""Builds the documentation as a site, in `build/site`: `make docs`. Fails for a warning, or a link that leads nowhere.

The pages are those of `docs/` and of the root. Links out of these, to what is no page, become plain text. The finished
pages are then read, and every link in them followed; nothing in them may be loaded from another server.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
STAGE = ROOT / "build" / "site-pages"
SITE = ROOT / "build" / "site"
PROJECT = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
"""Pages of the root that belong to it."""
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
LOADED = {"script": "src", "link": "href", "img": "src", "source": "src", "iframe": "src"}

API = {
    "The library": ["mazzo.games", "mazzo.record.course", "mazzo.bots.players", "mazzo.kernel.errors"],
    "What every game is": [
        "mazzo.kernel.contract",
        "mazzo.kernel.game",
        "mazzo.kernel.options",
        "mazzo.kernel.scene",
        "mazzo.kernel.rng",
    ],
    "Records": ["mazzo.record.record", "mazzo.record.reading", "mazzo.record.writing", "mazzo.record.replay"],
    "For research": [
        "mazzo.kernel.actions",
        "mazzo.kernel.observation",
        "mazzo.research.episode",
        "mazzo.research.arrays",
        "mazzo.research.batch",
        "mazzo.research.pettingzoo",
        "mazzo.research.gymnasium",
        "mazzo.research.openspiel",
    ],
}
"""The modules of the reference."""


def stage() -> None:
    """Put all pages into one folder, with links that lead from page to page there."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(DOCS, STAGE)
    for name in PROJECT:
        shutil.copy(ROOT / name, STAGE / name)
    for page in STAGE.rglob("*.md"):
        original = ROOT / page.name if page.name in PROJECT and page.parent == STAGE else DOCS / page.relative_to(STAGE)
        page.write_text(relinked(page.read_text(encoding="utf-8"), original, page), encoding="utf-8")
    STAGE.joinpath("api.md").write_text("\n".join(reference()), encoding="utf-8")


def relinked(text: str, original: Path, page: Path) -> str:
    """A page whose links lead to what is there in the site; those to other files are plain text. A link that is called
    like its file is called like its page instead, and blocks lose the empty line with which a doctest ends."""

    def link(found: re.Match[str]) -> str:
        words, target = found[1], found[2]
        if re.match(r"[a-z]+:|#", target):
            return found[0]
        file, _, place = target.partition("#")
        meant = (original.parent / file).resolve()
        if meant.is_relative_to(DOCS):
            staged = STAGE / meant.relative_to(DOCS)
        elif meant.parent == ROOT and meant.name in PROJECT:
            staged = STAGE / meant.name
        else:
            return words
        if words == meant.name and meant.suffix == ".md":
            words = title(meant)
        path = Path("../" * (len(page.parent.relative_to(STAGE).parts))) / staged.relative_to(STAGE)
        return f"[{words}]({path.as_posix()}{'#' + place if place else ''})"

    return LINK.sub(link, text.replace("\n\n```\n", "\n```\n"))


def title(page: Path) -> str:
    """What a page is called."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("# ")).removeprefix("# ")


def reference() -> Iterator[str]:
    """The page of all that programs may use, from its docstrings."""
    yield "# Reference\n"
    yield "What programs may use, module by module. [The library](library.md) shows it in use.\n"
    for title, modules in API.items():
        yield f"## {title}\n"
        for module in modules:
            yield f"### `{module}`\n"
            yield f"```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n   :member-order: bysource\n```\n"


class Page(HTMLParser):
    """What a finished page links to, what can be linked to in it, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.places.update(values[name] for name in ("id", "name") if name in values)
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag in LOADED and LOADED[tag] in values:
            self.loaded.append(values[LOADED[tag]])


def faults(site: Path) -> Iterator[str]:
    """Links that lead nowhere, and what would be loaded from elsewhere."""
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    for path, page in pages.items():
        name = path.relative_to(site.resolve())
        yield from (f"{name} loads {each}" for each in page.loaded if urlsplit(each).netloc)
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.exists():
                yield f"{name}: there is no {link}"
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].places:
                yield f"{name}: there is no such place, {link}"
    for sheet in site.rglob("*.css"):
        if re.search(r"@import|url\(['\"]?(https?:)?//", sheet.read_text(encoding="utf-8")):
            yield f"{sheet.relative_to(site)} loads something from elsewhere"


def main() -> None:
    stage()
    shutil.rmtree(SITE, ignore_errors=True)
    build = [
        sys.executable,
        "-m",
        "sphinx",
        "--quiet",
        "--fail-on-warning",
        "--keep-going",
        "--conf-dir",
        str(DOCS / "site"),
    ]
    subprocess.run([*build, STAGE, SITE], check=True)
    found = sorted(set(faults(SITE)))
    if found:
        raise SystemExit("\n".join(found))
    print(f"{SITE.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
