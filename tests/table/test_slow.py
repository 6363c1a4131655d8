"""Tables over days: they never sleep, nobody is missed before the time is up, and people commit when they sit down."""

from __future__ import annotations

from hashlib import sha256

import pytest

from mazzo.kernel.contract import NOBODY
from mazzo.kernel.fair import commit
from mazzo.server.filed import sittings
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.asking import MS
from mazzo.table.due import due
from mazzo.table.events import DAY, Clock, Prepared
from mazzo.table.refusal import Refused
from mazzo.table.showing import news, table_shown
from mazzo.testing.support.table import Trial, open_table

DAYS = Clock(2 * DAY, DAY)
PREPARED = Prepared(seed="11" * 32, context="22" * 32)


def slow(**parts: object) -> Trial:
    return open_table(clock=DAYS, prepared=PREPARED, **parts)  # type: ignore[arg-type]


def secret(person: str) -> bytes:
    return sha256(person.encode()).digest()


def commit_early(trial: Trial, person: str) -> None:
    seat = trial.table.seats_of(person)[0]
    trial.do(person, asked.Commit, commit=commit(bytes.fromhex(PREPARED.context), seat, secret(person)).hex())


def reveal(trial: Trial, person: str) -> None:
    listing = trial.table.shuffled().listing.hex()
    trial.do(person, asked.Reveal, bytes=secret(person).hex(), listing=listing)


def test_a_clock_of_days_is_slow() -> None:
    assert Clock(DAY, 0).slow
    assert not Clock(3600, 7200).slow


def test_nobody_is_missed_before_the_time_is_up_and_then_a_bot_plays() -> None:
    trial = slow().until("playing")
    seat = trial.turn_of("anna")
    trial.depart("anna")
    assert not trial.table.asleep
    began = trial.table.asked[seat].began - trial.table.asked[seat].spent
    coming = {each.kind: each.at for each in due(trial.table)}
    assert coming["time"] == began + 3 * DAY * MS
    assert not {"absent", "forgotten"} & coming.keys()
    trial.wait(coming["time"] - trial.now - 1)
    assert not trial.table.seats[0].stand_in
    trial.wait(1)
    assert happened.StoodIn(seat=0, cause="time") in [entry.event for entry in trial.entries]


def full(**parts: object) -> Trial:
    """With somebody on every seat, as a rated table has."""
    seats = len(open_table().table.seats)
    names = ("anna", "bela", "carla", "dora")
    return slow(people={name: seat for seat, name in enumerate(names[:seats])}, rated=True, **parts)


def late_alone(trial: Trial, person: str) -> None:
    """Go on until nobody else has anything to decide."""
    seat = trial.turn_of(person)
    while others := [other for other in trial.table.asked if other != seat]:
        trial.play(others[0])


def test_where_matches_count_all_who_have_to_decide_at_the_same_time_are_late() -> None:
    trial = full().until("playing")
    deciders = sorted({trial.table.decider(seat) for seat in trial.table.asked})
    trial.wait(next(each.at for each in due(trial.table) if each.kind == "time") - trial.now)
    assert trial.table.late == deciders


def test_where_matches_count_whoever_comes_too_late_ends_the_match_and_no_bot_plays() -> None:
    trial = full().until("playing")
    late_alone(trial, "anna")
    trial.depart("anna")
    trial.wait(next(each.at for each in due(trial.table) if each.kind == "time") - trial.now)
    assert trial.table.status == "finished"
    assert trial.entries[-1].event == happened.Finished(winners=[], abandoned=True, late=[0])
    assert not any(isinstance(entry.event, happened.StoodIn) for entry in trial.entries)
    shown = table_shown(trial.table, "bela", 1)
    assert (shown.abandoned, shown.late, shown.ended_by) == (True, True, [trial.table.seats[0].name])
    assert news(trial.table, 1, trial.table.number - 1)[0].cause == "late"
    sitting = sittings(trial.table)
    assert [each.quit for each in sitting] == [True, *[False] * (len(sitting) - 1)]
    # The next match knows nothing of it.
    trial.do("anna", asked.Rematch)
    assert not table_shown(trial.table, "bela", 1).late


