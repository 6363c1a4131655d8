"""What packages of games bring for the browser: a built ES module, `web/index.js`, and the files beside it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from mazzo.games import package_of, sound
from mazzo.server.pages import KINDS, file_at

ENTRY = "index.js"
SERVED = KINDS | {
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Nothing else in such a folder is served."""


@cache
def folder_of(name: str) -> Path | None:
    """The folder of a game's module; none for a game that needs none, or is built into the client."""
    if name not in sound():
        return None
    folder = Path(str(files(package_of(name)))) / "web"
    return folder if (folder / ENTRY).is_file() else None


def address_of(name: str) -> str:
    """Where a browser finds a game's module, or nothing."""
    return f"/games/{name}/{ENTRY}" if folder_of(name) else ""


@get("/games/{name:str}/{path:path}", include_in_schema=False)
async def file_of_game(name: FromPath[str], path: FromPath[str]) -> File:
    """A file of a game's module. It is asked for again whenever a page is loaded: packages are updated."""
    folder = folder_of(name)
    found = file_at(folder, path) if folder else None
    kind = SERVED.get(found.suffix) if found else None
    if found is None or kind is None:
        raise NotFoundException("no_such_page")
    return File(found, media_type=kind, content_disposition_type="inline", headers={"cache-control": "no-cache"})
