"""Whole rounds: cards are conserved, settlements sum to zero, and everything occurs."""

from __future__ import annotations

from collections import Counter

import pytest

from mazzo.games.tarock import bonuses, contracts, exchange
from mazzo.games.tarock.contracts import TRISAC
from mazzo.games.tarock.deck import ALL, WHOLE, thirds
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.moves import OVER
from mazzo.games.tarock.notation import print_move
from mazzo.games.tarock.players.policy import random
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scoring import Parties
from mazzo.kernel.bits import size
from mazzo.kernel.rng import Rng
from tests.games.tarock.positions import B, C, D, F, cards, offered, say, start, view


def dealt(seed: int, **values: str) -> Round:
    match = GAME.match(GAME.options(values), 4, seed % 4)
    deck = list(range(54))
    Rng(seed).shuffle(deck)
    round = match.start(GAME.deal(match, [deck]))
    assert isinstance(round, Round)
    return round


def conserved(round: Round) -> bool:
    """Every card is in just one place."""
    places = [round.hand(seat) for seat in range(4)] + [round.won(seat) for seat in range(4)]
    rest = exchange.everything(round.stock) & ~round.taken
    shown = rest & ~(round.w0 | round.w1 | round.w2 | round.w3)
    places += [round.discarded(), round.cards, shown]
    union = 0
    for place in places:
        union |= place
    return union == ALL and sum(size(place) for place in places) == 54


TRISAC_TALONS = ("first_six", "last_trick", "unused")


@pytest.mark.parametrize("number", range(3))
def test_TK_T44_conservation_and_zero_sums(number: int) -> None:
    seen = Counter[str]()
    for seed in range(400 * number, 400 * number + 400):
        round, rng = (
            dealt(seed, trisac_talon=TRISAC_TALONS[number], kaiser=("any", "ordered", "off")[number]),
            Rng(seed),
        )
        while round.waiting():
            move = random(round, round.turn, rng)
            seen[print_move(move)] += 1
            round.play(round.turn, move)
            assert conserved(round)
        assert sum(round.scores()) == 0
        finished_as_it_should(round)
        name = contracts.NAMES[round.contract]
        seen[f"played {name}"] += 1
        if not contracts.is_negative(round.contract):
            note_bonuses(round, seen)
        seen[f"contra {round.level}"] += 1
        seen["accanto played"] += bool(round.joined)
    wanted = [f"played {name}" for name in contracts.NAMES] + list(bonuses.NAMES)
    wanted += ["hold", "accanto", "contra", "recontra", "contra 1", "contra 2", "accanto played"]
    assert [each for each in wanted if not seen[each]] == []


def finished_as_it_should(round: Round) -> None:
    """Twelve tricks; fewer only where every declarer of a negative contract has failed (4.8.7)."""
    assert round.phase == OVER
    failed = contracts.is_negative(round.contract) and round.contract != TRISAC
    if round.done < 12:
        assert failed
        for seat in range(4):
            if round.is_declarer(seat):
                assert contracts.has_failed(round.contract, round.tricks_of(seat))
    assert sum(round.tricks_of(seat) for seat in range(4)) == round.done
    if not contracts.is_negative(round.contract):
        mine = Parties(round).cards
        assert thirds(mine) + thirds(ALL & ~mine) == WHOLE


def note_bonuses(round: Round, seen: Counter[str]) -> None:
    parties = Parties(round)
    for kind, name in enumerate(bonuses.NAMES):
        seen[f"{name} made"] += parties.made_by(kind) != 0


def test_silent_bonuses_occur() -> None:
    """TK_A28, TK_A29: sacks and Valat are in the settlement's own tests."""
    seen = Counter[str]()
    for seed in range(1500):
        round, rng = dealt(seed), Rng(seed)
        while round.waiting():
            round.play(round.turn, random(round, round.turn, rng))
        if not contracts.is_negative(round.contract):
            note_bonuses(round, seen)
    for name in bonuses.NAMES:
        if name not in ("valat",):
            assert seen[f"{name} made"], name


def test_a_valat_is_played_out() -> None:
    """Constructed: B has all high tarocks."""
    hand = "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"
    round = say(start({B: hand, F: "T1"}), "solo_proprio, pass, pass, pass, valat, ok, ok, ok, ok")
    while round.waiting():
        # B his highest card, the others their lowest.
        say(round, offered(round)[-1 if round.turn == B else 0])
    assert round.tricks_of(B) == 12
    assert round.scores() == [-1200, 3600, -1200, -1200]


