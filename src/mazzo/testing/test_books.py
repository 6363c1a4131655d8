"""A game's rule book fits every table, says what the engine does, and is the same book in every language.

A game without a book has nothing to show here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from mazzo.games import game
from mazzo.kernel.options import Options, Value
from mazzo.kernel.rng import Rng
from mazzo.learn.book import (
    AnyBlock,
    AnyInline,
    BookFigure,
    BookList,
    BookOnly,
    BookRuling,
    BookTable,
    BookTerm,
    BookWhen,
    Chapter,
)
from mazzo.learn.markdown import read_chapters
from mazzo.learn.proofs import value_of
from mazzo.learn.reading import read_book
from mazzo.learn.rendering import at_table, blocks_at, inlines_of, plain
from mazzo.testing.support.books import Written, fields_of, play_figure, written_books
from mazzo.testing.support.play import Setting, random_moves, settings

MARKS = re.compile(r"[{}]|\[\[|\]\]|\*|<!--|```|  | [.,]")
"""What no reader may see."""
LONGEST_DEFINITION = 140
LOOKED_AT = 40
"""So many moves have seen every phase but the last."""


# One book for every table


def test_every_value_of_every_option_has_its_sentence(book: Written) -> None:
    marked = book.markers()
    for key, field in fields_of(book.game).items():
        if field.kind == "choice":
            assert [str(value) for value in field.values if (key, str(value)) not in marked] == [], key
        else:
            assert key in book.numbers(), key


def test_every_marker_names_a_value_that_there_is(book: Written) -> None:
    fields = fields_of(book.game)
    known = {(key, str(value)) for key, field in fields.items() for value in field.values}
    assert book.markers() <= known
    assert book.numbers() <= {key for key, field in fields.items() if field.kind == "int"}


def tables(name: str) -> list[dict[str, Value]]:
    """The options of many tables: each value of each, beside each of the first, which is the variant if any is."""
    return [setting.options.dump() for setting in settings(name)]


def read_at(book: Written, values: dict[str, Value]) -> list[str]:
    """Every text that a table reads."""
    return read_with(book, tuple(values.items()))


@lru_cache(256)
def read_with(book: Written, values: tuple[tuple[str, Value], ...]) -> list[str]:
    return texts_of(at_table(book.book.chapters, dict(values)))


def texts_of(chapters: list[Chapter]) -> list[str]:
    return [plain(inline) for chapter in chapters for inline in inlines_of(chapter.blocks)]


def test_every_table_reads_a_clean_book(book: Written) -> None:
    for values in tables(book.game):
        assert [text for text in read_at(book, values) if MARKS.search(text)] == []
    everything = texts_of(at_table(book.book.chapters, None))
    assert [text for text in everything if "{" in text or "  " in text] == []


def test_an_option_changes_the_book_where_it_matters_and_nowhere_else(name: str) -> None:
    """In English: other languages have the same conditions."""
    for book in written_books(name)[:1]:
        for key, field in fields_of(name).items():
            for value in set(field.values or (field.high,)) - {field.default}:
                assert [
                    beside
                    for beside in besides(book, key)
                    if changes(book, {key: value}, beside) != field.matters(chosen(name, beside | {key: value}))
                ] == [], f"{key}={value}"


def chosen(name: str, values: dict[str, Value]) -> dict[str, Value]:
    options: Options = game(name).options(values)
    return options.dump()


def besides(book: Written, key: str) -> Iterator[dict[str, Value]]:
    """The default options, and those that differ from them in one other option."""
    yield {}
    for other, field in fields_of(book.game).items():
        if other != key:
            yield from ({other: value} for value in field.values)


def changes(book: Written, one: dict[str, Value], beside: dict[str, Value]) -> bool:
    return read_at(book, chosen(book.game, beside | one)) != read_at(book, chosen(book.game, beside))


def test_no_chapter_and_no_paragraph_is_empty(book: Written) -> None:
    for values in tables(book.game):
        for chapter in at_table(book.book.chapters, values):
            assert chapter.blocks, chapter.id
            blocks = [block for block in chapter.blocks if not isinstance(block, BookTable | BookFigure)]
            assert all(inline for inline in inlines_of(blocks)), chapter.id


# What it says is so


def test_every_figure_can_be_played(book: Written) -> None:
    for lines in book.figures():
        play_figure(book.game, lines)
        assert dict(lines).get("caption"), lines


def test_figures_and_terms_show_cards_that_there_are(book: Written) -> None:
    known = set(game(book.game).names)
    figures = [figure for chapter in book.book.chapters for figure in figures_in(chapter.blocks)]
    assert len(figures) == len(book.figures())
    assert {card for figure in figures for row in figure.rows for card in row.cards} <= known
    assert {card for term in book.book.terms.values() for card in term.cards} <= known


def figures_in(blocks: list[AnyBlock]) -> Iterator[BookFigure]:
    for block in blocks:
        if isinstance(block, BookOnly):
            yield from figures_in(block.blocks)
        elif isinstance(block, BookFigure):
            yield block


def test_every_claim_is_true(book: Written) -> None:
    for claim in book.claims():
        assert value_of(game(book.game), None, claim) is True, claim


# Terms, and where one reads more


def test_every_term_is_explained(book: Written) -> None:
    inlines = [inline for chapter in book.book.chapters for inline in inlines_of(chapter.blocks)]
    assert terms_in(inlines) - set(book.book.terms) == set()
    chapters = {chapter.id for chapter in book.book.chapters}
    for key, term in book.book.terms.items():
        assert 0 < len(term.definition) <= LONGEST_DEFINITION, key
        assert term.chapter in {*chapters, ""}, key


def terms_in(inlines: list[list[AnyInline]]) -> set[str]:
    pieces = [piece for inline in inlines for piece in inline]
    inner = [piece.inline for piece in pieces if isinstance(piece, BookWhen)]
    return {piece.key for piece in pieces if isinstance(piece, BookTerm)} | (terms_in(inner) if inner else set())


def test_no_form_belongs_to_two_terms(book: Written) -> None:
    forms = Counter(form.casefold() for term in book.book.terms.values() for form in term.forms)
    assert [form for form, count in forms.items() if count > 1] == []


def test_every_reason_and_every_line_of_the_count_has_its_chapter(book: Written) -> None:
    rules, places = game(book.game), book.book.places
    assert set(places.refusal) == set(rules.reasons)
    assert set(places.advice) == set(rules.advice)
    assert set(places.count) == set(rules.lines_of_tally)
    chapters = {chapter.id for chapter in book.book.chapters}
    for named in (places.refusal, places.advice, places.count, places.phase):
        assert set(named.values()) <= chapters


def test_every_phase_has_its_chapter(some_setting: Setting) -> None:

    book = read_book(some_setting.game.name, "en")
    if book is None:
        return
    course = some_setting.start(1)
    seen = set()
    for number, (seat, move) in enumerate(random_moves(course, Rng(1))):
        if number < LOOKED_AT:
            seen.add(getattr(course.scene(some_setting.game, 0), "phase", ""))
        course.play(seat, move)
    seen.add(getattr(course.scene(some_setting.game, 0), "phase", ""))
    assert seen - {""} <= set(book.places.phase)


# One book in every language


def test_a_translation_is_built_as_the_english_book(book: Written) -> None:
    assert built(book) == built(book.english)
    assert book.claims() == book.english.claims()
    assert [without_caption(each) for each in book.figures()] == [
        without_caption(each) for each in book.english.figures()
    ]


def test_a_translation_has_the_same_numbers(book: Written) -> None:
    """Small ones may be words."""
    for here, there in zip(read_chapters(book.text), read_chapters(book.english.text), strict=True):
        assert numbers_in(here.blocks) == numbers_in(there.blocks), here.id


def numbers_in(blocks: list[AnyBlock]) -> list[list[str]]:
    return [sorted(re.findall(r"[0-9]{2,}", plain(inline))) for inline in inlines_of(blocks_at(blocks, None))]


def test_a_translation_explains_the_same_terms(book: Written) -> None:
    here, there = book.book.terms, book.english.book.terms
    assert {key: (term.chapter, term.cards) for key, term in here.items()} == {
        key: (term.chapter, term.cards) for key, term in there.items()
    }


def without_caption(lines: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [line for line in lines if line[0] != "caption"]


def built(book: Written) -> list[object]:
    """A book without its words: its chapters, and what kinds of blocks with which conditions and rulings they have."""
    return [[chapter.id, [shape(block) for block in chapter.blocks]] for chapter in read_chapters(book.text)]


def shape(block: AnyBlock) -> object:
    match block:
        case BookOnly():
            return ["only", block.option, block.values, [shape(each) for each in block.blocks]]
        case BookList():
            return ["list", block.ordered, [marks(item) for item in block.items]]
        case BookTable():
            return ["table", [marks(cell) for row in (block.head, *block.rows) for cell in row], len(block.head)]
        case BookFigure():
            return ["figure", marks(block.caption)]
    return ["para", *(marks(inline) for inline in inlines_of([block]))]


def marks(inline: list[AnyInline]) -> list[object]:
    """What is marked in a running text, in an order that does not depend on how a language puts its words."""
    found: list[object] = []
    for piece in inline:
        match piece:
            case BookWhen():
                found.append(["when", piece.option, *piece.values, *marks(piece.inline)])
            case BookRuling():
                found.append(["ruling", piece.id])
            case BookTerm():
                found.append(["term", piece.key])
    return sorted(found, key=str)
