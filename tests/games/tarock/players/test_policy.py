"""The quick players: what `random` reaches, what `club` bids, and that it beats `random`."""

from __future__ import annotations

from collections import Counter

import pytest

from mazzo.games.tarock import bonuses, contracts
from mazzo.games.tarock.notation import DECK, print_move
from mazzo.games.tarock.players import strength
from mazzo.games.tarock.players.policy import club, greedy, random
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng
from tests.games.tarock.positions import B, C, F, cards, in_trick, say, start
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


def test_announced_cards_that_bind_nothing_are_kept_all_the_same() -> None:
    """TK_A36: nobody throws away what he has announced."""
    for trick, hand, expected in [("", "T1 7s", "7s"), ("T9", "T1 T5", "T5"), ("7s", "T1 T5", "T5")]:
        for policy in (club, greedy):
            round = in_trick("", "", announced_card="soft")
            seat = B if trick else F
            round.set_hand(F, cards(trick))
            round.set_hand(seat, cards(hand))
            round.note_announcement(seat, 0)
            round.offer()
            if trick:
                round.play(F, DECK.card(trick))
            assert print_move(policy(round, seat, Rng(1))) == expected


def test_a_strong_declarer_announces_the_partners_king() -> None:
    """TK_A35."""
    strong = {F: "T22 T21 T20 T19 T18 T17 Kh T15 T14 7s 8s 7c", C: "Ks"}
    round = say(start(strong, "4h 3h 2h", ultimo_by="side"), "pass, pass, pass, chiamata, call Ks, take 1")
    say(round, "lay 4h, lay 3h, lay 2h")
    assert print_move(club(round, F, Rng(1))) == "ultimo"
    say(round, "ultimo")
    assert print_move(club(round, F, Rng(1))) == "ok"


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
