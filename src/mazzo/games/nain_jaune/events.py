"""What happened, as keys with parameters. Seats are numbers, cards and ranks are texts."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX, BOX_CARDS, KING, NAMES, NO_BOX, RANK, RANKS
from mazzo.games.nain_jaune.notation import DECK
from mazzo.games.nain_jaune.public import FREE, HOLDS, LACKS, NOTHING, lays_card, proof
from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.scoring import amount
from mazzo.games.nain_jaune.sheet import left_by_opera
from mazzo.games.nain_jaune.tokens import STAKE
from mazzo.kernel.errors import Param
from mazzo.kernel.game import Event, Match
from mazzo.kernel.says import Kind, says

EVENTS = {
    "dealt": says(round=Kind.NUMBER, dealer=Kind.SEAT, first=Kind.SEAT),
    "staked": says(tokens=Kind.NUMBER),
    "laid": says(seat=Kind.SEAT, card=Kind.CARD),
    "without": says(seat=Kind.SEAT, rank=Kind.RANK),
    "passed": says(seat=Kind.SEAT, rank=Kind.RANK),
    "stopped": says(seat=Kind.SEAT, rank=Kind.RANK),
    "king_restart": says(seat=Kind.SEAT),
    "restart": says(seat=Kind.SEAT),
    "takes_box": says(seat=Kind.SEAT, card=Kind.CARD, tokens=Kind.NUMBER),
    "forgot_box": says(seat=Kind.SEAT, card=Kind.CARD, tokens=Kind.NUMBER),
    "grand_opera": says(seat=Kind.SEAT, tokens=Kind.NUMBER, left=Kind.NUMBER),
    "out": says(seat=Kind.SEAT),
    "paid": says(seat=Kind.SEAT, to=Kind.SEAT, tokens=Kind.NUMBER, cards=Kind.CARDS),
    "fined": says(seat=Kind.SEAT, card=Kind.CARD, tokens=Kind.NUMBER),
    "scored": says(seat=Kind.SEAT, points=Kind.POINTS, total=Kind.POINTS),
    "bankrupt": says(seat=Kind.SEAT, total=Kind.POINTS),
    "won": says(seats=Kind.SEATS),
}
"""Every event with the kinds of its parameters."""

RESTS = {LACKS: "without", HOLDS: "stopped", NOTHING: "passed"}
"""How the end of a turn is told, by what it proves."""


def opening_events(match: Match) -> list[Event]:
    """A round begins: everybody stakes."""
    dealt = Event("dealt", {"round": match.number, "dealer": match.dealer, "first": match.order()[0]})
    return [dealt, Event("staked", {"tokens": STAKE})]


def events(before: Round, seat: int, move: int, after: Round) -> list[Event]:
    """A seat has laid a card, passed or stopped."""
    if not lays_card(move):
        return rest_events(before, seat, move, after)
    card = move & 63
    found = [Event("laid", {"seat": seat, "card": NAMES[card]})]
    box = BOX[card]
    if box != NO_BOX:
        params: dict[str, Param] = {"seat": seat, "card": NAMES[card], "tokens": before.box(box)}
        found.append(Event("takes_box" if before.setup.takes_box(move) else "forgot_box", params))
    if after.over():
        return [*found, *settlement_events(seat, after)]
    if RANK[card] == KING:
        found.append(Event("king_restart", {"seat": seat}))
    return found


def rest_events(before: Round, seat: int, move: int, after: Round) -> list[Event]:
    """`without` says that the rank is missing; `passed` leaves it open, as the rules do (NJ-A02)."""
    proved = proof(before.setup, before.going, move)
    found = [Event(RESTS[proved], {"seat": seat, "rank": RANKS[before.need - 1]})]
    if after.need == FREE:
        found.append(Event("restart", {"seat": after.turn}))
    return found


def settlement_events(seat: int, after: Round) -> list[Event]:
    """Somebody is out: who takes and pays what, in the order of 3.5b."""
    found = [Event("out", {"seat": seat})]
    if after.opera >= 0:
        found.append(Event("grand_opera", {"seat": seat, "tokens": after.opera, "left": left_by_opera(after)}))
    payer = after.setup.following[seat]
    while payer != seat:
        cards: Param = [NAMES[card] for card in DECK.cards(after.hand(payer))]
        tokens = amount(after.paid, payer)
        found.append(Event("paid", {"seat": payer, "to": seat, "tokens": tokens, "cards": cards}))
        payer = after.setup.following[payer]
    for box, card in enumerate(BOX_CARDS):
        fine = amount(after.fined, box)
        if fine:
            holder = next(each for each in range(after.setup.seats) if after.hand(each) >> card & 1)
            found.append(Event("fined", {"seat": holder, "card": NAMES[card], "tokens": fine}))
    return found


def closing_events(round: Round, match: Match) -> list[Event]:
    """What each seat has gained or lost, who cannot stake again, and who has won."""
    found = [
        Event("scored", {"seat": seat, "points": points, "total": match.totals[seat]})
        for seat, points in enumerate(round.scores())
    ]
    if match.finished:
        for seat, total in enumerate(match.totals):
            if total < STAKE:
                found.append(Event("bankrupt", {"seat": seat, "total": total}))
        found.append(Event("won", {"seats": match.winners}))
    return found
