"""Who may sit, stand, put bots, send away, begin and end."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table import lobby
from mazzo.table.commands import AnyCommand
from mazzo.table.due import USUAL
from mazzo.table.lobby import MOST_RESTLESS, check_deletable, leave
from mazzo.table.refusal import Refused
from mazzo.table.state import Status, Table
from mazzo.testing.support.fitting import PLAIN, STEPS
from mazzo.testing.support.table import open_table


def test_a_person_sits_down_and_is_there() -> None:
    trial = open_table(people={"anna": 0})
    assert trial.table.seats_of("anna") == [0]
    assert trial.table.people["anna"].present
    assert trial.table.seats[0].name == "Anna"


def test_several_people_at_one_device() -> None:
    trial = open_table(people={"anna": [0, 2]})
    assert trial.table.seats_of("anna") == [0, 2]
    assert [trial.table.seats[seat].name for seat in (0, 2)] == ["Anna", "Anna 2"]


@pytest.mark.parametrize(
    ("seats", "names", "code"),
    [
        ([0], ["Carla"], "seat_taken"),
        ([9], ["Carla"], "no_such_seat"),
        ([-1], ["Carla"], "no_such_seat"),
        ([1, 1], ["Carla", "Dora"], "seats_and_names"),
        ([1, 2], ["Carla"], "seats_and_names"),
        ([1], [" \n "], "name_empty"),
        ([1], ["\u200b\u202e"], "name_empty"),
        ([1], ["Anna"], "name_taken"),
        ([1], ["ANNA"], "name_taken"),
        ([1], [" An\u200bna "], "name_taken"),
        ([1], ["\uff21nna"], "name_taken"),
        ([1], ["\u0410nna"], "name_scripts"),
        ([1], ["A" * 25], "name_long"),
        ([1, 2], ["Mario", "rnario"], "name_taken"),
        ([1, 2], ["Carla", "carla"], "name_taken"),
    ],
)
def test_who_cannot_sit_down(seats: list[int], names: list[str], code: str) -> None:
    trial = open_table(people={"anna": 0})
    assert trial.refusal("carla", asked.Sit, seats=seats, names=names) == code


def test_a_name_is_shown_without_what_turns_the_writing_around() -> None:
    trial = open_table()
    trial.do("carla", asked.Sit, seats=[1], names=["\u202eCar\x1b[1m la\u2066"])
    assert trial.table.seats[1].name == "Car [1m la"


def test_nobody_sits_down_while_a_match_runs_or_the_table_is_locked() -> None:
    trial = open_table(people={"anna": 0})
    trial.do("anna", asked.Lock, locked=True)
    assert trial.refusal("bert", asked.Sit, seats=[1], names=["Bert"]) == "table_locked"
    trial.do("anna", asked.Sit, seats=[1], names=["Host again"])
    trial.do("anna", asked.Lock, locked=False)
    trial.do("bert", asked.Sit, seats=[2], names=["Bert"])
    trial.until("playing")
    assert trial.refusal("carla", asked.Sit, seats=[3], names=["Carla"]) == "match_running"


@pytest.mark.parametrize(
    ("kind", "parts"),
    [
        (asked.Bot, {"seat": 2, "level": "greedy"}),
        (asked.Remove, {"seat": 0}),
        (asked.Replace, {"seat": 0}),
        (asked.Lock, {"locked": True}),
        (asked.Start, {}),
        (asked.Abandon, {}),
    ],
)
@pytest.mark.parametrize("person", ["bert", "stranger"])
def test_what_only_the_host_may_do(kind: type[AnyCommand], parts: dict[str, object], person: str) -> None:
    for status in ("open", "playing", "finished"):
        trial = open_table(people={"anna": 0, "bert": 1}).until(status)
        assert trial.refusal(person, kind, **parts) == "not_host"


@pytest.mark.parametrize("kind", [asked.Stand, asked.TakeBack, asked.TakeOver])
def test_nobody_acts_for_the_seat_of_another(kind: type[AnyCommand]) -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    for person, seat in (("bert", 0), ("stranger", 0), ("anna", 2), ("anna", 1)):
        assert trial.refusal(person, kind, seat=seat) == "not_your_seat"
    assert trial.refusal("anna", kind, seat=7) == "no_such_seat"


def test_standing_up_frees_one_seat() -> None:
    trial = open_table(people={"anna": [0, 2]})
    trial.do("anna", asked.Stand, seat=0)
    assert trial.table.seats[0].kind == "free"
    assert trial.table.seats_of("anna") == [2]
    assert trial.table.host == "anna"
    trial.do("anna", asked.Stand, seat=2)
    assert "anna" not in trial.table.people


def test_a_host_who_stands_up_is_followed_by_somebody_who_is_there() -> None:
    trial = open_table(people={"anna": 0, "bert": 1, "carla": 2})
    trial.depart("bert")
    trial.do("anna", asked.Stand, seat=0)
    assert trial.table.host == "carla"
    assert trial.table.host_name == "Carla"


def test_a_host_alone_stays_the_host() -> None:
    trial = open_table(people={"anna": 0})
    trial.do("anna", asked.Stand, seat=0)
    assert trial.table.host == "anna"
    assert trial.refusal("anna", asked.Start) == "nobody_seated"


def test_a_host_who_is_gone_is_followed_after_the_grace_period() -> None:
    trial = open_table(people={"anna": 0, "bert": 1})
    trial.depart("anna")
    trial.wait(USUAL.grace - 1)
    assert trial.table.host == "anna"
    trial.wait(1)
    assert trial.table.host == "bert"
    trial.arrive("anna")
    assert trial.refusal("anna", asked.Start) == "not_host"


def test_standing_up_in_a_match_leaves_the_seat_to_a_bot() -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    assert trial.do("anna", asked.Stand, seat=0) == [happened.StoodIn(seat=0, cause="left")]
    assert trial.table.seats[0].person == "anna"
    assert trial.refusal("anna", asked.Stand, seat=0) == "bot_plays"


def test_bots_have_names_of_their_own() -> None:
    trial = open_table(STEPS, {"anna": 0}, seats=6)
    trial.do("bert", asked.Sit, seats=[1, 2, 3], names=["berta", "CARLO", "Dora"])
    for seat in (4, 5):
        trial.do("anna", asked.Bot, seat=seat, level="greedy")
    assert [seat.name for seat in trial.table.seats[4:]] == ["Emilio", "Fosca"]
    assert trial.refusal("anna", asked.Bot, seat=5, level="greedy") == "seat_taken"


def test_the_host_chooses_bots_by_name() -> None:
    trial = open_table(STEPS, {"anna": 0}, seats=6)
    trial.do("anna", asked.Bot, seat=4, level="greedy", name="Nives")
    assert trial.table.seats[4].name == "Nives"
    assert trial.refusal("anna", asked.Bot, seat=5, level="greedy", name="Nives") == "name_taken"
    assert trial.refusal("anna", asked.Bot, seat=5, level="greedy", name="Anna") == "no_such_bot"
    assert trial.refusal("anna", asked.Bot, seat=5, level="club@fosca") == "no_such_level"
    trial.do("bert", asked.Sit, seats=[1], names=["ida"])
    assert trial.refusal("anna", asked.Bot, seat=5, level="greedy", name="Ida") == "name_taken", "it looks the same"


def test_leaving_frees_all_seats_before_a_match() -> None:
    trial = open_table(people={"anna": [0, 2], "bert": 1})
    left = leave(trial.table, "anna")
    assert left == [happened.Stood(seat=0), happened.Stood(seat=2), happened.HostPassed(person="bert")]
    assert leave(trial.table, "stranger") == []


def test_leaving_a_match_lets_bots_play_on_and_after_it_changes_nothing() -> None:
    trial = open_table(people={"anna": [0, 2], "bert": 1}).until("playing")
    trial.do("anna", asked.Stand, seat=0)
    assert leave(trial.table, "anna") == [happened.StoodIn(seat=2, cause="left")]
    assert leave(trial.until("finished").table, "anna") == []


@pytest.mark.parametrize(
    ("people", "status", "person", "refused"),
    [
        ({"anna": 0, "bert": 1}, "open", "anna", ""),
        ({"anna": 0, "bert": 1}, "open", "bert", "not_host"),
        ({"anna": 0, "bert": 1}, "playing", "anna", "others_play"),
        ({"anna": 0, "bert": 1}, "counted", "bert", "not_host"),
        ({"anna": 0, "bert": 1}, "finished", "anna", ""),
        ({"anna": [0, 1]}, "playing", "anna", ""),
        ({"anna": 0}, "counted", "anna", ""),
        ({"anna": 0}, "finished", "stranger", "not_host"),
    ],
)
def test_who_may_delete_a_table(people: dict[str, int | list[int]], status: Status, person: str, refused: str) -> None:
    trial = open_table(PLAIN, people).until(status)
    with pytest.raises(Refused, match=refused) if refused else nullcontext():
        check_deletable(trial.table, person)


def test_a_bot_has_a_level_that_exists() -> None:
    trial = open_table()
    assert trial.refusal("anna", asked.Bot, seat=1, level="wizard") == "no_such_level"


def test_a_match_begins_with_bots_on_free_seats() -> None:
    trial = open_table(people={"bert": 1}, host="anna")
    events = trial.do("anna", asked.Start)
    assert [type(event).__name__ for event in events] == ["BotSat", "BotSat", "BotSat", "Started"]
    assert [player.kind for player in trial.table.players] == ["bot", "person", "bot", "bot"]
    assert trial.refusal("anna", asked.Start) == "match_running"


def test_after_a_match_comes_a_rematch_and_no_start() -> None:
    trial = open_table().until("finished")
    assert trial.refusal("anna", asked.Start) == "match_over"
    assert trial.refusal("anna", asked.Abandon) == "no_match_running"
    trial.do("anna", asked.Rematch)
    assert trial.refusal("anna", asked.Rematch) == "match_not_over"


def test_whoever_has_a_seat_may_begin_a_rematch() -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    assert trial.refusal("bert", asked.Rematch) == "match_not_over"
    trial.until("finished")
    assert trial.refusal("carla", asked.Rematch) == "not_seated"
    trial.do("bert", asked.Rematch)
    assert (trial.table.match, trial.table.host) == (2, "anna")
    assert [trial.table.seats_of(person) for person in ("anna", "bert")] == [[1], [2]]


def test_a_host_without_a_seat_may_begin_a_rematch() -> None:
    trial = open_table(people={"bert": 1}, host="anna").until("finished")
    trial.do("anna", asked.Rematch)
    assert trial.table.match == 2


def test_a_rematch_moves_everybody_one_seat_further() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1}).until("finished")
    before, seed = [seat.name for seat in trial.table.seats], trial.table.seed
    trial.do("anna", asked.Rematch)
    assert [seat.name for seat in trial.table.seats] == before[-1:] + before[:-1]
    assert [player.name for player in trial.table.players] == before[-1:] + before[:-1]
    assert trial.table.seed != seed


def test_whoever_had_a_bot_plays_again_after_a_rematch() -> None:
    trial = open_table(people={"anna": 0}).until("playing")
    trial.do("anna", asked.Stand, seat=0)
    trial.until("finished").do("anna", asked.Rematch)
    assert not any(seat.stand_in for seat in trial.table.seats)


def test_who_is_sent_away_does_not_come_back() -> None:
    trial = open_table(people={"anna": 0, "bert": [1, 2]})
    trial.do("anna", asked.Remove, seat=2)
    assert [seat.kind for seat in trial.table.seats] == ["person", "free", "free", "free"]
    assert trial.refusal("bert", asked.Sit, seats=[1], names=["Bert"]) == "barred"
    assert "bert" not in trial.table.people


def test_who_is_sent_away_in_a_match_leaves_bots() -> None:
    trial = open_table(people={"anna": 0, "bert": [1, 2]}).until("playing")
    trial.do("anna", asked.Remove, seat=1)
    assert [seat.kind for seat in trial.table.seats] == ["person", "bot", "bot", "bot"]
    assert trial.refusal("bert", asked.TakeOver, seat=1) == "not_your_seat"
    trial.until("finished")


def test_a_host_sends_no_bot_away_in_a_match_and_never_oneself() -> None:
    trial = open_table(people={"anna": 0})
    trial.do("anna", asked.Bot, seat=1, level="greedy")
    assert trial.refusal("anna", asked.Remove, seat=0) == "seat_free"
    assert trial.refusal("anna", asked.Remove, seat=2) == "seat_free"
    trial.until("playing")
    assert trial.refusal("anna", asked.Remove, seat=1) == "match_running"
    trial.until("finished").do("anna", asked.Remove, seat=1)
    assert trial.table.seats[1].kind == "free"


def test_only_the_absent_are_replaced() -> None:
    trial = open_table(people={"anna": 0, "bert": 1})
    assert trial.refusal("anna", asked.Replace, seat=1) == "no_match_running"
    trial.until("playing")
    assert trial.refusal("anna", asked.Replace, seat=1) == "person_present"
    assert trial.refusal("anna", asked.Replace, seat=2) == "bot_plays"
    trial.depart("bert")
    assert trial.do("anna", asked.Replace, seat=1) == [happened.StoodIn(seat=1, cause="replaced")]
    assert trial.refusal("anna", asked.Replace, seat=1) == "bot_plays"


def test_an_abandoned_match_has_no_winner_and_shows_its_seed() -> None:
    trial = open_table().until("playing")
    assert trial.do("anna", asked.Abandon) == [happened.Finished(winners=[], abandoned=True)]
    assert trial.table.status == "finished"
    assert trial.table.abandoned


def test_a_toggle_that_changes_nothing_is_refused() -> None:
    trial = open_table()
    assert trial.refusal("anna", asked.Lock, locked=False) == "is_so"
    trial.do("anna", asked.Lock, locked=True)
    assert trial.refusal("anna", asked.Lock, locked=True) == "is_so"
    assert trial.refusal("anna", asked.Hints, allowed=trial.table.hints) == "is_so"


def test_a_table_where_nothing_but_the_lobby_happens_is_closed() -> None:
    trial = open_table(people={"anna": 0, "bert": 1})
    while trial.table.restless < MOST_RESTLESS:
        trial.do("anna", asked.Lock, locked=not trial.table.locked)
    number = trial.table.number
    assert trial.refusal("anna", asked.Lock, locked=not trial.table.locked) == "table_closed"
    assert trial.refusal("anna", asked.Hints, allowed=not trial.table.hints) == "table_closed"
    assert trial.refusal("anna", asked.Start) == "table_closed"
    assert trial.refusal("carla", asked.Sit, seats=[0], names=["Carla"]) == "table_closed"
    # Whoever wants to leave, may.
    trial.do("bert", asked.Stand, seat=1)
    assert trial.table.number == number + 1


def test_to_leave_and_come_back_for_ever_is_no_play_either() -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    while trial.table.restless < MOST_RESTLESS:
        trial.do("bert", asked.TakeOver if trial.table.seats[1].stand_in else asked.Stand, seat=1)
    if trial.table.seats[1].stand_in:
        trial.do("bert", asked.TakeOver, seat=1)
    assert trial.refusal("bert", asked.Stand, seat=1) == "table_closed"
    trial.step()
    trial.do("bert", asked.Stand, seat=1)


def test_beginning_and_giving_up_is_no_way_around_that_but_a_move_is_play() -> None:
    trial = open_table().until("playing")
    assert trial.table.restless > 3
    trial.do("anna", asked.Abandon)
    restless = trial.table.restless
    trial.do("anna", asked.Rematch)
    assert trial.table.restless > restless
    trial.until("playing")
    trial.step()
    assert trial.table.restless == 0


def test_moving_and_taking_back_for_ever_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table's past is in memory, and is played again for whoever comes after a while."""
    trial = open_table(PLAIN, {"anna": 0}).until("playing")
    seat = trial.turn_of("anna")
    trial.play(seat)
    monkeypatch.setattr(lobby, "MOST_HAPPENED", trial.table.number + 20)
    while trial.table.number < lobby.MOST_HAPPENED:
        trial.do("anna", asked.TakeBack, seat=seat)
        trial.play(trial.turn_of("anna"))
    assert trial.refusal("anna", asked.TakeBack, seat=seat) == "table_full"
    # The match goes on to its end; it was the last here.
    trial.until("finished")
    assert trial.refusal("anna", asked.Rematch) == "table_full"


def test_who_came_and_went_between_matches_is_told_as_one_begins() -> None:
    trial = open_table(people={"anna": 0, "bert": 1})
    number = trial.table.number
    trial.depart("bert")
    trial.depart("bert")
    assert trial.table.number == number
    assert not trial.table.people["bert"].present
    assert [type(event) for event in trial.do("anna", asked.Start)][-2:] == [happened.Departed, happened.Started]
    trial.do("anna", asked.Abandon)
    trial.arrive("bert")
    assert [type(event) for event in trial.do("anna", asked.Rematch)][-2:] == [happened.Arrived, happened.Started]


def test_who_is_there_as_a_match_begins_is_the_same_wherever_the_table_is_folded() -> None:
    trial = open_table(people={"anna": 0, "bert": 1})
    elsewhere = Table.folded(trial.entries)
    known = len(trial.entries)
    elsewhere.attend("bert", present=False, at=trial.now)
    trial.do("anna", asked.Start)
    for entry in trial.entries[known:]:
        elsewhere.apply(entry)
    assert elsewhere.people["bert"].present
