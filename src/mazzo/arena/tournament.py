"""A tournament: every pairing of a pool over many decks, on all cores. What was played is kept, and it can go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import sha256
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path

import msgspec

from mazzo import build
from mazzo.arena.deals import Observation, Pairing, observe
from mazzo.arena.players import description
from mazzo.arena.statistics import Result, Sequential, interval, percentile
from mazzo.games import game

Progress = Callable[[Pairing, Sequence[Observation]], None]
"""Told whenever a pairing has another observation."""


class Journal:
    """The observations of one pairing in a file, one a line; a line that was cut off is played again."""

    def __init__(self, folder: Path, pairing: Pairing) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        # A level that decides in another way by now is another player.
        decide = [repr(description(game(pairing.game), each)) for each in (pairing.a, pairing.b)]
        name = sha256(msgspec.json.encode([pairing, build.kind(), *decide])).hexdigest()[:20]
        pair = f"{pairing.a}-{pairing.b}".replace("/", "over")
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
    pairing: Pairing, deals: int, jobs: int, folder: Path, progress: Progress, difference: float | None = None
) -> Result:
    """One pairing over a number of decks, or until the sequential test has decided."""
    journal = Journal(folder, pairing)
    known = {deck: seen for deck, seen in journal.read().items() if deck < deals}
    ordered = [known[deck] for deck in sorted(known)]
    test = Sequential(difference) if difference else None
    for observation in ordered:
        if test:
            test.add(observation.lead)
    progress(pairing, ordered)
    missing = [deck for deck in range(deals) if deck not in known]
    if not (test and test.verdict()):
        for observation in observations(pairing, missing, jobs):
            journal.add(observation)
            ordered.append(observation)
            progress(pairing, ordered)
            if test:
                test.add(observation.lead)
                if test.verdict():
                    break
    return summed(pairing, ordered)


def observations(pairing: Pairing, decks: Sequence[int], jobs: int) -> Iterator[Observation]:
    """In the order in which they are ready."""
    if jobs == 1:
        yield from (observe(pairing, deck) for deck in decks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        left = iter(decks)
        running: set[Future[Observation]] = set()
        try:
            while True:
                while len(running) < 2 * jobs and (deck := next(left, None)) is not None:
                    running.add(pool.submit(observe, pairing, deck))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def summed(pairing: Pairing, seen: Sequence[Observation]) -> Result:
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
    )
