"""What happens at a table, as the terminal says it."""

from __future__ import annotations

from mazzo.table import commands as asked
from mazzo.table.due import USUAL
from mazzo.table.showing import news, table_shown
from mazzo.terminal.draw import drawing
from mazzo.terminal.online import sentences
from mazzo.terminal.phrases import Phrases
from mazzo.testing.support.table import Trial, open_table
from mazzo.words import english


def said_last(trial: Trial, person: str, viewer: int) -> list[str]:
    table = trial.table
    phrases = Phrases(drawing(table.game.name), english(), table.players, viewer)
    (last,) = news(table, viewer, table.number - 1)
    return sentences.event(last, table_shown(table, person, viewer), phrases)


def test_who_has_ended_a_match() -> None:
    trial = open_table(people={"anna": 0, "bert": 1}).until("playing")
    trial.do("anna", asked.Abandon)
    assert said_last(trial, "anna", 0) == ["You ended the match; nobody has won."]
    assert said_last(trial, "bert", 1) == ["Anna ended the match; nobody has won."]


def test_a_host_without_a_seat_has_a_name() -> None:
    trial = open_table(people={"bert": 1}, host="anna").until("playing")
    trial.do("anna", asked.Abandon)
    assert said_last(trial, "bert", 1) == ["Anna ended the match; nobody has won."]


def test_a_match_that_nobody_came_back_to() -> None:
    trial = open_table(people={"anna": 0}).until("playing")
    trial.depart("anna")
    trial.wait(USUAL.forgotten)
    assert said_last(trial, "anna", 0) == ["The match was ended early; nobody has won."]


def test_of_a_match_that_was_won_the_game_tells() -> None:
    assert said_last(open_table(people={"anna": 0}).until("finished"), "anna", 0) == []


def test_how_long_one_has() -> None:
    said = [sentences.time_left(seconds, english()) for seconds in (1, 3599, 3600, 86_399, 86_400, 259_199)]
    assert said == [
        "You have one second.",
        "You have 3599 seconds.",
        "You have one hour.",
        "You have 23 hours.",
        "You have one day.",
        "You have 2 days.",
    ]
