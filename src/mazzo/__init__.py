"""Mazzo: a card table for games of several kinds, and for bots that play them.

What is named here is the library (docs/library.md). Each name loads its module when it is first asked for, so that
`import mazzo` costs nothing.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mazzo import games
    from mazzo.bots.players import Player, UnknownPlayer, player
    from mazzo.games import BrokenGame, UnknownGame, game
    from mazzo.kernel.contract import NOBODY, WATCHER, Deal, Round, View
    from mazzo.kernel.errors import Ambiguous, Illegal, Malformed, MoveError, OptionError, Reason
    from mazzo.kernel.game import Event, Game, Match
    from mazzo.kernel.options import Options
    from mazzo.kernel.rng import Rng
    from mazzo.kernel.scene import Scene
    from mazzo.record.course import Course, PlayedRound
    from mazzo.record.record import Record, RecordError

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "WATCHER",
    "Ambiguous",
    "BrokenGame",
    "Course",
    "Deal",
    "Event",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "MoveError",
    "OptionError",
    "Options",
    "PlayedRound",
    "Player",
    "Reason",
    "Record",
    "RecordError",
    "Rng",
    "Round",
    "Scene",
    "UnknownGame",
    "UnknownPlayer",
    "View",
    "game",
    "games",
    "player",
]

WHERE = {
    "mazzo.bots.players": ("Player", "UnknownPlayer", "player"),
    "mazzo.games": ("BrokenGame", "UnknownGame", "game"),
    "mazzo.kernel.contract": ("NOBODY", "WATCHER", "Deal", "Round", "View"),
    "mazzo.kernel.errors": ("Ambiguous", "Illegal", "Malformed", "MoveError", "OptionError", "Reason"),
    "mazzo.kernel.game": ("Event", "Game", "Match"),
    "mazzo.kernel.options": ("Options",),
    "mazzo.kernel.rng": ("Rng",),
    "mazzo.kernel.scene": ("Scene",),
    "mazzo.record.course": ("Course", "PlayedRound"),
    "mazzo.record.record": ("Record", "RecordError"),
}
"""The module of each name; `games` is a package of its own."""


# Unseen by those who check types, or to them every name would exist.
if not TYPE_CHECKING:

    def __getattr__(name):
        from importlib import import_module

        if name == "games":
            return import_module("mazzo.games")
        for module, names in WHERE.items():
            if name in names:
                return globals().setdefault(name, getattr(import_module(module), name))
        raise AttributeError(f"module 'mazzo' has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__all__})
