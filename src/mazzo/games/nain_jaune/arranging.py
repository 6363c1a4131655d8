"""Rounds of Nain Jaune that begin in the middle, put together by hand for lessons and puzzles. Nobody has to show how a
round came to stand so, but it has to be one that can be shown, played on and settled."""

from __future__ import annotations

from mazzo.games.nain_jaune import round as rounds
from mazzo.games.nain_jaune.deck import BOX_CARDS, CARDS, KING, NAMES, RANKS, of_rank
from mazzo.games.nain_jaune.public import FREE, HOLDS, LACKS, PASS, STOP, fact, proof
from mazzo.games.nain_jaune.scoring import PURSE, packed, unit
from mazzo.games.nain_jaune.setup import HAND
from mazzo.games.nain_jaune.tokens import STAKE
from mazzo.kernel.bits import apart, bit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from mazzo.games.nain_jaune.setup import Setup
    from mazzo.kernel.contract import Deal


def arranged(
    setup: Setup,
    dealt: Deal,
    tokens: list[int],
    boxes: list[int],
    turn: i64,
    need: i64,
    last: i64,
    voids: list[list[int]],
) -> rounds.Round:
    """See `Round.arranged`."""
    check_cards(setup, dealt)
    check_purses(setup, tokens, boxes)
    check_turn(setup, turn, need, last)
    if last >= 0 and len(dealt.hands[last]) == HAND[setup.seats]:
        raise ValueError(f"seat {last} has all its cards, so it did not lay the latest")
    round = rounds.Round(setup)
    round.tokens = packed(tokens)
    round.boxes = packed(boxes)
    round.before = round.tokens
    for seat in range(setup.seats):
        round.before += STAKE * unit(seat)
    round.deal(dealt)
    round.turn = turn
    round.need = need
    round.last = last
    if last >= 0:
        round.rested = bit(setup.seats) - 1
        round.laid = round.rested
    if need != FREE:
        if not of_rank(round.gone, need - 1):
            raise ValueError(f"no {RANKS[need - 2]} has been laid, so no {RANKS[need - 1]} is needed")
        round.going = 1 if turn == last else 0
        note_proofs(round)
    note_voids(round, voids)
    round.begin()
    return round


def check_cards(setup: Setup, dealt: Deal) -> None:
    """Nobody is out, nobody has more than are dealt, and each card lies in one place."""
    if len(dealt.hands) != setup.seats:
        raise ValueError(f"hands are those of {setup.seats} seats")
    most: i64 = HAND[setup.seats]
    for seat, hand in enumerate(dealt.hands):
        if not 0 < len(hand) <= most:
            raise ValueError(f"seat {seat} holds {len(hand)} cards, which is not 1 to {most}")
    if len(dealt.stock) > CARDS - most * setup.seats:
        raise ValueError(f"the stock has more than {CARDS - most * setup.seats} cards")
    if dealt.table:
        raise ValueError("no card lies open on the table")
    apart([*dealt.hands, dealt.stock], NAMES)


def check_purses(setup: Setup, tokens: list[int], boxes: list[int]) -> None:
    if len(tokens) != setup.seats or len(boxes) != len(BOX_CARDS):
        raise ValueError(f"there are {setup.seats} seats and {len(BOX_CARDS)} boxes with tokens")
    # What a seat had before the stakes needs room as well.
    if min(tokens) < 0 or min(boxes) < 0 or sum(tokens) + sum(boxes) + STAKE > PURSE:
        raise ValueError("too few tokens, or too many")


def check_turn(setup: Setup, turn: i64, need: i64, last: i64) -> None:
    if not 0 <= turn < setup.seats or not -1 <= last < setup.seats:
        raise ValueError(f"the seats are 0 to {setup.seats - 1}")
    if last < 0:
        if need != FREE or turn != setup.order[0]:
            raise ValueError(f"no card has been laid: seat {setup.order[0]} begins with any card")
    elif need == FREE:
        if turn != last:
            raise ValueError(f"seat {last} laid the latest card and starts again")
    elif not 1 < need <= KING:
        raise ValueError(f"rank {need} is never needed")


def note_proofs(round: rounds.Round) -> None:
    """What the turns since the latest card have proved about the rank that is needed now."""
    setup = round.setup
    seat = round.last
    going: i64 = 1
    while seat != round.turn:
        held = of_rank(round.hand(seat), round.need) != 0
        proved = proof(setup, going, STOP if held and going and not setup.must_go_on else PASS)
        if held and proved == LACKS:
            raise ValueError(f"seat {seat} holds a {RANKS[round.need - 1]} and would have laid it")
        if proved == HOLDS:
            round.holds |= fact(seat, round.need)
        elif proved == LACKS:
            round.voids |= fact(seat, round.need)
        going = 0
        seat = setup.following[seat]


def note_voids(round: rounds.Round, voids: list[list[int]]) -> None:
    if len(voids) != round.setup.seats:
        raise ValueError(f"what is proved is proved by {round.setup.seats} seats")
    for seat in range(round.setup.seats):
        for rank in voids[seat]:
            if not 1 <= rank <= KING:
                raise ValueError(f"{rank} is no rank")
            if of_rank(round.hand(seat), rank):
                raise ValueError(f"seat {seat} holds a {RANKS[rank - 1]} and cannot lack it")
            round.voids |= fact(seat, rank)
