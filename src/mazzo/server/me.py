"""What can be asked over HTTP about oneself: who one is, the own devices, and how another becomes one's own."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from mazzo.server.asking import (
    cookies_for,
    host_of,
    is_secure,
    known_person,
    label_of,
    person_of,
    place_of_request,
    session_of,
    token_of,
)
from mazzo.server.clock import now
from mazzo.server.compiling import Strength
from mazzo.server.games import EMPTY, REFUSALS
from mazzo.server.identity import is_signed
from mazzo.server.pairings import HIGHEST, LOWEST, SECONDS
from mazzo.server.quotas import address_of
from mazzo.server.reach import invited_to, is_here_only
from mazzo.server.services import Services
from mazzo.server.standing import Penalty
from mazzo.table.refusal import Refused


class Me(Struct, frozen=True, kw_only=True):
    """Who asks."""

    known: bool
    """Whether this browser has an identity."""
    name: str = ""
    """Of the account; of a guest, by which one sat down last, if one did."""
    clock_if_public: bool = False
    """Whether a public table needs a clock here."""
    may_be_public: bool = True
    """Whether one may open public tables here."""
    account: bool = False
    role: str = ""
    """`moderator` or `admin`, else empty."""
    tables: int = 0
    """Of a guest: how many tables, not finished, would be kept or left when signing in."""
    passkeys: bool = False
    """Whether browsers allow passkeys under this address."""
    unprotected: bool = False
    """Whether others on the network could read a password on its way here."""
    banned: Penalty | None = None
    bots: Strength = "full"
    """How far bots search here: `full`; `reduced` where their engine is not compiled; `soon` full, while it is."""


class SessionShown(Struct, frozen=True, kw_only=True):
    """A device by which one is known here."""

    id: str
    label: str
    """Browser and system, as far as they say; empty if they do not."""
    created_at: int
    seen_at: int
    """To the hour, in milliseconds since 1970."""
    current: bool
    """Whether it is the one that asks."""


class PairingAsked(Struct, frozen=True, kw_only=True):
    """For a new device: what it shows, and what it keeps to itself."""

    device: str
    """By which it goes on; shown to nobody."""
    code: str
    number: int
    link: str
    """Fills in the code on the other device; it does nothing else."""
    picture: str
    """The link as a picture that phones can read, as the address of an image; empty where they cannot follow it."""
    seconds: int


class PairingDevice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new device goes on."""

    device: Annotated[str, Meta(max_length=200)]


class PairingSeen(Struct, frozen=True, kw_only=True):
    """For a new device: how far it has come."""

    offered: bool
    """Whether it may become somebody."""
    name: str = ""
    """Whom, if that person has a name."""
    leaving: int = 0
    """How many tables, not finished, this device has now as somebody else and would not have any more."""
    seconds: int


class PairingCode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A code that another device shows."""

    code: Annotated[str, Meta(max_length=40)]


class PairingFound(Struct, frozen=True, kw_only=True):
    """For the other device: which one asks."""

    label: str
    numbers: list[int]
    """One of them is on its screen."""
    seconds: int


class PairingPicked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The number that the new device shows."""

    code: Annotated[str, Meta(max_length=40)]
    number: Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]


