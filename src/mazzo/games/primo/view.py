"""What one seat, or a watcher, knows of a game of Primo.

A viewer knows its own hand and what it has put under its own pile, in order; the cards that Nimm has put on top of any
pile; how many cards each seat holds; the rows, what has left the game, and the facts that everybody saw. Hidden are the
other hands, and all cards of the piles that were dealt and not drawn yet.
"""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo import round as rounds
from mazzo.games.primo.deck import CARDS, hand_list, hand_of, hand_size, written
from mazzo.games.primo.facts import UNKNOWN
from mazzo.games.primo.public import Public, copied
from mazzo.games.primo.worlds import Worlds
from mazzo.kernel import contract
from mazzo.kernel.compiling import final
from mazzo.kernel.contract import NOBODY, Deal, whose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

UNSEEN: Final[list[bytes]] = [bytes([UNKNOWN]) * number for number in range(CARDS + 1)]
"""So many cards of which nothing is known."""

PATIENCE: Final = 100000
"""How many steps more than needed the search may take for the past of a world that does not remember it."""


@final
class View(contract.View):
    """What a viewer knows, and nothing else."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("public", "seat")

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.seat = seat
        self.hand: i64 = 0
        self.held: list[int] = []
        """How many cards each seat has in hand."""
        self.piles: list[bytes] = []
        """Each pile from its top, UNKNOWN where the viewer does not know the card."""
        self.log: list[int] | None = None
        """Every move as this viewer saw it, and its seat before it."""
        self.drawn = b""
        """The viewer's own cards in the order in which they were drawn; part of the history."""
        self._worlds: Worlds | None = None

    def __repr__(self) -> str:
        hand = written(hand_list(self.hand))
        left = " ".join([str(self.owned(seat)) for seat in range(self.public.setup.seats)])
        return f"<View of primo by {whose(self.seat)}: hand {hand}, cards left {left}, {self.public.written()}>"

    def deciding(self) -> i64:
        return self.seat if self.seat >= 0 and self.seat == self.public.turn else NOBODY

    def moves(self) -> list[int]:
        if self.deciding() < 0:
            return []
        return self.public.with_exchanges(self.hand, self.public.plays_with(self.hand))

    def owned(self, seat: i64) -> i64:
        """How many cards a seat still has to get rid of."""
        return self.held[seat] + len(self.piles[seat])

    def unseen(self) -> list[int]:
        """How many cards of each kind lie where this viewer does not see them."""
        left = self.public.held_by_anyone()
        for kind in hand_list(self.hand):
            left[kind] -= 1
        for pile in self.piles:
            for kind in pile:
                if kind != UNKNOWN:
                    left[kind] -= 1
        return left

    def possible(self) -> Worlds:
        """All worlds; worked out when the first is asked for."""
        worlds = self._worlds
        if worlds is None:
            worlds = Worlds(self.public, self.seat, self.hand, self.held, self.piles, self.unseen())
            self._worlds = worlds
        return worlds

    def world(self, rng: Rng) -> rounds.Round:
        worlds = self.possible()
        found = worlds.draw(rng)
        world = self.placed(worlds.hands_of(found), worlds.piles_of(found))
        world.come_about(found.slots)
        return world

    def sketch(self, rng: Rng) -> rounds.Round:
        """The unseen cards as they come, without a past: finding one takes long after many exchanges."""
        return self.dealt_out(self.unseen_cards())

    def guess(self, rng: Rng) -> rounds.Round:
        """The same in random order: only what others must have kept or exchanged is left out of account."""
        unseen = self.unseen_cards()
        rng.shuffle(unseen)
        return self.dealt_out(unseen)

    def unseen_cards(self) -> list[int]:
        """The unseen cards in deck order."""
        unseen: list[int] = []
        for kind, count in enumerate(self.unseen()):
            unseen += [kind] * count
        return unseen

    def dealt_out(self, unseen: list[int]) -> rounds.Round:
        """The round with these cards in the hidden places."""
        hands: list[int] = []
        piles: list[bytes] = []
        for seat in range(self.public.setup.seats):
            held = self.held[seat]
            if seat == self.seat:
                hands.append(self.hand)
            else:
                hands.append(hand_of(unseen[:held]))
                unseen = unseen[held:]
            piles.append(bytes([unseen.pop() if kind == UNKNOWN else kind for kind in self.piles[seat]]))
        return self.placed(hands, piles)

    def placed(self, hands: list[int], piles: list[bytes]) -> rounds.Round:
        """The round as this viewer sees it, with the cards in these places."""
        world = rounds.Round(self.public.setup)
        world.take(self.public)
        world.hands = hands
        world.piles = piles
        return world

    def shown(self) -> list[tuple[int, int]]:
        if self.log is None:
            raise ValueError("a copied round keeps no history")
        return [(self.log[n], self.log[n + 1]) for n in range(0, len(self.log), 2)]

    def past(self, world: contract.Round) -> tuple[Deal, list[tuple[int, int]]]:
        assert isinstance(world, rounds.Round)
        if world.facts != self.public.facts:
            raise ValueError("this is no world of this view")
        dealt: list[list[int]] = []
        swapped: list[list[int]] = []
        for seat in range(self.public.setup.seats):
            story = self.possible().stories[seat]
            kinds = self.past_slots(seat, world)
            dealt.append(kinds[: story.dealt])
            swapped.append([hand_of([kinds[slot] for slot in each.under]) for each in story.windows if each.under])
        moves: list[tuple[int, int]] = []
        for seat, move in self.shown():
            if move < 0 or plays.kind_of(move) == plays.SWAP:
                move = swapped[seat].pop(0) << 3
            moves.append((seat, move))
        return Deal(dealt, list(self.public.first_table), []), moves

    def past_slots(self, seat: i64, world: rounds.Round) -> list[int]:
        """What each slot of a seat held: as the world remembers it, or else in some past that leads to it."""
        story = self.possible().stories[seat]
        pile = world.piles[seat]
        if seat == self.seat:
            return story.drawn_kinds(self.drawn, pile)
        if world.log is not None:
            return story.drawn_kinds(world.drawn[seat], pile)
        found = world.past_slots()[seat] if world.past_slots() else b""
        if not found:
            found = self.possible().past(seat, hand_list(world.hands[seat]), pile, PATIENCE)
        if not found:
            raise ValueError("no past of this world was found")
        return list(found)


