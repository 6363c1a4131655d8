"""A table: the fold of its events. It knows everything, so no viewer ever gets it; `showing` makes what they get."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from mazzo.bots import levels
from mazzo.games import game
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import MoveError
from mazzo.record.course import Course
from mazzo.record.record import Player
from mazzo.table import events as happened
from mazzo.table.asking import MS, Asked, Wish
from mazzo.table.events import Entry
from mazzo.table.sealing import COMMIT_AND_REVEAL, Shuffle, Voids
from mazzo.table.seating import Seat, automatic_seats
from mazzo.table.telling import Counting, Dealing, Moving, Teller, Told

Status = Literal["open", "shuffling", "playing", "counted", "finished"]


def prepared_shuffle(opening: happened.Opened) -> Shuffle | None:
    if opening.prepared is None:
        return None
    seed, context = opening.prepared.seed, opening.prepared.context
    return Shuffle(happened.Started(match=1, seed=seed, players=[], shuffle=COMMIT_AND_REVEAL, context=context), 0)


class Person:
    """Somebody who has sat here."""

    def __init__(self, at: int) -> None:
        self.present = True
        self.logged = True
        """Whether the events have it so: outside a match they do not tell who comes and goes."""
        self.since = at
        """When the person came or went."""


class Table:
    """Everything about one table. Changes by `apply` alone."""

    def __init__(self, opened: Entry) -> None:
        opening = opened.event
        if not isinstance(opening, happened.Opened) or opened.number != 1:
            raise ValueError("a table begins with its opening")
        self.opening = opening
        self.game = game(opening.game)
        self.options = self.game.options(opening.options)
        # Kept, because everybody is shown them after each move.
        self.dumped_options = self.options.dump()
        self.levels = levels(self.game)
        self.host = opening.host
        self.host_name = opening.host_name
        self.locked = False
        self.hints = opening.hints
        self.programs = False
        """Whether programs may sit down here."""
        self.status: Status = "open"
        self.match = 0
        """The number of the match that runs, or was played last."""
        automatic = automatic_seats(self.game, self.options, opening.seats)
        self.seats = [Seat("nobody" if seat in automatic else "free") for seat in range(opening.seats)]
        self.people: dict[str, Person] = {}
        self.barred: set[str] = set()
        self.forgotten = 0
        """How many of those who were here have been deleted."""
        self.ready: set[str] = set()
        self.players: list[Player] = []
        self.early = prepared_shuffle(opening)
        """Of the first match, before it begins, at a table over days: people commit to it when they sit down."""
        self.shuffle: Shuffle | None = None
        """Of the match that runs, or was played last; none at a table that is open again."""
        self.voids = Voids()
        self.course: Course | None = None
        self.abandoned = False
        self.ended_by: list[str] = []
        """Who has ended a match that nobody won, by the names of the seats."""
        self.late: list[int] = []
        """The seats that have ended it by coming too late."""
        self.asked: dict[int, Asked] = {}
        self.deciders: dict[int, int] = {}
        """For each seat that is asked, the seat that decides for it."""
        self.bank: list[int] = []
        """What is left of each seat's bank, in milliseconds."""
        self.wish: Wish | None = None
        self.denied: set[int] = set()
        """The seats whose take-back was refused; they may not ask again before the next move."""
        self.accepted: dict[tuple[str, str], int] = {}
        """For each command of a person, the number of the last event that it caused."""
        self.log: list[Told] = []
        self.number = 0
        """Of the latest event."""
        self.teller = Teller(self.game)
        self.moment: Dealing | Moving | None = None
        """The last deal or move that holds."""
        self.since = opened.at
        """When the status changed last, or somebody woke the table."""
        self.restless = 0
        """How much has happened without a move, comings and goings apart."""
        self.company = 0
        """How often something has changed about the table that a move does not change."""
        self.apply(opened)

    @classmethod
    def folded(cls, entries: Iterable[Entry]) -> Table:
        """The table that these events lead to."""
        first, *others = entries
        table = cls(first)
        for entry in others:
            table.apply(entry)
        return table

    @property
    def seed(self) -> bytes:
        """Of the match that runs, or was played last."""
        return self.shuffle.seed if self.shuffle else b""

    @property
    def running(self) -> bool:
        """Whether a match is under way."""
        return self.status not in ("open", "finished")

    @property
    def slow(self) -> bool:
        """Whether it is played over days."""
        return self.opening.clock is not None and self.opening.clock.slow

    @property
    def asleep(self) -> bool:
        """Whether nobody with a seat is there: then nothing happens by itself. Over days nobody need be there."""
        return not self.slow and not any(person.present for person in self.people.values())

    def played(self) -> Course:
        """The course of the match."""
        if self.course is None:
            raise ValueError("no card has been dealt yet")
        return self.course

    def shuffled(self) -> Shuffle:
        """The shuffle of the match."""
        if self.shuffle is None:
            raise ValueError("no match has begun yet")
        return self.shuffle

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def decider(self, seat: int) -> int:
        """The seat that decides for a seat now, or NOBODY."""
        known = self.deciders.get(seat)
        return int(self.played().round.chooser(seat)) if known is None else known

    def deciding(self, person: str) -> list[int]:
        """The seats with which a person has something to decide now."""
        deciders = {self.decider(seat) for seat in self.asked}
        return [seat for seat in self.seats_of(person) if seat in deciders and not self.seats[seat].stand_in]

    def others(self, person: str) -> set[str]:
        """The other people who play now, also those who have just lost their connection."""
        return {seat.person for seat in self.seats if seat.kind == "person" and not seat.stand_in} - {person}

    def waited_for(self) -> set[str]:
        """Whose word the next deal waits for: people who play, are there, and have not said that they are ready."""
        return {person for person in self.others("") if self.people[person].present} - self.ready

    def ticking(self, seat: int) -> bool:
        """Whether the clock runs for what a seat has to decide: a person decides, and nothing keeps it."""
        decider = self.decider(seat)
        if self.asleep or self.wish or decider == NOBODY:
            return False
        return self.seats[decider].kind == "person" and not self.seats[decider].stand_in

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that has to decide is over."""
        clock = self.opening.clock
        if clock is None:
            return None
        decider = self.decider(seat)
        if decider == NOBODY or self.seats[decider].kind != "person" or self.seats[decider].stand_in:
            return None
        return self.asked[seat].deadline(clock, self.bank[decider])

    def apply(self, entry: Entry) -> None:
        """Let an accepted event have happened."""
        if entry.number != self.number + 1:
            raise ValueError(f"event {entry.number} cannot follow event {self.number}")
        seats = self.seats_about(entry)
        told = Told(entry, seats, self.names_about(entry, seats))
        self.log.append(told)
        self.number = entry.number
        if entry.command:
            self.accepted[entry.by, entry.command] = entry.number
        match entry.event:
            case happened.Moved(seat=seat, move=move, by=by, below=below):
                self.restless = 0
                if self.wish or by == "bot":
                    # It ends the wish, and may be below the bot's level.
                    self.company += 1
                if by == "bot":
                    self.seats[self.decider(seat)].below = below
                self.move(seat, move, entry, told)
                return
            case happened.Arrived() | happened.Departed():
                pass
            case _:
                self.restless += 1
        self.company += 1
        match entry.event:
            case happened.Sat(person=person, seats=seats, names=names, account=account):
                self.people[person] = Person(entry.at)
                for seat, name in zip(seats, names, strict=True):
                    self.seats[seat] = Seat("person", name, person)
                    self.seats[seat].account = bool(account) and name == account
            case happened.Stood(seat=seat):
                self.vacate(seat)
            case happened.BotSat(seat=seat, level=level, name=name):
                self.seats[seat] = Seat("bot", name, level=level)
                self.seats[seat].house = True
            case happened.Removed(person=person):
                self.remove(person)
            case happened.Locked(locked=locked):
                self.locked = locked
            case happened.HintsAllowed(allowed=allowed):
                self.hints = allowed
            case happened.ProgramsAllowed(allowed=allowed):
                self.programs = allowed
            case happened.HostPassed(person=person):
                self.host = person
                self.host_name = self.seats[self.seats_of(person)[0]].name
            case happened.Arrived(person=person):
                self.arrive(person, entry)
            case happened.Departed(person=person):
                self.depart(person, entry)
            case happened.StoodIn(seat=seat):
                self.note_time(entry.at, [seat])
                self.seats[seat].stand_in = True
                self.drop_wish_of([seat])
            case happened.TookOver(seat=seat):
                self.note_time(entry.at, [seat])
                self.seats[seat].stand_in = self.seats[seat].below = False
            case happened.Rematched():
                self.rotate()
            case happened.Merged(person=person, into=into):
                self.merge(person, into)
            case happened.Forgotten(person=person):
                self.forget(person)
            case _:
                self.apply_to_match(entry, told)

    def seats_about(self, entry: Entry) -> list[int]:
        """The seats that an event is about."""
        event = entry.event
        match event:
            case happened.Finished(abandoned=True, late=late):
                return late or self.seats_of(entry.by)
            case happened.Sat(seats=seats) | happened.Finished(winners=seats) | happened.Voided(seats=seats):
                return seats
            case happened.RefusedBack():
                return [self.wish.seat] if self.wish else []
        seat: int | None = getattr(event, "seat", None)
        return self.seats_of(getattr(event, "person", "")) if seat is None else [seat]

    def names_about(self, entry: Entry, seats: list[int]) -> list[str]:
        """The names of those whom an event is about. A host who ends a match may have no seat."""
        match entry.event:
            case happened.Sat(names=names):
                return names
            case happened.Finished(abandoned=True) if not seats and entry.by == self.host:
                return [self.host_name]
        return [self.seats[seat].name for seat in seats]

    def apply_to_match(self, entry: Entry, told: Told) -> None:
        match entry.event:
            case happened.Started(match=match, players=players) as started:
                self.match, self.players, self.course = match, players, None
                self.shuffle = Shuffle(started, len(self.seats))
                self.take_early_commits(self.shuffle)
                self.voids.begin(match, again=self.status == "shuffling")
                self.abandoned, self.ended_by, self.late = False, [], []
                for person in self.people.values():
                    # Until now there were no events of who came and went, and each process knew it for itself. From
                    # now on it is as the events have it, everywhere; whoever is not there is missed from now on.
                    person.present = person.logged
                    if not person.present:
                        person.since = entry.at
                clock = self.opening.clock
                self.bank = [clock.bank * MS if clock else 0] * len(self.seats)
                self.enter("shuffling", entry)
            case happened.Contributed(person=person, bytes=added):
                self.shuffled().contributions[self.seats_of(person)[0]] = bytes.fromhex(added)
            case happened.Promised(seat=seat, commit=commit):
                (self.early or self.shuffled()).commits[seat] = bytes.fromhex(commit)
            case happened.Committed(commits=commits):
                self.shuffled().seal(commits)
                self.since = entry.at
            case happened.Revealed(seat=seat, bytes=revealed):
                self.shuffled().contributions[seat] = bytes.fromhex(revealed)
            case happened.Voided(seats=seats, open=reopened):
                self.voids.add(self.shuffled().void(list(zip(seats, told.names, strict=True))))
                self.void(seats, reopened, entry)
            case happened.Dealt():
                self.deal(entry, told)
            case happened.Counted():
                course = self.played()
                course.close()
                assert self.moment is not None
                told.moment = Counting(self.moment, course.match)
                self.enter("counted", entry)
            case happened.Finished(abandoned=abandoned, late=late):
                self.abandoned, self.late = abandoned, late
                self.ended_by = told.names if abandoned else []
                self.enter("finished", entry)
            case happened.GotReady(person=person):
                self.ready.add(person)
            case happened.AskedBack(seat=seat, moves=moves):
                self.note_time(entry.at)
                self.wish = Wish(seat, moves, entry.at)
            case happened.AnsweredBack(person=person):
                if self.wish:
                    self.wish.agreed.add(person)
            case happened.RefusedBack():
                self.note_time(entry.at)
                if self.wish:
                    self.denied.add(self.wish.seat)
                self.wish = None
            case happened.TakenBack(moves=moves):
                self.take_back(moves, entry)

    def take_early_commits(self, shuffle: Shuffle) -> None:
        """What people have committed to when they sat down, if this is the shuffle that it was for."""
        early, self.early = self.early, None
        if early and early.context == shuffle.context:
            first = {self.seats_of(person)[0] for person in self.people}
            shuffle.commits = {seat: commit for seat, commit in early.commits.items() if seat in first}

    def enter(self, status: Status, entry: Entry) -> None:
        self.status = status
        self.since = entry.at
        self.ready, self.wish, self.denied = set(), None, set()
        self.ask(entry)

    def void(self, missing: Sequence[int], reopened: bool, entry: Entry) -> None:
        """A shuffle came to nothing. Bots play for those who were missed, unless the table is open again."""
        for person in {self.seats[seat].person for seat in missing}:
            for seat in self.seats_of(person):
                self.seats[seat].stand_in = True
        if reopened:
            for each in self.seats:
                each.stand_in = False
            self.match -= 1
            self.shuffle = None
            self.enter("open", entry)

    def deal(self, entry: Entry, told: Told) -> None:
        if self.course is None:
            shuffle = self.shuffled()
            added, sealed = shuffle.added(), shuffle.sealed
            self.course = Course(self.game, self.options, len(self.seats), shuffle.seed, added, sealed)
        else:
            self.course.deal()
        told.moment = self.moment = Dealing(self.course.match, self.course.dealt)
        self.enter("playing", entry)

    def move(self, seat: int, text: str, entry: Entry, told: Told) -> None:
        """Events were printed by us: a move is read as exactly that, and anything else is no event of this table."""
        course = self.played()
        try:
            move = course.read(seat, text)
        except MoveError as error:
            raise ValueError(f"event {entry.number}: seat {seat} cannot have moved {text!r}: {error}") from error
        decider, used = self.decider(seat), self.asked[seat].used(entry.at, self.ticking(seat))
        course.current.play(seat, move)
        assert self.moment is not None
        told.moment = self.moment = Moving(self.moment, seat, move)
        self.wish, self.denied = None, set()
        self.ask(entry, seat)
        if seat in self.asked and course.round.undoable():
            # The turn goes on, and so does its clock.
            self.asked[seat].spent = used
        elif self.opening.clock and decider != NOBODY:
            over = used - self.opening.clock.seconds * MS
            self.bank[decider] = max(0, self.bank[decider] - max(0, over))

    def ask(self, entry: Entry, mover: int = NOBODY) -> None:
        """Note which seats have to decide now; for a seat that has just moved it is another decision."""
        course = self.course if self.status == "playing" else None
        self.deciders = {}
        if course:
            round = course.round
            self.deciders = {seat: int(round.chooser(seat)) for seat in course.to_act()}
        self.asked = {
            seat: self.asked[seat] if seat in self.asked and seat != mover else Asked(entry.number, entry.at)
            for seat in self.deciders
        }

    def take_back(self, moves: int, entry: Entry) -> None:
        course = self.played()
        self.note_time(entry.at)
        # A turn that is still open goes on, and so does its clock.
        spent = {seat: asked.spent for seat, asked in self.asked.items()} if course.round.undoable() else {}
        course.rewind(len(course.current.moves) - moves)
        for _ in range(moves):
            assert isinstance(self.moment, Moving)
            self.moment = self.moment.before
        self.wish, self.asked, self.denied = None, {}, set()
        self.ask(entry)
        for seat, asked in self.asked.items():
            asked.spent = spent.get(seat, 0)

    def note_time(self, at: int, deciders: Sequence[int] | None = None) -> None:
        """The clocks of what these seats, or all, decide stop or go on here."""
        for seat, asked in self.asked.items():
            if deciders is None or self.decider(seat) in deciders:
                asked.note_time(at, self.ticking(seat))

    def drop_wish_of(self, seats: Sequence[int]) -> None:
        """Who does not play any more does not wish to take back."""
        if self.wish and self.wish.seat in seats:
            self.note_time(self.log[-1].entry.at)
            self.wish = None

    def attend(self, person: str, *, present: bool, at: int) -> bool:
        """Note without an event that somebody came or went, outside a match; whether that is new."""
        known = self.people.get(person)
        if known is None or known.present == present:
            return False
        known.present, known.since = present, at
        self.company += 1
        return True

    def arrive(self, person: str, entry: Entry) -> None:
        if self.asleep:
            self.since = entry.at
            self.note_time(entry.at)
        known = self.people[person]
        known.present, known.logged, known.since = True, True, entry.at

    def depart(self, person: str, entry: Entry) -> None:
        if not any(other.present for name, other in self.people.items() if name != person):
            self.note_time(entry.at)
        known = self.people[person]
        known.present, known.logged, known.since = False, False, entry.at

    def vacate(self, seat: int) -> None:
        person = self.seats[seat].person
        self.seats[seat] = Seat()
        if self.early:
            self.early.drop(seat)
        if person and not self.seats_of(person):
            del self.people[person]

    def remove(self, person: str) -> None:
        """Their seats become free, or a bot's while a match runs."""
        self.barred.add(person)
        seats = self.seats_of(person)
        self.drop_wish_of(seats)
        self.note_time(self.log[-1].entry.at, seats)
        for number in seats:
            if self.running:
                self.seats[number] = Seat("bot", self.seats[number].name, level=self.opening.level)
            else:
                self.seats[number] = Seat()
            if shuffle := self.early or self.shuffle:
                shuffle.drop(number)
        del self.people[person]

    def merge(self, guest: str, account: str) -> None:
        """What was a guest's is an account's from now on: seats, rights, and what was said."""
        for seat in self.seats:
            if seat.person == guest:
                seat.person = account
        if guest in self.people:
            there = self.people.pop(guest)
            before = self.people.setdefault(account, there)
            before.present, before.logged = before.present or there.present, before.logged or there.logged
        for several in (self.barred, self.ready, *([self.wish.agreed] if self.wish else [])):
            if guest in several:
                several.discard(guest)
                several.add(account)
        if self.host == guest:
            self.host = account
        self.accepted |= {(account, id): number for (who, id), number in self.accepted.items() if who == guest}

    def forget(self, person: str) -> None:
        """Nobody is shown how a person was called."""
        self.forgotten += 1
        own = {seat.name for seat in self.seats if seat.person == person}
        if self.host == person:
            own.add(self.host_name)
            self.host_name = ""
        for told in self.log:
            if isinstance(told.entry.event, happened.Sat) and told.entry.event.person == person:
                own.update(told.names)
        for seat in self.seats:
            if seat.person == person:
                seat.name, seat.account = "", False
        for told in self.log:
            told.names = ["" if name in own else name for name in told.names]
        self.players = [Player(each.kind, "", each.level) if each.name in own else each for each in self.players]
        self.ended_by = ["" if name in own else name for name in self.ended_by]
        self.voids.forget(own)

    def rotate(self) -> None:
        """Everybody one seat further; a seat that the rules play stays where it is."""
        places = [number for number, seat in enumerate(self.seats) if seat.kind != "nobody"]
        holders = [self.seats[number] for number in places]
        for place, holder in zip(places, holders[-1:] + holders[:-1], strict=True):
            holder.stand_in = holder.below = False
            self.seats[place] = holder
