"""The round, move by move, beside a second reading of the rules; and what holds in every round and match."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.nain_jaune.match import Match
from mazzo.games.nain_jaune.notation import print_move
from mazzo.games.nain_jaune.public import FREE, PASS, STOP
from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.setup import HAND
from mazzo.games.nain_jaune.tokens import STAKE
from mazzo.kernel.bits import size
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.testing.support.play import Setting, any_move, random_moves, setting, waiting
from tests.games.nain_jaune.positions import BOXES, boxes, names, options, proved, stacks, value
from tests.games.nain_jaune.reference import Reference, in_deck_order

CHOICES = {field.key: field.values for field in options().describe()}
SETTINGS = [
    setting("nain_jaune", **dict(zip(CHOICES, map(str, values), strict=True)))._replace(seats=seats)
    for values in product(*CHOICES.values())
    for seats in (2, 3, 4)
]


def engine(course: PlayedRound) -> Round:
    assert isinstance(course.round, Round)
    return course.round


def reference(setting: Setting, course: PlayedRound) -> Reference:
    hands = [[setting.game.card(card) for card in hand] for hand in course.dealt.hands]
    return Reference(setting.options.dump(), course.order, hands, [49] * setting.seats, dict.fromkeys(BOXES, 0))


def same_state(round: Round, plain: Reference) -> None:
    assert waiting(round) == ([] if plain.turn is None else [plain.turn])
    assert stacks(round) == plain.stacks
    assert boxes(round) == [plain.boxes[card] for card in BOXES]
    for seat in range(plain.seats):
        assert names(round.hand(seat)).split() == in_deck_order(plain.hands[seat])
        assert proved(round.voids, seat).split() == [str(rank) for who, rank in sorted(plain.lacks()) if who == seat]
        assert proved(round.holds, seat).split() == [str(rank) for who, rank in sorted(plain.has()) if who == seat]
        legal = [print_move(move) for move in round.moves(seat)]
        assert len(legal) == len(set(legal))
        assert set(legal) == plain.legal(seat)
    if plain.turn is not None:
        assert round.need == (plain.need or FREE)
        assert bool(round.going) == plain.going
        assert round.last == (-1 if plain.last is None else plain.last)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_as_the_reference_says(seats: int) -> None:
    """With every combination of options."""
    for seed, chosen in enumerate(each for each in SETTINGS if each.seats == seats):
        course = chosen.start(seed)
        plain = reference(chosen, course)
        for seat, move in random_moves(course, Rng(seed)):
            same_state(engine(course), plain)
            course.play(seat, move)
            plain.play(seat, print_move(move))
        same_state(engine(course), plain)
        assert course.round.scores() == plain.scores()


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_cards_and_tokens_are_conserved(setting: Setting, seed: int) -> None:
    course = setting.start(seed)
    pile = 0
    for seat, move in random_moves(course, Rng(seed)):
        round = engine(course)
        places = [round.stock, pile, *(round.hand(each) for each in range(setting.seats))]
        assert sum(places) == 2**52 - 1
        assert sum(size(place) for place in places) == 52
        assert value(round) == 49 * setting.seats
        course.play(seat, move)
        if move not in (PASS, STOP):
            pile |= 1 << (move & 63)
    assert value(engine(course)) == 49 * setting.seats


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_NJ_A27_every_lap_lays_a_card(setting: Setting, seed: int) -> None:
    """So a round ends after at most as many laps as there are cards in all hands but one."""
    course = setting.start(seed)
    rests = laid = 0
    for seat, move in random_moves(course, Rng(seed)):
        course.play(seat, move)
        rests = rests + 1 if move in (PASS, STOP) else 0
        laid += move not in (PASS, STOP)
        assert rests <= setting.seats
    cards = HAND[setting.seats]
    assert cards <= laid <= setting.seats * (cards - 1) + 1
    assert sum(not engine(course).hand(each) for each in range(setting.seats)) == 1
    assert not engine(course).hand(engine(course).last)


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_matches_end_and_tokens_stay(setting: Setting, seed: int) -> None:
    """The end comes at the first stake check that somebody fails, and never without one."""
    match, rng = setting.match(seed), Rng(seed)
    assert isinstance(match, Match)
    while not match.finished:
        assert min(match.totals) >= STAKE
        before = match.boxes
        round = match.start(setting.deal(match, seed + match.number))
        assert boxes(round) == [box + setting.seats * stake for box, stake in zip(before, (1, 2, 3, 4, 5), strict=True)]
        while waiting(round):
            seat = waiting(round)[0]
            round.play(seat, any_move(round, seat, rng))
        match = match.after(round)
        assert sum(match.totals) + sum(match.boxes) == 49 * setting.seats
        assert match.number < 300
    assert min(match.totals) < STAKE
    assert match.winners == [seat for seat, total in enumerate(match.totals) if total == max(match.totals)]


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32), st.integers(0, 80))
def test_the_view_counts_hands(setting: Setting, seed: int, stop: int) -> None:
    round = engine(setting.played(seed, stop))
    held = [size(round.hand(seat)) for seat in range(setting.seats)]
    for viewer in setting.viewers():
        view = round.view(viewer)
        assert view.held == held
        assert view.stock == 52 - setting.seats * HAND[setting.seats]
        hidden = 0 if view.left else sum(held) - size(view.hand)
        assert size(view.unseen()) == hidden + view.stock
