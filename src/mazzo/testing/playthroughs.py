"""A match written out for a person to read: each deal, each move, what happened, what one seat sees, the scores."""

from __future__ import annotations

import json
from collections.abc import Iterator
from inspect import get_annotations
from typing import Any

import msgspec

from mazzo.kernel.contract import NOBODY
from mazzo.kernel.game import Event, Match
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Scene
from mazzo.record.course import PlayedRound
from mazzo.testing.support.play import QUICK, Setting, in_turn, wide

ROUNDS, WIDE_ROUNDS = 2, 1
DRAWN = ("held", "hand", "choosable", "asked", "areas", "facts", "sides", "notes", "tally")
"""The parts from which a board that knows no game draws: they say again what a game's own parts say."""


def playthrough(setting: Setting) -> Iterator[str]:
    """Two rounds of a match, or one of a wide game, between the game's own policies, seen by seat 0."""
    yield f"game {setting.game.name}"
    for key, value in setting.options.dump().items():
        yield f"option {key} {value}"
    match = setting.match()
    for number in range(WIDE_ROUNDS if wide(setting) else ROUNDS):
        course = PlayedRound(match, setting.deal(match, number))
        yield ""
        yield from deal_lines(setting, match, course)
        yield from Seen(setting, match).lines(course)
        match = match.after(course.round)
        yield from event_lines(setting.game.closing_events(course.round, match, 0))
        yield f"totals {numbers(match.totals)}"


def deal_lines(setting: Setting, match: Match, course: PlayedRound) -> Iterator[str]:
    yield f"round {course.number} dealer {course.dealer} order {numbers(course.order)}"
    places = {f"hand {seat}": hand for seat, hand in enumerate(course.dealt.hands)}
    for place, cards in {**places, "table": course.dealt.table, "stock": course.dealt.stock}.items():
        yield f"{place}: {' '.join(map(setting.game.card, cards))}".rstrip()
    yield from event_lines(setting.game.opening_events(course.round, match, 0))


class Seen:
    """The moves of a round, with whatever each changes in the scene of seat 0."""

    def __init__(self, setting: Setting, match: Match) -> None:
        self.setting = setting
        self.match = match
        self.scene: dict[str, str] = {}
        self.rng = Rng(match.number)

    def lines(self, course: PlayedRound) -> Iterator[str]:
        game = self.setting.game
        policies = [game.policies[name] for name in QUICK]
        yield from self.changes(course)
        while course.round.waiting():
            seat = in_turn(course)
            chooser = course.round.chooser(seat)
            before, legal = course.round.copy(), course.round.moves(seat)
            move = legal[0] if chooser == NOBODY else policies[chooser % len(policies)](course.round, seat, self.rng)
            course.play(seat, move)
            by = "" if chooser == seat else " by itself" if chooser == NOBODY else f" by seat {chooser}"
            yield f"seat {seat}{by}: {game.print(move)}  (1 of {len(legal)})"
            yield from event_lines(game.events(before, seat, move, course.round, 0))
            yield from self.changes(course)
        yield f"scores {numbers(course.round.scores())}"

    def changes(self, course: PlayedRound) -> Iterator[str]:
        found = self.setting.game.scene(course.round.view(0), self.match)
        told: dict[str, Any] = msgspec.to_builtins(found)
        seen = {key: told[key] for key in written(type(found))}
        seen["moves"] = " | ".join(choice["move"] for choice in seen["moves"])
        seen["refused"] = " ".join(f"{card}:{reason['code']}" for card, reason in seen["refused"].items())
        scene = dict(leaves("", seen))
        for key, value in scene.items():
            if value != self.scene.get(key):
                yield f"    {key}: {value}".rstrip()
        self.scene = scene


def written(kind: type[Scene]) -> list[str]:
    """The parts of a scene that are written out: what a game adds, or where it adds nothing, what any board draws."""
    if kind is Scene:
        return list(Scene.__struct_fields__)
    return [*(key for key in Scene.__struct_fields__ if key not in DRAWN), *get_annotations(kind)]


def leaves(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """What a scene says, as single texts: `players.1.cards` is `9`."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(f"{name}.{key}".lstrip("."), part)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, part in enumerate(value):
            yield from leaves(f"{name}.{number}", part)
    else:
        yield name, " ".join(map(str, value)) if isinstance(value, list) else str(value)


def event_lines(events: list[Event]) -> Iterator[str]:
    for event in events:
        yield f"  * {event.key} {json.dumps(event.params)}"


def numbers(values: list[int]) -> str:
    return " ".join(map(str, values))
