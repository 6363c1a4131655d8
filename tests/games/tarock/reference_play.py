"""Deals and moves for the reference of Tarock, spread so that everything occurs, also what chance hardly brings."""

from __future__ import annotations

from mazzo.kernel.rng import Rng
from tests.games.tarock.reference import COMMON, Reference
from tests.games.tarock.reference_cards import BIRDS, OWN_TRICK, PACK, POSITIVE, SUITS, TRULL, is_tarock, value

DEFAULTS: dict[str, str | int] = {
    "deals": 12,
    "forehand_choice": "three",
    "hold": "forehand",
    "accanto": "on",
    "king_in_talon": "king_plus_two",
    "solo_king_in_talon": "opponents",
    "kaiser": "any",
    "silent_fail": "free",
    "trisac_pay": "max_to_min",
    "trisac_talon": "first_six",
    "colour_tarock": "lead_restriction",
    "wheel_overlap": "multiply",
    "colour_bonuses": "kings_sacks_valat",
    "tarock_discard": "forced",
    "mayor": "half_and_two",
    "announced_card": "binding",
    "ultimo_by": "holder",
}
CHOICES = {
    "forehand_choice": ["three", "any"],
    "hold": ["forehand", "none"],
    "accanto": ["on", "one", "off"],
    "king_in_talon": ["king_plus_two", "king_packet", "free"],
    "solo_king_in_talon": ["opponents", "half_with_king", "all_to_declarer"],
    "kaiser": ["any", "ordered", "off"],
    "silent_fail": ["free", "pays_silent"],
    "trisac_pay": ["max_to_min", "loser_pays_three", "two_pay_two"],
    "trisac_talon": ["first_six", "last_trick", "unused"],
    "colour_tarock": ["lead_restriction", "literal"],
    "wheel_overlap": ["multiply", "append"],
    "colour_bonuses": ["kings_sacks_valat", "all"],
    "tarock_discard": ["forced", "shown"],
    "mayor": ["half_and_two", "above_35"],
    "announced_card": ["binding", "soft"],
    "ultimo_by": ["holder", "side"],
}


def any_options(rng: Rng) -> dict[str, str | int]:
    """One value of each option, half of the time the default."""
    drawn = dict(DEFAULTS)
    for key, values in CHOICES.items():
        if rng.below(2):
            drawn[key] = values[rng.below(len(values))]
    return drawn


def any_deal(seed: int) -> tuple[list[list[str]], list[str]]:
    """Hands by seat and talon, for the dealer `seed % 4`; of five deals one is even.

    In the others somebody holds long tarocks or many kings, or forehand one suit whole and each of the three others one
    of the trull, so that it can meet in a trick of that suit.
    """
    rng = Rng(seed)
    numbers = list(range(len(PACK)))
    rng.shuffle(numbers)
    deck = [PACK[number] for number in numbers]
    kind = seed % 5
    if kind < 2:
        keys = {card: PACK.index(card) + rng.below(12 + 18 * kind) for card in PACK}
        deck.sort(key=keys.__getitem__)
    elif kind == 2:
        keys = {card: 2 * value(card) + rng.below(9) for card in PACK}
        deck.sort(key=keys.__getitem__)
    elif kind == 3:
        deck = meeting_trull(deck, SUITS[rng.below(4)], alone=rng.below(2) == 0)
    at = rng.below(4) if kind != 3 else 3 - seed % 4
    if seed % 2 and kind < 3:
        # The talon from the middle of the pack.
        deck = deck[:24] + deck[30:] + deck[24:30]
    hands = [deck[12 * ((seat + at) % 4) :][:12] for seat in range(4)]
    return hands, deck[48:]


def meeting_trull(deck: list[str], suit: str, alone: bool) -> list[str]:
    """One hand with a whole suit, three with one of the trull each, of which T1 may be the only tarock; then six."""
    whole = [card for card in deck if card[-1] == suit]
    rest = [card for card in deck if card not in whole and card not in TRULL]
    found = [*whole, *rest[:4]]
    for high in [card for card in deck if card in TRULL]:
        fitting = [card for card in rest if card not in found and not (alone and high == "T1" and is_tarock(card))]
        found += [high, *fitting[:11]]
    return found + [card for card in rest if card not in found]


def any_move(plain: Reference, style: int, rng: Rng) -> str:
    """A legal move: bids low, announcements now and then, cards by chance or for one side as strong as they can be."""
    assert plain.decision is not None
    seat, legal = plain.decision
    texts = sorted(legal)
    if not plain.contract:
        return any_bid(texts, style, rng)
    if "ok" in legal and rng.below(3):
        return "ok"
    if "valat" in legal and len(texts) > 1 and rng.below(5):
        texts.remove("valat")
    if style == 2 and legal & TRULL:
        texts = sorted(legal & TRULL)
        return texts[rng.below(len(texts))]
    if legal <= set(PACK) and style and rng.below(8):
        texts.sort(key=PACK.index)
        declaring = seat in (*plain.declarers, plain.partner)
        strong = declaring == (style == 1) and plain.contract in POSITIVE
        return texts[-1 if strong else 0]
    return texts[rng.below(len(texts))]


def any_bid(texts: list[str], style: int, rng: Rng) -> str:
    if "pass" not in texts:
        return texts[rng.below(len(texts))]
    joining = [text for text in texts if text in ("hold", "accanto")]
    if joining and rng.below(2):
        return joining[rng.below(len(joining))]
    bids = [text for text in COMMON if text in texts]
    if not bids or rng.below(5) < 3:
        return "pass"
    return bids[rng.below(min(len(bids), 3 + style))]


LONG = 120
"""So many deals of long tarocks bring everything that can happen with them in colour games."""


def long_tarocks(seed: int) -> tuple[list[list[str]], list[str]]:
    """Hands by seat and talon: forehand has tarocks and next to nothing else, and so leads them."""
    rng = Rng(seed)
    numbers = list(range(len(PACK)))
    rng.shuffle(numbers)
    deck = [PACK[number] for number in numbers]
    long = [card for card in deck if is_tarock(card)][: 10 + rng.below(3)]
    rest = [card for card in deck if card not in long]
    hands = [long + rest[: 12 - len(long)]]
    rest = rest[12 - len(long) :]
    hands += [rest[:12], rest[12:24], rest[24:36]]
    forehand = (seed + 1) % 4
    return [hands[(seat - forehand) % 4] for seat in range(4)], rest[36:]


def colour_move(plain: Reference, rng: Rng) -> str:
    """A legal move in a colour game: somebody bids one, tarocks are led from above, and birds wait for their tricks."""
    assert plain.decision is not None
    _, legal = plain.decision
    if not plain.contract:
        wanted = sorted(legal & {"solo_semi", "proprio_semi"})
        return wanted[rng.below(len(wanted))] if wanted else "pass"
    said = sorted(legal & {*BIRDS, "mondo"})
    if said and rng.below(2):
        return said[rng.below(len(said))]
    if legal <= set(PACK) and rng.below(4):
        due = {BIRDS[kind] for kind in BIRDS if OWN_TRICK[kind] == len(plain.tricks) + 1}
        return max(legal & due or legal - set(BIRDS.values()) or legal, key=PACK.index)
    return any_move(plain, 0, rng)
