"""Deals and players with which rare things happen: three kings or several birds in one hand, calls, holds, contras."""

from __future__ import annotations

from mazzo.games.tarock.contracts import CHIAMATA, CHIAMATA_MEGLIO, CHIAMATA_SOLO
from mazzo.games.tarock.deck import BAGATO
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.match import Match
from mazzo.games.tarock.moves import (
    ACCANTO,
    ANNOUNCE,
    ANNOUNCING,
    AUCTION,
    BID,
    CALL,
    CALLING,
    CHOICE,
    CONTRA,
    FOURTH,
    HOLD,
    OK,
    RECONTRA,
    SAY,
)
from mazzo.games.tarock.players.policy import random
from mazzo.games.tarock.round import Round
from mazzo.kernel.contract import Deal
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound

SPECIAL = (7, 15, 23, 31, 32, 33, 34, 35)
"""The kings and T1 to T4."""
CALLS = [SAY + word for word in (HOLD, ACCANTO, BID + CHIAMATA_SOLO, BID + CHIAMATA_MEGLIO)]
BINDING = [ANNOUNCE + word for word in (0, 1, 2, 3, 4, CONTRA, RECONTRA)]


def rich_deal(match: Match, seed: int) -> Deal:
    """Three to five kings or birds in one hand."""
    rng = Rng(seed)
    deck = list(range(54))
    rng.shuffle(deck)
    special = list(SPECIAL)
    rng.shuffle(special)
    if rng.below(2):
        special.sort(key=lambda card: card >= BAGATO)
    first = 6 * rng.below(4)
    for place in range(3 + rng.below(3)):
        other = deck.index(special[place])
        deck[other], deck[first + place] = deck[first + place], deck[other]
    return GAME.deal(match, [deck])


def start(seed: int, values: dict[str, str | int]) -> tuple[Match, PlayedRound]:
    match = GAME.match(GAME.options(values), 4, seed % 4)
    return match, PlayedRound(match, rich_deal(match, seed))


def of(played: PlayedRound) -> Round:
    assert isinstance(played.round, Round)
    return played.round


def rich_move(round: Round, rng: Rng) -> int:
    """A move of the seat on turn, any, but with a taste for calls, holds, contras and what binds."""
    moves = round.moves(round.turn)
    wanted: list[int] = []
    if round.phase == AUCTION:
        wanted = [move for move in moves if move in CALLS]
        if not wanted or not rng.below(3):
            return moves[0] if rng.below(8) < 6 else moves[rng.below(min(len(moves), 6))]
    elif round.phase == CHOICE:
        wanted = [move for move in moves if move == SAY + BID + CHIAMATA and rng.below(3)]
    elif round.phase == CALLING:
        wanted = [move for move in moves if move == CALL + FOURTH and rng.below(5)]
    elif round.phase == ANNOUNCING:
        wanted = [move for move in moves if move in BINDING and not rng.below(3)]
        if not wanted and ANNOUNCE + OK in moves and rng.below(4):
            return ANNOUNCE + OK
    return wanted[rng.below(len(wanted))] if wanted else moves[rng.below(len(moves))]


def play_on(played: PlayedRound, rng: Rng, moves: int = 10**9) -> None:
    """Play so many moves: deals of odd numbers, which have odd dealers, by the `random` player."""
    while of(played).waiting() and moves:
        seat = of(played).turn
        played.play(seat, random(of(played), seat, rng) if played.dealer % 2 else rich_move(of(played), rng))
        moves -= 1
