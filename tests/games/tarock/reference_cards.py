"""The cards of Tarock a second time, as texts: what they count, who wins a trick, what may be laid and played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

SUITS = "hdsc"
RANKS = {suit: ["4", "3", "2", "1", "J", "N", "Q", "K"] for suit in "hd"}
RANKS |= {suit: ["7", "8", "9", "10", "J", "N", "Q", "K"] for suit in "sc"}
TAROCKS = [f"T{number}" for number in range(1, 23)]
PACK = [rank + suit for suit in SUITS for rank in RANKS[suit]] + TAROCKS
"""In deck order."""

KINGS = ["K" + suit for suit in SUITS]
TRULL = {"T1", "T21", "T22"}
BIRDS = {"bird1": "T1", "bird2": "T2", "bird3": "T3", "bird4": "T4"}
OWN_TRICK = {"bird1": 12, "bird2": 11, "bird3": 10, "bird4": 9, "ultimo": 12}
"""The trick to which a card is announced."""

POSITIVE = {
    "chiamata",
    "sei",
    "chiamata_solo",
    "chiamata_meglio",
    "proprio_semi",
    "proprio",
    "solo_semi",
    "solo_proprio",
}
COLOUR = {"proprio_semi", "solo_semi"}
SOLO = {"chiamata_solo", "solo_semi", "solo_proprio"}
CALL = {"chiamata", "chiamata_solo", "chiamata_meglio"}


def in_deck_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=PACK.index)


def is_tarock(card: str) -> bool:
    return card[0] == "T"


def suit_of(card: str) -> str:
    return "T" if is_tarock(card) else card[-1]


def value(card: str) -> int:
    """4.2 (2)."""
    if card in TRULL:
        return 5
    return {"K": 5, "Q": 4, "N": 3, "J": 2}.get(card[0], 1)


def thirds(cards: Iterable[str]) -> int:
    """4.2 (3)."""
    values = [value(card) for card in cards]
    return 3 * sum(values) - 2 * len(values)


def is_caesars(trick: Sequence[str], contract: str, kaiser: str) -> bool:
    """Whether T1 wins because T21 and T22 lie beside it, 4.8 (6), TK-A23."""
    if not set(trick) >= TRULL or kaiser == "off":
        return False
    if contract in COLOUR and not is_tarock(trick[0]):
        return False
    return kaiser == "any" or trick.index("T21") < trick.index("T22") < trick.index("T1")


def winning_card(trick: Sequence[str], contract: str, kaiser: str) -> str:
    """4.8 (5) and (6)."""
    if is_caesars(trick, contract, kaiser):
        return "T1"
    tarocks = [card for card in trick if is_tarock(card)]
    of_led_suit = [card for card in trick if suit_of(card) == suit_of(trick[0])]
    if tarocks and (contract not in COLOUR or is_tarock(trick[0])):
        return max(tarocks, key=PACK.index)
    return max(of_led_suit, key=PACK.index)


def layable(hand: Sequence[str], contract: str, tarock_discard: str = "forced") -> set[str]:
    """What may be discarded next, 4.6 (5) and 4.11b."""
    suit_cards = {card for card in hand if not is_tarock(card) and card not in KINGS}
    tarocks = {card for card in hand if is_tarock(card) and card not in TRULL}
    if contract == "chiamata_meglio":
        birds = [card for card in hand if card in BIRDS.values()]
        if len(birds) == 1:
            tarocks -= {birds[0]}  # TK-A17
    if tarock_discard == "shown" and contract in ("chiamata", "chiamata_meglio", "proprio"):
        return suit_cards | tarocks  # TK-A15
    first, second = (tarocks, suit_cards) if contract == "proprio_semi" else (suit_cards, tarocks)
    return first or second


def leads(hand: Sequence[str], contract: str) -> set[str]:
    """4.8 (4) and (5): with which cards a trick may be opened."""
    tarocks = [card for card in hand if is_tarock(card)]
    suit_cards = [card for card in hand if not is_tarock(card)]
    if contract in COLOUR and suit_cards:
        return set(suit_cards)
    if contract not in POSITIVE and len(tarocks) > 1:
        return set(hand) - {"T1"}
    return set(hand)


def follows(hand: Sequence[str], trick: Sequence[str], contract: str, literal: bool) -> set[str]:
    """4.8 (2) and TK-A18: the cards that the suit led allows, before any other duty."""
    of_led_suit = {card for card in hand if suit_of(card) == suit_of(trick[0])}
    tarocks = {card for card in hand if is_tarock(card)}
    suit_cards = set(hand) - tarocks
    if of_led_suit:
        return of_led_suit
    if contract in COLOUR and literal and not is_tarock(trick[0]):
        return suit_cards or tarocks
    return tarocks or set(hand)


def negative_follows(hand: Sequence[str], trick: Sequence[str], contract: str, kaiser: str) -> set[str]:
    """4.8 (3), (4) and (6): the duty to beat, and T1 as the last tarock unless it wins Caesar's trick."""
    allowed = follows(hand, trick, contract, literal=False)
    several_tarocks = sum(is_tarock(card) for card in hand) > 1
    if several_tarocks and not is_caesars([*trick, "T1"], contract, kaiser):
        allowed = allowed - {"T1"}
    beating = {card for card in allowed if winning_card([*trick, card], contract, kaiser) == card}
    return beating or allowed


def bound(allowed: set[str], number: int, announced: Mapping[str, str]) -> set[str]:
    """4.7 (9) and 4.11b: what announced cards leave of the cards allowed to a trick; `announced` names them by kind."""
    due = {card for kind, card in announced.items() if OWN_TRICK[kind] == number}
    if allowed & due:
        return allowed & due
    kept = {card for kind, card in announced.items() if OWN_TRICK[kind] > number}
    if allowed - kept:
        return allowed - kept
    birds = [card for card in allowed if is_tarock(card)]
    highest = {max(birds, key=PACK.index)} if birds else set()
    return highest | {card for card in allowed if card in KINGS}


def playable(
    hand: Sequence[str],
    trick: Sequence[str],
    number: int,
    contract: str,
    announced: Mapping[str, str],
    options: Mapping[str, str | int],
) -> set[str]:
    """The cards that a seat may play to a trick; `announced` are the cards to which announcements bind."""
    if not trick:
        allowed = leads(hand, contract)
    elif contract in POSITIVE:
        allowed = follows(hand, trick, contract, options["colour_tarock"] == "literal")
    else:
        allowed = negative_follows(hand, trick, contract, str(options["kaiser"]))
    return bound(allowed, number, announced)
