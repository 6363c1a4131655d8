"""Fair shuffles: the table commits to a seed before the players add random bytes, and reveals it afterwards.

In version 1 the players add their bytes in the open, one after the other. In version 2, which servers use, each commits
to secret bytes first, and all reveal them when the list of commitments is fixed: so not even who knows the seed and
speaks last has anything to choose. docs/shuffle.md says what is promised against whom.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from secrets import token_bytes

from msgspec import Struct

from mazzo.kernel.shuffle import draw, shuffled

SEED_BYTES = 32
CONTRIBUTION_BYTES = 16
"""Of version 1."""
SECRET_BYTES = 32
"""What is committed to, and revealed, in version 2."""
CONTEXT_BYTES = 32
HASH_BYTES = 32
DOMAIN = b"mazzo/1"
KEYS, COMMITS, LISTS = b"mazzo/2", b"mazzo/2/commit", b"mazzo/2/list"

FIRST_DEALER = 0
"""The number whose key draws the first dealer; rounds count from 1."""


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return token_bytes(SEED_BYTES)


def new_contribution() -> bytes:
    """What one person adds to the shuffles of a match of version 1."""
    return token_bytes(CONTRIBUTION_BYTES)


def new_context() -> bytes:
    """What tells one shuffle from all others, so that no commitment can be used again."""
    return token_bytes(CONTEXT_BYTES)


def new_secret() -> bytes:
    """What one person's client adds to the shuffles of a match of version 2."""
    return token_bytes(SECRET_BYTES)


def committed(seed: bytes) -> bytes:
    """What is published of a seed before the match: its SHA-256."""
    return sha256(seed).digest()


def commit(context: bytes, seat: int, secret: bytes) -> bytes:
    """SHA-256("mazzo/2/commit" ‖ context ‖ seat as 1 byte ‖ secret): what a seat says before anybody reveals."""
    return sha256(COMMITS + context + bytes([seat]) + secret).digest()


def after_lengths(parts: Iterable[bytes]) -> bytes:
    """Each part after its length as 1 byte: nothing of one can be taken for the beginning of the next."""
    return b"".join(bytes([len(part)]) + part for part in parts)


class Sealed(Struct, frozen=True):
    """What is fixed before anybody reveals: the context, and the commitment of each seat, empty where there is none."""

    context: bytes
    commits: tuple[bytes, ...]

    def __post_init__(self) -> None:
        check_lengths("a context", [self.context], CONTEXT_BYTES)
        check_lengths("a commitment", filter(None, self.commits), HASH_BYTES)

    def listing(self, commitment: bytes) -> bytes:
        """L = SHA-256("mazzo/2/list" ‖ SHA-256(seed) ‖ context ‖ each commitment after its length, in seat order)."""
        return sha256(LISTS + commitment + self.context + after_lengths(self.commits)).digest()

    def opened_by(self, seat: int, secret: bytes) -> bool:
        """Whether a secret is the one that a seat has committed to; nothing, where it has not."""
        return (commit(self.context, seat, secret) if secret else b"") == self.commits[seat]


class Fairness:
    """The seed of a match and what each seat added to it: together they decide every deal. This is version 1."""

    contribution_bytes = CONTRIBUTION_BYTES
    sealed: Sealed | None = None
    """What came before the contributions, in version 2."""

    def __init__(self, seed: bytes, contributions: Sequence[bytes]) -> None:
        """One contribution for each seat; a seat that added nothing has an empty one."""
        check_lengths("a seed", [seed], SEED_BYTES)
        check_lengths("a contribution", filter(None, contributions), self.contribution_bytes)
        self.seed = seed
        self.contributions = tuple(contributions)

    @property
    def commitment(self) -> bytes:
        return committed(self.seed)

    def key(self, number: int) -> bytes:
        """SHA-256("mazzo/1" ‖ seed ‖ number as 4 bytes ‖ each contribution after its length as 1 byte, in seat order).

        Numbers are big endian. Round r is shuffled with key(r), the first dealer drawn with key(0).
        """
        return sha256(DOMAIN + self.seed + number.to_bytes(4, "big") + after_lengths(self.contributions)).digest()

    def dealer(self, dealers: Sequence[int]) -> int:
        """The first dealer, one of these seats."""
        return dealers[draw(self.key(FIRST_DEALER), len(dealers))]

    def decks(self, round_number: int, packs: Sequence[Sequence[int]]) -> list[list[int]]:
        """The packs as they are shuffled for a round."""
        return shuffled(self.key(round_number), packs)


class SealedFairness(Fairness):
    """Version 2: what was added had been committed to, and the whole list of commitments is in every key."""

    contribution_bytes = SECRET_BYTES

    def __init__(self, seed: bytes, contributions: Sequence[bytes], sealed: Sealed) -> None:
        """Every commitment must have been opened. Raises ValueError."""
        super().__init__(seed, contributions)
        if len(contributions) != len(sealed.commits):
            raise ValueError(f"{len(contributions)} contributions for {len(sealed.commits)} commitments")
        for seat, secret in enumerate(contributions):
            if not sealed.opened_by(seat, secret):
                raise ValueError(f"seat {seat} has not added what it committed to")
        self.sealed: Sealed = sealed

    @property
    def listing(self) -> bytes:
        """The digest of the list of commitments."""
        return self.sealed.listing(self.commitment)

    def key(self, number: int) -> bytes:
        """SHA-256("mazzo/2" ‖ seed ‖ number as 4 bytes ‖ L ‖ each contribution after its length, in seat order)."""
        added = after_lengths(self.contributions)
        return sha256(KEYS + self.seed + number.to_bytes(4, "big") + self.listing + added).digest()


def check_lengths(what: str, parts: Iterable[bytes], length: int) -> None:
    for part in parts:
        if not isinstance(part, bytes):
            raise TypeError(f"{what} is {length} bytes, no {type(part).__name__}")
        if len(part) != length:
            raise ValueError(f"{what} has {length} bytes, not {len(part)}")
