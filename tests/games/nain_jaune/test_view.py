"""What a viewer knows: never a card that it has not seen, and everything that moves have shown or proved."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.nain_jaune.game import GAME
from mazzo.games.nain_jaune.notation import DECK
from mazzo.games.nain_jaune.public import HOLDS, LACKS, NOTHING, PASS, lays_card
from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.setup import HAND
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.bits import size
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import setting, settings
from tests.games.nain_jaune.positions import holding, names, play, proved

SETTINGS = settings("nain_jaune")


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    chosen = draw(st.sampled_from(SETTINGS))
    round = chosen.played(draw(st.integers(0, 10**6)), draw(st.integers(0, 90))).round
    assert isinstance(round, Round)
    return round


def viewers(round: Round) -> list[int]:
    return [WATCHER, *range(round.setup.seats)]


@given(rounds())
def test_a_view_shows_no_hidden_card(round: Round) -> None:
    for viewer in viewers(round):
        view = round.view(viewer)
        secret = round.stock
        if round.waiting():
            for seat in range(round.setup.seats):
                secret |= round.hand(seat) if seat != viewer else 0
        shown = view.hand | view.public.gone
        for cards in view.left:
            shown |= cards
        for _, move in view.shown():
            shown |= 1 << (move & 63) if lays_card(move) else 0
        assert not secret & shown
        assert view.unseen() == secret


@given(rounds())
def test_a_world_is_a_round_of_the_same_shape(round: Round) -> None:
    for viewer in viewers(round):
        world = round.view(viewer).world(Rng(1))
        places = [*(world.hand(seat) for seat in range(4)), world.stock]
        assert [size(place) for place in places] == [*(size(round.hand(seat)) for seat in range(4)), size(round.stock)]
        assert sum(places) + round.gone == 2**52 - 1


@given(rounds(), st.integers(0, 10**6))
def test_past_deals_are_deals(round: Round, seed: int) -> None:
    seats = round.setup.seats
    for viewer in viewers(round):
        view = round.view(viewer)
        deal, moves = view.past(view.world(Rng(seed)))
        assert [len(hand) for hand in deal.hands] == [HAND[seats]] * seats
        assert sorted([card for hand in deal.hands for card in hand] + deal.stock) == list(range(52))
        assert moves == view.shown()


def test_a_copied_round_has_no_history() -> None:
    view = setting("nain_jaune").played(1, 20).round.copy().view(0)
    assert view.world(Rng(1)).waiting()
    for look in (view.shown, lambda: view.past(view.world(Rng(1)))):
        with pytest.raises(ValueError, match="history"):
            look()


def test_what_everybody_knows() -> None:
    round = play(holding("5c 6c 9c", "7d 2s", "8s 2h", stock="3s 3h"), "5c", "6c", "pass", "7d", "pass")
    for viewer in (WATCHER, 0, 1, 2):
        view = round.view(viewer)
        assert (view.public.turn, view.public.need, view.public.last) == (2, 8, 1)
        assert view.held == [1, 1, 2]
        assert view.stock == 2
        assert (proved(view.public.voids, 0), proved(view.public.voids, 1)) == ("7", "8")
        assert [DECK.name(move) for _, move in view.shown() if move != PASS] == ["5c", "6c", "7d"]
        assert view.left == []
        assert names(view.hand) == (names(round.hand(viewer)) if viewer >= 0 else "")
        assert view.deciding() == (2 if viewer == 2 else NOBODY)


def test_who_passed_on_which_rank_and_when() -> None:
    round = holding("5c 6c 9c 2c", "7d 7s 2s", "8s 2h", keep_going="free")
    play(round, "5c", "stop", "pass", "pass", "9c", "pass", "pass", "pass")
    stopped, *others = round.view(2).rests()
    assert stopped == (1, 0, 6, HOLDS)
    assert others[:2] == [(1, 1, 6, NOTHING), (1, 2, 6, NOTHING)]
    assert others[2:] == [(2, 0, 10, LACKS), (2, 1, 10, NOTHING), (2, 2, 10, NOTHING)]


def test_NJ_A31_hands_are_laid_open_when_the_round_is_over() -> None:
    round = play(holding("5c", "7d 2s", "8s"), "5c")
    for viewer in (WATCHER, 0, 1, 2):
        assert [names(cards) for cards in round.view(viewer).left] == ["", "2s 7d", "8s"]
        assert round.view(viewer).hidden_seats() == []


def test_views_are_plain_data() -> None:
    view = setting("nain_jaune", hand_payment="pips").played(3, 25).round.view(1)
    assert isinstance(view, View)
    again = GAME.load_view(json.loads(json.dumps(view.dump())))
    assert again.dump() == view.dump() == copy.copy(view).dump()
    assert set(view.dump()) == {"_kind", "public", "seat", "hand", "held", "left", "stock", "log", "began"}
    assert set(view.dump()["public"]) == {
        *("_kind", "setup", "gone", "tokens", "before", "boxes", "turn", "need", "last", "going", "rested", "laid"),
        *("voids", "holds", "opera", "paid", "fined", "forgotten"),
    }
