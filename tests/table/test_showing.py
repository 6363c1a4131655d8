"""What a viewer gets: its own cards, what is public, and names as they were."""

from __future__ import annotations

import msgspec
import pytest

from mazzo.games import names
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.fair import committed
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.due import USUAL
from mazzo.table.events import AnyEvent, Clock
from mazzo.table.showing import TOLD, EventShown, may_show, news, scene, table_shown, viewer
from mazzo.testing.support.fitting import PLAIN, STEPS, together
from mazzo.testing.support.table import Trial, open_table
from tests.table.looking import viewers


def last(trial: Trial, looking: int = WATCHER) -> EventShown:
    return news(trial.table, looking, trial.table.number - 1)[0]


def test_a_person_looks_from_the_own_seat_and_others_watch() -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    assert viewer(trial.table, "anna", None) == 0
    assert viewer(trial.table, "anna", 1) == 0, "wanting another's seat changes nothing"
    assert viewer(trial.table, "stranger", 0) == WATCHER
    assert viewer(trial.table, "", 0) == WATCHER


def test_one_device_shows_only_the_seat_that_decides() -> None:
    trial = open_table(PLAIN, {"anna": [0, 1]}).until("playing")
    for _ in range(60):
        deciding = [seat for seat in trial.table.asked if seat in (0, 1)]
        if trial.table.status == "playing" and deciding:
            assert may_show(trial.table, "anna") == deciding
            assert viewer(trial.table, "anna", 1 - deciding[0]) == WATCHER
            assert viewer(trial.table, "anna", deciding[0]) == deciding[0]
            assert viewer(trial.table, "anna", None) == WATCHER, "until somebody says who looks"
        trial.until("playing").step()


def test_who_was_sent_away_watches() -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    trial.do("anna", asked.Remove, seat=1)
    assert viewer(trial.table, "bert", 1) == WATCHER


def test_the_seed_is_shown_when_the_match_is_over_and_not_before() -> None:
    trial = open_table()
    for status in ("open", "shuffling", "playing", "counted"):
        trial.until(status, "finished")
        if trial.table.status != "finished":
            assert table_shown(trial.table, "anna", 0).seed == ""
    shown = table_shown(trial.until("finished").table, "stranger", WATCHER)
    assert committed(bytes.fromhex(shown.seed)).hex() == shown.commitment
    seed = shown.seed
    trial.do("anna", asked.Rematch)
    again = table_shown(trial.table, "anna", 1)
    assert again.seed == ""
    assert again.commitment != shown.commitment
    assert seed not in msgspec.json.encode(again).decode()


def test_an_opening_card_is_shown_to_its_owner_alone() -> None:
    trial = open_table(together().game.name, {"anna": 0, "bert": 1}, options=together().options.dump()).until("playing")
    trial.play(0)
    assert last(trial, 0).move not in ("", "??")
    assert last(trial, 1).move == last(trial, WATCHER).move == "??"


@pytest.mark.parametrize("name", names())
def test_every_viewer_is_told_the_same_numbers(name: str) -> None:
    trial = open_table(name, {"anna": 0, "bert": 1}).until("counted", "finished")
    for looking in viewers(trial.table):
        told = news(trial.table, looking, 0)
        assert [event.number for event in told] == list(range(1, trial.table.number + 1))
        assert news(trial.table, looking, 7) == told[7:]
        assert news(trial.table, looking, -1) == told
        assert news(trial.table, looking, trial.table.number) == []


def test_no_cards_before_the_deal() -> None:
    trial = open_table()
    assert scene(trial.table, 0) is None
    assert scene(trial.until("playing").table, 0) is not None


def test_names_are_those_of_that_time() -> None:
    trial = open_table(people={"anna": 0, "bert": [1, 2]})
    trial.do("anna", asked.Remove, seat=1)
    assert (last(trial).seats, last(trial).names) == ([1, 2], ["Bert", "Bert 2"])
    trial.do("anna", asked.Stand, seat=0)
    assert (last(trial).seat, last(trial).names) == (0, ["Anna"])
    assert trial.table.seats[0].name == ""


