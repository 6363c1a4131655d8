"""What cannot be unseen: which moves show somebody a card that their decider did not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from mazzo.games import game
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.testing.support.play import Setting, in_turn

TEXT = re.compile(r'"([^"]*)"')
"""A text in JSON; none has a quote in it."""


class Revealed(NamedTuple):
    """A move that was made."""

    course: PlayedRound
    """After it; the same object, played on."""
    says: bool
    """Whether the game says that it reveals."""
    shows: bool
    """Whether somebody saw a card that the decider had not seen."""
    together: bool
    """Whether others were still to decide at the same time."""


def told_apart(each: Setting) -> bool:
    """Whether no two cards have the same name, so that it is known which one is seen."""
    cards = [each.game.card(card) for pack in each.game.packs(each.options, each.seats)[:1] for card in pack]
    return len(set(cards)) == len(cards)


@cache
def cards(name: str) -> frozenset[str]:
    """The names of a game's cards."""
    found: Game = game(name)
    options = found.options({})
    packs = found.packs(options, found.seats(options)[0])
    return frozenset(found.card(card) for pack in packs for card in pack)


def named(name: str, value: object) -> set[str]:
    """The cards that something names."""
    return set(cards(name)).intersection(TEXT.findall(msgspec.json.encode(value).decode()))


def knowledge(each: Setting, course: PlayedRound, dealer: int) -> dict[int, set[str]]:
    """The cards that each viewer sees. What a move would name, such as a card to ask for, is not seen by that."""
    match = each.match(dealer)
    scenes = {viewer: each.game.scene(course.round.view(viewer), match) for viewer in each.viewers()}
    return {viewer: named(each.game.name, replace(scene, moves=[])) for viewer, scene in scenes.items()}


def revealing_moves(each: Setting, seed: int) -> Iterator[Revealed]:
    """Every move of a round. Club players decide sensibly, random ones come to what is rarest."""
    course, rng = each.start(seed), Rng(seed)
    known = knowledge(each, course, seed)
    policy = each.game.policies["club" if seed % 2 else "random"]
    while course.round.waiting():
        seat = in_turn(course)
        before = course.round.copy()
        chooser = int(before.chooser(seat))
        decider = WATCHER if chooser == NOBODY else chooser
        move = policy(course.round, seat, rng)
        course.play(seat, move)
        if not course.round.waiting():
            return
        seen = knowledge(each, course, seed)
        for viewer in each.viewers():
            seen[viewer] |= named(each.game.name, each.game.events(before, seat, move, course.round, viewer))
        unknown = set().union(*(seen[viewer] - known[viewer] for viewer in each.viewers())) - known[decider]
        for viewer in each.viewers():
            known[viewer] |= seen[viewer]
        yield Revealed(course, each.game.reveals(before, course.round), bool(unknown), before.waiting() != 1 << seat)
