"""The thirteen contracts as a table (4.4), in the order of their rank."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

NAMES: Final = (
    "trisac",
    "chiamata",
    "sei",
    "piccolo",
    "chiamata_solo",
    "chiamata_meglio",
    "mendicante",
    "proprio_semi",
    "proprio",
    "piccolo_ouvert",
    "mendicante_ouvert",
    "solo_semi",
    "solo_proprio",
)
NO_BID: Final = -1
TRISAC: Final = 0
CHIAMATA: Final = 1
SEI: Final = 2
PICCOLO: Final = 3
CHIAMATA_SOLO: Final = 4
CHIAMATA_MEGLIO: Final = 5
MENDICANTE: Final = 6
PROPRIO_SEMI: Final = 7
PROPRIO: Final = 8
PICCOLO_OUVERT: Final = 9
MENDICANTE_OUVERT: Final = 10
SOLO_SEMI: Final = 11
SOLO_PROPRIO: Final = 12

FOREHAND: Final = 1 << TRISAC | 1 << CHIAMATA | 1 << SEI
"""Only forehand plays these, and only when everybody else has passed (4.5.6)."""
COMMON: Final = (1 << 13) - 1 - FOREHAND
"""The contracts that are bid; a later one outranks an earlier one (TK-A04)."""

# The columns of the table; each is a set of contracts or a price in cents.
NEGATIVE: Final = 1 << TRISAC | 1 << PICCOLO | 1 << MENDICANTE | 1 << PICCOLO_OUVERT | 1 << MENDICANTE_OUVERT
WITH_CALL: Final = 1 << CHIAMATA | 1 << CHIAMATA_SOLO | 1 << CHIAMATA_MEGLIO
COLOUR: Final = 1 << PROPRIO_SEMI | 1 << SOLO_SEMI
SOLO: Final = 1 << CHIAMATA_SOLO | 1 << SOLO_SEMI | 1 << SOLO_PROPRIO
"""Played without the talon; bonuses count double (4.7.1)."""
ONE_PACKET: Final = 1 << CHIAMATA | 1 << CHIAMATA_MEGLIO | 1 << PROPRIO_SEMI | 1 << PROPRIO
"""Both packets are turned up and the declarer takes one (4.6.2, TK-A13)."""
ACCANTO: Final = 1 << PICCOLO | 1 << MENDICANTE
"""Others may play these at the same time (4.5.4)."""
OUVERT: Final = 1 << PICCOLO_OUVERT | 1 << MENDICANTE_OUVERT
ONE_TRICK: Final = 1 << PICCOLO | 1 << PICCOLO_OUVERT
"""Won with exactly one trick; the other negative contracts of one against three with none."""
WIN: Final = bytes((10, 10, 20, 10, 10, 10, 20, 20, 20, 30, 40, 50, 50))
LOSS: Final = bytes((10, 10, 40, 10, 10, 10, 20, 20, 20, 30, 40, 50, 50))


NEGATIVE_KIND: Final = 1
COLOUR_KIND: Final = 2
SOLO_KIND: Final = 4
CALL_KIND: Final = 8
PACKET_KIND: Final = 16
OUVERT_KIND: Final = 32
ACCANTO_KIND: Final = 64
ONE_TRICK_KIND: Final = 128
KINDS: Final = bytes(
    (NEGATIVE_KIND if NEGATIVE >> contract & 1 else 0)
    | (COLOUR_KIND if COLOUR >> contract & 1 else 0)
    | (SOLO_KIND if SOLO >> contract & 1 else 0)
    | (CALL_KIND if WITH_CALL >> contract & 1 else 0)
    | (PACKET_KIND if ONE_PACKET >> contract & 1 else 0)
    | (OUVERT_KIND if OUVERT >> contract & 1 else 0)
    | (ACCANTO_KIND if ACCANTO >> contract & 1 else 0)
    | (ONE_TRICK_KIND if ONE_TRICK >> contract & 1 else 0)
    for contract in range(14)
)
"""The same by contract, for the engine; the last entry is for no bid, -1."""


def among(contracts: i64, contract: i64) -> bool:
    """Whether a contract is one of a set; no bid is none."""
    return contract >= 0 and contracts >> contract & 1 != 0


def is_negative(contract: i64) -> bool:
    """Whether tricks are avoided, with the duty to beat."""
    return KINDS[contract] & NEGATIVE_KIND != 0


def is_colour(contract: i64) -> bool:
    """Whether tarocks do not beat suits."""
    return KINDS[contract] & COLOUR_KIND != 0


def is_solo(contract: i64) -> bool:
    return KINDS[contract] & SOLO_KIND != 0


def calls(contract: i64) -> bool:
    """Whether a king is called."""
    return KINDS[contract] & CALL_KIND != 0


def is_ouvert(contract: i64) -> bool:
    return KINDS[contract] & OUVERT_KIND != 0


def takes_packet(contract: i64) -> bool:
    return KINDS[contract] & PACKET_KIND != 0


def allows_accanto(contract: i64) -> bool:
    return KINDS[contract] & ACCANTO_KIND != 0


def wants_one_trick(contract: i64) -> bool:
    return KINDS[contract] & ONE_TRICK_KIND != 0


def discards(contract: i64) -> i64:
    """How many cards the declarer lays away."""
    return 6 if contract == SEI else 3 if takes_packet(contract) else 0


def has_failed(contract: i64, tricks: i64) -> bool:
    """Whether a declarer of a negative contract can no longer win it with so many tricks."""
    return tricks > (1 if wants_one_trick(contract) else 0)


def has_won(contract: i64, tricks: i64) -> bool:
    """Whether a declarer of a negative contract has won it in the end."""
    return tricks == (1 if wants_one_trick(contract) else 0)
