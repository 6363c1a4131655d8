"""What was played: matches in lines, the latest first, and what they add up to. From the records of this terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from mazzo.games import game
from mazzo.record.reading import read
from mazzo.record.record import Record, RecordError
from mazzo.record.replay import replay
from mazzo.record.results import form_of, parts_of, results_of
from mazzo.terminal.saves import SUFFIX, records_folder, unfinished
from mazzo.words import Words, dashed

MOST = 25
"""So many lines are shown, unless all are wanted."""


class Seat(Struct, frozen=True):
    """Who sat there, and what came of it."""

    name: str
    points: int
    place: int
    won: bool
    counts: bool
    """Whether it is one of those whose history it is."""


class Played(Struct, frozen=True, kw_only=True):
    """A match."""

    game: str
    form: str
    at: float
    """When it ended, in seconds since 1970."""
    seats: list[Seat]
    where: str
    """Where to see it again: a file, or an address."""


class Total(Struct):
    """What somebody's matches in one form add up to."""

    matches: int = 0
    won: int = 0
    places: int = 0
    feats: Counter[str] | None = None
    """What the game counts, if that was found out."""


Totals = dict[tuple[str, str, str], Total]
"""By name, game and form."""


def records() -> list[Path]:
    """The records of this terminal, the latest first."""
    found = [path for path in records_folder().glob(f"*{SUFFIX}") if path.is_file()]
    return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def from_records(name: str, wanted_game: str, feats: bool) -> tuple[list[Played], Totals, list[Path]]:
    """Matches of a game, or of all, with somebody of that name or anybody; and files that cannot be read."""
    matches: list[Played] = []
    totals: Totals = {}
    broken: list[Path] = []
    for path in records():
        try:
            record = read(path.read_bytes())
            if record.winners is None or (wanted_game and record.game != wanted_game):
                continue
            played = match_of(record, path)
            if name and not any(same(seat.name, name) for seat in played.seats):
                continue
            matches.append(played)
            add(totals, played, record if feats else None)
        except (RecordError, OSError, KeyError, ValueError):
            broken.append(path)
    return matches, totals, broken


def same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def match_of(record: Record, path: Path) -> Played:
    """By what the record says: nothing is played again."""
    points = record.rounds[-1].totals or (0,) * record.seats
    winners = record.winners or ()
    ranked = [(seat not in winners, -total) for seat, total in enumerate(points)]
    seats = [
        Seat(
            player.name or player.kind,
            points[number],
            1 + sum(other < ranked[number] for other in ranked),
            number in winners,
            player.kind == "person",
        )
        for number, player in enumerate(record.players)
    ]
    form = form_of(game(record.game), record.options, record.seats)
    return Played(game=record.game, form=form, at=path.stat().st_mtime, seats=seats, where=str(path))


def add(totals: Totals, played: Played, record: Record | None) -> None:
    """One more match; what its game counts, if it is played again for that."""
    results = results_of(replay(record)) if record else []
    for number, seat in enumerate(played.seats):
        if seat.counts:
            total = totals.setdefault((seat.name, played.game, played.form), Total())
            total.matches += 1
            total.won += seat.won
            total.places += seat.place
            if results:
                total.feats = (total.feats or Counter()) + Counter(results[number].feats)


def lines(matches: Sequence[Played], words: Words, everything: bool) -> Iterator[str]:
    """A match in two lines: when and what, and who."""
    if not matches:
        yield words("history-none")
    shown = matches if everything else matches[:MOST]
    for played in shown:
        when = datetime.fromtimestamp(played.at).strftime("%Y-%m-%d %H:%M")
        yield f"{when}  {words(f'{played.game}-short')}, {form_name(played.game, played.form, words)}"
        yield f"  {who(played.seats)}"
        yield f"  {played.where}"
    if len(shown) < len(matches):
        yield words("history-left-out", count=len(matches) - len(shown))


def who(seats: Iterable[Seat]) -> str:
    ordered = sorted(seats, key=lambda seat: (seat.place, not seat.won))
    return ", ".join(f"{seat.place}. {seat.name} {seat.points}" if seat.place else seat.name for seat in ordered)


def form_name(name: str, form: str, words: Words) -> str:
    seats, family = parts_of(form)
    players = words("history-form", count=seats)
    key = f"{name}-family-{dashed(family)}"
    return f"{players}, {words(key)}" if family and key in words else players


def total_lines(totals: Totals, words: Words) -> Iterator[str]:
    """What they add up to, most often first."""
    for (name, game_name, form), total in sorted(totals.items(), key=lambda each: (-each[1].matches, each[0])):
        yield f"{name}: {words(f'{game_name}-short')}, {form_name(game_name, form, words)}"
        parts = [
            words("history-matches", count=total.matches),
            words("history-wins", count=total.won),
            words("history-mean-place", place=round(total.places / total.matches, 1)),
        ]
        if total.feats is not None:
            counted = [(f"{game_name}-feat-{dashed(key)}", total.feats[key]) for key in game(game_name).feats]
            parts += [f"{words(key)}: {number}" for key, number in counted]
        yield f"  {', '.join(parts)}"


def unfinished_lines(wanted_game: str, words: Words) -> Iterator[str]:
    """Matches that wait to be played on."""
    found = unfinished(wanted_game or None)
    if found:
        yield words("history-unfinished", count=len(found))
        yield from (f"  {path}" for path in found)
