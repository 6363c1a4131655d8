"""The terminal's part in a shuffle: an honest server gets it, a lying one a warning instead."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mazzo.kernel.fair import committed
from mazzo.record.record import Record, whole
from mazzo.record.writing import write
from mazzo.table import commands as asked
from mazzo.table.due import USUAL
from mazzo.table.showing import ShuffleShown, TableShown, table_shown
from mazzo.terminal.online.link import Link
from mazzo.terminal.online.part import Step, Try, commit_of, doubts, listing_of, next_step
from mazzo.terminal.online.proof import Proof
from mazzo.testing.support.table import Trial, open_table

OTHER = "ee" * 32


class Honest:
    """A table at which Bert's terminal takes part, and Anna."""

    def __init__(self) -> None:
        self.trial = open_table(people={"anna": 0, "bert": 1}).until("shuffling")
        self.tries: dict[str, Try] = {}

    @property
    def shown(self) -> TableShown:
        return table_shown(self.trial.table, "bert", 1)

    @property
    def shuffle(self) -> ShuffleShown:
        assert self.shown.shuffle
        return self.shown.shuffle

    @property
    def known(self) -> Try | None:
        return self.tries.get(self.shuffle.context)

    def step(self) -> Step:
        """Let the terminal do what it does by itself."""
        step = next_step(self.shown, self.known, lambda: self.trial.secret("bert"))
        assert step.keep
        self.tries[self.shuffle.context] = step.keep
        if step.commit:
            self.trial.do("bert", asked.Commit, commit=step.commit)
        if step.reveal:
            self.trial.do("bert", asked.Reveal, bytes=step.keep.secret, listing=step.keep.listing)
        return step

    def listed(self) -> Honest:
        """Both have committed."""
        self.step()
        self.trial.take_part("anna")
        return self

    def doubts(self) -> list[str]:
        return [warning for _, warning in doubts(self.shown, self.tries)]


def test_an_honest_table_gets_the_part() -> None:
    table = Honest().listed()
    step = table.step()
    assert step.reveal
    assert step.warning is None
    table.trial.take_part("anna")
    assert table.trial.table.status == "playing"
    assert table.doubts() == []


def never() -> bytes:
    raise AssertionError("nothing new is drawn")


def test_a_terminal_that_was_restarted_goes_on_with_what_it_kept() -> None:
    table = Honest()
    table.step()
    shown = replace(table.shown, shuffle=replace(table.shuffle, asks="commit"))
    assert next_step(shown, table.known, never).commit
    table.trial.take_part("anna")
    assert next_step(table.shown, table.known, never).reveal


def changed(table: Honest, **parts: object) -> TableShown:
    return replace(table.shown, shuffle=replace(table.shuffle, **parts))


def other_commits(table: Honest, seat: int, commit: str) -> TableShown:
    """Another list, with the digest that fits."""
    commits = [commit if place == seat else each for place, each in enumerate(table.shuffle.commits)]
    return changed(table, commits=commits, listing=listing_of(table.shown.commitment, table.shuffle.context, commits))


@pytest.mark.parametrize(
    ("lie", "warning"),
    [
        (lambda table: other_commits(table, 1, ""), "missing"),
        (lambda table: other_commits(table, 1, OTHER), "elsewhere"),
        (lambda table: changed(table, listing=OTHER), "list"),
        (lambda table: changed(table, listing=""), "list"),
        (lambda table: changed(table, commits=["no bytes"] * 4), "list"),
        (lambda table: changed(table, commits=table.shuffle.commits[:1]), "list"),
        (lambda table: replace(table.shown, commitment=OTHER), "changed"),
    ],
)
def test_a_server_that_lies_gets_nothing_and_there_is_a_warning(lie: object, warning: str) -> None:
    table = Honest().listed()
    assert callable(lie)
    step = next_step(lie(table), table.known, never)
    assert (step.warning, step.reveal) == (warning, False)
    assert not (step.keep and step.keep.revealed)


def test_a_list_that_changes_after_the_reveal_and_a_second_question_are_seen() -> None:
    table = Honest().listed()
    table.step()
    assert next_step(other_commits(table, 0, OTHER), table.known, never).warning == "changed"
    again = changed(table, asks="commit", commits=[], listing="")
    assert next_step(again, table.known, never) == Step(warning="changed")


def test_who_only_watches_says_nothing_and_remembers() -> None:
    table = Honest().listed()
    shown = table_shown(table.trial.table, "", -1)
    step = next_step(shown, None, never)
    assert step.keep
    assert (step.commit, step.reveal, step.keep.listing) == ("", False, table.shuffle.listing)


