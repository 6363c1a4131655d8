"""What a viewer knows of a round of Primiera, and what it does not."""

from __future__ import annotations

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primiera.game import GAME
from mazzo.games.primiera.notation import DECK, print_move
from mazzo.games.primiera.public import HIDDEN, NO_CARD
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import PACKET
from mazzo.games.primiera.view import View
from mazzo.kernel.bits import gathered, size
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, setting
from tests.games.primiera.positions import dealt, names, opened, options, order, play

VARIANTS = ["heralds", "classic", "two", "three", "robot"]
SETTINGS = [setting("primiera", variant=variant) for variant in VARIANTS]
SETTINGS += [setting("primiera", variant="robot", opening_herald="counts")]


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    chosen = draw(st.sampled_from(SETTINGS))
    round = chosen.played(draw(st.integers(0, 10**6)), draw(st.integers(0, 40))).round
    assert isinstance(round, Round)
    return round


def viewers(round: Round) -> list[int]:
    return [WATCHER, *range(round.setup.seats)]


@given(rounds())
def test_a_view_knows_each_card_or_counts_it(round: Round) -> None:
    """Known and hidden cards make forty; what is hidden fits the places that are hidden."""
    for viewer in viewers(round):
        view = round.view(viewer)
        places = sum(view.public.held(seat) for seat in range(round.setup.seats) if not view.knows_hand(seat))
        if view.public.in_opening():
            places += size(round.laid) - (view.face_down != NO_CARD)
        assert size(view.unseen()) == places + view.stock
        assert view.stock == len(round.stock)


@given(rounds())
def test_no_hidden_card_is_anywhere_in_a_view(round: Round) -> None:
    """A view is numbers: as sets of cards, none of them touches a card that the viewer has not seen."""
    for viewer in viewers(round):
        view = round.view(viewer)
        seats = range(round.setup.seats)
        secret = gathered(round.stock)
        for seat in seats:
            own = seat == viewer and not (round.setup.has_robot and seat == 3)
            if not own and not (round.setup.has_robot and seat == 3 and round.robot < 0):
                secret |= round.hand(seat)
                if view.public.in_opening() and round.laid >> seat & 1:
                    secret |= 1 << round.opening_card(seat)
        assert secret == view.unseen()
        shown = view.hand | view.robot_hand | view.public.table | gathered(view.public.row)
        for seat in seats:
            shown |= view.public.captured(seat)
        for seat in range(4):
            if view.opening_card(seat) != NO_CARD:
                shown |= 1 << view.opening_card(seat)
        for _, move in view.shown():
            if move != HIDDEN:
                shown |= 1 << (move & 63) | move >> 6
        assert not secret & shown


@given(rounds())
def test_a_world_is_a_round_of_the_same_shape(round: Round) -> None:
    for viewer in viewers(round):
        world = round.view(viewer).world(Rng(1))
        assert [size(world.hand(seat)) for seat in range(4)] == [size(round.hand(seat)) for seat in range(4)]
        assert len(world.stock) == len(round.stock)
        everything = [world.hand(seat) | world.captured(seat) for seat in range(4)]
        opening = [1 << world.opening_card(seat) for seat in range(4) if world.laid >> seat & 1]
        if world.laid == world.setup.everyone:
            opening = []
        assert sum(everything) + sum(opening) + world.table + gathered(world.stock) == 2**40 - 1


@given(rounds(), st.integers(0, 10**6))
def test_past_deals_are_deals_of_the_variant(round: Round, seed: int) -> None:
    """Each hand of the size that is dealt, with one Herald where one is dealt; the robot opens with another card."""
    setup = round.setup
    for viewer in viewers(round):
        view = round.view(viewer)
        deal, moves = view.past(view.world(Rng(seed)))
        number = PACKET[setup.variant] + setup.heralds
        assert [len(hand) for hand in deal.hands] == [number] * setup.seats
        assert sorted([card for hand in deal.hands for card in hand] + deal.table + deal.stock) == list(range(40))
        assert len(deal.table) == (0 if setup.heralds else 4)
        if setup.heralds:
            assert all(sum(card % 10 == 0 for card in hand) == 1 for hand in deal.hands)
        if setup.has_robot:
            assert deal.hands[3][0] % 10
        assert len(moves) == len(view.shown())
        for (seat, move), (shown_seat, shown) in zip(moves, view.shown(), strict=True):
            assert seat == shown_seat
            assert shown in (move, HIDDEN)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_copied_round_has_no_history(setting: Setting) -> None:
    view = setting.played(1, 20).round.copy().view(0)
    assert view.world(Rng(1)).waiting()
    with pytest.raises(ValueError, match="history"):
        view.shown()
    with pytest.raises(ValueError, match="history"):
        view.past(view.world(Rng(1)))


