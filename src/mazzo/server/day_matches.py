"""The deal of a day that somebody has played, as the match of a table that never was: once the day is over, it is
replayed, reviewed and played on from as any other."""

from __future__ import annotations

from collections.abc import Iterator

from mazzo.kernel.contract import NOBODY
from mazzo.learn.daily import OTHERS, YOU
from mazzo.record.reading import read
from mazzo.record.record import Player, Record
from mazzo.table import events as happened
from mazzo.table.events import AnyEvent, By, Entry
from mazzo.table.seating import BOTS
from mazzo.table.state import Table

OF_DAY = "day/"
PART = 20
"""So much of the id of a play tells it from all others, and has room where the ids of matches are kept."""


def match_of(play: str) -> str:
    """The id of the match that a play is."""
    return OF_DAY + play[:PART]


def is_of_day(match: str) -> bool:
    return match.startswith(OF_DAY)


def table_of(written: bytes, person: str, at: int) -> Table:
    """The table at which a record of a day would have been played. Raises RecordError, ValueError."""
    record = read(written)
    first, *others = before_the_deal(record, person)
    table = Table(Entry(number=1, at=at, event=first))

    def let_happen(event: AnyEvent) -> None:
        table.apply(Entry(number=table.number + 1, at=at, event=event))

    for event in others:
        let_happen(event)
    (played,) = record.rounds
    for seat, move in played.moves:
        let_happen(happened.Moved(seat=seat, move=move, by=mover_of(table, seat)))
    let_happen(happened.Counted(scores=list(played.scores or ()), totals=list(played.totals or ())))
    # A match is more than a round: mostly nobody has won it.
    let_happen(happened.Finished(winners=list(record.winners or ()), abandoned=record.winners is None))
    return table


def before_the_deal(record: Record, person: str) -> Iterator[AnyEvent]:
    """Who sits there, and the deal."""
    yield happened.Opened(
        game=record.game,
        options=record.options.dump(),
        seats=record.seats,
        host=person,
        host_name="",
        public=False,
        level=OTHERS,
    )
    yield happened.Sat(person=person, seats=[YOU], names=[""])
    players = list(record.players)
    for seat, player in enumerate(players):
        if player.kind == "bot":
            players[seat] = Player("bot", BOTS[(seat - 1) % len(BOTS)], player.level)
            yield happened.BotSat(seat=seat, level=player.level, name=players[seat].name)
    yield happened.Started(match=1, seed=(record.seed or b"").hex(), players=players)
    yield happened.Dealt(round=1)


def mover_of(table: Table, seat: int) -> By:
    decider = table.decider(seat)
    if decider == NOBODY:
        return "rule"
    return "person" if decider == YOU else "bot"
