"""Why a sensible player plays a card: from the player's own hand, what was said, shown and played, and no more."""

from __future__ import annotations

from mazzo.games.tarock import contracts
from mazzo.games.tarock.birds import bird_card, bird_trick
from mazzo.games.tarock.bonuses import BIRD1, BIRD4, counted
from mazzo.games.tarock.deck import BAGATO, BAGATO_BIT, KINGS, MONDO, NAMES, SUIT, TAROCK, TAROCKS, VALUE, ones, thirds
from mazzo.games.tarock.players.card_choice import wins_now
from mazzo.games.tarock.players.chances import HALF, Chances
from mazzo.games.tarock.setup import SEATS
from mazzo.games.tarock.tricks import of_suit
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import bit, listed
from mazzo.kernel.errors import Reason

RICH = 15
"""A trick with so many thirds of a point is worth having."""
SMEAR = 3
"""From this value on a card is given to a friend on purpose."""
SAFE = 250
"""In thousandths: up to this chance to be beaten a card is a winner."""


def play(view: View, card: int) -> Reason:
    """Why the one who decides would play this card."""
    chances = Chances(view)
    if chances.alone:
        return avoid(chances, card)
    return follow(chances, card) if view.public.number else lead(chances, card)


def lead(chances: Chances, card: int) -> Reason:
    """The first card of a trick in a positive contract."""
    public = chances.public
    named = {"card": NAMES[card]}
    mine = chances.seat in (public.declarer, chances.partner)
    if is_bird(chances, card):
        return Reason("bird_home", {**named})
    if SUIT[card] == TAROCK:
        if mine and not chances.colour and chances.unseen & TAROCKS:
            return Reason("draws_tarocks", {"count": int(ones(chances.hand & TAROCKS))})
        return Reason("leads_winner" if unbeaten(chances, card) else "leads_quietly", {**named})
    if bit(card) & KINGS and card != chances.king:
        return Reason("leads_king", {**named})
    if not mine and chances.king >= 0 and SUIT[card] == SUIT[chances.king]:
        return Reason("leads_called_suit", {"card": NAMES[chances.king]})
    if unbeaten(chances, card):
        return Reason("leads_winner", {**named})
    if not chances.colour and ones(chances.hand & of_suit(SUIT[card])) == 1 and chances.hand & TAROCKS:
        return Reason("leads_short", {**named})
    return Reason("leads_quietly", {**named})


def follow(chances: Chances, card: int) -> Reason:
    """A later card of a trick in a positive contract."""
    public = chances.public
    named = {"card": NAMES[card]}
    if wins_now(chances, card):
        return win(chances, card)
    friend = chances.friend(public.best_seat)
    if VALUE[card] >= SMEAR and friend >= HALF:
        return Reason("smears", {"seat": int(public.best_seat), **named})
    if SUIT[card] == TAROCK:
        if chances.hand & BAGATO_BIT and card != BAGATO:
            return Reason("saves_bagato", {"card": NAMES[BAGATO]})
        return Reason("saves_tarocks", {**named})
    return Reason("gives_little", {**named})


def win(chances: Chances, card: int) -> Reason:
    """A card that wins the trick so far."""
    public = chances.public
    named = {"card": NAMES[card]}
    if is_bird(chances, card):
        return Reason("bird_home", {**named})
    against = chances.friend(public.best_seat) < HALF
    caught = [each for each in (BAGATO, MONDO) if public.cards & bit(each)]
    if caught and against:
        return Reason("catches", {"card": NAMES[caught[0]]})
    points = thirds(public.cards | bit(card))
    if points >= RICH:
        return Reason("takes_rich", {"points": int(points // 3)})
    winners = [each for each in listed(chances.view.legal) if wins_now(chances, each)]
    return Reason("takes_cheaply" if card == min(winners) else "takes_high", {**named})


def avoid(chances: Chances, card: int) -> Reason:
    """A card where tricks are to be avoided, or left to a lone declarer."""
    public = chances.public
    named = {"card": NAMES[card]}
    wins = wins_now(chances, card)
    alone = public.declarer < 0 or public.is_declarer(chances.seat)
    if alone and contracts.wants_one_trick(public.contract) and not public.tricks_of(chances.seat) and wins:
        return Reason("takes_the_one", {**named})
    if not public.number:
        return Reason("leads_under", {**named})
    if not alone and not wins and public.is_declarer(public.best_seat):
        return Reason("leaves_it_to", {"seat": int(public.best_seat)})
    if wins:
        return Reason("must_take", {**named})
    return Reason("ducks" if SUIT[card] == public.led else "throws_danger", {**named})


def is_bird(chances: Chances, card: int) -> bool:
    """Whether a card is a bird in the trick that it has to win."""
    kind = card - bird_card(0)
    counts = counted(chances.public.setup, chances.public.contract) >> BIRD1 & 1
    return 0 <= kind <= BIRD4 and bool(counts) and chances.public.done + 1 == bird_trick(kind)


def unbeaten(chances: Chances, card: int) -> bool:
    """Whether a card that is led is likely to win."""
    others = (seat for seat in range(SEATS) if seat != chances.seat)
    return all(chances.beats(other, SUIT[card], card) <= SAFE for other in others)
