"""Moves as numbers, counted and listed."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primo import moves, rows
from mazzo.games.primo.deck import HAND, KINDS, hand_list, hand_of
from mazzo.games.primo.round import Round
from tests.games.primo.positions import options, table
from tests.games.primo.test_rows import lists, row

hands = st.lists(st.integers(0, KINDS - 1), min_size=1, max_size=HAND)


@given(hands)
def test_exchanges_are_all_selections(held: list[int]) -> None:
    hand = hand_of(held)
    every = {chosen for size in range(1, len(held) + 1) for chosen in combinations(sorted(held), size)}
    found = [tuple(hand_list(move >> 3)) for move in moves.swaps(hand)]
    assert len(found) == len(set(found)) == moves.swap_count(hand)
    assert set(found) == every
    assert all(moves.kind_of(move) == moves.SWAP for move in moves.swaps(hand))


def test_six_different_cards_make_63_exchanges() -> None:
    assert moves.swap_count(hand_of([0, 5, 7, 9, 26, 27])) == 63
    assert moves.swap_count(hand_of([3, 3, 3, 3])) == 4
    assert moves.swap_count(hand_of([26] * 6)) == 6


@given(
    st.lists(lists() | st.just([]), min_size=6, max_size=6),
    st.integers(0, 63),
    st.sampled_from(["ignored", "alternating", "monochrome"]),
)
def test_the_mask_of_playable_cards_says_what_the_list_says(kinds: list[list[int]], tops: int, colours: str) -> None:
    setup = options(colours=colours).setup([0, 1])
    packed = rows.packed([row(each) for each in kinds])
    playable = moves.playable_kinds(setup, packed, tops)
    for kind in range(KINDS):
        plays = moves.hand_plays(setup, packed, tops, hand_of([kind]))
        assert bool(plays) == bool(playable >> kind & 1)
        by_column: list[int] = []
        if kind < 26:
            moves.add_number_plays(by_column, setup.colours, packed, tops, kind)
            assert plays == by_column


@given(
    st.lists(lists() | st.just([]), min_size=6, max_size=6),
    st.integers(0, 63),
    hands,
    st.sampled_from(["ignored", "alternating", "monochrome"]),
    st.sampled_from(["no", "yes"]),
    st.integers(0, 2),
    st.integers(0, 2),
    st.integers(0, 3),
)
def test_plays_are_counted_and_found_as_they_are_listed(
    kinds: list[list[int]],
    tops: int,
    held: list[int],
    colours: str,
    to_empty: str,
    steps: int,
    played: int,
    unseen: int,
) -> None:
    round = Round(options(colours=colours, shift_to_empty=to_empty).setup([0, 1]))
    round.layout = rows.packed([row(each) for each in kinds])
    round.hands, round.tops, round.steps, round.played = [hand_of(held), 0], tops, steps, played
    shifts = moves.shifts(round.setup, round.layout)
    if unseen:
        # Seen are all layouts that a shift may make but some.
        seen = [moves.shifted(round.layout, move) for n, move in enumerate(shifts) if n % 4 != unseen]
        round.layouts = [half for layout in seen for half in layout]
    listed = round.plays_with(round.hand(0))
    assert round.play_count() == len(listed)
    assert [round.nth_play(n) for n in range(len(listed))] == listed


def test_a_shift_of_a_table() -> None:
    before = rows.packed(table("A 9 8 7 | C 10"))
    assert rows.unpacked(moves.shifted(before, moves.shift(0, 9, 2))) == table("C 10 9 8 7")
    full = rows.packed(table("A 13 12 11 10 9 8 7 | B 6 5 4 3 2 1"))
    assert rows.unpacked(moves.shifted(full, moves.shift(1, 6, 0))) == table("")
