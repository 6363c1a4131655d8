"""The door: games are found through the entry-point group `mazzo.games`, those of this folder like any other.

No other layer names a game; each asks here. Entry points are read when a game is first looked up, never on import.
"""

from __future__ import annotations

from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from mazzo.kernel.game import Game

GROUP = "mazzo.games"


class UnknownGame(ValueError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"unknown game {name!r}; choose from {', '.join(names())}")


class BrokenGame(ValueError):
    """A package offers a game that cannot be played."""

    def __init__(self, name: str, package: str, why: str) -> None:
        self.name = name
        self.package = package
        """What to repair or to uninstall."""
        self.why = in_one_line(why)
        super().__init__(f"the game {name!r} cannot be played; repair or uninstall {package}: {self.why}")


class FaultyGame(ValueError):
    """Something beside a game in its package cannot be used; the game can be played without it."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        self.why = in_one_line(why)
        super().__init__(f"{name}: {self.why}")


@cache
def offered() -> tuple[EntryPoint, ...]:
    """Everything that packages offer, the games of this folder first. Loads no game."""
    # Takes tens of milliseconds to load and to read, which an engine alone does not need.
    from importlib.metadata import entry_points

    return tuple(sorted(entry_points(group=GROUP), key=lambda each: not in_this_folder(each)))


@cache
def registered() -> dict[str, EntryPoint]:
    """What is offered, by name; of two offers under one name the first counts. Loads no game."""
    found: dict[str, EntryPoint] = {}
    for each in offered():
        found.setdefault(each.name, each)
    return found


@cache
def names() -> tuple[str, ...]:
    """The games that can be played, in the order in which people are shown them. Loads all of them."""
    return tuple(name for _, name in sorted((each.place, each.name) for each in sound().values()))


@cache
def sound() -> dict[str, Game]:
    """Every game that can be played."""
    found = {name: looked_up(name) for name in registered()}
    return {name: each for name, each in found.items() if not isinstance(each, BrokenGame)}


@cache
def broken() -> tuple[BrokenGame, ...]:
    """Why each of the others cannot be played."""
    found = [looked_up(name) for name in registered()]
    late = [
        BrokenGame(each.name, distribution(each), f"{first.value} has that name already; {each.value} needs another")
        for each in offered()
        if (first := registered()[each.name]).value != each.value
    ]
    return (*(each for each in found if isinstance(each, BrokenGame)), *late)


def default() -> str:
    """What is played if nobody says what."""
    return names()[0]


def game(name: str) -> Game:
    """The game of that name; its modules are loaded when it is first asked for. Raises UnknownGame or BrokenGame."""
    if name not in registered():
        raise UnknownGame(name)
    found = looked_up(name)
    if isinstance(found, BrokenGame):
        # Raised again and again, it would collect where it was raised.
        raise found.with_traceback(None)
    return found


def playable(name: str) -> bool:
    """Whether there is such a game, and it can be played."""
    return name in registered() and not isinstance(looked_up(name), BrokenGame)


@cache
def looked_up(name: str) -> Game | BrokenGame:
    """A game that is registered, or why it cannot be played: found out once, however often it is asked for."""
    entry = registered()[name]
    try:
        if not entry.pattern.match(entry.value):
            raise ValueError(f"{entry.value!r} is no place of a game, such as some_package.game:GAME")
        found: Game = entry.load()
        why = fault_of(entry, found)
    except KeyboardInterrupt:
        raise
    # Whatever a package does when it is loaded, and be it to exit, must not end what others play.
    except BaseException as problem:
        why = f"{type(problem).__name__}: {problem}"
    return BrokenGame(name, distribution(entry), why) if why else found


def fault_of(entry: EntryPoint, found: object) -> str:
    """What is wrong with what was loaded, or nothing."""
    # The door is open to layers that know no contract yet.
    from mazzo.kernel.sound import fault

    if "." not in entry.module:
        return f"{entry.module} is not in a package: offer {entry.module}.game:{entry.attr}"
    return fault(found, entry.name, entry.value, in_this_folder(entry))


def package_of(name: str) -> str:
    """The package that holds everything of a game: its modules, words and drawings. Raises UnknownGame."""
    entry = registered().get(name)
    if entry is None:
        raise UnknownGame(name)
    return entry.module.rpartition(".")[0]


def is_own(name: str) -> bool:
    """Whether a game is one of the project's own."""
    return name in registered() and in_this_folder(registered()[name])


def in_this_folder(entry: EntryPoint) -> bool:
    return entry.value.startswith(f"{__name__}.")


def distribution(entry: EntryPoint) -> str:
    """What was installed to offer a game."""
    return entry.dist.name if entry.dist else entry.value.partition(":")[0].partition(".")[0]


def in_one_line(text: str) -> str:
    """Without line breaks, nor what else could trouble a terminal."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())
