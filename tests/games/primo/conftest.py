"""A terminal to play in."""

from mazzo.testing.support.terminal import data, play, save

__all__ = ["data", "play", "save"]
