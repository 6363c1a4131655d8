"""The count of a round: cards, Coins, the seven of Coins, the primiera, and the sweeps."""

from __future__ import annotations

from mazzo.games.primiera.deck import PRIMIERA, SEVEN_OF_COINS, SUIT_OF_COINS, SUIT_OF_SWORDS
from mazzo.games.primiera.setup import ALONE, Setup
from mazzo.kernel import bits
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

CARDS: Final = 1
COINS: Final = 2
SEVEN: Final = 4
BEST_PRIMIERA: Final = 8


class Side(State):
    """A seat alone, or two partners whose piles are counted together: what they took and what it earns each of them."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("seats", "pile", "sweeps", "primiera", "won", "points")

    def __init__(
        self, seats: list[int], pile: i64, sweeps: i64, primiera: i64 = 0, won: i64 = 0, points: i64 = 0
    ) -> None:
        self.seats = seats
        self.pile = pile
        self.cards: i64 = bits.size(pile)
        self.coins: i64 = bits.size(pile & SUIT_OF_COINS)
        self.primiera = primiera
        self.sweeps = sweeps
        self.won = won
        """The categories won, as a sum of CARDS, COINS, SEVEN and BEST_PRIMIERA."""
        self.points = points


# The best rank that a suit's ten bits contain, 0 if it is empty.
BEST_RANK: Final = bytes(
    max((rank for rank in range(1, 11) if held >> (rank - 1) & 1), key=lambda rank: PRIMIERA[rank], default=0)
    for held in range(1024)
)


def best_of_suits(pile: i64) -> list[int]:
    """The card of each suit that counts for the primiera; a suit that is missing has none."""
    best: list[int] = []
    suit: i64 = 0
    while suit < 4:
        rank: i64 = BEST_RANK[(pile >> (10 * suit)) & SUIT_OF_SWORDS]
        if rank:
            best.append(10 * suit + rank - 1)
        suit += 1
    return best


def primiera(pile: i64, sum_available: bool) -> i64:
    """The best card of each suit, added up. With a suit missing it is 0, or the sum of the others (PM-A08)."""
    total: i64 = 0
    suit: i64 = 0
    while suit < 4:
        rank: i64 = BEST_RANK[(pile >> (10 * suit)) & SUIT_OF_SWORDS]
        if not rank and not sum_available:
            return 0
        total += PRIMIERA[rank]
        suit += 1
    return total


def award(sides: list[Side], doubled: bool, sum_available: bool) -> None:
    """Give each side its points. A category goes to the side that is ahead, in a tie to nobody (PM-A07, A09)."""
    for side in sides:
        side.primiera = primiera(side.pile, sum_available)
        if side.pile & SEVEN_OF_COINS:
            side.won |= SEVEN
    cards = sides[0]
    coins = sides[0]
    best = sides[0]
    tied: i64 = 0
    for side in sides[1:]:
        if side.cards > cards.cards:
            cards = side
            tied &= ~CARDS
        elif side.cards == cards.cards:
            tied |= CARDS
        if side.coins > coins.coins:
            coins = side
            tied &= ~COINS
        elif side.coins == coins.coins:
            tied |= COINS
        if side.primiera > best.primiera:
            best = side
            tied &= ~BEST_PRIMIERA
        elif side.primiera == best.primiera:
            tied |= BEST_PRIMIERA
    cards.won |= CARDS & ~tied
    coins.won |= COINS & ~tied
    best.won |= BEST_PRIMIERA & ~tied
    for side in sides:
        side.points = bits.size(side.won) * (2 if doubled else 1) + side.sweeps


def sides(setup: Setup, captured: list[int], sweeps: i64, teams: i64) -> list[Side]:
    """Who counts together at the end of a round, with their points; in turn order of their first seats."""
    found: list[Side] = []
    for seat in setup.order:
        partner = setup.partner(seat, teams)
        if partner < 0:
            found.append(Side([seat], captured[seat], sweeps_of(sweeps, seat)))
        elif setup.places[partner] > setup.places[seat]:
            both = sweeps_of(sweeps, seat) + sweeps_of(sweeps, partner)
            found.append(Side([seat, partner], captured[seat] | captured[partner], both))
    award(found, is_doubled(setup, teams), setup.sum_available)
    return found


def is_doubled(setup: Setup, teams: i64) -> bool:
    """Whether a category is worth two points: in the game with Heralds, when everybody plays alone. A round in which no
    Herald is ever played is one of those (PM-A03)."""
    return setup.heralds and teams == ALONE


def sweeps_of(sweeps: i64, seat: i64) -> i64:
    """The sweeps of a seat, from eight bits a seat."""
    return (sweeps >> (8 * seat)) & 255
