"""A Firefox without a window, driven over WebDriver BiDi, which it speaks by itself."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from mazzo.testing.support.server import JSON, PATIENCE

NAMES = ("firefox-esr", "firefox")

HELP = "There is no Firefox here. On Debian: apt install firefox-esr."

# English, without motion, and nothing asked of its maker. What else tests need, Firefox sets when it is driven.
SETTINGS = {
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
}

LISTENING = "WebDriver BiDi listening on "

# BiDi has types of its own for what a page answers; as a text it is what the page meant.
AS_TEXT = "async (given) => JSON.stringify(await ({script})(JSON.parse(given)) ?? null)"


class Firefox:
    """One page, and what it complained of."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = count(1)
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: Any) -> JSON:
        """Until it is answered, whatever happened meanwhile is heard."""
        id = next(self.ids)
        self.socket.send(json.dumps({"id": id, "method": method, "params": parameters}))
        while (answer := json.loads(self.socket.recv(timeout=PATIENCE))).get("id") != id:
            entry = answer.get("params", {})
            if answer.get("method") == "log.entryAdded" and entry["level"] in ("error", "warn"):
                self.complaints.append(entry["text"])
        assert answer["type"] == "success", answer
        result: JSON = answer["result"]
        return result

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def goto(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def evaluate(self, expression: str, arg: object = None) -> Any:
        """As Playwright's pages do: a function in the page, and what it is given."""
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=AS_TEXT.format(script=expression),
            arguments=[{"type": "string", "value": json.dumps(arg)}],
            target={"context": self.page},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        deeds: list[JSON] = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask(
            "input.performActions", context=self.page, actions=[{"type": "pointer", "id": "mouse", "actions": deeds}]
        )

    def picture(self) -> str:
        """A PNG, in base64."""
        return str(self.ask("browsingContext.captureScreenshot", context=self.page)["data"])


def program() -> str | None:
    """Its path, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A new one, with that folder for its home."""
    found = program()
    assert found
    settings = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in SETTINGS.items()]
    (folder / "user.js").write_text("".join(settings))
    command = [found, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0", "about:blank"]
    environment = os.environ | {"HOME": str(folder), "MOZ_CRASHREPORTER_DISABLE": "1"}
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env=environment
    ) as running:
        try:
            assert running.stderr
            address = next(line for line in running.stderr if line.startswith(LISTENING))[len(LISTENING) :].strip()
            with connect(f"{address}/session", max_size=None, open_timeout=PATIENCE) as socket:
                yield Firefox(socket)
        finally:
            running.terminate()
