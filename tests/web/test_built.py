"""What the build makes: how much a browser loads, whether generated files are fresh, and how the build finds Node."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

import pytest

import client
import licences
import types_of_messages
from mazzo.kernel.families import FAMILIES
from mazzo.server.pages import client_folder

SCRIPT, STYLE = 150_000, 60_000
"""Bytes, gzipped, that a first load may take."""

IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["'](\./[^"']+|\.\./assets/[^"']+)["']""")


@cache
def assets() -> Path:
    folder = client_folder()
    assert folder, "the client has not been built: make client"
    return folder / "assets"


def zipped(files: set[str]) -> int:
    return sum(len(gzip.compress(assets().joinpath(file).read_bytes(), 9)) for file in files)


def needed(first: set[str]) -> set[str]:
    """Scripts, and those that they import at once."""
    found: set[str] = set()
    ahead = set(first)
    while ahead:
        file = ahead.pop()
        found.add(file)
        text = assets().joinpath(file).read_text(encoding="utf-8")
        ahead |= {Path(each).name for each in IMPORTED.findall(text)} - found
    return found


def first_page() -> set[str]:
    page = assets().parent.joinpath("index.html").read_text(encoding="utf-8")
    return {Path(each).name for each in re.findall(r'(?:src|href)="/assets/([^"]+)"', page)}


def chunks(name: str) -> set[str]:
    """The scripts that are fetched for a board, a deck, or a language."""
    files = {each.name for each in assets().glob("*.js")}
    return {each for each in files if re.fullmatch(rf"{re.escape(name)}-[\w-]{{8}}\.js", each)}


def test_the_first_page_is_light() -> None:
    loaded = first_page()
    scripts = needed({each for each in loaded if each.endswith(".js")} | chunks("en"))
    assert chunks("en")
    assert zipped(scripts) <= SCRIPT
    assert zipped({each for each in loaded if each.endswith(".css")}) <= STYLE


@pytest.mark.parametrize("family", FAMILIES)
def test_a_first_game_is_light_too(family: str) -> None:
    """Whichever it is: the generic board, the parts of any game, and cards with what any game draws of them."""
    cards, boards = chunks(family) | chunks("faces"), chunks("web")
    assert cards
    assert boards
    first = {each for each in first_page() if each.endswith(".js")} | chunks("en") | chunks("generic")
    assert all(zipped(needed(first | cards | {own})) <= SCRIPT for own in boards)
    assert zipped({each.name for each in assets().glob("*.css")}) <= STYLE


def test_nothing_names_another_origin() -> None:
    for file in assets().parent.rglob("*.*"):
        if file.suffix in {".js", ".css", ".html"}:
            named = set(re.findall(r"https?://[\w.-]+", file.read_text(encoding="utf-8")))
            # Namespaces, pages about the framework's errors, addresses as examples in the words; none is loaded.
            examples = {"http://192.168.1.20", "https://cards.example"}
            assert named <= {"http://www.w3.org", "https://svelte.dev", *examples}, file


def test_types_are_those_of_the_server() -> None:
    for path, text in types_of_messages.files():
        assert path.read_text(encoding="utf-8") == text, "stale: make types"


def test_the_page_of_licences_is_fresh() -> None:
    assert licences.PAGE.read_text(encoding="utf-8") == licences.page(), "stale: make licences"
    assert "unknown" not in licences.page()


NEW_ENOUGH = ("v20.19.0", "v22.12.0", "v23.0.0", "v24.1.0")
TOO_OLD = ("v18.20.4", "v20.18.0", "v21.7.0", "v22.11.0", "")


def test_which_node_is_new_enough() -> None:
    assert all(map(client.new_enough, NEW_ENOUGH))
    assert not any(map(client.new_enough, TOO_OLD))


def test_a_machine_without_node_asks_for_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("MAZZO_WEB", "auto")
    assert client.requirements() == client.REQUIREMENTS
    monkeypatch.setenv("MAZZO_WEB", "no")
    assert client.requirements() == []


def test_a_wheel_has_the_client_or_says_why_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(target: Path) -> None:
        target.mkdir(parents=True)
        raise client.CannotBuild("there is nothing to build it with")

    monkeypatch.setattr(client, "build", fail)
    monkeypatch.setenv("MAZZO_WEB", "auto")
    client.build_into(tmp_path)
    assert "left out: there is nothing" in capsys.readouterr().err
    assert not (tmp_path / "web").exists()
    monkeypatch.setenv("MAZZO_WEB", "require")
    with pytest.raises(SystemExit, match="MAZZO_WEB=require: there is nothing"):
        client.build_into(tmp_path)


def test_what_the_client_is_made_of_decides_whether_it_is_built_again() -> None:
    files = {file.relative_to(client.ROOT).as_posix() for file in client.files()}
    assert {"web/package-lock.json", "web/src/main.ts", "web/index.html", "src/mazzo/locales/en.ftl"} <= files
    assert not any("node_modules" in file or "/dist/" in file for file in files)
    assert client.digest() == client.digest()


def test_pictures_in_the_readme_are_there_and_small() -> None:
    named = re.findall(
        r"!\[[^]]+\]\((docs/images/[^)]+)\)", client.ROOT.joinpath("README.md").read_text(encoding="utf-8")
    )
    assert len(named) == 4
    assert all(client.ROOT.joinpath(each).stat().st_size <= 60_000 for each in named)
