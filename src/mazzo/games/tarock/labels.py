"""How the moves of Tarock are said that are not just a card, and what is asked of the one on turn."""

from __future__ import annotations

from collections.abc import Mapping

from mazzo.games.tarock import bonuses, contracts, talon
from mazzo.games.tarock.deck import NAMES, SUIT, SUITS, TAROCK
from mazzo.games.tarock.moves import (
    ACCANTO,
    ANNOUNCE,
    ANNOUNCING,
    ANSWERING,
    AUCTION,
    BID,
    CALL,
    CALLING,
    CHOICE,
    CONTRA,
    FOURTH,
    HOLD,
    LAY,
    LAYING,
    OK,
    PASS,
    RECONTRA,
    SAY,
    TAKE,
    TAKING,
    card_of,
    takes_cards,
)
from mazzo.games.tarock.notation import DECK, names
from mazzo.games.tarock.setup import HAND, PACKET
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import size
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says, term

LABELS = {
    "pass": says(),
    "hold": says(contract=term("contract")),
    "accanto": says(contract=term("contract")),
    "bid": says(contract=term("contract"), price=Kind.TEXT, hint=term("hint")),
    "call": says(card=Kind.CARD),
    "call_fourth": says(),
    "take": says(number=Kind.NUMBER, cards=Kind.CARDS),
    "take_cards": says(cards=Kind.CARDS),
    "lay": says(card=Kind.CARD),
    "announce": says(kind=term("bonus"), price=Kind.TEXT, hint=term("hint")),
    "contra": says(),
    "recontra": says(),
    "contra_to": says(seat=Kind.SEAT),
    "recontra_to": says(seat=Kind.SEAT),
    "ok": says(),
}
"""Every label of a move; a price is in cents, or a multiple of the contract's."""

ASKS = {
    "bid": says(),
    "overbid": says(contract=term("contract")),
    "pass": says(contract=term("contract")),
    "choose": says(),
    "call": says(),
    "take": says(),
    "take_packet": says(card=Kind.CARD),
    "take_king": says(card=Kind.CARD),
    "lay": says(count=Kind.NUMBER, left=Kind.NUMBER),
    "announce": says(),
    "announce_bird": says(),
    "contra": says(),
    "recontra": says(),
    "content": says(),
    "contra_to": says(seat=Kind.SEAT),
    "recontra_to": says(seat=Kind.SEAT),
    "last_card": says(),
    "lead": says(),
    "beat": says(card=Kind.CARD),
    "follow": says(suit=Kind.SUIT),
    "follow_tarock": says(),
    "without": says(suit=Kind.SUIT),
    "without_tarock": says(),
    "trump": says(suit=Kind.SUIT),
}
"""Everything that is asked."""


def label(view: View, move: int) -> Reason | None:
    """How a move is said; None if it is just its card."""
    table = view.table
    if move < LAY:
        return None
    if takes_cards(move):
        return Reason("take_cards", {"cards": [NAMES[card_of(move, number)] for number in range(PACKET)]})
    if move < CALL:
        return Reason("lay", {"card": NAMES[move - LAY]})
    if move < TAKE:
        return Reason("call_fourth") if move - CALL == FOURTH else Reason("call", {"card": f"K{SUITS[move - CALL]}"})
    if move < SAY:
        cards = names(talon.packet(table.stock, move - TAKE))
        return Reason("take", {"number": move - TAKE + 1, "cards": cards})
    return bid_label(view, move - SAY) if move < ANNOUNCE else said_label(view, move - ANNOUNCE)


def bid_label(view: View, word: int) -> Reason:
    """A word of the auction; a contract with its price and what it means."""
    if word == PASS:
        return Reason("pass")
    if word in (HOLD, ACCANTO):
        code = "hold" if word == HOLD else "accanto"
        return Reason(code, {"contract": contracts.NAMES[view.table.contract]})
    contract = word - BID
    win, loss = contracts.WIN[contract], contracts.LOSS[contract]
    name, price = contracts.NAMES[contract], str(win) if win == loss else f"{win}/{loss}"
    return Reason("bid", {"contract": name, "price": price, "hint": name})


def said_label(view: View, word: int) -> Reason:
    """An announcement with its price and what it means, contra, or that there is nothing to add."""
    table = view.table
    if word == OK:
        return Reason("ok")
    if word in (CONTRA, RECONTRA):
        code = "contra" if word == CONTRA else "recontra"
        return Reason(f"{code}_to", {"seat": opposed(view)}) if table.phase == ANSWERING else Reason(code)
    times = 2 if contracts.is_solo(table.contract) else 1
    cents, name = bonuses.ANNOUNCED[word] * times, bonuses.NAMES[word]
    price = str(cents) if cents else f"×{bonuses.VALAT_ANNOUNCED * times}"
    return Reason("announce", {"kind": name, "price": price, "hint": name})


def opposed(view: View) -> int:
    """To whom the viewer says contra of a negative contract, or recontra."""
    table = view.table
    return int(table.contra_by if view.seat == table.accused else table.accused)


def asked(view: View, refused: Mapping[str, Reason]) -> Reason | None:
    """What is asked of the viewer, if he decides; `refused` says which cards break which duties."""
    if view.deciding() == NOBODY:
        return None
    table = view.table
    if table.phase == AUCTION:
        return asked_to_bid(view)
    if table.phase in (CHOICE, CALLING):
        return Reason("choose" if table.phase == CHOICE else "call")
    if table.phase == TAKING:
        return asked_to_take(view)
    if table.phase == LAYING:
        return Reason("lay", {"count": contracts.discards(table.contract), "left": size(view.hand()) - HAND})
    if table.phase == ANNOUNCING:
        return Reason(asked_to_speak(view))
    if table.phase == ANSWERING:
        code = "recontra_to" if view.seat == table.accused else "contra_to"
        return Reason(code, {"seat": opposed(view)})
    return asked_to_play(view, refused)


def asked_to_bid(view: View) -> Reason:
    """A bid, above the one that stands if anything is."""
    contract = view.table.contract
    if contract == contracts.NO_BID:
        return Reason("bid")
    code = "pass" if view.moves() == [SAY + PASS] else "overbid"
    return Reason(code, {"contract": contracts.NAMES[contract]})


def asked_to_take(view: View) -> Reason:
    """A packet; where the called king lies in the talon, what the house rule says."""
    moves = view.moves()
    if len(moves) > 1 and not takes_cards(moves[0]):
        return Reason("take")
    return Reason("take_king" if takes_cards(moves[0]) else "take_packet", {"card": NAMES[view.table.called]})


def asked_to_speak(view: View) -> str:
    """What can be said besides that there is nothing to add, if even that can."""
    words = {move - ANNOUNCE for move in view.moves()}
    if OK not in words:
        return "announce_bird"
    if min(words) < CONTRA:
        return "announce"
    return "contra" if CONTRA in words else "recontra" if RECONTRA in words else "content"


def asked_to_play(view: View, refused: Mapping[str, Reason]) -> Reason:
    """To lead, or what to do about the suit that was led."""
    table, hand = view.table, view.hand()
    if not hand & (hand - 1):
        return Reason("last_card")
    if not table.number:
        return Reason("lead")
    if any(reason.code == "must_beat" for reason in refused.values()):
        return Reason("beat", {"card": NAMES[table.best]})
    suits = {SUIT[card] for card in DECK.cards(table.legal)}
    if table.led == TAROCK:
        return Reason("follow_tarock" if suits == {TAROCK} else "without_tarock")
    code = "follow" if suits == {table.led} else "trump" if suits == {TAROCK} else "without"
    return Reason(code, {"suit": SUITS[table.led]})
