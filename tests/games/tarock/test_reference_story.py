"""The second reading of Tarock on its own: the worked examples of auction and talon, and what holds in every deal."""

from __future__ import annotations

from collections import Counter

from mazzo.kernel.rng import Rng
from tests.games.tarock.reference import COMMON, FOREHAND_GAMES, Reference
from tests.games.tarock.reference_cards import BIRDS, COLOUR, PACK, POSITIVE, TRULL, is_tarock
from tests.games.tarock.reference_play import (
    DEFAULTS,
    LONG,
    any_deal,
    any_move,
    any_options,
    colour_move,
    long_tarocks,
)
from tests.games.tarock.reference_settlement import ANNOUNCED, NEEDED, Bonus, bonuses, makers, trisac_thirds, valat

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


def legal_moves(deal: Reference) -> set[str]:
    assert deal.decision is not None
    return deal.decision[1]


def test_TK_T49_TK_T50_one_beside_the_bidder() -> None:
    deal = deal_with({B: "Kd", C: "Ks T3", D: "Kc T4"}, accanto="one")
    say(deal, "piccolo", "accanto")
    assert deal.decision == (D, {"pass", *COMMON[1:]})
    say(deal, "pass", "hold")
    assert "accanto" not in legal_moves(deal)
    say(deal, "pass")
    assert deal.declarers == [F, C]
    higher = deal_with({}, accanto="one")
    say(higher, "piccolo", "accanto", "mendicante")
    assert "accanto" in legal_moves(higher)
    say(higher, "accanto")
    assert "accanto" not in legal_moves(higher)
    say(higher, "pass")
    assert "accanto" not in legal_moves(higher)


def test_TK_T45_bonuses_in_colour_games() -> None:
    colour = {"kings", "sacco", "doppiosacco", "valat", "ok"}
    for value, expected in (("kings_sacks_valat", colour), ("all", colour | {"bird1", "trull", "mondo"})):
        deal = deal_with({B: "T1", C: "T2 T3 T4"}, colour_bonuses=value)
        say(deal, "solo_semi", "pass", "pass", "pass")
        assert deal.decision == (B, expected)
        say(deal, "ok")
        birds = {"bird2", "bird3", "bird4"} if value == "all" else set()
        assert deal.decision == (C, expected - {"bird1"} | birds | {"contra"})


def test_TK_T53_announced_cards_may_come_early() -> None:
    for value, free in (("soft", True), ("binding", False)):
        deal = deal_with({F: "T1 T2 T9 Kh"}, announced_card=value)
        say(deal, "pass", "pass", "pass", "sei")
        for _ in range(6):
            deal.play(min(legal_moves(deal)))
        say(deal, "bird1", "ok", "ok", "ok", "ok")
        assert ("T1" in legal_moves(deal)) == free


def test_TK_T54_the_declarer_announces_the_king() -> None:
    talon = "4h 3h 2h 4d 3d 2d"
    for value in ("holder", "side"):
        deal = deal_with({C: "Ks"}, talon, ultimo_by=value)
        say(deal, "pass", "pass", "pass", "chiamata", "call Ks", "take 1", "lay 4h", "lay 3h", "lay 2h")
        assert ("ultimo" in legal_moves(deal)) == (value == "side")
    say(deal, "ultimo", "ok", "ok")
    assert "ultimo" not in legal_moves(deal)
    assert deal.bound_cards(C) == {"ultimo": "Ks"}
    solo = deal_with({}, "Ks", ultimo_by="side")
    say(solo, "chiamata_solo", "pass", "pass", "hold", "pass", "call Ks")
    assert solo.partner is None
    assert "ultimo" in legal_moves(solo)


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
    wanted += [("colour", kind, False) for kind in (*BIRDS, "trull", "mondo")]
    wanted += ["tarock beside suit cards", "the declarer's ultimo", "announced and played early", "mayor with 106"]
    for kaiser in ("any", "ordered"):
        wanted += [("trull", kaiser, lead, game) for lead in ("suit", "tarock") for game in ("positive", "negative")]
    wanted += [("trull", "any", "suit", "colour"), ("trull", "off", "tarock", "positive")]
    assert [each for each in wanted if not seen[each]] == []
    assert not any(isinstance(each, Bonus) and each.kind in NEEDED and not each.announced for each in seen)  # TK-A29


def test_in_colour_games_of_long_tarocks_every_bonus_is_made() -> None:
    seen: Counter[object] = Counter()
    for seed in range(LONG):
        rng = Rng(seed)
        plain = Reference(any_options(rng) | {"colour_bonuses": "all"}, seed % 4, *long_tarocks(seed))
        while plain.decision is not None:
            plain.play(colour_move(plain, rng))
        assert plain.contract in COLOUR
        assert sum(plain.scores()) == 0
        seen.update(noticed(plain))
    assert all(seen["colour", kind, True] for kind in (*BIRDS, "trull", "mondo", "kings")), seen


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
    found += other_readings(plain)
    for trick in plain.tricks:
        if set(trick.cards) >= TRULL:
            found.append(("trull", plain.options["kaiser"], "tarock" if is_tarock(trick.cards[0]) else "suit", kind))
    return found


def other_readings(plain: Reference) -> list[object]:
    """What only happens under readings other than the defaults."""
    found: list[object] = []
    if plain.contract in COLOUR:
        played = plain.played()
        kinds = {item.kind for item in bonuses(played)}
        found += [("colour", kind, bool(makers(played, kind))) for kind in kinds]
    if plain.contract in ("chiamata", "proprio", "chiamata_meglio"):
        laid = [is_tarock(card) for card in plain.won]
        if laid.count(False) and laid.index(False) > 0:
            found.append("tarock beside suit cards")
    if plain.announced.get("ultimo") in plain.declarers[:1] and plain.partner is not None:
        found.append("the declarer's ultimo")
    if plain.options["announced_card"] == "soft":
        early = [BIRDS[kind] for kind in plain.announced if kind in BIRDS]
        if any(card in trick.cards for trick in plain.tricks[:8] for card in early):
            found.append("announced and played early")
    if plain.contract == "trisac" and plain.options["mayor"] == "above_35" and 106 in trisac_thirds(plain.played()):
        found.append("mayor with 106")
    return found
