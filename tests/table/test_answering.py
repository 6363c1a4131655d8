"""Bots talk seldom, each in its own words, the same for the same events, and never about cards."""

from __future__ import annotations

from typing import get_args

import pytest

from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.answering import EMOTES as EMOTES_OF
from mazzo.table.answering import Said, answers_to_events, answers_to_line
from mazzo.table.events import Entry
from mazzo.table.seating import BOTS
from mazzo.table.talking import EMOTES, Kind
from mazzo.testing.support.fitting import PLAIN
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
    first, *rounds, last = [answer.key for answer in said]
    assert first == "greet"
    assert set(rounds) <= {"gained"}
    assert last in ("won", "lost")
    assert said == [answer for entry in trial.entries for answer in answers_to_events(trial.table, [entry])]
    assert all(trial.table.seats[answer.seat].kind == "bot" for answer in said)


def test_a_round_is_remarked_on_now_and_then_by_a_bot_that_did_best() -> None:
    table = open_table().until("playing").table
    bots = [seat for seat, each in enumerate(table.seats) if each.kind == "bot"]

    def said(number: int, *scores: int) -> list[tuple[int, str]]:
        counted = happened.Counted(scores=list(scores), totals=list(scores))
        return [(each.seat, each.key) for each in answers_to_events(table, [Entry(number=number, at=0, event=counted)])]

    best = [1 if seat == bots[0] else 0 for seat in range(len(table.seats))]
    assert said(9, *best) == [(bots[0], "gained")]
    assert said(10, *best) == []
    person = next(seat for seat, each in enumerate(table.seats) if each.kind == "person")
    assert said(9, *(1 if seat == person else 0 for seat in range(len(table.seats)))) == []
    assert said(9, *([3] * len(table.seats))) == [], "nobody did better than the others"


def test_the_end_of_the_match_is_remarked_on_and_not_its_last_round() -> None:
    trial = open_table().until("finished")
    [over] = [entry for entry in trial.entries if isinstance(entry.event, happened.Finished)]
    last = [entry for entry in trial.entries if over.number - 1 <= entry.number <= over.number]
    assert [answer.key for answer in answers_to_events(trial.table, last)] in (["won"], ["lost"])


def test_who_shows_something_is_shown_something() -> None:
    table = open_table().until("playing").table
    [answer] = answers_to_line(table, "emote", "wow", 1)
    assert (answer.kind, answer.key) == ("emote", EMOTES_OF[table.seats[answer.seat].name])
    assert answers_to_line(table, "emote", "wow", 2) == []
    assert set(EMOTES_OF) == set(BOTS)
    assert set(EMOTES_OF.values()) <= set(EMOTES)


def test_moves_are_never_remarked_on() -> None:
    trial = open_table().until("finished")
    moves = [entry for entry in trial.entries if isinstance(entry.event, happened.Moved)]
    assert moves
    assert answers_to_events(trial.table, moves) == []


def test_who_says_hello_is_greeted_now_and_then() -> None:
    table = open_table().until("playing").table
    answers = [answers_to_line(table, "phrase", "hello", number) for number in range(1, 9)]
    assert [len(each) for each in answers] == [1, 0, 0, 1, 0, 0, 1, 0]
    assert len({each[0].seat for each in answers if each}) > 1
    assert answers_to_line(table, "phrase", "oops", 1) == []
    assert answers_to_line(table, "text", "", 1) == []


@pytest.mark.parametrize(("kind", "key"), [("phrase", "hello"), ("emote", "wow")])
def test_of_one_persons_lines_every_other_is_answered(kind: Kind, key: str) -> None:
    """Answers are lines too: they take the numbers in between."""
    table = open_table().until("playing").table
    number, answered = 0, []
    for _ in range(8):
        found = answers_to_line(table, kind, key, number + 1)
        number += 1 + len(found)
        answered.append(len(found))
    assert answered == [1, 0] * 4


def test_bots_are_silent_where_nobody_talks() -> None:
    trial = open_table(talk="off").until("finished")
    assert answers_to_events(trial.table, trial.entries) == []


def test_a_bot_that_plays_on_under_a_persons_name_has_no_words() -> None:
    """Its words would be those of whoever was sent away, and there are none."""
    trial = open_table(PLAIN, {"anna": 0, "bert": 1, "carlo": 2}, seats=4).until("playing")
    for seat in (1, 2):
        trial.do("anna", asked.Remove, seat=seat)
    table = trial.table
    assert [each.kind for each in table.seats[1:3]] == ["bot", "bot"]
    for seat in (1, 2):
        scores = [1 if each == seat else 0 for each in range(4)]
        counted = happened.Counted(scores=scores, totals=scores)
        assert answers_to_events(table, [Entry(number=9, at=0, event=counted)]) == []
    answers = [answers_to_line(table, "phrase", "hello", number) for number in range(1, 9)]
    assert {each.seat for found in answers for each in found} == {3}
