"""Anybody does anything at any time. A simple model says who may; invariants say what holds whatever happens."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mazzo.games import names
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.errors import Reason
from mazzo.kernel.fair import commit
from mazzo.record.reading import read
from mazzo.record.record import whole
from mazzo.record.replay import verify
from mazzo.record.writing import write
from mazzo.server.viewing import Views
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.commands import AnyCommand
from mazzo.table.deciding import decide
from mazzo.table.due import due, happen
from mazzo.table.events import Clock
from mazzo.table.refusal import REASONS, Refused
from mazzo.table.sealing import MOST_VOIDS
from mazzo.table.showing import may_show, news, table_shown
from mazzo.table.state import Table
from mazzo.testing.support.matches import short_settings
from mazzo.testing.support.play import Setting, wide
from mazzo.testing.support.table import Trial, open_table
from tests.table.looking import EVERYBODY, PEOPLE, STRANGER, leaks_nothing, shown_to, viewers, viewings
from tests.table.model import Model

SETTINGS = {name: short_settings(name) for name in names()}
EARLY = 20
BYTES = "00112233445566778899aabbccddeeff" * 2
"""Whoever commits to it has nothing to reveal."""

HOST = "whoever is the host"
people = st.sampled_from([*PEOPLE, *PEOPLE, HOST, HOST, HOST, STRANGER])
OWN = -1
"""Instead of a number: one of the person's own seats, if there are any."""
seat_numbers = st.sampled_from([0, 1, 2, 3, OWN, OWN, OWN, 7])
kinds: st.SearchStrategy[tuple[type[AnyCommand], dict[str, Any]]] = st.one_of(
    st.tuples(
        st.just(asked.Sit),
        st.fixed_dictionaries(
            {
                "seats": st.lists(st.integers(0, 4), min_size=1, max_size=2),
                "names": st.lists(st.sampled_from(["Anna", "anna", "Bert", "Berta", " "]), min_size=1, max_size=2),
            }
        ),
    ),
    st.tuples(st.sampled_from([asked.Stand, asked.Remove, asked.Replace]), st.builds(dict, seat=seat_numbers)),
    st.tuples(st.sampled_from([asked.TakeBack, asked.TakeOver]), st.builds(dict, seat=seat_numbers)),
    st.tuples(
        st.just(asked.Bot), st.builds(dict, seat=seat_numbers, level=st.sampled_from(["greedy", "random", "best"]))
    ),
    st.tuples(st.just(asked.Lock), st.builds(dict, locked=st.booleans())),
    st.tuples(st.just(asked.Hints), st.builds(dict, allowed=st.booleans())),
    st.tuples(st.just(asked.Answer), st.builds(dict, agree=st.booleans())),
    st.tuples(st.just(asked.Commit), st.just({"commit": BYTES})),
    st.tuples(st.just(asked.Reveal), st.just({"bytes": BYTES, "listing": BYTES})),
    st.tuples(st.sampled_from([asked.Start, asked.Ready, asked.Rematch, asked.Ready, asked.Abandon]), st.just({})),
)


