"""Who sits where: people in the first seats, bots with names of their own in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from secrets import randbits

from mazzo.bots import known, levels
from mazzo.bots.house import tempered
from mazzo.bots.outside.command import BadCommand, is_command
from mazzo.kernel.fair import CONTRIBUTION_BYTES, new_contribution, new_seed
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.record.record import Player
from mazzo.table.seating import BOTS, automatic_seats
from mazzo.words import Refusal, Words

PROGRAM = "program"
"""The level of a program from outside in a record: the command that starts it is nobody else's business."""


def seated(
    game: Game,
    options: Options,
    seats: int,
    people: int,
    names: Sequence[str],
    level: str,
    words: Words,
    bots: Sequence[str] = (),
) -> list[Player]:
    """The players of a new match. `bots` take the seats of bots in turn, instead of that level. Raises Refusal."""
    check_level(game, level)
    for name in bots:
        check_level(game, name)
    automatic = automatic_seats(game, options, seats)
    most = seats - len(automatic)
    if not 1 <= people <= most:
        raise Refusal("error-people", people=people, most=most)
    if len(names) > people:
        raise Refusal("error-names", names=len(names), people=people)
    persons = [Player("person", name) for name in names]
    while len(persons) < people:
        # One person alone is `you`, in whatever language; the record does not need a name.
        persons.append(Player("person", words("name-person", number=len(persons) + 1) if people > 1 else ""))
    levels = [PROGRAM if is_command(each) else each for each in bots] or [level]
    called = (name for name in BOTS if name not in names)
    others = (Player("bot", name, levels[number % len(levels)]) for number, name in enumerate(called))
    waiting = iter([*persons, *others])
    return [Player("nobody") if seat in automatic else next(waiting) for seat in range(seats)]


def check_level(game: Game, level: str) -> None:
    """Whether there is such a player: a level, or whoever the arena knows."""
    if known(game, level):
        return
    # Searching takes a while to load, which most matches need not wait for.
    from mazzo.arena.sitting import UnknownPlayer, check_player

    try:
        check_player(game, level)
    except BadCommand:
        raise Refusal("error-command", name=level) from None
    except UnknownPlayer:
        raise Refusal("error-level", level=level, allowed=levels(game)) from None


def deciding(players: Sequence[Player], bots: Sequence[str]) -> Mapping[int, str]:
    """Which player decides at each seat of a bot, by name, with the temperament that goes with the bot's own name.
    Raises Refusal if a program is not named any more."""
    seats = [seat for seat, player in enumerate(players) if player.kind == "bot"]
    found = {
        seat: tempered(bots[number % len(bots)] if bots else players[seat].level, players[seat].name)
        for number, seat in enumerate(seats)
    }
    if PROGRAM in found.values():
        raise Refusal("error-program-unnamed")
    return found


def new_course(game: Game, options: Options, players: Sequence[Player], seed: str | None) -> Course:
    """A match whose every person added to the shuffles; with a seed text, the same match each time.

    The text stands for SHA-256("mazzo/play/shuffle/" ‖ text) as the seed and for the first bytes of
    SHA-256("mazzo/play/person/" ‖ seat ‖ "/" ‖ text) as what a person added.
    """
    contributions = [
        b"" if player.kind != "person" else contribution(seat, seed) for seat, player in enumerate(players)
    ]
    secret = new_seed() if seed is None else digest("shuffle", seed)
    return Course(game, options, len(players), secret, contributions)


def contribution(seat: int, seed: str | None) -> bytes:
    return new_contribution() if seed is None else digest(f"person/{seat}", seed)[:CONTRIBUTION_BYTES]


def generators(seats: int, seed: str | None) -> list[Rng]:
    """A generator for the bot of each seat; it knows nothing of the shuffles."""
    if seed is None:
        return [Rng(randbits(64)) for _ in range(seats)]
    return [Rng(int.from_bytes(digest(f"bot/{seat}", seed)[:8], "big")) for seat in range(seats)]


def digest(purpose: str, seed: str) -> bytes:
    return sha256(f"mazzo/play/{purpose}/{seed}".encode()).digest()
