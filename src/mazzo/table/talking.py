"""Table talk: what may be said, by whom, and who hears it. None of it is an event, nor ever in a record."""

from __future__ import annotations

import unicodedata
from typing import Literal

from mazzo.record.record import clean
from mazzo.table.names import shapes, visible
from mazzo.table.refusal import Refused
from mazzo.table.state import Table

PHRASES = (
    "hello",
    "good_luck",
    "well_played",
    "good_game",
    "thanks",
    "sorry",
    "oops",
    "thinking",
    "your_turn",
    "one_moment",
    "again",
    "bye",
)
"""Said in the language of whoever reads them; the words are `talk-…`."""
EMOTES = ("smile", "laugh", "wink", "wow", "sad", "clap", "cheers", "heart")
"""Drawn; `emote-…` says in words what is seen."""
MOST_TEXT = 200
"""Characters of a free text."""

Audience = Literal["table", "watchers"]
"""Who hears it: everybody, or until the match is over only those who watch."""
Kind = Literal["phrase", "emote", "text", "bot", "silenced", "voiced"]
"""What a line is. The last two say that the host has silenced somebody, or lets them speak again."""


def kind_of(key: str) -> Kind:
    """Raises Refused."""
    if key in PHRASES:
        return "phrase"
    if key in EMOTES:
        return "emote"
    raise Refused("no_such_phrase")


def check_may_talk(table: Table) -> None:
    """Whether anybody may say something now. Raises Refused."""
    if table.opening.talk == "off":
        raise Refused("talk_off")
    if table.opening.rated and table.status == "playing":
        raise Refused("talk_rated")


def audience_of(table: Table, person: str) -> Audience:
    """Who hears a person now. Those who watch talk among themselves while a match runs."""
    return "watchers" if table.running and person not in table.people else "table"


def hears(table: Table, person: str, audience: Audience) -> bool:
    """Whether a person is told now what was said to these."""
    return audience == "table" or not table.running or person not in table.people


def proper_text(text: str) -> str:
    """One line without what is not seen or turns the writing around. Raises Refused if nothing is left."""
    kept = "".join(each for place, each in enumerate(text) if visible(each) or shapes(text, place))
    shown = clean(unicodedata.normalize("NFC", kept))[:MOST_TEXT]
    if not shown:
        raise Refused("talk_empty")
    return shown
