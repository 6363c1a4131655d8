"""The sheet's other readings beside the defaults: each worked example, and what moves prove under them."""

from __future__ import annotations

from math import comb

import pytest

from mazzo.games.tarock import contracts, trisac
from mazzo.games.tarock.bonuses import MONDO, ULTIMO
from mazzo.games.tarock.deck import DISCARDABLE_SUITED, SUITED
from mazzo.games.tarock.moves import ANNOUNCING, ANSWERING, LAYING, PLAY
from mazzo.games.tarock.notation import DECK, print_move
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scoring import Parties
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from tests.games.tarock.positions import (
    B,
    C,
    D,
    F,
    announce,
    cards,
    finished,
    in_trick,
    offered,
    say,
    setup,
    start,
    view,
    winner,
    worth,
)
from tests.games.tarock.test_scoring import birds, caught, last_trick, plain, with_bird

FIFTEEN = "T22 T21 T19 T18 T15 T12 T9 T7 T5 T2 Ks Qs Jh Kh Kd"
LAYABLE = "Qs Jh T2 T5 T7 T9 T12 T15 T18 T19"
QUIET = {F: "Kh T1", B: "Kd T2", C: "Ks T3", D: "Kc T4"}
"""Everybody may bid everything."""
CALLED = "pass, pass, pass, chiamata, call Ks, take 1"


def played_out(round: Round) -> Round:
    """The cards played on, any of them."""
    rng = Rng(1)
    while round.waiting():
        round.play(round.turn, round.nth(round.turn, rng.below(round.count(round.turn))))
    return round


# Bonuses of colour games


def solo_semi(**values: str) -> Round:
    return say(start({B: "T1", C: "T2 T3 T4"}, "", 1, 1, **values), "solo_semi, pass, pass, pass")


def said(round: Round) -> str:
    return " ".join(sorted(offered(round)))


def test_TK_T45_all_bonuses_in_colour_games() -> None:
    """TK_A19, TK_A27."""
    found, default = solo_semi(colour_bonuses="all"), solo_semi()
    assert said(found) == "bird1 doppiosacco kings mondo ok sacco trull valat"
    assert said(default) == "doppiosacco kings ok sacco valat"
    assert said(say(found, "ok")) == "bird2 bird3 bird4 contra doppiosacco kings mondo ok sacco trull valat"
    assert said(say(default, "ok")) == "contra doppiosacco kings ok sacco valat"


@pytest.mark.parametrize(
    ("trick", "won_by", "bird"),
    [("T1 7s Jh 9c", "T1", 1), ("7s T1 8s 9c", "8s", 0), ("T1 T9 Jh 9c", "T9", 0), ("T22 T1 T21 T5", "T1", -1)],
)
def test_TK_T46_birds_win_as_the_colour_game_decides(trick: str, won_by: str, bird: int) -> None:
    assert winner(trick, "proprio_semi") == won_by
    round = last_trick(trick, contract="proprio_semi", colour_bonuses="all")
    assert birds(round)[0] == bird
    assert Parties(round).made_by(MONDO) == 0


def test_TK_T46_the_price_of_a_bird_that_misses() -> None:
    def semi(**values: str) -> Round:
        return with_bird(
            finished("proprio_semi", plain(120), partner=-1, tricks=6, talon="", factor=1, **values), 0, F, failed=True
        )

    assert Parties(announce(semi(colour_bonuses="all"), bird1=F)).total() == 10
    assert Parties(semi(colour_bonuses="all")).total() == 20
    assert Parties(semi(colour_bonuses="all", silent_fail="pays_silent")).total() == 15
    assert Parties(semi(silent_fail="pays_silent")).total() == 20


def test_TK_T47_the_hunt_of_the_mondo() -> None:
    hunted = last_trick("T21 T5 T22 T7", 3, "proprio_semi", colour_bonuses="all")
    assert Parties(hunted).made_by(MONDO) == -1
    assert caught(finished("proprio_semi", plain(107), colour_bonuses="all"), C, F).scores()[F] == 45
    assert caught(finished("proprio_semi", plain(107)), C, F).scores()[F] == 60
    thrown = last_trick("7s T21 8s T22", 3, "proprio_semi", colour_bonuses="all")
    assert winner("7s T21 8s T22", "proprio_semi") == "8s"
    assert Parties(thrown).made_by(MONDO) == 0


def test_TK_T48_bonuses_of_a_solo_count_double() -> None:
    mine = worth(120, "T1 T21 T22 Kh", "Kd")
    round = announce(with_bird(finished("solo_semi", mine, colour_bonuses="all"), 1, B), trull=F)
    assert round.scores() == [150, -50, -50, -50]