def test_what_locking_and_the_end_were_about() -> None:
    trial = open_table()
    trial.do("anna", asked.Lock, locked=True)
    assert last(trial).cause == "locked"
    trial.do("anna", asked.Lock, locked=False)
    assert last(trial).cause == "unlocked"
    trial.until("finished")
    winners = trial.table.played().match.winners
    assert (last(trial).cause, last(trial).seats) == ("won", winners)
    assert last(trial).names == [trial.table.players[seat].name for seat in winners]
    trial.do("anna", asked.Rematch)
    trial.do("anna", asked.Abandon)
    assert (last(trial).cause, last(trial).seats, last(trial).names) == ("ended", [1], ["Anna"])


def test_who_has_ended_a_match() -> None:
    trial = open_table(people={"anna": [0, 2], "bert": 1}).until("playing")
    trial.do("anna", asked.Abandon)
    assert (last(trial).seats, last(trial).names) == ([0, 2], ["Anna", "Anna 2"])
    assert table_shown(trial.table, "bert", 1).ended_by == ["Anna", "Anna 2"]
    trial.do("bert", asked.Rematch)
    assert table_shown(trial.table, "bert", 2).ended_by == []
    trial.until("finished")
    assert table_shown(trial.table, "bert", 2).ended_by == []


def test_a_host_without_a_seat_ends_a_match_by_name() -> None:
    trial = open_table(people={"bert": 1}, host="anna").until("playing")
    trial.do("anna", asked.Abandon)
    assert (last(trial).cause, last(trial).seats, last(trial).names) == ("ended", [], ["Anna"])


def test_nobody_has_ended_a_match_that_was_forgotten() -> None:
    trial = open_table(people={"anna": 0}).until("playing")
    trial.depart("anna")
    trial.wait(USUAL.forgotten)
    assert (last(trial).cause, last(trial).names) == ("abandoned", [])
    assert table_shown(trial.table, "anna", 0).ended_by == []


def test_everything_that_is_told_in_words_is_an_event() -> None:
    tags = {str(each.__struct_config__.tag) for each in AnyEvent.__args__}
    assert set(TOLD) - tags == {"ended", "late", "abandoned"}
    shuffle = {"contributed", "promised", "committed", "revealed"}
    assert tags - set(TOLD) - shuffle == {
        "opened",
        "started",
        "dealt",
        "moved",
        "counted",
        "finished",
        "merged",
        "forgotten",
    }


def test_decisions_deadlines_and_wishes() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1}, clock=Clock(10, 5))
    seat = trial.turn_of("anna")
    (decision,) = table_shown(trial.table, "bert", 1).decisions
    assert (decision.seat, decision.by, decision.number) == (seat, 0, trial.table.asked[seat].number)
    assert decision.deadline == trial.table.asked[seat].began + 15_000
    trial.play(seat)
    trial.do("anna", asked.TakeBack, seat=0)
    mine, theirs = (table_shown(trial.table, person, WATCHER).wish for person in ("anna", "bert"))
    assert mine is not None
    assert theirs is not None
    assert (mine.answer, theirs.answer) == (False, True)


def test_a_seat_is_shown_to_all_without_its_person() -> None:
    trial = open_table(people={"anna": 0, "bert": 1})
    trial.depart("bert")
    mine = table_shown(trial.table, "anna", 0)
    assert (mine.seats[0].yours, mine.seats[0].host, mine.seats[1].present) == (True, True, False)
    assert not any(seat.yours for seat in table_shown(trial.table, "", WATCHER).seats)
    assert not table_shown(trial.table, "", WATCHER).host


def test_what_may_be_taken_back_freely() -> None:
    trial = open_table(STEPS, {"anna": 0, "bert": 1})
    for _ in range(100):
        trial.play(trial.turn_of("anna"))
        if trial.table.status == "playing" and trial.table.played().round.undoable():
            break
    assert table_shown(trial.table, "anna", 0).back == [0]
    assert table_shown(trial.table, "bert", 1).back == []
    trial.do("anna", asked.Stand, seat=0)
    assert table_shown(trial.table, "anna", 0).back == []


def test_an_event_of_each_kind_can_be_shown() -> None:
    """Stored events that are rare: each is shown with no more than it has."""
    trial = open_table(people={"anna": 0, "bert": 1}).until("finished")
    shown = {event.type for event in news(trial.table, 0, 0)}
    shuffle = {"started", "promised", "committed", "revealed", "dealt"}
    assert {"opened", "sat", "bot_sat", *shuffle, "moved", "counted", "finished"} <= shown
    assert happened.Finished(winners=[0]).abandoned is False
