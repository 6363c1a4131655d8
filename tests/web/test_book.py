"""The rule book in a browser: as a page, beside a table, and its words explained; by mouse, by keyboard, on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from mazzo.games import default, game, names
from mazzo.learn.book import Book, BookPara, BookRuling, BookTerm, BookText
from mazzo.learn.reading import read_book
from mazzo.learn.rendering import at_table
from mazzo.presets import presets
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Look, Person, chosen, open_table, start, words
from mazzo.testing.support.fitting import refusing
from mazzo.testing.support.visitors import PHONE, Visitors

# In sight, and nothing lies on it.
AT_TOP = """(heading) => {
  const { left, top, height } = heading.getBoundingClientRect();
  const found = document.elementFromPoint(left + 4, top + height / 2);
  return heading.contains(found) && top < innerHeight * 0.6;
}"""


FITS = "() => document.documentElement.scrollWidth <= innerWidth"


def book_of(name: str) -> Book:
    book = read_book(name, "en")
    assert book
    return book


def heading(page: Page, chapter: str) -> Locator:
    return page.locator(f"[data-chapter='{chapter}']")


def stands_at(page: Page, chapter: str) -> None:
    """The chapter is what one reads, and the keyboard is there."""
    expect(heading(page, chapter)).to_be_focused()
    assert heading(page, chapter).evaluate(AT_TOP)


def opened(page: Page, path: str) -> Page:
    page.goto(path)
    page.locator(".text h2").first.wait_for()
    return page


def paragraphs(book: Book, options: dict[str, str | int]) -> Iterator[str]:
    """What the server's side reads at a table with these options."""
    for chapter in at_table(book.chapters, options):
        for block in chapter.blocks:
            if isinstance(block, BookPara):
                assert all(isinstance(each, BookText | BookTerm | BookRuling) for each in block.inline)
                yield "".join(each.text for each in block.inline if isinstance(each, BookText | BookTerm))


