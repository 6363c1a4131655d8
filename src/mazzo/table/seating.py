"""Who sits where: people, bots with names of their own, and seats that the rules themselves play."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from mazzo.bots.house import HOUSE
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.fair import SEED_BYTES
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.record.course import Course
from mazzo.record.record import Player
from mazzo.table.names import looks

Kind = Literal["free", "person", "bot", "nobody"]

BOTS = tuple(name.title() for name in HOUSE)
"""Each has a temperament, a portrait in web/src/people and a sentence in the words, `bot-berta`."""

PROGRAM = "bot:"
"""The ids of accounts that are programs begin so; no person's has such a sign."""


def is_program(person: str) -> bool:
    """Whether that id is a program's."""
    return person.startswith(PROGRAM)


class Seat:
    """One place at a table, and who has it."""

    def __init__(self, kind: Kind = "free", name: str = "", person: str = "", level: str = "") -> None:
        self.kind: Kind = kind
        self.name = name
        self.person = person
        """The id of the person, if it is one's."""
        self.level = level
        """Of a bot."""
        self.house = False
        """Whether it is a bot of the house, with words and a temperament of its own. One that plays on for a person who
        was sent away is none, whatever that person is called."""
        self.account = False
        """Whether the name is that of the person's account, and so nobody else's."""
        self.stand_in = False
        """Whether a bot plays for the person now."""
        self.below = False
        """Whether the bot that plays here has decided below its level the last time."""

    def player(self) -> Player:
        """As a record names it."""
        if self.kind == "free":
            raise ValueError("nobody sits there")
        if is_program(self.person):
            return Player("bot", self.name, "program")
        return Player(self.kind, self.name, self.level)


def automatic_seats(game: Game, options: Options, seats: int) -> list[int]:
    """The seats that nobody decides for when a match begins: a robot's."""
    sample = Course(game, options, seats, bytes(SEED_BYTES))
    return [seat for seat in range(seats) if sample.round.chooser(seat) == NOBODY]


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody has yet; there are more than a table can have seats."""
    return free_bots(taken)[0]


def free_bots(taken: Collection[str]) -> list[str]:
    """The bots of the house that may still be asked to a table at which these names are taken."""
    others = {each for name in taken for each in looks(name)}
    return [name for name in BOTS if others.isdisjoint(looks(name))]
