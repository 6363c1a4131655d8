"""Moves as text: what is read, and the reason for whatever is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primiera.notation import DECK, REASONS, parse, print_move, why_not
from mazzo.games.primiera.public import HIDDEN
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.view import View
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Ambiguous, Illegal, Malformed, MoveError, Param, Reason
from mazzo.testing.support.play import setting
from tests.games.primiera.positions import at_table, at_turn, cards, dealt, opened, options, order, play
from tests.games.primiera.reference import captures, rank, written

SETTINGS = [setting("primiera", variant=variant) for variant in ("heralds", "classic", "two", "three", "robot")]
FORBIDDING = setting("primiera", opening_herald="forbidden")


def rich() -> View:
    """Seat 0 on turn: a five takes 2+3, a seven one of two sevens, or nothing equal: an eight takes 2+3+3 or 1+7."""
    return at_table("2s 3b 7c 7s 1d", "5s 7d 8c 10s 6s 6c").view(0)


def plain() -> View:
    """Seat 0 on turn, and only a ten takes something."""
    return at_table("3b 7c", "10s 4d").view(0)


def opening(**chosen: str) -> Round:
    return Round.start(options(**chosen).setup(order("heralds")), dealt({0: "1s 10s"}))


def laid() -> View:
    round = opening()
    round.play(0, cards("10s")[0])
    return round.view(0)


def over() -> View:
    return play(at_turn(at_table("3s 4b", "", "", "", "7d"), 35), "7d x 3s+4b").view(0)


def robot() -> View:
    return opened({3: "9c"}, {0: "2s", 1: "3s", 2: "4s"}, variant="robot").view(3)


class Refusal(NamedTuple):
    """A text, who reads it, and what is wrong with it."""

    view: Callable[[], View]
    text: str
    error: type[MoveError]
    code: str
    params: dict[str, Param]


REFUSALS = [
    Refusal(plain, "", Malformed, "not_a_move", {"text": ""}),
    Refusal(plain, "10s takes 3b", Malformed, "not_a_move", {"text": "10s takes 3b"}),
    Refusal(plain, "10s  x 3b", Malformed, "not_a_move", {"text": "10s  x 3b"}),
    Refusal(plain, "11s", Malformed, "unknown_card", {"card": "11s"}),
    Refusal(plain, "??", Malformed, "unknown_card", {"card": "??"}),
    Refusal(plain, "10s\n", Malformed, "unknown_card", {"card": "10s\n"}),
    Refusal(plain, "10S x 3b", Malformed, "unknown_card", {"card": "10S"}),
    Refusal(plain, "10s x 3b+", Malformed, "unknown_card", {"card": ""}),
    Refusal(plain, "10s x 3b+3b", Malformed, "card_twice", {"card": "3b"}),
    Refusal(rich, "7d x", Ambiguous, "several_moves", {"text": "7d x", "moves": ["7d x 7s", "7d x 7c"]}),
    Refusal(rich, "7 x 7", Ambiguous, "several_moves", {"text": "7 x 7", "moves": ["7d x 7s", "7d x 7c"]}),
    Refusal(rich, "8c x 1+7", Ambiguous, "several_moves", {"text": "8c x 1+7", "moves": ["8c x 7s+1d", "8c x 7c+1d"]}),
    Refusal(lambda: at_table("", "1s").view(WATCHER), "1s", Illegal, "watching", {}),
    Refusal(over, "7d", Illegal, "round_over", {}),
    Refusal(laid, "1s", Illegal, "already_laid", {"card": "10s"}),
    Refusal(lambda: at_table("", "1s", "2s").view(1), "2s", Illegal, "not_your_turn", {"seat": 0}),
    Refusal(robot, "2s", Illegal, "robot_chooses_nothing", {}),
    Refusal(plain, "5d", Illegal, "card_not_held", {"card": "5d"}),
    Refusal(plain, "5 x 3b", Illegal, "card_not_held", {"card": "5"}),
    Refusal(lambda: opening().view(0), "10s x 3b", Illegal, "opening_takes_nothing", {"card": "10s"}),
    Refusal(lambda: opening(opening_herald="forbidden").view(0), "1s", Illegal, "herald_may_not_open", {"card": "1s"}),
    Refusal(plain, "10s", Illegal, "must_capture", {"card": "10s", "moves": ["10s x 3b+7c"]}),
    Refusal(rich, "6", Illegal, "must_capture", {"card": "6s", "moves": ["6s x 2s+3b+1d", "6c x 2s+3b+1d"]}),
    Refusal(plain, "4d x", Illegal, "nothing_to_take", {"card": "4d"}),
    Refusal(plain, "10s x 6s", Illegal, "not_on_table", {"card": "6s"}),
    Refusal(plain, "10s x 7c+4d", Illegal, "not_on_table", {"card": "4d"}),
    Refusal(plain, "10s x 7+6", Illegal, "not_on_table", {"card": "6"}),
    Refusal(lambda: at_table("3b 9c", "6s").view(0), "6s x 3+3", Illegal, "not_on_table", {"card": "3"}),
    Refusal(lambda: at_table("3b 9c", "6s").view(0), "6s x 3+3b", Illegal, "not_on_table", {"card": "3"}),
    Refusal(rich, "7d x 7c+7s", Illegal, "one_equal_card", {"card": "7d", "equal": ["7s", "7c"]}),
    Refusal(rich, "7d x 7+7", Illegal, "one_equal_card", {"card": "7d", "equal": ["7s", "7c"]}),
    Refusal(rich, "7d x 2s+3b", Illegal, "equal_card_first", {"card": "7d", "equal": ["7s", "7c"]}),
    Refusal(rich, "7d x 7c+1d", Illegal, "equal_card_first", {"card": "7d", "equal": ["7s", "7c"]}),
    Refusal(plain, "10s x 7c", Illegal, "wrong_sum", {"card": "10s", "sum": 7, "needed": 10}),
    Refusal(plain, "4d x 7+3", Illegal, "wrong_sum", {"card": "4d", "sum": 10, "needed": 4}),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.code}-{refusal.text!r}")
def test_why_a_text_is_refused(refusal: Refusal) -> None:
    with pytest.raises(MoveError) as refused:
        parse(refusal.text, refusal.view())
    assert type(refused.value) is refusal.error
    assert refused.value.reason == Reason(refusal.code, refusal.params)
    assert set(refusal.params) == set(REASONS[refusal.code])


def test_every_reason_is_reached() -> None:
    assert {refusal.code for refusal in REFUSALS} == set(REASONS)
    assert "illegal" not in REASONS


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("5s x 2s+3b", "5s x 2s+3b"),
        ("5s x 3b+2s", "5s x 2s+3b"),
        ("5 x", "5s x 2s+3b"),
        ("5 x 2+3", "5s x 2s+3b"),
        ("5 x 3+2s", "5s x 2s+3b"),
        ("7d x 7c", "7d x 7c"),
        ("8c x 1+7s", "8c x 7s+1d"),
        ("6s x", "6s x 2s+3b+1d"),
        ("10 x 7c+2+1", "10s x 2s+7c+1d"),
    ],
)
def test_a_text_may_leave_out_what_is_clear(text: str, move: str) -> None:
    assert print_move(parse(text, rich())) == move


def test_printing() -> None:
    assert print_move(HIDDEN) == "??"
    assert print_move(DECK.card("5s")) == "5s"
    assert print_move(DECK.set("4b 3c") << 6 | DECK.card("7d")) == "7d x 4b+3c", "captured cards in deck order"


@st.composite
def deciding_views(draw: st.DrawFn) -> View:
    """What somebody who decides now knows, at any point of a random round."""
    chosen = draw(st.sampled_from([*SETTINGS, FORBIDDING]))
    round = chosen.played(draw(st.integers(0, 10**6)), draw(st.integers(0, 39))).round
    assert isinstance(round, Round)
    views = [round.view(seat) for seat in range(chosen.seats)]
    deciding = [view for view in views if view.moves()]
    return draw(st.sampled_from(deciding or views))


def refusal_of(text: str, view: View) -> Reason | None:
    """Why a text is refused; None if it is a legal move."""
    try:
        assert parse(text, view) in view.moves()
    except (Malformed, Ambiguous, Illegal) as refused:
        return refused.reason
    return None


@given(deciding_views())
def test_printed_moves_are_read_again(view: View) -> None:
    for move in view.moves():
        assert parse(print_move(move), view) == move


@given(
    deciding_views(),
    st.text()
    | st.text("0123456789sbcdx+ ?", max_size=12)
    | st.from_regex(r"\A[1-9][sbcd]?( x( [1-9][sbcd]?(\+[1-9][sbcd]?)*)?)?\Z"),
)
def test_any_text_is_a_legal_move_or_refused_with_a_reason(view: View, text: str) -> None:
    reason = refusal_of(text, view)
    if reason is not None:
        assert set(reason.params) == set(REASONS[reason.code])


def subsets(names: list[str]) -> Iterator[tuple[str, ...]]:
    """All sets of up to five cards; more add up to more than ten or hold equal cards."""
    return chain.from_iterable(combinations(names, size) for size in range(6))


def verdict(card: str, taken: tuple[str, ...], table: list[str]) -> str:
    """The reason that a person would give for a card from hand and cards from the table; none if that is legal."""
    allowed = captures(card, table)
    if frozenset(taken) in allowed:
        return ""
    if not taken:
        return "must_capture"
    equal = [other for other in table if rank(other) == rank(card)]
    if equal:
        return "one_equal_card" if set(taken) <= set(equal) else "equal_card_first"
    return "wrong_sum"


@given(deciding_views())
def test_every_wrong_capture_has_its_reason(view: View) -> None:
    """Each card of the hand with each set of table cards: legal just when the rules say so, else the right reason."""
    if view.deciding() < 0 or view.public.in_opening():
        return
    table = [DECK.name(card) for card in DECK.cards(view.public.table)]
    for card in (DECK.name(card) for card in DECK.cards(view.hand_of(view.deciding()))):
        for taken in subsets(table[:8]):
            reason = refusal_of(written(card, taken), view)
            assert (reason.code if reason else "") == verdict(card, taken, table)


def test_a_sum_that_is_right_is_never_called_wrong() -> None:
    view = at_table("3b 9c 2s", "6s").view(0)
    for text in ("6s x 3+3", "6s x 3b+3", "6s x 2+2+2", "6s x 2s+2+2"):
        with pytest.raises(Illegal) as refused:
            parse(text, view)
        assert refused.value.reason.code == "not_on_table"


def test_cards_that_may_not_open() -> None:
    assert why_not(opening(opening_herald="forbidden").view(0)) == {"1s": Reason("herald_may_not_open", {"card": "1s"})}
    assert why_not(opening().view(0)) == {}


def test_cards_of_those_who_wait() -> None:
    round = at_table("", "1s", "2s 3s")
    assert why_not(round.view(0)) == {}
    waiting = Reason("not_your_turn", {"seat": 0})
    assert why_not(round.view(1)) == {"2s": waiting, "3s": waiting}
    assert why_not(round.view(WATCHER)) == {}
    refused = why_not(laid())
    assert len(refused) == 9
    assert all(reason == Reason("already_laid", {"card": "10s"}) for reason in refused.values())


def test_a_partner_of_the_robot_has_two_hands() -> None:
    """Only one of them is on turn."""
    round = opened({0: "2s 1d", 3: "9c"}, {0: "2s", 1: "3s", 2: "4s"}, variant="robot")
    play(round, "1d")
    assert round.chooser(3) == 0
    own = {DECK.name(card) for card in DECK.cards(round.h0)}
    assert why_not(round.view(0)) == dict.fromkeys(own, Reason("not_your_turn", {"seat": 3}))