def test_an_announced_bird_binds_among_what_the_colour_game_allows() -> None:
    """A suit card has to be led, so that the bird misses its trick; on a suit it is thrown away."""
    for trick, hand, expected in [("", "T1 7s", "7s"), ("9c", "T1 T9 7s", "T1"), ("", "T1 T9", "T1")]:
        round = in_trick("", "", "proprio_semi", colour_bonuses="all")
        seat = B if trick else F
        round.set_hand(F, cards(trick))
        round.set_hand(seat, cards(hand))
        round.note_announcement(seat, 0)
        round.done = 11
        round.offer()
        if trick:
            round.play(F, DECK.card(trick))
        assert offered(round) == [expected]


# Accanto


def test_TK_T49_one_player_beside_the_bidder() -> None:
    """TK_A08, TK_A58."""
    one = say(start(QUIET, accanto="one"), "piccolo, accanto")
    assert (one.turn, offered(one)) == (D, ["pass", *contracts.NAMES[4:]])
    assert offered(say(start(QUIET), "piccolo, accanto")) == ["pass", "accanto", *contracts.NAMES[4:]]
    say(one, "pass, hold")
    assert one.turn == B
    assert "accanto" not in offered(one)
    say(one, "pass")
    assert (one.phase, one.declarer, one.joined) == (ANSWERING, F, 1 << C)
    free = say(start(QUIET, accanto="one"), "piccolo, pass, pass, hold")
    assert free.turn == B
    assert "accanto" in offered(free)
    every = say(start(QUIET), "piccolo, accanto, accanto, accanto")
    assert (every.phase, every.declarer, every.joined) == (ANSWERING, B, 1 << C | 1 << D | 1 << F)


def test_TK_T50_a_higher_bid_frees_the_place() -> None:
    round = say(start(QUIET, accanto="one"), "piccolo, accanto, mendicante")
    assert round.turn == F
    assert "accanto" in offered(round)
    say(round, "accanto")
    for seat in (B, C):
        assert round.turn == seat
        assert "accanto" not in offered(round)
        say(round, "pass")
    assert (round.declarer, round.joined) == (D, 1 << F)


# Discards


def laying(contract: str, **values: str) -> Round:
    """The declarer has the fifteen cards, three of them from the talon."""
    mine = FIFTEEN.split()
    hand, talon = " ".join(mine[:12]), " ".join(mine[12:])
    if contract == "chiamata":
        round = say(start({F: hand, C: "Kc"}, talon, 1, 1, **values), "pass, pass, pass, chiamata, call Kc, take 1")
    else:
        round = say(start({B: hand, C: "Kc"}, talon, 1, 1, **values), f"{contract}, pass, pass, pass")
        say(round, "call Kc, take 1" if contract == "chiamata_meglio" else "take 1")
    assert round.hand(round.declarer) == cards(FIFTEEN)
    return round


def laid_sets(round: Round) -> set[int]:
    """All sets of cards that can be laid away."""
    if round.phase != LAYING:
        return {round.discarded()}
    found = set()
    for move in round.moves(round.turn):
        twin = round.copy()
        twin.play(round.turn, move)
        found |= laid_sets(twin)
    return found


@pytest.mark.parametrize("contract", ["proprio", "chiamata"])
def test_TK_T51_tarocks_are_laid_away_at_will(contract: str) -> None:
    """TK_A15."""
    found = laid_sets(laying(contract, tarock_discard="shown"))
    assert len(found) == comb(10, 3) == 120
    assert all(each & ~cards(LAYABLE) == 0 for each in found)
    assert cards("Qs T5 T2") in found
    assert laid_sets(laying(contract)) == {cards("Qs Jh") | cards(name) for name in LAYABLE.split()[2:]}


def test_TK_T51_they_lie_face_up() -> None:
    """TK_A60."""
    round = say(laying("proprio", tarock_discard="shown"), "lay T5, lay Qs, lay T2")
    for seat in (WATCHER, F, C, D):
        seen = [print_move(move) for _, move in view(round, seat).shown()]
        assert seen[-3:] == ["lay T5", "lay ??", "lay T2"]
        assert view(round, seat).discarded() == cards("T5 T2")


def test_TK_T51_the_last_bird_stays_and_sei_is_as_before() -> None:
    """TK_A17."""
    meglio = laying("chiamata_meglio", tarock_discard="shown")
    assert set(offered(meglio)) == {f"lay {name}" for name in LAYABLE.split() if name != "T2"}
    six = start({F: "T22 T21 T19 T18 T15 T12 T9 T7 T5 T2 Ks Qs"}, "Jh Kh Kd", tarock_discard="shown")
    say(six, "pass, pass, pass, sei")
    assert all("T" not in move for move in offered(six))
    semi = start({B: "T9 4h"}, tarock_discard="shown")
    say(semi, "proprio_semi, pass, pass, pass, take 1")
    assert all("T" in move for move in offered(semi))