def test_opening_cards_are_hidden_until_all_lie() -> None:
    round = Round.start(options().setup(order("heralds")), dealt({0: "2s", 1: "3s", 2: "4s", 3: "5s"}))
    for seat, card in ((2, "4s"), (0, "2s"), (3, "5s")):
        round.play(seat, DECK.card(card))
    texts = {viewer: [(seat, print_move(move)) for seat, move in round.view(viewer).shown()] for viewer in (-1, 0, 1)}
    assert texts[WATCHER] == texts[1] == [(0, "??"), (2, "??"), (3, "??")], "in turn order, however they came"
    assert texts[0] == [(0, "2s"), (2, "??"), (3, "??")]
    round.play(1, DECK.card("3s"))
    for viewer in (WATCHER, 0, 1, 2, 3):
        assert [print_move(move) for _, move in round.view(viewer).shown()] == ["2s", "3s", "4s", "5s"]


def test_PM_A27_laying_a_herald_shows_nothing_before_the_others_have_laid() -> None:
    """Who has shown a Herald, and whom it makes partners, waits for the cards to be turned."""
    for opening_herald in ("inert", "counts"):
        setup = options(opening_herald=opening_herald).setup(order("heralds"))
        round = Round.start(setup, dealt({0: "1c"}))
        round.play(0, DECK.card("1c"))
        view = round.view(1)
        assert (view.public.shown_heralds, view.public.teams, view.public.herald) == (0, 0, -1)


def test_a_seat_that_has_shown_its_herald_holds_none() -> None:
    round = opened({0: "2s 1s", 1: "3s", 2: "4s", 3: "5s"}, {0: "2s", 1: "3s", 2: "4s", 3: "5s"})
    play(round, "1s")
    for viewer in (WATCHER, 1, 2, 3):
        for seed in range(20):
            world = round.view(viewer).world(Rng(seed))
            assert [sum(card % 10 == 0 for card in DECK.cards(world.hand(seat))) for seat in range(4)] == [0, 1, 1, 1]


def test_PM_A26_the_robot_sees_no_more_than_a_watcher() -> None:
    chosen = setting("primiera", variant="robot")
    for stop in range(40):
        round = chosen.played(stop, stop).round
        robot, watcher = round.view(3).dump(), round.view(WATCHER).dump()
        assert {**robot, "seat": WATCHER} == watcher
        assert round.view(3).deciding() == NOBODY


def test_an_open_pile_has_no_order() -> None:
    """Once the robot's cards lie open, a view has them as a set, and a world forgets how they lay."""
    round = opened({0: "2s 1d", 3: "9c"}, {0: "2s", 1: "3s", 2: "4s"}, variant="robot")
    play(round, "1d")
    view = round.view(0)
    assert names(view.robot_hand) == names(round.h3)
    assert view.world(Rng(1)).pile == b""


def test_views_are_plain_data() -> None:
    view = setting("primiera", variant="robot").played(3, 25).round.view(1)
    assert isinstance(view, View)
    again = GAME.load_view(json.loads(json.dumps(view.dump())))
    assert again.dump() == view.dump() == copy.copy(view).dump()
    assert set(view.dump()) == {
        *("_kind", "public", "seat", "hand", "face_down", "robot_hand", "stock", "log", "began"),
    }
    assert set(view.dump()["public"]) == {
        *("_kind", "setup", "c0", "c1", "c2", "c3", "sweeps", "table", "ways", "turn", "place", "laid", "opening"),
        *("last", "teams", "herald", "herald_seat", "shown_heralds", "robot", "row"),
    }
