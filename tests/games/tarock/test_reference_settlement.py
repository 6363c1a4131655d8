"""The second reading of Tarock against the specification's worked examples: bonuses, payments, wheels."""

from __future__ import annotations

import pytest

from tests.games.tarock.reference_play import DEFAULTS
from tests.games.tarock.reference_settlement import (
    DECLARING,
    LOSS,
    OPPOSING,
    WIN,
    Bonus,
    Played,
    Session,
    Trick,
    bonuses,
    game_price,
    makers,
    scores,
    shares,
    stake,
    trisac_scores,
)

ORDER = [0, 1, 2, 3]
"""F, B, C, D."""


def deal_of(contract: str, tricks: dict[int, tuple[str, int]], **more: object) -> Played:
    """A deal of which only some tricks matter: their cards, played from forehand on, and who won them."""
    filled = [Trick(ORDER, tricks.get(n, ("", n % 2))[0].split(), tricks.get(n, ("", n % 2))[1], []) for n in range(13)]
    played = Played(dict(DEFAULTS), contract, ORDER, [0], tricks=filled[1:])
    for key, value in more.items():
        setattr(played, key, value)
    return played


def test_TK_T04_prices() -> None:
    assert (WIN["sei"], LOSS["sei"]) == (20, 40)
    assert game_price("sei", 107) == 20
    assert game_price("sei", 106) == game_price("sei", 105) == -40


def test_TK_T06_the_mond_is_hunted_when_caesar_does_not_win() -> None:
    played = deal_of("proprio", {3: ("T22 T5 T1 T21", 2)})
    assert makers(played, "mondo") == set()
    played.options = DEFAULTS | {"kaiser": "ordered"}
    played.tricks[2] = played.tricks[2]._replace(winner=0)
    assert makers(played, "mondo") == {DECLARING}
    played.partner = 3
    assert makers(played, "mondo") == set()


def test_TK_T25_birds() -> None:
    assert makers(deal_of("proprio", {11: ("T2 7s 8s 9s", 0)}), "bird2") == {DECLARING}
    assert makers(deal_of("proprio", {12: ("T2 7s 8s 9s", 0)}), "bird2") == set()
    overtrumped = deal_of("chiamata", {12: ("T1 7s T9 9s", 2)}, partner=2, called="Kh")
    assert makers(overtrumped, "bird1") == set()
    assert Bonus("bird1", OPPOSING, announced=False) not in bonuses(overtrumped)
    overtrumped.options = DEFAULTS | {"silent_fail": "pays_silent"}
    assert Bonus("bird1", OPPOSING, announced=False) in bonuses(overtrumped)


def test_TK_T26_ultimo() -> None:
    won = deal_of("chiamata", {12: ("T9 7s Ks 9s", 0)}, partner=2, called="Ks")
    lost = deal_of("chiamata", {12: ("9s T9 Ks 7s", 1)}, partner=2, called="Ks")
    assert Bonus("ultimo", DECLARING, announced=False) in bonuses(won)
    assert not any(item.kind == "ultimo" for item in bonuses(lost))
    lost.announced = {"ultimo": 2}
    item = next(item for item in bonuses(lost) if item.kind == "ultimo")
    assert item.price() == -10


@pytest.mark.parametrize(
    ("won", "kind", "expected"),
    [(134, "sacco", -10), (135, "sacco", 10), (164, "doppiosacco", -20), (165, "doppiosacco", 20)],
)
def test_TK_T27_sacks(monkeypatch: pytest.MonkeyPatch, won: int, kind: str, expected: int) -> None:
    played = deal_of("solo_semi", {})
    monkeypatch.setattr(Played, "thirds", lambda self, side: won if side == DECLARING else 210 - won)
    assert not any(item.kind == kind for item in bonuses(played))
    played.announced = {kind: 0}
    assert sum(item.price() for item in bonuses(played) if item.kind == kind) == expected


