"""Scenes as pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from mazzo.kernel.contract import WATCHER
from mazzo.research.episode import Form
from mazzo.research.picture import HIDDEN, svg
from tests.research.forms import named, variants
from tests.research.test_episode import played


@pytest.mark.parametrize("form", variants(), ids=named)
def test_a_picture_has_all_cards_that_are_seen_and_no_others(form: Form) -> None:
    for most in (0, 9, 40):
        course = played(form, 7, most).course
        for viewer in (WATCHER, 0):
            scene = course.scene(viewer)
            picture = ElementTree.fromstring(svg(scene))
            texts = [element.text or "" for element in picture.iter("{http://www.w3.org/2000/svg}text")]
            seen = [*scene.hand, *(card for area in scene.areas for card in area.cards)]
            names = set(form.game.names)
            assert sorted(text for text in texts if text in names) == sorted(card for card in seen if card != HIDDEN)
            assert sum(text.startswith("seat ") for text in texts) == form.seats


def test_a_picture_loads_nothing() -> None:
    picture = svg(played(variants()[0], 7, 9).course.scene(0))
    assert "href" not in picture
    assert "url(" not in picture
