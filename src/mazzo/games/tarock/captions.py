"""What boards that know no game say around the table of Tarock: labels of moves, what is asked, and notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mazzo.games.tarock import bonuses, contracts, exchange
from mazzo.games.tarock import moves as plays
from mazzo.games.tarock.areas import BIDDING
from mazzo.games.tarock.deck import NAMES, SUIT, SUITS, TAROCK
from mazzo.games.tarock.notation import DECK, names
from mazzo.games.tarock.scoring import factor
from mazzo.games.tarock.setup import HAND, PACKET
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import size
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says, term

if TYPE_CHECKING:
    from mazzo.games.tarock.scene import Scene

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
    "lay_open": says(card=Kind.CARD),
    "announce": says(kind=term("bonus"), price=Kind.TEXT, hint=term("hint")),
    "announce_times": says(kind=term("bonus"), times=Kind.NUMBER, hint=term("hint")),
    "contra": says(),
    "recontra": says(),
    "contra_to": says(seat=Kind.SEAT),
    "recontra_to": says(seat=Kind.SEAT),
    "ok": says(),
}
"""Every label of a move; a price is in cents, or so many times the contract's."""

ASKS = {
    "bid": says(),
    "overbid": says(contract=term("contract")),
    "pass": says(contract=term("contract")),
    "choose": says(),
    "call": says(),
    "take": says(),
    "take_packet": says(card=Kind.CARD),
    "take_king": says(card=Kind.CARD),
    "lay": says(count=Kind.NUMBER),
    "lay_open": says(count=Kind.NUMBER),
    "lay_more": says(count=Kind.NUMBER, left=Kind.NUMBER),
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

NOTES = {
    "session": says(deals=Kind.NUMBER),
    "wheel": says(factor=Kind.NUMBER),
    "bidding_opens": says(),
    "no_bid": says(),
    "standing": says(seat=Kind.SEAT, contract=term("contract")),
    "all_passed": says(seat=Kind.SEAT),
    "everyone": says(contract=term("contract"), hint=term("hint")),
    "plays": says(seat=Kind.SEAT, contract=term("contract"), hint=term("hint")),
    "plays_too": says(seats=Kind.SEATS),
    "called": says(card=Kind.CARD),
    "called_fourth": says(),
    "with_partner": says(seat=Kind.SEAT),
    "calling": says(seat=Kind.SEAT),
    "taking": says(seat=Kind.SEAT),
    "laying": says(seat=Kind.SEAT),
    "announcing": says(seat=Kind.SEAT),
    "announced": says(seat=Kind.SEAT, kind=term("bonus")),
    "contra": says(level=Kind.NUMBER),
    "contra_by": says(seat=Kind.SEAT, to=Kind.SEAT, times=Kind.NUMBER),
    "contra_asked": says(seat=Kind.SEAT),
    "trick": says(number=Kind.NUMBER, seat=Kind.SEAT),
    "leads": says(number=Kind.NUMBER, seat=Kind.SEAT),
    "took": says(number=Kind.NUMBER, seat=Kind.SEAT),
    "counted": says(points=Kind.TEXT, others=Kind.TEXT),
    "has_points": says(seat=Kind.SEAT, points=Kind.TEXT),
    "virgins": says(seats=Kind.SEATS),
    "valat": says(),
    "solo": says(),
}
"""Every note; the last five stand below the count."""

ON_TURN = {"call": "calling", "take": "taking", "lay": "laying", "announce": "announcing"}
"""What the seat on turn does in a phase."""


def label(view: View, move: int) -> Reason | None:
    """How a move is said; None if it is just its card."""
    if move < plays.LAY:
        return None
    if plays.takes_cards(move):
        return Reason("take_cards", {"cards": [NAMES[plays.card_of(move, number)] for number in range(PACKET)]})
    if move < plays.CALL:
        open = SUIT[move - plays.LAY] == TAROCK and lays_freely(view)
        return Reason("lay_open" if open else "lay", {"card": NAMES[move - plays.LAY]})
    if move < plays.TAKE:
        return (
            Reason("call_fourth")
            if move - plays.CALL == plays.FOURTH
            else Reason("call", {"card": f"K{SUITS[move - plays.CALL]}"})
        )
    if move < plays.SAY:
        cards = names(exchange.packet(view.stock, move - plays.TAKE))
        return Reason("take", {"number": move - plays.TAKE + 1, "cards": cards})
    return bid_label(view, move - plays.SAY) if move < plays.ANNOUNCE else said_label(view, move - plays.ANNOUNCE)


def bid_label(view: View, word: int) -> Reason:
    """A word of the auction; a contract with its price and what it means."""
    if word == plays.PASS:
        return Reason("pass")
    if word in (plays.HOLD, plays.ACCANTO):
        code = "hold" if word == plays.HOLD else "accanto"
        return Reason(code, {"contract": contracts.NAMES[view.public.contract]})
    contract = word - plays.BID
    win, loss = contracts.WIN[contract], contracts.LOSS[contract]
    name, price = contracts.NAMES[contract], str(win) if win == loss else f"{win}/{loss}"
    return Reason("bid", {"contract": name, "price": price, "hint": name})


def said_label(view: View, word: int) -> Reason:
    """An announcement with its price and what it means, contra, or that there is nothing to add."""
    public = view.public
    if word == plays.OK:
        return Reason("ok")
    if word in (plays.CONTRA, plays.RECONTRA):
        code = "contra" if word == plays.CONTRA else "recontra"
        return Reason(f"{code}_to", {"seat": opposed(view)}) if public.phase == plays.ANSWERING else Reason(code)
    times = factor(public.contract)
    cents, name = bonuses.ANNOUNCED[word] * times, bonuses.NAMES[word]
    if not cents:
        return Reason("announce_times", {"kind": name, "times": bonuses.VALAT_ANNOUNCED * times, "hint": name})
    return Reason("announce", {"kind": name, "price": str(cents), "hint": name})


def opposed(view: View) -> int:
    """To whom the viewer says contra of a negative contract, or recontra."""
    public = view.public
    return int(public.contra_by if view.seat == public.accused else public.accused)


def asked(view: View, refused: Mapping[str, Reason]) -> Reason | None:
    """What is asked of the viewer, if he decides; `refused` says which cards break which duties."""
    if view.deciding() == NOBODY:
        return None
    public = view.public
    if public.phase == plays.AUCTION:
        return asked_to_bid(view)
    if public.phase in (plays.CHOICE, plays.CALLING):
        return Reason("choose" if public.phase == plays.CHOICE else "call")
    if public.phase == plays.TAKING:
        return asked_to_take(view)
    if public.phase == plays.LAYING:
        count, left = contracts.discards(public.contract), size(view.hand) - HAND
        if left < count:
            return Reason("lay_more", {"count": count, "left": left})
        return Reason("lay_open" if lays_freely(view) else "lay", {"count": count})
    if public.phase == plays.ANNOUNCING:
        return Reason(asked_to_speak(view))
    if public.phase == plays.ANSWERING:
        code = "recontra_to" if view.seat == public.accused else "contra_to"
        return Reason(code, {"seat": opposed(view)})
    return asked_to_play(view, refused)


def lays_freely(view: View) -> bool:
    """Whether the viewer may lay tarocks away at will, and so has to know that they lie face up."""
    return exchange.lays_freely(view.public.setup, view.public.contract)


def asked_to_bid(view: View) -> Reason:
    """A bid, above the one that stands if anything is."""
    contract = view.public.contract
    if contract == contracts.NO_BID:
        return Reason("bid")
    code = "pass" if view.moves() == [plays.SAY + plays.PASS] else "overbid"
    return Reason(code, {"contract": contracts.NAMES[contract]})


def asked_to_take(view: View) -> Reason:
    """A packet; where the called king lies in the talon, what the house rule says."""
    moves = view.moves()
    if len(moves) > 1 and not plays.takes_cards(moves[0]):
        return Reason("take")
    return Reason("take_king" if plays.takes_cards(moves[0]) else "take_packet", {"card": NAMES[view.called]})


def asked_to_speak(view: View) -> str:
    """What can be said besides that there is nothing to add, if even that can."""
    words = {move - plays.ANNOUNCE for move in view.moves()}
    if plays.OK not in words:
        return "announce_bird"
    if min(words) < plays.CONTRA:
        return "announce"
    return "contra" if plays.CONTRA in words else "recontra" if plays.RECONTRA in words else "content"


def asked_to_play(view: View, refused: Mapping[str, Reason]) -> Reason:
    """To lead, or what to do about the suit that was led."""
    public, hand = view.public, view.hand
    if not hand & (hand - 1):
        return Reason("last_card")
    if not public.number:
        return Reason("lead")
    if any(reason.code == "must_beat" for reason in refused.values()):
        return Reason("beat", {"card": NAMES[public.best]})
    suits = {SUIT[card] for card in DECK.cards(view.legal)}
    if public.led == TAROCK:
        return Reason("follow_tarock" if suits == {TAROCK} else "without_tarock")
    code = "follow" if suits == {public.led} else "trump" if suits == {TAROCK} else "without"
    return Reason(code, {"suit": SUITS[public.led]})


def notes(scene: Scene) -> list[Reason]:
    """How long the session is, what is bid or played, what was said about it, and the state of the play."""
    found = [Reason("session", {"deals": scene.deals}), *multiplied(scene)]
    if scene.phase in BIDDING:
        return [*found, bidding_note(scene)]
    found += [*contract_notes(scene), *said_notes(scene)]
    if scene.phase in ON_TURN:
        found.append(Reason(ON_TURN[scene.phase], {"seat": scene.waiting[0]}))
    if scene.phase == "contra":
        found.append(Reason("contra_asked", {"seat": scene.accused}))
    return [*found, *trick_notes(scene)]


def multiplied(scene: Scene) -> list[Reason]:
    """The wheel, while it turns."""
    return [Reason("wheel", {"factor": scene.factor})] if scene.factor > 1 else []


def bidding_note(scene: Scene) -> Reason:
    """What stands in the auction."""
    if scene.phase == "choice":
        return Reason("all_passed", {"seat": scene.order[0]})
    if scene.contract:
        return Reason("standing", {"seat": scene.declarer, "contract": scene.contract})
    return Reason("no_bid" if scene.auction else "bidding_opens")


def contract_notes(scene: Scene) -> list[Reason]:
    """Who plays what, which king is called, and who is known to have it."""
    if scene.contract == "trisac":
        return [Reason("everyone", {"contract": scene.contract, "hint": scene.contract})]
    found = [Reason("plays", {"seat": scene.declarer, "contract": scene.contract, "hint": scene.contract})]
    if scene.joined:
        found.append(Reason("plays_too", {"seats": scene.joined}))
    if scene.called:
        fourth = scene.called == "fourth"
        found.append(Reason("called_fourth") if fourth else Reason("called", {"card": scene.called}))
    if scene.partner >= 0:
        found.append(Reason("with_partner", {"seat": scene.partner}))
    return found


def said_notes(scene: Scene) -> list[Reason]:
    """Announcements and contras."""
    found = [Reason("announced", {"seat": each.seat, "kind": each.word}) for each in scene.announced]
    if scene.level:
        found.append(Reason("contra", {"level": scene.level}))
    return found + [
        Reason("contra_by", {"seat": each.seat, "to": each.declarer, "times": 2 * each.level}) for each in scene.contras
    ]


def trick_notes(scene: Scene) -> list[Reason]:
    """Who took the latest trick, and who leads to the next."""
    found: list[Reason] = []
    number = sum(player.tricks for player in scene.players)
    if scene.tricks:
        found.append(Reason("took", {"number": number, "seat": scene.tricks[-1].winner}))
    if scene.phase == "play":
        code, leader = ("trick", scene.trick[0].seat) if scene.trick else ("leads", scene.waiting[0])
        found.append(Reason(code, {"number": number + 1, "seat": leader}))
    return found
