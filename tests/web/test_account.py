"""An account in the browser: made with a password or a passkey, signed in to again, taken along and deleted."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import zipfile
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from mazzo.games import default
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, open_table, words
from mazzo.testing.support.server import HEADERS, Server
from mazzo.testing.support.visitors import PHONE, Visitors, mostly
from mazzo.words import Words, languages
from tests.web.people import WAYS, Walker

pytestmark = pytest.mark.more

WINDOWS: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": {"viewport": {"width": 1440, "height": 900}}}
PASSWORD = "correct horse"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(autouse=True)
def expected(visitors: Visitors) -> None:
    """Refusals are told on the page; browsers write them down as well."""
    visitors.expected = lambda complaint: any(each in complaint for each in ("409", "429"))


@pytest.fixture
def at_localhost(visitors: Visitors, site: Server) -> Visitors:
    """Where browsers allow passkeys without TLS."""
    visitors.address = site.address.replace("127.0.0.1", "localhost")
    return visitors


def authenticator(page: Page) -> CDPSession:
    """A device that keeps passkeys, and always says yes."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return devtools


def section(page: Page, key: str) -> Page:
    found: Page = page.locator("section", has=page.get_by_role("heading", name=words(key)))  # type: ignore[assignment]
    return found


def picture(page: Page, name: str) -> None:
    """For whoever would like to look: MAZZO_PICTURES names a folder."""
    if folder := os.environ.get("MAZZO_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def press(page: Page, key: str, **params: str) -> None:
    button = page.get_by_role("button", name=words(key, **params), exact=True)
    # It is not while something else is asked of the server.
    expect(button).to_be_enabled()
    button.press("Enter")


def fill(page: Page, heading: str, key: str, value: str) -> None:
    section(page, heading).get_by_label(words(key), exact=True).first.fill(value)


def create(page: Page, name: str) -> list[str]:
    """With a password; the codes that are shown."""
    page.goto("/account")
    fill(page, "web-account-create", "web-account-name", name)
    fill(page, "web-account-create", "web-account-password", PASSWORD)
    press(page, "web-account-with-password")
    return kept_codes(page)


def kept_codes(page: Page) -> list[str]:
    expect(page.get_by_role("heading", name=words("web-account-codes"))).to_be_focused()
    codes = page.locator(".codes li").all_inner_texts()
    assert len(set(codes)) == 10
    return codes


def signed_in(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


@pytest.mark.parametrize("which", mostly(WINDOWS, "phone"))
def test_a_guest_gets_an_account_and_comes_back_with_it(visitors: Visitors, which: str) -> None:
    """With the keyboard alone; axe-core finds nothing on any step."""
    name = f"Anna {which}"
    page = visitors(**WINDOWS[which])
    page.goto("/")
    page.get_by_role("link", name=words("web-account")).press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-account"))
    picture(page, f"account-guest-{which}")
    found = objections(page)
    fill(page, "web-account-create", "web-account-name", name)
    fill(page, "web-account-create", "web-account-password", "short")
    press(page, "web-account-with-password")
    expect(page.get_by_role("alert")).to_have_text(words("table-reason-password-short", least=8))
    codes = create(page, name)
    picture(page, f"account-codes-{which}")
    found += objections(page)
    press(page, "web-account-codes-done")
    signed_in(page, name)
    expect(page.get_by_text(words("web-account-codes-left", count=10))).to_be_visible()
    picture(page, f"account-{which}")
    found += objections(page)

    other = visitors(**WINDOWS[which])
    open_table(Person(other), default(), {})
    other.goto("/account")
    expect(other.get_by_role("group", name=words("web-account-keep", count=1))).to_be_visible()
    picture(other, f"account-keep-{which}")
    found += objections(other)
    fill(other, "web-account-sign-in", "web-account-name", name)
    fill(other, "web-account-sign-in", "web-account-password", PASSWORD)
    section(other, "web-account-sign-in").get_by_role("button", name=words("web-account-sign-in"), exact=True).press(
        "Enter"
    )
    signed_in(other, name)
    assert len(page.context.request.get("/api/tables/mine").json()) == 1, "the table of the guest"

    third = visitors(**WINDOWS[which])
    third.goto("/account")
    third.get_by_text(words("web-account-lost")).press("Enter")
    lost = third.locator("details")
    lost.get_by_label(words("web-account-name")).fill(name)
    lost.get_by_label(words("web-account-code")).fill(codes[0].lower())
    press(third, "web-account-sign-in-code")
    signed_in(third, name)
    expect(third.get_by_text(words("web-account-codes-left", count=9))).to_be_visible()
    assert found == ""


PAIRS = [
    pytest.param(way, language, marks=() if (way, language) == ("mouse", "it") else pytest.mark.long)
    for way, language in product(WAYS, languages())
]


@pytest.mark.parametrize(("way", "language"), PAIRS)
def test_a_passkey_makes_an_account_and_opens_it(at_localhost: Visitors, way: str, language: str) -> None:
    walker = Walker(at_localhost, way, language, "passkey")
    page, said = walker.page, walker.words
    name = f"Key {way} {language}"
    devtools = authenticator(page)
    page.goto("/account")
    create = walker.section("web-account-create")
    walker.types(create.get_by_label(said("web-account-name"), exact=True), name)
    walker.looks("new")
    walker.does("web-account-with-passkey")
    expect(page.get_by_role("heading", name=said("web-account-codes"))).to_be_focused()
    walker.does("web-account-codes-done")
    signed_in(page, name)
    own = walker.section("web-account-credentials")
    credentials = own.get_by_role("listitem")
    expect(credentials).to_have_count(1)
    walker.looks("own")

    # Signed out, and in again by nothing but the passkey.
    page.context.clear_cookies()
    page.goto("/account")
    walker.does("web-account-sign-in-passkey")
    signed_in(page, name)

    # A password besides; then the passkey may go.
    walker.types(own.get_by_label(said("web-account-password-new"), exact=True), PASSWORD)
    walker.does("web-account-set-password")
    expect(credentials).to_have_count(2)
    passkey = credentials.filter(has_text=said("web-account-credential", kind="passkey"))
    walker.press(passkey.get_by_role("button"))
    expect(credentials).to_have_count(1)
    walker.keeps_focus()
    page.context.clear_cookies()
    page.goto("/account")
    walker.does("web-account-sign-in-passkey")
    expect(page.get_by_role("alert")).to_have_text(said("table-reason-passkey-unknown"))
    walker.looks("unknown")
    assert walker.found == []
    devtools.detach()


def test_without_a_passkey_the_page_says_so(at_localhost: Visitors) -> None:
    page = at_localhost()
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR | {"isUserVerified": False}})
    page.goto("/account")
    press(page, "web-account-sign-in-passkey")
    expect(page.get_by_role("alert")).to_have_text(words("web-account-passkey-failed"))
    devtools.detach()


