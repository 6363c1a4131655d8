"""The deal: six rows, then everybody the same, the first ones one more."""

from __future__ import annotations

from collections import Counter

import pytest

from mazzo.games.primo import dealing
from mazzo.games.primo.deck import NIMM, TOP_CARD, copies, hand_list
from mazzo.games.primo.game import GAME
from mazzo.games.primo.round import Round
from mazzo.kernel.deal import deal
from mazzo.testing.support.play import Setting
from tests.games.primo.positions import options, pile

SIZES = {2: [54] * 2, 3: [36] * 3, 4: [27] * 4, 5: [22, 22, 22, 21, 21], 6: [18] * 6}


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("top_cards", [0, 5, 10])
def test_PO_T15_A21_A26_every_card_is_dealt_once(seats: int, top_cards: int) -> None:
    setting = Setting(GAME, options(top_cards=top_cards), seats)
    for dealer in range(seats):
        match = setting.match(dealer)
        dealt = setting.deal(match, dealer)
        assert [len(dealt.hands[seat]) for seat in match.order()] == SIZES[seats], "more for the first in turn"
        assert len(dealt.table) == 6
        assert dealt.stock == []
        found = Counter([*dealt.table, *(kind for hand in dealt.hands for kind in hand)])
        assert [found[kind] for kind in range(28)] == copies(top_cards)


@pytest.mark.parametrize("seats", SIZES)
def test_PO_A28_one_card_at_a_time_from_who_begins(seats: int) -> None:
    order = [(seat + 1) % seats for seat in range(seats)]
    packs = [list(range(104)), list(range(104, 114)), list(range(108))]
    dealt = deal(dealing.plan(order), packs, seats)
    assert dealt.table == list(range(6))
    for place, seat in enumerate(order):
        assert dealt.hands[seat] == list(range(6 + place, 114, seats))


def test_PO_A25_rows_begin_with_any_numbers() -> None:
    setting = Setting(GAME, options(), 4)
    heads = [setting.deal(setting.match(), seed).table for seed in range(60)]
    assert all(kind < TOP_CARD for table in heads for kind in table), "never with a special"
    assert len({kind for table in heads for kind in table}) == 26


def test_the_top_of_the_pile_is_the_hand() -> None:
    setting = Setting(GAME, options(), 3)
    match = setting.match(1)
    dealt = setting.deal(match, 8)
    round = match.start(dealt)
    assert isinstance(round, Round)
    for seat in range(3):
        assert hand_list(round.hands[seat]) == sorted(dealt.hands[seat][:6])
        assert pile(round, seat) == [GAME.card(kind) for kind in dealt.hands[seat][6:]]
    assert GAME.face_up(dealt) == dealt.table, "A to F, not sorted"


def test_packs() -> None:
    numbers, specials, order = dealing.packs(options(top_cards=2))
    assert Counter(numbers) == dict.fromkeys(range(26), 4)
    assert Counter(specials) == {TOP_CARD: 2, NIMM: 8}
    assert order == tuple(range(108))
