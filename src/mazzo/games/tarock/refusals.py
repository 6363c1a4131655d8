"""Why a text is no legal move now: a code with parameters, taken from the view alone."""

from __future__ import annotations

from mazzo.games.tarock import announcements, birds, bonuses, contracts, exchange, tricks
from mazzo.games.tarock import moves as plays
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.auction import possible
from mazzo.games.tarock.deck import BAGATO, BIRDS, FIVES, KINGS, NAMES, SUIT, SUITED, TAROCK, TAROCKS
from mazzo.games.tarock.exchange import first_choice, king_of
from mazzo.games.tarock.notation import DECK, names, print_move, read
from mazzo.games.tarock.view import View
from mazzo.kernel import errors
from mazzo.kernel.bits import bit, listed
from mazzo.kernel.errors import Illegal, MoveError, Reason
from mazzo.kernel.says import Kind, says, term

REASONS = {
    "not_a_move": says(text=Kind.TEXT),
    "unknown_card": says(card=Kind.TEXT),
    "card_twice": says(text=Kind.TEXT),
    "watching": says(),
    "round_over": says(),
    "not_your_turn": says(seat=Kind.SEAT),
    "wrong_phase": says(phase=term("phase")),
    "card_not_held": says(card=Kind.CARD),
    "must_choose": says(moves=Kind.MOVES),
    "nothing_to_hold": says(),
    "only_forehand_holds": says(seat=Kind.SEAT),
    "nothing_to_join": says(),
    "joined_already": says(seat=Kind.SEAT),
    "forehand_game": says(contract=term("contract")),
    "too_low": says(contract=term("contract"), standing=term("contract")),
    "four_kings": says(contract=term("contract")),
    "no_bird_held": says(contract=term("contract")),
    "not_forehands_choice": says(contract=term("contract")),
    "house_rule": says(option=term("option")),
    "own_king": says(card=Kind.CARD),
    "not_three_kings": says(),
    "king_must_be_taken": says(card=Kind.CARD, moves=Kind.MOVES),
    "take_a_packet": says(),
    "packet_of_king": says(card=Kind.CARD, moves=Kind.MOVES),
    "five_points": says(card=Kind.CARD),
    "suit_cards_first": says(card=Kind.CARD, cards=Kind.CARDS),
    "tarocks_first": says(card=Kind.CARD, cards=Kind.CARDS),
    "last_bird": says(card=Kind.CARD),
    "already_announced": says(kind=term("bonus"), seat=Kind.SEAT),
    "one_sack": says(kind=term("bonus"), seat=Kind.SEAT),
    "not_in_colour_games": says(kind=term("bonus")),
    "not_holder": says(kind=term("bonus"), card=Kind.CARD),
    "no_king_called": says(kind=term("bonus")),
    "not_the_called_king": says(kind=term("bonus")),
    "not_callers_side": says(kind=term("bonus")),
    "king_in_open_talon": says(kind=term("bonus"), card=Kind.CARD),
    "said_bene": says(kind=term("bonus")),
    "contra_said": says(seat=Kind.SEAT),
    "own_contract": says(),
    "nothing_to_recontra": says(),
    "recontra_said": says(seat=Kind.SEAT),
    "not_your_contract": says(),
    "bird_first": says(cards=Kind.CARDS),
    "must_follow_suit": says(card=Kind.CARD, cards=Kind.CARDS),
    "must_play_tarock": says(card=Kind.CARD, cards=Kind.CARDS),
    "must_play_suit_card": says(card=Kind.CARD, cards=Kind.CARDS),
    "must_beat": says(card=Kind.CARD, best=Kind.CARD, cards=Kind.CARDS),
    "bagato_last": says(card=Kind.CARD, cards=Kind.CARDS),
    "suit_must_be_led": says(card=Kind.CARD, cards=Kind.CARDS),
    "announced_now": says(card=Kind.CARD, cards=Kind.CARDS),
    "announced_later": says(card=Kind.CARD, trick=Kind.NUMBER, cards=Kind.CARDS),
    "highest_bird_first": says(card=Kind.CARD, cards=Kind.CARDS),
}
"""Every reason for which a text is refused, with the kinds of its parameters."""


def parse(text: str, view: View) -> int:
    """The legal move that a text means to the viewer. Raises Malformed or Illegal."""
    move = read(text)
    if move in view.moves():
        return move
    raise not_now(view) or why_illegal(view, move)


def not_now(view: View) -> MoveError | None:
    """Why the viewer decides nothing now, if it does not."""
    return errors.not_now(view.seat, view.deciding(), view.public.turn)


