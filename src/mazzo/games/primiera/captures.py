"""What a played card takes: one equal card, else one set of table cards that adds up to it, else nothing (1.2, 5).

A move is the captured set shifted left by six, plus the played card. How many captures each rank has on a given table
is one number, six bits a rank: `ways`. That is what makes counting moves quick.
"""

from __future__ import annotations

from mazzo.games.primiera.deck import CARDS, ONES, RANK
from mazzo.kernel.bits import INDEX, TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

EACH_RANK: Final = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1 << 30 | 1 << 36 | 1 << 42 | 1 << 48 | 1 << 54
WAYS_SHIFT: Final = bytes(6 * (rank - 1) for rank in RANK)

# The rank and the shift of a card, found like INDEX by its bit modulo 67.
RANK_AT: Final = bytes(RANK[card] if card < CARDS else 0 for card in INDEX)
SHIFT_AT: Final = bytes(WAYS_SHIFT[card] if card < CARDS else 0 for card in INDEX)


def ways(table: i64) -> i64:
    """For each rank, in the six bits from 6 * (rank - 1), how many different sets a card of that rank can take."""
    equal: i64 = 0
    sums: i64 = 0
    while table:
        shift: i64 = SHIFT_AT[(table & -table) % 67]
        table &= table - 1
        one = TOP >> (61 - shift)
        equal += one
        # Each set so far may also contain this card; sums above ten fall off.
        sums += one + ((sums & ((TOP >> (7 + shift)) - 1)) << (shift + 6))
    matched = (equal | equal >> 1 | equal >> 2) & EACH_RANK
    return equal | (sums & ~(matched * 63))


def nth_capture(table: i64, rank: i64, n: i64) -> i64:
    """The n-th set that a card of this rank can take."""
    equal = (table >> (rank - 1)) & ONES
    if equal:
        while n:
            equal &= equal - 1
            n -= 1
        return (equal & -equal) << (rank - 1)
    return nth_sum(table, rank, n)


def nth_sum(rest: i64, total: i64, n: i64) -> i64:
    """The n-th set of cards that adds up to a total, in the order of their first cards; if there is none, minus how
    many there are."""
    found: i64 = 0
    rest &= up_to(total)
    while rest:
        first = rest & -rest
        rest ^= first
        left: i64 = total - RANK_AT[first % 67]
        if left:
            others = nth_sum(rest, left, n - found)
            if others > 0:
                return first | others
            found -= others
        elif found == n:
            return first
        else:
            found += 1
    return -found


def left(table: i64, move: i64) -> i64:
    """The table after a move."""
    taken = move >> 6
    return table ^ taken if taken else table | (TOP >> (61 - (move & 63)))


def add_sums(found: list[int], rest: i64, total: i64, move: i64) -> None:
    """Add to a list the moves that take, besides what the move takes already, a set that adds up to a total."""
    rest &= up_to(total)
    while rest:
        first = rest & -rest
        rest ^= first
        left: i64 = total - RANK_AT[first % 67]
        if left:
            add_sums(found, rest, left, move | first << 6)
        else:
            found.append(move | first << 6)


def up_to(rank: i64) -> i64:
    """All cards up to a rank."""
    return ((TOP >> (61 - rank)) - 1) * ONES


def plays(hand: i64, table: i64, number: i64) -> list[int]:
    """Every move of a hand, in the canonical order: by rank, then by suit, then by capture. `number` is the table's
    `ways`."""
    found: list[int] = []
    rank: i64 = 1
    while rank <= 10:
        held = ((hand >> (rank - 1)) & ONES) << (rank - 1)
        while held:
            card: i64 = INDEX[(held & -held) % 67]
            held &= held - 1
            if not number & 63:
                found.append(card)
                continue
            equal = ((table >> (rank - 1)) & ONES) << (rank - 1)
            if not equal:
                add_sums(found, table, rank, card)
            while equal:
                found.append((equal & -equal) << 6 | card)
                equal &= equal - 1
        number >>= 6
        rank += 1
    return found


def each_way(number: i64) -> i64:
    """In how many ways a card of each rank can be played: as it can capture or, where it takes nothing, one."""
    half = number | number >> 3
    return number | (EACH_RANK & ~(half | half >> 1 | half >> 2))


def count_plays(hand: i64, number: i64) -> i64:
    """How many moves a hand has. A rank's cards are four bits ten apart; times ONES, their number is at bit 30."""
    total: i64 = 0
    each = each_way(number)
    while hand:
        held = hand & ONES
        total += (((held * ONES) >> 30) & 7) * (each & 63)
        hand = (hand ^ held) >> 1
        each >>= 6
    return total


def nth_play(hand: i64, table: i64, number: i64, n: i64) -> i64:
    """The n-th move of a hand."""
    each = each_way(number)
    rank: i64 = 1
    held = hand & ONES
    moves = (((held * ONES) >> 30) & 7) * (each & 63)
    # Without a branch for ranks that the hand lacks, because it could not be foreseen.
    while n >= moves:
        n -= moves
        each >>= 6
        held = (hand >> rank) & ONES
        rank += 1
        moves = (((held * ONES) >> 30) & 7) * (each & 63)
    here = each & 63
    while n >= here:
        held &= held - 1
        n -= here
    card: i64 = INDEX[((held & -held) << (rank - 1)) % 67]
    if not (number >> (6 * (rank - 1))) & 63:
        return card
    return nth_capture(table, rank, n) << 6 | card
