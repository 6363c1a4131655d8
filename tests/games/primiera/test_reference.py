"""The round, card by card, beside a second reading of the rules; and what holds in every round."""

from __future__ import annotations

from copy import deepcopy
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primiera.notation import print_move
from mazzo.games.primiera.round import Round
from mazzo.kernel.bits import size
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.testing.counts import continuations
from mazzo.testing.support.play import Setting, random_moves, setting, waiting
from tests.games.primiera.positions import names
from tests.games.primiera.reference import Reference, in_deck_order

VARIANTS = {
    "heralds": product(["inert", "forbidden", "counts"], ["ineligible", "sum_available"], ["lexicographic"]),
    "classic": product(["inert"], ["ineligible", "sum_available"], ["lexicographic"]),
    "two": product(["inert"], ["ineligible", "sum_available"], ["lexicographic"]),
    "three": product(["inert"], ["ineligible", "sum_available"], ["lexicographic"]),
    "robot": product(["inert", "forbidden", "counts"], ["ineligible"], ["lexicographic", "min_mean_position"]),
}
SETTINGS = [
    setting("primiera", variant=variant, opening_herald=opening, missing_suit=missing, robot_sum=robot)
    for variant, combinations in VARIANTS.items()
    for opening, missing, robot in combinations
]


def engine(course: PlayedRound) -> Round:
    assert isinstance(course.round, Round)
    return course.round


def reference(setting: Setting, course: PlayedRound) -> Reference:
    hands = [[setting.game.card(card) for card in hand] for hand in course.dealt.hands]
    table = [setting.game.card(card) for card in course.dealt.table]
    stock = [setting.game.card(card) for card in course.dealt.stock]
    return Reference(setting.options.dump(), course.dealer, hands, table, stock)


def same_state(round: Round, plain: Reference) -> None:
    assert waiting(round) == plain.to_act()
    assert set(names(round.table).split()) == set(plain.table)
    if round.setup.has_robot:
        assert [int(card) for card in round.row] == [name_index(card) for card in plain.table]
    assert len(round.stock) == len(plain.stock)
    for seat in range(plain.seats):
        assert names(round.hand(seat)).split() == in_deck_order(plain.hands[seat])
        assert names(round.captured(seat)).split() == in_deck_order(plain.piles[seat])
        assert (round.sweeps >> 8 * seat) & 255 == plain.sweeps[seat]
        chooser = plain.chooser(seat)
        assert round.chooser(seat) == (NOBODY if chooser is None else chooser)
        assert round.setup.partner(seat, round.teams) == (-1 if plain.partner(seat) is None else plain.partner(seat))
        legal = [print_move(move) for move in round.moves(seat)]
        assert len(legal) == len(set(legal))
        assert set(legal) == plain.legal(seat)


def name_index(card: str) -> int:
    return "sbcd".index(card[-1]) * 10 + int(card[:-1]) - 1


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_card_as_the_reference_says(setting: Setting) -> None:
    for seed in range(12):
        course = setting.start(seed)
        plain = reference(setting, course)
        assert course.order == plain.order
        for seat, move in random_moves(course, Rng(seed)):
            same_state(engine(course), plain)
            course.play(seat, move)
            plain.play(seat, print_move(move))
        same_state(engine(course), plain)
        assert course.round.scores() == plain.scores()


def plain_continuations(plain: Reference, depth: int) -> int:
    """The same count as `continuations`, of the reference."""
    if not plain.to_act() or not depth:
        return 1
    seat = plain.to_act()[0]
    total = 0
    for text in plain.legal(seat):
        twin = deepcopy(plain)
        twin.play(seat, text)
        total += plain_continuations(twin, depth - 1)
    return total


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize(("after", "depth"), [(2, 2), (8, 3), (33, 7)])
def test_continuations_are_as_many_as_the_reference_counts(setting: Setting, after: int, depth: int) -> None:
    course = setting.start(21)
    plain = reference(setting, course)
    for seat, move in random_moves(course, Rng(21)):
        if len(course.moves) == after:
            break
        course.play(seat, move)
        plain.play(seat, print_move(move))
    assert continuations(course.round, depth) == plain_continuations(plain, depth)


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_cards_are_conserved_and_plays_are_36(setting: Setting, seed: int) -> None:
    course = setting.start(seed)
    plays = 0
    for seat, move in random_moves(course, Rng(seed)):
        places = hidden_and_open(engine(course))
        assert sum(places) == 2**40 - 1
        assert sum(place.bit_count() for place in places) == 40
        plays += engine(course).laid == engine(course).setup.everyone
        course.play(seat, move)
    assert plays == 36
    assert engine(course).table == 0


def hidden_and_open(round: Round) -> list[int]:
    """Every place in which a card can lie, as sets."""
    seats = range(round.setup.seats)
    places = [round.table, *(round.hand(seat) for seat in seats), *(round.captured(seat) for seat in seats)]
    places += [1 << card for card in round.stock]
    if round.laid != round.setup.everyone:
        places += [1 << round.opening_card(seat) for seat in seats if round.laid >> seat & 1]
    return places


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_each_category_is_scored_at_most_once(setting: Setting, seed: int) -> None:
    course = setting.start(seed)
    for seat, move in random_moves(course, Rng(seed)):
        course.play(seat, move)
    sides = engine(course).sides()
    for category in (1, 2, 4, 8):
        assert sum(bool(side.won & category) for side in sides) <= 1
    assert sum(bool(side.won & 4) for side in sides) == 1
    assert sorted(seat for side in sides for seat in side.seats) == list(range(setting.seats))
    worth = 2 if setting.seats == 4 and len(sides) == 4 else 1
    for side in sides:
        assert side.points == worth * size(side.won) + side.sweeps
        assert [course.round.scores()[seat] for seat in side.seats] == [side.points] * len(side.seats)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_PM_A20_the_first_capture_comes_by_the_tenth_play(setting: Setting) -> None:
    """So there is always somebody to take what is left."""
    for seed in range(100):
        course = setting.start(seed)
        for seat, move in random_moves(course, Rng(seed)):
            course.play(seat, move)
            assert engine(course).turn < 10 or engine(course).last >= 0


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32), st.integers(0, 40))
def test_the_view_counts_hands(setting: Setting, seed: int, stop: int) -> None:
    course = setting.played(seed, stop)
    round = engine(course)
    for viewer in setting.viewers():
        view = round.view(viewer)
        assert [view.public.held(seat) for seat in range(setting.seats)] == [
            size(round.hand(seat)) for seat in range(setting.seats)
        ]
        assert view.unseen() & (round.table | view.hand | view.robot_hand) == 0
