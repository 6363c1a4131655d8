"""What can be asked over HTTP about accounts: to get one, to sign in, by what, and all that is kept about oneself."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from mazzo.server.accounts import Credential
from mazzo.server.asking import (
    account_of,
    cookies_for,
    known_person,
    label_of,
    person_of,
    place_of_request,
    proved_account,
    session_of,
)
from mazzo.server.clock import now
from mazzo.server.erasing import erase
from mazzo.server.exporting import export
from mazzo.server.games import EMPTY, REFUSALS
from mazzo.server.me import Me, shown
from mazzo.server.merging import merge
from mazzo.server.passkeys import Place
from mazzo.server.passwords import LONGEST
from mazzo.server.quotas import address_of
from mazzo.server.services import Services
from mazzo.table.commands import Name
from mazzo.table.refusal import Refused

Password = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Locale = Literal["", "en", "de", "fr", "it"]
Asked = Request[Any, Any, Any]


class AccountWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An account with a password."""

    name: Name
    password: Password
    locale: Locale = ""


class PasskeyAccountWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An account for whose name a passkey was made."""

    passkey: dict[str, Any]
    """What the browser has made, as JSON."""
    locale: Locale = ""


class AccountMade(Struct, frozen=True, kw_only=True):
    """A new account."""

    me: Me
    codes: list[str]
    """For whoever loses everything else; shown once."""


class NameWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of an account."""

    name: Name


class PasskeyAsked(Struct, frozen=True, kw_only=True):
    """For `navigator.credentials`, as JSON."""

    options: dict[str, Any]


class PasswordShown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody signs in by a password."""

    name: Name
    password: Password
    keep: bool = False
    """Whether the tables of the guest that one is now become the account's."""


class CodeShown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody signs in by a recovery code, which is used up then."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    keep: bool = False


class PasskeyShown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody signs in by a passkey."""

    passkey: dict[str, Any]
    keep: bool = False


class CredentialShown(Struct, frozen=True, kw_only=True):
    """By what one signs in."""

    id: str
    kind: Literal["password", "passkey"]
    label: str
    """Of a passkey: the device on which it was made."""
    created_at: int
    used_at: int
    """In milliseconds since 1970."""


class CredentialsShown(Struct, frozen=True, kw_only=True):
    """All of them."""

    credentials: list[CredentialShown]
    codes_left: int
    proved: bool
    """Whether they can be changed now: a credential was shown on this device a moment ago."""


class PasswordWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new password."""

    password: Password


class CodesMade(Struct, frozen=True, kw_only=True):
    """New recovery codes; those before do not hold any more."""

    codes: list[str]


class AccountsApi(Controller):
    """How one gets an account. A guest keeps everything."""

    path = "/api/accounts"

    @post(status_code=201, responses=REFUSALS)
    async def create(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[AccountWanted]
    ) -> Response[AccountMade]:
        """With a password."""
        person = await newcomer(request, services)
        credential = await services.accounts.password(data.password, await free_name(data.name, person, services))
        return await made(request, services, person, data.name, credential, data.locale)

    @post("/passkey/ask", status_code=200, responses=REFUSALS)
    async def ask(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[NameWanted]
    ) -> PasskeyAsked:
        """What a browser needs to make a passkey for a new account."""
        person, place = await newcomer(request, services), here(request)
        name = await free_name(data.name, person, services)
        return PasskeyAsked(options=await services.passkeys.ask_new(place, person, name))

    @post("/passkey", status_code=201, responses=REFUSALS)
    async def create_with_passkey(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[PasskeyAccountWanted]
    ) -> Response[AccountMade]:
        """With the passkey that was made."""
        person = await newcomer(request, services)
        name, credential = await services.passkeys.made(here(request), person, data.passkey, label_of(request))
        if not name:
            raise Refused("passkey_wrong")
        return await made(request, services, person, name, credential, data.locale)


class SignInApi(Controller):
    """How one becomes who one is, on another device or again."""

    path = "/api/sign-in"

    @post("/password", status_code=200, responses=REFUSALS)
    async def by_password(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[PasswordShown]
    ) -> Response[Me]:
        person = await services.accounts.by_password(data.name, data.password, address_of(request))
        return await signed_in(request, services, person, keep=data.keep)

    @post("/code", status_code=200, responses=REFUSALS)
    async def by_code(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[CodeShown]
    ) -> Response[Me]:
        person = await services.accounts.by_code(data.name, data.code, address_of(request))
        return await signed_in(request, services, person, keep=data.keep)

    @post("/passkey/ask", status_code=200, responses=REFUSALS)
    async def ask(self, request: Asked, services: NamedDependency[Services]) -> PasskeyAsked:
        """What a browser needs to show a passkey."""
        services.quotas.asked_for_passkey(address_of(request))
        services.sessions.sweep(now())
        return PasskeyAsked(options=await services.passkeys.ask(here(request)))

    @post("/passkey", status_code=200, responses=REFUSALS)
    async def by_passkey(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[PasskeyShown]
    ) -> Response[Me]:
        person = await services.passkeys.shown(here(request), data.passkey)
        return await signed_in(request, services, person, keep=data.keep)


