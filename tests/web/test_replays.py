"""After a match: it is looked at again from any seat, and its shuffle is proved, in the browser."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from mazzo.games import default
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, open_table, short, start, words
from mazzo.testing.support.visitors import Visitors


def hand_of(page: Page) -> list[str]:
    found = page.locator("[role=toolbar] [data-card]").evaluate_all("all => all.map(each => each.dataset.card)")
    return [str(card) for card in found]


def test_a_match_is_proved_and_seen_again(visitors: Visitors) -> None:
    person = Person(visitors())
    page = person.page
    open_table(person, default(), short(default()))
    start(person)
    person.play_on()

    verify = page.get_by_role("button", name=words("web-verify"))
    person.press(verify)
    expect(verify).to_have_attribute("aria-expanded", "true")
    proof = page.locator(".proof")
    expect(proof.get_by_text(words("web-verify-fine"))).to_be_visible()
    found = objections(page)

    person.press(page.get_by_role("link", name=words("web-replay"), exact=True))
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    found += objections(page)
    last = int(slider.get_attribute("max") or 0)
    assert last > 10

    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    person.press(page.get_by_role("button", name=words("web-replay-last")))
    expect(slider).to_have_value(str(last))
    person.press(page.get_by_role("button", name=words("web-replay-first")))
    expect(slider).to_have_value("0")
    own = hand_of(page)
    page.get_by_role("combobox", name=words("web-replay-seat")).select_option("1")
    expect(page.locator("[role=toolbar] [data-card]").first).not_to_have_attribute("data-card", own[0])
    assert not set(hand_of(page)) & set(own)

    # Whoever moves on while another seat's cards are on their way is not taken back.
    held: list[Route] = []
    page.route("**/replays/**", lambda route: held.append(route))
    page.get_by_role("combobox", name=words("web-replay-seat")).select_option("-1")
    person.press(page.get_by_role("button", name=words("web-replay-on")))
    expect(slider).to_have_value("1")
    with page.expect_response("**/replays/**"):
        held[0].continue_()
    page.unroute("**/replays/**")
    expect(page.locator("[role=toolbar] [data-card]")).to_have_count(0)
    expect(slider).to_have_value("1")

    page.set_viewport_size({"width": 390, "height": 844})
    found += objections(page)
    person.press(page.get_by_role("button", name=words("web-verify")))
    expect(page.locator(".proof").get_by_text(words("web-verify-fine"))).to_be_visible()
    found += objections(page)
    assert found == ""
