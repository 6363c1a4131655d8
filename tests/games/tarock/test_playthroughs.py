"""A playthrough of every contract, and of every other reading of a rule, compared line by line with what is stored.

After an intended change write them again, and read what changed: `python -m tests.games.tarock.test_playthroughs`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mazzo.games.tarock import contracts, exchange, trisac
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.bonuses import ULTIMO
from mazzo.games.tarock.contracts import TRISAC
from mazzo.games.tarock.deck import SUIT, TAROCK
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.players.policy import club, random
from mazzo.games.tarock.round import Round
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.game import Event
from mazzo.kernel.rng import Rng

STORED = Path(__file__).parent / "stored"
READINGS: dict[str, Callable[[Round], bool]] = {
    "colour_bonuses=all": lambda round: contracts.is_colour(round.contract) and round.said & 0xFFF > 0,
    "accanto=one": lambda round: round.joined > 0,
    "tarock_discard=shown": lambda round: round.lays == 3 and laid(round) == [True, False, True],
    "mayor=above_35": lambda round: round.contract == TRISAC and 106 in trisac.counts(round),
    "announced_card=soft": lambda round: round.said & 0xFFF > 0 and round.birds == 0,
    "ultimo_by=side": lambda round: announcer(round.said, ULTIMO) == round.declarer and round.partner() >= 0,
}
"""Options, and whether a deal shows what they change."""


def laid(round: Round) -> list[bool]:
    """Which of the discards are tarocks, in order."""
    return [SUIT[card] == TAROCK for card in exchange.listed_cards(round.laid, round.lays)]


def rounds(seed: int, reading: str = "") -> Iterator[Round]:
    """The deal of that number, before each move: `random` speaks, `club` plays the default rules, `random` others."""
    match = GAME.match(GAME.options(dict([reading.split("=")] if reading else [])), 4, seed % 4)
    deck = list(range(54))
    rng = Rng(seed)
    rng.shuffle(deck)
    round = match.start(GAME.deal(match, [deck]))
    assert isinstance(round, Round)
    while round.waiting():
        yield round
        policy = random if reading or round.contract < 0 or round.phase < 2 else club
        round.play(round.turn, policy(round, round.turn, rng))
    yield round


def last(seed: int, reading: str = "") -> Round:
    *_, over = rounds(seed, reading)
    return over


def of_contract(name: str) -> Iterator[str]:
    """The first deal in which this contract is played."""
    return lines(next(seed for seed in range(1000) if contracts.NAMES[last(seed).contract] == name))


def of_reading(reading: str) -> Iterator[str]:
    """The first deal in which this reading shows."""
    return lines(next(seed for seed in range(1000) if READINGS[reading](last(seed, reading))), reading)


def lines(seed: int, reading: str = "") -> Iterator[str]:
    """What a watcher is told of a deal."""
    before, made = None, 0
    for round in rounds(seed, reading):
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


def stored(path: str) -> list[str]:
    return (STORED / path).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", contracts.NAMES)
def test_playthrough(name: str) -> None:
    assert list(of_contract(name)) == stored(f"contracts/{name}.txt")


@pytest.mark.parametrize("reading", READINGS)
def test_playthrough_of_another_reading(reading: str) -> None:
    assert list(of_reading(reading)) == stored(f"readings/{reading.replace('=', '-')}.txt")


if __name__ == "__main__":
    found = {f"contracts/{each}.txt": of_contract(each) for each in contracts.NAMES}
    found |= {f"readings/{each.replace('=', '-')}.txt": of_reading(each) for each in READINGS}
    for path, told_lines in found.items():
        (STORED / path).parent.mkdir(parents=True, exist_ok=True)
        (STORED / path).write_text("\n".join(told_lines) + "\n", encoding="utf-8")