class MeApi(Controller):
    """Who asks, and on which devices."""

    path = "/api/me"

    @get(responses=REFUSALS)
    async def me(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Me:
        return await shown(await person_of(request, services), services, request)

    @post(status_code=200, responses=REFUSALS)
    async def become_guest(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[Me]:
        """Become a guest, unless one is somebody already."""
        token = token_of(request)
        session = await services.sessions.find(token)
        if session is None:
            services.quotas.guest(address_of(request))
            token = await services.sessions.begin(label_of(request))
        elif is_signed(token):
            # From before there were sessions: from now on this device has one of its own.
            token = await services.sessions.begin(label_of(request), session.person)
        person = await services.sessions.person(token)
        return Response(await shown(person, services, request), cookies=cookies_for(token, request))

    @get("/sessions", responses=REFUSALS)
    async def sessions(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> list[SessionShown]:
        """The devices by which one is known here: the one that asks first, then the last that was seen."""
        own = await session_of(request, services)
        if own is None:
            return []
        found = [
            SessionShown(
                id=each.hash,
                label=each.label,
                created_at=each.created_at,
                seen_at=each.seen_at,
                current=each.hash == own.hash,
            )
            for each in await services.sessions.of(own.person)
        ]
        return sorted(found, key=lambda each: not each.current)

    @delete("/sessions", responses=REFUSALS)
    async def end_others(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> None:
        """Sign out on all other devices."""
        own = await session_of(request, services)
        if own is None:
            raise Refused("no_identity")
        others = [each.hash for each in await services.sessions.of(own.person) if each.hash != own.hash]
        await services.sessions.end(others)

    @delete("/sessions/{id:str}", responses=EMPTY)
    async def end_session(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[None]:
        """Sign out on one device."""
        own = await session_of(request, services)
        if own is None:
            raise Refused("no_identity")
        if id not in {each.hash for each in await services.sessions.of(own.person)}:
            raise Refused("no_such_session")
        await services.sessions.end([id])
        gone = cookies_for("", request) if id == own.hash else []
        return Response(None, status_code=204, cookies=gone)


class PairingsApi(Controller):
    """How a device becomes one of somebody who has another. Nothing is claimed by opening a link."""

    path = "/api/pairings"

    @post(status_code=201, responses=REFUSALS)
    async def ask(self, request: Request[Any, Any, Any], services: NamedDependency[Services]) -> PairingAsked:
        """The new device asks for a code to show."""
        asked = await services.pairings.ask(label_of(request), address_of(request))
        services.sessions.sweep(now())
        address = invited_to(str(request.base_url), services.settings.network)
        link = f"{address}add#{asked.code}"
        followed = not is_here_only(urlsplit(address).hostname or "")
        return PairingAsked(
            device=asked.device,
            code=asked.code,
            number=asked.number,
            link=link,
            picture=segno.make(link, micro=False).svg_data_uri(border=3) if followed else "",
            seconds=SECONDS,
        )

    @post("/look", status_code=200, responses=REFUSALS)
    async def look(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[PairingDevice]
    ) -> PairingSeen:
        """The new device looks whether somebody has let it in."""
        found = await services.pairings.look(data.device)
        if found.state != "offered":
            return PairingSeen(offered=False, seconds=found.seconds)
        own = await person_of(request, services)
        leaving = await services.store.unfinished(own) if own and own != found.person else 0
        name = await services.store.name_of(found.person)
        return PairingSeen(offered=True, name=name, leaving=leaving, seconds=found.seconds)

    @post("/confirm", status_code=200, responses=REFUSALS)
    async def confirm(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[PairingDevice]
    ) -> Response[Me]:
        """The new device becomes that person; whoever it was before is signed out on it."""
        before = await session_of(request, services)
        person = await services.pairings.confirm(data.device)
        token = await services.sessions.begin(label_of(request), person)
        if before:
            await services.sessions.end([before.hash])
        if before and before.person != person:
            await services.store.share_device(before.person, person)
        return Response(await shown(person, services, request), cookies=cookies_for(token, request))

    @post("/cancel", status_code=204, responses=REFUSALS)
    async def cancel(self, services: NamedDependency[Services], data: JSONBody[PairingDevice]) -> None:
        """The new device would rather not."""
        await services.pairings.cancel(data.device)

    @post("/find", status_code=200, responses=REFUSALS)
    async def find(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[PairingCode]
    ) -> PairingFound:
        """On a device that is known: which one shows this code?"""
        person = await known_person(request, services)
        found = await services.pairings.find(data.code, person, address_of(request))
        return PairingFound(label=found.label, numbers=found.numbers, seconds=found.seconds)

    @post("/offer", status_code=204, responses=REFUSALS)
    async def offer(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[PairingPicked]
    ) -> None:
        """On a device that is known: let the new one in, which shows this number."""
        await services.pairings.offer(data.code, await known_person(request, services), data.number)

    @post("/refuse", status_code=204, responses=REFUSALS)
    async def refuse(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[PairingCode]
    ) -> None:
        """On a device that is known: do not let it in."""
        await services.pairings.refuse(data.code, await known_person(request, services))


async def shown(person: str, services: Services, request: Request[Any, Any, Any]) -> Me:
    """Who that is, and what pages should know of the server."""
    services.standings.forget(person)
    standing = await services.standings.of(person)
    hold = services.quotas.hold
    return Me(
        known=bool(person),
        name=standing.name,
        clock_if_public=hold,
        may_be_public=not hold or services.quotas.public_tables(account=standing.account) > 0,
        account=standing.account,
        role=standing.role,
        tables=await services.store.unfinished(person) if standing.kind == "guest" else 0,
        passkeys=place_of_request(request) is not None,
        unprotected=not is_secure(request) and not is_here_only(host_of(request).hostname or ""),
        banned=standing.ban,
        bots=services.compiling.strength,
    )
