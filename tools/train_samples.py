"""Positions of self-play, each with what its moves are worth: the mean of play-outs on worlds that all moves share. Or
ends of turns in self-play, each with what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256

import msgspec
from msgspec import Struct

from mazzo.bots.rollout import Judge, lead
from mazzo.games import game
from mazzo.kernel.contract import NOBODY, Round, View
from mazzo.kernel.game import Game, Policy
from mazzo.kernel.rng import Rng
from mazzo.kernel.shuffle import shuffled

SLIPS = 10
"""So many of a hundred moves are made at random, in self-play and in play-outs, so that odd positions come up too."""
AHEAD = 3
"""How a turn ended is judged by so many more turns of each player."""
ONE_OF = 4
"""So few decisions of a deal are looked at, because those of one deal are alike."""


Ending = Callable[[Round, int, int], bytes | None]


class Task(Struct, frozen=True, kw_only=True):
    """A run of deals of one form, with the net that plays and judges; without one its teacher does."""

    game: str
    form: str
    net: bytes
    seed: str
    first: int
    deals: int
    worlds: int


class Sample(Struct, frozen=True, array_like=True):
    """A position: the inputs of each move, what each is worth in points, and the place of what the player chose. Or the
    end of a turn: its inputs, and by how many points the lead of the one who moved grew from then on."""

    rows: list[bytes]
    worth: list[float]
    chosen: int


def samples(task: Task) -> bytes:
    """What these deals show, packed. The same task always gives the same."""
    found = game(task.game)
    policy = player(found, task.net)
    seen: list[Sample] = []
    for deal in range(task.first, task.first + task.deals):
        key = sha256(f"mazzo/train/{task.seed}/{task.form}/{deal}".encode()).digest()
        round, rng = begun(found, task.form, key)
        if found.learning is not None and found.learning.ending:
            seen += turns_of(found, round, policy, found.learning.ending, rng)
        else:
            seen += moves_of(found, round, policy, task.worlds, rng)
    return msgspec.msgpack.encode(seen)


def unpacked(packed: bytes) -> list[Sample]:
    return msgspec.msgpack.decode(packed, type=list[Sample])


def forms(found: Game) -> Mapping[str, Mapping[str, str | int]]:
    """The forms that a game learns. Exits if it learns nothing."""
    if found.learning is None:
        raise SystemExit(f"{found.name} learns nothing: it has no `learning`.")
    return found.learning.forms


def player(found: Game, net: bytes) -> Policy[Round]:
    assert found.learning is not None
    return found.learning.player(net) if net else found.policies[found.learning.teacher]


def begun(found: Game, form: str, key: bytes) -> tuple[Round, Rng]:
    """A deal. Its key is of no use to the players, who get another generator."""
    assert found.learning is not None
    options = found.options(forms(found)[form])
    seats = found.learning.seats.get(form, found.seats(options)[0])
    rng = Rng(int.from_bytes(sha256(b"players" + key).digest()[:8], "big"))
    dealers = found.first_dealers(options, seats)
    match = found.match(options, seats, dealers[int(rng.below(len(dealers)))])
    round: Round = match.start(found.deal(match, shuffled(key, found.packs(options, seats))))
    return round, rng


def moves_of(found: Game, round: Round, policy: Policy[Round], worlds: int, rng: Rng) -> list[Sample]:
    """Some decisions of a deal."""
    judge = Judge(policy, SLIPS)
    seen: list[Sample] = []
    while waiting := int(round.waiting()):
        seat = (waiting & -waiting).bit_length() - 1
        chooser = int(round.chooser(seat))
        count = int(round.count(seat))
        if chooser == NOBODY or count == 1:
            round.play(seat, round.nth(seat, 0))
            continue
        move = int(policy(round, seat, rng))
        if not rng.below(ONE_OF):
            seen.append(valued(found, round.view(chooser), move, judge, worlds, rng))
        if rng.below(100) < SLIPS:
            move = int(round.nth(seat, rng.below(count)))
        round.play(seat, move)
    return seen


def turns_of(found: Game, round: Round, policy: Policy[Round], ending: Ending, rng: Rng) -> list[Sample]:
    """How the turns of a deal ended, and what came of that."""
    round = round.copy()
    ends: list[tuple[int, bytes | None, list[int]]] = []
    line: list[int] = []
    while waiting := int(round.waiting()):
        seat = (waiting & -waiting).bit_length() - 1
        if not line and not round.undoable() and rng.below(100) < SLIPS:
            lines = found.lines(round.view(seat), rng)
            line = list(lines[int(rng.below(len(lines)))])
        move = line.pop(0) if line else int(policy(round, seat, rng))
        row = ending(round, seat, move)
        round.play(seat, move)
        if round.waiting() != waiting:
            line = []
            ends.append((seat, row, list(round.standing() if round.waiting() else round.worth())))
    seats = len(ends[0][2])
    seen: list[Sample] = []
    for place, (seat, row, standing) in enumerate(ends):
        if row:
            later = ends[min(place + AHEAD * seats, len(ends) - 1)][2]
            seen.append(Sample([row], [round_off(lead(later, seat) - lead(standing, seat))], 0))
    return seen


def valued(found: Game, view: View, chosen: int, judge: Judge, worlds: int, rng: Rng) -> Sample:
    """The moves of the one who decides: how many more points than their mean each brings, by what a view knows."""
    assert found.learning is not None
    assert found.learning.rows is not None
    seat = view.deciding()
    moves = view.moves()
    totals = [0.0] * len(moves)
    for _ in range(worlds):
        world = view.world(rng)
        for place, move in enumerate(moves):
            trial = world.copy()
            trial.play(seat, move)
            totals[place] += lead(judge.scores(trial, rng), seat)
    mean = sum(totals) / len(totals)
    rows = found.learning.rows(view.sketch(rng), seat)
    return Sample(rows, [round_off((total - mean) / worlds) for total in totals], moves.index(chosen))


def round_off(points: float) -> float:
    return round(points, 4)
