"""The second reading of Tarock on its own: the worked examples of auction and talon, and what holds in every deal."""

from __future__ import annotations

from collections import Counter

from mazzo.kernel.rng import Rng
from tests.games.tarock.reference import COMMON, FOREHAND_GAMES, Reference
from tests.games.tarock.reference_cards import BIRDS, COLOUR, PACK, POSITIVE, TRULL, is_tarock
from tests.games.tarock.reference_play import DEFAULTS, any_deal, any_move, any_options
from tests.games.tarock.reference_settlement import ANNOUNCED, NEEDED, Bonus, bonuses, trisac_thirds, valat

F, B, C, D = range(4)
DEALER = D


def deal_with(cards: dict[int, str], stock: str = "", **options: str) -> Reference:
    """A deal in which seats hold these cards, and the talon; the others hold the rest from the pack's low end on."""
    hands = [cards.get(seat, "").split() for seat in range(4)]
    talon = stock.split()
    named = {card for hand in hands for card in hand} | set(talon)
    rest = [card for card in PACK if card not in named]
    for place, size in [*((hand, 12) for hand in hands), (talon, 6)]:
        while len(place) < size:
            place.append(rest.pop(0))
    return Reference(DEFAULTS | options, DEALER, hands, talon)


def say(deal: Reference, *moves: str) -> None:
    for move in moves:
        deal.play(move)


def test_TK_T16_forehand_must_choose() -> None:
    deal = deal_with({})
    assert deal.decision is not None
    assert deal.decision[0] == B
    say(deal, "pass", "pass", "pass")
    assert deal.decision == (F, set(FOREHAND_GAMES))


def test_TK_T17_forehand_holds() -> None:
    deal = deal_with({})
    say(deal, "piccolo", "pass", "chiamata_solo")
    assert deal.decision is not None
    assert deal.decision[0] == F
    assert "hold" in deal.decision[1]
    say(deal, "hold", "pass")
    assert deal.decision is not None
    seat, legal = deal.decision
    assert seat == D
    assert legal <= {"pass", *COMMON[2:]}
    assert {"pass", *COMMON[3:]} <= legal
    deal.play("pass")
    assert (deal.contract, deal.declarers) == ("chiamata_solo", [F])


def test_TK_T18_a_bid_outranks_the_standing_one() -> None:
    deal = deal_with({B: "T2"})
    say(deal, "chiamata_meglio")
    assert deal.decision == (C, {"pass", *COMMON[3:]})


def test_TK_T19_a_pass_is_final() -> None:
    deal = deal_with({})
    say(deal, "pass", "piccolo", "pass", "pass")
    assert (deal.contract, deal.declarers) == ("piccolo", [C])
    assert deal.decision == (D, {"contra", "ok"})


def test_TK_T21_four_kings_call_nobody() -> None:
    deal = deal_with({F: "Kh Kd Ks Kc"})
    say(deal, "pass", "pass", "pass")
    assert deal.decision == (F, {"trisac", "sei"})


def test_TK_A08_accanto() -> None:
    deal = deal_with({})
    say(deal, "piccolo", "accanto", "pass")
    assert deal.decision is not None
    assert deal.decision[0] == F
    say(deal, "hold")
    assert deal.decision is not None
    assert deal.decision[0] == B
    say(deal, "accanto")
    assert deal.declarers == [F, B, C]
    for asked in (B, C, D, C, D, F, D, F, B):
        assert deal.decision == (asked, {"contra", "ok"})
        deal.play("ok")
    assert deal.decision is not None
    assert deal.decision[0] == F


def test_three_kings_call_the_fourth() -> None:
    deal = deal_with({F: "Kh Kd Kc"})
    say(deal, "pass", "pass", "pass", "chiamata")
    assert deal.decision == (F, {"call Ks", "call fourth"})
    deal.play("call fourth")
    assert deal.called == "Ks"


