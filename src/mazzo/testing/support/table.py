"""Tables to try things on, with a clock of their own and shuffles that are the same every time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec
from msgspec.structs import replace

from mazzo.games import default, game
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.fair import commit
from mazzo.kernel.rng import Rng
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.commands import AnyCommand
from mazzo.table.deciding import decide
from mazzo.table.due import Due, arrived, departed, due, happen
from mazzo.table.events import AnyEvent, Clock, Entry, Opened, TalkAllowed
from mazzo.table.refusal import Refused
from mazzo.table.showing import table_shown
from mazzo.table.state import Status, Table
from mazzo.testing.support.matches import short_settings
from mazzo.testing.support.play import Setting

NOON = 1_795_000_000_000
POLICY = "greedy"
MOST_STEPS = 20_000
"""No match is that long."""


class Trial:
    """A table, its events, and the time there."""

    def __init__(self, opened: Opened, seed: int = 1) -> None:
        self.now = NOON
        self.entries = [Entry(number=1, at=self.now, event=opened)]
        self.table = Table(self.entries[0])
        self.rng = Rng(seed)
        self.seed = seed
        self.ids = (f"id-{number}" for number in count(1))
        self.said: list[tuple[str, AnyCommand]] = []
        """Every command that was accepted."""

    def apply(self, entries: Sequence[Entry]) -> list[AnyEvent]:
        """Let accepted events happen; shuffles are made from a number instead of chance."""
        for entry in entries:
            event = entry.event
            if isinstance(event, happened.Started):
                # A shuffle that begins again after a void one has another seed.
                before = [each.event for each in self.entries if isinstance(each.event, happened.Started)]
                text = f"{self.seed}/{event.match}" + "/again" * [each.match for each in before].count(event.match)
                seed, context = (sha256(f"{each}{text}".encode()).hexdigest() for each in ("", "context/"))
                early = self.table.early
                if early is None or early.context.hex() != event.context:
                    entry = replace(entry, event=replace(event, seed=seed, context=context))
            self.entries.append(entry)
            self.table.apply(entry)
        return [entry.event for entry in entries]

    def ask(self, person: str, command: AnyCommand) -> list[AnyEvent]:
        """What an accepted command leads to. Raises Refused."""
        found = self.apply(decide(self.table, command, person, self.now))
        self.said.append((person, command))
        return found

    def do(self, person: str, kind: type[AnyCommand], **parts: Any) -> list[AnyEvent]:
        """The same with an id of its own."""
        return self.ask(person, kind(id=next(self.ids), **parts))

    def refusal(self, person: str, kind: type[AnyCommand], **parts: Any) -> str:
        """The code with which a command is refused. Fails if it is accepted."""
        try:
            decide(self.table, kind(id=next(self.ids), **parts), person, self.now)
        except Refused as refused:
            return refused.reason.code
        raise AssertionError(f"{kind.__name__} is accepted")

    def arrive(self, person: str) -> None:
        """Outside a match that is no event."""
        if self.table.running:
            self.apply(arrived(self.table, person, self.now))
        else:
            self.table.attend(person, present=True, at=self.now)

    def depart(self, person: str) -> None:
        """Likewise."""
        if self.table.running:
            self.apply(departed(self.table, person, self.now))
        else:
            self.table.attend(person, present=False, at=self.now)

    def move(self, seat: int) -> str:
        """Some move of a seat that has to decide."""
        round = self.table.played().round
        return self.table.game.print(self.table.game.policies[POLICY](round, seat, self.rng))

    def play(self, seat: int, move: str = "") -> list[AnyEvent]:
        """Let the person who decides for a seat make this move, or any."""
        person = self.table.seats[self.table.decider(seat)].person
        decision = self.table.asked[seat].number
        return self.do(person, asked.Play, seat=seat, decision=decision, move=move or self.move(seat))

    def happen(self, what: Due) -> list[AnyEvent]:
        """Let something due happen, as soon as its time has come."""
        self.now = max(self.now, what.at)
        return self.apply(happen(self.table, what, self.now, self.move(what.seat) if what.kind == "bot" else ""))

    def next_due(self) -> Due | None:
        return next(iter(due(self.table)), None)

    def wait(self, ms: int) -> None:
        """Let time pass, and everything happen that falls due in it."""
        end = self.now + ms
        for _ in range(MOST_STEPS):
            what = self.next_due()
            if what is None or what.at > end:
                self.now = end
                return
            assert self.happen(what), f"{what} does not come to an end"
        raise AssertionError("something is due again and again")

    def step(self) -> None:
        """Something that brings the match on: a person's decision, or else what is due next."""
        table = self.table
        waiting = [seat for seat in table.asked if table.ticking(seat)]
        if table.status == "shuffling" and (there := self.asked_to_shuffle()):
            self.take_part(there[0])
        elif table.status == "counted" and table.waited_for():
            self.do(min(table.waited_for()), asked.Ready)
        elif waiting:
            self.play(waiting[0])
        else:
            what = self.next_due()
            assert what is not None, "nothing will ever happen here"
            assert self.happen(what), what

    def asked_to_shuffle(self) -> list[str]:
        """The people who are there and have something to commit to now, or to reveal what `take_part` committed to."""
        table = self.table
        shown = {name: table_shown(table, name, NOBODY).shuffle for name in table.people if table.people[name].present}
        sealed = table.shuffled().sealed
        return [
            name
            for name, part in shown.items()
            if part and part.asks and (not sealed or sealed.opened_by(part.seat, self.secret(name)))
        ]

    def secret(self, person: str) -> bytes:
        """What a person's client adds to the shuffle that is prepared now."""
        return sha256(person.encode() + self.table.shuffled().context).digest()

    def take_part(self, person: str) -> list[AnyEvent]:
        """What a person's client does by itself: commit, or reveal."""
        shuffle, seat = self.table.shuffled(), self.table.seats_of(person)[0]
        secret = self.secret(person)
        if shuffle.committing:
            return self.do(person, asked.Commit, commit=commit(shuffle.context, seat, secret).hex())
        return self.do(person, asked.Reveal, bytes=secret.hex(), listing=shuffle.listing.hex())

    def until(self, *statuses: Status) -> Trial:
        """Go on to one of these; a match that is over begins again."""
        for _ in range(MOST_STEPS):
            if self.table.status in statuses:
                return self
            if self.table.status == "open":
                self.do(self.table.host, asked.Start)
            elif self.table.status == "finished":
                self.do(self.table.host, asked.Rematch)
            else:
                self.step()
        raise AssertionError(f"the table never gets to {statuses}")

    def turn_of(self, person: str) -> int:
        """Go on until a person has to decide something; the seat that it is for."""
        for _ in range(MOST_STEPS):
            for seat in self.table.asked:
                decider = self.table.decider(seat)
                if decider != NOBODY and self.table.seats[decider].person == person:
                    return seat
            self.until("playing").step()
        raise AssertionError(f"it is never the turn of {person}")

    def again(self) -> Table:
        """The table folded anew from its events, each once through JSON."""
        encode, decode = msgspec.json.encode, msgspec.json.Decoder(Entry).decode
        return Table.folded(decode(encode(entry)) for entry in self.entries)


