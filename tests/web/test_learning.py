"""Lessons in a browser beyond the straight way: mistakes, leaving and coming back, and what is kept of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from mazzo.games import default, game, names
from mazzo.kernel.scene import Choice
from mazzo.learn.answers import listed
from mazzo.learn.lesson import Running
from mazzo.learn.reading import read_book
from mazzo.learn.script import Lesson
from mazzo.learn.shelf import lessons_in
from mazzo.learn.sights import LessonAnswer, LessonMove
from mazzo.testing.support.axe import objections
from mazzo.testing.support.dragging import carry_to, take_up
from mazzo.testing.support.driving import Person, open_table, short, start, words
from mazzo.testing.support.learning import SPOKEN, Learner
from mazzo.testing.support.pressing import HAND
from mazzo.testing.support.visitors import DESKTOP, PHONE, Visitors, mostly

GAME = default()
LESSONS = lessons_in(GAME, "en")[1]
HEADERS = {"x-mazzo": "1"}


def learner_at(person: Person, lesson: Lesson) -> Learner:
    learner = Learner(person, GAME, lesson)
    person.page.goto(learner.address)
    learner.arrive()
    return learner


def to_the_first(learner: Learner, kind: str) -> None:
    while learner.running.kind() != kind:
        learner.go_on()
    learner.arrive()


def laid_in_vain(learner: Learner) -> Choice:
    """A card that the rules allow, and that the lesson is not after."""
    assert learner.running.stage
    moves = learner.running.stage.scene().moves
    plain = [each for each in moves if each.card and not each.takes and not each.to]
    return next(each for each in plain if each.move not in learner.running.step.moves)


def with_quiz() -> Lesson:
    return next(each for each in LESSONS if any(step.kind == "quiz" for part in each.parts for step in part.steps))


def test_a_wrong_move_is_answered_and_the_card_goes_back(visitors: Visitors) -> None:
    person = Person(visitors(reduced_motion="no-preference"))
    page = person.page
    learner = learner_at(person, LESSONS[0])
    to_the_first(learner, "ask")
    wrong = laid_in_vain(learner)
    answer = next(each.text for each in learner.running.step.wrong if wrong.move in each.moves)
    held = page.locator(f"{HAND} [data-card='{wrong.card}']")

    take_up(page, held.element_handle())
    carry_to(page, page.locator("[data-middle]"))
    page.mouse.up()
    expect(page.locator(SPOKEN)).to_contain_text(answer)
    expect(page.locator("[data-dragged]")).to_have_count(0)
    expect(held).to_be_visible()
    expect(page.locator("[data-glow]")).to_have_count(0)

    page.reload()
    learner.arrive()
    person.press(held)
    glowing = page.locator("[data-glow]")
    expect(glowing.first).to_be_visible()
    right = learner.offered(learner.running.step.moves)
    expect(page.locator(f"{HAND} [data-glow]")).to_have_attribute("data-card", right.card or "")
    expect(glowing).to_have_count(1 + len(right.takes))

    show = learner.button("web-learn-show")
    expect(show).to_have_count(0)
    person.press(held)
    person.press(show)
    learner.running.do(LessonMove(move=right.move))
    learner.arrive()
    page.goto(f"/learn/{GAME}")
    expect(page.locator(f"a[href$='{learner.address}'] .state")).to_have_text(words("web-learn-done"))


def test_who_leaves_a_lesson_goes_on_where_it_was(visitors: Visitors) -> None:
    page = visitors()
    person = Person(page)
    lesson = max(LESSONS, key=lambda each: each.waits)
    learner = learner_at(person, lesson)
    learner.go_on()
    learner.arrive()
    page.goto(f"/learn/{GAME}")
    expect(page.locator(f"a[href$='{learner.address}'] .state")).to_have_text(words("web-learn-begun"))
    person.press(page.locator(f"a[href$='{learner.address}']"))
    learner.arrive()
    # Another script by now: it begins again.
    kept = json.loads(page.evaluate("() => localStorage.getItem('mazzo.learned')"))
    for pupil in kept.values():
        for begun in pupil["begun"].values():
            begun["mark"] = "older"
    page.evaluate("(kept) => localStorage.setItem('mazzo.learned', kept)", json.dumps(kept))
    page.reload()
    Learner(person, GAME, lesson).arrive()


def test_a_wrong_answer_is_crossed_out(visitors: Visitors) -> None:
    page = visitors()
    learner = learner_at(Person(page, "keyboard"), with_quiz())
    to_the_first(learner, "quiz")
    step = learner.running.step
    wrong = (step.right + 1) % len(step.answers)
    answers = page.locator(f"{SPOKEN} .answer")
    learner.person.press(answers.nth(wrong))
    learner.running.do(LessonAnswer(answer=wrong))
    expect(answers.nth(wrong)).to_be_disabled()
    learner.go_on()
    learner.arrive()


def refusing() -> tuple[str, Lesson, str]:
    """A game and a lesson that begins with a move, and a card of the hand that the rules refuse there."""
    for name in names():
        for lesson in lessons_in(name, "en")[1]:
            running = Running(game(name), lesson)
            refused = running.stage.scene().refused if running.stage and running.kind() == "ask" else {}
            for card in refused:
                return name, lesson, card
    raise AssertionError("no lesson refuses a card")


@pytest.mark.parametrize("way", mostly(["keyboard", "touch"], "keyboard"))
def test_the_rules_are_read_beside_a_lesson(visitors: Visitors, way: str) -> None:
    """From a refusal to its paragraph and back, and at what the lesson is about; the lesson stays where it is."""
    person = Person(visitors(**(PHONE if way == "touch" else DESKTOP), reduced_motion="reduce"), way)
    page = person.page
    name, lesson, card = refusing()
    learner = Learner(person, name, lesson)
    page.goto(learner.address)
    learner.arrive()
    person.press(page.locator(f"{HAND} [data-card='{card}']"))
    why = learner.button("web-why")
    person.press(why)
    drawer = page.get_by_role("complementary")
    book = read_book(name, "en")
    assert book
    focused = drawer.locator("[data-chapter]:focus")
    expect(focused).to_have_attribute("data-chapter", re.compile("|".join(book.places.refusal.values())))
    assert objections(page) == ""
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(why).to_be_focused()

    rules = page.locator("header").get_by_role("button", name=words("web-book"), exact=True)
    person.press(rules)
    expect(drawer.locator(f"[data-chapter='{lesson.chapter}']")).to_be_in_viewport()
    person.press(drawer.get_by_role("button", name=words("web-close"), exact=True))
    expect(drawer).to_have_count(0)
    expect(rules).to_be_focused()
    assert page.locator("main").get_attribute("data-step") == "0"


def places(person: Person) -> Iterator[str]:
    """The pages of somebody who learns, one after the other."""
    page = person.page
    page.goto("/learn")
    expect(page.locator(".progress").first).to_be_visible()
    yield "games"
    page.goto(f"/learn/{GAME}")
    expect(page.locator(".path li").first).to_be_visible()
    yield "path"
    learner = learner_at(person, LESSONS[0])
    yield "lesson"
    learner.go_through()
    yield "end"
    to_the_first(learner_at(person, with_quiz()), "quiz")
    yield "quiz"


@pytest.mark.parametrize("way", mostly(["mouse", "touch"], "touch"))
def test_axe_finds_nothing(visitors: Visitors, way: str) -> None:
    person = Person(visitors(**(PHONE if way == "touch" else {})), way)
    assert {place: found for place in places(person) if (found := objections(person.page))} == {}


# Of two boxes that share a place, what both say.
OVERLAPPING = """(links) => {
  const boxes = links.map((each) => [each.innerText, each.getBoundingClientRect()]);
  return boxes.flatMap(([name, one], at) =>
    boxes.slice(at + 1).flatMap(([other, two]) => {
      const apart = one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
      return apart ? [] : [[name, other]];
    }),
  );
}"""


def test_no_link_lies_on_another(visitors: Visitors) -> None:
    page = visitors()
    for size in ((1440, 900), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for path in ("/learn", f"/learn/{GAME}"):
            page.goto(path)
            expect(page.locator(".progress").first).to_be_visible()
            assert page.locator("main a").evaluate_all(OVERLAPPING) == [], (size, path)


def finish(person: Person) -> None:
    learner_at(person, LESSONS[0]).go_through()


def test_the_server_knows_it_too_until_it_is_erased(visitors: Visitors) -> None:
    page = visitors()
    person = Person(page)
    page.request.post("/api/me", headers=HEADERS)
    with page.expect_response(lambda answer: answer.url.endswith("/api/me/learned")):
        finish(person)
    page.evaluate("() => localStorage.clear()")
    page.goto(f"/learn/{GAME}")
    done = page.locator(f"a[href$='/{LESSONS[0].id}'] .state")
    expect(done).to_have_text(words("web-learn-unaided"))

    page.goto("/settings")
    person.press(page.get_by_role("button", name=words("web-learned-forget"), exact=True))
    person.press(page.locator("dialog[open] button.danger"))
    expect(page.get_by_role("status").get_by_text(words("web-learned-gone"))).to_be_visible()
    assert page.request.get("/api/me/learned").json() == []
    page.goto(f"/learn/{GAME}")
    expect(page.locator(".path li").first).to_be_visible()
    expect(done).to_have_count(0)


def test_everybody_at_a_device_learns_by_name(visitors: Visitors) -> None:
    page: Page = visitors()
    finish(Person(page))
    for name, count in (("Anna", 0), ("", 1)):
        page.evaluate("(name) => localStorage.setItem('mazzo.settings', JSON.stringify({ name }))", name)
        page.goto(f"/learn/{GAME}")
        expect(page.locator(".path li").first).to_be_visible()
        expect(page.locator(".path li .state")).to_have_count(count)
        page.goto("/")
        page.wait_for_load_state("networkidle")
        learn = page.locator(f"main a[href='/learn/{GAME}']")
        expect(learn.get_by_text(words("web-learn-progress", done=1, count=len(LESSONS)))).to_have_count(count)


@pytest.mark.long
def test_after_a_match_the_lesson_that_fits_is_offered_once(visitors: Visitors) -> None:
    page = visitors()
    person = Person(page)
    found = listed(GAME, "en")
    lesson = found.lessons[-1]

    # In every match points are written down.
    lessons = {
        "game": GAME,
        "lang": "en",
        "first": False,
        "before": 0,
        "lessons": [{"id": lesson.id, "title": lesson.title, "idea": "", "chapter": "", "steps": 1, "mark": ""}],
        "offers": {"own": {"scored": lesson.id}},
    }
    page.route(f"**/api/learn/{GAME}/en", lambda route: route.fulfill(json=lessons))
    for count in (1, 0):
        open_table(person, GAME, short(GAME))
        start(person)
        person.play_on()
        expect(page.locator(".outcome h2")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect(page.locator(".offer a")).to_have_count(count)
