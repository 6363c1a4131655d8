"""The first deal as it is written: `first/<lang>.md` in a game's package, one block.

    ```coach
    use variant=two
    seats 2
    seed first/69
    bots 42
    result 5 3
    costly 1
    after sweep
    open Capture cards: an equal one, or several that add up.
    at 1 Which of your cards can take something?
    at sweep One card lies there. Do you have its twin?
    close Five points to three.
    ```

docs/lessons.md tells what each line means. All but the texts is taken from the English file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from mazzo.games import FaultyGame
from mazzo.learn.script import Lesson, Line, ScriptError, blocks
from mazzo.learn.shelf import text_of

FOLDER = "first"

BEFORE = 4
"""So many lessons come before the first deal, unless it says after which."""


class FirstDeal(Struct, frozen=True, kw_only=True):
    """A deal, and what the coach says in it."""

    use: str
    seats: int
    seed: str
    bots: int
    """What the others do follows from this number."""
    result: list[int]
    """The first scores, if one plays as the coach advises; what closes the deal is true only then."""
    costly: float
    """So many points less than the coach's move are worth a word."""
    after: str
    """The lesson that leads to it; empty for the usual number of lessons."""
    opening: str
    at: dict[str, str]
    """What is said before a decision of that number, or the first time that a move is advised for that reason."""
    close: str


def lessons_before(deal: FirstDeal | None, lessons: Sequence[Lesson]) -> int:
    """How many lessons one has had before the first deal."""
    ids = [lesson.id for lesson in lessons]
    return ids.index(deal.after) + 1 if deal and deal.after in ids else min(BEFORE, len(ids))


def first_in(game: str, language: str) -> FirstDeal | None:
    """The first deal of a game in a language or else in English; none if there is none, or it cannot be read."""
    try:
        return read_first(game, language) or read_first(game, "en")
    except FaultyGame:
        return None


@cache
def read_first(game: str, language: str) -> FirstDeal | None:
    """The first deal of a game in a language, if there is one. Raises FaultyGame with the place of what is wrong."""
    try:
        found = read_block(text_of(game, FOLDER, language), language == "en")
    except ScriptError as problem:
        raise FaultyGame(game, f"{FOLDER}/{language}.md, {problem}") from problem
    if found is None or language == "en":
        return found
    english = read_first(game, "en")
    if english is None:
        raise FaultyGame(game, f"{FOLDER}/en.md is missing")
    return replace(english, opening=found.opening, at=found.at, close=found.close)


def read_block(text: str, whole: bool) -> FirstDeal | None:
    """The only block of a file; `whole` if the deal itself has to be there. Raises ScriptError."""
    found = blocks(text, "coach")
    if not found:
        return None
    at: dict[str, str] = {}
    said: dict[str, Line] = {}
    for line in found[0]:
        if line.verb == "at":
            when, _, words = line.rest.partition(" ")
            if when in at or not words:
                raise ScriptError(line.number, "`at WHEN text`, each once")
            at[when] = words
        elif line.verb in ("use", "seats", "seed", "bots", "result", "costly", "after", "open", "close"):
            said[line.verb] = line
        else:
            raise ScriptError(line.number, f"no line begins with `{line.verb}`")
    needed = ("open", "close", "seats", "seed", "result", "costly") if whole else ("open", "close")
    missing = [verb for verb in needed if verb not in said]
    if missing:
        raise ScriptError(found[0][0].number if found[0] else 0, f"`{missing[0]}` is missing")
    given = {verb: line.rest for verb, line in said.items()}
    return FirstDeal(
        use=given.get("use", ""),
        seats=int(given.get("seats", "0")),
        seed=given.get("seed", ""),
        bots=int(given.get("bots", "0")),
        result=[int(score) for score in given.get("result", "").split()],
        costly=float(given.get("costly", "0")),
        after=given.get("after", ""),
        opening=given["open"],
        at=at,
        close=given["close"],
    )
