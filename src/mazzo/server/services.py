"""The parts of a running server, made when it starts and ended in the opposite order."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

import structlog

from mazzo.server.accounts import Accounts
from mazzo.server.checking import check_pages_aside
from mazzo.server.club_door import not_members
from mazzo.server.club_members import ClubMembers
from mazzo.server.clubs import Clubs
from mazzo.server.connection import Connection
from mazzo.server.core import Core, opened
from mazzo.server.dailies import Dailies
from mazzo.server.filing import Filing
from mazzo.server.folder import make_private
from mazzo.server.hints import Hints
from mazzo.server.identity import Signatures, hashed
from mazzo.server.inbox import Inbox
from mazzo.server.listing import Listed, few_of_each, listed, read
from mazzo.server.moderating import Moderation
from mazzo.server.pairings import Pairings
from mazzo.server.passkeys import Passkeys
from mazzo.server.preparing import is_large
from mazzo.server.programs import Programs
from mazzo.server.quotas import Quotas
from mazzo.server.readiness import Readiness
from mazzo.server.replays import Replays
from mazzo.server.reviewing import Reviewing
from mazzo.server.reviews import Reviews
from mazzo.server.sessions import Sessions
from mazzo.server.settings import DATABASE, Settings
from mazzo.server.sharing import Sharing
from mazzo.server.store import Store
from mazzo.server.tidying import Tidying
from mazzo.server.trouble import Unsaved

STOPPING = "server_stopping"
"""Why clients are sent away."""

BANS = 3
"""Seconds until it is looked again who was banned, where nobody says so."""

log = structlog.get_logger()


class Services(Core):
    """What the handlers of requests and sockets work with."""

    def __init__(self, settings: Settings, store: Store, secret: bytes | None, sharing: Sharing) -> None:
        super().__init__(settings, store, sharing, bots=False if settings.bots_elsewhere else None)
        self.sessions = Sessions(store, Signatures(secret) if secret else None, self.end_sessions)
        self.quotas = Quotas(settings, sharing)
        self.pairings = Pairings(store, self.quotas)
        self.accounts = Accounts(store, self.quotas)
        self.passkeys = Passkeys(self.accounts)
        self.programs = Programs(store, self.accounts, self.sessions)
        self.standings = self.rooms.standings
        self.moderation = Moderation(store, self.accounts, self.standings)
        self.clubs = Clubs(store)
        self.club_members = ClubMembers(self.clubs)
        self.hints = Hints(self.workers)
        self.inbox = Inbox(store, self.rooms.waiting, self.rooms.comings.presence, lambda: self.fanout)
        self.readiness = Readiness(store)
        self.replays = Replays(store)
        self.filing = Filing(store, self.rooms)
        self.reviews = Reviews(store, self.replays, settings.reviews_at_once, lambda: self.compiling.kind)
        self.dailies = Dailies(store, self.workers.reviewing)
        self.reviewing = Reviewing(store, self.workers.reviewing, self.reviews, self.dailies.table)
        self.tidying = Tidying(store, self.rooms, settings.unfinished_days)
        self.connections: set[Connection] = set()
        self.stopping = False
        if self.others:
            self.others.sign_out, self.others.check_sessions = self.sign_out, self.check_sessions
            self.others.hear_inboxes, self.others.missed_inboxes = self.inbox.heard, self.inbox.missed
        self.pulsing = asyncio.create_task(self.pulse(), name="pulse")
        self.checking = asyncio.create_task(self.check(), name="checking")
        self.banning = asyncio.create_task(self.keep_out(), name="banning")

    def account_of(self, token: str) -> str | None:
        """Which account shows this; empty if it is a guest's, and None if that is not known here without asking."""
        session = self.sessions.known.get(hashed(token))
        if session is None or session.person not in self.standings.known:
            return None
        return session.person if self.standings.is_account(session.person) else ""

    async def learn(self, token: str) -> None:
        """See to it that it is known, if it is anybody's, unless nothing can be read now."""
        with suppress(Unsaved):
            if person := await self.sessions.person(token):
                await self.standings.of(person)

    def end_sessions(self, sessions: list[str]) -> None:
        """These sessions have ended: nobody goes on with them, here or elsewhere."""
        self.sign_out(sessions)
        self.fanout.ended(sessions)

    async def check_sessions(self) -> None:
        """Another process may have ended some and not have been heard: those that are asked for are read again. Raises
        Unsaved."""
        self.sessions.forget(list(self.sessions.known))
        used = {each.session for each in self.connections if each.session}
        used |= {each.session for each in self.inbox.everybody()}
        if ended := await self.sessions.gone(used):
            self.sign_out(ended)

    async def inviting(self) -> list[Listed]:
        """Public tables whose hosts are there and wait for others, the latest first. Raises Unsaved."""
        most = self.settings.listed_of_an_address
        if not self.others:
            return [listed(room.id, room.table) for room in self.rooms.inviting(most)]
        waiting = [each for row in await self.store.open_tables() if (each := read(row.summary)).has_free_seat]
        there = await self.store.attended([each.summary.id for each in waiting])
        return few_of_each(waiting, there, most)

    def sign_out(self, sessions: list[str]) -> None:
        """Nobody goes on with them here."""
        self.sessions.forget(sessions)
        for connection in self.connections:
            if connection.session in sessions:
                connection.cut("signed_out")
        for listening in self.inbox.everybody():
            if listening.session in sessions:
                listening.end("signed_out")

    async def pulse(self) -> None:
        """See after every connection; one task for all is cheaper than a clock for each message."""
        while True:
            await asyncio.sleep(min(1, self.settings.patience / 2000))
            for connection in list(self.connections):
                connection.check(monotonic())

    async def keep_out(self) -> None:
        """End the connections of whoever was banned: at once if it was here or another process says so, and soon if it
        was at the machine."""
        while True:
            # Not by `wait_for`: on Python 3.11 it forgets that it was cancelled in the moment it is woken.
            with suppress(TimeoutError):
                async with asyncio.timeout(BANS):
                    await self.standings.stirred.wait()
            self.standings.stirred.clear()
            try:
                await self.keep_to_members()
                there = {each.person for each in self.connections if each.person}
                there |= {each.person for each in self.inbox.everybody()}
                banned = await self.moderation.banned_among(there)
            except Unsaved as unsaved:
                self.store.writer.spell.bad(unsaved)
                continue
            for person in banned:
                self.standings.forget(person)
            for connection in self.connections:
                if connection.person in banned:
                    connection.cut("signed_out")
            for listening in self.inbox.everybody():
                if listening.person in banned:
                    listening.end("signed_out")

    async def keep_to_members(self) -> None:
        """End the connections to tables of clubs of whoever belongs to the club no more. Raises Unsaved."""
        visits = {(each.room.id, each.person) for each in self.connections if each.room.table.opening.club}
        gone = await not_members(self.store, visits)
        for connection in self.connections:
            if (connection.room.id, connection.person) in gone:
                connection.cut("club_members_only")

    async def check(self) -> None:
        """Look at a database that is too large for that at the start."""
        database = self.settings.data / DATABASE
        if self.settings.database or not is_large(database):
            return
        try:
            await check_pages_aside(database)
            log.info("database_checked")
        except Unsaved as unsaved:
            self.store.damage = unsaved.trouble
            log.error("database_damaged", trouble=unsaved.trouble, problem=unsaved.problem)

    async def farewell(self) -> None:
        """Tell every client that the server stops, and give them a moment to hear it."""
        self.stopping = True
        for connection in self.connections:
            connection.end(STOPPING)
        for listening in self.inbox.everybody():
            listening.end("server_stopping")
        for _ in range(20):
            if not self.connections and not self.inbox.listening:
                break
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        tasks = (self.pulsing, self.checking, self.banning)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reviewing.close()
        await self.dailies.close()
        await self.filing.close()
        await self.tidying.close()
        await super().close()


@asynccontextmanager
async def running(settings: Settings, sharing: Sharing) -> AsyncIterator[Services]:
    """The services while a server runs."""
    if not settings.database:
        make_private(settings.data)
    store = await opened(settings)
    services = Services(settings, store, await store.secret(), sharing)
    log.info("server_started", database=store.dialect, process=os.getpid())
    try:
        yield services
    finally:
        await services.close()
        log.info("server_stopped")
