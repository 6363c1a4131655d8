"""A game that moves cards in every way that `kernel/simple` knows, so that something may be told that is a secret."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

import msgspec
import pytest

from mazzo.kernel import simple
from mazzo.kernel.bits import gathered, listed
from mazzo.kernel.contract import NOBODY, WATCHER, Deal
from mazzo.kernel.deal import deal
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng
from mazzo.kernel.says import Kind, says
from mazzo.kernel.state import fields
from mazzo.testing.support.chi_square import evenly, fits

SIXTEEN = tuple(f"{rank}{suit}" for suit in "sb" for rank in range(1, 9))
SWAP, HAND_ON, DRAW, SHOW = 64, 128, 256, 257
LOOK, LAST = 7, 30
"""The moves after which partners see each other's cards, and the round is over."""


class NoOptions(Options, frozen=True, kw_only=True):
    """Nothing can be chosen."""


class MarketRound(simple.Round):
    """Cards are laid, exchanged for open ones, handed on openly, drawn, and turned up. Cards come and go and come."""

    def begin(self) -> None:
        self.market = [*self.table, self.reveal()]
        self.laid: list[int] = []
        self.made = 0
        self.left = len(self.stock)
        self.lacking = [0] * self.seats
        self.tell("up", card=self.market[-1])

    def sees(self, viewer: int, seat: int) -> bool:
        return self.seats == 4 and self.made >= LOOK and viewer >= 0 and abs(viewer - seat) == 2

    def lacks(self, seat: int) -> int:
        return self.lacking[seat]

    def legal(self, seat: int) -> list[int]:
        cards = listed(self.hands[seat])
        found = [card | bits for bits in (0, SWAP, HAND_ON) for card in cards]
        return [*found, DRAW, SHOW] if self.left else found or [SWAP]

    def make(self, seat: int, move: int) -> None:
        self.made += 1
        card = move & simple.CARD
        if move in (DRAW, SHOW):
            self.left -= 1
        if move == DRAW:
            self.whisper(seat, "drew", seat=seat, card=self.draw(seat))
        elif move == SHOW:
            self.market.append(self.reveal())
        elif self.hands[seat] >> card & 1:
            self.lose(seat, card)
            if move & SWAP:
                self.give(seat, self.market.pop(0))
                self.market.append(card)
            elif move & HAND_ON:
                self.give(self.after(seat), card)
            else:
                self.laid.append(card)
        self.turn = self.after(seat) if self.made < LAST else NOBODY

    def scores(self) -> list[int]:
        return [0] * self.seats


class Market(simple.Game[MarketRound]):
    """For two, or for four in partnerships."""

    name = "market"
    deck, emblem, clockwise = "italian", SIXTEEN[:3], True
    names, hand, turned_up = SIXTEEN, 2, 1
    verbs, calls = {SWAP: "swap", HAND_ON: "hand"}, {DRAW: "draw", SHOW: "show"}
    options_type, round_type = NoOptions, MarketRound
    event_keys = {
        **simple.EVENTS,
        "up": says(card=Kind.CARD),
        "drew": says(seat=Kind.SEAT, card=Kind.CARD),
    }
    labels = {"swap": says(card=Kind.CARD), "hand": says(card=Kind.CARD), "draw": says(), "show": says()}

    def seats(self, options: Options) -> Sequence[int]:
        return (4, 2)


GAME = Market()


def started(seats: int, seed: int) -> MarketRound:
    deck = list(range(len(SIXTEEN)))
    Rng(seed).shuffle(deck)
    match = GAME.match(NoOptions(), seats, seed % seats)
    dealt = deal(GAME.plan(NoOptions(), seats, match.order()), [deck], seats)
    return MarketRound(NoOptions(), match.order(), dealt)


def played(seats: int, seed: int, moves: int) -> MarketRound:
    round, rng = started(seats, seed), Rng(seed + 1)
    for _ in range(moves):
        round.play(round.turn, simple.random(round, round.turn, rng))
    return round


def given(round: MarketRound, moves: list[tuple[int, int]], viewer: int) -> Iterator[bytes]:
    """All that a viewer, or a bot that thinks for it, is given while these moves are made."""
    match = GAME.match(round.options, round.seats, round.order[-1])
    yield msgspec.json.encode(GAME.opening_events(round, match, viewer))
    for seat, move in [*moves, (NOBODY, 0)]:
        view = round.view(viewer)
        yield json.dumps(view.dump()).encode()
        yield pickle.dumps(view)
        yield msgspec.json.encode(GAME.scene(view, match))
        if seat != NOBODY:
            before = round.copy()
            round.play(seat, move)
            yield msgspec.json.encode(GAME.events(before, seat, move, round, viewer))
            yield bytes([GAME.reveals(before, round)])


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_can_tell_a_world_from_what_is(seats: int) -> None:
    for seed in range(8):
        for stop in (0, 2, 5, LOOK, 12, LAST):
            real = played(seats, seed, stop)
            for viewer in range(WATCHER, seats):
                view = real.view(viewer)
                world = view.world(Rng(seed))
                dealt, moves = view.past(world)
                again = real.anew(dealt)
                assert list(given(again, moves, viewer)) == list(given(started(seats, seed), moves, viewer))
                assert pickle.dumps(again.copy()) == pickle.dumps(world)


def test_what_a_view_holds_leads_to_no_hidden_card() -> None:
    """Whatever a bot looks at: the fields of the view and of the round in it are all that there is."""
    real = played(4, 3, 6)
    for viewer in range(WATCHER, 4):
        view = real.view(viewer)
        secrets = [hand & ~view.seen.hands[seat] for seat, hand in enumerate(real.hands)]
        assert sum(secrets) + gathered(real.stock) == view.hidden
        assert fields(view.seen).keys() == fields(real).keys()
        assert (view.seen.stock, view.seen.heard()) == ([], [])
        assert all(len(entry) == 3 for entry in view.flow()), "not even who else saw a card"
        for _, seat, card in view.flow():
            assert card < 0 or seat < 0 or not secrets[seat] >> card & 1


def test_copies_share_nothing_that_changes() -> None:
    real = played(4, 5, 9)
    written = pickle.dumps(real)
    for twin in (real.copy(), real.view(0).seen, real.view(0).world(Rng(1))):
        for value in vars(twin).values():
            if isinstance(value, list):
                value.clear()
    assert pickle.dumps(real) == written


def test_worlds_are_even_over_what_is_known_and_proved() -> None:
    """Seat 1 was given a card openly, seat 2 is seen, seat 3 lacks two cards, and the stock has any order."""
    round = MarketRound(NoOptions(), [0, 1, 2, 3], Deal([[0, 1], [2, 8], [4, 5], [6, 9]], [7], [10, 11, 12]))
    round.made, round.lacking[3] = LOOK, gathered([2, 8])
    round.lose(1, 2)
    round.give(1, 3)
    view = round.view(0)
    hidden = [6, 8, 9, 11, 12]
    assert listed(view.hidden) == hidden
    assert (view.seen.hands[1], view.seen.hands[2]) == (1 << 3, gathered([4, 5]))
    possible = {
        (gathered([3, order[0]]), gathered(order[1:3]), *order[3:])
        for order in permutations(hidden)
        if 8 not in order[1:3]
    }
    drawn = Counter((world.hands[1], world.hands[3], *world.stock) for world in map(view.world, map(Rng, range(3000))))
    assert fits(drawn, evenly(possible))
