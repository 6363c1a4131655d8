"""Logs: lines for people on a terminal, JSON for machines elsewhere. No names, cookies, links or cards are in them."""

from __future__ import annotations

import logging
import sys

import structlog


def configure(verbose: bool = False) -> None:
    """To stderr; people are told only what should worry them."""
    people = sys.stderr.isatty()
    level = logging.DEBUG if verbose else logging.WARNING if people else logging.INFO
    render = structlog.dev.ConsoleRenderer() if people else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if people else [structlog.processors.format_exc_info]),
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
