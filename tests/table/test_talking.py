"""What may be said at a table, by whom, and who hears it."""

from __future__ import annotations

import pytest

from mazzo.table.refusal import Refused
from mazzo.table.talking import EMOTES, MOST_TEXT, PHRASES, audience_of, check_may_talk, hears, kind_of, proper_text
from mazzo.testing.support.table import open_table
from mazzo.words import Words, dashed, languages


def test_phrases_and_emotes_are_different_and_have_words_in_every_language() -> None:
    assert not set(PHRASES) & set(EMOTES)
    for language in languages():
        words = Words(language)
        assert all(f"talk-{dashed(key)}" in words for key in PHRASES)
        assert all(f"emote-{dashed(key)}" in words for key in EMOTES)


def test_the_kind_of_what_is_said() -> None:
    assert kind_of(PHRASES[0]) == "phrase"
    assert kind_of(EMOTES[0]) == "emote"
    with pytest.raises(Refused, match="no_such_phrase"):
        kind_of("<script>")


def test_watchers_are_heard_by_watchers_until_the_match_is_over() -> None:
    trial = open_table()
    assert audience_of(trial.table, "somebody") == "table"
    trial.until("playing")
    assert audience_of(trial.table, "somebody") == "watchers"
    assert audience_of(trial.table, "anna") == "table"
    assert not hears(trial.table, "anna", "watchers")
    assert hears(trial.table, "somebody", "watchers")
    trial.until("finished")
    assert hears(trial.table, "anna", "watchers")
    assert audience_of(trial.table, "somebody") == "table"


def test_where_the_host_wants_none_there_is_none() -> None:
    with pytest.raises(Refused, match="talk_off"):
        check_may_talk(open_table(talk="off").table)


def test_a_rated_table_is_silent_between_deal_and_count() -> None:
    people = {person: seat for seat, person in enumerate(("anna", "bert", "carl", "dora"))}
    trial = open_table(people=people, rated=True)
    check_may_talk(trial.table)
    trial.until("playing")
    with pytest.raises(Refused, match="talk_rated"):
        check_may_talk(trial.table)
    trial.until("counted", "finished")
    check_may_talk(trial.table)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  well\tplayed \n", "well played"),
        ("abc\u202edef", "abcdef"),
        ("a\u200bb", "ab"),
        ("<b>bold</b> & 'more'", "<b>bold</b> & 'more'"),
        ("e\u0301", "é"),
    ],
)
def test_a_text_is_one_line_of_what_can_be_seen(typed: str, shown: str) -> None:
    assert proper_text(typed) == shown


def test_a_text_is_short_and_not_empty() -> None:
    assert len(proper_text("x" * 500)) == MOST_TEXT
    with pytest.raises(Refused, match="talk_empty"):
        proper_text(" \u200b\n")
