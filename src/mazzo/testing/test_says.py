"""Whatever a game says is declared, and every value is what its kind says, so that any client can put it into words."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from mazzo.games import game
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.errors import MoveError, Param, Reason
from mazzo.kernel.families import FAMILIES
from mazzo.kernel.game import Event
from mazzo.kernel.rng import Rng
from mazzo.kernel.says import TERM, Kind
from mazzo.kernel.scene import Scene
from mazzo.record.course import Course
from mazzo.testing.support.matches import short_settings
from mazzo.testing.support.play import Setting, any_move, wide
from mazzo.words import Words, dashed, english

pytestmark = pytest.mark.more

MOST_POLICIES = 3
"""So many of a game's policies play a round each in its first setting, and one of them in turn in each other."""
MOST_MOVES = 400
"""So many moves of a match are looked at."""
EVERY = 5
"""What people may do is looked at only after so many moves."""
SOME = 12
"""So many of the legal moves are looked at."""


class Checking:
    """What a value of each kind may be, at one table."""

    def __init__(self, setting: Setting, words: Words) -> None:
        self.game = setting.game
        self.seats = setting.seats
        self.words = words
        self.family = FAMILIES[self.game.deck]
        self.legal: set[str] = set()
        self.heard: list[str] = [HIDDEN]
        """Moves that were possible some time."""

    def sentence(self, family: str, code: str, params: dict[str, Param]) -> None:
        kinds = self.game.sentences()[family].get(code)
        assert kinds is not None, f"{family} {code} is not declared"
        assert set(kinds) == set(params), f"{family} {code}"
        for name, value in params.items():
            assert self.fits(kinds[name], value), f"{family} {code}: {name} is {value!r}, no {kinds[name]}"

    def events(self, told: Iterable[list[Event]]) -> None:
        for event in (each for events in told for each in events):
            self.sentence("event", event.key, event.params)

    def reason(self, family: str, reason: Reason) -> None:
        self.sentence(family, reason.code, reason.params)

    def fits(self, kind: str, value: Param) -> bool:
        """Whether a value is of that kind."""
        if kind in (Kind.SEATS, Kind.CARDS, Kind.ANY_CARD, Kind.MOVES):
            return isinstance(value, list) and all(self.fits_one(kind, each) for each in value)
        return isinstance(value, str | int) and self.fits_one(kind, value)

    def is_card(self, text: str) -> bool:
        return text in self.family.others or bool(self.family.parts(text)[1])

    def fits_one(self, kind: str, value: str | int) -> bool:
        match kind:
            case Kind.SEAT | Kind.SEATS:
                return isinstance(value, int) and 0 <= value < self.seats
            case Kind.CARD | Kind.CARDS | Kind.ANY_CARD:
                return isinstance(value, str) and (value == HIDDEN or self.is_card(value))
            case Kind.RANK:
                return value in self.family.ranks
            case Kind.SUIT:
                return isinstance(value, str) and len(value) == 1 and value in self.family.suits
            case Kind.NUMBER | Kind.POINTS:
                return isinstance(value, int) and not isinstance(value, bool)
            case Kind.MOVES:
                return value in self.legal
            case Kind.FLAG:
                return value in (0, 1)
            case Kind.TEXT:
                return isinstance(value, str)
        assert kind.startswith(TERM), kind
        return f"{self.game.name}-{kind.removeprefix(TERM)}-{dashed(str(value))}" in self.words


def test_every_value_is_of_its_kind(short_setting: Setting) -> None:
    setting = short_setting
    checking, found, viewers = Checking(setting, english()), setting.game, setting.viewers()
    every = EVERY * (16 if wide(setting) else 1)
    number = short_settings(found.name).index(setting)
    for seed, policy in enumerate(list(found.policies.values())[:MOST_POLICIES]):
        if number and seed != number % MOST_POLICIES:
            continue
        course = Course(found, setting.options, setting.seats, seed.to_bytes(32, "big"))
        rng = Rng(seed)
        checking.events(found.opening_events(course.round, course.match, each) for each in viewers)
        for moves in range(MOST_MOVES):
            if moves % every == 0 or course.over:
                look(checking, course, viewers, rng)
            if course.over:
                break
            waiting = course.to_act()
            seat, before = waiting[rng.below(len(waiting))], course.round.copy()
            decided = before.chooser(seat) != NOBODY
            move = policy(course.round, seat, rng) if decided else any_move(before, seat, rng)
            course.play(seat, move)
            checking.events(found.events(before, seat, move, course.round, each) for each in viewers)
        else:
            continue
        course.close()
        scene_of(checking, course, WATCHER)
        checking.events(found.closing_events(course.round, course.match, each) for each in viewers)


def look(checking: Checking, course: Course, viewers: list[int], rng: Rng) -> None:
    """What each viewer sees, is advised, and is told of texts that may be no move now."""
    game = checking.game
    for viewer in viewers:
        scene, view = scene_of(checking, course, viewer), course.round.view(viewer)
        moves = view.moves()
        some = [moves[rng.below(len(moves))] for _ in range(SOME if moves else 0)]
        for move in some:
            checking.reason("advice", game.advise(view, move))
        checking.heard += [game.print(move) for move in some]
        for text in [*tried(scene), *(checking.heard[rng.below(len(checking.heard))] for _ in range(SOME))]:
            try:
                game.parse(text, view)
            except MoveError as error:
                checking.reason("reason", error.reason)


def tried(scene: Scene) -> list[str]:
    """Texts of which many are no moves now: cards, and moves with something missing or too much."""
    moves = [choice.move for choice in scene.moves[:SOME]]
    return [*scene.hand, *scene.refused, *(move[:-1] for move in moves), *(f"{move}+{move}" for move in moves), "pass"]


def scene_of(checking: Checking, course: Course, viewer: int) -> Scene:
    """What a viewer sees, all of whose sentences are looked at."""
    scene = course.scene(viewer)
    checking.legal = {choice.move for choice in scene.moves}
    for reason in scene.refused.values():
        checking.reason("reason", reason)
    for choice in scene.moves:
        if choice.label:
            checking.reason("move", choice.label)
    for note in [*scene.notes, *(scene.tally.notes if scene.tally else [])]:
        checking.reason("note", note)
    if scene.asked:
        checking.reason("ask", scene.asked)
    for line in scene.tally.lines if scene.tally else []:
        checking.sentence("tally", line.key, {**line.params})
    for fact in scene.facts:
        values = fact.value if isinstance(fact.value, list) else [fact.value]
        assert all(checking.fits_one(fact.kind, each) for each in values), fact
    return scene


def test_kinds_are_kinds(name: str) -> None:
    for family, sentences in game(name).sentences().items():
        for code, kinds in sentences.items():
            wrong = [kind for kind in kinds.values() if kind not in set(Kind) and not kind.startswith(TERM)]
            assert not wrong, f"{family} {code}"
