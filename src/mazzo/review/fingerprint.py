"""Which code judges: a hash over the sources of what plays moves on and weighs them, so that nothing that another
engine has judged is taken for this one's."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from mazzo.games import package_of

JUDGES = ("mazzo.kernel", "mazzo.bots", "mazzo.arena", "mazzo.review")
"""What judges in every game, beside the package of the game itself; `arena` says what was best with all cards open."""


@cache
def fingerprint(game: str) -> str:
    """Of the code that judges a game. Sources lie beside what was compiled from them, so it is the same on both
    builds."""
    digest = sha256()
    for package in (*JUDGES, package_of(game)):
        digest.update(digest_of(package))
    return digest.hexdigest()[:16]


@cache
def digest_of(package: str) -> bytes:
    """Of a package that was loaded."""
    return digest_in(files(package))


def digest_in(folder: Traversable) -> bytes:
    """Of the sources in a folder, by name and contents."""
    digest = sha256()
    for name, source in sources(folder, ""):
        body = source.read_bytes()
        digest.update(f"{name} {len(body)}\n".encode())
        digest.update(body)
    return digest.digest()


def sources(folder: Traversable, before: str) -> list[tuple[str, Traversable]]:
    """The Python files in a folder and below it, in the order of their names."""
    found: list[tuple[str, Traversable]] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir() and each.name != "__pycache__":
            found += sources(each, f"{before}{each.name}/")
        elif each.name.endswith(".py"):
            found.append((before + each.name, each))
    return found
