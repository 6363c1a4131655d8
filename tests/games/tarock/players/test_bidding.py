"""Bids by the table of self-play: sensible hands, legal words, and a table that the tool would write again."""

from __future__ import annotations

import pytest

import tarock_bidding as tool
from mazzo.games.tarock import contracts
from mazzo.games.tarock.contracts import NAMES
from mazzo.games.tarock.moves import AUCTION, BID, CHOICE, SAY
from mazzo.games.tarock.notation import print_move
from mazzo.games.tarock.players import bidding, bidding_table
from mazzo.games.tarock.players.policy import bidder, club
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng
from tests.games.tarock.players.test_policy import play
from tests.games.tarock.positions import B, F, cards, say, start
from tests.games.tarock.test_round import dealt

STRONG = "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 Kh Ks"
LOW = "4h 3h 2h 4d 3d 2d 7s 8s 9s 7c 8c 9c"
MIDDLING = "T9 T12 T5 T14 Jh 4h Qd 3d Kd Ns 8s Jc"


def test_the_table_has_a_row_for_every_situation() -> None:
    assert len(bidding_table.WEIGHTS) == bidding.SITUATIONS * bidding.FEATURES
    assert len(bidding_table.SUMS) == len(bidding_table.RESULTS) == bidding.SITUATIONS * bidding.KNOT_COUNT
    assert bidding.PASSING + 1 + len(NAMES) == bidding.SITUATIONS
    for situation in range(bidding.SITUATIONS):
        first = situation * bidding.KNOT_COUNT
        row = bidding_table.SUMS[first : first + bidding.KNOT_COUNT]
        assert row == sorted(set(row))
    assert len(bidding.features(cards(STRONG), 0)) == bidding.FEATURES


@pytest.mark.parametrize(("hand", "said"), [(STRONG, "solo_proprio"), (LOW, "mendicante_ouvert"), (MIDDLING, "pass")])
def test_what_hands_are_good_for(hand: str, said: str) -> None:
    round = start({B: hand})
    assert print_move(bidder(round, B, Rng(1))) == said


def test_forehand_chooses_by_strength() -> None:
    passes = "pass, pass, pass"
    strong = say(start({F: "T22 T21 T20 T19 T16 T15 T10 T8 Kh Kd Ks 7c"}), passes)
    weak = say(start({F: "T3 4h 3h 2h 4d 3d 2d 7s 8s 7c 8c 9c"}), passes)
    assert print_move(bidder(strong, F, Rng(1))) == "sei"
    assert print_move(bidder(weak, F, Rng(1))) == "trisac"


def test_a_promise_lies_between_its_knots() -> None:
    counted = bidding.features(cards(STRONG), 1)
    first = contracts.SOLO_PROPRIO * bidding.KNOT_COUNT
    knots = bidding_table.RESULTS[first : first + bidding.KNOT_COUNT]
    assert min(knots) <= bidding.promise(contracts.SOLO_PROPRIO, counted) <= max(knots)
    assert bidding.expected(contracts.MENDICANTE, cards(STRONG), counted) == bidding.NEVER


def test_bids_are_legal() -> None:
    for seed in range(80):
        round, rng = dealt(seed), Rng(seed)
        while round.phase in (AUCTION, CHOICE):
            move = bidder(round, round.turn, rng)
            assert move in round.moves(round.turn)
            assert move < SAY + BID + len(NAMES)
            round.play(round.turn, move)


def test_it_bids_better_than_club() -> None:
    """One against three, each deal in each seat."""
    total = 0
    for seed in range(150):
        for seat in range(4):
            players: list[Policy] = [club] * 4
            players[seat] = bidder
            total += play(seed, players)[seat]
    assert total > 0


def test_the_tool_writes_the_same_again() -> None:
    texts = []
    for _ in range(2):
        samples: list[list[tool.Sample]] = [[] for _ in range(bidding.SITUATIONS)]
        for deal in range(4):
            tool.collect("test", deal, samples)
        texts.append(tool.table(samples, 4, "test"))
    assert texts[0] == texts[1]
    assert texts[0].count("samples") == bidding.SITUATIONS


def test_weights_find_what_the_results_are_made_of() -> None:
    rng = Rng(1)
    samples = []
    for _ in range(400):
        counted = [1, *(rng.below(6) for _ in range(bidding.FEATURES - 1))]
        samples.append(([int(each) for each in counted], int(50 + 30 * counted[1] - 20 * counted[9])))
    found = tool.weights(samples)
    assert 25 < found[1] < 31
    assert -21 < found[9] < -16
    assert all(abs(found[place]) < 3 for place in (2, 3, 4, 5))
