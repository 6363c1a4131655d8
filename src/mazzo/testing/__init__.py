"""Tests for any game that is registered: `pytest --pyargs mazzo.testing --game NAME`, or without a name for all games.

They need the extra `testing`. A game adds the examples of its own rules, and what is stored of it: see `stored`.
"""
