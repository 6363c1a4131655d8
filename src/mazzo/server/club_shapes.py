"""What is said about clubs over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mazzo.kernel.options import Value
from mazzo.server.club_rules import HouseRules
from mazzo.server.summary import Summary
from mazzo.table.commands import Name

Role = Literal["head", "keeper", "member"]
MOST_RULE_OPTIONS = 50


class ClubNamed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of a club."""

    name: Name


class MemberWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of an account that is invited."""

    name: Name


class RoleWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody shall be in a club; of heads there is one."""

    role: Role


class LinkWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether people may join by a link: a new one, or none."""

    there: bool


class ClubReported(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What moderators should know of a club."""

    reason: Annotated[str, Meta(min_length=1, max_length=200)]


# {"game": "whist", "name": "Friday", "seats": 4, "options": {"deals": 8}}
class RulesWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules that a club shall keep."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: int
    options: Annotated[dict[str, Value], Meta(max_length=MOST_RULE_OPTIONS)] = {}


class ClubShort(Struct, frozen=True, kw_only=True):
    """A club to which one belongs, or may by a link."""

    id: str
    name: str
    role: Role | Literal[""]
    members: int


class ClubInvited(Struct, frozen=True, kw_only=True):
    """A club to which one is invited."""

    id: str
    name: str
    """Of the club."""
    who: str


class ClubAsked(Struct, frozen=True, kw_only=True):
    """A club that one has asked to let one in."""

    id: str
    name: str


class OwnClubs(Struct, frozen=True, kw_only=True):
    """What one has to do with clubs."""

    clubs: list[ClubShort]
    invitations: list[ClubInvited]
    asked: list[ClubAsked]


class MemberShown(Struct, frozen=True, kw_only=True):
    """Somebody who belongs to a club."""

    id: str
    """In this club; nobody is told who somebody is."""
    name: str
    role: Role
    since: int
    online: bool
    yours: bool


class Outsider(Struct, frozen=True, kw_only=True):
    """Somebody who asks to belong to a club, is invited, or may not come back."""

    id: str
    name: str
    at: int


class KeepersPart(Struct, frozen=True, kw_only=True):
    """What only the keepers of a club see."""

    asking: list[Outsider]
    invited: list[Outsider]
    barred: list[Outsider]
    link: str
    """By which people join; empty if they cannot."""


class ClubShown(Struct, frozen=True, kw_only=True):
    """The page of a club, for its members."""

    id: str
    name: str
    role: Role
    """One's own."""
    members: list[MemberShown]
    rules: list[HouseRules]
    tables: list[Summary]
    """Those that are not finished; those that wait for oneself come first."""
    keeping: KeepersPart | None = None


class ClubLine(Struct, frozen=True, kw_only=True):
    """A member in the list of a club."""

    rank: int
    """0 for whoever has played too little."""
    name: str
    matches: int
    won: int
    place: float
    """On average."""
    yours: bool


class ClubForm(Struct, frozen=True, kw_only=True):
    """In which a club has a list."""

    season: int
    game: str
    form: str


class ClubBoard(Struct, frozen=True, kw_only=True):
    """The list of a club in a form, and the others that it has."""

    forms: list[ClubForm]
    """The latest season first."""
    least: int
    """So many matches until somebody has a rank."""
    lines: list[ClubLine]
