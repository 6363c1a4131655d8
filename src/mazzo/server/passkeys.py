"""Passkeys: what a browser is asked to sign, and whether it did. They are bound to the name of the server, so they work
under TLS and on this machine alone."""

from __future__ import annotations

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from mazzo.server import schema
from mazzo.server.accounts import Accounts, Credential, credentials
from mazzo.server.addresses import parsed
from mazzo.server.clock import now
from mazzo.server.identity import hashed
from mazzo.server.origins import normal
from mazzo.table.refusal import Refused

SECONDS = 300
"""For which a challenge is good."""
MOST_HANDLE = 1400
VERIFIED = UserVerificationRequirement.PREFERRED

challenges = schema.challenges.c

Signed = dict[str, Any]
"""What a browser answers, as JSON."""


class Place(Struct, frozen=True):
    """Where a passkey holds: the origin of the page, and the name of the server in it."""

    origin: str
    host: str


def place_of(scheme: str, host: str) -> Place | None:
    """Where somebody asks under this `Host`, if browsers allow passkeys there."""
    try:
        origin = normal(f"{scheme}://{host}")
    except ValueError:
        return None
    name = origin.partition("://")[2].rpartition(":")[0] if origin.count(":") > 1 else origin.partition("://")[2]
    if name == "localhost" or (scheme == "https" and "." in name and parsed(name.strip("[]")) is None):
        return Place(origin, name)
    return None


class Passkeys:
    """What is asked, in the database, so that any process can answer; each once."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.store = accounts.store

    async def ask_new(self, place: Place, person: str, name: str) -> Signed:
        """What a browser needs to make a passkey for an account of that name; `person` is empty for a stranger."""
        known = await self.accounts.credentials(person) if person else []
        options = generate_registration_options(
            rp_id=place.host,
            rp_name="Mazzo",
            user_name=name,
            # An authenticator keeps one for each account and tells nobody; the id itself stays here.
            user_id=sha256(f"mazzo/passkey/{person}".encode()).digest() if person else token_bytes(32),
            challenge=await self.challenge(person, name),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.handle)) for each in known if each.handle
            ],
        )
        return plain(options_to_json(options))

    async def made(self, place: Place, person: str, signed: Signed, label: str) -> tuple[str, Credential]:
        """The passkey that a browser has made, and the name for which it was asked. Raises Refused."""
        challenge = challenge_in(signed)
        name = await self.take(challenge, person)
        try:
            found = verify_registration_response(
                credential=signed, expected_challenge=challenge, expected_rp_id=place.host, expected_origin=place.origin
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise Refused("passkey_wrong") from None
        handle = bytes_to_base64url(found.credential_id)
        if len(handle) > MOST_HANDLE:
            raise Refused("passkey_wrong")
        key, count = found.credential_public_key, found.sign_count
        return name, Credential(kind="passkey", handle=handle, key=key, sign_count=count, label=label)

    async def ask(self, place: Place) -> Signed:
        """What a browser needs to show any passkey that it has for this server."""
        options = generate_authentication_options(
            rp_id=place.host, challenge=await self.challenge("", ""), user_verification=VERIFIED
        )
        return plain(options_to_json(options))

    async def shown(self, place: Place, signed: Signed) -> str:
        """Whose passkey it is. Raises Refused."""
        challenge = challenge_in(signed)
        await self.take(challenge, "")
        known = await self.accounts.rows(credentials.handle == str(signed.get("id", ""))[:MOST_HANDLE])
        if not known or known[0].key is None:
            raise Refused("passkey_unknown")
        try:
            found = verify_authentication_response(
                credential=signed,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=known[0].key,
                credential_current_sign_count=known[0].sign_count,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise Refused("passkey_wrong") from None
        return await self.accounts.used(known[0].id, {"used_at": now(), "sign_count": found.new_sign_count})

    async def challenge(self, person: str, name: str) -> bytes:
        """Something new to sign."""
        made = token_bytes(32)
        row = {"hash": hashed(made.hex()), "person": person, "name": name, "expires_at": now() + SECONDS * 1000}

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.challenges), row)

        await self.store.change(write)
        return made

    async def take(self, challenge: bytes, person: str) -> str:
        """Use it up; the name for which it was asked. Raises Refused."""
        query = (
            delete(schema.challenges)
            .where(
                challenges.hash == hashed(challenge.hex()), challenges.person == person, challenges.expires_at > now()
            )
            .returning(challenges.name)
        )

        async def use(connection: AsyncConnection) -> str | None:
            found = (await connection.execute(query)).first()
            return None if found is None else str(found[0])

        name = await self.store.change(use)
        if name is None:
            raise Refused("passkey_late")
        return name


def challenge_in(signed: Signed) -> bytes:
    """What the browser says that it has signed. Raises Refused."""
    try:
        said = json.loads(base64url_to_bytes(signed["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Refused("passkey_wrong") from None


def plain(options: str) -> Signed:
    found: Signed = json.loads(options)
    return found