def test_everything_is_taken_along_and_deleted(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors()
    create(page, "Leaver")
    press(page, "web-account-codes-done")
    open_table(Person(page), default(), {})
    page.goto("/account")
    with page.expect_download() as download:
        page.get_by_role("link", name=words("web-account-export")).press("Enter")
    download.value.save_as(tmp_path / "mazzo.zip")
    with zipfile.ZipFile(tmp_path / "mazzo.zip") as file:
        assert "person.json" in file.namelist()
    button = page.get_by_role("button", name=words("web-account-delete"), exact=True)
    button.press("Enter")
    assert objections(page) == ""
    page.get_by_role("dialog").get_by_role("button", name=words("web-account-delete-next")).press("Enter")
    expect(page.get_by_role("button", name=words("web-account-delete-no"), exact=True)).to_be_focused()
    picture(page, "account-delete")
    assert objections(page) == ""
    press(page, "web-account-delete-no")
    button.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=words("web-account-delete-next")).press("Enter")
    press(page, "web-account-delete-yes")
    expect(page.get_by_role("status").first).to_have_text(words("web-account-deleted"))
    assert page.context.request.get("/api/me").json()["known"] is False
    assert objections(page) == ""


def test_a_name_is_text_wherever_it_is_shown(visitors: Visitors) -> None:
    """Not markup: on the page of the account, in a lobby, and in lists."""
    page = visitors()
    name = "<b onclick=alert(1)>x"
    create(page, name)
    press(page, "web-account-codes-done")
    signed_in(page, name)
    open_table(Person(page), default(), {})
    expect(page.locator(".seats").get_by_text(name, exact=True)).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(name).first).to_be_visible()
    assert page.locator("b[onclick]").count() == 0