def test_a_tarock_laid_at_will_proves_nothing_about_suit_cards() -> None:
    """TK_A15: one that was forced does. Worlds know it."""
    free = say(laying("proprio", tarock_discard="shown"), "lay T5")
    assert free.lacks(B) == 0
    found = [view(free, C).world(Rng(seed)) for seed in range(40)]
    assert any(each.hand(B) & DISCARDABLE_SUITED & ~free.taken for each in found)
    say(free, "lay Qs, lay T2")
    found = [view(free, C).world(Rng(seed)) for seed in range(40)]
    assert all(each.discarded() & cards("T2 T5") == cards("T2 T5") for each in found)
    assert all(each.discarded() & DISCARDABLE_SUITED for each in found)
    assert len({each.discarded() for each in found}) > 5
    forced = say(laying("proprio"), "lay Qs, lay Jh, lay T5")
    assert forced.lacks(B) == DISCARDABLE_SUITED


# The mayor


@pytest.mark.parametrize(
    ("counts", "above", "half"),
    [
        ([106, 50, 30, 24], [-40, 0, 0, 40], [-10, 0, 0, 10]),
        ([50, 106, 30, 24], [0, -20, 0, 20], [0, -10, 0, 10]),
        ([105, 55, 30, 20], [-10, 0, 0, 10], [-10, 0, 0, 10]),
    ],
)
def test_TK_T52_the_mayor_of_trisac(counts: list[int], above: list[int], half: list[int]) -> None:
    """TK_A39."""
    assert trisac.settled(setup(mayor="above_35"), counts, [False] * 4) == above
    assert trisac.settled(setup(), counts, [False] * 4) == half


def test_a_positive_contract_needs_107_all_the_same() -> None:
    assert finished("proprio", plain(106), mayor="above_35").scores()[F] == -60


# Announced cards


def with_bird1(**values: str) -> Round:
    """F plays PROPRIO, has announced that T1 wins the last trick, and leads."""
    round = start({F: "T1 T2 T9 Kh 4h 3h 2h"}, "4d 3d 2d", 1, 1, **values)
    return say(round, "proprio, pass, pass, hold, pass, take 1, lay 4d, lay 3d, lay 2d, bird1, ok, ok, ok, ok")


def test_TK_T53_announced_cards_bind_nothing() -> None:
    """TK_A36."""
    soft, binding = with_bird1(announced_card="soft"), with_bird1()
    assert (soft.turn, soft.phase) == (F, PLAY)
    assert "T1" in offered(soft)
    assert "T1" not in offered(binding)
    say(soft, "T1")
    assert Parties(played_out(soft)).bonus(0) == -10


@pytest.mark.parametrize(("value", "expected"), [("soft", ["T2", "T9"]), ("binding", ["T2"])])
def test_TK_T53_nor_in_its_trick(value: str, expected: list[str]) -> None:
    round = in_trick("", "", announced_card=value)
    round.set_hand(F, cards("T5"))
    round.set_hand(B, cards("T2 T9"))
    round.note_announcement(B, 1)
    round.done = 10
    round.offer()
    round.play(F, DECK.card("T5"))
    assert offered(round) == expected


def test_a_card_that_binds_nothing_proves_nothing_when_it_comes_early() -> None:
    soft, bound = in_trick("", "", announced_card="soft"), in_trick("", "")
    for round in (soft, bound):
        round.set_hand(F, cards("T1"))
        round.note_announcement(F, 0)
        round.offer()
        round.play(F, DECK.card("T1"))
    assert soft.lacks(F) == 0
    assert bound.lacks(F) & SUITED == SUITED


# Ultimo


def called(solo: bool = False, king: int = C, stock: str = "4h 3h 2h 4d 3d 2d", **values: str) -> Round:
    """F calls Ks, which C holds or the talon, and speaks first of the announcements."""
    hands = {F: "Kh T9", B: "Kd", D: "Kc"} | ({king: "Ks"} if king >= 0 else {})
    if solo:
        return say(start(hands, stock, 1, 1, **values), "chiamata_solo, pass, pass, hold, pass, call Ks")
    round = say(start(hands, stock, 1, 1, **values), CALLED)
    return say(round, "lay 4h, lay 3h, lay 2h") if stock.startswith("4h") else round