def why_illegal(view: View, move: int) -> MoveError:
    """What is wrong with a move of the seat on turn."""
    phase = view.public.phase
    if phase not in phases_of(move):
        return Illegal("wrong_phase", phase=plays.PHASES[phase])
    if phase == plays.AUCTION:
        return why_not_said(view, move - plays.SAY)
    if phase == plays.CHOICE:
        return why_not_chosen(view, move - plays.SAY)
    if phase == plays.CALLING:
        return why_not_called(move - plays.CALL)
    if phase == plays.TAKING:
        return why_not_taken(view, move)
    if phase == plays.LAYING:
        return why_not_laid(view, move - plays.LAY)
    if phase == plays.PLAY:
        return why_not_played(view, move)
    return why_not_announced(view, move - plays.ANNOUNCE)


def phases_of(move: int) -> tuple[int, ...]:
    """When a move can be made at all."""
    if plays.takes_cards(move) or plays.TAKE <= move < plays.SAY:
        return (plays.TAKING,)
    if move < plays.LAY:
        return (plays.PLAY,)
    if move < plays.CALL:
        return (plays.LAYING,)
    if move < plays.TAKE:
        return (plays.CALLING,)
    if move < plays.ANNOUNCE:
        return (plays.AUCTION, plays.CHOICE)
    return (plays.ANNOUNCING, plays.ANSWERING) if move >= plays.ANNOUNCE + plays.CONTRA else (plays.ANNOUNCING,)


def printed(view: View) -> list[str]:
    return [print_move(move) for move in view.moves()]


def why_not_said(view: View, word: int) -> MoveError:
    """What is wrong with a word of the auction; to pass is always right."""
    public = view.public
    if word == plays.HOLD:
        if not public.setup.hold:
            return Illegal("house_rule", option="hold")
        if public.contract < 0:
            return Illegal("nothing_to_hold")
        if view.seat != public.setup.forehand:
            return Illegal("only_forehand_holds", seat=public.setup.forehand)
        return why_not_possible(view, public.contract)
    if word == plays.ACCANTO:
        if not public.setup.accanto:
            return Illegal("house_rule", option="accanto")
        if contracts.allows_accanto(public.contract):
            return Illegal("joined_already", seat=listed(public.joined)[0])
        return Illegal("nothing_to_join")
    contract = word - plays.BID
    if contracts.among(contracts.FOREHAND, contract):
        return Illegal("forehand_game", contract=contracts.NAMES[contract])
    if contract <= public.contract:
        return Illegal("too_low", contract=contracts.NAMES[contract], standing=contracts.NAMES[public.contract])
    return why_not_possible(view, contract)


def why_not_possible(view: View, contract: int) -> MoveError:
    """Why the viewer's hand does not allow a contract."""
    four = contracts.calls(contract) and view.hand & KINGS == KINGS
    return Illegal("four_kings" if four else "no_bird_held", contract=contracts.NAMES[contract])


def why_not_chosen(view: View, word: int) -> MoveError:
    """What is wrong with forehand's choice."""
    if word in (plays.PASS, plays.HOLD, plays.ACCANTO):
        return Illegal("must_choose", moves=printed(view))
    contract = word - plays.BID
    if not possible(view.hand) >> contract & 1:
        return why_not_possible(view, contract)
    return Illegal("not_forehands_choice", contract=contracts.NAMES[contract])


def why_not_called(suit: int) -> MoveError:
    if suit == plays.FOURTH:
        return Illegal("not_three_kings")
    return Illegal("own_king", card=NAMES[king_of(suit)])


def why_not_taken(view: View, move: int) -> MoveError:
    """What is wrong with a part of the talon."""
    king = view.called
    if king < 0 or not exchange.everything(view.stock) >> king & 1:
        return Illegal("take_a_packet")
    if view.legal > exchange.EITHER:
        return Illegal("king_must_be_taken", card=NAMES[king], moves=printed(view))
    if plays.takes_cards(move):
        return Illegal("take_a_packet")
    return Illegal("packet_of_king", card=NAMES[king], moves=printed(view))


def why_not_laid(view: View, card: int) -> MoveError:
    """What is wrong with a discard."""
    one, hand = bit(card), view.hand
    if not hand & one:
        return Illegal("card_not_held", card=NAMES[card])
    if one & FIVES:
        return Illegal("five_points", card=NAMES[card])
    first = hand & first_choice(view.public.contract)
    if first and not exchange.lays_freely(view.public.setup, view.public.contract):
        code = "suit_cards_first" if first & SUITED else "tarocks_first"
        return Illegal(code, card=NAMES[card], cards=names(first))
    return Illegal("last_bird", card=NAMES[card])


def why_not_announced(view: View, word: int) -> MoveError:
    """What is wrong with an announcement, contra or recontra."""
    public = view.public
    if public.phase == plays.ANSWERING:
        return Illegal("nothing_to_recontra" if word == plays.RECONTRA else "own_contract")
    mine = view.seat == public.declarer or view.holds_king()
    if word == plays.OK:
        return Illegal("bird_first", cards=names(view.hand & BIRDS))
    if word == plays.CONTRA:
        return Illegal("own_contract") if mine else Illegal("contra_said", seat=public.contra_by)
    if word == plays.RECONTRA:
        if public.level == 2:
            return Illegal("recontra_said", seat=public.recontra_by)
        return Illegal("nothing_to_recontra") if public.level == 0 else Illegal("not_your_contract")
    return why_no_bonus(view, word)


