"""Games from elsewhere: what is drawn of a game that this client was not built with.

Each registered game comes once more, under another name, from a package beside the project: with its words, without its
parts. So the generic board has to draw it completely.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from mazzo.games import default, game, names, package_of
from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import Person, look, start, words
from mazzo.testing.support.server import Server, started
from mazzo.testing.support.visitors import PHONE, Visitors

pytestmark = pytest.mark.more

GAME = """
from msgspec.structs import replace
from mazzo.games import game


class Other(type(game({original!r}))):
    name = {name!r}

    def scene(self, view, match):
        return replace(super().scene(view, match), game=self.name)


GAME = Other()
"""

MODULE = """
export function parts(host) {
  return {
    Seat: {
      mount(target, props) {
        const shown = target.appendChild(document.createElement("em"));
        const draw = ({ scene, seat, words }) => {
          const facts = scene.facts.filter((fact) => fact.seat === seat).map(words.fact);
          shown.textContent = `${host.t("web-players")} ${words.name(seat)}: ${facts.join(", ")}`;
          shown.dataset.picture = host.card("??").slice(0, 4);
        };
        draw(props);
        return { update: draw, destroy: () => shown.remove() };
      },
    },
    faces: (card, plain) => plain(card) + '<path d="M0 0h1" fill="none"/>',
  };
}
"""

Installed = Callable[..., tuple[Server, str]]


class Fresh(Server):
    """Begins from nothing, because what it would be forked from knows only the games that were there before."""

    forks = False


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    """A server that knows one game more, and its name. Asked for before visitors: they leave first."""
    with ExitStack() as running:

        def install(original: str, module: str = "") -> tuple[Server, str]:
            name = f"other_{original}"
            package = tmp_path / "packages" / f"{name}_package"
            (package / "words").mkdir(parents=True)
            (package / "__init__.py").touch()
            (package / "game.py").write_text(GAME.format(original=original, name=name))
            said = (Path(str(files(package_of(original)))) / "words" / "en.ftl").read_text(encoding="utf-8")
            (package / "words" / "en.ftl").write_text(said.replace(f"{original}-", f"{name}-"), encoding="utf-8")
            if module:
                (package / "web").mkdir()
                (package / "web" / "index.js").write_text(module)
            about = package.parent / f"{name}-1.dist-info"
            about.mkdir()
            (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
            (about / "entry_points.txt").write_text(f"[mazzo.games]\n{name} = {name}_package.game:GAME\n")
            path = os.pathsep.join([str(package.parent), os.environ.get("PYTHONPATH", "")])
            monkeypatch.setenv("PYTHONPATH", path.rstrip(os.pathsep))
            (tmp_path / "data").mkdir()
            server = Fresh(tmp_path / "data")
            running.enter_context(started(server))
            return server, name

        yield install


def begin(person: Person, name: str, original: str) -> None:
    person.page.goto(f"/new/{name}")
    for key, value in game(original).short.items():
        person.choose_in(words(f"{original}-option-{key.replace('_', '-')}"), str(value))
    person.choose_in(words("web-level"), "club")
    person.press(person.page.get_by_role("button", name=words("web-open-table")))
    start(person)


# By `make test` only the first game; the others by `make test-web`.
PLAYED = [pytest.param(name, marks=() if name == default() else pytest.mark.long) for name in names()]


@pytest.mark.parametrize("original", PLAYED)
def test_the_generic_board_is_enough_for_a_match(installed: Installed, visitors: Visitors, original: str) -> None:
    server, name = installed(original)
    visitors.address = server.address
    person = Person(visitors(**PHONE), "touch")
    begin(person, name, original)
    person.play_on(lambda seen: len(person.done) > 6 and bool(seen.of("layout")))
    assert f"{name}-" not in look(person.page).text
    assert objections(person.page) == ""
    person.play_on(lambda seen: bool(seen.of("outcome")) or seen.over)
    assert f"{name}-" not in look(person.page).text
    person.play_on()
    expect(person.page.locator(".outcome a[download]")).to_be_visible()


def test_a_package_may_bring_parts_and_faces(installed: Installed, visitors: Visitors) -> None:
    server, name = installed(default(), MODULE)
    visitors.address = server.address
    person = Person(visitors())
    page = person.page
    page.goto("/")
    expect(page.get_by_role("heading", name=words(f"{default()}-short"))).to_have_count(2)
    begin(person, name, default())
    own = page.locator("[data-place=bottom] .mounted em")
    expect(own).to_contain_text(words("web-players"))
    assert own.get_attribute("data-picture") == "<svg"
    before = own.inner_text()
    person.play_on(lambda seen: own.inner_text() != before)
    expect(page.locator("[role=toolbar] button").first).to_be_visible()


FAILING = """
export function parts() {
  return {
    Hand: { mount: () => { throw new Error("not drawn"); } },
    Seat: { mount: () => ({ update: () => { throw new Error("not drawn again"); } }) },
  };
}
"""


def test_what_fails_to_draw_is_drawn_by_the_generic_board(installed: Installed, visitors: Visitors) -> None:
    server, name = installed(default(), FAILING)
    visitors.address = server.address
    visitors.expected = lambda complaint: "a part of this game cannot be drawn" in complaint
    person = Person(visitors())
    begin(person, name, default())
    person.play_on(lambda seen: len(person.done) > 2)
    expect(person.page.locator(".mounted")).to_have_count(0)
