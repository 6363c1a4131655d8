"""The raw results of `make strength`, compact and committed: a fresh clone goes on where the last one left off.

A row has a file, named by its players, their settings and what they do; the first line of it is the pairing, each other
one a deck. Of the times only those of `a` are kept, in tenths of a millisecond: no table shows more.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from os import SEEK_END
from pathlib import Path

from msgspec import DecodeError, Struct, json

from mazzo.arena.deals import Observation, Pairing
from mazzo.arena.tournament import Journal
from strength_code import code_of


class Line(Struct, frozen=True, array_like=True):
    """One deck: an observation without what no table shows."""

    deck: int
    lead: float
    wins: int
    losses: int
    ties: int
    firsts: float
    first_out: int
    times: list[int]
    """Tenths of a millisecond, each followed by how many decisions of `a` took as long."""


class Kept(Journal):
    """The committed observations of one row."""

    def __init__(self, folder: Path, pairing: Pairing) -> None:
        super().__init__(folder, pairing)
        self.pairing = pairing
        self.path = self.path.with_name(f"{self.path.stem}-{code_of(pairing)}.jsonl")

    def read(self) -> dict[int, Observation]:
        return {each.deck: each for each in observed(self.path)} if self.path.exists() else {}

    def add(self, observation: Observation) -> None:
        if not self.path.exists():
            self.path.write_bytes(json.encode(self.pairing) + b"\n")
        with self.path.open("ab+") as file:
            file.seek(-1, SEEK_END)
            # What was cut off before ends here.
            torn = file.read() != b"\n"
            file.write(b"\n" * torn + json.encode(shortened(observation)) + b"\n")


def pairing_of(path: Path) -> Pairing:
    """Whose results a file holds."""
    with path.open("rb") as file:
        return json.decode(file.readline(), type=Pairing)


def observed(path: Path) -> Iterator[Observation]:
    """What a file holds; a line that was cut off is left out."""
    for written in path.read_bytes().splitlines()[1:]:
        try:
            yield restored(json.decode(written, type=Line))
        except DecodeError:
            continue


def shortened(seen: Observation) -> Line:
    tenths = sorted(round(time * 10) for time in seen.times_a)
    times = [number for time, each in groupby(tenths) for number in (time, len(list(each)))]
    return Line(seen.deck, seen.lead, seen.wins, seen.losses, seen.ties, seen.firsts, seen.first_out, times)


def restored(line: Line) -> Observation:
    pairs = zip(line.times[::2], line.times[1::2], strict=True)
    return Observation(
        deck=line.deck,
        lead=line.lead,
        wins=line.wins,
        losses=line.losses,
        ties=line.ties,
        firsts=line.firsts,
        first_out=line.first_out,
        times_a=[time / 10 for time, number in pairs for _ in range(number)],
        times_b=[],
    )
