"""Writes docs/licences.md: what Mazzo is made with, under which licences. `make licences`.

Only what is built into the browser client, and a table made of Unicode's data, is passed on with Mazzo, so their
licences stand there in full; Python packages are fetched by whoever installs it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licences.md"
WEB = ROOT / "web"

# The packages of whose code the built client holds some; the others only help to build it.
IN_CLIENT = ("@fluent/bundle", "clsx", "esm-env", "svelte")

# A package that brings none along is under the same words as this one.
WORDS = {"Apache-2.0": WEB / "node_modules" / "aria-query"}

# What these packages do not say themselves, or are not here to say.
SAID = {"async-timeout": "Apache-2.0", "colorama": "BSD-3-Clause", "rich-click": "MIT", "tzdata": "Apache-2.0"}

OPENING = """\
# Licences

Mazzo is under the MIT licence, see `LICENSE`. `make licences` writes this page from the lock files: what Mazzo is made
with, and whose licence it is under.
"""


def page() -> str:
    """The page as it should be."""
    return "\n".join([OPENING, *client(), *data(), *python()])


def client() -> Iterator[str]:
    locked = json.loads(WEB.joinpath("package-lock.json").read_text(encoding="utf-8"))["packages"]
    yield "## In the browser client\n"
    yield "Parts of these are in the script that is served.\n"
    yield "| Package | Version | Licence |"
    yield "|---|---|---|"
    for name in IN_CLIENT:
        entry = locked[f"node_modules/{name}"]
        yield f"| {name} | {entry['version']} | {entry['license']} |"
    yield ""
    for name in IN_CLIENT:
        yield f"### {name}\n"
        yield f"```text\n{text_of(WEB / 'node_modules' / name)}\n```\n"


def text_of(package: Path) -> str:
    """The licence that a package brings along, or what it says of it."""
    found = sorted(each for each in package.iterdir() if re.match(r"licen[cs]e", each.name, re.IGNORECASE))
    if found:
        return re.sub(r"[ \t]+$", "", found[0].read_text(encoding="utf-8"), flags=re.MULTILINE).strip()
    said = json.loads(package.joinpath("package.json").read_text(encoding="utf-8"))
    author = said["author"] if isinstance(said["author"], str) else said["author"]["name"]
    return f"{said['license']}, {author}\n\n{text_of(WORDS[said['license']])}"


def data() -> Iterator[str]:
    yield "## In the package\n"
    yield "`src/mazzo/table/lookalikes.bin`, by which names are compared, is made of data of Unicode 15.0, by ICU 72.\n"
    # Babel brings the same licence along, for its own data.
    words = files("babel").joinpath("locale-data", "LICENSE.unicode").read_text(encoding="utf-8").strip()
    yield f"```text\n{words}\n```\n"


def python() -> Iterator[str]:
    alone, club = locked("requirements.lock"), locked("requirements-club.lock")
    yield "## Python packages\n"
    yield "Those that Mazzo needs to run.\n"
    yield from listed(alone)
    yield "Those that a server of several processes needs besides (`mazzo[club]`).\n"
    yield from listed([each for each in club if each not in alone])
    yield "Those that work on a Dask cluster needs besides (`mazzo[cluster]`).\n"
    yield from listed([each for each in locked("requirements-cluster.lock") if each not in alone])


def locked(file: str) -> list[tuple[str, str]]:
    """Packages and their versions."""
    lock = ROOT.joinpath(file).read_text(encoding="utf-8")
    return re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==([^ ;\\]+)", lock, re.MULTILINE)


def listed(packages: list[tuple[str, str]]) -> Iterator[str]:
    yield "| Package | Version | Licence |"
    yield "|---|---|---|"
    known = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    for name, version in packages:
        yield f"| {name} | {version} | {licence(name, version, known)} |"
    yield ""


def licence(name: str, version: str, known: str) -> str:
    """What the installed package says; for one that is not for this machine, what the page says."""
    if name in SAID:
        return SAID[name]
    try:
        return named(metadata(name))
    except PackageNotFoundError:
        row = re.search(rf"^\| {re.escape(name)} \| {re.escape(version)} \| (.+) \|$", known, re.MULTILINE)
        return row[1] if row else "unknown"


def named(said: PackageMetadata) -> str:
    """The licence by name: as an expression, as a short text, or by its class."""
    for key in ("License-Expression", "License"):
        short = next(iter(said.get_all(key, [])), "")
        if short and "\n" not in short and len(short) < 60:
            return short
    classes = [each.rpartition(" :: ")[2] for each in said.get_all("Classifier", []) if each.startswith("License ::")]
    return ", ".join(classes) or "unknown"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
