"""The commands and their arguments. Each hands over to a module that is loaded when the command is called."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from cyclopts import CycloptsError

from mazzo.cli import BAD_INPUT, administering, contending, hosting, studying
from mazzo.cli.base import ABOUT, Bots, Choices, Language, Names, Switch, app
from mazzo.cli.refusal import REFUSED, one_line
from mazzo.games import default
from mazzo.record.folders import data_folder
from mazzo.words import Refusal, speak

__all__ = ["administering", "app", "call", "contending", "hosting", "studying"]


def call(arguments: list[str]) -> int:
    """Run a command; its exit code. Bad input is one line on stderr."""
    speak(None)
    app.help = ABOUT.format(folder=data_folder())
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except (CycloptsError, *REFUSED) as error:
        print(f"mazzo: {one_line(error)}", file=sys.stderr)
        return BAD_INPUT
    return 0


@app.command
def games(*, lang: Language = None) -> None:
    """List the games, with the seats, levels, options and presets that each knows."""
    speak(lang)
    from mazzo.cli.games import list_games

    list_games()


@app.command
def rules(
    game: str,
    chapter: str | None = None,
    /,
    *,
    option: Choices = None,
    all: Switch = False,
    lang: Language = None,
) -> None:
    """Read the rules of a game, as a table with these options plays it.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them.
    chapter
        One chapter alone, such as deal, turn or end.
    option
        A house rule as KEY=VALUE; may be repeated. `mazzo games` lists them.
    all
        Everything that is played anywhere; each such sentence says under which option.
    """
    speak(lang)
    from mazzo.cli.rules import print_rules

    print_rules(game, chapter, option or [], all)


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    option: Choices = None,
    preset: str | None = None,
    level: str | None = None,
    bot: Bots = None,
    people: int | None = None,
    name: Names = None,
    seed: str | None = None,
    resume: Switch = False,
    table: str | None = None,
    lang: Language = None,
) -> None:
    """Play in the terminal: alone with bots, several people in turn, or at a table of a server.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them. Without it, the first of them.
    seats
        How many play, where the game leaves a choice.
    option
        A house rule as KEY=VALUE; may be repeated. `mazzo games` lists them.
    preset
        A form of the game to start from: house rules, seats and level of the bots; `mazzo games` lists them.
    level
        How strong the bots are: beginner, club (the default), expert or master; for trials also random, greedy and
        every other player that the arena knows. A preset may ask for others.
    bot
        Who plays instead of a bot of that level: any player, or a program of your own, as "cmd:python my_bot.py"; may
        be repeated. They are given to the seats of bots in turn.
    people
        How many people play at this terminal, by default one; bots take the other seats.
    name
        The name of a person; may be repeated, once for each.
    seed
        Any text; the same text gives the same deals and the same bots, for scripts.
    resume
        Go on with the match that was saved last; with GAME, with the last of that game.
    table
        The link of a table: sit down there, or watch. The address of a server alone opens a new table there.
    """
    speak(lang)
    given = {"GAME": game, "--seats": seats, "--option": option, "--preset": preset, "--level": level}
    given |= {"--people": people, "--name": name, "--seed": seed}
    against = {"--bot": bot}
    if table is not None:
        from mazzo.cli.online import play_at

        play_at(table, given | against | {"--resume": resume or None})
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
        terminal.resume(game, bot or [])
        return
    what = chosen(game or default(), seats, option or [], preset, level)
    terminal.play(
        what.game,
        what.options,
        what.seats,
        level=what.level,
        bots=bot or [],
        people=1 if people is None else people,
        names=name or [],
        seed=seed,
    )


@app.command
def learn(game: str | None = None, lesson: str | None = None, /, *, name: str = "", lang: Language = None) -> None:
    """Learn a game in the terminal: short lessons, and a first deal with a coach.

    Parameters
    ----------
    game
        The game; `mazzo games` lists them. Without it, how much of each was learned.
    lesson
        The lesson to begin with, `first` for the first deal; without it, the list of lessons.
    name
        Who learns, where several people share this computer: each has a progress of their own.
    """
    speak(lang)
    from mazzo.terminal import learn as terminal

    if game is None:
        terminal.list_games(name)
    else:
        terminal.learn(game, lesson, name)


@app.command
def pair(server: str, /, *, name: str | None = None, code: str | None = None, lang: Language = None) -> None:
    """Play in this terminal as the same person as in your browser: it shows a code, and you agree on both devices.

    Parameters
    ----------
    server
        The address of the server, or the link of a table there.
    name
        The name with which you will play from here: give `mazzo play --table` the same --name.
    code
        The other way round: let the device in that shows this code, as the person that this terminal is.
    """
    speak(lang)
    from mazzo.cli.online import pair_with

    pair_with(server, name, code)


@app.command
def history(
    game: str | None = None,
    /,
    *,
    name: str | None = None,
    table: str | None = None,
    all: Switch = False,
    lang: Language = None,
) -> None:
    """List what was played here, with whom and how it ended, and what it adds up to.

    Parameters
    ----------
    game
        One game alone, with what it counts besides wins; `mazzo games` lists them.
    name
        Matches of somebody of that name; at a server, the name with which you play there from here.
    table
        What you have played at a server: its address, or the link of a table there.
    all
        Every match, not only the latest.
    """
    speak(lang)
    from mazzo.cli.history import print_history

    print_history(game, name, table, all)


@app.command
def replay(record: Path, /, *, move: int | None = None, seat: int | None = None, lang: Language = None) -> None:
    """Print the record of a match, move by move.

    Parameters
    ----------
    record
        The file, as `mazzo play` names it at the end of a match, or downloaded from a table.
    move
        Stop after that many moves and draw the table as it was then; 0 is the first deal.
    seat
        Print only what that seat saw; the first is 0.
    """
    speak(lang)
    from mazzo.cli.replay import print_record

    print_record(record, move, seat)


@app.command
def verify(record: Path, /, *, lang: Language = None) -> None:
    """Prove that a record or a data set is true: deal every round again from the seed, and check every move and score.

    Parameters
    ----------
    record
        The file, as `mazzo play` names it at the end of a match, or downloaded from a table; or the folder that `mazzo
        dataset` has written.
    """
    speak(lang)
    if record.is_dir():
        from mazzo.cli.dataset import verify_dataset

        verify_dataset(record)
        return
    from mazzo.cli.replay import print_verdict

    print_verdict(record)


@app.command
def schema(file: Path | None = None, /) -> None:
    """Write one JSON Schema of everything that goes between a server and its clients.

    Parameters
    ----------
    file
        Where to write it; without it, to standard output.
    """
    from mazzo.server.contract import written

    if file is None:
        print(written(), end="")
        return
    try:
        file.write_text(written(), encoding="utf-8", newline="\n")
    except OSError as error:
        raise Refusal("error-file", path=str(file), problem=error.strerror or str(error)) from None
