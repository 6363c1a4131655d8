"""What happens by itself: clocks, grace periods, sleep, and that it always comes to an end."""

from __future__ import annotations

import msgspec
import pytest

from mazzo.games import names
from mazzo.kernel.levels import LEVELS
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.due import PACE, ROOM, USUAL, Due, arrived, beat, departed, due, happen, pace_of, player
from mazzo.table.events import Clock
from mazzo.table.showing import table_shown
from mazzo.testing.support.fitting import PLAIN, STEPS
from mazzo.testing.support.table import Trial, open_table

CLOCK = Clock(seconds=10, bank=5)
ALL = 15_000
"""Everything that a person has for the first decision."""


def kinds(trial: Trial) -> list[str]:
    return [what.kind for what in due(trial.table)]


def test_a_bot_takes_the_same_time_for_everything() -> None:
    trial = open_table(PLAIN, {"anna": 0}).until("playing")
    for _ in range(20):
        for what in due(trial.table):
            if what.kind == "bot":
                assert what.at == trial.table.asked[what.seat].began + PACE
        trial.step()


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_level_thinks_about_nearly_always_fits_into_its_pace(level: str) -> None:
    for name in names():
        trial = open_table(name, {"anna": 0}, level=level).until("playing")
        while "bot" not in kinds(trial):
            trial.step()
        what = next(each for each in due(trial.table) if each.kind == "bot")
        pace = pace_of(trial.table, what.seat, PACE)
        assert what.at == trial.table.asked[what.seat].began + pace
        assert pace >= max(PACE, trial.table.game.levels[level].milliseconds + ROOM)
        assert pace_of(trial.table, what.seat, 0) == 0, "in a hurry every level is"


def test_a_bot_moves_at_multiples_of_its_pace() -> None:
    what = Due(1700, "bot", 0)
    assert [beat(what, 700, ready) for ready in (1000, 1699, 1700)] == [1700, 1700, 1700]
    assert [beat(what, 700, ready) for ready in (1701, 2400, 2401)] == [2400, 2400, 3100]
    assert [beat(what, 0, ready) for ready in (1000, 1700, 1701)] == [1700, 1700, 1701]


def test_a_bot_that_decides_below_its_level_says_so_until_it_does_not() -> None:
    trial = open_table(PLAIN, {"anna": 0}).until("playing")

    def bot_moves(below: bool) -> int:
        while "bot" not in kinds(trial):
            trial.step()
        what = next(each for each in due(trial.table) if each.kind == "bot")
        decider = trial.table.decider(what.seat)
        trial.now = max(trial.now, what.at)
        trial.apply(happen(trial.table, what, trial.now, trial.move(what.seat), below=below))
        return decider

    weak = bot_moves(below=True)
    for table in (trial.table, trial.again()):
        assert [number for number, seat in enumerate(table.seats) if seat.below] == [weak]
        assert table_shown(table, "anna", 0).seats[weak].below
    while bot_moves(below=False) != weak:
        assert trial.table.seats[weak].below, "until it moves again"
    assert not any(seat.below for seat in trial.table.seats)
    assert b"below" not in msgspec.json.encode(trial.entries[-1]), "what is usual is not written"


def test_too_early_nothing_happens() -> None:
    trial = open_table().until("shuffling")
    (what,) = due(trial.table)
    assert happen(trial.table, what, what.at - 1) == []
    assert happen(trial.table, what, what.at)


def test_what_does_not_hold_any_more_does_not_happen() -> None:
    trial = open_table(PLAIN, {"anna": 0}).until("playing")
    while "bot" not in kinds(trial):
        trial.step()
    what = due(trial.table)[0]
    trial.happen(what)
    assert happen(trial.table, what, trial.now + 10_000, "anything") == []
    assert happen(trial.table, Due(0, "forgotten"), trial.now) == []


def test_a_bot_stands_in_when_the_time_is_over() -> None:
    trial = open_table(PLAIN, {"anna": 0}, clock=CLOCK)
    seat = trial.turn_of("anna")
    assert trial.table.deadline(seat) == trial.table.asked[seat].began + ALL
    trial.wait(ALL - 1)
    assert not trial.table.seats[0].stand_in
    trial.wait(1)
    assert trial.entries[-1].event == happened.StoodIn(seat=0, cause="time")
    trial.wait(PACE)
    trial.do("anna", asked.TakeOver, seat=0)
    assert trial.table.bank[0] == 0, "the bank is used up"


def test_a_longer_turn_is_taken_from_the_bank() -> None:
    trial = open_table(PLAIN, {"anna": 0}, clock=CLOCK)
    seat = trial.turn_of("anna")
    trial.wait(9_000)
    trial.play(seat)
    assert trial.table.bank[0] == 5_000
    seat = trial.turn_of("anna")
    trial.wait(12_000)
    trial.play(seat)
    assert trial.table.bank[0] == 3_000