class Anything(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.trial: Trial
        self.model: Model
        self.views: Views
        """Kept all along, as a server does."""
        self.steps = 0
        self.looked_at = 0
        """The number up to which events have been searched for secrets."""

    @initialize(
        name=st.sampled_from(names()),
        pick=st.integers(0, 100),
        clock=st.sampled_from([None, Clock(10, 5)]),
        places=st.lists(st.integers(-1, len(PEOPLE) - 1), min_size=2, max_size=6),
        seed=st.integers(0, 1000),
        steps=st.sampled_from([-1, 0, 4, 30]),
    )
    def open(self, name: str, pick: int, clock: Clock | None, places: list[int], seed: int, steps: int) -> None:
        chosen = SETTINGS[name][pick % len(SETTINGS[name])]
        options = chosen.options.dump()
        self.trial = open_table(name, {}, options=options, seats=chosen.seats, clock=clock, host=PEOPLE[0], seed=seed)
        self.views = Views(self.table)
        self.model = Model(self.table)
        for seat, owner in enumerate(places[: chosen.seats]):
            if self.table.seats[seat].kind == "free" and owner >= 0:
                self.ask(PEOPLE[owner], asked.Sit(id=f"first {seat}", seats=[seat], names=[f"Guest {seat}"]))
        if steps >= 0 and self.table.people:
            self.begin()
            self.go_on(steps)

    @property
    def table(self) -> Table:
        return self.trial.table

    def ask(self, person: str, command: AnyCommand) -> None:
        """Send a command. A refusal changes nothing and has a known reason; an acceptance was to be expected."""
        before, count = self.everything() if self.steps % 4 == 0 else None, self.table.number
        allowed = self.model.allows(person, command)
        again = (person, command.id) in self.table.accepted
        reason: Reason | None = None
        try:
            events = self.trial.ask(person, command)
        except Refused as refused:
            reason = refused.reason
        if reason is None:
            assert allowed is not False or again, f"{command} of {person} is accepted"
            assert again != bool(events)
            self.model.learn(events)
            return
        assert not again
        assert allowed is not True, f"{command} is refused: {reason}"
        known = {**self.table.game.reasons, **REASONS}
        assert set(reason.params) == set(known[reason.code]), reason
        assert self.table.number == count
        assert before is None or self.everything() == before

    def everything(self) -> list[bytes]:
        given = [shown_to(self.table, person, looking) for person, looking in viewings(self.table)]
        return [*given, msgspec.json.encode(due(self.table))]

    @rule(person=people, wanted=kinds, id=st.integers(0, 30))
    def somebody_asks(self, person: str, wanted: tuple[type[AnyCommand], dict[str, Any]], id: int) -> None:
        """Often senseless; the id may have been used before."""
        kind, parts = wanted
        person = self.table.host if person == HOST else person
        if parts.get("seat") == OWN:
            parts = {**parts, "seat": next(iter(self.table.seats_of(person)), 0)}
        command = kind(id=f"command-{id}", **parts)
        if (person, command.id) in self.table.accepted:
            assert decide(self.table, command, person, self.trial.now) == []
        else:
            self.ask(person, command)

    @precondition(lambda self: self.table.asked)
    @rule(
        person=people, seat=seat_numbers, move=st.sampled_from(["", "nonsense", "pass", "??"]), late=st.integers(0, 2)
    )
    def somebody_plays(self, person: str, seat: int, move: str, late: int) -> None:
        """For any seat; only who decides for it may, and only what it decides now."""
        table = self.table
        person = table.host if person == HOST else person
        seat = next(iter(table.asked)) if seat == OWN else seat
        waits = seat in table.asked
        decision = table.asked[seat].number - late if waits else table.number
        decider = table.decider(seat) if waits else NOBODY
        may = waits and decider != NOBODY and late == 0 and self.model.owned_by(decider, person)
        command = asked.Play(
            id=next(self.trial.ids),
            seat=seat,
            decision=decision,
            move=move or (self.trial.move(seat) if waits else "x"),
        )
        if may and decider not in self.model.left and not move:
            wish = table.wish
            if wish is None or table.seats[wish.seat].person != person:
                count = table.number
                self.ask(person, command)
                assert table.number > count, "a legal move of the one who decides is accepted"
                return
        if not may or decider in self.model.left:
            with pytest.raises(Refused):
                decide(table, command, person, self.trial.now)
        else:
            self.ask(person, command)

    @precondition(lambda self: self.table.status == "shuffling")
    @rule(person=people, wrong=st.sampled_from(["", "", "", "bytes", "listing"]))
    def somebody_takes_part(self, person: str, wrong: str) -> None:
        """In the shuffle, as a client does by itself; now and then with something else than was promised."""
        person = self.table.host if person == HOST else person
        shuffle, secret = self.table.shuffled(), self.trial.secret(person)
        seat = next(iter(self.table.seats_of(person)), 0)
        id = next(self.trial.ids)
        if shuffle.committing:
            self.ask(person, asked.Commit(id=id, commit=commit(shuffle.context, seat, secret).hex()))
            return
        parts = {"bytes": secret.hex(), "listing": shuffle.listing.hex()} | ({wrong: BYTES} if wrong else {})
        count = self.table.number
        self.ask(person, asked.Reveal(id=id, **parts))
        assert self.table.number == count or not wrong, "nothing else than what was promised is taken"

    @precondition(lambda self: self.table.status == "shuffling")
    @rule()
    def somebody_never_reveals(self) -> None:
        """All others take part; in the end the shuffle is void, or goes on without."""
        committing = [name for name in self.table.others("") if self.table.shuffled().committing]
        if committing:
            self.ask(committing[0], asked.Commit(id=next(self.trial.ids), commit=BYTES))
        self.go_on(8)

    @precondition(lambda self: self.table.running)
    @rule(steps=st.sampled_from([1, 2, 3, 10, 40]))
    def the_match_goes_on(self, steps: int) -> None:
        self.go_on(steps)

    def go_on(self, steps: int) -> None:
        for _ in range(steps):
            if not self.table.running or self.table.asleep:
                return
            count = self.table.number
            self.trial.step()
            self.model.learn([entry.event for entry in self.trial.entries[count:]])

    @precondition(lambda self: self.table.status in ("open", "finished") and self.model.sitting())
    @rule()
    def the_host_begins(self) -> None:
        self.begin()

    def begin(self) -> None:
        kind = asked.Start if self.table.status == "open" else asked.Rematch
        self.ask(self.table.host, kind(id=next(self.trial.ids)))

    @rule(ms=st.sampled_from([-5_000, 1, 800, 9_000, 30_000, 100_000]))
    def time_passes(self, ms: int) -> None:
        """Or goes back: clocks of machines do. Nobody has looked yet whether something is due."""
        self.trial.now += ms

    @rule(ms=st.sampled_from([0, 0, 1_000, 1_000, 6_000, 22_000, 100_000, 8 * 24 * 3_600_000]))
    def due_things_happen(self, ms: int) -> None:
        count = self.table.number
        self.trial.wait(ms)
        self.model.learn([entry.event for entry in self.trial.entries[count:]])

    @rule(person=people)
    def somebody_comes(self, person: str) -> None:
        self.trial.arrive(person)
        self.model.comes(person)

    @rule(person=people)
    def somebody_goes(self, person: str) -> None:
        self.trial.depart(person)
        self.model.goes(person)

    @precondition(lambda self: self.table.asked)
    @rule(person=st.sampled_from(PEOPLE), answers=st.lists(st.booleans(), max_size=4))
    def somebody_takes_back(self, person: str, answers: list[bool]) -> None:
        for seat in self.table.seats_of(person):
            self.ask(person, asked.TakeBack(id=next(self.trial.ids), seat=seat))
        for other, agree in zip(PEOPLE, answers, strict=False):
            if self.table.wish:
                self.ask(other, asked.Answer(id=next(self.trial.ids), agree=agree))

    @precondition(lambda self: self.trial.said)
    @rule(data=st.data())
    def a_command_comes_twice(self, data: st.DataObject) -> None:
        """Also one of long ago, and also if it would be refused now."""
        person, command = data.draw(st.sampled_from(self.trial.said))
        assert decide(self.table, command, person, self.trial.now) == []
        assert self.table.accepted[person, command.id] <= self.table.number

    @invariant()
    def the_model_agrees(self) -> None:
        table, model = self.table, self.model
        assert [self.owner_of(seat) for seat in range(len(table.seats))] == model.owner
        assert {seat for seat, taken in enumerate(table.seats) if taken.stand_in} == model.left
        assert (table.host, table.locked, table.status) == (model.host, model.locked, model.status)
        assert {name for name, person in table.people.items() if person.present} == model.there
        assert set(table.people) == model.sitting()
        assert table.barred == model.barred

    @invariant()
    def a_shuffle_is_fixed_before_anything_is_revealed(self) -> None:
        table = self.table
        shuffle = table.shuffle
        if shuffle and not shuffle.sealed:
            assert not shuffle.contributions
            assert table.course is None
        if shuffle and table.course and table.status != "finished":
            assert table.course.fairness.sealed == shuffle.sealed, "what was listed is what is dealt from"
            assert not shuffle.pending()
        seeds = [void.seed for void in table.voids.tries]
        assert len({*seeds, table.seed}) == len(seeds) + 1, "every try has a seed of its own"
        assert table.voids.in_a_row <= MOST_VOIDS
        for void in table.voids.tries:
            assert void.missing
            assert all(void.sealed.commits[seat] and name for seat, name in void.missing)

    def owner_of(self, seat: int) -> str:
        taken = self.table.seats[seat]
        return {"free": "", "bot": "bot", "nobody": "robot", "person": taken.person}[taken.kind]

    @invariant()
    def events_are_numbered_and_time_runs_forward(self) -> None:
        entries = self.trial.entries
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert all(some.at <= later.at for some, later in pairwise(entries))
        accepted = {(entry.by, entry.command) for entry in entries if entry.command}
        assert accepted == set(self.table.accepted) == {(who, command.id) for who, command in self.trial.said}

    @invariant()
    def whatever_is_due_changes_something(self) -> None:
        table = self.table
        for what in due(table):
            now = max(what.at, self.trial.now)
            assert happen(table, what, now, self.trial.move(what.seat) if what.kind == "bot" else "")
            if what.at > self.trial.now and what.kind not in ("bot", "rule"):
                assert not happen(table, what, what.at - 1)

    @invariant()
    def nobody_is_given_secrets(self) -> None:
        table = self.table
        secret = [name.encode() for name in EVERYBODY] + [b"command-", b"id-"]
        if table.seed and table.status != "finished":
            secret.append(table.seed.hex().encode())
        if table.shuffle and table.status == "shuffling":
            secret += [added.hex().encode() for added in table.shuffle.contributions.values()]
        for person, looking in viewings(table):
            assert looking == WATCHER or looking in may_show(table, person)
            assert looking == WATCHER or table.seats[looking].person == person
            given = shown_to(table, person, looking, self.looked_at)
            assert not any(each in given for each in secret)
        self.looked_at = table.number

    @invariant()
    def what_is_kept_of_the_last_look_is_as_if_made_anew(self) -> None:
        table = self.table
        self.views.clear()
        for person, looking in viewings(table):
            assert self.views.sight(person, looking).table == table_shown(table, person, looking)

    @invariant()
    def every_viewer_is_told_every_number_once(self) -> None:
        """Of late after each step, and now and then of half the evening."""
        table = self.table
        since = table.number // 2 if self.steps % 8 == 0 else max(0, table.number - 8)
        for looking in viewers(table):
            told = news(table, looking, since)
            assert [event.number for event in told] == list(range(since + 1, table.number + 1))
            for more in {0, 1, len(told) - 1, len(told)}:
                assert news(table, looking, since + more) == told[more:]

    @invariant()
    def sometimes_the_dear_things_hold(self) -> None:
        self.steps += 1
        if self.steps % 8 == 0:
            self.the_events_are_the_only_truth()
            self.worlds_of_a_viewer_look_the_same()

    def the_events_are_the_only_truth(self) -> None:
        again = self.trial.again()
        if not self.table.running:
            # Who comes and goes then is no event.
            for name, known in self.table.people.items():
                again.people[name].present, again.people[name].since = known.present, known.since
        for person, looking in viewings(self.table):
            assert shown_to(again, person, looking) == shown_to(self.table, person, looking)
        assert due(again) == due(self.table)
        assert again.accepted == self.table.accepted

    def worlds_of_a_viewer_look_the_same(self) -> None:
        table = self.table
        if table.status == "playing":
            # Worlds of late positions are dear in a wide game, whose own tests sample them.
            early = len(table.played().current.moves) <= EARLY
            if early or not wide(Setting(table.game, table.options, len(table.seats))):
                for looking in viewers(table):
                    assert leaks_nothing(table, looking)

    def teardown(self) -> None:
        if not hasattr(self, "trial"):
            return
        self.the_events_are_the_only_truth()
        trial, table = self.trial, self.table
        if table.running and trial.seed % 3:
            trial.do(table.host, asked.Abandon)
        elif table.running and table.people:
            trial.arrive(next(iter(table.people)))
            for number, seat in enumerate(table.seats):
                if seat.person and not seat.stand_in:
                    trial.do(seat.person, asked.Stand, seat=number)
        trial.wait(10**10)
        if table.status == "open":
            return
        assert table.status == "finished", "a match comes to its end by itself"
        course = table.course
        if course is None:
            assert table.abandoned
            return
        assert table.abandoned != course.finished
        assert [event.number for event in news(table, WATCHER, 0)] == list(range(1, table.number + 1))
        record = read(write(whole(course, table.players, table.voids.tries)))
        assert record.version == 2
        assert list(record.voids) == table.voids.tries
        assert verify(record).match.totals == course.match.totals
        counts = [entry.event for entry in trial.entries if isinstance(entry.event, happened.Counted)]
        closed = [played for played in course.rounds if played.scores is not None]
        for event, played in zip(counts[len(counts) - len(closed) :], closed, strict=True):
            assert (event.scores, event.totals) == (played.scores, played.totals)
        ends = [entry.event for entry in trial.entries if isinstance(entry.event, happened.Finished)]
        assert ends[-1].winners == (course.match.winners if course.finished else [])
