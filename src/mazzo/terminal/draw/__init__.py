"""The one thing that differs from game to game: how its table, its cards and its score sheet are drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from rich.text import Text

from mazzo.games import package_of
from mazzo.kernel.scene import Scene
from mazzo.words import Words

if TYPE_CHECKING:
    from mazzo.terminal.phrases import Phrases


class Drawing(ABC):
    """What a game's drawing module offers, as its `DRAWING`. It knows scenes, never rounds."""

    game: str
    looks: Sequence[str] = ()
    """What else can be looked up while this game is played: commands."""

    @abstractmethod
    def choosable(self, scene: Scene) -> list[str]:
        """The cards of the seat for which the viewer decides, in the order in which they are numbered."""

    @abstractmethod
    def prompt(self, scene: Scene, words: Words) -> str:
        """What is asked of the viewer now."""

    def written(self, scene: Scene, typed: str) -> str:
        """What a line means, in notation; by default it is written so."""
        return typed

    @abstractmethod
    def table(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """Everything the viewer sees, with its own cards, numbered, last."""

    def look(self, command: str, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """What one of the commands shows."""
        raise NotImplementedError

    @abstractmethod
    def sheet(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """The count of a finished round; the scene's totals include it."""


def drawing(game: str) -> Drawing:
    """The drawing of a game, from its package."""
    found: Drawing = import_module(f"{package_of(game)}.terminal").DRAWING
    return found
