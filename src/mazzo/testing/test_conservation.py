"""No card is lost or doubled: each is dealt to one place, lies in one place after each move, and so in any world."""

from __future__ import annotations

from collections import Counter

from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.contract import WATCHER, Deal
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, looked_at, positions, random_moves

HELD = "fan"
"""How a hand lies that everybody sees: its cards are in the hand too."""


def cards_of(dealt: Deal) -> Counter[int]:
    return Counter(card for place in (*dealt.hands, dealt.table, dealt.stock) for card in place)


def sizes_of(dealt: Deal) -> list[int]:
    return [len(place) for place in (*dealt.hands, dealt.table, dealt.stock)]


def test_every_card_of_the_packs_is_dealt_once(setting: Setting) -> None:
    """Packs that only give an order are no cards."""
    game, options, seats = setting.game, setting.options, setting.seats
    packs = game.packs(options, seats)
    for seed in range(4):
        match = setting.match(seed)
        used = {pack for step in game.plan(options, seats, match.order()) for pack, _ in step.cards}
        assert cards_of(setting.deal(match, seed)) == Counter(card for pack in used for card in packs[pack])


def test_worlds_have_the_same_cards(setting: Setting) -> None:
    """In any world of any viewer, the cards were dealt to the same places in the same numbers, and none twice."""
    rng = Rng(2)
    course = setting.start(2)
    cards, sizes = cards_of(course.dealt), sizes_of(course.dealt)
    for seat, move in random_moves(course, Rng(3)):
        if looked_at(setting, len(course.moves)):
            view = course.round.view(seat if len(course.moves) % 2 else WATCHER)
            dealt, _ = view.past(view.world(rng))
            assert (cards_of(dealt), sizes_of(dealt)) == (cards, sizes)
        course.play(seat, move)


def test_no_card_is_seen_in_two_places(setting: Setting) -> None:
    """In all hands together, and in what everybody sees on the table, a card is there as often as it was dealt."""
    game, match = setting.game, setting.match(4)
    for course in positions(setting, 4):
        dealt = Counter(game.card(card) for card in cards_of(course.dealt).elements())
        hands = [game.scene(course.round.view(seat), match).hand for seat in range(setting.seats)]
        common = game.scene(course.round.view(WATCHER), match)
        lying = Counter(
            card
            for area in common.areas
            if area.kind != HELD
            for card in (*area.cards, *area.crossed)
            if card != HIDDEN
        )
        assert Counter(card for hand in hands for card in hand) + lying <= dealt
