"""Numbers that a round must always give: how many continuations it has, and a checksum over many random rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from mazzo.kernel.contract import NOBODY, Round
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import QUICK, Setting, in_turn, waiting, wide

POSITIONS = ((0, 5), (4, 4), (12, 4), (20, 5), (30, 10))
"""After how many random moves, and how many moves deep, continuations are counted."""
WIDE_DEPTH = 2
"""Where there are many moves at a time."""
ROUNDS = 500
WIDE_ROUNDS = 8
ALSO_WORLDS = 20
"""In every so-manieth round worlds are sampled,"""
WORLDS_APART, WORLDS_APART_WIDE = 4, 100
"""so many moves apart."""


def continuations(round: Round, depth: int) -> int:
    """In how many ways a round can go on for so many moves; of several who are waiting the lowest seat moves first."""
    seats = waiting(round)
    if not seats or not depth:
        return 1
    if depth == 1:
        return round.count(seats[0])
    total = 0
    for move in round.moves(seats[0]):
        twin = round.copy()
        twin.play(seats[0], move)
        total += continuations(twin, depth - 1)
    return total


def continuation_lines(setting: Setting) -> Iterator[str]:
    for seed in range(3):
        for after, depth in POSITIONS:
            round = setting.played(seed, after).round
            if wide(setting):
                depth = min(depth, WIDE_DEPTH)
            yield f"{setting} deal {seed} after {after} depth {depth}: {continuations(round, depth)}"


def checksum(settings: Sequence[Setting]) -> str:
    """Over many rounds, or some of a wide game, the settings in turn: every list of legal moves, every choice,
    worlds, scores."""
    digest = sha256()
    for number in range(WIDE_ROUNDS if wide(settings[0]) else ROUNDS):
        for line in round_lines(settings[number % len(settings)], number):
            digest.update(line.encode())
    return digest.hexdigest()


def round_lines(setting: Setting, number: int) -> Iterator[str]:
    """A round in numbers."""
    course, rng = setting.start(number), Rng(number)
    policies = [setting.game.policies[name] for name in QUICK]
    apart = WORLDS_APART_WIDE if wide(setting) else WORLDS_APART
    while course.round.waiting():
        seat = in_turn(course)
        moves = course.round.moves(seat)
        if not number % ALSO_WORLDS and len(course.moves) % apart == 1:
            yield from world_lines(setting, course.round, rng)
        move = chosen(policies[number % len(policies)], course.round, seat, rng)
        yield f"{seat} {moves} {move}\n"
        course.play(seat, move)
    yield f"{course.round.scores()}\n"


def chosen(policy: Policy, round: Round, seat: int, rng: Rng) -> int:
    return round.nth(seat, 0) if round.chooser(seat) == NOBODY else policy(round, seat, rng)


def world_lines(setting: Setting, round: Round, rng: Rng) -> Iterator[str]:
    """A world of each viewer, as it is played out: its moves show every card, however views hold them."""
    for viewer in setting.viewers():
        world = round.view(viewer).world(rng)
        made: list[int] = []
        choice = Rng(viewer)
        while seats := waiting(world):
            made.append(world.nth(seats[0], choice.below(world.count(seats[0]))))
            world.play(seats[0], made[-1])
        yield f"{viewer} {made} {world.scores()}\n"
