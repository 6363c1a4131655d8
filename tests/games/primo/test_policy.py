"""Quick players: what they choose, and that the better ones win."""

from __future__ import annotations

from collections import Counter

import pytest

from mazzo.games.primo import policy
from mazzo.games.primo.notation import print_move
from mazzo.games.primo.round import Round
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, setting
from tests.games.primo.positions import at_table, legal, options, play
from tests.games.primo.test_round import ELISABETH, MICHAEL, SHEET, SVENJA

BLOCKED = "A 9 | B 7 | C 5 | D 3 | E 1 | F 1"


def choice(player: Policy, round: Round, seed: int = 1) -> str:
    return print_move(player(round, round.turn, Rng(seed)))


def test_random_picks_the_kind_first() -> None:
    """A quarter each would be right where there are four kinds; here there are three: 63 exchanges do not swamp two
    plays."""
    round = at_table(BLOCKED, "8y 11y 11b 12y 13y 13b", "1y")
    rng = Rng(4)
    found = Counter(print_move(policy.random(round, 0, rng)) for _ in range(3000))
    swaps = sum(number for text, number in found.items() if text.startswith("swap"))
    assert all(900 < number < 1100 for number in (swaps, found["pass"], found["8y>A"]))
    assert set(found) <= set(legal(round))
    assert len(found) == 65
    play(round, "8y>A")
    found = Counter(print_move(policy.random(round, 0, rng)) for _ in range(300))
    assert set(found) == {"B7>A", "end"}
    assert 120 < found["end"] < 180


def test_greedy_lays_directly() -> None:
    assert choice(policy.greedy, at_table(BLOCKED, "8y top 13y", "1y")) == "8y>A", "numbers before specials"
    assert choice(policy.greedy, at_table(BLOCKED, "13b nimm", "1y")).startswith("nimm>")
    assert choice(policy.greedy, at_table(BLOCKED, "13y 13b 12y", "1y")) == "swap 12y+13y+13b"
    assert choice(policy.greedy, at_table(BLOCKED, "13y 13b", "1y", piles=["", ""])) == "pass"
    assert choice(policy.greedy, play(at_table(BLOCKED, "8y 13y", "1y"), "8y>A")) == "end"


def test_club_solves_its_turn() -> None:
    """Elisabeth's turn: all six cards go, which needs two shifts in between."""
    round = at_table(SHEET, ELISABETH, SVENJA, MICHAEL)
    while round.turn == 0:
        round.play(0, policy.club(round, 0, Rng(1)))
    assert round.owned(0) == 30


def test_club_wins_when_it_can() -> None:
    """Only if row B is shifted first do both cards fit."""
    round = at_table("A 9 | B 8 7 | C 4 | D 1 | E 1 | F 1", "13y 6y", "1y", piles=["", ""])
    while round.turn == 0:
        round.play(0, policy.club(round, 0, Rng(1)))
    assert round.finisher == 0


def test_club_plays_a_card_after_shifts() -> None:
    round = play(at_table("A 9 | B 8 | C 4 | D 1 | E 1 | F 1", "3y 13y", "1y"), "B8>A")
    assert choice(policy.club, round) in {"3y>B", "3y>C", "13y>B"}


def test_club_keeps_what_may_soon_fit() -> None:
    round = at_table("A 9 | B 7 | C 7 | D 1 | E 1 | F 1", "5y 11y 12y 13y 13b 13b", "1y")
    chosen = choice(policy.club, round)
    assert chosen.startswith("swap ")
    assert "5y" not in chosen, "it lacks one card to fit under a 7"
    assert "13b" in chosen
    assert choice(policy.club, at_table("A 9 | B 7 | C 7 | D 1 | E 1 | F 1", "13y", "1y", piles=["", ""])) == "pass"


@pytest.mark.parametrize(("better", "worse"), [(policy.club, policy.greedy), (policy.greedy, policy.random)])
def test_the_better_player_wins(better: Policy, worse: Policy) -> None:
    """One among four, each deal from two seats."""
    wins = 0
    for seed in range(2):
        for seat in (0, 2):
            course = Setting(setting("primo").game, options(), 4).start(seed)
            rng = Rng(seed)
            while course.round.waiting():
                turn = int(course.round.waiting()).bit_length() - 1
                course.play(turn, (better if turn == seat else worse)(course.round, turn, rng))
            scores = course.round.scores()
            wins += scores[seat] == max(scores)
    assert wins >= 3
