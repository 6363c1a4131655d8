"""Shuffling that anyone can repeat: Fisher–Yates over a stream of SHA-256 blocks. Python and browser do the same.

The specification. A key is 32 bytes. Block i of its stream, i = 0, 1, 2 …, is SHA-256(key ‖ i as 4 bytes big endian),
read as eight 32-bit big-endian words; the stream is the words of block 0, then of block 1, and so on.

Drawing a number below n (1 ≤ n ≤ 2³²): take words until one is less than floor(2³² / n) · n; the number is that word
mod n. The words that are not less are used up: to keep them would make small numbers likelier. Even for n = 1 a word is
used up.

Shuffling a pack of n cards, given in deck order: for i from n − 1 down to 1 draw j below i + 1 and swap the cards at
positions i and j. Several packs are shuffled one after the other from one stream.

`docs/shuffle-vectors.json` holds test vectors.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack

KEY_BYTES = 32
WORDS = 2**32


def words(key: bytes) -> Iterator[int]:
    """The stream of 32-bit words of a key."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"a shuffle's key has {KEY_BYTES} bytes, not {len(key)}")
    for block in range(WORDS):
        yield from unpack(">8I", sha256(key + block.to_bytes(4, "big")).digest())


def below(stream: Iterator[int], n: int) -> int:
    """The next number of a stream from 0 to n - 1, all equally likely."""
    fair = WORDS // n * n
    return next(word for word in stream if word < fair) % n


def draw(key: bytes, n: int) -> int:
    """A number from 0 to n - 1: the first that the key's stream gives."""
    return below(words(key), n)


def shuffled(key: bytes, packs: Sequence[Sequence[int]]) -> list[list[int]]:
    """The packs, each shuffled on its own, from one stream."""
    stream = words(key)
    decks = [list(pack) for pack in packs]
    for deck in decks:
        for i in range(len(deck) - 1, 0, -1):
            j = below(stream, i + 1)
            deck[i], deck[j] = deck[j], deck[i]
    return decks
