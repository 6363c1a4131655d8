"""Bots talk seldom, each in its own words, the same for the same events, and never about cards."""

from __future__ import annotations

from typing import get_args

from mazzo.table import events as happened
from mazzo.table.answering import Said, answers_to_events, answers_to_line
from mazzo.table.seating import BOTS
from mazzo.testing.support.table import open_table
from mazzo.words import Words, languages


def test_every_bot_has_words_of_its_own_in_every_language() -> None:
    for language in languages():
        words = Words(language)
        for key in get_args(Said):
            said = [words(f"bot-{name.lower()}-{key}") for name in BOTS]
            assert len(set(said)) == len(said)
            # Two lines beside a seat; what is longer would be cut off.
            assert max(map(len, said)) <= 42


def test_a_match_is_greeted_once_and_its_end_remarked_on() -> None:
    trial = open_table().until("finished")
    said = [answer for entry in trial.entries for answer in answers_to_events(trial.table, [entry])]
    assert [answer.key for answer in said[:1]] == ["greet"]
    assert [answer.key for answer in said[1:]] in (["won"], ["lost"])
    assert said == [answer for entry in trial.entries for answer in answers_to_events(trial.table, [entry])]
    assert all(trial.table.seats[answer.seat].kind == "bot" for answer in said)


def test_moves_are_never_remarked_on() -> None:
    trial = open_table().until("finished")
    moves = [entry for entry in trial.entries if isinstance(entry.event, happened.Moved)]
    assert moves
    assert answers_to_events(trial.table, moves) == []


def test_who_says_hello_is_greeted_now_and_then() -> None:
    table = open_table().until("playing").table
    answers = [answers_to_line(table, "phrase", "hello", number) for number in range(1, 9)]
    assert [len(each) for each in answers] == [1, 0] * 4
    assert len({each[0].seat for each in answers if each}) > 1
    assert answers_to_line(table, "phrase", "oops", 1) == []
    assert answers_to_line(table, "text", "", 1) == []


def test_bots_are_silent_where_nobody_talks() -> None:
    trial = open_table(talk="off").until("finished")
    assert answers_to_events(trial.table, trial.entries) == []