def test_cards_that_were_dealt_from_something_else_are_seen() -> None:
    table = Honest().listed()
    table.step()
    table.trial.take_part("anna")
    honest = table.shown
    for lie in (
        replace(honest, contributions=[OTHER, *honest.contributions[1:]]),
        replace(honest, contributions=["no bytes"] * 4),
    ):
        assert [warning for _, warning in doubts(lie, table.tries)] == ["revealed"]
    assert [warning for _, warning in doubts(replace(honest, commitment=OTHER), table.tries)] == ["changed"]


def never_revealed(table: Honest) -> None:
    """Anna never reveals."""
    table.trial.do("anna", asked.Commit, commit=OTHER)
    table.step()
    table.step()
    table.trial.wait(USUAL.reveals)


def test_a_void_shuffle_is_the_one_that_was_promised_and_not_our_fault() -> None:
    table = Honest()
    never_revealed(table)
    assert table.doubts() == []
    (void,) = table.shown.voids
    for part, value, warning in (("seats", [1], "blamed"), ("seed", OTHER, "void"), ("seed", "no bytes", "void")):
        lie = replace(table.shown, voids=[replace(void, **{part: value})])
        assert [each for _, each in doubts(lie, table.tries)] == [warning]
    lie = replace(table.shown, voids=[replace(void, commits=["", *void.commits[1:]])])
    assert [each for _, each in doubts(lie, table.tries)] == ["changed"]


def test_shuffles_that_came_to_nothing_long_ago_are_no_lies() -> None:
    """A table shows the last of many; the others are in its record."""
    table = Honest()
    for _ in range(10):
        if table.trial.table.status == "open":
            table.trial.do("anna", asked.Start)
        if table.trial.table.seats[0].stand_in:
            table.trial.do("anna", asked.TakeOver, seat=0)
        never_revealed(table)
        assert table.doubts() == []
    if table.trial.table.status == "open":
        table.trial.do("anna", asked.Start)
    if table.trial.table.seats[0].stand_in:
        table.trial.do("anna", asked.TakeOver, seat=0)
    table.listed().step()
    table.trial.take_part("anna")
    assert (table.trial.table.status, table.shown.earlier_voids) == ("playing", 2)
    assert table.doubts() == []
    hidden = replace(table.shown, earlier_voids=0)
    assert [warning for _, warning in doubts(hidden, table.tries)] == ["changed"] * 2, "two are missing unsaid"
    last = replace(table.shown, voids=table.shown.voids[:-1])
    assert [warning for _, warning in doubts(last, table.tries)] == ["changed"], "one of the last is left out"


def proof_of(table: Honest) -> Proof:
    """What Bert's terminal has kept, read again from its file."""
    proof = Proof(Link("http://home.test", "table"), "Bert")
    for context, known in table.tries.items():
        proof.keep_try(1, context, known)
    return Proof(Link("http://home.test", "table"), "Bert")


def record_of(trial: Trial) -> Record:
    table = trial.until("finished").table
    return whole(table.played(), table.players, table.voids.tries)


def test_the_record_keeps_what_was_promised_or_not() -> None:
    table = Honest()
    never_revealed(table)
    table.step()
    table.step()
    record, proof = record_of(table.trial), proof_of(table)
    assert proof.proves(1, write(record))
    assert not proof.proves(1, write(replace(record, voids=()))), "a shuffle that was seen here is left out"
    context, known = next(reversed(table.tries.items()))
    for change in ({"listing": OTHER}, {"commitment": OTHER}, {"secret": OTHER}):
        proof.matches[1][context] = replace(known, **change)
        assert not proof.proves(1, write(record)), change
    assert not proof.proves(1, b"nothing")
    proof.forget(1)
    assert not proof.path.exists()


def test_what_is_kept_is_for_its_owner_alone() -> None:
    table = Honest()
    table.step()
    proof = proof_of(table)
    assert proof.path.stat().st_mode & 0o077 == 0
    assert proof.tries(1) == table.tries


def test_hashes_are_those_of_the_kernel() -> None:
    table = Honest().listed()
    shuffle = table.trial.table.shuffled()
    assert shuffle.sealed
    assert (
        listing_of(committed(shuffle.seed).hex(), shuffle.context.hex(), table.shuffle.commits) == shuffle.listing.hex()
    )
    assert commit_of(shuffle.context.hex(), 1, table.trial.secret("bert").hex()) == shuffle.sealed.commits[1].hex()
