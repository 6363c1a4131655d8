"""`mazzo dataset` and `mazzo verify FOLDER`: matches between bots as data, and the proof of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mazzo import __version__, build
from mazzo.arena.dataset import Dropped, Plan
from mazzo.arena.dataset_files import LISTED, Damaged, OtherData, listed, make, verified
from mazzo.arena.dataset_files import Progress as Told
from mazzo.cli.inputs import Chosen, dealt_round, working
from mazzo.words import Refusal, local


def make_dataset(
    what: Chosen, folder: Path, *, players: str, matches: int, seed: str, jobs: int | None, cluster: str | None
) -> None:
    """Play the matches and write them. Raises Refusal."""
    if matches < 1:
        raise Refusal("error-number", name="--matches", value=matches, least=1)
    if not seed.isprintable():
        raise Refusal("error-seed")
    plan = Plan(
        mazzo=__version__,
        build=build.kind(),
        game=what.game.name,
        options=what.options.dump(),
        seats=what.seats,
        players=dealt_round(what, players),
        seed=seed,
    )
    try:
        with working(jobs, cluster) as pool, bar(matches) as told:
            made = make(folder, plan, matches, pool, told)
    except OtherData:
        raise Refusal("error-dataset-other", path=str(folder)) from None
    except Damaged as error:
        raise damaged(error) from None
    except Dropped as error:
        raise Refusal("error-dataset-dropped", name=error.name, match=error.match) from None
    except OSError as error:
        raise Refusal("error-file", path=str(folder), problem=error.strerror or str(error)) from None
    print(local()("dataset-written", matches=made.matches, decisions=made.decisions, path=str(folder)))


def verify_dataset(folder: Path) -> None:
    """Prove what a folder holds. Raises Refusal."""
    if not folder.joinpath(LISTED).is_file():
        raise Refusal("error-file-folder", path=str(folder))
    try:
        found = listed(folder)
        if found.matches != found.wanted:
            raise Refusal("error-dataset-unfinished", path=str(folder))
        with working(None, None) as pool, bar(found.matches) as told:
            verified(folder, pool, told)
    except Damaged as error:
        raise damaged(error) from None
    print(local()("dataset-verified", matches=found.matches, decisions=found.decisions))


def damaged(error: Damaged) -> Refusal:
    return Refusal("error-dataset-damaged", path=str(error.path), what=error.what)


@contextmanager
def bar(matches: int) -> Iterator[Told]:
    """Shows how many matches there are, where somebody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(local()("dataset-playing"), total=matches)
        yield lambda done: progress.update(task, completed=done)
