"""Writes what goes between server and client as TypeScript: web/src/api/types.ts, and for each game of this project
`web/types.ts` in its package. `make types`.

Why no other generator: json-schema-to-typescript (15) makes nothing `readonly`, turns lists with a limit into tuples
and fails on a game's types that mention shared ones; openapi-typescript (7) writes one large type with aliases, and no
file that imports what is shared. Either brings some twenty packages in place of the 52 lines of web/tools/types.mjs.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import client
from mazzo.server.contract import own_types, schema

ROOT = Path(__file__).parents[1]
SHARED = ROOT / "web" / "src" / "api" / "types.ts"


def typescript(types: dict[str, object]) -> str:
    """A schema as TypeScript."""
    program = [client.node(), str(client.WEB / "tools" / "types.mjs")]
    given = json.dumps(types, sort_keys=True)
    return subprocess.run(program, input=given, capture_output=True, text=True, check=True, encoding="utf-8").stdout


def files() -> Iterator[tuple[Path, str]]:
    """Every such file, and what should be in it."""
    yield SHARED, typescript(schema(()))
    for place in sorted(ROOT.joinpath("src", "mazzo", "games").glob("*/web")):
        yield place / "types.ts", typescript({"$defs": own_types(place.parent.name)})


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, encoding="utf-8", newline="\n")