@pytest.mark.parametrize("trick", ["stand", "reload", "wish"])
def test_no_trick_gives_more_time(trick: str) -> None:
    """Neither leaving and taking over again, nor reloading alone, nor asking for a take-back sets a clock back."""
    people = {"anna": 0, "bert": 1} if trick == "wish" else {"anna": 0}
    trial = open_table(PLAIN, people, clock=CLOCK)
    trial.play(trial.turn_of("anna"))
    seat = trial.turn_of("anna")
    trial.wait(8_000)
    match trick:
        case "stand":
            trial.do("anna", asked.Stand, seat=0)
            trial.do("anna", asked.TakeOver, seat=0)
        case "reload":
            trial.depart("anna")
            trial.wait(100_000)
            trial.arrive("anna")
        case "wish":
            trial.do("anna", asked.TakeBack, seat=0)
            assert trial.table.deadline(seat)
            trial.wait(3_000)
            trial.do("bert", asked.Answer, agree=False)
    assert trial.table.deadline(seat) == trial.now + ALL - 8_000


def test_the_clock_of_an_open_turn_goes_on() -> None:
    """Where a turn is many moves, neither one of them nor taking it back gives more time."""
    trial = open_table(STEPS, {"anna": 0}, clock=CLOCK)
    for _ in range(100):
        seat = trial.turn_of("anna")
        trial.wait(2_000)
        trial.play(seat)
        if trial.table.status == "playing" and trial.table.played().round.undoable():
            break
    assert trial.table.deadline(0) == trial.now + ALL - 2_000
    trial.wait(1_000)
    trial.do("anna", asked.TakeBack, seat=0)
    assert trial.table.deadline(0) == trial.now + ALL - 3_000


def test_somebody_who_is_gone_is_replaced_on_all_seats() -> None:
    trial = open_table(people={"anna": 0, "bert": [1, 2]}).until("playing")
    trial.do("bert", asked.Stand, seat=1)
    trial.depart("bert")
    trial.wait(USUAL.grace)
    stood = [entry.event for entry in trial.entries if isinstance(entry.event, happened.StoodIn)]
    assert stood == [happened.StoodIn(seat=1, cause="left"), happened.StoodIn(seat=2, cause="absent")]


def test_who_comes_back_in_time_was_never_gone() -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    trial.depart("bert")
    trial.wait(USUAL.grace - 1)
    trial.arrive("bert")
    trial.wait(USUAL.grace)
    assert not trial.table.seats[1].stand_in


def test_a_table_without_people_sleeps_and_wakes() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1}).until("playing")
    trial.depart("anna")
    trial.depart("bert")
    number = trial.table.number
    trial.wait(USUAL.forgotten - 1)
    assert trial.table.number == number
    assert kinds(trial) == ["forgotten"]
    trial.arrive("bert")
    assert "forgotten" not in kinds(trial)
    trial.wait(0)
    assert trial.table.seats[0].stand_in, "who is still gone has been gone long enough"
    trial.until("finished")
    assert not trial.table.abandoned


def test_a_forgotten_match_is_given_up() -> None:
    trial = open_table().until("playing")
    trial.depart("anna")
    trial.wait(USUAL.forgotten)
    assert trial.table.status == "finished"
    assert trial.table.abandoned
    assert due(trial.table) == []


def test_a_forgotten_lobby_stays() -> None:
    trial = open_table()
    trial.depart("anna")
    assert due(trial.table) == []


def test_a_count_stays_for_a_while() -> None:
    trial = open_table(PLAIN, {"anna": 0}).until("counted")
    trial.wait(USUAL.count - 1)
    assert len(trial.table.played().rounds) == 1
    trial.wait(1)
    assert len(trial.table.played().rounds) == 2


def test_after_a_sleep_the_count_is_shown_again() -> None:
    trial = open_table(PLAIN, {"anna": 0}).until("counted")
    trial.depart("anna")
    trial.wait(10 * USUAL.count)
    trial.arrive("anna")
    trial.wait(USUAL.count - 1)
    assert trial.table.status == "counted"


def test_everybody_leaves_for_good_and_bots_play_on() -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    trial.do("anna", asked.Stand, seat=0)
    trial.do("bert", asked.Stand, seat=1)
    trial.wait(10**9)
    assert trial.table.status == "finished"
    assert not trial.table.abandoned


def test_all_are_sent_away_and_the_match_is_forgotten() -> None:
    trial = open_table(people={"bert": 1}, host="anna").until("playing")
    trial.do("anna", asked.Remove, seat=1)
    assert trial.table.asleep
    trial.wait(USUAL.forgotten)
    assert trial.table.abandoned


def test_who_plays_on_for_one_sent_away_has_no_temperament_by_that_name() -> None:
    trial = open_table(PLAIN, {"anna": 0, "fosca": 1}, seats=4, level="club").until("playing")
    trial.do("anna", asked.Remove, seat=1)
    table = trial.table
    while 1 not in map(table.decider, table.asked):
        trial.step()
    seat = next(each for each in table.asked if table.decider(each) == 1)
    assert (table.seats[1].kind, table.seats[1].name) == ("bot", "Fosca")
    assert player(table, seat) == "club"


@pytest.mark.parametrize("name", names())
def test_with_a_clock_a_match_needs_nobody(name: str) -> None:
    trial = open_table(name, {"anna": 0, "bert": 1}, clock=CLOCK).until("shuffling")
    trial.wait(10**9)
    assert trial.table.status == "finished"
    assert not trial.table.abandoned


def test_coming_and_going_are_noted_once_and_of_people_with_seats() -> None:
    trial = open_table()
    assert arrived(trial.table, "anna", trial.now) == []
    assert arrived(trial.table, "stranger", trial.now) == []
    assert departed(trial.table, "stranger", trial.now) == []
    trial.depart("anna")
    assert departed(trial.table, "anna", trial.now) == []
