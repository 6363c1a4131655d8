"""The settlement: every worked example, and each ruling on prices."""

from __future__ import annotations

import pytest

from mazzo.games.tarock import trisac
from mazzo.games.tarock.bonuses import ULTIMO
from mazzo.games.tarock.contracts import LOSS, SEI, WIN
from mazzo.games.tarock.exchange import packed
from mazzo.games.tarock.moves import OVER
from mazzo.games.tarock.notation import DECK
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scoring import Parties
from tests.games.tarock.positions import B, C, F, announce, cards, finished, in_trick, setup, worth

TRULL = "T1 T21 T22"
KINGS = "Kh Kd Ks Kc"


def plain(count: int, having: str = "", lacking: str = "") -> int:
    """Cards that bring no silent bonus to either side."""
    return worth(count, f"T1 Kh {having}", f"T21 Kd {lacking}")


def test_TK_T04_prices() -> None:
    assert (WIN[SEI], LOSS[SEI]) == (20, 40)
    assert finished("sei", plain(107)).scores() == [60, -20, -20, -20]
    assert finished("sei", plain(106)).scores() == [-120, 40, 40, 40]


def test_TK_T01_threshold() -> None:
    """TK_A20."""
    assert finished("proprio", plain(107)).scores()[F] == 60
    assert finished("proprio", plain(106)).scores()[F] == -60
    assert finished("proprio", plain(105)).scores()[F] == -60


def last_trick(cards_played: str, done: int = 11, contract: str = "proprio", **values: str) -> Round:
    """A trick of a positive contract of F's, who leads to it."""
    round = in_trick("", "", contract, **values)
    for seat, name in enumerate(cards_played.split()):
        round.set_hand(seat, cards(name))
    round.done = done
    round.leader = round.turn = F
    round.offer()
    for seat, name in enumerate(cards_played.split()):
        round.play(seat, DECK.card(name))
    return round


def birds(round: Round) -> list[int]:
    return [Parties(round).made_by(kind) for kind in range(4)]


def test_TK_T25_birds() -> None:
    """TK_A53."""
    assert birds(last_trick("T2 4h 3h 2h", 10)) == [0, 1, 0, 0]
    assert birds(last_trick("T2 4h 3h 2h", 11)) == [0, 0, 0, 0]
    assert birds(last_trick("T1 T5 3h 2h", 11)) == [0, 0, 0, 0]
    assert birds(last_trick("4h T1 3h 2h", 11)) == [-1, 0, 0, 0]
    assert birds(last_trick("T3 4h 3h 2h", 9)) == [0, 0, 1, 0]
    assert birds(last_trick("T4 4h 3h 2h", 8)) == [0, 0, 0, 1]


@pytest.mark.parametrize(
    ("trick", "side", "said", "silent"),
    [("T9 Ks 7s 8s", 1, 10, 5), ("4h Ks T9 8s", -1, -10, 0), ("Qs Ks 7s 8s", 1, 10, 5)],
)
def test_TK_T26_ultimo(trick: str, side: int, said: int, silent: int) -> None:
    round = last_trick(trick, contract="chiamata")
    round.called = DECK.card("Ks")
    assert Parties(round).last_king() == side
    assert Parties(round).bonus(ULTIMO) == silent
    assert Parties(announce(round, ultimo=B)).bonus(ULTIMO) == said


def test_TK_T27_sacks() -> None:
    """TK_A29."""
    assert Parties(announce(finished("proprio", plain(134)), sacco=F)).bonus(5) == -10
    assert Parties(announce(finished("proprio", plain(135)), sacco=F)).bonus(5) == 10
    assert Parties(finished("proprio", plain(150))).total() == 20


def test_TK_T28_called_partner() -> None:
    """TK_A50: contra doubles all (TK_A33)."""
    mine = worth(3 * 38, f"{TRULL} Kh", "Kd")
    assert finished("chiamata", mine, partner=C).scores() == [15, -15, 15, -15]
    round = finished("chiamata", mine, partner=C)
    round.level = 1
    assert round.scores() == [30, -30, 30, -30]
    round.level = 2
    assert round.scores() == [60, -60, 60, -60]
    round = finished("chiamata", mine, partner=C, factor=2)
    round.level = 1
    assert round.scores() == [60, -60, 60, -60]


def test_TK_T29_lost() -> None:
    assert finished("chiamata", plain(106), partner=C).scores() == [-10, 10, -10, 10]


def test_TK_T30_nothing_to_pay() -> None:
    assert announce(finished("chiamata_meglio", plain(107), partner=C), bird1=F).scores() == [0, 0, 0, 0]


def with_bird(round: Round, kind: int, seat: int, failed: bool = False) -> Round:
    round.birds |= (seat + 1 + (4 if failed else 0)) << 4 * kind
    return round


def test_TK_T32_sei_lost_bird_made() -> None:
    round = with_bird(announce(finished("sei", plain(100)), bird2=F), 1, F)
    assert round.scores() == [-60, 20, 20, 20]


def test_TK_T33_sei_won_kings_for_the_others() -> None:
    assert finished("sei", worth(107, "T1", f"{KINGS} T21")).scores()[F] == 45


def test_TK_T34_solo_doubles_bonuses() -> None:
    assert with_bird(finished("solo_proprio", plain(107)), 1, F).scores() == [210, -70, -70, -70]


def test_TK_T35_sacks() -> None:
    assert announce(finished("proprio", plain(165)), doppiosacco=F).scores()[F] == 120
    assert announce(finished("proprio", plain(134)), sacco=F).scores()[F] == 30


def caught(round: Round, by: int, of: int) -> Round:
    round.caught = (by + 1) | (of + 1) << 3
    return round


