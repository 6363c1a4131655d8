"""Rounds of Primiera that begin in the middle, put together by hand for lessons and puzzles. Nobody has to show how a
round came to stand so, but it has to be one that can be shown, played on and counted."""

from __future__ import annotations

from mazzo.games.primiera import round as rounds
from mazzo.games.primiera.deck import ALL, CARDS, NAMES, ONES
from mazzo.games.primiera.public import PLAYS
from mazzo.games.primiera.setup import ALONE, COUNTS, FORBIDDEN, INERT, UNDECIDED
from mazzo.kernel.bits import apart, bit, gathered, listed, size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.primiera.setup import Setup
    from mazzo.kernel.contract import Deal

MOST_WITHOUT_CAPTURE: Final = 9
"""Each card that takes nothing has a rank that does not lie there yet, so one of ten captures."""


def arranged(
    setup: Setup,
    dealt: Deal,
    turn: i64,
    captured: list[list[int]],
    sweeps: list[int],
    last: i64,
    herald: i64,
    herald_seat: i64,
) -> rounds.Round:
    """See `Round.arranged`."""
    if not 0 <= turn < PLAYS:
        raise ValueError(f"turn {turn} is nobody's: there are {PLAYS}")
    check_seats(setup, dealt, captured, sweeps)
    check_cards(dealt, captured)
    round = rounds.Round(setup)
    round.laid = setup.everyone
    round.turn = turn
    round.place = turn % setup.seats
    piles = [gathered(pile) for pile in captured]
    piles += [0, 0]
    round.c0, round.c1, round.c2, round.c3 = piles[0], piles[1], piles[2], piles[3]
    for seat in range(setup.seats):
        round.sweeps |= sweeps[seat] << (8 * seat)
    check_turns(round, sweeps)
    check_last(round, last)
    round.last = last
    check_sizes(round, dealt)
    if setup.heralds:
        set_teams(round, dealt, herald, herald_seat)
    elif herald >= 0:
        raise ValueError("there are no Heralds in this variant")
    round.deal(dealt)
    return round


def check_seats(setup: Setup, dealt: Deal, captured: list[list[int]], sweeps: list[int]) -> None:
    if not len(dealt.hands) == len(captured) == len(sweeps) == setup.seats:
        raise ValueError(f"hands, captured cards and sweeps are those of {setup.seats} seats")
    for seat in range(setup.seats):
        if len(captured[seat]) == 1:
            raise ValueError(f"seat {seat} has captured a single card")
        if sweeps[seat] < 0 or 2 * sweeps[seat] > len(captured[seat]):
            raise ValueError(f"seat {seat} has captured too little for {sweeps[seat]} sweeps")


def check_cards(dealt: Deal, captured: list[list[int]]) -> None:
    """Each card lies in one place."""
    missing = ALL & ~apart([*dealt.hands, dealt.table, dealt.stock, *captured], NAMES)
    if missing:
        raise ValueError("missing: " + " ".join([NAMES[card] for card in listed(missing)]))


def check_turns(round: rounds.Round, sweeps: list[int]) -> None:
    """Whoever has captured or swept has had the turns for it."""
    for seat in range(round.setup.seats):
        turns = round.played(seat)
        if sweeps[seat] > turns or (round.captured(seat) and not turns):
            raise ValueError(f"seat {seat} has captured more than one can in {turns} turns")


def check_last(round: rounds.Round, last: i64) -> None:
    if not round.c0 | round.c1 | round.c2 | round.c3:
        if last >= 0:
            raise ValueError("nobody has captured, so nobody captured last")
        if round.turn > MOST_WITHOUT_CAPTURE:
            raise ValueError(f"somebody has captured within {round.turn} turns")
    elif not 0 <= last < round.setup.seats or not round.captured(last):
        raise ValueError(f"seat {last} has captured nothing, so it did not capture last")


def check_sizes(round: rounds.Round, dealt: Deal) -> None:
    """As many cards in hand and in the stock as the turn says."""
    left: i64 = PLAYS - round.turn
    for seat in range(round.setup.seats):
        if len(dealt.hands[seat]) != round.held(seat):
            raise ValueError(f"at turn {round.turn} seat {seat} holds {round.held(seat)} cards")
        left -= len(dealt.hands[seat])
    if len(dealt.stock) != left:
        raise ValueError(f"at turn {round.turn} the stock has {left} cards")


def set_teams(round: rounds.Round, dealt: Deal, herald: i64, herald_seat: i64) -> None:
    """One Herald was dealt to each seat: whoever does not hold it has shown it, and the first played made the teams."""
    setup = round.setup
    if herald >= CARDS or (herald >= 0 and not ONES & bit(herald)):
        raise ValueError(f"{herald} is no Herald")
    for seat in range(setup.seats):
        held = gathered(dealt.hands[seat]) & ONES
        if size(held) > 1:
            raise ValueError(f"seat {seat} holds more than one Herald")
        if not held:
            opened = setup.opening_herald != FORBIDDEN and not setup.is_robot(seat)
            if not opened and not round.played(seat):
                raise ValueError(f"seat {seat} has not played its Herald")
            round.shown_heralds |= bit(seat)
        if herald >= 0 and held & bit(herald):
            raise ValueError(f"{NAMES[herald]} is still in hand and has decided nothing")
    if herald < 0:
        if round.shown_heralds and setup.opening_herald != INERT:
            raise ValueError("a Herald has been shown, and the first one made the teams: say which and whose")
        round.teams = ALONE if round.shown_heralds == setup.everyone else UNDECIDED
        return
    if not 0 <= herald_seat < setup.seats or not round.shown_heralds & bit(herald_seat):
        raise ValueError(f"seat {herald_seat} has not played its Herald")
    if setup.opening_herald != COUNTS and not round.played(herald_seat):
        raise ValueError(f"seat {herald_seat} has opened with its Herald, which decides nothing")
    round.decide(herald, herald_seat)