def test_TK_T28_a_call_game_won() -> None:
    trull = Bonus("trull", DECLARING, announced=False)
    game = game_price("chiamata", 3 * 38)
    assert stake("chiamata", game, [trull]) == 15
    assert shares(ORDER, 0, 2, 15) == [15, -15, 15, -15]
    assert stake("chiamata", game, [trull], contra=2) == 30
    assert stake("chiamata", game, [trull], contra=4) == 60
    assert stake("chiamata", game, [trull], contra=2, factor=2) == 60


def test_TK_T29_a_call_game_lost() -> None:
    assert shares(ORDER, 0, 2, stake("chiamata", game_price("chiamata", 106), [])) == [-10, 10, -10, 10]


def test_TK_T30_a_deal_for_nothing_starts_a_wheel() -> None:
    lost = Bonus("bird1", OPPOSING, announced=True)
    amount = stake("chiamata_meglio", game_price("chiamata_meglio", 107), [lost])
    assert amount == 0
    session = Session(DEFAULTS, dealer=3)
    factors = []
    for amounts in ([0, 0, 0, 0], *[[1, -1, 1, -1]] * 5):
        factors.append(session.factor)
        session.close("chiamata_meglio", amounts)
    assert factors == [1, 2, 2, 2, 2, 1]


@pytest.mark.parametrize(
    ("contract", "won", "item", "expected"),
    [
        ("sei", 100, Bonus("bird2", DECLARING, announced=True), [-60, 20, 20, 20]),  # TK-T32
        ("sei", 110, Bonus("kings", OPPOSING, announced=False), [45, -15, -15, -15]),  # TK-T33
        ("solo_proprio", 110, Bonus("bird2", DECLARING, announced=False), [210, -70, -70, -70]),  # TK-T34
        ("proprio", 165, Bonus("doppiosacco", DECLARING, announced=True), [120, -40, -40, -40]),  # TK-T35
        ("proprio", 134, Bonus("sacco", OPPOSING, announced=True), [30, -10, -10, -10]),  # TK-T35
        ("proprio", 110, Bonus("mondo", OPPOSING, announced=False), [45, -15, -15, -15]),  # TK-T36
    ],
)
def test_TK_T32_to_TK_T36_one_against_three(contract: str, won: int, item: Bonus, expected: list[int]) -> None:
    assert shares(ORDER, 0, None, stake(contract, game_price(contract, won), [item])) == expected


@pytest.mark.parametrize(
    ("contract", "item", "expected"),
    [
        ("sei", Bonus("valat", DECLARING, announced=False), 120),
        ("sei", Bonus("valat", OPPOSING, announced=False), -240),
        ("sei", Bonus("valat", OPPOSING, announced=True), -480),
        ("solo_proprio", Bonus("valat", DECLARING, announced=True), 1200),
        ("chiamata_solo", Bonus("valat", DECLARING, announced=False), 120),
    ],
)
def test_TK_A30_a_valat_takes_the_place_of_the_game(contract: str, item: Bonus, expected: int) -> None:
    assert game_price(contract, 150, item) == expected


def test_TK_T38_each_opponent_has_a_contra_of_his_own() -> None:
    contras = {(0, 1): 2, (0, 2): 4, (0, 3): 1}
    played = Played(DEFAULTS, "mendicante", ORDER, [0], tricks=[Trick(ORDER, [], 0, [])], contras=contras)
    assert scores(played) == [-140, 40, 80, 20]


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([60, 80, 40, 30], [0, -10, 0, 10]),
        ([50, 110, 30, 20], [0, -20, 0, 20]),
        ([108, 40, 40, 22], [-40, 0, 0, 40]),
        ([70, 70, 35, 35], [-20, -20, 20, 20]),
    ],
)
def test_TK_T40_who_pays_in_trisac(points: list[int], expected: list[int]) -> None:
    assert trisac_scores(points, [], forehand=0) == expected