def why_no_bonus(view: View, kind: int) -> MoveError:
    public, name = view.public, bonuses.NAMES[kind]
    if not bonuses.counted(public.setup, public.contract) >> kind & 1:
        # Where all bonuses count in colour games, there is still no king to call.
        code = "no_king_called" if public.setup.all_in_colour else "not_in_colour_games"
        return Illegal(code, kind=name)
    by = announcer(public.said, kind)
    if by >= 0:
        return Illegal("already_announced", kind=name, seat=by)
    if kind in (bonuses.SACCO, bonuses.DOPPIOSACCO):
        by = announcer(public.said, bonuses.SACCO + bonuses.DOPPIOSACCO - kind)
        if by >= 0:
            return Illegal("one_sack", kind=name, seat=by)
    if kind <= bonuses.BIRD4 and not view.hand >> birds.bird_card(kind) & 1:
        return Illegal("not_holder", kind=name, card=NAMES[birds.bird_card(kind)])
    if kind == bonuses.ULTIMO:
        return why_no_ultimo(view, name)
    return Illegal("said_bene", kind=name)


def why_no_ultimo(view: View, name: str) -> MoveError:
    """Why the viewer cannot announce that the called king comes last."""
    public, king = view.public, view.called
    if not contracts.calls(public.contract):
        return Illegal("no_king_called", kind=name)
    if king >= 0 and view.hand >> king & 1:
        return Illegal("said_bene", kind=name)
    if not public.setup.side_ultimo:
        return Illegal("not_the_called_king", kind=name)
    if view.seat != public.declarer:
        return Illegal("not_callers_side", kind=name)
    if contracts.takes_packet(public.contract) and exchange.everything(view.stock) >> king & 1:
        return Illegal("king_in_open_talon", kind=name, card=NAMES[king])
    return Illegal("said_bene", kind=name)


def why_not_played(view: View, card: int) -> MoveError:
    """Which duty a card would break, with the cards that fulfil it."""
    public, name, hand = view.public, NAMES[card], view.hand
    if not hand >> card & 1:
        return Illegal("card_not_held", card=name)
    fulfil = names(view.legal)
    unbound = tricks.legal(
        public.setup, public.contract, hand, public.number, public.led, public.best, public.cards, public.trick
    )
    if unbound >> card & 1:
        return why_bound(view, card, fulfil)
    negative = contracts.is_negative(public.contract)
    bagato = card == BAGATO and negative and hand & TAROCKS != 1 << BAGATO
    if not public.number:
        return Illegal("bagato_last" if bagato else "suit_must_be_led", card=name, cards=fulfil)
    suit = SUIT[card]
    following = hand & tricks.of_suit(public.led)
    if suit != public.led and following:
        return Illegal("must_follow_suit", card=name, cards=fulfil)
    if public.led != TAROCK and suit == TAROCK and unbound & SUITED:
        return Illegal("must_play_suit_card", card=name, cards=fulfil)
    if suit not in (public.led, TAROCK):
        return Illegal("must_play_tarock", card=name, cards=fulfil)
    beating = tricks.beaters(public.setup, public.best, public.cards, public.trick, hand & tricks.of_suit(suit))
    if bagato and not beating & ~(1 << BAGATO):
        return Illegal("bagato_last", card=name, cards=fulfil)
    return Illegal("must_beat", card=name, best=NAMES[public.best], cards=fulfil)


def why_bound(view: View, card: int, fulfil: list[str]) -> MoveError:
    """How announced cards forbid a card that would be legal otherwise."""
    public = view.public
    trick = public.done + 1
    bound = birds.bound_birds(public.said, view.seat, trick)
    if view.legal & birds.due_bird(public.said, view.seat, trick):
        return Illegal("announced_now", card=NAMES[card], cards=fulfil)
    if not view.legal & (bound | announcements.bound_king(public.said, view.called)):
        due = birds.bird_trick(card - BAGATO) if bound >> card & 1 else bonuses.LAST_TRICK
        return Illegal("announced_later", card=NAMES[card], trick=due, cards=fulfil)
    return Illegal("highest_bird_first", card=NAMES[card], cards=fulfil)


def why_not(view: View) -> dict[str, Reason]:
    """For each card of the viewer's hand that cannot be played or laid away now, the reason."""
    refused = not_now(view)
    public, found = view.public, dict[str, Reason]()
    for card in DECK.cards(view.hand):
        if refused:
            found[NAMES[card]] = refused.reason
        elif public.phase not in (plays.LAYING, plays.PLAY):
            found[NAMES[card]] = Reason("wrong_phase", {"phase": plays.PHASES[public.phase]})
        elif not view.legal >> card & 1:
            wrong = why_not_laid(view, card) if public.phase == plays.LAYING else why_not_played(view, card)
            found[NAMES[card]] = wrong.reason
    return found
