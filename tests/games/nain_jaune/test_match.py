"""Rounds until somebody cannot stake: boxes that carry over, dealers, the end, shared victory."""

from __future__ import annotations

import pytest

from mazzo.games.nain_jaune.match import Match
from mazzo.games.nain_jaune.scoring import packed
from mazzo.kernel.contract import Deal
from tests.games.nain_jaune.positions import boxes, cards, match, play, stacks


def end_with(match: Match, tokens: list[int], boxes: list[int]) -> Match:
    """The match after a round in the end of which so many tokens are held and lie in the boxes."""
    round = match.start(Deal([cards("2s")] * match.seats, [], []))
    round.tokens, round.boxes = packed(tokens), packed(boxes)
    return match.after(round)


def test_everybody_begins_with_49() -> None:
    assert [match(seats).totals for seats in (2, 3, 4)] == [[49] * 2, [49] * 3, [49] * 4]
    assert match().boxes == [0] * 5


def test_NJ_T06_an_unclaimed_box_grows() -> None:
    each = match(4, dealer=3, grand_opera="off")
    hands = [cards(hand) for hand in ("As", "2s", "3s", "4s")]
    each = each.after(play(each.start(Deal(hands, [], [])), "As"))
    assert each.boxes[0] == 4
    again = each.start(Deal(hands, [], []))
    assert boxes(again)[0] == 8
    assert stacks(again) == [each.totals[seat] - 15 for seat in range(4)]


def test_scores_are_the_change_of_the_totals() -> None:
    each = end_with(match(2), [40, 30], [5, 5, 5, 5, 8])
    assert each.totals == [40, 30]
    assert end_with(each, [60, 38], [0, 0, 0, 0, 0]).totals == [60, 38]


@pytest.mark.parametrize("poorest", [0, 14])
def test_NJ_A17_the_game_ends_when_somebody_cannot_stake(poorest: int) -> None:
    each = match(3)
    each = end_with(each, [15, 60, 60], [12, 0, 0, 0, 0])
    assert not each.finished, "15 are enough"
    each = end_with(each, [poorest, 80, 60], [7 - poorest if poorest < 7 else 0, 0, 0, 0, 0])
    assert each.finished
    assert each.winners == [1]


def test_NJ_T13_bankrupt_after_paying() -> None:
    each = match(2, dealer=1)
    each = end_with(each, [70, 18], [10, 0, 0, 0, 0])
    each.dealer = 1
    round = each.start(Deal([cards("As"), cards("2s 3s 4s 5s 6s 7s 8s")], [], []))
    assert stacks(round) == [55, 3]
    each = each.after(play(round, "As"))
    assert each.totals[1] == 0
    assert each.finished


def test_NJ_T14_NJ_A20_NJ_A21_a_shared_victory() -> None:
    each = match(4)
    each = end_with(each, [14, 60, 60, 40], [22, 0, 0, 0, 0])
    assert each.finished
    assert each.winners == [1, 2]
    assert each.totals == [14, 60, 60, 40], "nobody stakes, and the boxes are nobody's"


def test_NJ_A22_the_deal_goes_to_the_left() -> None:
    for seats in (2, 3, 4):
        each = match(seats, dealer=seats - 1)
        for number in range(2 * seats):
            assert each.dealer == (seats - 1 + number) % seats
            assert each.order() == [(each.dealer + 1 + place) % seats for place in range(seats)]
            assert each.number == number + 1
            each = end_with(each, [49] * seats, [0] * 5)


def test_who_may_not_stake_is_never_asked_to() -> None:
    each = match(2)
    each = end_with(each, [15, 83], [0] * 5)
    assert stacks(each.start(Deal([cards("2s"), cards("3s")], [], []))) == [0, 68]
