"""The commands and their arguments. Each hands over to a module that is loaded when the command is called."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from mazzo.cli import BAD_INPUT, version
from mazzo.cli.refusal import REFUSED, one_line
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
    level: str | None = None,
    people: int | None = None,
    name: Names = None,
    seed: str | None = None,
    resume: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Play in the terminal.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them. Without it, Primiera.
    seats
        The number of seats, where the options leave a choice.
    option
        A house rule as KEY=VALUE; may be repeated.
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
    """
    try:
        terminal = import_module("mazzo.terminal.play")
    except ModuleNotFoundError as error:
        raise Refusal("error-missing-part", name=str(error.name)) from None
    from mazzo.cli.inputs import chosen

    if resume:
        given = {"--seats": seats, "--option": option, "--level": level}
        given |= {"--people": people, "--name": name, "--seed": seed}
        if any(value is not None for value in given.values()):
            raise Refusal("error-resume-alone", given=[key for key, value in given.items() if value is not None])
        terminal.resume(game)
        return
    what = chosen(game or "primiera", seats, option or [])
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