def short(name: str, **values: str | int) -> Setting:
    """A game with matches as short as its options allow."""
    shortest = short_settings(name)[0]
    options = shortest.game.options({**shortest.options.dump(), **values})
    return Setting(shortest.game, options, shortest.game.seats(options)[0])


def open_table(
    name: str = "",
    people: Mapping[str, int | Iterable[int]] | None = None,
    *,
    options: Mapping[str, str | int] | None = None,
    seats: int | None = None,
    clock: Clock | None = None,
    host: str = "anna",
    level: str = "random",
    seed: int = 1,
    talk: TalkAllowed = "phrases",
    rated: bool = False,
    prepared: happened.Prepared | None = None,
) -> Trial:
    """A table with these people on these seats; Anna opened it and sits on the first, unless something else is said."""
    name = name or default()
    chosen = short(name, **options or {})
    opened = Opened(
        game=name,
        options=chosen.options.dump(),
        seats=seats or game(name).seats(chosen.options)[0],
        host=host,
        host_name=host.title(),
        public=True,
        level=level,
        clock=clock,
        talk=talk,
        rated=rated,
        prepared=prepared,
    )
    trial = Trial(opened, seed)
    for person, place in ({"anna": 0} if people is None else people).items():
        places = [place] if isinstance(place, int) else list(place)
        names = [person.title(), *(f"{person.title()} {number}" for number in range(2, len(places) + 1))]
        trial.do(person, asked.Sit, seats=places, names=names)
    return trial
