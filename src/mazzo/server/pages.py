"""The browser client, where it is built; a short page that says so, where it is not."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File, Response
from litestar.types import ControllerRouterHandler

YEAR = 365 * 24 * 3600
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Not asked of the machine, whose own table may say otherwise."""

MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mazzo</title>
<h1>Mazzo is running</h1>
<p>The table in the browser has not been built on this machine. Until it is, play in a terminal:
<code>mazzo play</code>, or join a table of this server with <code>mazzo play --table LINK</code>.</p>
</html>
"""


def client_folder() -> Path | None:
    """Where the built client is: in the package, or in the source tree of an editable install."""
    package = Path(str(files("mazzo")))
    for folder in (package / "web", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def file_at(folder: Path, path: str) -> Path | None:
    """The file of that path, if it is one and inside the folder."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        # No path at all for this system: too long, or with a NUL.
        return None


def pages() -> list[ControllerRouterHandler]:
    """The handlers of everything that is not the interface for programs."""
    folder = client_folder()

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(path: FromPath[str] = "/") -> File | Response[str]:
        """A file of the client. An address that is a place inside the client gets its first page."""
        if folder is None:
            if path != "/":
                raise NotFoundException("no_such_page")
            return Response(MISSING, media_type="text/html")
        wanted = file_at(folder, path)
        if wanted and wanted.name != "index.html":
            hashed = wanted.parent.name == "assets"
            headers = {"cache-control": f"public, max-age={YEAR}, immutable" if hashed else "no-cache"}
            kind = KINDS.get(wanted.suffix, "application/octet-stream")
            return File(wanted, media_type=kind, content_disposition_type="inline", headers=headers)
        # Names of people may have a dot.
        named = "." in path.rpartition("/")[2] and not path.startswith("/people/")
        if not wanted and (named or path.startswith("/api")):
            raise NotFoundException("no_such_page")
        headers = {"cache-control": "no-cache"}
        index = folder / "index.html"
        return File(index, media_type=KINDS[".html"], content_disposition_type="inline", headers=headers)

    return [Router("/", route_handlers=[page])]
