"""Fair shuffles: the table commits to a seed before the players add random bytes, and reveals it afterwards.

Nobody can steer a deal: the seed is fixed before the contributions are known, and one honest contribution is enough to
make every key unpredictable to whoever chose the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes

from mazzo.kernel.shuffle import draw, shuffled

SEED_BYTES = 32
CONTRIBUTION_BYTES = 16
DOMAIN = b"mazzo/1"

FIRST_DEALER = 0
"""The number whose key draws the first dealer; rounds count from 1."""


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return token_bytes(SEED_BYTES)


def new_contribution() -> bytes:
    """What one person's client adds to the shuffles of a match."""
    return token_bytes(CONTRIBUTION_BYTES)


def committed(seed: bytes) -> bytes:
    """What is published of a seed before the match: its SHA-256."""
    return sha256(seed).digest()


class Fairness:
    """The seed of a match and what each seat added to it: together they decide every deal."""

    def __init__(self, seed: bytes, contributions: Sequence[bytes]) -> None:
        """One contribution for each seat; a seat that added nothing has an empty one."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        for contribution in contributions:
            if len(contribution) not in (0, CONTRIBUTION_BYTES):
                raise ValueError(f"a contribution has {CONTRIBUTION_BYTES} bytes or none, not {len(contribution)}")
        self.seed = seed
        self.contributions = tuple(contributions)

    @property
    def commitment(self) -> bytes:
        return committed(self.seed)

    def key(self, number: int) -> bytes:
        """SHA-256("mazzo/1" ‖ seed ‖ number as 4 bytes ‖ each contribution after its length as 1 byte, in seat order).

        Numbers are big endian. Round r is shuffled with key(r), the first dealer drawn with key(0).
        """
        added = b"".join(bytes([len(contribution)]) + contribution for contribution in self.contributions)
        return sha256(DOMAIN + self.seed + number.to_bytes(4, "big") + added).digest()

    def dealer(self, dealers: int) -> int:
        """The first dealer, from the seats below this number."""
        return draw(self.key(FIRST_DEALER), dealers)

    def decks(self, round_number: int, packs: Sequence[Sequence[int]]) -> list[list[int]]:
        """The packs as they are shuffled for a round."""
        return shuffled(self.key(round_number), packs)
