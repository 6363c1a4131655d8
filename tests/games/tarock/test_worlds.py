"""Worlds are uniform over the placements of hidden cards that fit everything shown: by enumeration, late in a round.

The enumeration knows nothing of proofs: it places the unseen cards in all ways, plays the whole round again from the
deal that follows, and keeps a placement if every move was legal and was shown as it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from mazzo.games.tarock import exchange, worlds
from mazzo.games.tarock.contracts import SEI
from mazzo.games.tarock.moves import HIDDEN_LAY, LAY, NO_CARD, PLAY
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.setup import TALON
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import gathered, listed
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.testing.support.chi_square import evenly, fits
from tests.games.tarock.rich import of, play_on, start

Placement = tuple[int, ...]
LIMIT = 400
"""No more placements than this are tried."""


def hidden_of(round: Round, view: View) -> Placement:
    """What the viewer does not see, place by place."""
    hands = [round.hand(seat) for seat in range(4) if not view.knows_hand(seat)]
    return (*hands, round.discarded() & ~view.discarded(), closed(round, view))


def closed(round: Round, view: View) -> int:
    """The covered talon as a set, where it still lies there."""
    return 0 if round.contract == SEI else exchange.everything(round.stock) & ~exchange.everything(view.stock)


def tried(view: View) -> Iterator[Placement]:
    """Every way to put the unseen cards into the hidden places, whatever was played."""
    knowledge = worlds.Knowledge(view)
    knowledge.list_places()
    rooms = knowledge.rooms

    def fill(rest: tuple[int, ...], place: int, filled: Placement) -> Iterator[Placement]:
        if place == len(rooms):
            yield filled
            return
        for chosen in combinations(rest, rooms[place]):
            left = tuple(card for card in rest if card not in chosen)
            yield from fill(left, place + 1, (*filled, gathered(chosen)))

    yield from fill(tuple(listed(knowledge.unseen)), 0, ())


def number_of(view: View) -> int:
    """How many ways there are to try."""
    knowledge = worlds.Knowledge(view)
    knowledge.list_places()
    total, left = 1, sum(knowledge.rooms)
    for room in knowledge.rooms:
        total *= len(list(combinations(range(left), room))) if left < 16 else LIMIT
        left -= room
        if total > LIMIT:
            return total
    return total


def with_placement(view: View, filled: Placement) -> Round:
    """The round in which the hidden places hold these cards."""
    world = view.known()
    places = [seat for seat in range(4) if not view.knows_hand(seat)]
    for seat, cards in zip(places, filled, strict=False):
        world.set_hand(seat, cards)
    world.laid = put(world.laid, world.lays, filled[len(places)])
    world.stock = put(world.stock, TALON, filled[len(places) + 1])
    if world.contract == SEI and exchange.card_at(world.stock, 0) == NO_CARD:
        had = listed(world.hand(world.declarer) | world.played(world.declarer) | world.discarded())
        world.stock = exchange.packed(had[:TALON])
        world.taken = exchange.everything(world.stock)
    if world.fourth and world.called < 0:
        world.called = worlds.fourth_king(world)
    return world


def put(places: int, number: int, cards: int) -> int:
    rest = listed(cards)
    for place in range(number):
        if rest and places >> 6 * place & NO_CARD == NO_CARD:
            places ^= (rest.pop() ^ NO_CARD) << 6 * place
    return places


def fits_the_story(view: View, filled: Placement, values: dict[str, str | int], seed: int) -> bool:
    """Whether the round could have gone as it was shown, if the hidden cards lay so."""
    world = with_placement(view, filled)
    dealt, moves = view.past(world)
    if [len(hand) for hand in dealt.hands] != [12] * 4:
        return False
    match, _ = start(seed, values)
    again = PlayedRound(match, dealt)
    for (seat, move), (_, shown) in zip(moves, view.shown(), strict=True):
        round = of(again)
        if round.turn != seat or move not in round.moves(seat):
            return False
        if LAY <= move <= HIDDEN_LAY and round.seen(seat, move, view.seat) != shown:
            return False
        again.play(seat, move)
    return again.round.view(view.seat).dump() == view.dump()


def late_views(values: dict[str, str | int], seed: int) -> Iterator[View]:
    """Views of a round near its end, as early as there are few enough placements: of a seat, and of the watcher."""
    _, played = start(seed, values)
    play_on(played, Rng(seed))
    length = len(played.moves)
    for viewer in (seed % 4, WATCHER):
        for left in (12, 9, 7, 5, 4, 3):
            _, played = start(seed, values)
            play_on(played, Rng(seed), length - left)
            view = of(played).view(viewer)
            if of(played).phase == PLAY and 1 < number_of(view) <= LIMIT:
                yield view
                break


@pytest.mark.parametrize(
    ("values", "first"),
    [
        ({}, 0),
        ({"kaiser": "ordered"}, 20),
        ({"colour_tarock": "literal"}, 40),
        ({"ultimo_by": "side", "tarock_discard": "shown"}, 60),
        ({"ultimo_by": "side", "announced_card": "soft", "accanto": "one"}, 80),
        ({"colour_bonuses": "all", "forehand_choice": "any"}, 100),
    ],
)
def test_late_worlds_are_uniform(values: dict[str, str | int], first: int) -> None:
    kinds, told = set[int](), 0
    for seed in range(first, first + 20):
        for view in late_views(values, seed):
            possible = {filled for filled in tried(view) if fits_the_story(view, filled, values, seed)}
            hidden = worlds.fillings(view)
            assert hidden.total == len(possible)
            rng = Rng(1000 + seed)
            samples = Counter(hidden_of(view.world(rng), view) for _ in range(10 * len(possible) + 100))
            assert fits(samples, evenly(possible))
            kinds.add(view.public.contract)
            told += len(possible) < number_of(view)
    assert len(kinds) > 4
    assert told > 10
