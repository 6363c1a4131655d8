"""`mazzo rules`: the rule book of a game, for a table with these options or with all that is played anywhere."""

from __future__ import annotations

import os
from collections.abc import Sequence

from mazzo.cli.inputs import chosen
from mazzo.learn.reading import book_in
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.rules import book_page
from mazzo.terminal.screen import Screen
from mazzo.words import Refusal, local


def print_rules(game: str, chapter: str | None, options: Sequence[str], everything: bool) -> None:
    """Print the book or a chapter; what is higher than the window goes through the system's pager."""
    what = chosen(game, None, options)
    words = local()
    book = book_in(game, words.language)
    if book is None:
        raise Refusal("rules-none")
    screen = Screen()
    phrases = Phrases(drawing(game), words, ())
    lines = book_page(book, None if everything else what.options.dump(), phrases, screen.width, chapter or "")
    if screen.live and len(lines) > screen.height:
        # As git has it: what is bold stays so.
        os.environ.setdefault("LESS", "FRX")
        with screen.console.pager(styles=True):
            screen.show(lines)
    else:
        screen.show(lines)
