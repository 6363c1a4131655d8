"""Who sits where: people, bots with names of their own, and seats that the rules themselves play."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Literal

from mazzo.kernel.contract import NOBODY
from mazzo.kernel.fair import SEED_BYTES
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.record.course import Course
from mazzo.record.record import Player, clean

Kind = Literal["free", "person", "bot", "nobody"]

BOTS = ("Berta", "Carlo", "Dora", "Emilio", "Fosca", "Gino", "Ida", "Lino", "Mirko", "Nives", "Oskar", "Pina")
"""Each has a portrait in web/src/people and a sentence in the words, `bot-berta`."""


class Seat:
    """One place at a table, and who has it."""

    def __init__(self, kind: Kind = "free", name: str = "", person: str = "", level: str = "") -> None:
        self.kind: Kind = kind
        self.name = name
        self.person = person
        """The id of the person, if it is one's."""
        self.level = level
        """Of a bot."""
        self.stand_in = False
        """Whether a bot plays for the person now."""

    def player(self) -> Player:
        """As a record names it."""
        if self.kind == "free":
            raise ValueError("nobody sits there")
        return Player(self.kind, self.name, self.level)


def automatic_seats(game: Game, options: Options, seats: int) -> list[int]:
    """The seats that nobody decides for when a match begins: a robot's."""
    sample = Course(game, options, seats, bytes(SEED_BYTES))
    return [seat for seat in range(seats) if sample.round.chooser(seat) == NOBODY]


def proper_name(text: str) -> str:
    """A name as everybody sees it: nothing in it turns the writing around, and invisible signs alone are no name."""
    joiners = "\u200c\u200d"
    shown = unicodedata.normalize("NFC", "".join(each for each in text if each in joiners or visible(each)))
    return clean(shown) if alike(shown) else ""


def alike(name: str) -> str:
    """What two names have in common that look nearly the same."""
    plain = "".join(each for each in unicodedata.normalize("NFKC", name) if visible(each))
    return clean(plain).casefold()


def visible(character: str) -> bool:
    """Not one of the signs that only tell how others are written."""
    return unicodedata.category(character) != "Cf"


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody has yet; there are more than a table can have seats."""
    others = {alike(name) for name in taken}
    return next(name for name in BOTS if alike(name) not in others)
