"""Mazzo: a card table for games of several kinds, and for bots that play them."""

__version__ = "0.1.0"
