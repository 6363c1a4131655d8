"""Moves, the shuffles, take-backs, counts, and coming back to one's seat."""

from __future__ import annotations

import pytest

from mazzo.record.record import whole
from mazzo.record.replay import verify
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.due import USUAL
from mazzo.testing.support.fitting import PLAIN, STEPS, together
from mazzo.testing.support.table import Trial, open_table


def names(events: list[happened.AnyEvent]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_a_move_by_the_one_who_decides() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1}, seats=4)
    seat = trial.turn_of("anna")
    decision = trial.table.asked[seat].number
    parts = {"seat": seat, "decision": decision, "move": trial.move(seat)}
    assert trial.refusal("bert", asked.Play, **parts) == "not_your_seat"
    assert trial.refusal("stranger", asked.Play, **parts) == "not_your_seat"
    assert trial.refusal("anna", asked.Play, **{**parts, "decision": decision - 1}) == "stale_decision"
    assert trial.refusal("anna", asked.Play, **{**parts, "seat": 3}) == "not_your_turn"
    assert trial.refusal("anna", asked.Play, **{**parts, "seat": 7}) == "no_such_seat"
    assert trial.refusal("anna", asked.Play, **{**parts, "move": "nonsense"}) in trial.table.game.reasons
    trial.do("anna", asked.Play, **parts)
    assert trial.refusal("anna", asked.Play, **parts) in ("not_your_turn", "stale_decision")


def test_nothing_is_played_before_the_deal_and_after_the_count() -> None:
    trial = open_table()
    for status in ("open", "shuffling", "counted", "finished"):
        trial.until(status) if status != "counted" else trial.until("counted", "finished")
        assert trial.refusal("anna", asked.Play, seat=0, decision=1, move="x") == "not_playing"
        assert trial.refusal("anna", asked.TakeBack, seat=0) == "not_playing"


def test_openings_are_laid_in_any_order_and_once() -> None:
    name, options = together().game.name, together().options.dump()
    trial = open_table(name, {"anna": [0, 1], "bert": 2}, options=options).until("playing")
    assert {0, 1, 2} <= set(trial.table.asked)
    before = {seat: trial.table.asked[seat].number for seat in (0, 1)}
    trial.play(2)
    assert {seat: trial.table.asked[seat].number for seat in (0, 1)} == before, "others decide as before"
    trial.play(1)
    assert trial.refusal("bert", asked.Play, seat=2, decision=before[0], move="x") == "not_your_turn"
    assert trial.refusal("bert", asked.TakeBack, seat=2) == "cards_were_revealed"
    trial.play(0)


def test_coming_back_to_a_seat() -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    assert trial.refusal("anna", asked.TakeOver, seat=0) == "you_play"
    trial.do("anna", asked.Stand, seat=0)
    assert trial.refusal("bert", asked.TakeOver, seat=0) == "not_your_seat"
    trial.do("anna", asked.TakeOver, seat=0)
    assert not trial.table.seats[0].stand_in
    trial.until("finished")
    assert trial.refusal("anna", asked.TakeOver, seat=0) == "no_match_running"


def after_anna_and_a_bot(people: dict[str, int]) -> Trial:
    """A game in which nothing is revealed: Anna has moved, and somebody after her."""
    trial = open_table(PLAIN, people)
    trial.play(trial.turn_of("anna"))
    trial.step()
    return trial


def test_alone_with_bots_everything_is_taken_back_at_once() -> None:
    trial = after_anna_and_a_bot({"anna": 0})
    moves = trial.table.played().current.moves
    last = max(place for place, (seat, _) in enumerate(moves) if seat == 0)
    assert trial.do("anna", asked.TakeBack, seat=0) == [happened.TakenBack(seat=0, moves=len(moves) - last)]
    assert len(trial.table.played().current.moves) == last
    assert list(trial.table.asked) == [0]
    assert trial.table.asked[0].number == trial.table.number, "an older decision is stale"


def test_the_others_are_asked() -> None:
    trial = after_anna_and_a_bot({"anna": 0, "bert": 1, "carla": 2})
    before = list(trial.table.played().current.moves)
    assert names(trial.do("anna", asked.TakeBack, seat=0)) == ["AskedBack"]
    assert trial.refusal("anna", asked.TakeBack, seat=0) == "take_back_pending"
    assert trial.refusal("anna", asked.Answer, agree=True) == "not_asked"
    assert trial.refusal("stranger", asked.Answer, agree=True) == "not_asked"
    assert names(trial.do("bert", asked.Answer, agree=True)) == ["AnsweredBack"]
    assert trial.refusal("bert", asked.Answer, agree=True) == "answered_before"
    assert names(trial.do("carla", asked.Answer, agree=True)) == ["AnsweredBack", "TakenBack"]
    assert trial.refusal("bert", asked.Answer, agree=True) == "no_take_back_pending"
    assert len(trial.table.played().current.moves) < len(before)
    trial.until("finished")
    verify(whole(trial.table.played(), trial.table.players))


def test_one_refusal_is_enough_and_is_not_asked_about_again() -> None:
    trial = after_anna_and_a_bot({"anna": 0, "bert": 1, "carla": 2})
    before = list(trial.table.played().current.moves)
    trial.do("anna", asked.TakeBack, seat=0)
    trial.do("bert", asked.Answer, agree=True)
    assert names(trial.do("carla", asked.Answer, agree=False)) == ["RefusedBack"]
    assert trial.table.played().current.moves == before
    assert trial.refusal("anna", asked.TakeBack, seat=0) == "take_back_denied"
    trial.step()
    if trial.table.status == "playing":
        assert names(trial.do("anna", asked.TakeBack, seat=0)) == ["AskedBack"]


