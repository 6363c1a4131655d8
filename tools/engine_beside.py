"""Compiles the engine beside the source, for those who play from a source tree: `mazzo` starts it in the background.

It fetches mypy by itself where that is not installed, works in a folder of its own, and puts the engine in its place in
one step, after it has been loaded once. It ends with whoever started it. Its exit code says what came of it.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from time import sleep

import engine
from mazzo import beside
from mazzo.server.folder import locked

DONE, FAILED, IMPOSSIBLE = 0, 1, 3
GENTLY = 15
"""By how much everything else goes first."""
PAUSE = 0.5
"""Seconds until one who waits looks again."""
KEPT = 3
"""So many engines stay: a process that runs may still load from an older one."""
LOCK = engine.ROOT / "requirements-compile.lock"
LOADED = """
import sys
from importlib import import_module
from mazzo import beside
beside.use(sys.argv[1])
for name in sys.argv[2:]:
    import_module(name)
from mazzo import build
assert build.compiled()
"""


class Unfetched(Exception):
    """mypy could not be fetched; another time it may."""


@contextmanager
def alone(place: Path) -> Iterator[None]:
    """Nobody else compiles here meanwhile; who comes second waits."""
    place.mkdir(parents=True, exist_ok=True)
    with (place / "lock").open("a+b", buffering=0) as file:
        while not locked(file):
            sleep(PAUSE)
        yield


def provide_mypy(place: Path) -> None:
    """Have mypyc, if need be in a folder of its own: what others run from is left as it is. Raises Unfetched."""
    if find_spec("mypyc"):
        return
    folder = place / "mypy"
    sys.path.append(str(folder))
    if find_spec("mypyc"):
        return
    fetched = place / "mypy-fetched"
    shutil.rmtree(fetched, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes"]
    if subprocess.run([*pip, "--target", str(fetched), "-r", str(LOCK)], check=False).returncode:
        raise Unfetched
    shutil.rmtree(folder, ignore_errors=True)
    fetched.rename(folder)
    sys.path_importer_cache.pop(str(folder), None)


def compile_into(target: Path) -> None:
    """Compile the engine, load it once, and only then put it in its place. Raises CannotCompile."""
    place = target.parent.relative_to(engine.ROOT)
    found = engine.generate(place / "mypyc")
    files = engine.build(found, place / "objects")
    ready = place / "ready"
    shutil.rmtree(ready, ignore_errors=True)
    libraries = place / "objects" / "lib"
    for file in map(Path, files):
        copy = ready / file.relative_to(libraries)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, copy)
    modules = [f"{package}.{module}" for package, names in engine.GROUPS.items() for module in names]
    loading = subprocess.run([sys.executable, "-c", LOADED, str(ready), *modules], check=False)
    if loading.returncode:
        raise engine.CannotCompile("what was compiled cannot be loaded")
    ready.rename(target)


def sweep(target: Path) -> None:
    """Leave the newest engines, this one among them."""
    others = [each for each in target.parent.glob(f"{beside.TAG}-*") if each.is_dir() and each != target]
    for each in sorted(others, key=lambda folder: -folder.stat().st_mtime)[KEPT - 1 :]:
        shutil.rmtree(each, ignore_errors=True)


def end_with_starter() -> None:
    """Whoever started this holds the other end."""
    # Not by way of sys.stdin, whose lock this thread would still have when the program ends.
    while os.read(0, 1):
        pass
    if hasattr(os, "killpg"):
        # Compilers among them; whoever starts this gives it a group of its own.
        os.killpg(os.getpgrp(), signal.SIGKILL)
    os._exit(FAILED)


def main() -> int:
    if hasattr(os, "nice"):
        os.nice(GENTLY)
    os.chdir(engine.ROOT)
    if problem := engine.obstacle():
        print(f"The engine stays interpreted: {problem}.")
        return IMPOSSIBLE
    with alone(beside.place(engine.ROOT)):
        target = beside.folder_for(engine.ROOT)
        if target.is_dir():
            return DONE
        refused = target.with_suffix(".failed")
        if refused.exists():
            print("These sources could not be compiled before.")
            return IMPOSSIBLE
        try:
            provide_mypy(target.parent)
            compile_into(target)
        except Unfetched:
            return FAILED
        except engine.CannotCompile as problem:
            print(f"The engine cannot be compiled: {problem}.")
            refused.touch()
            return FAILED
        if beside.folder_for(engine.ROOT) != target:
            # Somebody has changed the sources meanwhile, and nobody knows which of them went in.
            shutil.rmtree(target)
            return FAILED
        sweep(target)
    return DONE


if __name__ == "__main__":
    if "--followed" in sys.argv:
        Thread(target=end_with_starter, daemon=True).start()
    sys.exit(main())
