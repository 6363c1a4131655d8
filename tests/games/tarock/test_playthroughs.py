"""A playthrough of every contract, compared line by line with what is stored.

After an intended change write them again, and read what changed: `python -m tests.games.tarock.test_playthroughs`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo.games.tarock import contracts
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.players.policy import club, random
from mazzo.games.tarock.round import Round
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.game import Event
from mazzo.kernel.rng import Rng

STORED = Path(__file__).parent / "stored" / "contracts"


def rounds(seed: int) -> Iterator[Round]:
    """The deal of that number, before each move: `random` speaks, `club` plays."""
    match = GAME.match(GAME.options({}), 4, seed % 4)
    deck = list(range(54))
    rng = Rng(seed)
    rng.shuffle(deck)
    round = match.start(GAME.deal(match, [deck]))
    assert isinstance(round, Round)
    while round.waiting():
        yield round
        policy = random if round.contract < 0 or round.phase < 2 else club
        round.play(round.turn, policy(round, round.turn, rng))
    yield round


def contract_of(seed: int) -> str:
    *_, last = rounds(seed)
    return contracts.NAMES[last.contract]


def seed_of(name: str) -> int:
    """The first deal in which this contract is played."""
    return next(seed for seed in range(1000) if contract_of(seed) == name)


def lines(seed: int) -> Iterator[str]:
    """What a watcher is told of a deal."""
    before, made = None, 0
    for round in rounds(seed):
        if before is None:
            for seat in range(4):
                yield f"hand {seat}: {' '.join(GAME.card(card) for card in range(54) if round.hand(seat) >> card & 1)}"
        else:
            seat, move = round.view(WATCHER).shown()[made]
            _, truth = round.view(seat).shown()[made]
            yield f"seat {seat}: {GAME.print(truth)}  ({GAME.print(move)} of {len(before.moves(seat))})"
            yield from told(GAME.events(before, seat, truth, round, WATCHER))
            made += 1
        before = round.copy()
    match = GAME.match(GAME.options({}), 4, seed % 4)
    yield from told(GAME.closing_events(round, match.after(round), WATCHER))
    yield f"scores {' '.join(map(str, round.scores()))}"


def told(events: list[Event]) -> Iterator[str]:
    for event in events:
        yield f"  * {event.key} {json.dumps(event.params)}"


@pytest.mark.parametrize("name", contracts.NAMES)
def test_playthrough(name: str) -> None:
    expected = (STORED / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(lines(seed_of(name))) == expected


if __name__ == "__main__":
    STORED.mkdir(parents=True, exist_ok=True)
    for each in contracts.NAMES:
        (STORED / f"{each}.txt").write_text("\n".join(lines(seed_of(each))) + "\n", encoding="utf-8")