def test_TK_A37_other_ways_to_pay_in_trisac() -> None:
    assert trisac_scores([60, 80, 40, 30], [], 0, "loser_pays_three") == [10, -30, 10, 10]
    assert trisac_scores([60, 80, 40, 30], [], 0, "two_pay_two") == [-10, -10, 10, 10]
    assert trisac_scores([108, 70, 22, 10], [], 0, "two_pay_two") == [-40, -10, 25, 25]
    assert trisac_scores([108, 40, 40, 22], [], 0, "two_pay_two") == [-40, 0, 0, 40]


def test_virgins_are_paid_by_all_others() -> None:
    assert trisac_scores([0, 110, 60, 40], [0], forehand=2) == [40, -20, -10, -10]
    assert trisac_scores([0, 110, 100, 0], [0, 3], forehand=1) == [50, -80, -20, 50]


def test_TK_A47_wheels_multiply_or_append() -> None:
    for overlap, expected in (
        ("multiply", [1, 2, 4, 4, 4, 2, 1, 1, 2, 4, 4, 4]),
        ("append", [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]),
    ):
        session = Session(DEFAULTS | {"wheel_overlap": overlap}, dealer=2)
        factors, dealers = [], []
        while not session.finished:
            factors.append(session.factor)
            dealers.append(session.dealer)
            contract = "trisac" if session.number in (1, 2, 9) else "proprio"
            session.close(contract, [30, -10, -10, -10])
        assert factors == expected
        assert dealers == [2, 3, 0, 1] * 3
        assert session.winners() == [0]


ALL = DEFAULTS | {"colour_bonuses": "all"}


def semi(number: int, trick: str, winner: int, **more: object) -> Played:
    return deal_of("proprio_semi", {number: (trick, winner)}, options=ALL, **more)


def test_TK_T46_birds_of_colour_games() -> None:
    assert makers(semi(12, "T1 7s Jh 9c", 0), "bird1") == {DECLARING}
    thrown = semi(12, "7s T1 8s 9c", 2)
    assert makers(thrown, "bird1") == set()
    assert not any(item.kind == "bird1" for item in bonuses(thrown))
    thrown.options = ALL | {"silent_fail": "pays_silent"}
    assert sum(item.price() for item in bonuses(thrown) if item.kind == "bird1") == 5
    thrown.announced = {"bird1": 1}
    assert sum(item.price() for item in bonuses(thrown) if item.kind == "bird1") == 10
    caesar = semi(12, "T22 T1 T21 T5", 1)
    assert makers(caesar, "bird1") == {OPPOSING}
    assert makers(caesar, "mondo") == set()


def test_TK_T47_the_hunt_in_colour_games() -> None:
    assert makers(semi(4, "T21 T5 T22 T7", 2), "mondo") == {OPPOSING}
    assert makers(semi(4, "7s T21 8s T22", 2), "mondo") == set()
    hunted = deal_of("proprio_semi", {4: ("T21 T5 T22 T7", 2)})
    assert not any(item.kind == "mondo" for item in bonuses(hunted))


def test_TK_T48_a_colour_solo() -> None:
    items = [Bonus("trull", DECLARING, announced=True), Bonus("bird2", OPPOSING, announced=False)]
    assert shares(ORDER, 0, None, stake("solo_semi", game_price("solo_semi", 110), items)) == [150, -50, -50, -50]


@pytest.mark.parametrize(
    ("points", "above", "half"),
    [
        ([106, 50, 30, 24], [-40, 0, 0, 40], [-10, 0, 0, 10]),
        ([50, 106, 30, 24], [0, -20, 0, 20], [0, -10, 0, 10]),
        ([105, 55, 30, 20], [-10, 0, 0, 10], [-10, 0, 0, 10]),
    ],
)
def test_TK_T52_the_mayor(points: list[int], above: list[int], half: list[int]) -> None:
    assert trisac_scores(points, [], 0, mayor="above_35") == above
    assert trisac_scores(points, [], 0) == half
