"""The generator of bots and tests: small, fast, the same numbers interpreted and compiled. It never deals a real round.

xoshiro128++ (Blackman and Vigna) on four words of 32 bits, so that no intermediate value reaches bit 63.
"""

from __future__ import annotations

from mazzo.kernel.compiling import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of pseudo-random numbers that its seed decides."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        words: list[int] = []
        state = seed & 0xFFFFFFFFFFFFFFFF
        for _ in range(4):
            state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            mixed = state
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            words.append((mixed ^ (mixed >> 31)) & WORD)
        self.load(words)

    def load(self, words: list[int]) -> None:
        """Go on from these four words."""
        self.a, self.b, self.c, self.d = words[0], words[1], words[2], words[3]

    def word(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d
        total = (a + d) & WORD
        result = ((((total << 7) & WORD) | (total >> 25)) + a) & WORD
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) & WORD) | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**30; none is likelier than another by more than n / 2**32."""
        return (self.word() * n) >> 32

    def big(self, n: int) -> int:
        """A number from 0 to n - 1, for any n, each exactly as likely."""
        words = (n.bit_length() + 31) // 32
        limit = (WORD + 1) ** words // n * n
        while True:
            number = 0
            for _ in range(words):
                # Compiled, an int that meets an i64 in one expression would have to fit it.
                word: int = self.word()
                number = number << 32 | word
            if number < limit:
                return number % n

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def __reduce__(self) -> tuple[Any, ...]:
        return load_rng, ([self.a, self.b, self.c, self.d],)


def load_rng(words: list[int]) -> Rng:
    """The generator that goes on from these four words."""
    rng = Rng(0)
    rng.load(words)
    return rng
