"""Whole turns: legal to their end, different from each other, and exchanges by chances."""

from __future__ import annotations

import pytest

from mazzo.games.primo import policy
from mazzo.games.primo.notation import print_move
from mazzo.games.primo.planning import VARIED, best_turn, by_chance, keeping_runs, turns
from mazzo.games.primo.round import Round
from mazzo.games.primo.worth import CLUB, PLAIN, SHREWD
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, play_on, settings
from tests.games.primo.positions import at_table, hand, play
from tests.games.primo.test_round import ELISABETH, MICHAEL, SHEET, SVENJA

STILL = "A 9 | B 6 | C 3 | D 1 | E 1 | F 1"


def follow(round: Round, line: list[int]) -> Round:
    """Play a line, each of its moves being legal."""
    after = round.copy()
    seat = round.turn
    for move in line:
        assert after.turn == seat
        assert move in after.moves(seat)
        after.play(seat, move)
    return after


def texts(lines: list[list[int]]) -> list[str]:
    return [" ".join(print_move(move) for move in line) for line in lines]


@pytest.mark.parametrize("setting", settings("primo"), ids=str)
def test_turns_are_legal_whole_and_different(setting: Setting) -> None:
    for seed in range(4):
        course = setting.start(seed)
        play_on(course, Rng(seed), 5 * seed)
        round = course.round
        assert isinstance(round, Round)
        found = turns(round, round.turn, 60)
        assert found[0] == best_turn(round, round.turn, SHREWD, 60)
        ends = set()
        for line in found:
            after = follow(round, line)
            assert after.turn != round.turn
            ends.add((*after.layout, after.hands[round.turn]))
        assert len(ends) == len(found)


def test_the_best_turn_plays_all_six_cards() -> None:
    round = at_table(SHEET, ELISABETH, SVENJA, MICHAEL)
    for weights in (PLAIN, CLUB, SHREWD):
        assert follow(round, best_turn(round, 0, weights, 300)).owned(0) == 30


def test_turns_with_and_without_a_special() -> None:
    found = texts(turns(at_table(STILL, "8y top 13y 13b 12y 11y", "1y"), 0, 300))
    assert "8y>A end" in found
    assert any("top>" in text for text in found)
    assert any(text.startswith("swap ") for text in found)


def test_a_turn_that_has_begun_goes_on_as_long_as_it_is_worth_it() -> None:
    begun = play(at_table(STILL, "8y 5y 13y", "1y"), "8y>A")
    assert texts(turns(begun, 0, 300)) == ["5y>B end"]
    assert texts(turns(play(begun, "5y>B"), 0, 300)) == ["end"]


def test_without_a_pile_one_may_pass() -> None:
    assert "pass" in texts(turns(at_table(STILL, "8y 13y", "1y", piles=["", ""]), 0, 300))


def test_a_single_card_may_be_worth_less_than_new_ones() -> None:
    round = at_table(STILL, "8y 11y 11b 12y 13y 13b", "1y")
    assert texts([best_turn(round, 0, CLUB, 300)]) == ["8y>A end"]
    assert texts([best_turn(round, 0, SHREWD, 300)]) == ["swap 8y+11y+11b+12y+13y+13b"]


def test_exchanges() -> None:
    round = at_table("A 9 | B 7 | C 7 | D 1 | E 1 | F 1", "5y 11y 12y 13y 13b 13b", "1y")
    assert print_move(by_chance(round, 0)) == print_move(best_turn(round, 0, CLUB, 300)[0])
    assert "5y" not in print_move(keeping_runs(round, 0))
    assert print_move(best_turn(round, 0, PLAIN, 300)[0]) == "swap " + hand(round, 0).replace(" ", "+")


def test_a_plan_is_kept_until_another_move_drops_it() -> None:
    round = at_table(STILL, "8y 5y 13y 7y 4y 2y", "1y")
    first = policy.brisk(round, 0, Rng(1))
    rest = round.planned()[1:]
    assert rest
    twin = round.copy()
    assert not twin.planned()
    round.play(0, first)
    assert round.planned() == rest
    other = next(move for move in round.plays() if move != rest[0])
    round.play(0, other)
    assert not round.planned()


def test_the_ways_to_judge_differ() -> None:
    assert VARIED[0] is SHREWD
    assert len({weights.__reduce__()[1] for weights in VARIED}) == len(VARIED)
