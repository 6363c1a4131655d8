"""The bots' own list on the page of leaderboards: apart from people, on a wide window and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mazzo.testing.support.axe import objections
from mazzo.testing.support.driving import words
from mazzo.testing.support.visitors import PHONE, Visitors
from tests.web.test_account import picture

pytestmark = pytest.mark.more


def test_bots_are_listed_apart_where_nobody_is_ranked_yet(visitors: Visitors) -> None:
    for page in (visitors(), visitors(**PHONE)):
        page.goto("/ratings")
        listed = page.get_by_role("table").filter(has_text=words("level-club"))
        expect(listed).to_be_visible()
        expect(listed.get_by_role("row")).to_have_count(5)
        expect(page.get_by_role("heading", name=words("ratings-bots"))).to_be_visible()
        expect(page.get_by_text("1000", exact=True)).to_be_visible()
        assert objections(page) == ""
        picture(page, f"bots-{page.viewport_size['width'] if page.viewport_size else 0}")
