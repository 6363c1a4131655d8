"""At a rated table everybody has one seat and plays to the end: no bots, no hints, nothing taken back."""

from __future__ import annotations

from mazzo.table import commands as asked
from mazzo.testing.support.table import Trial, open_table

PEOPLE = ("anna", "bert", "carl", "dora", "emil", "fina")


def full_table() -> Trial:
    seats = len(open_table().table.seats)
    return open_table(people={person: seat for seat, person in enumerate(PEOPLE[:seats])}, rated=True)


def test_no_bots_and_no_second_seat() -> None:
    trial = open_table(rated=True)
    assert trial.refusal("anna", asked.Bot, seat=1, level="random") == "rated_no_bots"
    assert trial.refusal("anna", asked.Start) == "rated_no_bots"
    assert trial.refusal("anna", asked.Sit, seats=[1], names=["Anna two"]) == "rated_one_seat"
    assert trial.refusal("bert", asked.Sit, seats=[1, 0], names=["Bert", "Berta"]) == "rated_one_seat"
    assert trial.refusal("anna", asked.Hints, allowed=True) == "rated_no_hints"


def test_a_match_goes_on_to_its_end() -> None:
    trial = full_table().until("playing")
    assert trial.refusal("anna", asked.Abandon) == "rated_goes_on"
    assert trial.refusal("anna", asked.Remove, seat=1) == "rated_goes_on"
    seat = next(iter(trial.table.asked))
    person = trial.table.seats[trial.table.decider(seat)].person
    trial.play(seat)
    if not trial.table.played().round.undoable():
        assert trial.refusal(person, asked.TakeBack, seat=seat) == "rated_no_take_back"
    trial.until("finished")
    trial.do("anna", asked.Rematch)


def test_before_a_match_the_host_may_send_somebody_away() -> None:
    full_table().do("anna", asked.Remove, seat=1)