def test_where_matches_count_no_host_replaces_somebody_who_is_not_there() -> None:
    trial = full().until("playing")
    trial.depart("bela")
    with pytest.raises(Refused) as refused:
        trial.do("anna", asked.Replace, seat=1)
    assert refused.value.reason.code == "rated_goes_on"


def test_what_a_long_turn_takes_is_gone_from_the_bank() -> None:
    trial = slow().until("playing")
    seat = trial.turn_of("anna")
    trial.depart("anna")
    trial.now += int(2.5 * DAY) * MS
    trial.arrive("anna")
    trial.play(seat)
    spent = DAYS.bank * MS - trial.table.bank[0]
    assert 0.4 * DAY * MS < spent <= 0.5 * DAY * MS


def test_people_commit_when_they_sit_down_and_the_list_is_fixed_when_the_match_begins() -> None:
    trial = slow(people={"anna": 0, "bela": 1})
    shown = table_shown(trial.table, "anna", NOBODY)
    assert shown.commitment == trial.table.early.commitment.hex()  # type: ignore[union-attr]
    assert shown.shuffle
    assert (shown.shuffle.asks, shown.shuffle.seat) == ("commit", 0)
    assert table_shown(trial.table, "somebody", NOBODY).shuffle.asks == ""  # type: ignore[union-attr]
    for person in ("anna", "bela"):
        commit_early(trial, person)
    assert trial.refusal("anna", asked.Commit, commit="00" * 32) == "committed_before"
    assert trial.refusal("carla", asked.Commit, commit="00" * 32) == "not_seated"
    assert table_shown(trial.table, "anna", NOBODY).shuffle.asks == ""  # type: ignore[union-attr]
    trial.do("anna", asked.Start)
    assert trial.table.early is None
    trial.wait(0)
    sealed = trial.table.shuffled().sealed
    assert sealed
    assert [bool(each) for each in sealed.commits][:2] == [True, True]
    reveal(trial, "anna")
    trial.wait(DAY * MS - 1)
    assert trial.table.course is None
    reveal(trial, "bela")
    assert trial.table.course
    assert trial.table.seed.hex() == PREPARED.seed


def test_who_never_comes_to_reveal_is_replaced_after_a_day() -> None:
    trial = slow(people={"anna": 0, "bela": 1})
    for person in ("anna", "bela"):
        commit_early(trial, person)
    trial.do("anna", asked.Start)
    trial.wait(0)
    reveal(trial, "anna")
    trial.depart("bela")
    trial.wait(DAY * MS)
    assert trial.table.seats[1].stand_in
    assert trial.table.seed.hex() != PREPARED.seed
    assert trial.table.shuffled().context.hex() != PREPARED.context


def test_who_stands_up_takes_the_commitment_along() -> None:
    trial = slow(people={"anna": 0, "bela": 1})
    commit_early(trial, "bela")
    trial.do("bela", asked.Stand, seat=1)
    trial.do("bela", asked.Sit, seats=[1], names=["Bela"])
    shown = table_shown(trial.table, "bela", NOBODY).shuffle
    assert shown
    assert shown.asks == "commit"
    commit_early(trial, "bela")
    trial.do("anna", asked.Remove, seat=1)
    assert trial.table.early
    assert trial.table.early.commits == {}


def test_a_second_match_is_shuffled_as_everywhere_but_with_time() -> None:
    trial = slow().until("playing").until("finished")
    trial.do("anna", asked.Rematch)
    trial.depart("anna")
    assert [each.kind for each in due(trial.table)] == ["list"]
    trial.wait(DAY * MS - 1)
    assert trial.table.shuffled().committing
    trial.wait(1)
    assert trial.table.status == "playing"
