"""One server for the tests that do not stop it."""

from mazzo.testing.support.server import server

__all__ = ["server"]