def test_ouvert_hands_lie_open_after_the_first_trick() -> None:
    """TK_A45."""
    round = say(start({C: "4h"}), "pass, mendicante_ouvert, pass, pass, ok, ok, ok")
    for seat in (-1, F, B, D):
        assert not view(round, seat).knows_hand(C)
    while not round.done:
        say(round, offered(round)[0])
    if round.phase != OVER:
        for seat in (-1, F, B, D):
            assert view(round, seat).open_hands == [round.h0, round.h1, round.h2, round.h3]


def test_TK_A59_everything_is_open_after_the_deal() -> None:
    """Also the hands that are left when a negative contract has failed early."""
    sei = say(start({}), "pass, pass, pass, sei")
    beggar = say(start({B: "T22"}), "mendicante, pass, pass, pass, ok, ok, ok")
    for round in (sei, beggar):
        while round.waiting():
            say(round, offered(round)[-1])
        for seat in (-1, F, B, C, D):
            assert view(round, seat).known().dump() == round.copy().dump()
    assert size(sei.discarded()) == 6
    assert size(beggar.hand(C)) > 0


def test_the_partner_is_a_secret_until_the_king_falls() -> None:
    round = say(start({F: "Kh 4h 3h 2h", C: "Ks"}, "4d 3d 2d"), "pass, pass, pass, chiamata, call Ks, take 1")
    say(round, "lay 4h, lay 3h, lay 2h, ok, ok, ok, ok")
    assert round.partner() == C
    for seat in (F, B, D, -1):
        assert not view(round, seat).knows_hand(C)
        assert view(round, seat).partner() < 0
    assert cards("Ks") & round.hand(C)


FOURTH = "pass, pass, pass, chiamata, call fourth"


def test_TK_A61_the_fourth_king_is_a_secret() -> None:
    hands = {F: "Kh Kd Kc 4h 3h 2h", C: "Ks"}
    round = say(start(hands, "4d 3d 2d"), f"{FOURTH}, take 1, lay 4h, lay 3h, lay 2h, ok")
    assert who_know(round) == [F, C]
    say(round, "ok, ok, ok")
    while cards("Ks") & round.hand(C):
        assert who_know(round) == [F, C]
        say(round, "Ks" if "Ks" in offered(round) else offered(round)[0])
    assert who_know(round) == EVERYBODY


def test_TK_A61_the_open_talon_shows_the_fourth_king() -> None:
    assert who_know(say(start({F: "Kh Kd Kc"}, "Ks"), FOURTH)) == EVERYBODY


def test_TK_A61_the_callers_three_kings_show_it() -> None:
    hands = {F: "Kh Kd Kc T22 T20 T19 T18 T17 T16 T15 T14 T13", C: "Ks T21 8s"}
    round = say(start(hands, "4d 3d 2d"), f"{FOURTH}, take 1, lay 4d, lay 3d, lay 2d, ok, ok, ok, ok")
    while cards("Kh Kd Kc") & round.hand(F) and cards("Ks") & round.hand(C):
        assert who_know(round) == [F, C]
        kings = [card for card in offered(round) if card.startswith("K")]
        others = [card for card in offered(round) if not card.startswith("K")]
        say(round, (kings + others if round.turn == F else others + kings)[0])
    assert who_know(round) == EVERYBODY


EVERYBODY = [-1, F, B, C, D]


def who_know(round: Round) -> list[int]:
    """Who knows the king that was called as the fourth."""
    return [seat for seat in EVERYBODY if view(round, seat).called >= 0]


@pytest.mark.parametrize(
    ("value", "gained"), [("first_six", [5] * 6 + [4] * 6), ("last_trick", [4] * 11 + [10]), ("unused", [4] * 12)]
)
def test_TK_A38_the_talon_of_a_trisac(value: str, gained: list[int]) -> None:
    round = say(start({}, trisac_talon=value), "pass, pass, pass, trisac")
    counts = []
    while round.waiting():
        before, done = [size(round.won(seat)) for seat in range(4)], round.done
        say(round, offered(round)[0])
        if round.done > done:
            counts.append(size(round.won(round.leader)) - before[round.leader])
    assert counts == gained
