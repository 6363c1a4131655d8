"""A whole match of each game in Firefox and in WebKit, where there is one: the page runs there without an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo.testing.support.driving import short
from mazzo.testing.support.elsewhere import BROWSERS, Sitter, page_in
from mazzo.testing.support.server import Server


@pytest.mark.long
@pytest.mark.parametrize("browser", BROWSERS)
def test_a_whole_match_elsewhere(site: Server, tmp_path: Path, browser: str, name: str) -> None:
    with page_in(browser, tmp_path) as page:
        page.resize(1280, 800)
        sitter = Sitter(page)
        sitter.sit_down(site.address, name, short(name))
        sitter.play_on()
        assert page.evaluate("() => document.querySelector('.outcome h2').checkVisibility()")
        assert page.complaints == []
