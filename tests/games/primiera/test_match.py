"""Rounds until somebody has won: dealers, ties and extra rounds."""

from __future__ import annotations

import pytest

from mazzo.games.primiera.match import Match
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import ALONE
from tests.games.primiera.positions import options


def match(variant: str = "heralds", match_end: str = "unique_leader", dealer: int = 0, **more: int) -> Match:
    return Match(options(variant=variant, match_end=match_end, **more), dealer)


def score(match: Match, *points: int) -> Match:
    """The match after a round in which each seat made so many points, all by sweeps."""
    round = Round(match.options.setup(match.order()))
    round.teams = ALONE if match.options.variant != "classic" else round.teams
    given = points if match.options.variant != "classic" else (points[0], points[1], 0, 0)
    round.sweeps = sum(number << 8 * seat for seat, number in enumerate(given))
    assert tuple(round.scores()) == points
    return match.after(round)


def outcome(match: Match) -> list[int] | None:
    """The winners, if the match is over."""
    assert match.finished == bool(match.winners)
    return match.winners if match.finished else None


def test_PM_T19_two_reach_the_target() -> None:
    plain, german = match(), match(match_end="extra_if_two_reach")
    assert outcome(score(plain, 23, 21, 18, 18)) == [0]
    assert outcome(score(german, 23, 21, 18, 18)) is None


@pytest.mark.parametrize("match_end", ["unique_leader", "extra_if_two_reach"])
def test_PM_T19_a_shared_lead_plays_on(match_end: str) -> None:
    each = match(match_end=match_end)
    each = score(each, 24, 24, 22, 10)
    assert outcome(each) is None


def test_PM_A10_a_tie_plays_on_until_there_is_one_leader() -> None:
    each = match()
    each = score(each, 24, 24, 22, 10)
    each = score(each, 1, 1, 3, 0)
    assert outcome(each) is None, "now three lead"
    each = score(each, 0, 0, 0, 20)
    assert outcome(each) == [3], "all play on, and anybody may win"


def test_PM_A10_below_the_target_nobody_wins() -> None:
    each = match()
    each = score(each, 20, 19, 0, 0)
    assert outcome(each) is None
    each = score(each, 0, 2, 0, 0)
    assert outcome(each) == [1]


def test_1_7b_one_extra_round_a_match() -> None:
    each = match(match_end="extra_if_two_reach")
    each = score(each, 23, 21, 0, 0)
    each = score(each, 0, 1, 0, 0)
    assert outcome(each) == [0], "two have reached it again, but the extra round was played"


def test_1_7b_the_extra_round_may_be_caused_by_a_tie() -> None:
    each = match(match_end="extra_if_two_reach")
    each = score(each, 22, 22, 0, 0)
    each = score(each, 1, 1, 0, 0)
    assert outcome(each) is None, "still tied: the other rule holds now"
    each = score(each, 1, 0, 0, 0)
    assert outcome(each) == [0]


def test_1_7b_one_alone_at_the_target_needs_no_extra_round() -> None:
    each = match(match_end="extra_if_two_reach")
    each = score(each, 21, 20, 20, 20)
    assert outcome(each) == [0]


@pytest.mark.parametrize("variant", ["two", "three"])
def test_PM_A19_the_higher_total_wins_at_eleven(variant: str) -> None:
    """1.7b: `match_end` does not apply here."""
    rest = (0,) if variant == "three" else ()
    each = match(variant, "extra_if_two_reach")
    each = score(each, 12, 11, *rest)
    assert outcome(each) == [0]
    tied = match(variant, "extra_if_two_reach")
    tied = score(tied, 12, 12, *rest)
    assert outcome(tied) is None
    tied = score(tied, 0, 1, *rest)
    assert outcome(tied) == [1]


def test_PM_A19_in_classic_the_teams_are_compared() -> None:
    each = match("classic", "extra_if_two_reach")
    each = score(each, 11, 11, 11, 11)
    assert outcome(each) is None
    each = score(each, 1, 2, 1, 2)
    assert each.totals == [12, 13, 12, 13]
    assert outcome(each) == [1, 3], "both partners win"


def test_PM_A17_the_robot_can_win() -> None:
    each = match("robot")
    each = score(each, 20, 20, 20, 22)
    assert outcome(each) == [3]


def test_PM_A29_the_robots_total_may_cause_the_extra_round() -> None:
    each = match("robot", "extra_if_two_reach")
    each = score(each, 23, 0, 0, 21)
    assert outcome(each) is None
    each = score(each, 0, 0, 0, 0)
    assert outcome(each) == [0]


@pytest.mark.parametrize(("variant", "dealers"), [("heralds", 4), ("classic", 4), ("two", 2), ("three", 3)])
def test_PM_A11_the_deal_goes_to_the_right(variant: str, dealers: int) -> None:
    each = match(variant, dealer=1)
    seen = []
    for _ in range(2 * dealers):
        seen.append(each.dealer)
        assert each.order() == [(each.dealer + 1 + place) % dealers for place in range(dealers)]
        assert each.order()[-1] == each.dealer
        each = score(each, *[0] * each.seats)
    assert seen == [(1 + number) % dealers for number in range(2 * dealers)]


def test_PM_A15_the_deal_goes_round_the_people() -> None:
    each = match("robot", dealer=2)
    orders = []
    for _ in range(4):
        orders.append(each.order())
        each = score(each, 0, 0, 0, 0)
    assert orders == [[0, 3, 1, 2], [1, 3, 2, 0], [2, 3, 0, 1], [0, 3, 1, 2]]


def test_the_target_is_an_option() -> None:
    each = match(target=3)
    each = score(each, 3, 2, 2, 2)
    assert outcome(each) == [0]


def test_rounds_are_numbered() -> None:
    each = match()
    assert (each.number, each.factor) == (1, 1)
    each = score(each, 1, 0, 0, 0)
    assert each.number == 2
