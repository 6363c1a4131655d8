"""What a turn leaves behind is judged by weights."""

from __future__ import annotations

from mazzo.games.primo import rows
from mazzo.games.primo.deck import hand_of
from mazzo.games.primo.worth import CLUB, PLAIN, SHREWD, Weights
from tests.games.primo.positions import cards, table

FULL = "A 9 | B 9 | C 5 | D 3 | E 1 | F 1"


def leaving(weights: Weights, text: str, hand: str) -> int:
    return int(weights.leaving(rows.packed(table(text)), hand_of(cards(hand))))


def test_what_each_weight_counts() -> None:
    assert leaving(Weights(empty_column=15), "A 9 | C 5", "") == -60
    assert leaving(Weights(run=4), FULL, "10y 11b 13y") == 4
    assert leaving(Weights(close=2), FULL, "7y 7b 6y 3y") == 6, "7 and 3 lack one card to fit"
    assert leaving(Weights(stale=30), FULL, "12y 13y top nimm") == -60, "a special always fits"


def test_the_plain_player_counts_nothing_but_cards() -> None:
    assert leaving(PLAIN, "A 9", "13y 12y") == 0


def test_nothing_is_worth_more_than_the_slack() -> None:
    for weights in (CLUB, SHREWD):
        assert leaving(weights, "A 13 | B 12 | C 11 | D 10 | E 9 | F 8", "11y 10y 9y 8y 7y 6y") < weights.slack
