"""The robot at a table: nobody sits there, and its partner plays for it."""

from __future__ import annotations

from mazzo.kernel.contract import NOBODY
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.testing.support.table import Trial, open_table


def test_the_seat_of_a_robot_is_nobody_s() -> None:
    trial = open_table("primiera", options={"variant": "robot"})
    assert trial.refusal("bert", asked.Sit, seats=[3], names=["Bert"]) == "seat_taken"
    assert trial.refusal("anna", asked.Bot, seat=3, level="greedy") == "seat_taken"
    assert trial.refusal("anna", asked.Remove, seat=3) == "seat_free"


def test_a_robot_stays_where_it_is_at_a_rematch() -> None:
    trial = open_table("primiera", {"anna": 0, "bert": 2}, options={"variant": "robot"}).until("finished")
    trial.do("bert", asked.Stand, seat=2)
    trial.do("anna", asked.Rematch)
    assert [seat.kind for seat in trial.table.seats] == ["bot", "person", "bot", "nobody"]
    assert trial.table.seats_of("anna") == [1]
    trial.until("finished")


def robot_with_a_partner() -> tuple[Trial, int]:
    """A robot game in which somebody chooses for the robot, and who does."""
    for seed in range(40):
        trial = open_table("primiera", {"anna": 0, "bert": 1, "carla": 2}, options={"variant": "robot"}, seed=seed)
        trial.until("playing")
        while trial.table.status == "playing":
            if 3 in trial.table.asked and trial.table.decider(3) != NOBODY:
                return trial, trial.table.decider(3)
            trial.step()
    raise AssertionError("no robot ever finds a partner")


def test_the_robot_s_partner_plays_for_it() -> None:
    trial, partner = robot_with_a_partner()
    person = trial.table.seats[partner].person
    decision, move = trial.table.asked[3].number, trial.move(3)
    for other in {"anna", "bert", "carla"} - {person}:
        assert trial.refusal(other, asked.Play, seat=3, decision=decision, move=move) == "not_your_seat"
    assert trial.refusal(person, asked.Play, seat=partner, decision=decision, move=move) == "not_your_turn"
    assert type(trial.do(person, asked.Play, seat=3, decision=decision, move=move)[0]) is happened.Moved


def test_a_stand_in_plays_for_the_robot_too() -> None:
    trial, partner = robot_with_a_partner()
    person = trial.table.seats[partner].person
    trial.do(person, asked.Stand, seat=partner)
    decision = trial.table.asked[3].number
    assert trial.refusal(person, asked.Play, seat=3, decision=decision, move=trial.move(3)) == "bot_plays"
    trial.wait(1_000)
    assert trial.entries[-1].event.by == "bot"  # type: ignore[union-attr] # a move, or this fails
