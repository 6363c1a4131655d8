"""What people do around the table, by mouse, by keyboard and on a phone, in every language: an account from its first
day to its last, friends and the inbox, a table over days, and what moderators do."""

from __future__ import annotations

from itertools import product
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from mazzo.games import default
from mazzo.testing.support.driving import Person, chosen, open_table, start, words
from mazzo.testing.support.fitting import of_seats, usual
from mazzo.testing.support.server import HEADERS, Server
from mazzo.testing.support.visitors import Visitors
from mazzo.words import languages
from tests.web.people import PASSWORD, WAYS, Walker, person_of

pytestmark = pytest.mark.more

THREE = usual(of_seats(3))


def everywhere(*short: tuple[str, str]) -> pytest.MarkDecorator:
    """Each way in each language; those that are not named are for the long run."""
    pairs = product(WAYS, languages())
    marked = [pytest.param(*pair, marks=() if pair in short else pytest.mark.long) for pair in pairs]
    return pytest.mark.parametrize(("way", "language"), marked)


@pytest.fixture(autouse=True)
def expected(visitors: Visitors) -> None:
    """Refusals are told on the page; browsers write them down as well."""
    visitors.expected = lambda complaint: any(each in complaint for each in ("409", "429"))


@everywhere()
def test_an_account_from_its_first_day_to_its_last(visitors: Visitors, way: str, language: str) -> None:
    walker = Walker(visitors, way, language, "account")
    page, said = walker.page, walker.words
    name = f"Anna {way} {language}"
    page.goto("/")
    walker.press(page.get_by_role("link", name=said("web-account"), exact=True))
    create = walker.section("web-account-create")
    walker.types(create.get_by_label(said("web-account-name"), exact=True), name)
    walker.types(create.get_by_label(said("web-account-password"), exact=True), "short")
    walker.does("web-account-with-password")
    expect(page.get_by_role("alert")).to_have_text(said("table-reason-password-short", least=8))
    walker.keeps_focus()
    walker.looks("refused")
    walker.types(create.get_by_label(said("web-account-password"), exact=True), PASSWORD)
    walker.does("web-account-with-password")
    expect(page.get_by_role("heading", name=said("web-account-codes"))).to_be_focused()
    code = page.locator(".codes li").first.inner_text()
    walker.looks("codes")
    walker.does("web-account-codes-done")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    walker.keeps_focus()
    walker.looks("own")
    # Another name and another password.
    name = f"Berta {way} {language}"
    own = walker.section("web-account-credentials")
    walker.types(own.get_by_label(said("web-account-name"), exact=True), name)
    walker.does("web-account-rename")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    walker.keeps_focus()
    walker.types(own.get_by_label(said("web-account-password-new"), exact=True), PASSWORD + "!")
    walker.does("web-account-set-password")
    expect(own.get_by_role("status")).to_have_text(said("web-account-done"))
    walker.keeps_focus()
    # Away from this device, and back by a code.
    walker.does("web-sign-out")
    walker.looks("sign-out")
    walker.does("web-sign-out", page.get_by_role("dialog"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    walker.keeps_focus()
    # Whoever has a table by then says whether it comes along.
    for path, wanted in (("me", {}), ("tables", {"game": default(), "name": "Cleo"})):
        assert page.request.post(f"/api/{path}", headers=HEADERS, data=wanted).ok
    page.goto("/account")
    question = page.get_by_role("group", name=said("web-account-keep", count=1))
    left = question.get_by_role("radio", name=said("web-account-keep-no"))
    walker.chooses(left)
    expect(left).to_be_checked()
    lost = page.locator("details")
    walker.press(lost.locator("summary"))
    walker.types(lost.get_by_label(said("web-account-name"), exact=True), name)
    walker.types(lost.get_by_label(said("web-account-code"), exact=True), code)
    walker.looks("lost")
    walker.does("web-account-sign-in-code")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    assert page.request.get("/api/tables/mine").json() == []
    # Everything is deleted, which is asked twice.
    walker.does("web-account-delete")
    walker.looks("delete")
    walker.does("web-account-delete-next", page.get_by_role("dialog"))
    expect(walker.button("web-account-delete-no")).to_be_focused()
    walker.looks("sure")
    walker.does("web-account-delete-yes")
    expect(page.get_by_role("status").first).to_have_text(said("web-account-deleted"))
    walker.keeps_focus()
    walker.looks("deleted")
    assert walker.found == []


@everywhere()
def test_friends_and_the_inbox(visitors: Visitors, way: str, language: str) -> None:
    walker, host = Walker(visitors, way, language, "inbox"), Person(visitors())
    page, said = walker.page, walker.words
    open_table(host, THREE.game.name, chosen(THREE))
    page.goto(host.page.url)
    walker.types(page.get_by_role("textbox", name=said("web-name")), "Bela")
    walker.does("web-sit")
    expect(page.locator(".seats .yours")).to_be_visible()
    walker.looks("lobby")
    # One asks, the other agrees.
    walker.does("web-friend-ask")
    expect(walker.button("web-friend-asked")).to_be_disabled()
    walker.keeps_focus()
    host.press(host.page.get_by_role("button", name=words("web-inbox")))
    host.press(host.page.get_by_role("dialog").get_by_role("button", name=words("web-agree")))
    # Two invitations: one is declined, one followed.
    counter = page.get_by_role("button", name=said("web-inbox"))
    for count in (1, 2):
        open_table(host, THREE.game.name, chosen(THREE))
        friends = host.page.get_by_role("region", name=words("web-friends"))
        host.press(friends.get_by_role("button", name=words("web-friend-invite"), exact=True))
        expect(counter).to_contain_text(said("web-inbox-count", count=count))
    table = host.page.url
    page.goto("/settings")
    friends = page.get_by_role("region", name=said("web-friends"))
    expect(friends.get_by_text(said("web-friend-online"))).to_be_visible()
    walker.looks("settings")
    walker.press(counter)
    dialog = page.get_by_role("dialog", name=said("web-inbox"))
    walker.looks("inbox")
    declined = dialog.get_by_role("listitem")
    expect(declined).to_have_count(2)
    walker.does("web-inbox-no", declined.first)
    expect(declined).to_have_count(1)
    walker.keeps_focus()
    if way == "keyboard":
        page.wait_for_function("() => document.activeElement.closest('[role=dialog]') !== null")
    walker.does("web-inbox-go", dialog)
    page.locator(".seats").wait_for()
    assert "/t/" in page.url
    expect(counter).to_have_count(0)
    host.page.goto(table)
    # And it ends where one finds it.
    page.goto("/settings")
    walker.does("web-friend-end", friends)
    expect(friends).to_have_count(0)
    walker.keeps_focus()
    assert walker.found == []


@everywhere(("touch", "it"))
def test_a_table_over_days(visitors: Visitors, way: str, language: str) -> None:
    walker = Walker(visitors, way, language, "days")
    page, said = walker.page, walker.words
    page.goto(f"/new/{THREE.game.name}")
    walker.toggles(page.get_by_role("checkbox", name=said("web-days")))
    expect(page.get_by_role("checkbox", name=said("web-clock"))).to_have_count(0)
    walker.types(page.get_by_role("spinbutton", name=said("web-days-each")), "3")
    walker.types(page.get_by_role("spinbutton", name=said("web-days-bank")), "2")
    walker.keeps_focus()
    walker.looks("new")
    walker.does("web-open-table")
    page.get_by_role("button", name=said("web-start"), exact=True).wait_for()
    expect(page.locator(".sheet .played")).to_contain_text(said("form-days", days=3))
    walker.looks("lobby")
    start(walker)
    page.locator("[data-mine]").wait_for()
    page.goto("/")
    expect(page.get_by_role("heading", name=said("web-table-waits"))).to_be_visible()
    walker.looks("home")
    walker.press(page.get_by_role("button", name=said("web-inbox")))
    dialog = page.get_by_role("dialog", name=said("web-inbox"))
    expect(dialog.locator("small")).to_contain_text(said("web-inbox-until", when="").strip())
    walker.looks("inbox")
    walker.press(dialog.get_by_role("link"))
    page.locator("main.board").wait_for()
    assert walker.found == []


@everywhere(("keyboard", "de"))
def test_moderators(visitors: Visitors, site: Server, way: str, language: str) -> None:
    """Somebody is reported and blocked, let off, renamed, banned and forgiven."""
    walker, host = Walker(visitors, way, language, "moderation"), Walker(visitors, way, language, "moderation")
    page, said = walker.page, walker.words
    rude, meek = f"Rude {way} {language}", f"Meek {way} {language}"
    walker.with_account(f"Boss {way} {language}")
    site.rows("UPDATE people SET role = 'moderator' WHERE id = ?", person_of(site, page))
    host.page.request.post("/api/me", headers=HEADERS)
    wanted = {"game": default(), "name": "Anna", "public": True}
    table = host.page.request.post("/api/tables", headers=HEADERS, data=wanted).json()["id"]
    other = Walker(visitors, "mouse", "en", "moderation")
    other.with_account(rude)
    other.page.goto(f"/t/{table}")
    other.types(other.page.get_by_role("textbox", name=words("web-name")), rude)
    other.does("web-sit")
    host.page.goto(f"/t/{table}")
    complain = host.page.get_by_role("button", name=said("web-complain"))
    for answer in ("web-complain-insults", "web-complain-block"):
        host.press(complain)
        host.looks(answer)
        host.does(answer, host.page.get_by_role("dialog"))
        expect(host.page.get_by_text(said("web-complain-done"))).to_be_visible()
        host.keeps_focus()
    host.page.goto("/account")
    host.page.get_by_role("heading", name=said("web-account-blocked")).wait_for()
    host.looks("blocked")
    host.press(host.page.get_by_role("button", name=said("web-account-unblock-one", name=rude)))
    expect(host.page.get_by_role("heading", name=said("web-account-blocked"))).to_have_count(0)
    host.keeps_focus()
    page.goto("/account")
    walker.press(page.get_by_role("link", name=said("web-moderate"), exact=True))
    reports = page.get_by_role("listitem").filter(has_text=rude).filter(has_text=said("web-reported-insults"))
    expect(reports).to_have_count(1)
    walker.looks("reports")
    walker.does("web-moderate-done", reports)
    expect(reports).to_have_count(0)
    walker.keeps_focus()
    renaming = page.locator("form", has=walker.button("web-account-rename"))
    walker.types(renaming.get_by_label(said("web-account-name"), exact=True), rude)
    walker.types(renaming.get_by_label(said("web-moderate-to"), exact=True), meek)
    walker.types(renaming.get_by_label(said("web-moderate-why"), exact=True), "<i>asked</i>")
    walker.press(renaming.get_by_role("button"))
    expect(page.get_by_role("listitem").filter(has_text=said("web-moderate-act-rename")).first).to_be_visible()
    walker.keeps_focus()
    penalty = page.locator("form", has=walker.button("web-moderate-do"))
    walker.types(penalty.get_by_label(said("web-account-name"), exact=True), meek)
    walker.picks(penalty.get_by_role("combobox", name=said("web-moderate-kind"), exact=True), 1)
    walker.types(penalty.get_by_label(said("web-moderate-days"), exact=True), "3")
    walker.types(penalty.get_by_label(said("web-moderate-reason"), exact=True), "shouted")
    walker.does("web-moderate-do")
    lift = page.get_by_role("button", name=said("web-moderate-lift-one", name=meek))
    lift.wait_for()
    walker.keeps_focus()
    walker.looks("held")
    walker.press(lift)
    expect(lift).to_have_count(0)
    walker.keeps_focus()
    expect(page.get_by_role("listitem").filter(has_text=said("web-moderate-act-lift-mute")).first).to_be_visible()
    walker.looks("audit")
    assert walker.found + host.found == []


@everywhere()
def test_devices_and_what_is_kept(visitors: Visitors, way: str, language: str) -> None:
    """Other devices are signed out, one and then all; everything is taken along."""
    walker = Walker(visitors, way, language, "devices")
    page, said, name = walker.page, walker.words, f"Owner {way} {language}"
    walker.with_account(name)
    others = [visitors() for _ in range(3)]
    for other in others:
        wanted = {"name": name, "password": PASSWORD, "keep": False}
        assert other.request.post("/api/sign-in/password", headers=HEADERS, data=wanted).ok
    page.goto("/account")
    devices = walker.section("web-devices")
    expect(devices.get_by_role("listitem")).to_have_count(4)
    walker.looks("listed")
    walker.does("web-sign-out-device", devices, device="Chrome, Linux")
    expect(devices.get_by_role("listitem")).to_have_count(3)
    walker.keeps_focus()
    walker.does("web-sign-out-others", devices)
    expect(devices.get_by_role("listitem")).to_have_count(1)
    walker.keeps_focus()
    walker.looks("alone")
    assert not any(other.request.get("/api/me").json()["known"] for other in others)
    assert page.request.get("/api/me").json()["known"]
    with page.expect_download() as download:
        walker.press(page.get_by_role("link", name=said("web-account-export")))
    with ZipFile(download.value.path()) as file:
        assert "person.json" in file.namelist()
    assert walker.found == []