def test_whoever_plays_on_refuses() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1})
    trial.play(trial.turn_of("anna"))
    seat = trial.turn_of("bert")
    trial.do("anna", asked.TakeBack, seat=0)
    assert names(trial.play(seat))[:2] == ["RefusedBack", "Moved"]


def test_who_asks_does_not_play_on_meanwhile() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1})
    trial.play(trial.turn_of("anna"))
    seat = trial.turn_of("anna")
    trial.do("anna", asked.TakeBack, seat=0)
    decision = trial.table.asked[seat].number
    assert trial.refusal("anna", asked.Play, seat=seat, decision=decision, move=trial.move(seat)) == "take_back_pending"


def test_no_answer_is_a_refusal() -> None:
    trial = after_anna_and_a_bot({"anna": 0, "bert": 1})
    trial.do("anna", asked.TakeBack, seat=0)
    trial.wait(USUAL.answers - 1)
    assert trial.table.wish is not None
    trial.wait(1)
    assert names([trial.entries[-1].event]) == ["RefusedBack"]
    assert names([entry.event for entry in trial.entries]).count("TakenBack") == 0


def test_who_has_just_lost_the_connection_has_not_agreed() -> None:
    trial = after_anna_and_a_bot({"anna": 0, "bert": 1})
    trial.depart("bert")
    assert names(trial.do("anna", asked.TakeBack, seat=0)) == ["AskedBack"]


@pytest.mark.parametrize("way", ["removed", "stood", "replaced"])
def test_who_leaves_without_an_answer_is_not_waited_for(way: str) -> None:
    trial = after_anna_and_a_bot({"anna": 0, "bert": 1, "carla": 2})
    trial.do("anna", asked.TakeBack, seat=0)
    trial.do("bert", asked.Answer, agree=True)
    if way == "removed":
        trial.do("anna", asked.Remove, seat=2)
    elif way == "stood":
        trial.do("carla", asked.Stand, seat=2)
    else:
        trial.depart("carla")
        trial.do("anna", asked.Replace, seat=2)
    trial.wait(0)
    assert trial.table.wish is None
    assert isinstance(trial.entries[-1].event, happened.TakenBack)


def test_a_wish_goes_with_whoever_wished() -> None:
    trial = after_anna_and_a_bot({"anna": 0, "bert": 1})
    trial.do("anna", asked.TakeBack, seat=0)
    trial.do("anna", asked.Stand, seat=0)
    assert trial.table.wish is None
    assert trial.refusal("bert", asked.Answer, agree=True) == "no_take_back_pending"


def test_the_wish_of_somebody_who_is_sent_away_goes_too() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1})
    trial.play(trial.turn_of("bert"))
    trial.turn_of("anna")
    trial.do("bert", asked.TakeBack, seat=1)
    trial.do("anna", asked.Remove, seat=1)
    assert trial.table.wish is None


def test_nothing_to_take_back() -> None:
    trial = open_table(PLAIN, {"anna": 0}).until("playing")
    while trial.table.status == "playing" and not trial.table.asked.get(0):
        trial.step()
    assert trial.refusal("anna", asked.TakeBack, seat=0) == "nothing_to_take_back"


def test_the_running_turn_is_free_to_take_back() -> None:
    trial = open_table(STEPS, {"anna": 0, "bert": 1})
    for _ in range(100):
        seat = trial.turn_of("anna")
        trial.play(seat)
        if trial.table.status == "playing" and trial.table.played().round.undoable():
            break
    steps = int(trial.table.played().round.undoable())
    assert steps
    for left in range(steps - 1, -1, -1):
        assert trial.do("anna", asked.TakeBack, seat=0) == [happened.TakenBack(seat=0, moves=1)]
        assert trial.table.played().round.undoable() == left
    assert trial.refusal("anna", asked.TakeBack, seat=0) in ("cards_were_revealed", "nothing_to_take_back")
    assert trial.refusal("bert", asked.TakeBack, seat=1) in ("cards_were_revealed", "nothing_to_take_back")


def test_the_next_deal_waits_for_those_who_play_and_are_there() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1, "carla": 2}, seats=4).until("counted")
    trial.depart("carla")
    assert names(trial.do("anna", asked.Ready)) == ["GotReady"]
    assert trial.refusal("anna", asked.Ready) == "ready_before"
    assert trial.refusal("stranger", asked.Ready) == "not_seated"
    assert names(trial.do("bert", asked.Ready)) == ["GotReady", "Dealt"]
    assert trial.refusal("bert", asked.Ready) == "round_not_over"


def test_who_has_left_for_good_is_not_waited_for() -> None:
    trial = open_table(PLAIN, {"anna": 0, "bert": 1}).until("counted")
    trial.do("anna", asked.Stand, seat=0)
    trial.do("bert", asked.Stand, seat=1)
    trial.wait(0)
    assert trial.table.status == "playing"


def test_the_count_of_an_event_is_the_count_of_the_match() -> None:
    trial = open_table(PLAIN).until("counted")
    count = next(entry.event for entry in reversed(trial.entries) if isinstance(entry.event, happened.Counted))
    assert count.totals == trial.table.played().match.totals
    assert count.scores == trial.table.played().current.scores
