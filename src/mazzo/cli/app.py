"""The commands and their arguments. Each hands over to a module that is loaded when the command is called."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from mazzo.cli import BAD_INPUT, version
from mazzo.cli.refusal import REFUSED, one_line
from mazzo.games import default
from mazzo.words import Refusal

app = App(
    name="mazzo",
    help="A card table for four games.",
    version=version,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)

Choices = Annotated[list[str] | None, Parameter(name="--option", negative="")]
Names = Annotated[list[str] | None, Parameter(name="--name", negative="")]


def call(arguments: list[str]) -> int:
    """Run a command; its exit code. Bad input is one line on stderr."""
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except (CycloptsError, *REFUSED) as error:
        print(f"mazzo: {one_line(error)}", file=sys.stderr)
        return BAD_INPUT
    return 0


@app.default
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    lan: Annotated[bool, Parameter(negative="")] = False,
    browser: bool = True,
    secure: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Open a table to play at in the browser, for this machine or for the home network.

    Parameters
    ----------
    host
        The address to listen on, by default this machine's own.
    port
        The port; by default 8000, or the next that is free.
    data
        The folder for tables and records.
    lan
        Listen on the whole home network, and show a code that phones can read.
    browser
        Open the page.
    secure
        People come through TLS: cookies are sent over nothing else.
    """
    from mazzo.server.run import serve as run

    run(host=host, port=port, data=data, lan=lan, browser=browser, secure=secure)


@app.command
def games() -> None:
    """List the games with their options."""
    from mazzo.cli.games import list_games

    list_games()


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    option: Choices = None,
    preset: str | None = None,
    level: str | None = None,
    people: int | None = None,
    name: Names = None,
    seed: str | None = None,
    resume: Annotated[bool, Parameter(negative="")] = False,
    table: str | None = None,
) -> None:
    """Play in the terminal.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them. Without it, the first of them.
    seats
        The number of seats, where the options leave a choice.
    option
        A house rule as KEY=VALUE; may be repeated.
    preset
        A set of house rules to start from; `mazzo games` lists them.
    level
        The level of the bots: random, greedy or club, which is the default.
    people
        How many people play at this terminal, by default one; bots take the other seats.
    name
        The name of a person; may be repeated.
    seed
        Any text; the same text gives the same deals and the same bots, for scripts.
    resume
        Go on with the match that was saved last.
    table
        The link of a table of a running server: sit down there, or watch. The address of a server alone opens one.
    """
    given = {"GAME": game, "--seats": seats, "--option": option, "--preset": preset, "--level": level}
    given |= {"--people": people, "--name": name, "--seed": seed}
    if table is not None:
        from mazzo.cli.online import play_at

        play_at(table, given | {"--resume": resume or None})
        return
    try:
        terminal = import_module("mazzo.terminal.play")
    except ModuleNotFoundError as error:
        raise Refusal("error-missing-part", name=str(error.name)) from None
    from mazzo.cli.inputs import chosen

    if resume:
        del given["GAME"]
        if any(value is not None for value in given.values()):
            raise Refusal("error-resume-alone", given=[key for key, value in given.items() if value is not None])
        terminal.resume(game)
        return
    what = chosen(game or default(), seats, option or [], preset)
    terminal.play(
        what.game,
        what.options,
        what.seats,
        level="club" if level is None else level,
        people=1 if people is None else people,
        names=name or [],
        seed=seed,
    )


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
    sprt: float | None = None,
    json: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    plot: Path | None = None,
    data: Path | None = None,
) -> None:
    """Let bots play each other on duplicate deals, and say how sure the result is.

    Parameters
    ----------
    game
        The game.
    bots
        Names with commas between them: random, greedy, beginner, club, expert, master, ismcts-4000, pimc-400.
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
    from mazzo.record.folders import data_folder

    run(
        chosen(game, seats, option or []),
        bots=[name.strip() for name in bots.split(",")],
        deals=deals,
        seed=seed,
        jobs=jobs,
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
    """Let policies play, and print everything that happens as JSON lines.

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
        Policies with commas between them, given to the seats in turn: random,greedy.
    """
    from mazzo.cli.inputs import chosen
    from mazzo.cli.trace import print_trace

    print_trace(chosen(game, seats, option or []), matches, seed, players)


@app.command
def replay(record: Path, /, *, move: int | None = None, seat: int | None = None) -> None:
    """Print a record.

    Parameters
    ----------
    record
        The file.
    move
        Stop after that many moves and print the position; 0 is the first deal.
    seat
        Print only what that seat saw.
    """
    from mazzo.cli.replay import print_record

    print_record(record, move, seat)


@app.command
def verify(record: Path, /) -> None:
    """Prove that a record is true: deal every round again from the seed, and check every move and every score.

    Parameters
    ----------
    record
        The file.
    """
    from mazzo.cli.replay import print_verdict

    print_verdict(record)


@app.command
def schema(file: Path | None = None, /) -> None:
    """Write one JSON Schema of everything that goes between a server and its clients.

    Parameters
    ----------
    file
        Where to; without it, to the terminal.
    """
    from mazzo.server.contract import written

    if file is None:
        print(written(), end="")
        return
    try:
        file.write_text(written(), encoding="utf-8", newline="\n")
    except OSError as error:
        raise Refusal("error-file", path=str(file), problem=error.strerror or str(error)) from None
