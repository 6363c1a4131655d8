"""The compiled engine beside a source tree: which one fits these sources, and how a process comes to use it.

`tools/engine_beside.py` compiles it, into a folder named after what it was made from; so one that is out of date is not
found. A process has to decide before it loads the first module of the engine, and what it starts has to follow. An
installed package has nothing beside it. `MAZZO_COMPILE=no` leaves the engine interpreted.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent
TAG = f"{sys.implementation.cache_tag}-{sys.platform}"


class Beside:
    """Finds the modules that are in a folder, before any other finder is asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = {name_of(file.relative_to(folder)): file for file in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}")}

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self.files.get(name)
        return spec_from_file_location(name, file) if file else None


def checkout() -> Path | None:
    """The source tree that this package runs from, if it does."""
    root = PACKAGE.parents[1]
    return root if (root / "tools" / "engine_beside.py").is_file() and PACKAGE.parent.name == "src" else None


def place(root: Path) -> Path:
    """Where engines are compiled, and kept."""
    return root / "build" / "engine"


def folder_for(root: Path) -> Path:
    """Where the engine is, or would be, that fits the sources as they are now."""
    total = sha256()
    for file in sources(root):
        total.update(f"{file.relative_to(root).as_posix()}\0".encode() + sha256(file.read_bytes()).digest())
    return place(root) / f"{TAG}-{total.hexdigest()[:24]}"


def sources(root: Path) -> Iterator[Path]:
    """Whatever a compiled module may have taken in: all of the packages that have one, and how they are compiled."""
    settings = root / "pyproject.toml"
    packages = tomllib.loads(settings.read_text(encoding="utf-8"))["tool"]["mazzo"]["compiled"]
    folders = [root.joinpath("src", *package.split(".")) for package in packages]
    yield from (settings, root / "tools" / "engine.py")
    for folder in sorted({*folders, root / "src" / "mazzo" / "games"}):
        yield from sorted([*folder.rglob("*.py"), *folder.rglob("compiled.toml")])


def found() -> str:
    """The folder of the engine that fits; empty if there is none, or it is not wanted."""
    root = checkout()
    if root is None or os.environ.get("MAZZO_COMPILE") == "no":
        return ""
    try:
        folder = folder_for(root)
        return str(folder) if folder.is_dir() else ""
    except (OSError, ValueError, KeyError):
        # Somebody is changing the sources.
        return ""


def used() -> str:
    """The folder of the engine that this process uses, for those that it starts; empty if it uses none."""
    return next((str(each.folder) for each in sys.meta_path if isinstance(each, Beside)), "")


def use(folder: str) -> None:
    """Load the modules of the engine from there from now on; with an empty one, as they are. Where some have been
    loaded already, the others follow them: the engine is compiled as a whole or not at all."""
    if not folder or used():
        return
    finder = Beside(Path(folder))
    if not finder.files.keys() & sys.modules.keys():
        sys.meta_path.insert(0, finder)


def begin(folder: str, what: str, *given: Any) -> None:
    """Begin a process: with that engine, do `what`, as `module:function`. By its name, or to hand it over would load
    it."""
    use(folder)
    module, _, name = what.partition(":")
    getattr(import_module(module), name)(*given)


def name_of(file: Path) -> str:
    """The module that a file holds."""
    return ".".join([*file.parent.parts, file.name.partition(".")[0]])