def test_TK_T54_the_declarer_announces_the_partners_king() -> None:
    """TK_A35."""
    assert "ultimo" not in offered(called())
    assert "ultimo" in offered(say(called(), "ok, ok"))
    round = called(ultimo_by="side")
    assert (round.turn, round.phase) == (F, ANNOUNCING)
    assert "ultimo" in offered(round)
    say(round, "ultimo, ok")
    assert "ultimo" not in offered(round)
    say(round, "ok")
    assert round.turn == C
    assert "ultimo" not in offered(round)
    unsaid = say(called(ultimo_by="side"), "ok")
    assert "ultimo" not in offered(unsaid)
    assert "ultimo" in offered(say(unsaid, "ok"))


def test_TK_T54_its_holder_keeps_it_for_the_last_trick() -> None:
    round = say(called(ultimo_by="side"), "ultimo, ok, ok, ok, ok")
    king = DECK.card("Ks")
    assert round.phase == PLAY
    rng = Rng(3)
    while round.done < 11:
        others = round.legal & ~(1 << king)
        if round.turn == C and round.hand(C) & (1 << king):
            assert others or round.legal == 1 << king
            assert not (others and round.legal & (1 << king))
        round.play(round.turn, round.nth(round.turn, rng.below(round.count(round.turn))))


def test_TK_T54_nobody_is_told_that_the_king_lies_in_the_talon() -> None:
    round = called(solo=True, king=-1, stock="Ks", ultimo_by="side")
    assert "ultimo" in offered(round)
    say(round, "ultimo, ok, ok, ok, ok")
    assert Parties(played_out(round)).bonus(ULTIMO) == -20
    assert "ultimo" not in offered(called(solo=True, king=-1, stock="Ks"))


def test_no_ultimo_with_a_king_that_was_left_in_the_open_talon() -> None:
    """TK_A54: with one that was taken there is, as ever."""
    talon = "4h 3h 2h Ks 4d 3d"
    left = called(king=-1, stock=talon, ultimo_by="side", king_in_talon="free")
    assert left.phase == ANNOUNCING
    assert "ultimo" not in offered(left)
    taken = say(
        start({F: "Kh T9 4h 3h"}, "Ks 7s 2h 10c T8 Qd", ultimo_by="side", king_in_talon="free"),
        f"{CALLED}, lay 4h, lay 3h, lay 2h",
    )
    assert "ultimo" in offered(taken)


def test_the_declarers_ultimo_proves_nothing_and_the_partners_who_he_is() -> None:
    """TK_A62: whoever else says it is the partner."""
    round = say(called(ultimo_by="side"), "ultimo, ok, ok, ok, ok")
    king = cards("Ks")
    for seat in (WATCHER, B, D, F):
        assert view(round, seat).partner() == -1
        holders = {
            each for seed in range(60) for each in range(4) if view(round, seat).world(Rng(seed)).hand(each) & king
        }
        assert holders == {B, C, D} - {seat}
    told = say(called(ultimo_by="side"), "ok, ok, ultimo, ok, ok, ok, ok")
    assert view(told, D).partner() == C
    assert all(view(told, D).world(Rng(seed)).hand(C) & king for seed in range(20))


@pytest.mark.parametrize(("mine", "call"), [("Kh", "call Ks"), ("Kh Kd Kc", "call fourth")])
def test_the_holder_of_a_kept_king_who_plays_it_early_has_nothing_else(mine: str, call: str) -> None:
    """With ULTIMO of the declarer's the king is bound in any hand, also before anybody knows which it is."""
    hands = {F: f"{mine} T9 7s", C: "Ks 7c 8c 9c 10c Jc Nc Qc T2 T3 T4 T5"}
    round = say(start(hands, "4h 3h 2h", ultimo_by="side"), f"pass, pass, pass, chiamata, {call}, take 1")
    say(round, "lay 4h, lay 3h, lay 2h, ultimo, ok, ok, ok, ok, 7s")
    round.play(B, round.nth(B, 0))
    assert offered(round) == ["Ks"]
    assert not round.lacks(C) & cards("8s")
    say(round, "Ks")
    spades = cards("8s 9s 10s Js Ns Qs")
    assert round.lacks(C) & spades == spades
    assert all(not view(round, D).world(Rng(seed)).hand(C) & spades for seed in range(20))
    open_hand = say(
        start(hands, "4h 3h 2h", ultimo_by="side", announced_card="soft"), f"pass, pass, pass, chiamata, {call}"
    )
    say(open_hand, "take 1, lay 4h, lay 3h, lay 2h, ultimo, ok, ok, ok, ok, 7s")
    open_hand.play(B, open_hand.nth(B, 0))
    say(open_hand, "Ks")
    assert not open_hand.lacks(C) & spades
