"""What happens by itself, and when: deals, moves of bots and of the rules, clocks, grace periods, forgotten tables.

A server asks `due`, waits, and gives what is due back to `happen`, which looks once more whether it still holds.
"""

from __future__ import annotations

from math import ceil
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from mazzo.bots.house import tempered
from mazzo.kernel.contract import NOBODY
from mazzo.table import events as happened
from mazzo.table.asking import MS
from mazzo.table.deciding import entries
from mazzo.table.events import DAY, AnyEvent, Entry
from mazzo.table.playing import agreed, moved, next_deal
from mazzo.table.shuffling import listed, uncommitted, voided
from mazzo.table.state import Table

PACE = 700
"""How long a bot seems to think, in milliseconds; the same for every position, so that it tells nothing."""
ROOM = 100
"""What a bot may wait for a process besides, in milliseconds."""
BROKEN_OFF = 3
"""After so many times its usual time a search is broken off."""


class Waits(Struct, frozen=True, kw_only=True):
    """How long a table waits, in milliseconds."""

    commits: int = 5 * MS
    """For the clients to commit to what they add to the shuffles of a match."""
    reveals: int = 10 * MS
    """For those who have, to reveal it; then the shuffle is void."""
    count: int = 90 * MS
    """If somebody has not said ready after a count."""
    answers: int = 20 * MS
    """For the others when a take-back is asked."""
    grace: int = 60 * MS
    """For somebody who is gone, before a bot plays on."""
    forgotten: int = 7 * 24 * 3600 * MS
    """For somebody to return to an unfinished match."""


USUAL = Waits()
UNHURRIED = DAY * MS
"""What a table over days waits for a commitment, a reveal, or an answer."""

Kind = Literal["list", "void", "deal", "rule", "bot", "time", "absent", "answers", "forgotten"]


class Due(Struct, frozen=True, order=True):
    """Something that will happen by itself at a time."""

    at: int
    kind: Kind
    seat: int = NOBODY
    person: str = ""
    decision: int = 0
    """Which decision of the seat it is about."""


def due(table: Table, pace: int = PACE, waits: Waits = USUAL) -> list[Due]:
    """Everything that is to come unless something else happens first, the earliest first."""
    if table.asleep:
        gone = max((person.since for person in table.people.values()), default=table.since)
        return [Due(gone + waits.forgotten, "forgotten")] if table.running else []
    found = [
        Due(person.since + waits.grace, "absent", person=name)
        for name, person in table.people.items()
        if not person.present and not table.slow and (plays(table, name) or table.host == name)
    ]
    if table.slow:
        waits = replace(waits, commits=UNHURRIED, reveals=UNHURRIED, answers=UNHURRIED)
    if table.status == "shuffling":
        found.append(shuffle_step(table, waits))
    elif table.status == "counted":
        found.append(Due(table.since + (waits.count if table.waited_for() else 0), "deal"))
    elif table.wish:
        # Who was asked may have left meanwhile, so that all the others have agreed.
        found.append(Due(table.wish.at + (0 if agreed(table, table.wish) else waits.answers), "answers"))
    else:
        found += decisions(table, pace)
    return sorted(found)


def shuffle_step(table: Table, waits: Waits) -> Due:
    """How the shuffle goes on. One of version 1, from before there was another, has all that it will ever have."""
    shuffle = table.shuffled()
    if shuffle.committing:
        return Due(table.since + (waits.commits if uncommitted(table) else 0), "list")
    return Due(table.since + waits.reveals, "void") if shuffle.pending() else Due(table.since, "deal")


def plays(table: Table, person: str) -> bool:
    """Whether a person has a seat on which no bot plays yet, in a running match."""
    return table.running and any(not table.seats[seat].stand_in for seat in table.seats_of(person))


def decisions(table: Table, pace: int) -> list[Due]:
    found = []
    for seat, asked in table.asked.items():
        decider = table.decider(seat)
        deadline = table.deadline(seat)
        if decider == NOBODY:
            found.append(Due(asked.began + pace, "rule", seat, decision=asked.number))
        elif table.seats[decider].kind == "bot" or table.seats[decider].stand_in:
            found.append(Due(asked.began + pace_of(table, seat, pace), "bot", seat, decision=asked.number))
        elif deadline is not None:
            found.append(Due(deadline, "time", seat, decision=asked.number))
    return found


