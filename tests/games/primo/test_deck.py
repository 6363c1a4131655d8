"""Cards as kinds, hands as numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primo import deck

kinds = st.lists(st.integers(0, deck.KINDS - 1), max_size=deck.HAND)


def test_PO_A01_A02_what_the_deck_holds() -> None:
    for top_cards in range(11):
        copies = deck.copies(top_cards)
        assert sum(copies) == deck.CARDS == 114
        assert copies == [4] * 26 + [top_cards, 10 - top_cards]
    assert len(deck.NAMES) == len(set(deck.NAMES)) == deck.KINDS
    assert deck.NAMES[:3] == ("1y", "1b", "2y"), "by number, yellow before blue"
    assert deck.NAMES[24:] == ("13y", "13b", "top", "nimm"), "specials last"
    for kind, name in enumerate(deck.NAMES[:26]):
        assert name == f"{deck.NUMBER[kind]}{'yb'[deck.COLOUR[kind]]}"


@given(kinds)
def test_a_hand_is_its_cards_in_deck_order(held: list[int]) -> None:
    hand = deck.hand_of(held)
    assert deck.hand_list(hand) == sorted(held)
    assert deck.hand_size(hand) == len(held)
    assert deck.hand_of(held[::-1]) == hand
    for kind in range(deck.KINDS):
        assert deck.hand_list(deck.hand_with(hand & (1 << 25) - 1, kind)) == sorted([*sorted(held)[:5], kind])
        if kind in held:
            left = sorted(held)
            left.remove(kind)
            assert deck.hand_list(deck.hand_without(hand, kind)) == left
    for chosen in range(1 << len(held)):
        gone = [kind for place, kind in enumerate(sorted(held)) if chosen >> place & 1]
        left = [kind for place, kind in enumerate(sorted(held)) if not chosen >> place & 1]
        assert deck.hand_list(deck.hand_less(hand, deck.hand_of(gone))) == left
