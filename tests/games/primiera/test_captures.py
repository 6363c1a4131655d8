"""What a card takes: the worked examples, and every table against trying all sets of cards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primiera.deck import ALL, RANK
from mazzo.games.primiera.notation import DECK, print_move
from mazzo.games.primiera.round import Round
from mazzo.kernel.bits import gathered
from tests.games.primiera import reference
from tests.games.primiera.positions import at_table, legal, options, order


@st.composite
def tables(draw: st.DrawFn) -> list[int]:
    """Any table that can lie there: up to four cards from the deal, then cards of ranks that did not lie there yet."""
    dealt = draw(st.lists(st.integers(0, 39), max_size=4, unique=True))
    laid = draw(st.lists(st.integers(0, 39), max_size=10, unique_by=lambda card: RANK[card]))
    ranks = {RANK[card] for card in dealt}
    return dealt + [card for card in laid if RANK[card] not in ranks]


def round_at(table: list[int], hand: int) -> Round:
    """Seat 0 on turn with any cards that are not on the table."""
    round = Round(options(variant="classic").setup(order("classic")))
    round.set_table(gathered(table))
    round.h0 = hand & ~gathered(table)
    return round


@given(tables(), st.integers(1, ALL))
def test_moves_are_what_trying_all_sets_finds(table: list[int], hand: int) -> None:
    round = round_at(table, hand)
    lying = [DECK.name(card) for card in table]
    taken = {rank: reference.captures(f"{rank}?", lying) for rank in range(1, 11)}
    expected = {reference.written(DECK.name(card), some) for card in DECK.cards(round.h0) for some in taken[RANK[card]]}
    moves = round.moves(0)
    assert {print_move(move) for move in moves} == expected
    assert len(moves) == round.count(0) == len(expected)
    assert [round.nth(0, n) for n in range(len(moves))] == moves
    cards = [move & 63 for move in moves]
    assert cards == sorted(cards, key=lambda card: (RANK[card], card))


def test_the_fullest_table_still_fits_six_bits() -> None:
    """Four Heralds and one card of each other rank but ten, each laid before a smaller one: 56 sums of ten."""
    table = "1s 1b 1c 1d 2s 3s 4s 5s 6s 7s 8s 9s"
    assert len(legal(at_table(table, "10s"))) == len(reference.captures("10s", table.split())) == 56


def test_moves_come_in_canonical_order() -> None:
    """By rank, then by suit; the captures of a card in the order of their first cards."""
    round = at_table("4d 2s 3b 5c", "7b 10d 9s 6c 6b")
    assert legal(round) == [
        "6b x 2s+4d",
        "6c x 2s+4d",
        "7b x 2s+5c",
        "7b x 3b+4d",
        "9s x 2s+3b+4d",
        "9s x 5c+4d",
        "10d x 2s+3b+5c",
    ]


def test_PM_T01_an_equal_card_forbids_sums() -> None:
    assert legal(at_table("8s 2b 6c", "8d")) == ["8d x 8s"]


def test_PM_T08_one_of_two_equal_cards() -> None:
    round = at_table("3s 3b 4c", "3d")
    assert legal(round) == ["3d x 3s", "3d x 3b"]
    round.play(0, round.moves(0)[0])
    assert round.table == DECK.set("3b 4c")


def test_PM_T10_any_sum_but_some_sum() -> None:
    """PM-A04: capturing is compulsory. PM-A06: of several sums any may be taken, not only that of the fewest cards."""
    assert set(legal(at_table("2s 5b 7c 3d", "10s"))) == {"10s x 7c+3d", "10s x 2s+5b+3d"}


def test_PM_T11_the_equal_card_before_the_sum() -> None:
    assert legal(at_table("9s 5b 4c", "9d")) == ["9d x 9s"]


def test_PM_T12_sums_of_5_4_2() -> None:
    round = at_table("5s 4b 2c", "6d 7d 8d 9d 10d")
    assert legal(round) == ["6d x 4b+2c", "7d x 5s+2c", "8d", "9d x 5s+4b", "10d"]
    for card in ("8d", "10d"):
        after = round.copy()
        after.play(0, DECK.card(card))
        assert after.table == round.table | DECK.set(card)


def test_PM_A04_capturing_is_compulsory() -> None:
    assert "6d" not in legal(at_table("4b 2c", "6d 5d"))


def test_PM_A05_one_may_play_a_card_that_takes_nothing() -> None:
    assert legal(at_table("4b 2c", "6d 5d")) == ["5d", "6d x 4b+2c"]


def test_PM_A06_no_preference_for_few_cards() -> None:
    assert "10s x 1s+2s+3s+4s" in legal(at_table("1s 2s 3s 4s 7b", "10s"))