def test_somebody_is_reported_and_banned(visitors: Visitors, site: Server) -> None:
    boss, anna, rude = visitors(), visitors(), visitors(**PHONE)
    create(boss, "Moderating Boss")
    press(boss, "web-account-codes-done")
    signed_in(boss, "Moderating Boss")
    with closing(sqlite3.connect(site.data / "mazzo.db", timeout=30)) as database, database:
        database.execute("UPDATE people SET role = 'moderator' WHERE name = 'Moderating Boss'")
    wanted = {"game": default(), "name": "Anna", "public": True}
    anna.goto("/")
    anna.context.request.post("/api/me", headers=HEADERS)
    table = anna.context.request.post("/api/tables", headers=HEADERS, data=wanted).json()["id"]
    rude.goto(f"/t/{table}")
    rude.get_by_role("button", name=words("web-sit"), exact=True).first.press("Enter")
    anna.goto(f"/t/{table}")
    anna.get_by_role("button", name=words("web-complain")).press("Enter")
    assert objections(anna) == ""
    anna.get_by_role("dialog").get_by_role("button", name=words("web-complain-insults")).press("Enter")
    expect(anna.get_by_text(words("web-complain-done"))).to_be_visible()
    boss.goto("/account")
    boss.get_by_role("link", name=words("web-moderate")).press("Enter")
    expect(boss.get_by_role("listitem").get_by_text(words("web-reported-insults"))).to_be_visible()
    picture(boss, "moderate")
    found = objections(boss)
    boss.get_by_label(words("web-moderate-whom")).select_option(index=1)
    boss.get_by_label(words("web-moderate-reason")).fill("shouted at Anna")
    press(boss, "web-moderate-do")
    expect(boss.get_by_text(words("web-moderate-no-reports"))).to_be_visible()
    found += objections(boss)
    picture(boss, "moderate-after")
    expect(rude.get_by_text(words("table-reason-signed-out"))).to_be_visible()
    rude.reload()
    expect(rude.get_by_text("shouted at Anna")).to_be_visible()
    assert found == ""


def test_a_bot_of_ones_own_is_made_sits_as_a_program_and_is_revoked(visitors: Visitors) -> None:
    page = visitors()
    create(page, "Writes Bots")
    press(page, "web-account-codes-done")
    fill(page, "web-own-bots", "web-own-bots-name", "Bot of Writes")
    press(page, "web-own-bots-make")
    expect(page.get_by_role("heading", name=words("web-own-bots-token", name="Bot of Writes"))).to_be_focused()
    picture(page, "account-bot")
    found = objections(page)
    token = page.locator("section code").inner_text()
    press(page, "web-own-bots-token-done")
    expect(page.get_by_role("heading", name=words("web-own-bots"), exact=True)).to_be_focused()
    expect(page.locator("section code")).to_have_count(0)

    open_table(Person(page), default(), {})
    page.get_by_role("checkbox", name=words("web-programs")).check()
    expect(page.get_by_role("checkbox", name=words("web-programs"))).to_be_checked()
    example = Path(__file__).parents[2] / "examples" / "bots" / "online.py"
    with subprocess.Popen([sys.executable, str(example), page.url, token, "Bot of Writes"]) as program:
        expect(page.locator(".seats").get_by_text("Bot of Writes")).to_be_visible()
        expect(page.locator(".seats").get_by_text(words("web-is-program"))).to_be_visible()
        program.kill()

    page.goto("/account")
    section(page, "web-own-bots").get_by_role("button", name=f"{words('web-own-bots-revoke')} Bot of Writes").press(
        "Enter"
    )
    found += objections(page)
    page.get_by_role("dialog").get_by_role("button", name=words("web-own-bots-revoke"), exact=True).press("Enter")
    expect(section(page, "web-own-bots").get_by_text("Bot of Writes")).to_have_count(0)
    # Nobody is known by its token any more.
    stranger = visitors.somebody(extra_http_headers={**HEADERS, "authorization": f"Bearer {token}"})
    assert not stranger.request.get("/api/me").json()["known"]
    assert found == ""


@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=pytest.mark.long if each != "fr" else ()) for each in languages()]
)
def test_without_encryption_passwords_come_with_a_warning(visitors: Visitors, language: str) -> None:
    """At home over plain HTTP: where one is made, where one is entered and where it is changed. Nothing is said of
    passkeys, which browsers do not allow there."""
    said = Words(language)
    visitors.address = visitors.address.replace("127.0.0.1", "home.local")
    visitors.expected = lambda complaint: "Cross-Origin-Opener-Policy header has been ignored" in complaint
    page = visitors(**PHONE, locale=language)
    page.goto("/account")
    warned = page.get_by_text(said("web-account-unprotected"))
    expect(warned).to_have_count(2)
    expect(page.get_by_role("button", name=said("web-account-with-passkey"))).to_have_count(0)
    picture(page, f"account-unprotected-{language}")
    found = objections(page)
    form = page.locator("form", has=page.get_by_role("button", name=said("web-account-with-password")))
    form.get_by_label(said("web-account-name")).fill(f"Home {language}")
    form.get_by_label(said("web-account-password")).fill(PASSWORD)
    form.get_by_role("button").press("Enter")
    page.get_by_role("button", name=said("web-account-codes-done")).press("Enter")
    page.get_by_label(said("web-account-password-new")).wait_for()
    expect(warned).to_have_count(1)
    found += objections(page)
    assert found == ""


def test_with_encryption_or_on_this_machine_nothing_is_warned_of(visitors: Visitors) -> None:
    page = visitors()
    page.goto("/account")
    page.get_by_role("button", name=words("web-account-with-password")).wait_for()
    expect(page.get_by_text(words("web-account-unprotected"))).to_have_count(0)
