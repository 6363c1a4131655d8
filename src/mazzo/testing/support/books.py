"""Rule books as they are written: their markers, claims and figures, and how a figure is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple

from mazzo.games import game, package_of
from mazzo.kernel.contract import Round
from mazzo.kernel.errors import MoveError
from mazzo.kernel.game import Game
from mazzo.kernel.options import Field
from mazzo.learn.book import AnyInline, Book, BookOnly, BookTable
from mazzo.learn.proofs import value_of
from mazzo.learn.reading import read_book
from mazzo.learn.rendering import blocks_at, plain
from mazzo.words import languages

FIGURE = re.compile(r"^```fig\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CLAIM = re.compile(r"<!--=(.*?)-->", re.DOTALL)
MARKER = re.compile(r"\{(\w+)=([\w,]+):")
NUMBER = re.compile(r"\{(\w+)\}")
REFUSED = re.compile(r"(.+?) \[(\w+)\]")
FOR_THE_READER = {"caption", "trick", "cards", "use"}
MOST_SEATS = 8

Line = tuple[str, str]
"""A word, and what it says."""


class Written(NamedTuple):
    """A rule book in one language."""

    game: str
    language: str

    def __str__(self) -> str:
        return f"{self.game}.{self.language}"

    @property
    def text(self) -> str:
        return files(package_of(self.game)).joinpath("book", f"{self.language}.md").read_text(encoding="utf-8")

    @property
    def book(self) -> Book:
        found = read_book(self.game, self.language)
        assert found is not None
        return found

    @property
    def english(self) -> Written:
        return Written(self.game, "en")

    def markers(self) -> set[tuple[str, str]]:
        """Every option with every value for which something is said."""
        return {(option, value) for option, values in MARKER.findall(self.text) for value in values.split(",")}

    def numbers(self) -> set[str]:
        return set(NUMBER.findall(self.text))

    def claims(self) -> list[str]:
        return [claim.strip() for claim in CLAIM.findall(self.text)]

    def figures(self) -> list[list[Line]]:
        return [list(lines_of(block)) for block in FIGURE.findall(self.text)]


def written_books(name: str) -> list[Written]:
    """The books of a game, English first."""
    found = [language for language in languages() if read_book(name, language) is not None]
    return [Written(name, language) for language in sorted(found, key=lambda language: language != "en")]


def lines_of(block: str) -> Iterator[Line]:
    for line in block.splitlines():
        key, _, rest = line.strip().partition(" ")
        yield key, rest


def fields_of(name: str) -> dict[str, Field]:
    return {field.key: field for field in game(name).options_type.describe()}


def play_figure(name: str, lines: list[Line]) -> None:
    """See that what a figure tells is so: each move legal or refused for its reason, each check true."""
    rules = game(name)
    setup = dict(lines)
    options = rules.options(dict(pair.split("=", 1) for pair in setup.get("use", "").split()))
    if "hands" not in setup:
        for key, rest in lines:
            assert key in FOR_THE_READER or (key == "check" and value_of(rules, None, rest) is True), rest
        return
    _, round = rules.position(options, len(setup.get("hands", "").split("/")), setup)
    # What is asked is played after what would be wrong in its place.
    right = ""
    for key, rest in lines:
        if key == "no":
            check_refusal(rules, round, rest)
            continue
        if right:
            play(rules, round, right)
            right = ""
        if key in ("ask", "ask!"):
            right = asked(rules, round, rest.split(" | "), only=key == "ask!")
        else:
            play_line(rules, round, key, rest)


def asked(rules: Game, round: Round, right: list[str], only: bool) -> str:
    """The first of the moves that are right, which are legal, and if so said nothing else is."""
    legal = legal_moves(rules, round)
    assert set(right) == set(legal) if only else set(right) <= set(legal), f"{right}: of {legal}"
    return right[0]


def check_refusal(rules: Game, round: Round, rest: str) -> None:
    found = REFUSED.fullmatch(rest)
    assert found, f"{rest} names no reason"
    assert reason(rules, round, found[1]) == found[2], rest


def play_line(rules: Game, round: Round, key: str, rest: str) -> None:
    if key == "ff":
        for move in rest.split():
            play(rules, round, move)
    elif key == "check":
        assert value_of(rules, round, rest) is True, rest


def turn(round: Round) -> int:
    return next(seat for seat in range(MOST_SEATS) if round.waiting() >> seat & 1)


def legal_moves(rules: Game, round: Round) -> list[str]:
    return [rules.print(move) for move in round.view(turn(round)).moves()]


def play(rules: Game, round: Round, move: str) -> None:
    seat = turn(round)
    round.play(seat, rules.parse(move, round.view(seat)))


def reason(rules: Game, round: Round, move: str) -> str:
    """Why a move is refused."""
    try:
        rules.parse(move, round.view(turn(round)))
    except MoveError as error:
        return error.reason.code
    return ""


def tables_of(book: Written, chapter: str) -> list[tuple[list[str], list[list[str]]]]:
    """The tables of a chapter, those of every variant, with the default options in them: heads and rows."""
    (found,) = [each for each in book.book.chapters if each.id == chapter]
    blocks = [inner for block in found.blocks for inner in (block.blocks if isinstance(block, BookOnly) else [block])]
    values = game(book.game).options({}).dump()
    shown = [block for block in blocks_at(blocks, values) if isinstance(block, BookTable)]
    return [
        ([words(cell) for cell in table.head], [[words(cell) for cell in row] for row in table.rows]) for table in shown
    ]


def words(inline: list[AnyInline]) -> str:
    return plain(inline, rulings=False)