def of(round: rounds.Round, seat: i64) -> View:
    """What a seat, or a WATCHER, knows of a round."""
    view = View(copied(round), seat)
    look(view, round)
    if round.log is not None:
        log: list[int] = []
        for n in range(0, len(round.log), 2):
            log.append(round.log[n])
            log.append(round.seen(round.log[n], round.log[n + 1], seat))
        view.log = log
        if seat >= 0:
            view.drawn = round.drawn[seat]
    return view


def glimpse(round: rounds.Round, seat: i64) -> View:
    """What a seat knows, for as long as it takes to decide: nothing is copied, so it goes with the round."""
    view = View(round, seat)
    look(view, round)
    return view


def look(view: View, round: rounds.Round) -> None:
    """Let a viewer see what is his to see."""
    seat = view.seat
    if seat >= 0:
        view.hand = round.hands[seat]
    other: i64 = 0
    while other < round.setup.seats:
        view.held.append(hand_size(round.hands[other]))
        view.piles.append(known_pile(round, other, seat))
        other += 1


def known_pile(round: rounds.Round, seat: i64, viewer: i64) -> bytes:
    """A pile as a viewer knows it: what Nimm put on top, and of its own also what it has put under."""
    pile = round.piles[seat]
    by_nimm, dealt = round.layers(seat)
    below = by_nimm + dealt if seat == viewer else len(pile)
    if below - by_nimm == len(pile):
        return UNSEEN[len(pile)]
    return pile[:by_nimm] + UNSEEN[below - by_nimm] + pile[below:]
