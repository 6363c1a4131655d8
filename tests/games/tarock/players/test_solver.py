"""The solver against plain minimax, which knows no bounds, no table and no cards that are alike."""

from __future__ import annotations

from collections import Counter

import pytest

from mazzo.games.tarock.contracts import NAMES, TRISAC, is_negative
from mazzo.games.tarock.deck import ALL, ones
from mazzo.games.tarock.moves import PLAY
from mazzo.games.tarock.players.alike import distinct
from mazzo.games.tarock.players.endgame import solved
from mazzo.games.tarock.players.policy import club, random
from mazzo.games.tarock.players.solver import OPEN_CARDS, last_solver, solver
from mazzo.games.tarock.round import Round
from mazzo.kernel.rng import Rng
from tests.games.tarock.positions import cards, in_trick, names
from tests.games.tarock.rich import of, play_on, start
from tests.games.tarock.test_round import dealt

SEEDS = 260
READINGS: list[dict[str, str | int]] = [
    {},
    {"silent_fail": "pays_silent"},
    {"colour_bonuses": "all"},
    {"ultimo_by": "side"},
    {"announced_card": "soft", "ultimo_by": "side"},
    {"colour_bonuses": "all", "colour_tarock": "literal", "announced_card": "soft", "silent_fail": "pays_silent"},
    {"mayor": "above_35", "accanto": "one", "tarock_discard": "shown"},
]


def left(round: Round) -> int:
    return sum(ones(round.hand(seat)) for seat in range(4))


def open_ending(seed: int, number: int) -> Round:
    """A round of any contract in which so many cards are left, if it lasts so long."""
    _, played = start(seed, READINGS[seed % len(READINGS)])
    rng = Rng(seed)
    while of(played).waiting() and (of(played).phase != PLAY or left(of(played)) > number):
        play_on(played, rng, 1)
    return of(played).copy()


def minimax(round: Round) -> list[int]:
    """What each gets if each plays for himself; with two sides and payments that add up to nothing, alpha-beta finds
    the same."""
    if round.turn < 0:
        return round.scores()
    seat = round.turn
    best: list[int] = []
    for move in round.moves(seat):
        trial = round.copy()
        trial.play(seat, move)
        found = minimax(trial)
        if not best or found[seat] > best[seat]:
            best = found
    return best


@pytest.mark.parametrize("number", [5, 8, 9])
def test_it_agrees_with_minimax_in_every_contract(number: int) -> None:
    met = Counter[str]()
    for seed in range(SEEDS):
        round = open_ending(seed, number)
        if round.turn < 0:
            continue
        met[NAMES[round.contract]] += 1
        before = round.dump()
        assert solver(round) == minimax(round)
        assert round.dump() == before
    assert len(met) >= 12


def test_announcements_contra_and_birds_count() -> None:
    """Of all solved endings some are about more than the game itself."""
    found = {abs(solved(round)[round.declarer]) for round in endings()}
    assert len(found) > 10


def endings() -> list[Round]:
    rounds = [open_ending(seed, 12) for seed in range(SEEDS)]
    return [round for round in rounds if round.turn >= 0 and not is_negative(round.contract)]


def test_nothing_is_solved_long_before_the_end() -> None:
    round, rng = dealt(3), Rng(3)
    while round.waiting():
        if round.phase != PLAY or left(round) > OPEN_CARDS:
            assert solver(round) is None
        elif round.contract != TRISAC and left(round) <= OPEN_CARDS:
            assert solver(round) is not None
        round.play(round.turn, club(round, round.turn, rng))
    assert solver(round) is None


def test_the_last_tricks_are_solved_alike() -> None:
    for seed in range(40):
        early, late = open_ending(seed, 13), open_ending(seed, 8)
        assert last_solver(early) is None
        if late.turn >= 0:
            assert last_solver(late) == solver(late)


def test_playing_openly_is_worth_no_less_than_playing_on() -> None:
    """Whoever is on turn does at least as well as with any one card, all play openly after it."""
    for seed in range(40):
        round = open_ending(seed, 16)
        if round.turn < 0 or round.contract == TRISAC or round.joined:
            continue
        seat = round.turn
        worths = []
        for move in round.moves(seat):
            trial = round.copy()
            trial.play(seat, move)
            worths.append(solved(trial)[seat] if trial.turn >= 0 else trial.scores()[seat])
        assert solved(round)[seat] == max(worths)


def test_cards_that_come_to_the_same() -> None:
    round = in_trick("", "4h 3h 1h Jh Kh T5 T6 T7 T9 T21 T22", "proprio")
    held = round.hand(0)
    assert names(distinct(round, held, ALL & ~held)) == "4h 1h Jh Kh T5 T9 T21 T22"
    assert names(distinct(round, held, cards("Qh T8"))) == "4h Jh Kh T5 T9 T21 T22"
    assert names(distinct(round, held, 0)) == "4h Jh Kh T5 T21 T22"
    birds = cards("T1 T2 T3 T4 T5 T6")
    assert names(distinct(round, birds, 0)) == "T1 T2 T3 T4 T5"
    assert names(distinct(in_trick("", "4h", "solo_semi"), birds, 0)) == "T1 T2"
    all_count = in_trick("", "4h", "solo_semi", colour_bonuses="all")
    assert names(distinct(all_count, birds, 0)) == "T1 T2 T3 T4 T5"


def test_in_a_negative_contract_only_tricks_count() -> None:
    round = in_trick("", "4h 3h 2h 1h Jh Nh Qh Kh", "mendicante")
    assert names(distinct(round, round.hand(0), 0)) == "4h"
    trisac = in_trick("", "4h 3h 2h 1h Jh Nh Qh Kh", "trisac")
    assert names(distinct(trisac, trisac.hand(0), 0)) == "4h Jh Nh Qh Kh"


def test_random_rounds_end_as_solved_when_all_is_forced() -> None:
    """With one card each there is nothing to choose."""
    for seed in range(60):
        round, rng = dealt(seed), Rng(seed)
        while round.waiting() and (round.phase != PLAY or left(round) > 4):
            round.play(round.turn, random(round, round.turn, rng))
        if round.turn < 0:
            continue
        expected = solver(round)
        while round.waiting():
            round.play(round.turn, random(round, round.turn, rng))
        assert round.scores() == expected
