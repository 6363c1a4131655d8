"""Moves as text: what is read, and the reason for whatever is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as tuned
from hypothesis import strategies as st

from mazzo.games.primo.notation import REASONS, parse, print_move, why_not
from mazzo.games.primo.round import Round
from mazzo.games.primo.view import View
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Ambiguous, Illegal, Malformed, Param, Reason
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import play_on, setting
from tests.games.primo.positions import at_table, play

ROWS = "A 12y 11b 10y 9b | B 10b 9y 8b 7y | C 5y | D 2 | E 2 | F 13 12"
HAND = "4y 4b 4b 6y 11y nimm"


def rich(**chosen: Any) -> Round:
    return at_table(ROWS, HAND, "1y", **chosen)


def begun(**chosen: Any) -> View:
    """After a shift that leaves cards to play."""
    return play(rich(**chosen), "B8>A").view(0)


def topped(**chosen: Any) -> View:
    return play(at_table("A 7y | B 2 | C 2 | E 2 | F 2", "8y 8b 9y top", "1y", **chosen), "top>A", "9y>D").view(0)


def refusal(text: str, view: View) -> Reason:
    with pytest.raises(Illegal) as refused:
        parse(text, view)
    return refused.value.reason


@pytest.mark.parametrize(
    "text",
    ["4y>C", "4b>C", "6y>B", "11y>F", "nimm>A", "nimm>F", "B8>A", "swap 4y", "swap 4b+4b+6y", "swap nimm", "pass"],
)
def test_every_form_is_read_and_printed(text: str) -> None:
    view = rich().view(0)
    assert print_move(parse(text, view)) == text


def test_a_colour_may_be_left_out_where_one_card_fits() -> None:
    view = rich().view(0)
    assert print_move(parse("6>B", view)) == "6y>B"
    with pytest.raises(Ambiguous) as refused:
        parse("4>C", view)
    assert refused.value.reason == Reason("several_moves", {"text": "4>C", "moves": ["4y>C", "4b>C"]})
    assert print_move(parse("8^A", topped(colours="alternating"))) == "8b^A"


def test_an_exchange_may_name_its_cards_in_any_order() -> None:
    assert print_move(parse("swap nimm+4b+4y+4b", rich().view(0))) == "swap 4y+4b+4b+nimm"


def test_printing_what_is_hidden() -> None:
    assert print_move(-3) == "swap ??+??+??"


NONSENSE = """! 5 14y>A 0y>A 4y>G 4y>a 4y 4y<A top nimm> A10 A14>B A10> A0>B swap Pass END ４y>C"""
SWAPS = [
    "swap ",
    "swap 4",
    "swap 4y,4b",
    "swap 4y + 4b",
    "swap 4y+",
    "swap ??",
    "swap 14y",
    "swap 1y+2y+3y+4y+5y+6y+7y",
]


@pytest.mark.parametrize("text", [*NONSENSE.split(), *SWAPS, "", " end", "4y>C\n"])
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse(text, rich().view(0))
    assert refused.value.reason == Reason("not_a_move", {"text": text})


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("end", "nothing_played_yet", {}),
        ("4y>A", "does_not_follow", {"card": "4y", "column": "A", "tail": "9b"}),
        ("4>A", "does_not_follow", {"card": "4y", "column": "A", "tail": "9b"}),
        ("5y>C", "card_not_held", {"card": "5y"}),
        ("5>C", "card_not_held", {"card": "5"}),
        ("4y^A", "no_top_here", {"column": "A"}),
        ("top>A", "card_not_held", {"card": "top"}),
        ("nimm>C", "only_outer_columns", {"column": "C"}),
        ("swap 4y+4y", "card_not_held", {"card": "4y"}),
        ("swap 13y", "card_not_held", {"card": "13y"}),
        ("B5>A", "number_not_in_row", {"number": 5, "column": "B"}),
        ("B10>B", "same_column", {"column": "B"}),
        ("B9>A", "does_not_follow", {"card": "9y", "column": "A", "tail": "9b"}),
        ("C5>D", "does_not_follow", {"card": "5y", "column": "D", "tail": "2y"}),
    ],
)
def test_reasons_when_a_turn_begins(text: str, code: str, params: dict[str, Param]) -> None:
    assert refusal(text, rich().view(0)) == Reason(code, params)


def test_reasons_when_a_turn_has_begun() -> None:
    view = begun()
    assert refusal("pass", view) == refusal("swap 4y", view) == Reason("turn_begun", {})
    moves = ["4y>C", "4b>C", "6y>A", "11y>F", "nimm>A", "nimm>F"]
    assert refusal("end", view) == Reason("can_still_play", {"moves": moves})
    assert refusal("A8>B", view) == Reason("layout_seen", {})


def test_reasons_about_empty_columns() -> None:
    round = at_table("A 9 8 | B 10", "4y", "1y")
    assert refusal("C4>A", round.view(0)) == Reason("column_empty", {"column": "C"})
    assert refusal("A8>C", round.view(0)) == Reason("no_shift_to_empty", {"column": "C"})
    seen = play(at_table("A 9 8 | B 10", "13y", "1y", shift_to_empty="yes"), "A9>C").view(0)
    assert refusal("C9>A", seen) == Reason("layout_seen", {})


def test_reasons_about_colours() -> None:
    for colours, card, below in (("alternating", "4y", "5y"), ("monochrome", "4b", "5y")):
        view = rich(colours=colours).view(0)
        expected = Reason("wrong_colour", {"card": card, "column": "C", "neighbour": below})
        assert refusal(f"{card}>C", view) == expected
    shifted = at_table("A 9y | B 8y | C 2 | D 2 | E 2 | F 2", "4y", "1y", colours="alternating").view(0)
    assert refusal("B8>A", shifted) == Reason("wrong_colour", {"card": "8y", "column": "A", "neighbour": "9y"})
    above = topped(colours="monochrome")
    assert refusal("8b^A", above) == Reason("wrong_colour", {"card": "8b", "column": "A", "neighbour": "7y"})


def test_reasons_about_top() -> None:
    round = play(at_table("A 7y | B 8 | C 2 | D 2 | E 2 | F 2", "9y 9b top", "1y"), "top>A")
    assert refusal("9y^A", round.view(0)) == Reason("does_not_top", {"card": "9y", "column": "A", "head": "7y"})
    play(round, "A7>B")
    assert refusal("9y^A", round.view(0)) == Reason("column_empty", {"column": "A"})


def test_reasons_for_those_who_do_not_decide() -> None:
    round = rich()
    assert refusal("pass", round.view(1)) == Reason("not_your_turn", {"seat": 0})
    assert refusal("pass", round.view(WATCHER)) == Reason("watching", {})
    over = play(at_table("A 5", "4y", "1y", piles=["", ""]), "4y>A")
    over.facts = rich().facts
    assert refusal("pass", round_over(over)) == Reason("round_over", {})


def round_over(round: Round) -> View:
    """The view of a game that has ended; made from one that runs, because the piles here are made up."""
    view = rich().view(1)
    view.public.turn = round.turn
    return view


def test_cards_that_cannot_be_played() -> None:
    round = at_table(ROWS, "4y 4b 13y top", "1y")
    assert why_not(round.view(0)) == {"13y": Reason("fits_nowhere", {"card": "13y"})}
    waiting = Reason("not_your_turn", {"seat": 0})
    assert why_not(round.view(1)) == {"1y": waiting}
    assert why_not(round.view(WATCHER)) == {}


def test_every_reason_is_reached() -> None:
    """Each code that is declared stands in a test of this file."""
    text = Path(__file__).read_text(encoding="utf-8")
    for code in REASONS:
        assert f'"{code}"' in text, code


@st.composite
def deciding_views(draw: st.DrawFn) -> View:
    """What somebody who decides now knows, at any point of a random game."""
    colours = draw(st.sampled_from(["ignored", "alternating", "monochrome"]))
    empty = draw(st.sampled_from(["no", "yes"]))
    seed = draw(st.integers(0, 10**6))
    course = setting("primo", colours=colours, shift_to_empty=empty).start(seed)
    play_on(course, Rng(seed), draw(st.integers(0, 60)))
    round = course.round
    assert isinstance(round, Round)
    return round.view(max(round.turn, 0))


NUMBERS = st.integers(0, 14).map(str)
COLUMNS = st.sampled_from("ABCDEFG")
NEARLY = (
    st.text(max_size=8)
    | st.text("0123456789ybABCDEF>^+ swaptonimed", max_size=14)
    | st.tuples(NUMBERS, st.sampled_from(["", "y", "b"]), st.sampled_from(">^"), COLUMNS).map("".join)
    | st.tuples(COLUMNS, NUMBERS, st.just(">"), COLUMNS).map("".join)
    | st.tuples(st.sampled_from(["top>", "nimm>"]), COLUMNS).map("".join)
    | st.lists(st.tuples(NUMBERS, st.sampled_from("yb")).map("".join), max_size=7).map(
        lambda each: f"swap {'+'.join(each)}"
    )
)


@tuned(max_examples=60)
@given(deciding_views(), st.lists(NEARLY, min_size=20, max_size=20))
def test_any_text_is_a_legal_move_or_refused_with_a_reason(view: View, texts: list[str]) -> None:
    for text in texts:
        try:
            assert parse(text, view) in view.moves()
        except (Malformed, Ambiguous, Illegal) as refused:
            reason = refused.reason
            assert set(reason.params) == set(REASONS[reason.code])
