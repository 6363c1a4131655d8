"""What happened, as keys with parameters. Seats are numbers, cards are texts, what the viewer did not see is `??`."""

from __future__ import annotations

from mazzo.games.primiera import scoring
from mazzo.games.primiera.captures import left
from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.notation import DECK
from mazzo.games.primiera.public import HIDDEN
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.scoring import Side, best_of_suits
from mazzo.games.primiera.setup import ALONE, PACKET, ROBOT_SEAT, UNDECIDED
from mazzo.kernel import cards
from mazzo.kernel.game import Event, Match
from mazzo.kernel.says import Kind, says, term

EVENTS = {
    "dealt": says(round=Kind.NUMBER, dealer=Kind.SEAT, first=Kind.SEAT),
    "laid": says(seat=Kind.SEAT, card=Kind.CARD),
    "opened": says(seat=Kind.SEAT, card=Kind.CARD),
    "played": says(seat=Kind.SEAT, card=Kind.CARD),
    "captured": says(seat=Kind.SEAT, card=Kind.CARD, takes=Kind.CARDS),
    "sweep": says(seat=Kind.SEAT),
    "teams": says(seat=Kind.SEAT, card=Kind.CARD, team=Kind.SEATS, others=Kind.SEATS),
    "alone": says(seat=Kind.SEAT, card=Kind.CARD),
    "no_herald": says(),
    "robot_open": says(seat=Kind.SEAT, cards=Kind.CARDS),
    "dealt_again": says(number=Kind.NUMBER, stock=Kind.NUMBER),
    "leftovers": says(seat=Kind.SEAT, cards=Kind.CARDS),
    "most_cards": says(seats=Kind.SEATS, number=Kind.NUMBER),
    "most_coins": says(seats=Kind.SEATS, number=Kind.NUMBER),
    "seven_of_coins": says(seats=Kind.SEATS),
    "best_primiera": says(seats=Kind.SEATS, cards=Kind.CARDS, value=Kind.NUMBER),
    "tied": says(category=term("category")),
    "sweeps": says(seats=Kind.SEATS, number=Kind.NUMBER),
    "scored": says(seat=Kind.SEAT, points=Kind.POINTS, total=Kind.POINTS),
    "won": says(seats=Kind.SEATS),
}
"""Every event with the kinds of its parameters."""

CATEGORIES = {
    scoring.CARDS: "most_cards",
    scoring.COINS: "most_coins",
    scoring.SEVEN: "seven_of_coins",
    scoring.BEST_PRIMIERA: "best_primiera",
}


def opening_events(match: Match) -> list[Event]:
    """A round begins."""
    dealt = Event("dealt", {"round": match.number, "dealer": match.dealer, "first": match.order()[0]})
    return [dealt]


def events(before: Round, seat: int, move: int, after: Round, viewer: int) -> list[Event]:
    """A seat has laid its opening card, or played."""
    if before.in_opening():
        return opening_card_events(before, seat, move, after, viewer)
    card, taken = NAMES[move & 63], move >> 6
    found: list[Event] = []
    if taken:
        found.append(Event("captured", {"seat": seat, "card": card, "takes": names(taken)}))
        if after.sweeps != before.sweeps:
            found.append(Event("sweep", {"seat": seat}))
    else:
        found.append(Event("played", {"seat": seat, "card": card}))
    found += team_events(before, after)
    if len(after.stock) < len(before.stock):
        number = PACKET[after.setup.variant]
        found.append(Event("dealt_again", {"number": number, "stock": len(after.stock)}))
    rest = left(before.table, move)
    if after.over() and rest:
        found.append(Event("leftovers", {"seat": after.last, "cards": names(rest)}))
    return found


def opening_card_events(before: Round, seat: int, move: int, after: Round, viewer: int) -> list[Event]:
    """A card is laid face down; the last one turns all of them up."""
    seen = before.seen(seat, move, viewer)
    card = cards.HIDDEN if seen == HIDDEN else NAMES[seen]
    found = [Event("laid", {"seat": seat, "card": card})]
    if after.in_opening():
        return found
    turned = [Event("opened", {"seat": each, "card": NAMES[after.opening_card(each)]}) for each in after.setup.order]
    return found + turned + team_events(before, after)


def team_events(before: Round, after: Round) -> list[Event]:
    """The first Herald has decided who plays with whom."""
    if before.teams != UNDECIDED or after.teams == UNDECIDED:
        return []
    if after.herald < 0:
        return [Event("no_herald")]
    seat, card = after.herald_seat, NAMES[after.herald]
    if after.teams == ALONE:
        return [Event("alone", {"seat": seat, "card": card})]
    partner = after.partner(seat)
    others = [each for each in range(after.setup.seats) if each not in (seat, partner)]
    found = [Event("teams", {"seat": seat, "card": card, "team": [seat, partner], "others": others})]
    if before.robot >= 0:
        chooser = after.partner(ROBOT_SEAT)
        found.append(Event("robot_open", {"seat": chooser, "cards": names(after.h3)}))
    return found


def closing_events(round: Round, match: Match) -> list[Event]:
    """The count, category by category, then what each seat has now."""
    sides = round.sides()
    found: list[Event] = []
    for category, key in CATEGORIES.items():
        winner = next((side for side in sides if side.won & category), None)
        found.append(category_event(key, winner) if winner else Event("tied", {"category": key}))
    found += [Event("sweeps", {"seats": side.seats, "number": side.sweeps}) for side in sides if side.sweeps]
    for seat, points in enumerate(round.scores()):
        found.append(Event("scored", {"seat": seat, "points": points, "total": match.totals[seat]}))
    if match.finished:
        found.append(Event("won", {"seats": match.winners}))
    return found


def category_event(key: str, side: Side) -> Event:
    if key == "most_cards":
        return Event(key, {"seats": side.seats, "number": side.cards})
    if key == "most_coins":
        return Event(key, {"seats": side.seats, "number": side.coins})
    if key == "seven_of_coins":
        return Event(key, {"seats": side.seats})
    best = [NAMES[card] for card in best_of_suits(side.pile)]
    return Event(key, {"seats": side.seats, "cards": best, "value": side.primiera})


def names(mask: int) -> list[str]:
    """The cards of a set in notation, in deck order."""
    return [NAMES[card] for card in DECK.cards(mask)]
