"""Both builds of the package in one process: the compiled one of `make compiled`, and `src/` interpreted."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Build:
    """The modules of one build, kept out of `sys.modules`, where there is room for one build only."""

    name: str
    folder: Path
    modules: dict[str, ModuleType]

    def __getitem__(self, module: str) -> ModuleType:
        return self.modules[f"mazzo.{module}"]


def load(name: str, modules: Iterable[str]) -> Build:
    """The build of that name, `compiled` or `interpreted`, with these modules (without `mazzo.`)."""
    folder = ROOT / ("build/compiled" if name == "compiled" else "src")
    if not folder.joinpath("mazzo").exists():
        raise SystemExit(f"There is no {folder.relative_to(ROOT)}; `make compiled` makes it.")
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        for module in modules:
            import_module(f"mazzo.{module}")
    finally:
        sys.path.remove(str(folder))
        found = {key: sys.modules.pop(key) for key in list(sys.modules) if key.split(".")[0] == "mazzo"}
    build = Build(name, folder, found)
    for module in modules:
        check(build, module)
    return build


def check(build: Build, module: str) -> None:
    """Stop if a module is not of the build that it is measured as."""
    file = Path(build[module].__file__ or "")
    if not file.is_relative_to(build.folder) or (file.suffix == ".py") == (build.name == "compiled"):
        raise SystemExit(f"mazzo.{module} is not {build.name}; `make compiled` makes the compiled build.")
