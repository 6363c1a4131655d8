"""Moves as text: what is read, and the reason for whatever is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.nain_jaune.notation import DECK, REASONS, parse, print_move, why_not
from mazzo.games.nain_jaune.public import ANNOUNCED, PASS, STOP
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.errors import Ambiguous, Illegal, Malformed, MoveError, Param, Reason
from mazzo.testing.support.play import Setting, settings
from tests.games.nain_jaune.positions import holding, play

SETTINGS = settings("nain_jaune")


def leading(announce: str = "auto") -> View:
    """Seat 0 may lay any card."""
    return holding("5c Qs Qh 10s 10d 2s", "6s 8s", announce=announce).view(0)


def entering(enter: str = "optional", keep_going: str = "mandatory") -> View:
    """Seat 1 may go on with a 6, of which it has two."""
    round = holding("5c 9c", "6s 6h 8s", enter=enter, keep_going=keep_going)
    return play(round, "5c", "pass").view(1)


def going(keep_going: str = "mandatory") -> View:
    """Seat 0 has laid the 5 and has the 6."""
    return play(holding("5c 6c 9c", "6s 8s", keep_going=keep_going), "5c").view(0)


def stuck() -> View:
    """Seat 0 has laid the 5 and has no 6."""
    return play(holding("5c 9c", "6s 8s"), "5c").view(0)


def lacking() -> View:
    """Seat 1 has no 6 to go on with."""
    return play(holding("5c 9c", "7s 8s"), "5c", "pass").view(1)


def over() -> View:
    return play(holding("5c", "6s 8s"), "5c").view(1)


class Refusal(NamedTuple):
    """A text, who reads it, and what is wrong with it."""

    view: Callable[[], View]
    text: str
    error: type[MoveError]
    code: str
    params: dict[str, Param]


REFUSALS = [
    Refusal(leading, "", Malformed, "not_a_move", {"text": ""}),
    Refusal(leading, "1s", Malformed, "not_a_move", {"text": "1s"}),
    Refusal(leading, "5C", Malformed, "not_a_move", {"text": "5C"}),
    Refusal(leading, "Pass", Malformed, "not_a_move", {"text": "Pass"}),
    Refusal(leading, "5c\n", Malformed, "not_a_move", {"text": "5c\n"}),
    Refusal(leading, "Qs!!", Malformed, "not_a_move", {"text": "Qs!!"}),
    Refusal(leading, "??", Malformed, "not_a_move", {"text": "??"}),
    Refusal(leading, "Q", Ambiguous, "several_moves", {"text": "Q", "moves": ["Qs", "Qh"]}),
    Refusal(entering, "6", Ambiguous, "several_moves", {"text": "6", "moves": ["6s", "6h"]}),
    Refusal(lambda: holding("5c", "6s").view(WATCHER), "5c", Illegal, "watching", {}),
    Refusal(over, "6s", Illegal, "round_over", {}),
    Refusal(lambda: holding("5c", "6s").view(1), "6s", Illegal, "not_your_turn", {"seat": 0}),
    Refusal(lambda: holding("5c", "6s").view(1), "pass", Illegal, "not_your_turn", {"seat": 0}),
    Refusal(leading, "3c", Illegal, "card_not_held", {"card": "3c"}),
    Refusal(leading, "K", Illegal, "card_not_held", {"card": "K"}),
    Refusal(leading, "Kh!", Illegal, "card_not_held", {"card": "Kh"}),
    Refusal(entering, "8s", Illegal, "wrong_rank", {"card": "8s", "needed": "6"}),
    Refusal(entering, "8", Illegal, "wrong_rank", {"card": "8s", "needed": "6"}),
    Refusal(
        lambda: play(holding("10c 2s", "9s 8s"), "10c", "pass").view(1),
        "9s",
        Illegal,
        "wrong_rank",
        {"card": "9s", "needed": "J"},
    ),
    Refusal(leading, "pass", Illegal, "must_lead", {}),
    Refusal(leading, "stop", Illegal, "must_lead", {}),
    Refusal(lambda: entering(enter="mandatory"), "pass", Illegal, "must_enter", {"needed": "6", "cards": ["6s", "6h"]}),
    Refusal(going, "stop", Illegal, "must_go_on", {"needed": "6", "cards": ["6c"]}),
    Refusal(going, "pass", Illegal, "must_go_on", {"needed": "6", "cards": ["6c"]}),
    Refusal(entering, "stop", Illegal, "nothing_laid_yet", {}),
    Refusal(lambda: entering(keep_going="free"), "stop", Illegal, "nothing_laid_yet", {}),
    Refusal(lambda: going(keep_going="free"), "pass", Illegal, "stop_instead", {"needed": "6"}),
    Refusal(stuck, "stop", Illegal, "pass_instead", {"needed": "6"}),
    Refusal(lacking, "stop", Illegal, "pass_instead", {"needed": "6"}),
    Refusal(leading, "5c!", Illegal, "no_box_card", {"card": "5c"}),
    Refusal(lambda: leading(announce="manual"), "Qh!", Illegal, "no_box_card", {"card": "Qh"}),
    Refusal(leading, "Qs!", Illegal, "announced_by_itself", {"card": "Qs"}),
    Refusal(leading, "10!", Illegal, "announced_by_itself", {"card": "10d"}),
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


@pytest.mark.parametrize(
    ("view", "text", "move"),
    [
        (leading, "5c", "5c"),
        (leading, "5", "5c"),
        (leading, "Qs", "Qs"),
        (leading, "2", "2s"),
        (lambda: leading(announce="manual"), "Q!", "Qs!"),
        (lambda: leading(announce="manual"), "10!", "10d!"),
        (lambda: leading(announce="manual"), "Qs", "Qs"),
        (entering, "pass", "pass"),
        (stuck, "pass", "pass"),
        (lambda: going(keep_going="free"), "stop", "stop"),
    ],
)
def test_reading_is_wider_than_printing(view: Callable[[], View], text: str, move: str) -> None:
    assert print_move(parse(text, view())) == move


def test_a_rank_alone_never_announces() -> None:
    view = holding("Qs 2s", "3s", announce="manual").view(0)
    assert print_move(parse("Q", view)) == "Qs"


def test_printing() -> None:
    assert [print_move(move) for move in (PASS, STOP, 0, 51)] == ["pass", "stop", "As", "Kc"]
    assert print_move(DECK.card("10d") | ANNOUNCED) == "10d!"


@given(st.sampled_from(SETTINGS), st.integers(0, 10**6), st.integers(0, 60), st.text(max_size=5))
def test_any_text_is_a_move_or_refused_with_a_declared_reason(chosen: Setting, seed: int, stop: int, text: str) -> None:
    round = chosen.played(seed, stop).round
    names = [*DECK.names, *(f"{name}!" for name in DECK.names), "pass", "stop", "7", "Q", "K!"]
    for viewer in chosen.viewers():
        view = round.view(viewer)
        assert isinstance(view, View)
        for each in (text, *names[seed % 7 :: 7]):
            try:
                move = parse(each, view)
            except MoveError as error:
                refused = error.reason
            else:
                assert move in view.moves()
                continue
            assert set(refused.params) == set(REASONS[refused.code])


@given(st.sampled_from(SETTINGS), st.integers(0, 10**6), st.integers(0, 60))
def test_a_card_is_refused_if_and_only_if_it_cannot_be_laid(chosen: Setting, seed: int, stop: int) -> None:
    round = chosen.played(seed, stop).round
    for viewer in chosen.viewers():
        view = round.view(viewer)
        assert isinstance(view, View)
        refused = why_not(view)
        playable = {DECK.name(move & 63) for move in view.moves() if move not in (PASS, STOP)}
        held = {DECK.name(card) for card in DECK.cards(view.hand)}
        assert set(refused) == held - playable
        for card, reason in refused.items():
            with pytest.raises(Illegal) as error:
                parse(card, view)
            assert error.value.reason == reason
            assert (reason.code == "wrong_rank") == (view.deciding() != NOBODY)
