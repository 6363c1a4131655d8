"""What cannot be unseen: a move reveals if anybody comes to see a card by it that its decider did not know.

Take-backs stop there, so a game that says too little would let people peek.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from mazzo.games import game, names
from mazzo.games.primiera.round import Round as PrimieraRound
from mazzo.games.primo.round import Round as PrimoRound
from mazzo.games.tarock.contracts import CHIAMATA, PICCOLO_OUVERT, PROPRIO, SEI, TRISAC
from mazzo.games.tarock.moves import LAYING, PLAY, TAKING
from mazzo.games.tarock.round import Round as TarockRound
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from tests.support.play import Setting, in_turn, random_moves, setting, settings

UNIQUE = [each for name in names() if name != "primo" for each in settings(name)]


@cache
def cards(name: str) -> frozenset[str]:
    """The names of a game's cards."""
    found: Game = game(name)
    options = found.options({})
    packs = found.packs(options, found.seats(options)[0])
    return frozenset(found.card(card) for pack in packs for card in pack)


def texts(value: object) -> Iterator[str]:
    """Every text in something JSON-able."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)


def named(name: str, value: object) -> set[str]:
    """The cards that something names."""
    found = {text for text in texts(msgspec.to_builtins(value)) if len(text) < 5}
    return found & cards(name)


def knowledge(each: Setting, course: PlayedRound, dealer: int) -> dict[int, set[str]]:
    match = each.match(dealer)
    return {
        viewer: named(each.game.name, each.game.scene(course.round.view(viewer), match)) for viewer in each.viewers()
    }


def revealing_moves(each: Setting, seed: int) -> Iterator[tuple[PlayedRound, bool, bool]]:
    """For every move of a round: the course after it, whether the game says that it reveals, and whether somebody saw a
    card that the decider had not seen. Club players bid sensibly, random ones come to the rarest contracts."""
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
        yield course, each.game.reveals(before, course.round), bool(unknown)


@pytest.mark.parametrize("each", UNIQUE, ids=str)
def test_a_move_reveals_if_it_shows_what_its_decider_did_not_know(each: Setting) -> None:
    for seed in range(2):
        for course, says, shows in revealing_moves(each, seed):
            # An opening card of Primiera is final even before all are turned up.
            laying = isinstance(course.round, PrimieraRound) and not course.round.turn
            assert says or not shows, course.moves
            assert shows or not says or laying, course.moves


@pytest.mark.parametrize(
    ("variant", "places"),
    [
        ("heralds", [4]),
        ("two", [6, 12, 18, 24, 30]),
        ("three", [18]),
        ("robot", [4, 6, 10, 14, 18, 22]),
    ],
)
def test_primiera_reveals_openings_packets_and_the_robot(variant: str, places: list[int]) -> None:
    """The last opening card turns all up; packets are dealt when hands are empty; the robot turns its cards."""
    found = revealing_moves(setting("primiera", variant=variant), 1)
    assert [len(course.moves) for course, says, shows in found if says and shows] == places


def test_tarock_reveals_the_talon_and_open_hands() -> None:
    """Opened before it is taken, taken up by one seat alone, or won card by card in a TRISAC."""
    found = set()
    for seed in range(30):
        for course, says, shows in revealing_moves(setting("tarock"), seed):
            assert isinstance(course.round, TarockRound)
            if says and shows:
                found.add((int(course.round.contract), int(course.round.phase)))
    assert found >= {(CHIAMATA, TAKING), (PROPRIO, TAKING), (SEI, LAYING), (TRISAC, PLAY), (PICCOLO_OUVERT, PLAY)}


def test_nain_jaune_never_reveals() -> None:
    """Nothing is drawn there, and the stock stays covered."""
    for each in settings("nain_jaune"):
        assert not any(says for seed in range(1) for _, says, _ in revealing_moves(each, seed))


@pytest.mark.parametrize("each", settings("primo"), ids=str)
def test_primo_reveals_when_hands_are_filled_up(each: Setting) -> None:
    """And only when a turn is closed: within it everything can be taken back."""
    course = each.start(3)
    closed = 0
    for seat, move in random_moves(course, Rng(3)):
        before, after = course.round.copy(), course.round
        assert isinstance(after, PrimoRound)
        cards_drawn = sum(map(len, after.drawn))
        course.play(seat, move)
        drawn = sum(map(len, after.drawn)) != cards_drawn
        says = each.game.reveals(before, after)
        assert says or not drawn
        assert says != bool(after.undoable()) or not after.waiting()
        closed += says
    assert closed
