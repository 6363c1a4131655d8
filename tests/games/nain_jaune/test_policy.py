"""The quick players: what they do in plain situations, and that each beats the one before it."""

from __future__ import annotations

import pytest

from mazzo.games.nain_jaune import policy
from mazzo.games.nain_jaune.notation import print_move
from mazzo.games.nain_jaune.round import Round
from mazzo.kernel import playout
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import setting, waiting
from tests.games.nain_jaune.positions import holding, play

BOTH = pytest.mark.parametrize("choose", [policy.greedy, policy.club], ids=["greedy", "club"])


def choice(choose: Policy, round: Round) -> set[str]:
    """What a policy may choose for the seat on turn."""
    return {print_move(choose(round, round.turn, Rng(seed))) for seed in range(20)}


@BOTH
def test_a_run_is_led_from_its_lowest_card(choose: Policy) -> None:
    assert choice(choose, holding("4s 5h 6d 7s 9c Jd", "2s 2h 2d 2c 3s 3h", "8s 8h 8d 10s 10h Qd")) == {"4s"}


@BOTH
def test_a_rich_box_comes_first(choose: Policy) -> None:
    """The dwarf's 20 tokens against two cards in a row."""
    hands = ["4s 5h 7d 10s", "6s 7s 9s 2s", "6h 7h 9h 2h", "6d 8d 9d 2d"]
    assert choice(choose, holding(*hands, stock="6c 7c 9c 2c")) == {"7d"}


@BOTH
def test_the_box_card_of_the_rank_needed(choose: Policy) -> None:
    assert choice(choose, play(holding("6s 9s", "7s 7d 2c", "2s 3s"), "6s", "pass")) == {"7d"}


@BOTH
def test_they_announce(choose: Policy) -> None:
    assert choice(choose, play(holding("6s 9s", "7s 7d 2c", "2s 3s", announce="manual"), "6s", "pass")) == {"7d!"}
    assert choice(choose, holding("7d 2c", "2s 3s", announce="manual")) == {"7d!"}


@BOTH
def test_they_go_on_whenever_they_can(choose: Policy) -> None:
    assert choice(choose, play(holding("6s 9s", "7s 2c", "2s 3s"), "6s", "pass")) == {"7s"}
    assert choice(choose, play(holding("6s 7s 2c", "2s 3s", keep_going="free"), "6s")) == {"7s"}
    assert choice(choose, play(holding("6s 9s", "8s 2c", "2s 3s"), "6s", "pass")) == {"pass"}


def test_greedy_likes_a_run_that_ends_with_a_king() -> None:
    assert choice(policy.greedy, holding("4s 5s Qh Kc", "6s 7s")) == {"Qh"}


def test_greedy_breaks_ties_by_chance() -> None:
    assert choice(policy.greedy, holding("2s 5s 8s", "3s 6s 9s")) == {"2s", "5s", "8s"}


def test_club_leads_towards_a_dead_rank() -> None:
    """Nobody can have a 6: all four have been seen. So the 5 leads again, and the other cards lead nowhere."""
    round = holding("5c Js", "7s 7h", "Qs Qh", stock="7c 7d")
    assert choice(policy.club, round) == {"5c"}


def test_club_knows_who_lacks_what() -> None:
    """A lead into a rank that all others have proved to lack is better than the same lead into an open one."""
    plain = holding("3s 8s", "4s 5s 9s 10s", "4h 5h 9h 10h", stock="4d 9d")
    assert choice(policy.club, plain) == {"3s"}
    plain.voids |= 1 << 13 + 8 | 1 << 26 + 8
    assert choice(policy.club, plain) == {"8s"}


def test_club_leads_low_cards_while_it_can() -> None:
    """Aces are laid by leading them, or never."""
    hands = ["As 9s", "2s 3s 10s Js", "2h 3h 10h Jh"]
    assert choice(policy.club, holding(*hands, stock="2d 10d")) == {"As"}


def lead(seats: int, first: Policy, second: Policy, deals: int) -> float:
    """Tokens a deal by which one player with the first policy does better than others with the second; each deal is
    played once from each seat."""
    chosen, rng, total = setting("nain_jaune")._replace(seats=seats), Rng(1), 0.0
    for seed in range(deals):
        dealt = chosen.start(seats * seed).round
        for seat in range(seats):
            round = dealt.copy()
            while waiting(round):
                mover = waiting(round)[0]
                round.play(mover, (first if mover == seat else second)(round, mover, rng))
            scores = round.scores()
            total += scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
    return total / (seats * deals)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("first", "second", "least"),
    [(policy.greedy, playout.random, 6), (policy.club, playout.random, 9), (policy.club, policy.greedy, 0.5)],
    ids=["greedy-random", "club-random", "club-greedy"],
)
def test_each_beats_the_one_before(seats: int, first: Policy, second: Policy, least: float) -> None:
    """Over many deals +9 to +11, +13 to +15 and +2; the bounds leave room for so few."""
    assert lead(seats, first, second, 80) > least
