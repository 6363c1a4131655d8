"""A WebKit, the engine of every browser of an iPhone, driven over WebDriver: the MiniBrowser of WebKitGTK."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from typing import Any

import httpx

from mazzo.testing.support.server import JSON, PATIENCE

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"

HELP = "There is no WebKit to be driven here. On Debian: apt install webkit2gtk-driver xvfb."

# The driver tells nothing of what pages complain of, so they keep it themselves from when they have been loaded.
KEEP = """() => {
  window.complaints = [];
  const keep = (what) => window.complaints.push(String(what));
  for (const kind of ["error", "warn"]) console[kind] = (...said) => keep(said.join(" "));
  addEventListener("error", (event) => keep(event.message));
  addEventListener("unhandledrejection", (event) => keep(event.reason));
  addEventListener("securitypolicyviolation", (event) => keep(`${event.violatedDirective} ${event.blockedURI}`));
}"""

# By the processor, without the detour over a graphics card that is none.
DRAWING = {"WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}

# Without motion.
SETTINGS = "[Settings]\ngtk-enable-animations=0\n"


class WebKit:
    """One page, and what it complained of."""

    def __init__(self, driver: httpx.Client, browser: Path) -> None:
        self.driver = driver
        self.session = ""
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = f"/{self.ask('', wanted)['sessionId']}"

    def ask(self, command: str, parameters: JSON | None = None) -> Any:
        address = f"/session{self.session}{command}"
        answer = self.driver.get(address) if parameters is None else self.driver.post(address, json=parameters)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    @property
    def complaints(self) -> list[str]:
        return list(self.evaluate("() => window.complaints"))

    def resize(self, width: int, height: int) -> None:
        """The page; its window has a bar besides."""
        bars = [0, 0]
        for _ in range(2):
            self.ask("/window/rect", {"x": 0, "y": 0, "width": width + bars[0], "height": height + bars[1]})
            inner = self.evaluate("() => [innerWidth, innerHeight]")
            bars = [width + bars[0] - inner[0], height + bars[1] - inner[1]]

    def goto(self, address: str) -> None:
        self.ask("/url", {"url": address})
        self.evaluate(KEEP)

    def evaluate(self, expression: str, arg: object = None) -> Any:
        """As Playwright's pages do: a function in the page, and what it is given."""
        return self.ask("/execute/sync", {"script": f"return ({expression})(arguments[0]);", "args": [arg]})

    def click(self, x: float, y: float) -> None:
        deeds: list[JSON] = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask("/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": deeds}]})

    def picture(self) -> str:
        """A PNG, in base64."""
        return str(self.ask("/screenshot"))


def browser() -> Path | None:
    """The MiniBrowser, if there is everything that it takes to drive it; it lies where libraries do."""
    if not (shutil.which(DRIVER) and shutil.which(SCREEN)):
        return None
    found = [each for folder in ("lib", "libexec") for each in Path("/usr", folder).glob("**/webkit*/MiniBrowser")]
    return max(found, default=None)


@contextmanager
def screen() -> Iterator[str]:
    """A display that nobody sees; its name."""
    reading, writing = os.pipe()
    command = [SCREEN, "-displayfd", str(writing), "-screen", "0", "2000x1400x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            running.terminate()


def free_port() -> int:
    with socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """A new one, with that folder for its home."""
    found = browser()
    assert found
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "settings.ini").write_text(SETTINGS)
    port = free_port()
    with screen() as display:
        environment = os.environ | {"DISPLAY": display, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        environment |= {"GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"} | DRAWING
        command = [DRIVER, f"--port={port}"]
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
        ) as running:
            try:
                with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as driver:
                    answering(driver)
                    page = WebKit(driver, found)
                    yield page
                    driver.delete(f"/session{page.session}")
            finally:
                running.terminate()


def answering(driver: httpx.Client) -> None:
    """Wait until it does."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            driver.get("/status")
            return
        except httpx.ConnectError:
            assert time.monotonic() < end
            time.sleep(0.05)