@pytest.mark.parametrize("name", names())
def test_the_browser_reads_the_same_book(visitors: Visitors, name: str) -> None:
    preset = presets(name)[-1]
    options = game(name).options(preset.options).dump()
    page = opened(visitors(), f"/rules/{name}?preset={preset.key}")
    page.get_by_label(words("web-book-rulings")).uncheck()
    expect(page.locator(".ruling")).to_have_count(0)
    read = page.locator(".text p:not(figure p)").all_inner_texts()
    assert [plain(each) for each in read] == [plain(each) for each in paragraphs(book_of(name), options)]
    # However narrow the window, only tables are wider, and scroll inside themselves.
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(FITS)


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def test_a_book_by_keyboard(visitors: Visitors) -> None:
    name = default()
    book = book_of(name)
    person = Person(visitors(), "keyboard")
    page = opened(person.page, f"/rules/{name}")
    found = objections(page)
    second = book.chapters[1]
    person.press(page.get_by_role("link", name=second.title, exact=True))
    stands_at(page, second.id)
    third = book.chapters[2]
    page.get_by_role("link", name=third.title, exact=True).click()
    stands_at(page, third.id)
    page.go_back()
    expect(page).to_have_url(re.compile(f"#{second.id}$"))
    stands_at(page, second.id)

    # A word, what it means and looks like, and back to it; then on to its chapter.
    known = [(key, each) for key, each in book.terms.items() if each.chapter and each.cards]
    key, entry = next((key, each) for key, each in known if says(page, each.headword))
    term = page.locator(".text .term").filter(has_text=entry.headword).first
    assert term.get_attribute("aria-roledescription") == words("web-term")
    person.press(term)
    sheet = page.get_by_role("dialog", name=entry.headword)
    expect(sheet).to_contain_text(entry.definition)
    expect(sheet.get_by_role("img")).to_have_count(len(entry.cards))
    found += objections(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(term).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("button", name=words("web-close"))).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(sheet.get_by_role("button", name=words("web-term-more"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"#{entry.chapter}$"))
    stands_at(page, entry.chapter)

    # What is looked for is marked, and the rest put aside; Escape in the field is the browser's.
    person.walk_to(page.get_by_role("searchbox").element_handle())
    page.keyboard.type(entry.headword.upper())
    marks = page.locator(".text mark")
    expect(marks.first).to_be_visible()
    assert {each.casefold() for each in marks.all_inner_texts()} <= set(entry.headword.casefold().split())
    expect(page.get_by_role("status")).not_to_be_empty()
    page.keyboard.type(" nowhere at all")
    expect(page.locator(".text section")).to_have_count(0)
    expect(page.get_by_role("status")).to_have_text(words("web-book-found", count=0))
    assert found == "", key


def says(page: Page, headword: str) -> bool:
    return page.locator(".text .term").filter(has_text=headword).count() > 0


def test_a_book_on_a_phone(visitors: Visitors) -> None:
    name = default()
    last = book_of(name).chapters[-1]
    page = opened(visitors(**PHONE), f"/rules/{name}#{last.id}")
    stands_at(page, last.id)
    assert page.evaluate(FITS)
    chapters = page.get_by_role("combobox", name=words("web-book-chapter"))
    first = book_of(name).chapters[0]
    chapters.select_option(first.id)
    expect(page.locator(f"[data-section='{first.id}']")).to_be_in_viewport()
    expect(page.locator(".other")).to_have_count(0)
    page.get_by_label(words("web-book-all")).check()
    expect(page.locator(".other").first).to_be_attached()
    assert page.evaluate(FITS)
    assert objections(page) == ""
    page.locator(".term").first.tap()
    expect(page.get_by_role("dialog")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name=words("web-close")).tap()
    expect(page.locator(".term").first).to_be_focused()


def refuses(seen: Look) -> bool:
    """It is somebody's turn here, and some of the cards cannot be played."""
    hand = [button for button in seen.buttons if button.hand]
    return bool(seen.of("layout")) and any(not button.able for button in hand)


def test_the_book_beside_a_table(visitors: Visitors) -> None:
    """From a refusal to the paragraph and back, and at the phase that is played."""
    setting = refusing()
    book = book_of(setting.game.name)
    person = Person(visitors())
    page = person.page
    open_table(person, setting.game.name, chosen(setting))
    start(person)
    why = page.get_by_role("button", name=words("web-why"))
    refused = page.locator("[role=toolbar] button[aria-disabled=true]")
    person.play_on(refuses)
    person.press(refused.first)
    expect(why).to_be_visible()
    person.press(why)
    drawer = page.get_by_role("complementary")
    focused = page.locator("aside [data-chapter]:focus")
    expect(focused).to_have_count(1)
    chapter = focused.get_attribute("data-chapter") or ""
    assert chapter in book.places.refusal.values()
    stands_at(page, chapter)
    assert objections(page) == ""
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(why).to_be_focused()

    # Opened by itself it shows the phase, and the keyboard stays where it is.
    page.keyboard.press("l")
    rules = page.get_by_role("tab", name=words("web-book"))
    person.press(rules)
    played = book.places.phase["play"]
    expect(heading(page, played)).to_be_in_viewport()
    assert heading(page, played).evaluate(AT_TOP)
    expect(rules).to_be_focused()

    # A word in the book: Escape closes its sheet, and not the drawer.
    term = drawer.locator(".term").first
    person.press(term)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(term).to_be_focused()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


# Terms that begin a line which their opening bracket does not begin.
PARTED = """() => [...document.querySelectorAll(".term")].flatMap((term) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  walker.currentNode = term;
  let before = walker.previousNode();
  while (before && !before.textContent) before = walker.previousNode();
  if (!before?.textContent.endsWith("(")) return [];
  const bracket = document.createRange();
  bracket.setStart(before, before.textContent.length - 1);
  bracket.setEnd(before, before.textContent.length);
  const [one, other] = [bracket.getBoundingClientRect(), term.getClientRects()[0]];
  return [[term.textContent, one.bottom <= other.top + 4]];
})"""


@pytest.mark.long
def test_a_bracket_stays_with_the_term_after_it(visitors: Visitors) -> None:
    page = visitors()
    seen = 0
    for name in names():
        page.goto(f"/rules/{name}")
        page.locator("[data-chapter]").first.wait_for()
        for width in range(320, 480, 8):
            page.set_viewport_size({"width": width, "height": 800})
            found = page.evaluate(PARTED)
            seen += len(found)
            assert [term for term, parted in found if parted] == [], (name, width)
    assert seen
