"""`mazzo pair`: this terminal becomes a device of somebody who already plays at a server, or lets another device in."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TextIO, TypeVar

import msgspec
from msgspec import Struct

from mazzo.server.me import Me, PairingAsked, PairingFound, PairingSeen
from mazzo.server.pairings import spaced
from mazzo.terminal.online import sentences
from mazzo.terminal.online.guest import Denied, Guest
from mazzo.terminal.screen import Ended, Screen
from mazzo.words import Refusal, Words

PAUSE = 1.5
"""Seconds until it is looked again whether somebody has let this terminal in."""

Answer = TypeVar("Answer", bound=Struct)


class Pair:
    """One conversation with a server about who this terminal is."""

    def __init__(self, guest: Guest, words: Words, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.guest = guest
        self.words = words
        self.screen = Screen(source, target)

    def become(self) -> None:
        """Show a code, wait until it was entered elsewhere, and ask whether to become that person. Raises Refusal."""
        asked = self.ask("", {}, PairingAsked)
        device = {"device": asked.device}
        address = self.guest.link.address
        self.screen.say(self.words("pair-how", address=address))
        self.screen.say("", f"  {self.words('pair-code', code=spaced(asked.code))}")
        self.screen.say(f"  {self.words('pair-number', number=asked.number)}", "")
        self.screen.say(self.words("pair-waiting"))
        while not (seen := self.ask("/look", device, PairingSeen)).offered:
            time.sleep(PAUSE)
        if seen.leaving:
            self.screen.say(self.words("web-become-leaving", count=seen.leaving))
        if not self.agreed(seen.name):
            self.tell("/cancel", device)
            self.screen.say(self.words("pair-no"))
            return
        name = self.ask("/confirm", device, Me).name
        self.guest.keep()
        called = f" --name {self.guest.name}" if self.guest.name else ""
        self.screen.say(self.words("web-become-done", known="yes" if name else "no", name=name))
        self.screen.say(self.words("pair-play", command=f"mazzo play --table {address}/t/…{called}"))

    def let_in(self, code: str) -> None:
        """Let a device in that shows a code. Raises Refusal."""
        found = self.ask("/find", {"code": code}, PairingFound)
        device = found.label or self.words("web-device-unknown")
        self.screen.say(self.words("web-add-who", device=device), self.words("web-add-warning"))
        numbers = [str(each) for each in found.numbers]
        try:
            typed = self.screen.ask(self.words("pair-which", numbers=numbers))
        except Ended:
            typed = ""
        if typed in numbers:
            self.tell("/offer", {"code": code, "number": int(typed)})
            self.screen.say(self.words("web-add-done"))
        else:
            self.tell("/refuse", {"code": code})
            self.screen.say(self.words("web-add-refused"))

    def agreed(self, name: str) -> bool:
        question = self.words("web-become-question", known="yes" if name else "no", name=name)
        try:
            while True:
                typed = self.screen.ask(f"{question} {self.words('pair-yes-or-no')}").lower()
                if typed in ("y", "yes", "n", "no"):
                    return typed in ("y", "yes")
        except Ended:
            return False

    def ask(self, path: str, given: Mapping[str, object], kind: type[Answer]) -> Answer:
        """Raises Refusal."""
        return msgspec.json.decode(self.tell(path, given), type=kind)

    def tell(self, path: str, given: Mapping[str, object]) -> bytes:
        """Raises Refusal."""
        try:
            return self.guest.ask(f"/api/pairings{path}", msgspec.json.encode(given))
        except Denied as denied:
            raise Refusal("error-table", problem=sentences.reason(denied.reason, self.words)) from None
