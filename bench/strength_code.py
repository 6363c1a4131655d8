"""What tells the code of players apart: what they do in fixed rounds. So no result is shown of a policy that has
changed since, and one that was only written in another way keeps what was measured."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from msgspec.structs import replace

from mazzo.arena.deals import Pairing, dealt, generator
from mazzo.arena.players import OPEN, description, honestly, openly
from mazzo.games import game
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.levels import Level

SEED = "the same player"
QUICK = 5
"""Rounds of players who do not search;"""
SEARCHING = 1
"""of those who do, which take longer."""
PLAYOUTS = 24
"""The budget is among the settings: what a search does shows with few."""


def code_of(pairing: Pairing) -> str:
    """Another one if one of the two players decides in another way by now."""
    options = tuple(sorted(pairing.options.items()))
    both = [doing(pairing.game, options, pairing.seats, each) for each in (pairing.a, pairing.b)]
    return sha256("".join(both).encode()).hexdigest()[:12]


@cache
def doing(name: str, options: tuple[tuple[str, str | int], ...], seats: int, player: str) -> str:
    """All moves of some rounds in which everybody is this player."""
    found = game(name)
    level = small(description(found, player))
    decide = openly if player.startswith(OPEN) else honestly
    moves: list[int] = []
    for deck in range(SEARCHING if level.searches else QUICK):
        _, round = dealt(found, found.options(dict(options)), seats, deck, SEED)
        rngs = [generator(SEED, deck, seat) for seat in range(seats)]
        while waiting := int(round.waiting()):
            seat = (waiting & -waiting).bit_length() - 1
            chooser = int(round.chooser(seat))
            move = round.nth(seat, 0) if chooser == NOBODY else decide(found, level, round, chooser, rngs[chooser])
            moves.append(int(move))
            round.play(seat, move)
    return sha256(repr(moves).encode()).hexdigest()


def small(level: Level) -> Level:
    """The same with few play-outs, and without a clock that could stop it."""
    return replace(
        level,
        compiled=min(level.compiled, PLAYOUTS),
        interpreted=min(level.interpreted, PLAYOUTS),
        milliseconds=0,
    )
