"""axe-core, run in a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import mazzo

AXE = Path(mazzo.__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def axe() -> str:
    if not AXE.is_file():
        pytest.skip("BROWSER: There is no axe-core here; it comes with the source of the browser client.")
    return AXE.read_text(encoding="utf-8")


def objections(page: Page) -> str:
    """What axe-core finds, in light and in dark."""
    found: list[str] = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(f"() => {{ if (!window.axe) {{ {axe()} }} }}")
        result: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        found += [
            f"{scheme} {rule['id']}: {node['html'][:150]} {node['failureSummary']}"
            for rule in result["violations"]
            for node in rule["nodes"]
        ]
    return "\n".join(found)
