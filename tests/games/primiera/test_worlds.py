"""Worlds are uniform over the placements of hidden cards that fit what was shown.

Late in a round all placements are listed by trying them out; in the opening, where there are too many, the chances of
everything that the rules could bias are worked out by hand. All seeds are fixed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product

import pytest

from mazzo.games.primiera.deck import RANK
from mazzo.games.primiera.public import NO_CARD
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import ROBOT_SEAT
from mazzo.games.primiera.view import View
from mazzo.games.primiera.worlds import known_round
from mazzo.kernel.bits import bit, listed, size
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.testing.support.chi_square import evenly, fits
from mazzo.testing.support.play import Setting, setting

Sampler = Callable[[Rng], Round]


def hidden(round: Round, view: View) -> Hashable:
    """What the viewer does not know, place by place; where the order of cards matters, in order."""
    places: list[Hashable] = []
    for seat in range(view.public.setup.seats):
        if view.public.setup.has_robot and seat == ROBOT_SEAT and view.public.robot >= 0:
            played = 10 - view.public.held(ROBOT_SEAT)
            places.append(tuple(round.pile[played:]))
        elif not view.knows_hand(seat):
            places.append(tuple(listed(round.hand(seat))))
    return (*places, tuple(round.stock))


def placements(view: View) -> set[Hashable]:
    """Every way to place the cards that the viewer has not seen, by trying all and keeping those the deal allows."""
    shown: dict[int, list[int]] = {seat: [] for seat in range(view.public.setup.seats)}
    for seat, move in view.shown():
        shown[seat].append(move & 63)
    unseen = listed(view.unseen())
    found: set[Hashable] = set()

    def fill(seat: int, rest: frozenset[int], places: tuple[Hashable, ...]) -> None:
        if seat == view.public.setup.seats:
            found.update((*places, stock) for stock in permutations(sorted(rest)))
        elif view.knows_hand(seat):
            fill(seat + 1, rest, places)
        else:
            for hand in hands(seat, rest):
                fill(seat + 1, rest - set(hand), (*places, hand))

    def hands(seat: int, rest: frozenset[int]) -> Iterator[tuple[int, ...]]:
        automatic = view.public.setup.has_robot and seat == ROBOT_SEAT
        for cards in combinations(sorted(rest), view.public.held(seat)):
            heralds = sum(RANK[card] == 1 for card in [*shown[seat], *cards])
            if heralds == 1 or not view.public.setup.heralds:
                yield from permutations(cards) if automatic else [cards]

    fill(0, frozenset(unseen), ())
    return found


def sampled(view: View, sampler: Sampler, samples: int, seed: int) -> Counter[Hashable]:
    rng = Rng(seed)
    return Counter(hidden(sampler(rng), view) for _ in range(samples))


def round_at(setting: Setting, seed: int, plays: int) -> Round:
    opening = 4 if setting.options.dump()["variant"] in ("heralds", "robot") else 0
    round = setting.played(seed, opening + plays).round
    assert isinstance(round, Round)
    return round


ENDGAMES = [
    ("heralds", 26, 1),
    ("heralds", 28, 0),
    ("heralds", 31, WATCHER),
    ("heralds", 32, WATCHER),
    ("classic", 27, 2),
    ("classic", 31, WATCHER),
    ("two", 29, 0),
    ("two", 33, WATCHER),
    ("three", 29, 1),
    ("three", 32, WATCHER),
    ("robot", 28, 0),
    ("robot", 29, 1),
    ("robot", 30, 2),
    ("robot", 30, 3),
    ("robot", 31, WATCHER),
]


@pytest.mark.parametrize(("variant", "plays", "viewer"), ENDGAMES)
def test_endgames_are_uniform(variant: str, plays: int, viewer: int) -> None:
    chosen = setting("primiera", variant=variant)
    for seed in range(3 if variant == "two" and plays == 29 else 8):
        view = round_at(chosen, seed, plays).view(viewer)
        possible = placements(view)
        counted = sampled(view, view.world, 12 * len(possible) + 100, seed)
        assert fits(counted, evenly(possible))


def test_the_endgames_are_of_all_kinds() -> None:
    """Robots with and without partner, seats that still hold their Herald and seats that do not."""
    robots, heralds = set(), set()
    for seed in range(8):
        robots.add(round_at(setting("primiera", variant="robot"), seed, 28).robot >= 0)
        heralds.add(round_at(setting("primiera"), seed, 28).shown_heralds)
    assert robots == {True, False}
    assert len(heralds) > 3


@cache
def late_view() -> View:
    """Of seat 0, with two cards each; somebody still holds a Herald."""
    rounds = (round_at(setting("primiera"), seed, 28) for seed in range(100))
    return next(round for round in rounds if size(round.shown_heralds) == 2 and round.shown_heralds & 1).view(0)


def test_a_biased_sampler_is_found_out() -> None:
    """One world in four is the smaller of two."""
    view = late_view()

    def biased(rng: Rng) -> Round:
        world, other = view.world(rng), view.world(rng)
        return world if rng.below(4) else min(world, other, key=lambda each: each.h1)

    samples = 100 * len(placements(view))
    assert fits(sampled(view, view.world, samples, 1), evenly(placements(view)))
    assert not fits(sampled(view, biased, samples, 1), evenly(placements(view)))


def test_a_sampler_that_forgets_the_heralds_is_found_out() -> None:
    view = late_view()

    def forgetful(rng: Rng) -> Round:
        world = known_round(view)
        cards = listed(view.unseen())
        rng.shuffle(cards)
        for seat in (1, 2, 3):
            world.set_hand(seat, bit(cards.pop()) | bit(cards.pop()))
        return world

    assert not fits(sampled(view, forgetful, 1000, 1), evenly(placements(view)))


def opening_view(setting: Setting, laid: tuple[int, ...]) -> View:
    """Of seat 0, when these seats have laid."""
    round = setting.start(0).round
    assert isinstance(round, Round)
    for seat in laid:
        round.play(seat, round.moves(seat)[-1])
    return round.view(0)


def traits(round: Round, plain: int) -> Hashable:
    """Who holds or has laid which Herald, who has laid it, and where a certain other card is."""
    heralds, place = [], ""
    for seat in (1, 2, 3):
        card = round.opening_card(seat)
        cards = round.hand(seat) | (bit(card) if card != NO_CARD else 0)
        herald = next(each for each in listed(cards) if RANK[each] == 1)
        heralds.append((herald, card == herald))
        if cards & bit(plain):
            place = f"laid {seat}" if card == plain else f"hand {seat}"
    return (*heralds, place)


def opening_chances(view: View, plain: int, herald_may_open: dict[int, bool]) -> dict[Hashable, Fraction]:
    """What chance each of those traits has: one Herald and nine of 27 others went to each of three hands, and a seat
    that has laid has laid any card it may."""
    heralds = [card for card in listed(view.unseen()) if RANK[card] == 1]
    chances: dict[Hashable, Fraction] = {}
    for dealt in permutations(heralds):
        for opened in product((False, True), repeat=3):
            common = Fraction(1, 6)
            for seat, laid_herald in zip((1, 2, 3), opened, strict=True):
                common *= chance_to_open(herald_may_open.get(seat), laid_herald)
            if not common:
                continue
            for seat, laid_herald in zip((1, 2, 3), opened, strict=True):
                laid = Fraction(1, 9) if seat in herald_may_open and not laid_herald else Fraction(0)
                for place, chance in ((f"laid {seat}", laid), (f"hand {seat}", 1 - laid)):
                    if chance:
                        chances[(*zip(dealt, opened, strict=True), place)] = common * Fraction(1, 3) * chance
    return chances


def chance_to_open(herald_may_open: bool | None, laid_herald: bool) -> Fraction:
    """None for a seat that has not laid."""
    if not herald_may_open:
        return Fraction(int(not laid_herald))
    return Fraction(1, 10) if laid_herald else Fraction(9, 10)


@pytest.mark.parametrize(
    ("variant", "opening_herald", "laid", "herald_may_open"),
    [
        ("heralds", "inert", (1,), {1: True}),
        ("heralds", "inert", (0, 1, 3), {1: True, 3: True}),
        ("heralds", "counts", (2, 3), {2: True, 3: True}),
        ("heralds", "forbidden", (1, 2, 3), {1: False, 2: False, 3: False}),
        ("heralds", "forbidden", (0,), {}),
        ("robot", "inert", (3, 1), {1: True, 3: False}),
        ("robot", "inert", (0, 2), {2: True}),
        ("robot", "forbidden", (1, 2, 3), {1: False, 2: False, 3: False}),
    ],
)
def test_openings_are_uniform(
    variant: str, opening_herald: str, laid: tuple[int, ...], herald_may_open: dict[int, bool]
) -> None:
    """Face-down cards included: a seat that has laid may have laid any of its ten, where the rules let it."""
    view = opening_view(setting("primiera", variant=variant, opening_herald=opening_herald), laid)
    plain = next(card for card in listed(view.unseen()) if RANK[card] != 1)
    chances = opening_chances(view, plain, herald_may_open)
    rng = Rng(7)
    # Each outcome is to be expected five times at least.
    counted = Counter(traits(view.world(rng), plain) for _ in range(int(6 / min(chances.values()))))
    assert fits(counted, chances)


@pytest.mark.parametrize("laid", [(), (1, 3)])
def test_the_robots_pile_is_uniform_in_the_opening(laid: tuple[int, ...]) -> None:
    """Its first card is no Herald; its Herald is anywhere among the nine others."""
    view = opening_view(setting("primiera", variant="robot"), laid)
    rng = Rng(8)
    firsts: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for _ in range(3000):
        pile = view.world(rng).pile
        firsts[pile[0]] += 1
        places[next(place for place, card in enumerate(pile) if RANK[card] == 1)] += 1
    plain = {card for card in listed(view.unseen()) if RANK[card] != 1}
    assert fits(firsts, evenly(plain))
    assert fits(places, evenly(set(range(1, 10))))


def test_worlds_reach_every_card() -> None:
    """At the deal of two players every unseen card is as likely in the other's hand, and first in the stock."""
    round = setting("primiera", variant="two").start(0).round
    view, rng = round.view(0), Rng(9)
    assert isinstance(view, View)
    hands: Counter[int] = Counter()
    stocks: Counter[int] = Counter()
    for _ in range(2000):
        world = view.world(rng)
        hands[listed(world.h1)[rng.below(3)]] += 1
        stocks[world.stock[0]] += 1
    unseen = set(listed(view.unseen()))
    assert len(unseen) == 33
    assert fits(hands, evenly(unseen))
    assert fits(stocks, evenly(unseen))
