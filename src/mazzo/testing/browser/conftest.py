"""A browser."""

from mazzo.testing.support.visitors import chromium, site, visitors

__all__ = ["chromium", "site", "visitors"]
