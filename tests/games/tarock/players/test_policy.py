"""The quick players: what `random` reaches, what `club` bids, and that it beats `random`."""

from __future__ import annotations

from collections import Counter

import pytest

from mazzo.games.tarock import bonuses, contracts
from mazzo.games.tarock.notation import print_move
from mazzo.games.tarock.players import strength
from mazzo.games.tarock.players.policy import club, greedy, random
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng
from tests.games.tarock.positions import cards
from tests.games.tarock.test_round import dealt


def play(seed: int, players: list[Policy]) -> list[int]:
    round, rng = dealt(seed), Rng(seed)
    while round.waiting():
        round.play(round.turn, players[round.turn](round, round.turn, rng))
    return round.scores()


def test_random_reaches_everything_within_300_deals() -> None:
    seen = Counter[str]()
    for seed in range(300):
        round, rng = dealt(seed), Rng(seed)
        while round.waiting():
            move = random(round, round.turn, rng)
            assert move in round.moves(round.turn)
            seen[print_move(move)] += 1
            round.play(round.turn, move)
        seen[f"plays {contracts.NAMES[round.contract]}"] += 1
    wanted = [f"plays {name}" for name in contracts.NAMES]
    wanted += [*bonuses.NAMES, "contra", "recontra", "hold", "accanto"]
    assert [each for each in wanted if not seen[each]] == []


@pytest.mark.parametrize(("better", "worse"), [(club, random), (greedy, random)])
def test_rules_beat_chance(better: Policy, worse: Policy) -> None:
    """One against three, each deal in each seat."""
    total = 0
    for seed in range(120):
        for seat in range(4):
            players = [worse] * 4
            players[seat] = better
            total += play(seed, players)[seat]
    assert total > 0


def test_club_plays_legal_cards() -> None:
    for seed in range(60):
        round, rng = dealt(seed), Rng(seed)
        while round.waiting():
            move = club(round, round.turn, rng)
            assert move in round.moves(round.turn)
            round.play(round.turn, move)


def test_strength() -> None:
    hand = cards("T22 T21 T16 T15 T1 Kh Ks 4h 3h 7s 7c 8c")
    assert strength.tarocks(hand) == 5
    assert strength.high(hand) == 3
    assert strength.count(hand) == 10
    assert strength.voids(hand) == 1
    assert strength.sure_suit_tricks(cards("Kh Qh Nh Kd Qs")) == 4
    assert strength.danger(cards("4h 3h 2h 4d 3d 2d 7s 8s 9s 7c 8c 9c")) == 0
    assert strength.danger(cards("Kh")) == 6
    assert strength.best_bird(cards("T1 T5 T6 T7 T8 T21 T22")) == 0
    assert strength.has_short_king(cards("Kh 4h 3d"))
    assert not strength.has_short_king(cards("Kh 4h 3h"))
