"""Where passkeys hold, that each challenge is good once and for one person, and that nothing else passes for one. A
whole ceremony, with a browser and an authenticator, is in tests/web/test_account.py."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from webauthn.helpers import bytes_to_base64url

from mazzo.server import passkeys as module
from mazzo.server.accounts import Accounts
from mazzo.server.clock import now
from mazzo.server.passkeys import SECONDS, Passkeys, Place, place_of
from mazzo.server.quotas import Quotas
from mazzo.server.settings import Settings
from mazzo.server.store import Store
from mazzo.testing.support.server import run
from tests.server.test_accounts import refusal

HERE = Place("https://cards.example", "cards.example")


@pytest.mark.parametrize(
    ("scheme", "host", "expected"),
    [
        ("https", "cards.example", HERE),
        ("https", "cards.example:443", HERE),
        ("https", "cards.example:8443", Place("https://cards.example:8443", "cards.example")),
        ("http", "localhost:8000", Place("http://localhost:8000", "localhost")),
        ("http", "localhost", Place("http://localhost", "localhost")),
        ("http", "cards.example", None),
        ("http", "127.0.0.1:8000", None),
        ("https", "192.0.2.1", None),
        ("https", "[2001:db8::1]:8443", None),
        ("https", "[2001:db8::1]", None),
        ("http", "", None),
        ("https", "a b", None),
    ],
)
def test_where_browsers_allow_passkeys(scheme: str, host: str, expected: Place | None) -> None:
    assert place_of(scheme, host) == expected


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Passkeys]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/mazzo.db")
    try:
        yield Passkeys(Accounts(store, Quotas(Settings(data=folder))))
    finally:
        await store.close()


def signed(challenge: str, **more: Any) -> dict[str, Any]:
    """What a page answers that has no authenticator."""
    said = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": HERE.origin}).encode()
    return {
        "id": "x",
        "rawId": "x",
        "type": "public-key",
        "response": {"clientDataJSON": bytes_to_base64url(said)},
    } | more


def test_a_challenge_is_good_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as passkeys:
            options = await passkeys.ask(HERE)
            assert options["rpId"] == "cards.example"
            assert await refusal(passkeys.shown(HERE, signed(options["challenge"]))) == "passkey_unknown"
            assert await refusal(passkeys.shown(HERE, signed(options["challenge"]))) == "passkey_late"
            assert await refusal(passkeys.shown(HERE, signed(bytes_to_base64url(bytes(32))))) == "passkey_late"

    run(go())


def test_a_challenge_is_good_for_whoever_asked(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as passkeys:
            options = await passkeys.ask_new(HERE, "anna", "Anna")
            assert options["user"]["name"] == "Anna"
            assert "anna" not in json.dumps(options)
            assert options["authenticatorSelection"]["residentKey"] == "required"
            assert await refusal(passkeys.made(HERE, "thief", signed(options["challenge"]), "")) == "passkey_late"
            assert await refusal(passkeys.made(HERE, "anna", signed(options["challenge"]), "")) == "passkey_wrong"
            assert await refusal(passkeys.made(HERE, "anna", signed(options["challenge"]), "")) == "passkey_late"

    run(go())


def test_a_challenge_is_good_for_some_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with opened(tmp_path) as passkeys:
            options = await passkeys.ask(HERE)
            later = now() + SECONDS * 1000
            monkeypatch.setattr(module, "now", lambda: later)
            assert await refusal(passkeys.shown(HERE, signed(options["challenge"]))) == "passkey_late"

    run(go())


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"response": None},
        {"response": {"clientDataJSON": "*"}},
        {"response": {"clientDataJSON": "bm8"}},
        {"response": []},
    ],
)
def test_what_is_no_answer_at_all_is_refused(tmp_path: Path, answer: dict[str, Any]) -> None:
    async def go() -> None:
        async with opened(tmp_path) as passkeys:
            assert await refusal(passkeys.shown(HERE, answer)) == "passkey_wrong"
            assert await refusal(passkeys.made(HERE, "", answer, "")) == "passkey_wrong"

    run(go())
