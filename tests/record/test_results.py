"""How a match went for each seat, in which form: places, teams and what a game counts."""

from __future__ import annotations

import pytest

from mazzo.games import game, names
from mazzo.record.results import form_of, is_standard, parts_of, results_of, teams_of
from mazzo.testing.support.stored import finished_table
from mazzo.testing.support.table import open_table


@pytest.mark.parametrize("name", names())
def test_a_finished_match_has_places_and_counts(name: str) -> None:
    course = finished_table(game=name).table.played()
    found = results_of(course)
    match = course.match
    assert [result.won for result in found] == [seat in match.winners for seat in range(course.seats)]
    assert {result.place for result in found if result.won} == {1}
    assert [result.points for result in found] == list(match.totals)
    for one in found:
        assert one.place == 1 + sum(
            (other.won, other.points) > (one.won, one.points) for other in found if (other.won or not one.won)
        )
        assert set(one.feats) <= set(course.game.feats)
        assert all(one.feats.values())


@pytest.mark.parametrize("name", names())
def test_forms_are_read_as_they_are_written(name: str) -> None:
    rules = game(name)
    options = rules.options({})
    seats = rules.seats(options)[0]
    number, family = parts_of(form_of(rules, options, seats))
    assert number == seats
    assert family == (str(options.dump()[rules.family]) if rules.family else "")
    assert is_standard(rules, options)


@pytest.mark.parametrize("name", names())
def test_every_kind_of_a_game_is_standard_and_nothing_else_is(name: str) -> None:
    rules = game(name)
    for field in rules.options_type.describe():
        values = field.values or (field.low, field.high)
        for value in values:
            options = rules.options({field.key: value})
            dumped = options.dump()
            usual = field.key == rules.family or not field.matters(dumped) or value == field.usual(dumped)
            assert is_standard(rules, options) == usual, (field.key, value)


def test_a_match_that_was_given_up_has_no_places() -> None:
    course = open_table().until("playing").table.played()
    assert {result.place for result in results_of(course)} == {0}


def test_who_came_too_late_is_last_and_what_the_others_have_decides() -> None:
    course = open_table().until("playing").table.played()
    course.match.totals = [5, 0, 7, 7][: course.seats]
    found = results_of(course, [2])
    assert [result.place for result in found] == [2, 3, 4, 1]
    assert [result.won for result in found] == [False, False, False, True]
    everybody = results_of(course, range(course.seats))
    assert not any(result.won for result in everybody)


@pytest.mark.parametrize("name", names())
def test_those_who_sit_across_are_a_team_where_a_game_says_so(name: str) -> None:
    rules = game(name)
    families = next((f.values for f in rules.options_type.describe() if f.key == rules.family), ())
    for options in [rules.options({}), *(rules.options({rules.family: value}) for value in families)]:
        seats = rules.seats(options)[0]
        teams = teams_of(rules, options, seats)
        assert (teams[0] == teams[seats // 2]) == (rules.across(options) or seats == 1)
