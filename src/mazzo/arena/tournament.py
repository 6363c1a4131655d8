"""A tournament: everybody against everybody over many decks. What was played is kept, and it can go on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from pathlib import Path

import msgspec

from mazzo import build
from mazzo.arena.deals import Observation, Pairing, observe
from mazzo.arena.pool import Pool
from mazzo.arena.sitting import identity
from mazzo.arena.statistics import Result, Sequential, interval, percentile
from mazzo.bots.outside.program import Failure
from mazzo.games import game

Progress = Callable[[Pairing, Sequence[Observation]], None]
"""Told whenever a pairing has another observation."""


class Journal:
    """The observations of one pairing in a file, one a line; a line that was cut off is played again."""

    def __init__(self, folder: Path, pairing: Pairing) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        # A level that decides in another way by now is another player.
        decide = [identity(game(pairing.game), each) for each in (pairing.a, pairing.b)]
        name = sha256(msgspec.json.encode([pairing, build.kind(), *decide])).hexdigest()[:20]
        pair = re.sub(r"[^a-z0-9-]+", "-", f"{pairing.a}-{pairing.b}".replace("/", "over"))[:60]
        self.path = folder / f"{pairing.game}-{pair}-{name}.jsonl"

    def read(self) -> dict[int, Observation]:
        if not self.path.exists():
            return {}
        found: dict[int, Observation] = {}
        for line in self.path.read_bytes().splitlines():
            try:
                observation = msgspec.json.decode(line, type=Observation)
            except msgspec.DecodeError:
                continue
            found[observation.deck] = observation
        return found

    def add(self, observation: Observation) -> None:
        # The line break comes first as well: what was cut off before ends here.
        with self.path.open("ab") as file:
            file.write(b"\n" + msgspec.json.encode(observation) + b"\n")


def pairings(name: str, options: dict[str, str | int], seats: int, bots: Sequence[str], seed: str) -> list[Pairing]:
    """Everybody against everybody."""
    return [Pairing(game=name, options=options, seats=seats, a=a, b=b, seed=seed) for a, b in combinations(bots, 2)]


def contest(
    pairing: Pairing,
    deals: int,
    pool: Pool,
    journal: Journal,
    progress: Progress,
    difference: float | None = None,
) -> Result:
    """One pairing over a number of decks, or until the sequential test has decided, or a program is dropped. Decks
    count in their order, whoever played them and when: so the result is the same."""
    known = {deck: seen for deck, seen in journal.read().items() if deck < deals}
    test = Sequential(difference) if difference else None
    ordered: list[Observation] = []
    dropped: dict[str, list[Failure]] = {}
    progress(pairing, [known[deck] for deck in sorted(known)])
    for observation in observations(pairing, range(deals), known, pool):
        dropped = observation.dropped
        if dropped:
            break
        ordered.append(observation)
        if observation.deck not in known:
            journal.add(observation)
            progress(pairing, ordered)
        if test:
            test.add(observation.lead)
            if test.verdict():
                break
    return summed(pairing, ordered, dropped)


def observations(
    pairing: Pairing, decks: Sequence[int], known: Mapping[int, Observation], pool: Pool
) -> Iterator[Observation]:
    """Of each deck, in their order; those that are not known are played."""
    missing = [deck for deck in decks if deck not in known]
    played = pool.map(observe, ((pairing, deck) for deck in missing))
    for deck in decks:
        yield known[deck] if deck in known else next(played)


def summed(pairing: Pairing, seen: Sequence[Observation], dropped: dict[str, list[Failure]] | None = None) -> Result:
    leads = [each.lead for each in sorted(seen, key=lambda each: each.deck)]
    low, high = interval(leads)
    times = [time for each in seen for time in each.times_a]
    return Result(
        a=pairing.a,
        b=pairing.b,
        wins=sum(each.wins for each in seen),
        losses=sum(each.losses for each in seen),
        ties=sum(each.ties for each in seen),
        firsts=sum(each.firsts for each in seen),
        first_out=sum(each.first_out for each in seen),
        mean=sum(leads) / len(leads) if leads else 0.0,
        low=low,
        high=high,
        p50_ms=percentile(times, 50),
        p95_ms=percentile(times, 95),
        lost_a=sum(each.lost_a for each in seen),
        lost_b=sum(each.lost_b for each in seen),
        dropped=dropped or {},
    )
