"""What `make dev` does: the server follows changes, and nobody's request fails while it starts again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import client
import dev
from mazzo.server.app import create_app
from mazzo.server.reach import LOCAL
from mazzo.server.run import bound
from mazzo.server.settings import Settings

pytestmark = pytest.mark.more

posix = pytest.mark.skipif(sys.platform == "win32", reason="sockets are handed on otherwise there")


def test_what_has_changed() -> None:
    one, two, three = Path("one.py"), Path("two.py"), Path("three.py")
    assert dev.changed({one: 1, two: 1}, {one: 1, two: 1}) == []
    assert dev.changed({one: 1, two: 1}, {one: 2, three: 1}) == [one, three, two]


def test_rules_words_and_presets_are_watched() -> None:
    assert {path.suffix for path in dev.files()} == dev.WATCHED


@posix
def test_a_request_waits_until_the_server_is_there_again(tmp_path: Path) -> None:
    with bound(LOCAL, 0) as listening:
        listening.listen()
        address = f"http://{LOCAL}:{listening.getsockname()[1]}/api/games"
        for _ in range(2):
            server = dev.start_server(listening, tmp_path)
            try:
                assert httpx.get(address, timeout=60).status_code == 200
            finally:
                dev.end(server)
            assert server.returncode in (0, -signal.SIGTERM)


@posix
def test_what_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "PATIENCE", 0.1)
    stubborn = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", stubborn], stdout=subprocess.PIPE) as process:
        assert process.stdout
        process.stdout.readline()
        dev.end(process)
    assert process.returncode == -signal.SIGKILL


def test_all_that_is_the_servers_goes_there(tmp_path: Path) -> None:
    """Of the routes all but the pages, and those that nobody asks for in a browser."""
    (pattern,) = re.findall(r'"(\^/\(.*?)": \{ target: server', client.WEB.joinpath("vite.config.ts").read_text())
    routes = {route.path for route in create_app(Settings(data=tmp_path)).routes}
    passed = {path for path in routes if re.match(pattern, path)}
    assert {path.split("/")[1].split("{")[0] for path in routes - passed} <= {
        "",
        "healthz",
        "readyz",
        "metrics",
        "schema",
    }
    assert {path.split("/")[1] for path in passed} == {"api", "games", "schema"}
