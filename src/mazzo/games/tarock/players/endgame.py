"""A round played on openly: everybody sees all cards and plays his best.

Where there are two sides, alpha-beta over what each opponent pays, with the full settlement at the end. Between tricks
it looks up what it has met before, and stops where what is left cannot change the payments any more, or not enough.
Where everybody plays for himself each takes what is best for him.
"""

from __future__ import annotations

from mazzo.games.tarock import contracts, scoring
from mazzo.games.tarock import round as rounds
from mazzo.games.tarock.birds import bird_card, bird_trick
from mazzo.games.tarock.bonuses import BIRD4, DOPPIOSACCO, KINDS, MONDO, RE, SACCO, TRULL, ULTIMO
from mazzo.games.tarock.contracts import is_colour, is_negative
from mazzo.games.tarock.deck import KINGS, MATTO_BIT, MONDO_BIT, SUIT, SUITED, TAROCK, TAROCKS, VALUE, thirds
from mazzo.games.tarock.deck import TRULL as TRULL_CARDS
from mazzo.games.tarock.players.alike import distinct
from mazzo.games.tarock.scoring import Parties, multiple, sack_at
from mazzo.games.tarock.secrets import Secrets
from mazzo.games.tarock.setup import SEATS
from mazzo.games.tarock.tricks import beats
from mazzo.kernel.bits import INDEX, TOP
from mazzo.kernel.compiling import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

FAR: Final = 1 << 40
"""More than any payment."""


def solved(round: rounds.Round) -> list[int]:
    """The payments of a contract with two sides, however many cards are left."""
    value = Search(round).value(round.copy(), -FAR, FAR)
    if not is_negative(round.contract):
        return scoring.shared(round, round.partner(), value)
    found = [0] * SEATS
    scoring.settle(round, round.declarer, value > 0, found)
    return found


def best_for_each(round: rounds.Round) -> list[int]:
    """What each seat gets if each plays for himself."""
    choice = choices(round)
    while choice and not choice & (choice - 1):
        round.play(round.turn, INDEX[choice % 67])
        choice = choices(round)
    if round.turn < 0:
        return round.scores()
    seat = round.turn
    best: list[int] = []
    while choice:
        trial = round.copy() if choice & (choice - 1) else round
        trial.play(seat, INDEX[(choice & -choice) % 67])
        choice &= choice - 1
        found = best_for_each(trial)
        if not best or found[seat] > best[seat]:
            best = found
    return best


def choices(round: Secrets) -> i64:
    """The cards that the seat on turn may play, one of each kind."""
    return distinct(round, round.legal, (round.h0 | round.h1 | round.h2 | round.h3 | round.cards) & ~round.legal)


