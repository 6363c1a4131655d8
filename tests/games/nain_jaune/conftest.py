"""A terminal to play in."""

from tests.support.terminal import data, play, save

__all__ = ["data", "play", "save"]
