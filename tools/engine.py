"""Compiles the engine with mypyc: which modules, whether at all, and then all of them or none.

`MAZZO_COMPILE` decides: `auto` (compile where that is possible, the default), `no`, or `require` (fail rather than
leave the engine interpreted).
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))
GROUPS: dict[str, list[str]] = PROJECT["tool"]["mazzo"]["compiled"] | {
    f"mazzo.games.{path.parent.name}": tomllib.loads(path.read_text(encoding="utf-8"))["modules"]
    for path in sorted(ROOT.glob("src/mazzo/games/*/compiled.toml"))
}
REQUIREMENTS: list[str] = PROJECT["dependency-groups"]["compile"]

# An editable install is not among them: libraries in src/ would hide every later edit.
COMMANDS = frozenset({"build", "build_ext", "bdist_wheel", "install"})

GENERATED = Path("build", "mypyc", str(sys.implementation.cache_tag))

# Such as `1 << cpy_r_k`: mypyc 2.4.1 writes a suffix only to constants that need more than 32 bits, and without one C
# shifts 32 bits.
NARROW_SHIFT = re.compile(r"(?<![\w.])-?\d+\s*(?:<<|>>)\s*\(*[A-Za-z_]")


# What no other library can see may be put into its callers. Python finds what it needs all the same.
INLINING = ["-fvisibility=hidden"] if os.name == "posix" else []


class CannotCompile(Exception):
    """This machine cannot compile the engine."""


def mode() -> str:
    """What `MAZZO_COMPILE` says."""
    said = os.environ.get("MAZZO_COMPILE") or "auto"
    if said not in {"auto", "no", "require"}:
        raise SystemExit(f"MAZZO_COMPILE is {said!r}; it may be auto, no or require.")
    return said


def obstacle() -> str:
    """What keeps this machine from compiling, as far as one sees without trying; empty if nothing does."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and shutil.which(shlex.split(compiler)[0]) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are missing"
    return ""


def requirements() -> list[str]:
    """What a wheel needs to be built besides setuptools."""
    return REQUIREMENTS if mode() == "require" or (mode() == "auto" and not obstacle()) else []


def source(package: str, module: str) -> str:
    """The file of a module, or of one of a sub-package (`players.policy`), from the root of the project."""
    return Path("src", *f"{package}.{module}".split(".")).with_suffix(".py").as_posix()


def extensions(arguments: Sequence[str]) -> list[Extension]:
    """For these arguments of setup.py: the compiled modules, already built, or nothing if they stay interpreted."""
    if not COMMANDS.intersection(arguments):
        return []
    found: list[Extension] = []
    built: list[str] = []
    if mode() != "no":
        try:
            found = generate()
            built = build(found)
        except CannotCompile as problem:
            if mode() == "require":
                raise SystemExit(f"The engine cannot be compiled, and MAZZO_COMPILE=require: {problem}.") from problem
            print(f"The engine stays interpreted: {problem}.", file=sys.stderr)
            found, built = [], []
    sweep(built)
    return found


def generate(generated: Path = GENERATED) -> list[Extension]:
    """Translate the modules to C, one library a package, and look the C over."""
    if problem := obstacle():
        raise CannotCompile(problem)
    try:
        from mypyc.build import mypycify
    except ImportError as missing:
        raise CannotCompile(f"mypyc is not installed ({missing})") from missing
    groups: list[tuple[list[str], str | None]] = [
        ([source(package, module) for module in modules], f"{package}.compiled") for package, modules in GROUPS.items()
    ]
    # Other modules may import what an isolated build does not have, hence "silent".
    options = ["--strict", "--follow-imports=silent", f"--cache-dir={generated / 'cache'}"]

    def translated() -> object:
        return mypycify(
            [*options, *(file for files, _ in groups for file in files)],
            separate=groups,
            target_dir=str(generated),
            debug_level="0",
        )

    try:
        try:
            modules = translated()
        except Exception:
            # Where one module has changed, mypyc 2.4.1 may not find its way in what it has kept of the others.
            shutil.rmtree(generated, ignore_errors=True)
            modules = translated()
    except SystemExit as stopped:
        raise CannotCompile("mypyc refuses the source, see above") from stopped
    found = cast("list[Extension]", modules)
    check(Path(file) for extension in found for file in extension.sources)
    for extension in found:
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = flags + INLINING
    return found


def check(files: Iterable[Path]) -> None:
    """Stop, in every mode, if the C shifts a 32-bit constant by a variable: it would count wrong."""
    wrong = [
        f"{file}:{number}: {line.strip()}"
        for file in sorted(set(files))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if NARROW_SHIFT.search(line)
    ]
    if wrong:
        raise SystemExit("\n".join(["A constant is shifted as 32 bits; write TOP >> (61 - k):", *wrong]))


def build(found: list[Extension], base: Path | None = None) -> list[str]:
    """Compile the C, and say which files came out. The real build finds them up to date and takes them over, unless
    they are in a folder of their own."""
    command = build_ext(Distribution({"name": "mazzo", "ext_modules": found}))
    if base:
        command.build_lib, command.build_temp = str(base / "lib"), str(base / "temp")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CCompilerError, OSError) as problem:
        raise CannotCompile(str(problem)) from problem
    return command.get_outputs()


def sweep(built: Iterable[str]) -> None:
    """Leave nothing of earlier builds where a wheel would take it in."""
    keep = {Path(file) for file in built}
    for folder in Path("build").glob("lib*"):
        for file in folder.rglob("*"):
            if file.is_file() and file not in keep:
                file.unlink()


if __name__ == "__main__":
    print(obstacle())
