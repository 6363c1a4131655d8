"""Lessons that a game offers after a match: they exist, and so does what they are offered for."""

from __future__ import annotations

from mazzo.games import game
from mazzo.learn.offers import offers_of
from mazzo.learn.shelf import lessons_in


def test_offers_name_lessons_refusals_and_events(name: str) -> None:
    offers, says = offers_of(name), game(name).sentences()
    assert set(offers.refused) <= set(says["reason"])
    assert set(offers.others) | set(offers.own) <= set(says["event"])
    for key in (*offers.others, *offers.own):
        assert {"seat", "seats"} & set(says["event"][key]), f"{key} says nothing of seats"
    offered = {*offers.refused.values(), *offers.others.values(), *offers.own.values()}
    assert offered <= {lesson.id for lesson in lessons_in(name, "en")[1]}
