"""Arguments that several commands share: a game with options and seats, and a record file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from mazzo.arena.pool import NoCluster, Pool
from mazzo.bots import DEFAULT_LEVEL
from mazzo.cli.refusal import BadRecord
from mazzo.games import game as find_game
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.presets import Preset, read_presets
from mazzo.record.reading import read
from mazzo.record.record import Record, RecordError
from mazzo.words import Refusal


class Chosen(Struct, frozen=True):
    """What is to be played."""

    game: Game
    options: Options
    seats: int
    level: str = DEFAULT_LEVEL
    hints: bool = True


def chosen(
    name: str, seats: int | None, options: Sequence[str], preset: str | None = None, level: str | None = None
) -> Chosen:
    """The game with its options, number of seats and level, from a preset on. Raises what `refusal.REFUSED` lists."""
    game = find_game(name)
    start = started(name, preset) if preset is not None else None
    values: dict[str, str | int] = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise Refusal("error-option-form", text=text)
        if key in values:
            raise Refusal("error-option-twice", key=key)
        values[key] = value
    read_options = game.options({**(start.options if start else {}), **values})
    allowed = game.seats(read_options)
    if seats is None and start and start.seats in allowed:
        seats = start.seats
    if seats is not None and seats not in allowed:
        raise Refusal("error-seats", game=name, seats=seats, allowed=list(allowed))
    if level is None:
        level = start.level if start else DEFAULT_LEVEL
    return Chosen(game, read_options, allowed[0] if seats is None else seats, level, start.hints if start else True)


def started(name: str, preset: str) -> Preset:
    """The preset of a game under that name."""
    known = {each.key: each for each in read_presets(name)}
    if preset not in known:
        raise Refusal("error-unknown-preset", game=name, preset=preset, allowed=list(known))
    return known[preset]


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        return read(path.read_bytes())
    except FileNotFoundError:
        raise Refusal("error-file-missing", path=str(path)) from None
    except IsADirectoryError:
        raise Refusal("error-file-folder", path=str(path)) from None
    except PermissionError:
        raise Refusal("error-file-forbidden", path=str(path)) from None
    except OSError as error:
        raise Refusal("error-file", path=str(path), problem=error.strerror or str(error)) from None
    except RecordError as error:
        raise BadRecord(str(path), error) from None


def players_in(game: Game, text: str) -> list[str]:
    """The players that a text names, each of which there is. Raises Refusal."""
    # Searching takes a while to load, which other commands need not wait for.
    from mazzo.arena.sitting import BadCommand, UnknownPlayer, check_player
    from mazzo.bots.outside.command import names_in

    names = names_in(text)
    for name in names:
        try:
            check_player(game, name)
        except BadCommand:
            raise Refusal("error-command", name=name) from None
        except UnknownPlayer as error:
            raise Refusal("error-unknown-player", name=name, allowed=[*error.allowed, "cmd:…"]) from None
    return names


def dealt_round(chosen: Chosen, text: str) -> list[str]:
    """A player for each seat; the names in a text are dealt round until every seat has one. Raises Refusal."""
    names = players_in(chosen.game, text)
    if len(names) > chosen.seats:
        raise Refusal("error-players", seats=chosen.seats)
    return [names[seat % len(names)] for seat in range(chosen.seats)]


@contextmanager
def working(jobs: int | None, cluster: str | None) -> Iterator[Pool]:
    """Where the work is done. Raises Refusal."""
    if jobs is not None and jobs < 1:
        raise Refusal("error-number", name="--jobs", value=jobs, least=1)
    try:
        with Pool(jobs, cluster) as pool:
            yield pool
    except NoCluster as error:
        if error.code == "missing":
            raise Refusal("error-missing-extra", extra="cluster") from None
        raise Refusal(f"error-cluster-{error.code}", address=cluster or "", detail=error.detail) from None