def test_TK_T36_mondo_caught() -> None:
    """TK_A25, TK_A26."""
    assert caught(finished("proprio", plain(107)), B, F).scores()[F] == 45
    assert caught(finished("proprio", plain(107)), F, B).scores()[F] == 75
    assert caught(finished("proprio", plain(107)), C, B).scores()[F] == 60
    assert announce(caught(finished("proprio", plain(107)), F, B), mondo=F).scores()[F] == 90
    # TK_A27
    assert caught(finished("proprio_semi", plain(107)), F, B).scores()[F] == 60


def test_TK_T38_contra_for_each_pair() -> None:
    """TK_A34."""
    round = Round(setup(1))
    round.contract = 6
    round.declarer = F
    round.phase = OVER
    round.tricks = 1
    round.contras = 1 << 2 * B | 2 << 2 * C
    assert round.scores() == [-140, 40, 80, 20]


def test_accanto_is_settled_separately() -> None:
    """TK_A08."""
    round = Round(setup(1))
    round.contract = 3
    round.declarer = F
    round.joined = 1 << C
    round.phase = OVER
    round.tricks = 1 | 3 << 4 | 2 << 8
    assert round.scores() == [30 + 10, 0, -30 - 10, 0]


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ([60, 80, 40, 30], [0, -10, 0, 10]),
        ([50, 110, 30, 20], [0, -20, 0, 20]),
        ([108, 40, 40, 22], [-40, 0, 0, 40]),
    ],
)
def test_TK_T40_trisac(counts: list[int], paid: list[int]) -> None:
    """TK_A39, TK_A41."""
    assert trisac.settled(setup(), counts, [False] * 4) == paid


def test_TK_A40_TK_A65_ties_and_virgins() -> None:
    assert trisac.settled(setup(), [70, 70, 35, 35], [False] * 4) == [-20, -20, 20, 20]
    assert trisac.settled(setup(), [0, 0, 100, 110], [True, True, False, False]) == [30, 30, -20, -40]
    assert trisac.settled(setup(2), [0, 120, 40, 50], [True, False, False, False]) == [80, -40, -20, -20]


def test_TK_A37_schemes() -> None:
    three, two = setup(trisac_pay="loser_pays_three"), setup(trisac_pay="two_pay_two")
    assert trisac.settled(three, [60, 80, 40, 30], [False] * 4) == [10, -30, 10, 10]
    assert trisac.settled(three, [75, 75, 40, 20], [False] * 4) == [-20, -20, 20, 20]
    assert trisac.settled(two, [60, 80, 40, 30], [False] * 4) == [-10, -10, 10, 10]
    assert trisac.settled(two, [20, 110, 50, 30], [False] * 4) == [15, -20, -10, 15]
    assert trisac.settled(two, [60, 80, 60, 10], [False] * 4) == [0, -10, 0, 10]


def test_TK_A12_king_in_the_closed_talon() -> None:
    talon = "Ks T5 2h 10c T8 Qd"
    expected = {"opponents": 0, "half_with_king": 15, "all_to_declarer": 27}
    for value, share in expected.items():
        round = finished("chiamata_solo", cards("T1"), talon=talon, solo_king_in_talon=value)
        assert Parties(round).thirds == 13 + share
        assert Parties(round).partner == -1


def test_TK_A52_talon_and_discards_count_for_trull_and_kings() -> None:
    round = finished("proprio", worth(100, "Kh Kd Ks", "Kc T1"), talon="")
    assert Parties(round).made_by(8) == 0
    round.w0 &= ~cards("Ks")
    round.laid, round.lays = packed([DECK.card("Ks")]), 1
    assert Parties(round).cards & cards("Ks")


def test_TK_A28_silent_failures() -> None:
    lost = with_bird(finished("proprio", plain(107)), 0, F, failed=True)
    assert lost.scores()[F] == 60
    lost = with_bird(finished("proprio", plain(107), silent_fail="pays_silent"), 0, F, failed=True)
    assert lost.scores()[F] == 45
    lost = with_bird(finished("proprio", plain(107), silent_fail="pays_silent"), 0, B, failed=True)
    assert lost.scores()[F] == 75
    king = finished("chiamata", plain(107), partner=C, silent_fail="pays_silent")
    king.last = cards("Ks T9")
    assert king.scores() == [5, -5, 5, -5]


@pytest.mark.parametrize(
    ("contract", "tricks", "by", "amount"),
    [
        ("proprio", 12, None, 20 * 6),
        ("proprio", 12, F, 20 * 12),
        ("proprio", 11, F, -20 * 12),
        ("sei", 11, F, -40 * 12),
        ("sei", 0, None, -40 * 6),
        ("sei", 0, B, -40 * 12),
        ("sei", 5, B, 20 * 12),
        ("solo_proprio", 12, None, 50 * 6 * 2),
        ("solo_proprio", 12, F, 50 * 12 * 2),
        ("proprio", 0, F, -20 * 12),
    ],
)
def test_TK_A30_valat(contract: str, tricks: int, by: int | None, amount: int) -> None:
    """It replaces the contract; TK_A32: twelve tricks are enough."""
    round = finished(contract, plain(150 if tricks else 40), tricks=tricks)
    if by is not None:
        announce(round, valat=by)
    assert Parties(round).total() == amount


def test_TK_A31_other_bonuses_with_a_valat() -> None:
    round = finished("proprio", worth(180, f"{TRULL} {KINGS}"), tricks=12)
    assert Parties(round).total() == 120
    announce(round, trull=F)
    assert Parties(round).total() == 130


def test_an_announcement_is_all_that_is_settled_of_its_kind() -> None:
    """4.7.4."""
    round = announce(finished("proprio", worth(107, TRULL, "Kd")), trull=B)
    assert Parties(round).bonus(7) == 10
