"""A data set as a folder: files of so many matches each, compressed, with a schema, a data card and a list of it all.

A file is there when it is complete; so whatever was interrupted goes on with the first file that is missing.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from mazzo.arena.dataset import Entry, Plan, Untrue, check, line
from mazzo.arena.pool import Pool

LISTED = "dataset.json"
IN_A_FILE = 100
Progress = Callable[[int], None]
"""Told how many matches there are."""


class Part(Struct, frozen=True, kw_only=True):
    """A file of matches."""

    file: str
    first: int
    matches: int
    decisions: int
    sha256: str
    """Of what is in it, uncompressed."""


class Listed(Struct, frozen=True, kw_only=True):
    """What a folder holds."""

    plan: Plan
    wanted: int
    parts: list[Part]

    @property
    def matches(self) -> int:
        return sum(part.matches for part in self.parts)

    @property
    def decisions(self) -> int:
        return sum(part.decisions for part in self.parts)


class OtherData(Exception):
    """There is something else in that folder."""


class Damaged(Exception):
    """A file is not what it should be."""

    def __init__(self, path: Path, what: str) -> None:
        self.path = path
        self.what = what
        super().__init__(f"{path}: {what}")


def is_dataset(folder: Path) -> bool:
    return (folder / LISTED).is_file()


def listed(folder: Path) -> Listed:
    """What is in a folder. Raises Damaged."""
    path = folder / LISTED
    try:
        return msgspec.json.decode(path.read_bytes(), type=Listed)
    except (OSError, msgspec.DecodeError) as error:
        raise Damaged(path, str(error)) from None


def make(folder: Path, plan: Plan, matches: int, pool: Pool, progress: Progress) -> Listed:
    """Play what is missing of so many matches; memory holds a few of them. Raises OtherData, Damaged or Dropped."""
    kept: list[Part] = []
    if is_dataset(folder):
        before = listed(folder)
        if before.plan != plan:
            raise OtherData
        kept = [part for part in before.parts if fits(part, matches) and (folder / part.file).is_file()]
    elif folder.exists() and any(folder.iterdir()):
        raise OtherData
    folder.mkdir(parents=True, exist_ok=True)
    save(folder, Listed(plan=plan, wanted=matches, parts=kept))
    numbers = [number for number in range(matches) if not any(covers(part, number) for part in kept)]
    made = pool.map(line, ((plan, number) for number in numbers))
    progress(matches - len(numbers))
    for first in sorted({number - number % IN_A_FILE for number in numbers}):
        kept.append(written(folder, first, min(IN_A_FILE, matches - first), made, progress, kept))
        save(folder, Listed(plan=plan, wanted=matches, parts=sorted(kept, key=lambda part: part.first)))
    found = Listed(plan=plan, wanted=matches, parts=sorted(kept, key=lambda part: part.first))
    for stray in set(folder.glob("matches-*")) - {folder / part.file for part in found.parts}:
        stray.unlink()
    (folder / "schema.json").write_bytes(schema())
    (folder / "README.md").write_text(card(found), encoding="utf-8")
    save(folder, found)
    return found


def fits(part: Part, matches: int) -> bool:
    return part.matches == min(IN_A_FILE, matches - part.first)


def covers(part: Part, number: int) -> bool:
    return part.first <= number < part.first + part.matches


def written(
    folder: Path, first: int, matches: int, made: Iterator[tuple[bytes, int]], progress: Progress, kept: Sequence[Part]
) -> Part:
    """The next file; it gets its name when it is complete."""
    name = f"matches-{first:08}.jsonl.gz"
    draft = folder / f"{name}.part"
    seen, decisions, before = sha256(), 0, sum(part.matches for part in kept)
    # Without the time, so that the same matches are the same file.
    with draft.open("wb") as raw, gzip.GzipFile("", "wb", 6, raw, 0) as file:
        for number in range(matches):
            data, count = next(made)
            file.write(data)
            seen.update(data)
            decisions += count
            progress(before + number + 1)
    draft.replace(folder / name)
    return Part(file=name, first=first, matches=matches, decisions=decisions, sha256=seen.hexdigest())


def save(folder: Path, found: Listed) -> None:
    draft = folder / f"{LISTED}.part"
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    draft.replace(folder / LISTED)


def entries(path: Path) -> Iterator[tuple[bytes, Entry]]:
    """The lines of a file, one after the other, each with the match that it is. Raises Damaged."""
    try:
        with gzip.open(path, "rb") as file:
            for data in file:
                yield data, msgspec.json.decode(data, type=Entry)
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise Damaged(path, str(error)) from None


def verified(folder: Path, pool: Pool, progress: Progress) -> Listed:
    """Prove a whole data set: every sum, and every match from its record. Raises Damaged."""
    found = listed(folder)
    matches = 0
    for part, checked in zip(found.parts, pool.map(check_part, ((folder, each) for each in found.parts)), strict=True):
        if checked:
            raise Damaged(folder / part.file, checked)
        matches += part.matches
        progress(matches)
    return found


def check_part(folder: Path, part: Part) -> str:
    """What is wrong with a file; nothing, if it is true."""
    seen, number, decisions = sha256(), part.first, 0
    try:
        for data, entry in entries(folder / part.file):
            seen.update(data)
            if entry.match != number:
                return f"match {entry.match} stands where {number} should"
            check(entry)
            number += 1
            decisions += len(entry.decisions)
    except Damaged as error:
        return error.what
    except Untrue as error:
        return f"match {number}: {error}"
    whole = (part.matches, part.decisions, part.sha256)
    return "" if (number - part.first, decisions, seen.hexdigest()) == whole else "sha256"


def schema() -> bytes:
    """The JSON Schema of one line."""
    return json.dumps(msgspec.json.schema(Entry), indent=1).encode() + b"\n"


def card(found: Listed) -> str:
    """The data card: what is in it, how it was made, what it is good for and what not."""
    plan = found.plan
    text = files("mazzo.arena").joinpath("card.md").read_text(encoding="utf-8")
    return text.format(
        game=plan.game,
        matches=found.matches,
        decisions=found.decisions,
        files=len(found.parts),
        options=", ".join(f"{key} = {value}" for key, value in plan.options.items()),
        seats=plan.seats,
        players="\n".join(f"- seat {seat}: `{name}`" for seat, name in enumerate(plan.players)),
        seed=plan.seed,
        mazzo=plan.mazzo,
        build=plan.build,
    )
