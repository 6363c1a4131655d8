"""When the end of a round is solved, and what was solved already. How that goes is in `endgame`."""

from __future__ import annotations

from mazzo.games.tarock import round as rounds
from mazzo.games.tarock.contracts import TRISAC, is_negative
from mazzo.games.tarock.moves import PLAY
from mazzo.games.tarock.players.endgame import best_for_each, solved
from mazzo.games.tarock.setup import HAND, SEATS, Setup

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64


OPEN_CARDS: Final = 16
"""With so many cards in all hands a positive contract is solved."""
BEGGAR_CARDS: Final = 16
"""The same for one declarer of a negative contract; without points little is cut off."""
SINGLE_CARDS: Final = 12
"""The same where everybody plays for himself."""
LAST_CARDS: Final = 8
"""With so many cards anything is solved at once, also by the interpreted engine."""
KEPT: Final = 8000
"""So many solved rounds are remembered: late in a round a search meets the same few worlds over and over."""


class Memory:
    """Solved rounds of one set-up."""

    def __init__(self) -> None:
        self.setup: Setup | None = None
        self.solved: dict[tuple[int, ...], list[int]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, ()

    def prepare(self, setup: Setup) -> None:
        """Forget what was under other rules, and everything when it gets much."""
        if self.setup is not setup or len(self.solved) >= KEPT:
            self.setup = setup
            self.solved = {}


MEMORY: Final = Memory()


def solver(round: rounds.Round) -> list[int] | None:
    """The payments of a round that is nearly over, or None before that."""
    return remembered(round) if cards_left(round) <= most_cards(round) else None


def last_solver(round: rounds.Round) -> list[int] | None:
    """The same for the last tricks alone."""
    return remembered(round) if cards_left(round) <= LAST_CARDS else None


def cards_left(round: rounds.Round) -> i64:
    """How many cards are to be played; many if none is played yet, or no more."""
    return SEATS * (HAND - round.done) - round.number if round.phase == PLAY else SEATS * HAND


def most_cards(round: rounds.Round) -> i64:
    """With so many cards a round is solved."""
    if not is_negative(round.contract):
        return OPEN_CARDS
    return SINGLE_CARDS if for_themselves(round) else BEGGAR_CARDS


def for_themselves(round: rounds.Round) -> bool:
    """Whether there are more than two sides."""
    return round.contract == TRISAC or (is_negative(round.contract) and round.joined != 0)


def remembered(round: rounds.Round) -> list[int]:
    """The payments of a round, solved unless it has been before."""
    MEMORY.prepare(round.setup)
    key = everything(round)
    found = MEMORY.solved.get(key)
    if found is None:
        found = best_for_each(round.copy()) if for_themselves(round) else solved(round)
        MEMORY.solved[key] = found
    return found


def everything(round: rounds.Round) -> tuple[int, ...]:
    """All that the payments of a round can depend on, but for the rules."""
    return (
        round.h0,
        round.h1,
        round.h2,
        round.h3,
        round.w0,
        round.w1,
        round.w2,
        round.w3,
        round.trick,
        round.number | round.leader << 2 | round.best_seat + 1 << 4 | round.declarer + 1 << 7 | round.called + 1 << 10,
        round.laid,
        round.stock,
        round.said,
        round.contras,
        round.contract | round.level << 4 | round.joined << 6 | round.caught << 10 | round.birds << 16,
        round.tricks,
    )
