"""A terminal to play in, and a server."""

from mazzo.testing.support.server import server
from mazzo.testing.support.terminal import data, play, save

__all__ = ["data", "play", "save", "server"]
