"""The deal of a day as the match of a table: the same cards and moves, and who made them."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import String

from mazzo.games import game, names
from mazzo.learn.daily import YOU, Daily
from mazzo.record.reading import read
from mazzo.record.replay import replay
from mazzo.server.day_matches import is_of_day, match_of, table_of
from mazzo.server.days import form_of
from mazzo.server.reviewing import in_turn, moved_by_people
from mazzo.server.schema import reviews
from mazzo.table.events import Moved
from mazzo.testing.support.serving import known_secret

DAYS = ("2026-11-18", "2026-11-19", "2026-11-20")


def played(name: str, day: str) -> Daily:
    rules, form = game(name), form_of(name, day)
    daily = Daily(rules, rules.options(form.options), form.seats, known_secret(day), day)
    while not daily.over:
        seat = next(each for each in daily.stage.to_act() if daily.decides(each))
        daily.play(rules.print(daily.stage.round.nth(seat, 0)))
    return daily


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("day", DAYS)
def test_it_is_what_the_record_says_and_the_person_made_the_own_moves(name: str, day: str) -> None:
    daily = played(name, day)
    table = table_of(daily.record(), "anna", 5)
    course, told = table.played(), replay(read(daily.record()))
    assert (table.status, table.seats_of("anna")) == ("finished", [YOU])
    assert course.current.dealt.hands == daily.course.current.dealt.hands
    assert course.current.listed() == told.current.listed()
    assert course.current.scores == told.current.scores
    moved = [each.entry.event for each in table.log if isinstance(each.entry.event, Moved)]
    assert [each.move for each in moved if each.by == "person"] == daily.own
    assert len(moved_by_people(table, course)) == len(daily.own)
    assert in_turn(table, "anna")[0] == YOU


def test_its_id_is_none_of_a_table_and_has_room() -> None:
    id = match_of("f" * 64)
    assert is_of_day(id)
    assert not is_of_day("abcdef-1")
    room = reviews.c.match_id.type
    assert isinstance(room, String)
    assert len(id) <= (room.length or 0)


def test_nobody_is_named_in_it_but_bots() -> None:
    table = table_of(played(names()[0], DAYS[0]).record(), "anna", 5)
    assert [player.name for player in table.players if player.kind == "person"] == [""]
    assert b"anna" not in msgspec.json.encode(table.players)
