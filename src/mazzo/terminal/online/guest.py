"""Who this terminal is at a server: a guest with a cookie that is kept, so that a restart finds the same seat."""

from __future__ import annotations

import platform
from hashlib import sha256
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import OpenerDirector, ProxyHandler, Request, build_opener

import msgspec
from msgspec import Struct

from mazzo import __version__
from mazzo.kernel.errors import Reason
from mazzo.record.folders import data_folder
from mazzo.server.devices import agent_of_terminal
from mazzo.server.identity import COOKIE, HEADER, SECURE_COOKIE
from mazzo.server.reach import is_here_only
from mazzo.server.summary import Invitation
from mazzo.terminal import saves
from mazzo.terminal.online.link import Link
from mazzo.words import Refusal

PATIENCE = 15
"""Seconds that a server may take to answer."""
MOST_ANSWER = 16_000_000
NAMES = (SECURE_COOKIE, COOKIE)
AGENT = agent_of_terminal(__version__, platform.system())
"""What the list of somebody's devices shows of a terminal."""


class Denied(Exception):
    """The server has refused a request, with its reason."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.code)


class Kept(Struct, frozen=True):
    """An identity as it is kept. It is as good as a password: the file is for its owner alone."""

    address: str
    name: str
    cookie: str
    """As it is sent: `mazzo=…`. Earlier versions kept the value alone."""


class Guest:
    """Somebody at a server. Two names at one terminal are two people, so that a family can share a machine."""

    def __init__(self, link: Link, name: str) -> None:
        self.link = link
        self.name = name
        self.cookie = kept_cookie(link.address, name)
        self.opener: OpenerDirector = build_opener(ProxyHandler({})) if link.direct else build_opener()

    def arrive(self) -> None:
        """Become a guest of the server, or the one that one was before. Raises Refusal or Denied."""
        before = self.cookie
        self.ask("/api/me", b"{}")
        if self.cookie != before:
            self.keep()

    def keep(self) -> None:
        """Be the same again after a restart. Raises Refusal."""
        keep(Kept(self.link.address, self.name, self.cookie))

    def record(self, match: int) -> bytes:
        """What the server has written of a match, as far as one may read it. Raises as `ask` does."""
        return self.ask(f"/api/tables/{self.link.table}/records/{match}")

    def invitation(self) -> Invitation:
        """The link that others can use; as this terminal knows it, where the server does not say."""
        try:
            return msgspec.json.decode(self.ask(f"/api/tables/{self.link.table}/invitation"), type=Invitation)
        except (Denied, Refusal, msgspec.DecodeError):
            return Invitation(link=self.link.text, here_only=is_here_only(urlsplit(self.link.address).hostname or ""))

    def ask(self, path: str, body: bytes | None = None) -> bytes:
        """What the server answers. Raises Refusal if there is none, Denied if it refuses."""
        headers = {HEADER: "1", "content-type": "application/json", "user-agent": AGENT}
        if self.cookie:
            headers["cookie"] = self.cookie
        request = Request(self.link.address + path, body, headers)
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                self.remember(answer.headers.get_all("set-cookie") or [])
                return bytes(answer.read(MOST_ANSWER))
        except HTTPError as error:
            with error:
                raise self.denied(error.read(MOST_ANSWER)) from None
        except (OSError, HTTPException) as error:
            problem = error.reason if isinstance(error, URLError) else error
            raise Refusal("error-no-server", address=self.link.address, problem=str(problem)) from None

    def remember(self, headers: list[str]) -> None:
        for header in headers:
            try:
                found = SimpleCookie(header)
            except CookieError:
                continue
            self.cookie = next((sent(each, found[each].value) for each in NAMES if each in found), self.cookie)

    def denied(self, answer: bytes) -> Exception:
        try:
            return Denied(msgspec.json.decode(answer, type=Reason))
        except msgspec.DecodeError:
            return Refusal("error-not-mazzo", address=self.link.address)


def kept_file(address: str, name: str) -> Path:
    return data_folder() / "guests" / f"{sha256(f'{address} {name}'.encode()).hexdigest()[:20]}.json"


def kept_cookie(address: str, name: str) -> str:
    """The cookie of an earlier time; empty if there is none."""
    try:
        found = msgspec.json.decode(kept_file(address, name).read_bytes(), type=Kept).cookie
    except (OSError, msgspec.DecodeError):
        return ""
    return found if "=" in found else sent(COOKIE, found)


def sent(name: str, value: str) -> str:
    return f"{name}={value}" if value else ""


def keep(kept: Kept) -> None:
    """Raises Refusal if there is no place for it."""
    path = kept_file(kept.address, kept.name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        saves.replace(path, msgspec.json.encode(kept))
    except OSError as error:
        raise saves.unwritable(path.parent, error) from None
