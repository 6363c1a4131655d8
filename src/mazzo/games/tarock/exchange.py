"""What the declarer does before the announcements (4.6): call a king, take of the talon, lay cards away.

The talon has two packets of three, in dealing order, six bits a card; discards are kept likewise. Nobody gives up when
the called king lies in the talon: what to do then is prescribed (TK-A11).
"""

from __future__ import annotations

from mazzo.games.tarock.contracts import CHIAMATA, CHIAMATA_MEGLIO, PROPRIO, PROPRIO_SEMI
from mazzo.games.tarock.deck import BIRDS, DISCARDABLE, DISCARDABLE_SUITED, DISCARDABLE_TAROCKS, KINGS, ones
from mazzo.games.tarock.moves import BASE, FOURTH, NO_CARD, TAKING, three
from mazzo.games.tarock.setup import KING_PACKET, KING_PLUS_TWO, PACKET, TALON
from mazzo.kernel.bits import INDEX, TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.tarock.setup import Setup

CALL_FOURTH: Final = 1 << FOURTH
FIRST: Final = 1
SECOND: Final = 2
EITHER: Final = FIRST | SECOND
COVERED: Final = (1 << 36) - 1
"""Six cards that the viewer does not see."""


def king_of(suit: i64) -> i64:
    """The king of a suit."""
    return 8 * suit + 7


def kings_offered(hand: i64) -> i64:
    """The suits whose king the caller does not hold, so that he may call it; with three kings also FOURTH (TK-A09)."""
    found: i64 = 0
    suit: i64 = 0
    while suit < 4:
        if not hand & (TOP >> (61 - king_of(suit))):
            found |= TOP >> (61 - suit)
        suit += 1
    if ones(hand & KINGS) == 3:
        found |= CALL_FOURTH
    return found


def missing_king(hand: i64) -> i64:
    """The king that a hand with three kings lacks."""
    suit: i64 = 0
    while hand & (TOP >> (61 - king_of(suit))):
        suit += 1
    return king_of(suit)


def packed(cards: list[int]) -> i64:
    """Cards in order as one number."""
    found: i64 = 0
    place: i64 = 0
    while place < len(cards):
        card: i64 = cards[place]
        found |= card << (6 * place)
        place += 1
    return found


def card_at(stock: i64, place: i64) -> i64:
    """The card at a place of the talon, or NO_CARD."""
    return (stock >> (6 * place)) & NO_CARD


def cards_from(stock: i64, first: i64, end: i64) -> i64:
    """The cards at some places as a set; covered ones are left out."""
    found: i64 = 0
    while first < end:
        card = (stock >> (6 * first)) & NO_CARD
        if card != NO_CARD:
            found |= TOP >> (61 - card)
        first += 1
    return found


def listed_cards(stock: i64, number: i64) -> list[int]:
    """The cards at the first places in order."""
    found: list[int] = []
    place: i64 = 0
    while place < number:
        found.append(card_at(stock, place))
        place += 1
    return found


def everything(stock: i64) -> i64:
    return cards_from(stock, 0, TALON)


def packet(stock: i64, number: i64) -> i64:
    """The first or the second packet, from 0."""
    return cards_from(stock, PACKET * number, PACKET * number + PACKET)


def parts_offered(setup: Setup, stock: i64, king: i64) -> i64:
    """What the declarer may take: a packet; with the called king in the talon, as the house rule says (TK-A10, A14).

    For the king and two cards of the other packet the set holds the cards of that packet: the one that stays.
    """
    if king < 0:
        return EITHER
    one = TOP >> (61 - king)
    if packet(stock, 0) & one:
        mine: i64 = FIRST
    elif packet(stock, 1) & one:
        mine = SECOND
    else:
        return EITHER
    if setup.king_in_talon == KING_PACKET:
        return mine
    if setup.king_in_talon == KING_PLUS_TWO:
        return packet(stock, 1 if mine == FIRST else 0)
    return EITHER


def take_all_but(stock: i64, king: i64, left: i64) -> i64:
    """The move that takes the called king and what the other packet holds besides one card."""
    one = TOP >> (61 - king)
    rest = packet(stock, 1 if packet(stock, 0) & one else 0) & ~(TOP >> (61 - left)) | one
    a: i64 = INDEX[(rest & -rest) % 67]
    rest &= rest - 1
    b: i64 = INDEX[(rest & -rest) % 67]
    rest &= rest - 1
    return three(a, b, INDEX[(rest & -rest) % 67])


def first_choice(contract: i64) -> i64:
    """The cards that have to go first: suit cards but kings; in PROPRIO_SEMI T2 to T20 (TK-A15, A16)."""
    return DISCARDABLE_TAROCKS if contract == PROPRIO_SEMI else DISCARDABLE_SUITED


def lays_freely(setup: Setup, contract: i64) -> bool:
    """Whether tarocks may be laid away beside suit cards, by the house rule and not in every contract (TK-A15)."""
    return setup.free_discards and contract in (CHIAMATA, CHIAMATA_MEGLIO, PROPRIO)


def discards_offered(setup: Setup, contract: i64, hand: i64) -> i64:
    """The cards of a hand that may be laid away now."""
    found = hand & first_choice(contract)
    if found and not lays_freely(setup, contract):
        return found
    found = hand & DISCARDABLE
    birds = hand & BIRDS
    if contract == CHIAMATA_MEGLIO and not birds & (birds - 1):
        # The declarer has to announce a bird: the last one stays (TK-A17).
        found &= ~birds
    return found


def laid_face_down(contract: i64) -> i64:
    """The cards that nobody else sees when they are laid away; all others are shown."""
    return first_choice(contract)


def lacks(setup: Setup, contract: i64, card: i64) -> i64:
    """What the declarer cannot hold who lays this card away: none of those that have to go first, if any have
    (TK-A15)."""
    first = first_choice(contract)
    return 0 if first & (TOP >> (61 - card)) or lays_freely(setup, contract) else first


def move_of(phase: i64, legal: i64, stock: i64, king: i64, number: i64) -> i64:
    """The move that a bit of what is legal in a phase stands for."""
    if phase == TAKING and legal > EITHER:
        return take_all_but(stock, king, number)
    return BASE[phase] + number
