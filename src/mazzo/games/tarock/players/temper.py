"""What temperaments like here: in the auction, in announcements and contras, and card by card.

All of it can be seen from one seat: its hand, what was said, shown and played.
"""

from __future__ import annotations

from mazzo.games.tarock.contracts import NO_BID
from mazzo.games.tarock.deck import SUIT, TAROCK, TAROCKS, VALUE, ones, thirds
from mazzo.games.tarock.moves import ANNOUNCE, ANNOUNCING, ANSWERING, AUCTION, BID, CHOICE, CONTRA, OK, PASS, PLAY, SAY
from mazzo.games.tarock.players import bidding, card_choice
from mazzo.games.tarock.players.chances import SURE, Chances
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.tricks import of_suit
from mazzo.games.tarock.view import View, glimpse
from mazzo.kernel import temper
from mazzo.kernel.bits import bit, listed
from mazzo.kernel.temper import Liking, Line

CARDS = 750
"""What `club` weighs cards by: a thousand is a third of a card point."""
WORDS = 10
"""What the table of self-play counts in: tenths of a cent."""


def near(round: Round, seat: int, policy: str, move: int, slack: int) -> list[list[int]]:
    """The cards, or words of the auction, that promise nearly as much."""
    view = glimpse(round, seat)
    if policy not in ("club", "bidder"):
        return [[move]]
    if view.public.phase == PLAY:
        values, least = cards(view), slack * CARDS
    elif view.public.phase in (AUCTION, CHOICE):
        values, least = words(view), slack * WORDS
    else:
        return [[move]]
    close = [each for each in values if each != move and values[each] >= values[move] - least]
    return [[move], *([each] for each in sorted(close, key=lambda each: -values[each]))]


def cards(view: View) -> dict[int, int]:
    """What `club` gives for each card."""
    chances = Chances(view)
    value = card_choice.avoiding if chances.alone else card_choice.winning
    return {card: value(chances, card) for card in listed(card_choice.kept(view))}


def words(view: View) -> dict[int, int]:
    """What the table of self-play promises of each word of the auction."""
    counted = bidding.features(view.hand, bidding.place_of(view.public, view.seat))
    found = {}
    for word in listed(view.legal):
        contract = word - BID if word >= BID else view.public.contract
        passing = word == PASS
        found[SAY + word] = (
            bidding.to_pass(view.public, counted) if passing else bidding.expected(contract, view.hand, counted)
        )
    return found


def height(round: Round, move: int) -> int:
    """How high a word of the auction is, or whether it announces anything or says contra; 0 for any other move."""
    if round.phase in (AUCTION, CHOICE):
        word = move - SAY
        contract = word - BID if word >= BID else NO_BID if word == PASS else round.contract
        return contract - NO_BID
    return 1 if round.phase in (ANNOUNCING, ANSWERING) and move != ANNOUNCE + OK else 0


def wins(round: Round, seat: int, card: int) -> bool:
    """Whether it would lead the trick."""
    return card_choice.wins_now(Chances(glimpse(round, seat)), card)


def lies(round: Round, card: int) -> int:
    """The points of the trick with it, in thirds."""
    return thirds(round.cards | bit(card))


def bold(round: Round, seat: int, line: Line) -> int:
    """The high word, and the high tarock."""
    return line[0] if round.phase == PLAY else height(round, line[0])


def deep(round: Round, seat: int, line: Line) -> int:
    """A suit less: what is short goes first."""
    if round.phase != PLAY or SUIT[line[0]] == TAROCK:
        return -9 if round.phase == PLAY else 0
    return -ones(round.hand(seat) & of_suit(SUIT[line[0]]))


def greedy(round: Round, seat: int, line: Line) -> int:
    """The trick, and the more the more lies in it."""
    return lies(round, line[0]) if round.phase == PLAY and wins(round, seat, line[0]) else 0


def guarded(round: Round, seat: int, line: Line) -> int:
    """No points for others; nothing announced that need not be."""
    if round.phase != PLAY:
        return -height(round, line[0])
    return 0 if wins(round, seat, line[0]) else -VALUE[line[0]]


def loyal(round: Round, seat: int, line: Line) -> int:
    """Points for a trick that a friend has, as far as the seat knows one."""
    if round.phase != PLAY or not round.number:
        return 0
    chances = Chances(glimpse(round, seat))
    friend = chances.friend(round.best_seat) == SURE and not card_choice.wins_now(chances, line[0])
    return VALUE[line[0]] if friend else 0


def merciless(round: Round, seat: int, line: Line) -> int:
    """Contra, and whatever takes a trick from those who have it."""
    if round.phase != PLAY:
        return 1 if line[0] == ANNOUNCE + CONTRA else 0
    if not round.number or not wins(round, seat, line[0]):
        return 0
    return 1 if Chances(glimpse(round, seat)).friend(round.best_seat) < SURE else 0


def mindful(round: Round, seat: int, line: Line) -> int:
    """The suit of which most has gone."""
    if round.phase != PLAY:
        return 0
    suit = TAROCKS if SUIT[line[0]] == TAROCK else of_suit(SUIT[line[0]])
    return -ones(Chances(glimpse(round, seat)).unseen & suit)


def patient(round: Round, seat: int, line: Line) -> int:
    """High tarocks and kings stay in the hand; and who waits passes."""
    if round.phase != PLAY:
        return -height(round, line[0])
    return -line[0] if SUIT[line[0]] == TAROCK else -(line[0] & 7)


def playful(round: Round, seat: int, line: Line) -> int:
    """A tarock, any tarock."""
    return 1 if round.phase == PLAY and SUIT[line[0]] == TAROCK else 0


def sure(round: Round, seat: int, line: Line) -> int:
    """The low word, and what wins the trick as it lies."""
    if round.phase != PLAY:
        return -height(round, line[0])
    return 1 if wins(round, seat, line[0]) else 0


TEMPER = temper.Temper(
    near=near,
    scale=1,
    price=1.0,
    likes={
        temper.BOLD: Liking(bold, 2.0),
        temper.DEEP: Liking(deep, 3.0),
        temper.GREEDY: Liking(greedy, 4.0),
        temper.GUARDED: Liking(guarded, 3.0),
        temper.LOYAL: Liking(loyal, 6.0),
        temper.MERCILESS: Liking(merciless, 6.0),
        temper.MINDFUL: Liking(mindful, 2.0),
        temper.PATIENT: Liking(patient, 1.0),
        temper.PLAYFUL: Liking(playful, 4.0),
        temper.SURE: Liking(sure, 4.0),
    },
)
