"""What somebody should hear of wherever they are: turns, invitations, friends. Sent as a whole whenever it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Literal

from msgspec import Struct

from mazzo.server.club_members import ClubMembers
from mazzo.server.clubs import Clubs
from mazzo.server.fanout import Fanout
from mazzo.server.friends import Friends, FriendState
from mazzo.server.presence import Everywhere, Presence
from mazzo.server.store import Store
from mazzo.server.waiting import Waiting

ANYWHERE = ""
"""In place of a table: somebody is there, at no table in particular."""


class TurnShown(Struct, frozen=True, kw_only=True):
    """A table at which one is waited for."""

    table: str
    game: str
    since: int
    deadline: int | None = None
    """When a bot plays instead."""


class InvitationShown(Struct, frozen=True, kw_only=True):
    """A table to which a friend has invited one."""

    id: str
    table: str
    game: str
    name: str
    at: int


class FriendShown(Struct, frozen=True, kw_only=True):
    """Somebody one knows here, or who would like that."""

    id: str
    """Of the friendship; nobody is told who somebody is."""
    name: str
    state: FriendState
    online: bool = False


class ClubNews(Struct, frozen=True, kw_only=True):
    """One is invited to a club, or somebody asks to belong to one that one keeps."""

    kind: Literal["invited", "asks"]
    club: str
    name: str
    """Of the club."""
    id: str = ""
    """Of the invitation."""
    who: str = ""
    """Who invites."""
    count: int = 0
    """How many ask."""


# {"type": "inbox", "turns": […], "invitations": [], "friends": […], "clubs": []}
class InboxShown(Struct, frozen=True, kw_only=True, tag_field="type", tag="inbox"):
    """Everything that one should hear of."""

    turns: list[TurnShown]
    invitations: list[InvitationShown]
    friends: list[FriendShown]
    clubs: list[ClubNews] = []


class Listening:
    """A connection that is told."""

    def __init__(self, person: str, session: str) -> None:
        self.person = person
        self.session = session
        self.wake = asyncio.Event()
        self.ending: Literal["", "signed_out", "server_stopping"] = ""

    def end(self, code: Literal["signed_out", "server_stopping"]) -> None:
        self.ending = code
        self.wake.set()


class Inbox:
    """The inboxes of those who are connected to this process."""

    def __init__(self, store: Store, waiting: Waiting, presence: Presence, fanout: Callable[[], Fanout]) -> None:
        self.store = store
        self.waiting = waiting
        self.presence = presence
        self.fanout = fanout
        self.friends = Friends(store)
        self.clubs = ClubMembers(Clubs(store))
        self.listening: dict[str, set[Listening]] = {}
        waiting.tell = self.heard

    def heard(self, people: Collection[str]) -> None:
        """Something has changed for these people, here or at another process."""
        for person in people:
            for each in self.listening.get(person, ()):
                each.wake.set()

    def changed(self, people: Collection[str]) -> None:
        """Something has changed for them here."""
        self.heard(people)
        self.fanout().inbox(people)

    def missed(self) -> None:
        """Something may have changed at another process."""
        self.heard(list(self.listening))

    def everybody(self) -> list[Listening]:
        return [each for some in self.listening.values() for each in some]

    async def come(self, listening: Listening) -> None:
        """Raises Unsaved."""
        known = self.listening.setdefault(listening.person, set())
        known.add(listening)
        if len(known) == 1:
            await self.appear(listening.person)

    async def go(self, listening: Listening) -> None:
        """Raises Unsaved."""
        known = self.listening[listening.person]
        known.discard(listening)
        if not known:
            del self.listening[listening.person]
            await self.vanish(listening.person)

    async def appear(self, person: str) -> None:
        if isinstance(self.presence, Everywhere):
            self.presence.noted.add((ANYWHERE, person))
            await self.store.attend(ANYWHERE, person)
        await self.tell_friends(person)

    async def vanish(self, person: str) -> None:
        if isinstance(self.presence, Everywhere):
            self.presence.noted.discard((ANYWHERE, person))
            await self.store.unattend(ANYWHERE, person)
        await self.tell_friends(person)

    async def tell_friends(self, person: str) -> None:
        self.changed([each.person for each in await self.friends.of(person) if each.state == "friend"])

    async def online(self) -> Collection[str]:
        """Who is there. Raises Unsaved."""
        if isinstance(self.presence, Everywhere):
            return (await self.store.attended([ANYWHERE])).get(ANYWHERE, {})
        return self.listening

    async def shown(self, person: str) -> InboxShown:
        """Raises Unsaved."""
        friends = await self.friends.of(person)
        online = await self.online() if friends else ()
        return InboxShown(
            turns=[
                TurnShown(table=each.table, game=each.game, since=each.turn.since, deadline=each.turn.deadline)
                for each in await self.waiting.of(person)
            ],
            invitations=[
                InvitationShown(id=each.id, table=each.table, game=each.game, name=each.name, at=each.at)
                for each in await self.friends.invitations(person)
            ],
            friends=[
                FriendShown(
                    id=each.id,
                    name=each.name,
                    state=each.state,
                    online=each.state == "friend" and each.person in online,
                )
                for each in friends
            ],
            clubs=await self.of_clubs(person),
        )

    async def of_clubs(self, person: str) -> list[ClubNews]:
        """Raises Unsaved."""
        invited = [
            ClubNews(kind="invited", club=each.club, name=each.club_name, id=each.id, who=each.name)
            for each in await self.clubs.invitations_of(person)
        ]
        asking = await self.clubs.asking_at(person)
        return invited + [ClubNews(kind="asks", club=each.club, name=each.name, count=each.count) for each in asking]
