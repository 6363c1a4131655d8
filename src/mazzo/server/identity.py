"""Who somebody is: a guest with a signed cookie, who may carry the identity to another device by a personal link."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe

COOKIE = "mazzo"
HEADER = "x-mazzo"
"""A page of another origin cannot set it; without it nothing is changed."""
COOKIE_AGE = 365 * 24 * 3600
LINK_AGE = 24 * 3600
"""A personal link is good for a day."""


class Identities:
    """Signs and checks; keeps nothing."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @staticmethod
    def new() -> str:
        """The id of a new guest."""
        return token_urlsafe(12)

    def cookie(self, person: str) -> str:
        return f"{person}.{self.signature('cookie', person)}"

    def person(self, cookie: str | None) -> str:
        """Whose cookie it is; empty if it is nobody's."""
        person, _, signature = (cookie or "").partition(".")
        return person if person and equal(signature, self.signature("cookie", person)) else ""

    def link(self, person: str, now: int) -> str:
        """A token by which another device becomes the same person, for some time."""
        until = now // 1000 + LINK_AGE
        return f"{person}.{until}.{self.signature('link', f'{person}.{until}')}"

    def linked(self, token: str, now: int) -> str:
        """Whose token it is; empty if it is not true or too old."""
        known, _, signature = token.rpartition(".")
        person, _, until = known.partition(".")
        if not equal(signature, self.signature("link", known)) or not until.isdecimal():
            return ""
        return person if now // 1000 <= int(until) else ""

    def signature(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self.secret, f"mazzo/{purpose}/{text}".encode(), sha256)
        return urlsafe_b64encode(digest).decode().rstrip("=")


def equal(given: str, expected: str) -> bool:
    return hmac.compare_digest(given.encode(), expected.encode())
