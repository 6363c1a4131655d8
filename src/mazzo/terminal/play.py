"""`mazzo play`: begins a match at this terminal, or goes on with a saved one."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.bots import DEFAULT_LEVEL
from mazzo.bots.outside.command import is_command
from mazzo.form import form_line
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.record.course import Course
from mazzo.record.record import Player
from mazzo.terminal import saves, seating
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.saves import Save
from mazzo.terminal.screen import Screen
from mazzo.terminal.session import Session
from mazzo.words import Refusal, Words, local


def play(
    game: Game,
    options: Options,
    seats: int,
    *,
    level: str = DEFAULT_LEVEL,
    bots: Sequence[str] = (),
    people: int = 1,
    names: Sequence[str] = (),
    seed: str | None = None,
) -> None:
    """Begin a match. With a seed text it is the same match each time, for scripts. Raises Refusal."""
    words, screen = local(), Screen()
    # A program is a player of its own, and no level that a record could name.
    bots = bots or ([level] if is_command(level) else ())
    players = seating.seated(game, options, seats, people, names, level, words, bots)
    kept = len(saves.unfinished(None))
    course = seating.new_course(game, options, players, seed)
    save = Save.begin(game.name)
    introduce(course, players, screen, words)
    if kept:
        screen.say(words("play-kept", count=kept))
    deciding = seating.deciding(players, bots)
    Session(course, players, deciding, seating.generators(seats, seed), save, screen, words).run()


def resume(game: str | None = None, bots: Sequence[str] = ()) -> None:
    """Go on with the match, of that game or of any, that was saved last; `bots` decide for its bots, if there are any.
    Raises Refusal."""
    found = saves.unfinished(game)
    if not found:
        raise Refusal("error-nothing-saved", path=str(saves.saves_folder()))
    save, record, course = saves.load(found[0])
    players = list(record.players)
    deciding = seating.deciding(players, bots)
    for name in deciding.values():
        seating.check_level(course.game, name)
    words, screen = local(), Screen()
    introduce(course, players, screen, words)
    screen.say(words("play-resumed", name=save.name, round=course.current.number))
    if found[1:]:
        screen.say(words("play-resumed-others", count=len(found) - 1, path=str(saves.saves_folder())))
    Session(course, players, deciding, seating.generators(course.seats, None), save, screen, words).run()


def introduce(course: Course, players: list[Player], screen: Screen, words: Words) -> None:
    """What is played, by whom, and what was committed to before the first card."""
    game = course.game.name
    phrases = Phrases(drawing(game), words, players)
    people = [phrases.name(seat) for seat, player in enumerate(players) if player.kind == "person"]
    bots = [phrases.name(seat) for seat, player in enumerate(players) if player.kind == "bot"]
    screen.say("", words(f"{game}-title", **course.options.dump()))
    levels = {player.level for player in players if player.kind == "bot"}
    screen.say(form_line(course.game, course.options, course.seats, min(levels, default=""), words))
    if len(people) > 1:
        screen.say(words("play-with-people", names=words.joined(people)))
    if bots:
        screen.say(words("play-with-bots", names=words.joined(bots), count=len(bots)))
    screen.say(words("play-commitment", commitment=course.fairness.commitment.hex()))
    screen.say(words("play-how"))
