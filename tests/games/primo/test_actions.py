"""Fixed ids: they never change, because programs that have learned know them by heart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primo import moves as plays
from mazzo.games.primo.actions import ACTIONS
from mazzo.games.primo.deck import HAND, KINDS, hand_list, hand_of
from mazzo.games.primo.game import GAME
from mazzo.games.primo.ids import SWAP, chosen_places, exchange, swap_ids
from mazzo.games.primo.notation import print_move
from mazzo.games.primo.view import View
from mazzo.kernel.numbers import written
from mazzo.record.course import Course


def test_the_ids_stay() -> None:
    view = Course(GAME, seed=bytes(32)).round.view(0)
    assert isinstance(view, View)
    assert ACTIONS.size == 917
    numbers = {0: "1y>A", 155: "13b>F", 168: "1y^A", 342: "A1>A", 840: "top>A", 846: "nimm>A", 852: "end", 853: "pass"}
    for number, text in numbers.items():
        move = ACTIONS.meant(view, number)
        assert move is not None
        assert print_move(move) == text
        assert ACTIONS.encode(view, move) == number
    hand = [print_move(plays.swap(hand_of([kind]))) for kind in hand_list(view.hand)]
    assert [ACTIONS.encode(view, GAME.parse(text, view)) for text in hand] == [
        SWAP - 1 + (1 << place) for place in range(HAND)
    ]


@given(st.lists(st.integers(0, KINDS - 1), min_size=1, max_size=HAND))
def test_each_exchange_has_one_id(held: list[int]) -> None:
    hand = sorted(held)
    every = [exchange(hand_of(hand), places) for places in range(1, 1 << HAND)]
    meant = [move for move in every if move is not None]
    assert sorted(meant) == sorted(plays.swaps(hand_of(hand)))
    assert [every[chosen_places(hand_of(hand), move >> 3) - 1] for move in meant] == meant
    ids = [SWAP + place for place, move in enumerate(every) if move is not None]
    assert swap_ids(hand_of(hand)) == written(ids)


def test_cards_that_are_not_in_the_hand_have_no_places() -> None:
    with pytest.raises(ValueError, match="not all of these cards"):
        chosen_places(hand_of([1, 4]), hand_of([1, 2]))
    with pytest.raises(ValueError, match="not all of these cards"):
        chosen_places(hand_of([1, 4]), hand_of([4, 4]))
