"""The commands of those who let players play each other: tournaments, traces and data sets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mazzo.cli.base import Choices, Language, app
from mazzo.record.folders import data_folder
from mazzo.words import speak


@app.command
def arena(
    game: str,
    /,
    *,
    bots: str,
    deals: int = 200,
    seats: int | None = None,
    option: Choices = None,
    seed: str = "arena",
    jobs: int | None = None,
    cluster: str | None = None,
    sprt: float | None = None,
    json: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    plot: Path | None = None,
    data: Path | None = None,
) -> None:
    """Let bots play each other on duplicate deals, and say how sure the result is.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them.
    bots
        Two or more, with commas between them: beginner, club, expert, master, random, greedy, ismcts-4000, pimc-400,
        or a program of your own, as "cmd:python my_bot.py" (docs/bot-protocol.md).
    deals
        How many decks; each is played once for every rotation of the players.
    seats
        The number of seats, where the options leave a choice.
    option
        A house rule as KEY=VALUE; may be repeated.
    seed
        Any text; the same text gives the same decks and the same bots.
    jobs
        How many processes; by default one for each core.
    cluster
        The address of a Dask cluster that does the work instead, such as tcp://10.0.0.5:8786; the results are the same.
    sprt
        Stop early, once it is decided whether the first is better by that many points a deal.
    json
        A file for the results, - for standard output.
    plot
        A file for a picture of the results, as SVG.
    data
        The folder where an interrupted run is kept; the same command goes on with it.
    """
    from mazzo.cli.arena import run
    from mazzo.cli.inputs import chosen

    run(
        chosen(game, seats, option or []),
        bots=bots,
        deals=deals,
        seed=seed,
        jobs=jobs,
        cluster=cluster,
        difference=sprt,
        folder=(data or data_folder()) / "arena",
        json=json,
        plot=plot,
    )


@app.command
def trace(
    game: str,
    /,
    *,
    seats: int | None = None,
    matches: int = 1,
    seed: str | None = None,
    option: Choices = None,
    players: str = "random",
) -> None:
    """Let bots play, and print everything that happens as JSON lines.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them.
    seats
        The number of seats, where the options leave a choice.
    matches
        How many matches to play.
    seed
        Any text; the same text gives the same matches. Without it they are new each time.
    option
        A house rule as KEY=VALUE; may be repeated.
    players
        Bots with commas between them, given to the seats in turn: random, greedy, a game's own, a level such as club or
        master, a search such as ismcts-4000, open-master and the like, who see every card, or a program of your own, as
        "cmd:python my_bot.py".
    """
    from mazzo.cli.inputs import chosen
    from mazzo.cli.trace import print_trace

    print_trace(chosen(game, seats, option or []), matches, seed, players)


@app.command
def dataset(
    game: str,
    output: Path,
    /,
    *,
    matches: int,
    players: str = "club",
    seats: int | None = None,
    option: Choices = None,
    seed: str = "dataset",
    jobs: int | None = None,
    cluster: str | None = None,
    lang: Language = None,
) -> None:
    """Write matches between bots as data to learn from: records, what each saw and did, and how it ended.

    Broken off, the same command goes on where it was. `mazzo verify FOLDER` proves what it has written.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them.
    output
        The folder for it, which is made.
    matches
        How many matches; with more than before, the same command adds to what is there.
    players
        Bots with commas between them, given to the seats in turn, as `mazzo arena` names them.
    seats
        The number of seats, where the options leave a choice.
    option
        A house rule as KEY=VALUE; may be repeated.
    seed
        Any text; the same text gives the same matches.
    jobs
        How many processes; by default one for each core.
    cluster
        The address of a Dask cluster that does the work instead; the data set is the same.
    """
    speak(lang)
    from mazzo.cli.dataset import make_dataset
    from mazzo.cli.inputs import chosen

    what = chosen(game, seats, option or [])
    make_dataset(what, output, players=players, matches=matches, seed=seed, jobs=jobs, cluster=cluster)
