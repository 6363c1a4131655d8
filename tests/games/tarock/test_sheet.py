"""The settlement line by line: every item with its price and multipliers, each line adding up to nothing."""

from __future__ import annotations

import pytest

from mazzo.games.tarock import contracts
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.sheet import Line, lines_of
from mazzo.kernel.rng import Rng
from tests.games.tarock.positions import C, announce, finished, start, worth


def told(round: Round) -> list[tuple[object, ...]]:
    """Item, price, multipliers, cents."""
    return [
        (line.item, line.price, line.times, line.solo, line.contra, line.wheel, line.cents) for line in lines_of(round)
    ]


def played(contract: str, seed: int, trisac_pay: str) -> Round:
    """A round of that contract, played at random to its end."""
    round = start({}, seed=seed, factor=2, trisac_pay=trisac_pay, silent_fail="pays_silent")
    rng = Rng(seed)
    while round.waiting():
        moves = {GAME.print(move): move for move in round.moves(round.turn)}
        wanted = [word for word in (contract, "accanto", "pass") if word in moves]
        if "pass" in moves and contract in ("trisac", "chiamata", "sei"):
            wanted = ["pass"]
        move = moves[wanted[0]] if wanted else round.nth(round.turn, rng.below(round.count(round.turn)))
        round.play(round.turn, move)
    return round


@pytest.mark.parametrize("trisac_pay", ["max_to_min", "loser_pays_three", "two_pay_two"])
@pytest.mark.parametrize("contract", contracts.NAMES)
def test_every_line_adds_up_to_nothing_and_all_to_the_scores(contract: str, trisac_pay: str) -> None:
    for seed in range(5):
        round = played(contract, seed, trisac_pay)
        lines = lines_of(round)
        assert contracts.NAMES[round.contract] == contract
        assert [sum(line.cents[seat] for line in lines) for seat in range(4)] == round.scores()
        for line in lines:
            assert sum(line.cents) == 0
            assert divides(line)


def divides(line: Line) -> bool:
    """Whether what is paid is the price with its multipliers, for three and in halves too."""
    each = line.price * line.times * line.solo * line.contra * line.wheel
    return all(2 * cents % each == 0 for cents in line.cents)


def test_TK_T28_a_silent_trull_with_contra_in_a_wheel() -> None:
    round = finished("chiamata", worth(114, "T1 T21 T22", lacking="Kh"), partner=C, factor=2)
    round.level = 1
    assert told(round) == [
        ("chiamata", 10, 1, 1, 2, 2, [40, -40, 40, -40]),
        ("trull", 5, 1, 1, 2, 2, [20, -20, 20, -20]),
    ]


def test_TK_T34_bonuses_count_double_in_a_solo() -> None:
    round = finished("solo_proprio", worth(114, lacking="T1 Kh"))
    announce(round, kings=0)
    assert told(round) == [
        ("solo_proprio", 50, 1, 1, 1, 1, [150, -50, -50, -50]),
        ("kings", 10, 1, 2, 1, 1, [-60, 20, 20, 20]),
    ]
    assert [(line.announced, line.won, line.seats) for line in lines_of(round)] == [
        (False, True, [0]),
        (True, False, [0]),
    ]


def test_a_valat_takes_the_place_of_the_contract() -> None:
    round = announce(finished("chiamata_solo", worth(114, lacking="T1 Kh"), partner=C), valat=1)
    assert told(round) == [("valat", 10, 12, 2, 1, 1, [240, -240, 240, -240])]
    assert lines_of(round)[0].seats == [1, 3]