@final
class Search:
    """Two sides: the declarer's, who want a high value, and the others."""

    def __init__(self, round: rounds.Round) -> None:
        self.negative = is_negative(round.contract)
        self.declarer = round.declarer
        self.mine: i64 = TOP >> (61 - round.declarer)
        """The declarer's side, as a set of seats."""
        partner: i64 = -1 if self.negative else round.partner()
        if partner >= 0:
            self.mine |= TOP >> (61 - partner)
        self.low: i64 = 0
        self.high: i64 = 0
        """Between which values a position lies for certain, as `bound` has found."""
        self.known: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}
        """Between which values a position lies, by the hands and what else counts of it."""

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a search is not kept")

    def value(self, round: rounds.Round, alpha: i64, beta: i64) -> i64:
        """What a position is worth, exactly between alpha and beta, else a bound. The round is played on for that."""
        choice: i64 = 0
        while True:
            if round.turn < 0:
                return self.outcome(round)
            if not round.number:
                self.bound(round)
                if self.low >= self.high or self.low >= beta:
                    return self.low
                if self.high <= alpha:
                    return self.high
                break
            choice = choices(round)
            if choice & (choice - 1):
                return self.best(round, choice, alpha, beta)
            round.play(round.turn, INDEX[choice % 67])
        low = self.low
        high = self.high
        key = self.key(round)
        met = self.known.get(key)
        if met is not None:
            low = max(low, met[0])
            high = min(high, met[1])
            if low >= high or low >= beta:
                return low
            if high <= alpha:
                return high
        alpha = max(alpha, low)
        beta = min(beta, high)
        found = self.best(round, choices(round), alpha, beta)
        if found <= alpha:
            high = found
        elif found >= beta:
            low = found
        else:
            low = found
            high = found
        self.known[key] = (low, high)
        return found

    def best(self, round: rounds.Round, choice: i64, alpha: i64, beta: i64) -> i64:
        """The value of the best of some cards for the seat on turn."""
        seat = round.turn
        wants_high = self.mine & (TOP >> (61 - seat)) != 0
        found: i64 = -FAR if wants_high else FAR
        while choice:
            one = self.first(round, choice, wants_high)
            choice &= ~one
            trial = round.copy() if choice else round
            trial.play(seat, INDEX[one % 67])
            worth = self.value(trial, alpha, beta)
            if wants_high:
                found = max(found, worth)
                alpha = max(alpha, worth)
            else:
                found = min(found, worth)
                beta = min(beta, worth)
            if alpha >= beta:
                break
        return found

    def first(self, round: rounds.Round, choice: i64, wants_high: bool) -> i64:
        """Which of some cards to try first, as a set."""
        if not choice & (choice - 1):
            return choice
        ours = round.number > 0 and (self.mine & (TOP >> (61 - round.best_seat)) != 0) == wants_high
        last = round.number == SEATS - 1
        best: i64 = 0
        most: i64 = -1000
        while choice:
            one = choice & -choice
            choice ^= one
            card: i64 = INDEX[one % 67]
            worth: i64 = VALUE[card]
            wins = not round.number or beats(round.contract, round.best, card)
            if self.negative:
                # High cards go where they do no harm; the others duck under the declarer.
                worth = (card & 31) if not wins else -(card & 31)
            elif not round.number:
                worth = (card & 31) if SUIT[card] == TAROCK else 4 * worth
            elif last:
                worth = worth if ours else (20 - (card & 31) // 4 + worth if wins else -worth)
            elif wins:
                worth = 4 + (card & 31) // 4
            elif not ours:
                worth = -worth
            if worth > most:
                best, most = one, worth
        return best

    def outcome(self, round: rounds.Round) -> i64:
        """The value of a round that is over."""
        if self.negative:
            return 1 if contracts.has_won(round.contract, round.tricks_of(self.declarer)) else -1
        return Parties(round).total()

    def key(self, round: rounds.Round) -> tuple[int, int, int, int, int]:
        """What counts of a position between two tricks."""
        state: i64 = round.leader
        if self.negative:
            state |= round.tricks_of(self.declarer) << 2
        else:
            mine = self.cards(round)
            left = round.h0 | round.h1 | round.h2 | round.h3
            state |= thirds(mine) << 2 | round.birds << 10 | round.caught << 26
            if mine & KINGS:
                state |= 1 << 32
            if KINGS & ~(mine | left):
                state |= 1 << 33
            if mine & TRULL_CARDS:
                state |= 1 << 34
            if TRULL_CARDS & ~(mine | left):
                state |= 1 << 35
            taken = self.tricks(round)
            if taken:
                state |= 1 << 36
            if taken < round.done:
                state |= 1 << 37
        return round.h0, round.h1, round.h2, round.h3, state

    def cards(self, round: rounds.Round) -> i64:
        """What the declarer's side has for certain."""
        found = scoring.talon_share(round) | round.discarded()
        seat: i64 = 0
        while seat < SEATS:
            if self.mine & (TOP >> (61 - seat)):
                found |= round.won(seat)
            seat += 1
        return found

    def tricks(self, round: rounds.Round) -> i64:
        """How many tricks the declarer's side has taken."""
        found: i64 = 0
        seat: i64 = 0
        while seat < SEATS:
            if self.mine & (TOP >> (61 - seat)):
                found += round.tricks_of(seat)
            seat += 1
        return found

    def bound(self, round: rounds.Round) -> None:
        """Find what the declarer's side gets at least and at most, whatever is played between here and the end."""
        self.low = -FAR
        self.high = FAR
        if self.negative:
            return
        parties = Parties(round)
        if parties.tricks in (0, round.done) or round.setup.pays_silent:
            # A Valat would change everything.
            return
        left = round.h0 | round.h1 | round.h2 | round.h3
        if sweeps(round, left):
            self.low = self.swept(parties, left)
            self.high = self.low
            return
        most = parties.thirds + thirds(left)
        if parties.valat:
            self.low = self.high = parties.valat
        else:
            self.low = parties.game_at(parties.thirds)
            self.high = parties.game_at(most)
        kind: i64 = 0
        while kind < KINDS - 1:
            self.add(parties, kind, left, most)
            kind += 1
        times = multiple(round.level) * round.setup.factor
        self.low *= times
        self.high *= times

    def swept(self, parties: Parties, left: i64) -> i64:
        """What it comes to when the leader takes everything that is left: his birds come in their tricks, and a partner
        keeps the called king for the last one."""
        round = parties.round
        side = parties.sign(round.leader)
        cards = parties.cards | (left if side > 0 else 0)
        count = thirds(cards)
        found = parties.valat if parties.valat else parties.game_at(count)
        kind: i64 = 0
        while kind < KINDS - 1:
            made: i64 = 0
            if kind <= BIRD4 and round.done < bird_trick(kind):
                made = side if round.hand(round.leader) & (TOP >> (61 - bird_card(kind))) else 0
            elif kind == ULTIMO:
                made = 1 if side > 0 and round.called >= 0 and left & (TOP >> (61 - round.called)) else 0
            elif kind in (SACCO, DOPPIOSACCO):
                made = sack_at(kind, count)
            elif kind in (TRULL, RE):
                wanted: i64 = TRULL_CARDS if kind == TRULL else KINGS
                made = 1 if cards & wanted == wanted else 0 if cards & wanted else -1
            else:
                made = parties.made_by(kind)
            found += parties.price(kind, made)
            kind += 1
        return found * multiple(round.level) * round.setup.factor

    def add(self, parties: Parties, kind: i64, left: i64, most: i64) -> None:
        """Add what a bonus comes to at least and at most."""
        round = parties.round
        worst: i64 = 0
        best: i64 = 0
        if kind <= BIRD4:
            card = TOP >> (61 - bird_card(kind))
            if round.done >= bird_trick(kind):
                worst = best = parties.made_by(kind)
            elif left & card:
                side = parties.sign(holder(round, card))
                worst = min(side, 0)
                best = max(side, 0)
        elif kind == ULTIMO:
            if round.called >= 0 and left & (TOP >> (61 - round.called)):
                best = 1
        elif kind in (SACCO, DOPPIOSACCO):
            worst = sack_at(kind, parties.thirds)
            best = sack_at(kind, most)
        elif kind in (TRULL, RE):
            wanted: i64 = TRULL_CARDS if kind == TRULL else KINGS
            best = 0 if wanted & ~(parties.cards | left) else 1
            worst = 0 if wanted & parties.cards else -1
            if not wanted & left:
                worst = best = parties.owner(wanted)
        elif kind == MONDO:
            if left & MONDO_BIT and left & MATTO_BIT:
                side = parties.sign(holder(round, MATTO_BIT))
                if side != parties.sign(holder(round, MONDO_BIT)):
                    worst = min(side, 0)
                    best = max(side, 0)
            else:
                worst = best = parties.made_by(kind)
        # A bonus is worth no less to a side that makes more of it, announced or not.
        self.low += parties.price(kind, worst)
        self.high += parties.price(kind, best)


def sweeps(round: Secrets, left: i64) -> bool:
    """Whether the leader has nothing but tarocks that nobody can beat. T21 and T22 apart may still meet."""
    hand = round.hand(round.leader)
    if not hand or hand & SUITED or is_colour(round.contract):
        return False
    others = left & ~hand
    if others & TAROCKS & ~((hand & -hand) - 1):
        return False
    return not (others & (MONDO_BIT | MATTO_BIT) and hand & (MONDO_BIT | MATTO_BIT))


def holder(round: Secrets, card: i64) -> i64:
    """The seat that has a card, given as a set, in its hand."""
    seat: i64 = 0
    while not round.hand(seat) & card:
        seat += 1
    return seat
