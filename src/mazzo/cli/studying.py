"""The commands of those who want to learn from matches that were played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from mazzo.cli.base import Choices, Language, Switch, app
from mazzo.record.folders import data_folder
from mazzo.words import speak


@app.command
def review(
    record: Path,
    /,
    *,
    level: Literal["quick", "thorough"] = "quick",
    seat: int | None = None,
    all: Switch = False,
    json: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    plot: Path | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
    lang: Language = None,
) -> None:
    """Judge the decisions of a finished match, each by what its player saw: what was better, by how much, and why.

    What was judged is kept. Broken off with Ctrl-C, the same command goes on where it was.

    Parameters
    ----------
    record
        The file, as `mazzo play` names it at the end of a match, or downloaded from a table.
    level
        How thoroughly: quick takes seconds for each player, thorough minutes.
    seat
        Judge the decisions of that seat alone; the first is 0. By default those of all people, or of all bots if no
        person played.
    all
        List every decision, not only the mistakes that are sure.
    json
        A file for everything that was found out, - for standard output.
    plot
        A file for a picture of the match: how far ahead each player was, as SVG.
    jobs
        How many processes; by default one for each core.
    cluster
        The address of a Dask cluster that does the work instead; what it finds is the same.
    """
    speak(lang)
    from mazzo.cli.review import print_review

    print_review(
        record,
        level=level,
        seat=seat,
        everything=all,
        json=json,
        plot=plot,
        folder=data_folder() / "reviews",
        jobs=jobs,
        cluster=cluster,
    )


@app.command
def puzzles(
    game: str,
    /,
    *,
    records: Annotated[list[Path] | None, Parameter(name="--from", negative="", consume_multiple=True)] = None,
    self_play: int | None = None,
    seats: int | None = None,
    option: Choices = None,
    seed: str = "puzzles",
    most: int | None = None,
    output: Path | None = None,
    lang: Language = None,
) -> None:
    """Find puzzles: positions in which one move is clearly the best, and a club player misses it.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them.
    records
        Records of finished matches to look into, one or several.
    self_play
        Instead of that, so many rounds between bots.
    seats
        How many play in these, where the game leaves a choice.
    option
        A house rule of these as KEY=VALUE; may be repeated.
    seed
        Any text; the same text gives the same rounds and the same puzzles.
    most
        Stop once so many were found.
    output
        The file to write; by default the one that `mazzo puzzle` takes yours from, to which they are added.
    """
    speak(lang)
    from mazzo.cli.inputs import chosen
    from mazzo.cli.puzzles import find

    find(chosen(game, seats, option or []), records or [], self_play, seed=seed, most=most, output=output)


@app.command
def puzzle(game: str | None = None, /, *, lang: Language = None) -> None:
    """Solve puzzles in the terminal: find the best move, and learn why it is.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them. Without it, any game of which there are puzzles.
    """
    speak(lang)
    from mazzo.terminal.puzzle import solve

    solve(game)
