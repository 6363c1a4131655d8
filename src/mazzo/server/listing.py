"""Tables as they are kept for lists, and as each person is shown them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mazzo.kernel.contract import NOBODY
from mazzo.server.summary import Summary, SummarySeat
from mazzo.table.seating import Seat
from mazzo.table.shuffling import uncommitted
from mazzo.table.state import Table


class Listed(Struct, frozen=True, kw_only=True):
    """A table in short, with what nobody is told: who the people are."""

    summary: Summary
    people: list[str]
    """Of each seat its person; empty where there is none."""
    host: str

    @property
    def has_free_seat(self) -> bool:
        """Whether somebody may sit down who comes now."""
        return not self.summary.locked and any(seat.kind == "free" for seat in self.summary.seats)

    def shown_to(self, person: str) -> Summary:
        """What is told to whoever asks."""
        own = [bool(person) and each == person for each in self.people]
        seats = [replace(seat, yours=yours) for seat, yours in zip(self.summary.seats, own, strict=True)]
        yours = any(own[seat] for seat in self.summary.waiting)
        return replace(self.summary, seats=seats, yours=yours, hosting=bool(person) and person == self.host)


DAY = 24 * 3600 * 1000
LISTED = msgspec.json.Decoder(Listed)
SUMMARY = msgspec.json.Decoder(Summary)


def listed(id: str, table: Table) -> Listed:
    waiting, since = awaited(table)
    summary = Summary(
        id=id,
        game=table.game.name,
        options=table.dumped_options,
        public=table.opening.public,
        status=table.status,
        locked=table.locked,
        hints=table.hints,
        rated=table.opening.rated,
        club=table.opening.club,
        host=table.host_name,
        seats=[SummarySeat(kind=seat.kind, name=seat.name) for seat in table.seats],
        clock=table.opening.clock,
        level=table.opening.level,
        match=table.match,
        opened_at=table.log[0].entry.at,
        changed_at=table.log[-1].entry.at,
        round=table.course.current.number if table.course else 0,
        totals=list(table.course.match.totals) if table.course else [],
        waiting=waiting,
        since=since,
    )
    return Listed(summary=summary, people=[seat.person for seat in table.seats], host=table.host)


def awaited(table: Table) -> tuple[list[int], int]:
    """The seats of people who are waited for, and since when. Nobody waits for bots."""
    wish = table.wish
    if wish:
        return seats_of(table, table.others(table.seats[wish.seat].person) - wish.agreed), wish.at
    if table.status == "counted":
        return seats_of(table, table.others("") - table.ready), table.since
    if table.status == "shuffling" and table.slow:
        return parts_awaited(table), table.since
    began = {table.decider(seat): asked.began for seat, asked in table.asked.items()}
    seats = sorted(seat for seat in began if seat != NOBODY and plays(table.seats[seat]))
    return seats, min((began[seat] for seat in seats), default=0)


def plays(seat: Seat) -> bool:
    """Whether a person plays there, and no bot for them."""
    return seat.kind == "person" and not seat.stand_in


def parts_awaited(table: Table) -> list[int]:
    """The seats of those whose clients have yet to commit to something, or to reveal it."""
    shuffle = table.shuffled()
    return seats_of(table, uncommitted(table)) if shuffle.committing else shuffle.pending()


def seats_of(table: Table, people: Iterable[str]) -> list[int]:
    """The seats on which these people play themselves."""
    playing = frozenset(people)
    return [number for number, seat in enumerate(table.seats) if seat.person in playing and plays(seat)]


def few_of_each(tables: Iterable[Listed], there: Mapping[str, Mapping[str, str]], most: int) -> list[Listed]:
    """Of these tables those whose host is there, by the address; of each address only so many, those opened first."""
    found: list[Listed] = []
    counts: Counter[str] = Counter()
    for each in sorted(tables, key=lambda table: table.summary.opened_at):
        address = there.get(each.summary.id, {}).get(each.host)
        if address is not None and counts[address] < most:
            counts[address] += 1
            found.append(each)
    return found[::-1]


def written(id: str, table: Table) -> bytes:
    """For the store."""
    return msgspec.json.encode(listed(id, table))


def shown(rows: Iterable[bytes], person: str) -> list[Summary]:
    """Tables from the store, as they are shown to whoever asks; those that wait for that person come first."""
    return sorted((read(row).shown_to(person) for row in rows), key=lambda summary: not summary.yours)


def going(summaries: Iterable[Summary], days: int) -> list[Summary]:
    """The same, each with the time when it goes if so many days pass there without any change."""

    def goes(summary: Summary) -> bool:
        over_days = summary.clock is not None and summary.clock.slow and summary.status != "open"
        return bool(days) and summary.status != "finished" and summary.match <= 1 and not over_days

    return [replace(each, goes_at=each.changed_at + days * DAY) if goes(each) else each for each in summaries]


def read(row: bytes) -> Listed:
    try:
        return LISTED.decode(row)
    except msgspec.ValidationError:
        # Written by an earlier version, which did not keep who the people are.
        summary = SUMMARY.decode(row)
        return Listed(summary=summary, people=[""] * len(summary.seats), host="")
