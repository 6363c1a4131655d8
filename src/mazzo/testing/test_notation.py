"""Cards and moves in writing: each is read as what was printed, and what cannot be read is refused with a reason."""

from __future__ import annotations

import pytest

from mazzo.games import game
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import Illegal, Malformed
from mazzo.kernel.families import FAMILIES
from mazzo.testing.support.play import Setting, positions, waiting
from mazzo.testing.support.samples import cards_of


def test_printed_moves_are_read_again(setting: Setting) -> None:
    for course in positions(setting):
        for viewer in range(setting.seats):
            view = course.round.view(viewer)
            texts = [setting.game.print(move) for move in view.moves()]
            assert len(set(texts)) == len(texts)
            assert all(text and text == text.strip() and text.isprintable() for text in texts)
            assert [setting.game.parse(text, view) for text in texts] == view.moves()


def test_refusals_are_declared(setting: Setting) -> None:
    """Whoever does not decide gets a reason, and so does nonsense; each has the parameters that the game declares."""
    for course in positions(setting):
        texts = [setting.game.print(move) for seat in waiting(course.round) for move in course.round.moves(seat)]
        for viewer in setting.viewers():
            view = course.round.view(viewer)
            for text in texts[:3]:
                if view.deciding() == NOBODY:
                    with pytest.raises(Illegal) as refused:
                        setting.game.parse(text, view)
                    assert set(refused.value.reason.params) == set(setting.game.reasons[refused.value.reason.code])
            with pytest.raises(Malformed):
                setting.game.parse("!", view)
            for reason in setting.game.why_not(view).values():
                assert set(reason.params) == set(setting.game.reasons[reason.code])


def test_cards_are_written_as_those_of_their_deck(name: str) -> None:
    rules = game(name)
    family = FAMILIES[rules.deck]
    for card in cards_of(name):
        rank, suit = family.parts(card)
        assert suit or rank in family.others, card
    assert len(rules.emblem) == 3
    assert set(rules.emblem) <= set(cards_of(name))
