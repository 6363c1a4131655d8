"""Whether what a package offers is a game with which the layers above can begin: said once, when it is loaded.

What a game then does is tested by `mazzo.testing`.
"""

from __future__ import annotations

import re
from typing import Any

from mazzo.kernel.families import FAMILIES
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.kernel.says import TERM, Kind

LONGEST = 40
"""Characters of a name."""
NAME = re.compile(r"[a-z][a-z0-9_]*")
FIRST_PART = re.compile(r"^([a-z]+)-", re.MULTILINE)


def fault(found: object, name: str, where: str, own: bool = False) -> str:
    """What is wrong with a game that is offered under a name, or nothing. May raise anything."""
    if isinstance(found, type):
        return f"{where} is a class, not a game: offer {found.__name__}()"
    if not isinstance(found, Game):
        return f"{where} is no mazzo.kernel.game.Game"
    if found.name != name:
        return f"{where} is no game of that name, but {found.name!r}"
    # Names of the project's own games are tested, and reading takes time.
    named = "" if own else fault_of_name(name)
    return named or fault_of_deck(found) or fault_of_rules(found) or fault_of_words(found)


def fault_of_name(name: str) -> str:
    if len(name) > LONGEST or not NAME.fullmatch(name):
        return f"a name is made of small letters, digits and _, and has at most {LONGEST} of them"
    if name in taken():
        return f"keys of words that are no game's begin with {name}-: choose another name"
    return ""


def taken() -> set[str]:
    """What the keys of words that are no game's begin with."""
    # Not for games of the project, which are looked up more often.
    from importlib.resources import files

    shared = files("mazzo").joinpath("locales", "en.ftl").read_text(encoding="utf-8")
    return set(FIRST_PART.findall(shared))


def fault_of_deck(game: Game) -> str:
    family = FAMILIES.get(game.deck)
    if family is None:
        return f"deck is {game.deck!r}; choose from {', '.join(FAMILIES)}"
    if not all(family.has(card) for card in game.emblem):
        return f"emblem is {game.emblem!r}: these are not all cards of the deck {game.deck}"
    return "" if len(game.emblem) == 3 else f"emblem is {game.emblem!r}: it takes three cards"


def fault_of_rules(game: Any) -> str:
    """`Any`, because an author may not have checked types."""
    if not isinstance(game.place, int):
        return f"place is {game.place!r}: it takes a number"
    if not isinstance(game.clockwise, bool):
        return f"clockwise is {game.clockwise!r}: it takes True or False"
    if not (isinstance(game.options_type, type) and issubclass(game.options_type, Options)):
        return f"options_type is {game.options_type!r}: it takes a class of mazzo.kernel.options.Options"
    game.options_type.describe()
    allowed = list(game.seats(game.options({})))
    if not allowed or not all(isinstance(seats, int) and seats > 0 for seats in allowed):
        return "seats allows no number of seats under the default options"
    return "" if "random" in game.policies and game.levels else "policies needs 'random', and levels one level at least"


def fault_of_words(game: Game) -> str:
    for family, sentences in game.sentences().items():
        for code, kinds in sentences.items():
            for name, kind in kinds.items():
                if kind not in set(Kind) and not kind.startswith(TERM):
                    return f"{family} {code}: {name} is of no known kind, {kind!r}"
    return ""
