"""Which build of the engine runs: compiled, from a wheel made where a C compiler was at hand, or interpreted."""

from __future__ import annotations

from mazzo.kernel import bits

COMPILED, INTERPRETED = "compiled", "interpreted"


def compiled() -> bool:
    """Whether the engine is compiled. It is as a whole or not at all."""
    return not bits.__file__.endswith(".py")


def kind() -> str:
    """`compiled` or `interpreted`."""
    return COMPILED if compiled() else INTERPRETED
