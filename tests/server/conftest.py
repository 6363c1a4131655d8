"""One server for the tests that do not stop it, with waits that are short but not nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.server import Server, serving

WAITS: dict[str, Any] = {"contributions": 2000, "answers": 700, "grace": 300}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), linger=150, tables_a_person=100, waits=WAITS) as running:
        yield running