def test_TK_T22_the_called_king_lies_in_the_talon() -> None:
    deal = deal_with({}, stock="Ks T5 2h 10c T8 Qd")
    say(deal, "pass", "pass", "pass", "chiamata", "call Ks")
    assert deal.partner is None
    assert deal.decision == (F, {"take Ks+10c+T8", "take Qd+Ks+10c", "take Qd+Ks+T8"})
    deal.play("take Qd+Ks+T8")
    assert {"Ks", "T8", "Qd"} <= set(deal.hands[F])
    packet = deal_with({}, stock="Ks T5 2h 10c T8 Qd", king_in_talon="king_packet")
    say(packet, "pass", "pass", "pass", "chiamata", "call Ks")
    assert packet.decision == (F, {"take 1"})


def test_three_benes_in_a_row_end_the_announcements() -> None:
    deal = deal_with({F: "T1 T9", B: "T3"})
    say(deal, "pass", "pass", "solo_proprio", "pass")
    assert deal.declarers == [D]
    say(deal, "ok", "bird1", "trull", "ok")
    assert deal.decision is not None
    assert deal.decision[0] == B
    say(deal, "ok", "ok")
    assert deal.decision == (D, {"ok", "kings", "sacco", "doppiosacco", "valat", "mondo", *birds_of(deal, D)})
    say(deal, "kings", "ok", "contra", "ok")
    # He has said bene, and contra is taken.
    assert deal.decision == (B, {"ok"})
    say(deal, "ok", "ok")
    assert deal.decision is not None
    assert deal.decision[0] == D
    assert "recontra" in deal.decision[1]
    say(deal, "ok")
    assert not deal.trick
    assert deal.decision is not None
    assert deal.decision[0] == F
    assert deal.decision[1] <= set(PACK)


def birds_of(deal: Reference, seat: int) -> set[str]:
    return {kind for kind, card in BIRDS.items() if card in deal.hands[seat]}


def test_TK_T44_every_deal_is_played_out_and_settles_to_zero() -> None:
    """And in so many deals everything occurs that the engine is compared in."""
    seen: Counter[object] = Counter()
    for seed in range(2000):
        rng = Rng(seed)
        options = any_options(rng)
        plain = Reference(options, seed % 4, *any_deal(seed))
        while plain.decision is not None:
            assert plain.decision[1]
            move = any_move(plain, seed // 4 % 3, rng)
            seen[move] += 1
            plain.play(move)
        assert sum(plain.scores()) == 0
        seen.update(noticed(plain))
    wanted: list[object] = [*COMMON, *FOREHAND_GAMES, "hold", "accanto", "contra", "recontra", "call fourth"]
    for kind in (*ANNOUNCED, "valat"):
        wanted += [Bonus(kind, sign, announced=True) for sign in (1, -1)]
        if kind not in NEEDED:
            wanted += [Bonus(kind, sign, announced=False) for sign in (1, -1)]
    wanted += ["stopped", "four declarers", "king in talon"]
    for kaiser in ("any", "ordered"):
        wanted += [("trull", kaiser, lead, game) for lead in ("suit", "tarock") for game in ("positive", "negative")]
    wanted += [("trull", "any", "suit", "colour"), ("trull", "off", "tarock", "positive")]
    assert [each for each in wanted if not seen[each]] == []
    assert not any(isinstance(each, Bonus) and each.kind in NEEDED and not each.announced for each in seen)  # TK-A29


def noticed(plain: Reference) -> list[object]:
    """What happened in a deal."""
    found: list[object] = []
    played = plain.played()
    if plain.contract in POSITIVE:
        found += bonuses(played)
        all_tricks = valat(played)
        if all_tricks is not None:
            found.append(all_tricks)
        if plain.called in plain.stock:
            found.append("king in talon")
    elif plain.contract == "trisac" and plain.options["trisac_talon"] != "unused":
        assert sum(trisac_thirds(played)) == 210
    if len(plain.tricks) < 12:
        assert plain.contract not in POSITIVE | {"trisac"}
        found.append("stopped")
    if len(plain.declarers) == 4:
        found.append("four declarers")
    kind = "colour" if plain.contract in COLOUR else "positive" if plain.contract in POSITIVE else "negative"
    for trick in plain.tricks:
        if set(trick.cards) >= TRULL:
            found.append(("trull", plain.options["kaiser"], "tarock" if is_tarock(trick.cards[0]) else "suit", kind))
    return found