def level(table: Table, seat: int) -> str:
    """Of the bot that decides for a seat."""
    return table.seats[table.decider(seat)].level or table.opening.level


def player(table: Table, seat: int) -> str:
    """That bot by its name: of a level, and with the temperament that it is known for. One that plays for a person, or
    on after one was sent away, has none, whatever that person is called."""
    decider = table.seats[table.decider(seat)]
    return tempered(level(table, seat), decider.name) if decider.house else level(table, seat)


def pace_of(table: Table, seat: int, pace: int) -> int:
    """How long the bot that decides for a seat seems to think: nearly all thoughts of its level fit in, so that hard
    decisions and forced ones look alike."""
    known = table.game.levels.get(level(table, seat))
    return pace * max(PACE, known.milliseconds + ROOM) // PACE if known else pace


def beat(what: Due, pace: int, ready: int) -> int:
    """When a bot moves that was ready then: only ever at multiples of its pace."""
    return what.at + pace * max(0, ceil((ready - what.at) / pace)) if pace else max(what.at, ready)


def paces_late(table: Table, seat: int, took: int, pace: int) -> int:
    """How many paces later than its time a bot moves that has thought for so long since it was asked; no more than its
    level ever thinks, because then it has waited for something else."""
    known = table.game.levels.get(level(table, seat))
    longest = BROKEN_OFF * known.milliseconds if known else 0
    return max(0, ceil(min(took, longest) / pace) - 1) if pace else 0


def happen(
    table: Table, what: Due, now: int, move: str = "", waits: Waits = USUAL, *, below: bool = False
) -> list[Entry]:
    """The entries that something due leads to; none if it is not due any more. A bot's `move` is given, and whether
    it is below its level."""
    same = (what.kind, what.seat, what.person, what.decision)
    holds = (each for each in due(table, 0, waits) if each.at <= now)
    if not any((each.kind, each.seat, each.person, each.decision) == same for each in holds):
        return []
    return entries(table, consequences(table, what, move, below), now)


def consequences(table: Table, what: Due, move: str, below: bool) -> list[AnyEvent]:
    match what.kind:
        case "list":
            return listed(table)
        case "void":
            return voided(table)
        case "deal":
            return [next_deal(table)]
        case "rule":
            return moved(table, what.seat, table.played().round.nth(what.seat, 0), "rule")
        case "bot":
            return moved(table, what.seat, table.played().read(what.seat, move), "bot", below)
        case "time":
            return [out_of_time(table, what)]
        case "absent":
            own = [seat for seat in table.seats_of(what.person) if table.running and not table.seats[seat].stand_in]
            events: list[AnyEvent] = [happened.StoodIn(seat=seat, cause="absent") for seat in own]
            return events + gone_host(table, what.person)
        case "answers":
            wish = table.wish
            if wish and agreed(table, wish):
                return [happened.TakenBack(seat=wish.seat, moves=wish.moves)]
            return [happened.RefusedBack()]
        case "forgotten":
            return [happened.Finished(winners=[], abandoned=True)]


def out_of_time(table: Table, what: Due) -> AnyEvent:
    """A bot plays on; but over days a rated match is over, and all who came too late are last."""
    if table.slow and table.opening.rated:
        over = [each.seat for each in decisions(table, 0) if each.kind == "time" and each.at <= what.at]
        return happened.Finished(winners=[], abandoned=True, late=sorted({table.decider(seat) for seat in over}))
    return happened.StoodIn(seat=table.decider(what.seat), cause="time")


def gone_host(table: Table, person: str) -> list[AnyEvent]:
    """A host who is gone too long is followed by somebody who is there."""
    if person != table.host:
        return []
    there = [seat.person for seat in table.seats if seat.person and table.people[seat.person].present]
    return [happened.HostPassed(person=there[0])] if there else []


def arrived(table: Table, person: str, now: int) -> list[Entry]:
    """A person with a seat is connected."""
    if person not in table.people or table.people[person].present:
        return []
    return entries(table, [happened.Arrived(person=person)], now)


def departed(table: Table, person: str, now: int) -> list[Entry]:
    """A person with a seat has no connection any more."""
    if person not in table.people or not table.people[person].present:
        return []
    return entries(table, [happened.Departed(person=person)], now)
