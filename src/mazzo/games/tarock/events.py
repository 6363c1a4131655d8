"""What happened, as keys with parameters. Seats are numbers, cards are texts, what the viewer did not see is `??`."""

from __future__ import annotations

from mazzo.games.tarock import birds, bonuses, contracts, exchange
from mazzo.games.tarock import moves as plays
from mazzo.games.tarock.contracts import SEI, TRISAC
from mazzo.games.tarock.deck import BAGATO, NAMES, TRULL
from mazzo.games.tarock.match import Match
from mazzo.games.tarock.notation import names
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.setup import FIRST_SIX, SEATS, TALON
from mazzo.kernel.bits import bit
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.errors import Param
from mazzo.kernel.game import Event
from mazzo.kernel.says import Kind, says, term

EVENTS = {
    "dealt": says(round=Kind.NUMBER, dealer=Kind.SEAT, first=Kind.SEAT),
    "wheel": says(factor=Kind.NUMBER),
    "passed": says(seat=Kind.SEAT),
    "bid": says(seat=Kind.SEAT, contract=term("contract")),
    "held": says(seat=Kind.SEAT, contract=term("contract")),
    "joined": says(seat=Kind.SEAT, contract=term("contract")),
    "all_passed": says(seat=Kind.SEAT),
    "chose": says(seat=Kind.SEAT, contract=term("contract")),
    "contract": says(seat=Kind.SEAT, contract=term("contract"), joined=Kind.SEATS),
    "called": says(seat=Kind.SEAT, card=Kind.CARD),
    "called_fourth": says(seat=Kind.SEAT),
    "talon_open": says(packet1=Kind.CARDS, packet2=Kind.CARDS),
    "king_in_talon": says(seat=Kind.SEAT, card=Kind.CARD),
    "took": says(seat=Kind.SEAT, cards=Kind.CARDS, left=Kind.CARDS),
    "took_all": says(seat=Kind.SEAT, cards=Kind.CARDS),
    "laid": says(seat=Kind.SEAT, card=Kind.CARD),
    "down": says(seat=Kind.SEAT),
    "announced": says(seat=Kind.SEAT, kind=term("bonus")),
    "bene": says(seat=Kind.SEAT),
    "contra": says(seat=Kind.SEAT, to=Kind.SEAT),
    "recontra": says(seat=Kind.SEAT, to=Kind.SEAT),
    "no_contra": says(seat=Kind.SEAT, to=Kind.SEAT),
    "first_lead": says(seat=Kind.SEAT),
    "played": says(seat=Kind.SEAT, card=Kind.CARD),
    "partner": says(seat=Kind.SEAT, declarer=Kind.SEAT, card=Kind.CARD),
    "trick": says(seat=Kind.SEAT, number=Kind.NUMBER, cards=Kind.CARDS),
    "talon_card": says(seat=Kind.SEAT, card=Kind.CARD),
    "caesar": says(seat=Kind.SEAT),
    "mondo_caught": says(seat=Kind.SEAT, of=Kind.SEAT),
    "bird_made": says(seat=Kind.SEAT, kind=term("bonus")),
    "bird_lost": says(seat=Kind.SEAT, kind=term("bonus")),
    "hand_open": says(seat=Kind.SEAT, cards=Kind.CARDS),
    "failed": says(seat=Kind.SEAT, contract=term("contract")),
    "talon_shown": says(cards=Kind.CARDS),
    "discards_shown": says(seat=Kind.SEAT, cards=Kind.CARDS),
    "counted": says(seats=Kind.SEATS, points=Kind.POINTS, pips=Kind.NUMBER, won=Kind.FLAG),
    "game_paid": says(contract=term("contract"), cents=Kind.POINTS),
    "bonus_paid": says(kind=term("bonus"), announced=Kind.FLAG, made=Kind.FLAG, seats=Kind.SEATS, cents=Kind.POINTS),
    "multiplied": says(by=Kind.NUMBER, factor=Kind.NUMBER),
    "negative_counted": says(seat=Kind.SEAT, contract=term("contract"), tricks=Kind.NUMBER, won=Kind.FLAG),
    "trisac_counted": says(seat=Kind.SEAT, points=Kind.POINTS, pips=Kind.NUMBER),
    "virgin": says(seat=Kind.SEAT),
    "mayor": says(seat=Kind.SEAT),
    "scored": says(seat=Kind.SEAT, points=Kind.POINTS, total=Kind.POINTS),
    "wheel_begins": says(deals=Kind.NUMBER),
    "won": says(seats=Kind.SEATS),
}
"""Every event with the kinds of its parameters."""


def opening_events(match: Match) -> list[Event]:
    """A round begins."""
    found = [Event("dealt", {"round": match.number, "dealer": match.dealer, "first": match.order()[0]})]
    if match.factor > 1:
        found.append(Event("wheel", {"factor": match.factor}))
    return found


def events(before: Round, seat: int, move: int, after: Round, viewer: int) -> list[Event]:
    """A seat has made a move."""
    phase = before.phase
    if phase == plays.PLAY:
        return play_events(before, seat, move, after)
    if phase <= plays.CHOICE:
        found = auction_events(before, seat, move - plays.SAY, after)
    elif phase == plays.CALLING:
        found = call_events(seat, move - plays.CALL, after)
    elif phase == plays.TAKING:
        left = exchange.everything(after.stock) & ~after.taken
        found = [Event("took", {"seat": seat, "cards": names(after.taken), "left": names(left)})]
    elif phase == plays.LAYING:
        seen = before.seen(seat, move, viewer)
        found = [Event("laid", {"seat": seat, "card": HIDDEN if seen == plays.HIDDEN_LAY else NAMES[seen - plays.LAY]})]
    elif phase == plays.ANNOUNCING:
        found = announcement_events(before, seat, move - plays.ANNOUNCE)
    else:
        found = answer_events(before, seat, move - plays.ANNOUNCE)
    return found + turn_events(before, after, viewer)


