"""`mazzo puzzles`: finds puzzles in records, or in rounds between bots, and writes them to a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from mazzo.cli.inputs import Chosen, load
from mazzo.cli.replay import replayed
from mazzo.record.course import Course
from mazzo.review.puzzles import Puzzle, found, self_played, written
from mazzo.review.shelf import own_file, read_file
from mazzo.words import Refusal, local


def find(
    what: Chosen, records: Sequence[Path], rounds: int | None, *, seed: str, most: int | None, output: Path | None
) -> None:
    """Find them, and say where they are."""
    words = local()
    if bool(records) == (rounds is not None):
        raise Refusal("error-puzzles-source")
    for name, value in (("--self-play", rounds), ("--most", most)):
        if value is not None and value < 1:
            raise Refusal("error-number", name=name, value=value, least=1)
    if rounds is not None:
        courses = self_played(what.game, what.options, what.seats, rounds, seed)
    else:
        courses = iter([course_in(path, what.game.name) for path in records])
    kept = output or own_file(what.game.name)
    new = list(taken(courses, rounds or len(records), most))
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(written([*([] if output else read_file(kept)), *new]))
    except OSError as error:
        raise Refusal("error-file", path=str(kept), problem=error.strerror or str(error)) from None
    print(words("puzzles-found", count=len(new), path=str(kept)))


def course_in(path: Path, game: str) -> Course:
    """The finished match of a record, which has to be one of that game."""
    record = load(path)
    if record.game != game:
        raise Refusal("error-puzzles-game", path=str(path), game=game, other=record.game)
    course = replayed(path, record, None)
    if not course.closed:
        raise Refusal("error-review-unfinished", path=str(path))
    return course


def taken(courses: Iterator[Course], number: int, most: int | None) -> Iterator[Puzzle]:
    """The puzzles of these matches, as many as are wanted, with a bar that shows how many were looked into."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    count = 0
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        for course in progress.track(courses, total=number, description=local()("puzzles-finding")):
            for puzzle in found(course):
                count += 1
                yield puzzle
                if count == most:
                    return