class CredentialsApi(Controller):
    """By what one signs in. To change that, one has to have signed in a moment ago."""

    path = "/api/me/credentials"

    @get(responses=REFUSALS)
    async def credentials(self, request: Asked, services: NamedDependency[Services]) -> CredentialsShown:
        person = await account_of(request, services)
        return CredentialsShown(
            credentials=[credential_shown(each) for each in await services.accounts.credentials(person)],
            codes_left=await services.accounts.codes_left(person),
            proved=await is_proved(request, services),
        )

    @post("/password", status_code=204, responses=REFUSALS)
    async def set_password(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[PasswordWanted]
    ) -> None:
        """A first one, or another."""
        person = await proved_account(request, services)
        name = (await services.standings.of(person)).name
        await services.accounts.add(person, await services.accounts.password(data.password, name))

    @post("/passkey/ask", status_code=200, responses=REFUSALS)
    async def ask(self, request: Asked, services: NamedDependency[Services]) -> PasskeyAsked:
        """What a browser needs to make one more passkey."""
        person = await proved_account(request, services)
        name = (await services.standings.of(person)).name
        return PasskeyAsked(options=await services.passkeys.ask_new(here(request), person, name))

    @post("/passkey", status_code=204, responses=REFUSALS)
    async def add_passkey(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[PasskeyShown]
    ) -> None:
        person = await proved_account(request, services)
        _, credential = await services.passkeys.made(here(request), person, data.passkey, label_of(request))
        await services.accounts.add(person, credential)

    @delete("/{id:str}", responses=REFUSALS)
    async def remove(self, request: Asked, services: NamedDependency[Services], id: FromPath[str]) -> None:
        """Not the last one."""
        await services.accounts.remove(await proved_account(request, services), id)

    @post("/recovery", status_code=201, responses=REFUSALS)
    async def new_codes(self, request: Asked, services: NamedDependency[Services]) -> CodesMade:
        """Ten new recovery codes."""
        person = await proved_account(request, services)
        return CodesMade(codes=await services.accounts.new_codes(person))


class OwnDataApi(Controller):
    """What is kept about whoever asks: the name, everything as a file, and nothing any more."""

    path = "/api/me"

    @post("/name", status_code=200, responses=REFUSALS)
    async def rename(self, request: Asked, services: NamedDependency[Services], data: JSONBody[NameWanted]) -> Me:
        """Another name for one's account; what was played keeps the one before."""
        person = await proved_account(request, services)
        await services.accounts.rename(person, data.name)
        services.standings.changed(person)
        return await shown(person, services, request)

    @get("/export", media_type="application/zip", responses=REFUSALS)
    async def export(self, request: Asked, services: NamedDependency[Services]) -> Response[bytes]:
        """Everything that is kept about oneself."""
        person = await known_person(request, services)
        services.quotas.exports.take(person)
        made = await export(services.store, services.rooms, services.replays, person)
        headers = {"content-disposition": 'attachment; filename="mazzo.zip"', "cache-control": "no-store"}
        return Response(made, media_type="application/zip", headers=headers)

    @delete("/everything", responses=EMPTY)
    async def delete_everything(self, request: Asked, services: NamedDependency[Services]) -> Response[None]:
        """Delete everything that is kept about oneself, on all devices and for good."""
        person = await known_person(request, services)
        if (await services.standings.of(person)).account:
            await proved_account(request, services)
        ended = await erase(services.store, services.rooms, person)
        services.standings.changed(person)
        services.end_sessions(ended)
        return Response(None, status_code=204, cookies=cookies_for("", request))


async def newcomer(request: Asked, services: Services) -> str:
    """The guest who would like an account; empty for a stranger. Raises Refused."""
    person = await person_of(request, services)
    services.standings.forget(person)
    standing = await services.standings.of(person)
    standing.check_ban()
    if standing.account:
        raise Refused("account_already")
    if not person:
        services.quotas.guest(address_of(request))
    return person


async def free_name(name: str, person: str, services: Services) -> str:
    """Raises Refused before anything takes long."""
    return await services.accounts.check_free(name, person)


async def made(
    request: Asked, services: Services, person: str, name: str, credential: Credential, locale: str
) -> Response[AccountMade]:
    """The account, and a new session for this device: nobody who knew the one before is signed in with it."""
    before = await session_of(request, services)
    id, codes = await services.accounts.create(person, name, credential, locale)
    services.standings.changed(id)
    token = await services.sessions.begin(label_of(request), id, proved=True)
    if before:
        await services.sessions.end([before.hash])
    answer = AccountMade(me=await shown(id, services, request), codes=codes)
    return Response(answer, status_code=201, cookies=cookies_for(token, request), headers={"cache-control": "no-store"})


async def signed_in(request: Asked, services: Services, person: str, *, keep: bool) -> Response[Me]:
    """A new session, whoever this device was before."""
    before = await session_of(request, services)
    token = await services.sessions.begin(label_of(request), person, proved=True)
    if before:
        guest = (await services.standings.of(before.person)).kind == "guest"
        if keep and guest:
            await services.sessions.end([each.hash for each in await services.sessions.of(before.person)])
            await merge(services.store, services.rooms, before.person, person)
            services.standings.changed(before.person)
        else:
            await services.sessions.end([before.hash])
            if before.person != person:
                await services.store.share_device(before.person, person)
    return Response(await shown(person, services, request), cookies=cookies_for(token, request))


def here(request: Asked) -> Place:
    """Raises Refused."""
    place = place_of_request(request)
    if place is None:
        raise Refused("no_passkeys_here")
    return place


async def is_proved(request: Asked, services: Services) -> bool:
    try:
        return bool(await proved_account(request, services))
    except Refused:
        return False


def credential_shown(credential: Credential) -> CredentialShown:
    return CredentialShown(
        id=credential.id,
        kind="password" if credential.kind == "password" else "passkey",
        label=credential.label,
        created_at=credential.created_at,
        used_at=credential.used_at,
    )