def auction_events(before: Round, seat: int, word: int, after: Round) -> list[Event]:
    if word == plays.PASS:
        return [Event("passed", {"seat": seat})]
    params: dict[str, Param] = {"seat": seat, "contract": contracts.NAMES[after.contract]}
    if before.phase == plays.CHOICE:
        return [Event("chose", params)]
    return [Event("held" if word == plays.HOLD else "joined" if word == plays.ACCANTO else "bid", params)]


def call_events(seat: int, suit: int, after: Round) -> list[Event]:
    if suit == plays.FOURTH:
        return [Event("called_fourth", {"seat": seat})]
    return [Event("called", {"seat": seat, "card": NAMES[after.called]})]


def announcement_events(before: Round, seat: int, word: int) -> list[Event]:
    if word < plays.CONTRA:
        return [Event("announced", {"seat": seat, "kind": bonuses.NAMES[word]})]
    if word == plays.CONTRA:
        return [Event("contra", {"seat": seat, "to": before.declarer})]
    if word == plays.RECONTRA:
        return [Event("recontra", {"seat": seat, "to": before.contra_by})]
    if not before.down:
        return [Event("down", {"seat": seat})]
    return [] if before.spoke else [Event("bene", {"seat": seat})]


def answer_events(before: Round, seat: int, word: int) -> list[Event]:
    if seat == before.accused:
        return [] if word == plays.OK else [Event("recontra", {"seat": seat, "to": before.contra_by})]
    return [Event("no_contra" if word == plays.OK else "contra", {"seat": seat, "to": before.accused})]


def turn_events(before: Round, after: Round, viewer: int) -> list[Event]:
    """What follows from a move by itself: the contract is fixed, the talon is turned up, the play begins."""
    found: list[Event] = []
    if after.phase == before.phase:
        return found
    if after.phase == plays.CHOICE:
        return [Event("all_passed", {"seat": after.turn})]
    if before.phase <= plays.CHOICE:
        joined = [seat for seat in range(SEATS) if after.joined >> seat & 1]
        declarer = before.setup.forehand if after.contract == TRISAC else after.declarer
        name = contracts.NAMES[after.contract]
        found.append(Event("contract", {"seat": declarer, "contract": name, "joined": joined}))
        if after.contract == SEI:
            cards: Param = names(after.taken) if viewer == declarer else [HIDDEN] * TALON
            found.append(Event("took_all", {"seat": declarer, "cards": cards}))
    if after.phase == plays.TAKING:
        first, second = names(exchange.packet(after.stock, 0)), names(exchange.packet(after.stock, 1))
        found.append(Event("talon_open", {"packet1": first, "packet2": second}))
        if after.called >= 0 and exchange.everything(after.stock) >> after.called & 1:
            found.append(Event("king_in_talon", {"seat": after.declarer, "card": NAMES[after.called]}))
    if after.phase == plays.PLAY:
        found.append(Event("first_lead", {"seat": after.leader}))
    return found


def play_events(before: Round, seat: int, card: int, after: Round) -> list[Event]:
    found = [Event("played", {"seat": seat, "card": NAMES[card]})]
    if card == before.called and seat != before.declarer:
        found.append(Event("partner", {"seat": seat, "declarer": before.declarer, "card": NAMES[card]}))
    if after.done == before.done:
        return found
    cards = [NAMES[before.trick >> 6 * place & 63] for place in range(3)]
    winner, number = after.leader, after.done
    found.append(Event("trick", {"seat": winner, "number": number, "cards": [*cards, NAMES[card]]}))
    if after.contract == TRISAC and after.setup.trisac_talon == FIRST_SIX and number <= TALON:
        turned = NAMES[exchange.card_at(after.stock, number - 1)]
        found.append(Event("talon_card", {"seat": winner, "card": turned}))
    if is_caesar(before, seat, card, after):
        found.append(Event("caesar", {"seat": winner}))
    if after.caught != before.caught:
        found.append(Event("mondo_caught", {"seat": winner, "of": (after.caught >> 3) - 1}))
    if after.birds != before.birds and bonuses.counted(after.setup, after.contract) & 1:
        kind = bonuses.LAST_TRICK - number
        winner, loser = birds.made_by(after.birds, kind), birds.lost_by(after.birds, kind)
        key, holder = ("bird_made", winner) if winner >= 0 else ("bird_lost", loser)
        found.append(Event(key, {"seat": holder, "kind": bonuses.NAMES[kind]}))
    if after.hands_are_open() and number == 1:
        found += [Event("hand_open", {"seat": each, "cards": names(after.hand(each))}) for each in range(SEATS)]
    return found + failures(before, after)


def is_caesar(before: Round, seat: int, card: int, after: Round) -> bool:
    """Whether a trick has gone to T1 because T21 and T22 lay there too."""
    if (before.cards | bit(card)) & TRULL != TRULL:
        return False
    return after.leader == (seat if card == BAGATO else before.player_of(BAGATO))


def failures(before: Round, after: Round) -> list[Event]:
    """The declarers of a negative contract who have just failed."""
    if after.declarer < 0 or not contracts.is_negative(after.contract):
        return []
    name = contracts.NAMES[after.contract]
    return [
        Event("failed", {"seat": seat, "contract": name})
        for seat in range(SEATS)
        if after.is_declarer(seat)
        and contracts.has_failed(after.contract, after.tricks_of(seat))
        and not contracts.has_failed(after.contract, before.tricks_of(seat))
    ]
