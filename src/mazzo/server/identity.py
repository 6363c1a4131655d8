"""What a device shows to be recognized: a random token in a cookie, of which the server keeps only the hash."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from secrets import token_urlsafe

COOKIE = "mazzo"
SECURE_COOKIE = "__Host-mazzo"
"""Under TLS. No page of another host or of plain HTTP can plant a cookie of such a name."""
HEADER = "x-mazzo"
"""A page of another origin cannot set it; without it nothing is changed."""
COOKIE_AGE = 365 * 24 * 3600
TOKEN_BYTES = 32


def new_person() -> str:
    """The id of a new guest."""
    return token_urlsafe(12)


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def token_in(cookies: Mapping[str, str], secure: bool) -> str:
    """What a request shows; empty if nothing. Under TLS the plain cookie counts only if it is an old, signed one."""
    plain = cookies.get(COOKIE, "")
    if not secure:
        return plain
    return cookies.get(SECURE_COOKIE, "") or (plain if is_signed(plain) else "")


def is_signed(token: str) -> bool:
    """Whether it is a cookie from before there were sessions: a person and a signature."""
    return "." in token


class Signatures:
    """Checks the cookies from before there were sessions. Nothing is signed any more."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def person(self, cookie: str) -> str:
        """Whose cookie it is; empty if it is nobody's."""
        person, _, signature = cookie.partition(".")
        return person if person and equal(signature, self.signature(person)) else ""

    def signature(self, person: str) -> str:
        digest = hmac.digest(self.secret, f"mazzo/cookie/{person}".encode(errors="replace"), sha256)
        return urlsafe_b64encode(digest).decode().rstrip("=")


def equal(given: str, expected: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), expected.encode())
