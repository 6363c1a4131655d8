"""Worked examples of Briscola. Everything that holds for any game is in `pytest --pyargs mazzo.testing`."""

from __future__ import annotations

import pytest
from mazzo_briscola.game import GAME
from mazzo_briscola.policy import club, greedy
from mazzo_briscola.round import NAMES, NO_CARD, POINTS, SWAP, BriscolaOptions, Match, Round

from mazzo.kernel.contract import WATCHER, Deal
from mazzo.kernel.errors import Illegal
from mazzo.kernel.rng import Rng

OTHERS = ("5s", "5b", "5c", "5d")
"""For each seat a card to hold."""


def cards(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


def dealt(*hands: str, under: str, stock: str = "", **options: str) -> Round:
    """A round in which seat 0 leads."""
    given = Deal([cards(hand) for hand in hands], cards(under), cards(stock))
    return Round(GAME.options_type.read(options), list(range(len(hands))), given)


def play(round: Round, text: str) -> None:
    """Moves in turn, with commas between them."""
    for move in text.split(", "):
        round.play(round.turn, GAME.parse(move, round.view(round.turn)))


def held(round: Round, seat: int) -> str:
    return " ".join(GAME.cards(round.hands[seat]))


def test_there_are_120_points() -> None:
    assert sum(POINTS) == 120


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("4s, 7s, 2s, 6s", 1),
        ("3s, 1s, 10s, 9s", 1),
        ("1s, 3b, 1c, 10b", 0),
        ("1s, 2d, 3s, 4b", 1),
        ("1s, 2d, 3d, 1d", 3),
        ("2d, 1s, 3s, 10s", 0),
    ],
)
def test_who_takes_a_trick(trick: str, winner: int) -> None:
    """The highest trump, here Coins, else the highest of the suit led: 1, 3, 10, 9, 8, 7, 6, 5, 4, 2."""
    round = dealt(*(f"{card} {other}" for card, other in zip(trick.split(", "), OTHERS, strict=True)), under="6d")
    round.under = NO_CARD
    play(round, trick)
    assert round.turn == winner
    assert round.points([winner]) == sum(POINTS[card] for card in cards(trick.replace(",", "")))


def test_any_card_may_be_played() -> None:
    round = dealt("1s 4b 2d", "2s 3b 7d", under="6d", stock="5s 5b 5c")
    play(round, "1s")
    assert GAME.print(round.moves(1)[0]) == "2s"
    assert len(round.moves(1)) == 3


def test_the_winner_draws_first_and_the_last_one_gets_the_open_trump() -> None:
    round = dealt("4s 4b 4c", "1s 1b 1c", under="6d", stock="5s")
    play(round, "4s, 1s")
    assert round.turn == 1
    assert (held(round, 1), held(round, 0)) == ("5s 1b 1c", "4b 4c 6d")
    assert GAME.cards(round.view(WATCHER).seen.hands[0]) == ["6d"], "everybody saw the trump go"
    assert round.stock == []


@pytest.mark.parametrize(
    ("exchange", "under", "hand", "allowed"),
    [
        ("off", "1d", "7d 2d 4s", []),
        ("seven", "1d", "7d 2d 4s", ["swap 7d"]),
        ("seven", "8d", "7d 2d 4s", ["swap 7d"]),
        ("seven", "6d", "7d 2d 4s", []),
        ("seven", "1d", "7s 2d 4s", []),
        ("seven_two", "6d", "7d 2d 4s", ["swap 2d"]),
        ("seven_two", "7d", "5d 2d 4s", ["swap 2d"]),
        ("seven_two", "1d", "5d 2d 4s", []),
    ],
)
def test_what_may_be_exchanged(exchange: str, under: str, hand: str, allowed: list[str]) -> None:
    round = dealt(hand, "5s 5b 5c", under=under, stock="6s", exchange=exchange)
    assert [GAME.print(move) for move in round.moves(0) if move & SWAP] == allowed


def test_an_exchange_is_no_turn() -> None:
    round = dealt("7d 2d 4s", "5s 5b 5c", under="1d", stock="6s 6b 6c", exchange="seven_two")
    play(round, "swap 7d, swap 2d")
    assert (round.turn, held(round, 0), NAMES[round.under]) == (0, "4s 1d 7d", "2d")
    with pytest.raises(Illegal) as refused:
        GAME.parse("swap 4s", round.view(0))
    assert refused.value.reason.code == "no_exchange"


def test_partners_look_at_the_last_three_cards() -> None:
    hands = ("4s 4b 4c", "5s 5b 5c", "6s 6b 6c", "7s 7b 7c")
    round = dealt(*hands, under="6d", stock="8s 8b 8c", look="on")
    assert not round.view(0).seen.hands[2]
    play(round, "4s, 5s, 6s, 7s")
    assert held(round, 0) == "4b 8b 4c"
    assert GAME.cards(round.view(2).seen.hands[0]) == GAME.cards(round.hands[0])
    assert GAME.cards(round.view(1).seen.hands[0]) == []


def test_most_points_win_and_60_each_are_nobodys() -> None:
    round = dealt("4s", "5s", under="6d")
    round.won = [sum(1 << card for card in cards("1s 3s 1b 3b 1c")), 0]
    assert (round.worth(), round.scores()) == ([53, 0], [1, 0])
    round.won[1] = sum(1 << card for card in cards("3c 1d 3d 10s 9s 8s 10b 9b 8b 10c"))
    assert round.worth() == [53, 53]
    assert round.scores() == [0, 0]


def test_partners_count_together() -> None:
    round = dealt("4s", "5s", "6s", "7s", under="6d")
    round.won = [sum(1 << card for card in cards(text)) for text in ("10s", "1b", "1s", "")]
    assert round.worth() == [15, 11, 15, 11]
    assert round.scores() == [1, 0, 1, 0]


def test_three_play_without_the_two_of_cups() -> None:
    (pack,) = GAME.packs(BriscolaOptions(), 3)
    assert len(pack) == 39
    assert cards("2c")[0] not in pack


@pytest.mark.parametrize(
    ("length", "totals", "number", "over"),
    [
        ("best_of", [2, 0], 2, True),
        ("best_of", [1, 0], 2, False),
        ("best_of", [1, 1], 3, True),
        ("all", [2, 0], 2, False),
    ],
)
def test_when_a_match_is_over(length: str, totals: list[int], number: int, over: bool) -> None:
    match = Match(Round, GAME.options({"length": length}), 2, 0)
    match.totals, match.number = totals, number
    assert match.over() == over


def test_quick_players() -> None:
    """Both take a ten with an ace, and throw nothing away; the better one spares its trump for more than a knight."""

    def chosen(led: str, hand: str) -> list[str]:
        round = dealt(f"{led} 2b", hand, under="6d", stock="5s")
        play(round, led)
        return [NAMES[policy(round, 1, Rng(1))] for policy in (greedy, club)]

    assert chosen("10s", "1s 4c 10c") == ["1s", "1s"]
    assert chosen("4b", "3s 4c 10s") == ["4c", "4c"]
    assert chosen("9s", "8d 4c 10c") == ["8d", "4c"]
