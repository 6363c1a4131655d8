"""A board that knows no game can draw the scenes of every game: all that is in them is declared, worded and in place.

Nothing here names a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from mazzo.games import game, names
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng
from mazzo.kernel.says import TERM, Kind, Says
from mazzo.kernel.scene import Choice, Scene
from mazzo.record.course import PlayedRound
from mazzo.words import english, game_words, shared_words
from tests.support.play import Setting, looked_at, random_moves, settings

SETTINGS = [each for name in names() for each in settings(name)]
ROUNDS = 3


class Moment(NamedTuple):
    """What a viewer sees in some place of a round."""

    setting: Setting
    course: PlayedRound
    scene: Scene
    known: Counter[str]
    """The cards of the deck, each as often as it is there."""

    def sentences(self) -> Iterator[tuple[str, Mapping[str, Says], Reason]]:
        """Everything that is said, with the family of its words and what the game has declared of them."""
        played, scene = self.setting.game, self.scene
        yield from (("note", played.notes, note) for note in scene.notes)
        yield from (("move", played.labels, choice.label) for choice in scene.moves if choice.label)
        if scene.asked:
            yield "ask", played.asks, scene.asked
        if scene.tally:
            yield from (("note", played.notes, note) for note in scene.tally.notes)
            lines = scene.tally.lines
            yield from (("tally", played.lines_of_tally, Reason(each.key, {**each.params})) for each in lines)

    def fits(self, kind: str, value: Param) -> bool:
        """Whether a parameter is what it is declared to be."""
        match kind:
            case Kind.SEAT:
                return value in range(self.setting.seats)
            case Kind.SEATS:
                return isinstance(value, list) and set(value) <= set(range(self.setting.seats))
            case Kind.CARD:
                return value in self.known or value == HIDDEN
            case Kind.CARDS | Kind.ANY_CARD:
                return isinstance(value, list) and set(value) <= {*self.known, HIDDEN}
            case Kind.NUMBER | Kind.POINTS:
                return isinstance(value, int)
            case Kind.FLAG:
                return value in ("yes", "no")
            case Kind.MOVES:
                return isinstance(value, list) and set(value) <= {choice.move for choice in self.scene.moves}
        texts = value if isinstance(value, list) else [value]
        if kind.startswith(TERM):
            family = f"{self.setting.game.name}-{kind.removeprefix(TERM)}"
            return all(f"{family}-{dashed(str(text))}" in english() for text in texts)
        return all(isinstance(text, str) for text in texts)


class Mentions(Visitor):
    """The variables and messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(name: str) -> dict[str, Mentions]:
    """The English messages of a game, and the shared ones."""
    found: dict[str, Mentions] = {}
    for entry in parse(shared_words("en") + game_words(name, "en")).body:
        if isinstance(entry, Message):
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def variables(name: str, family: str, key: str) -> set[str] | None:
    """The parameters of the words for something: a game's own, or those for all games. None where there are none."""
    keys = (f"{name}-{family}-{dashed(key)}", f"{family}-{dashed(key)}")
    found = next((key for key in keys if key in messages(name)), None)
    return None if found is None else mentioned(name, found)


def mentioned(name: str, key: str) -> set[str]:
    mentions = messages(name)[key]
    return mentions.variables.union(*(mentioned(name, other) for other in mentions.messages))


def dashed(key: str) -> str:
    return key.replace("_", "-")


def deck(setting: Setting) -> Counter[str]:
    """The cards of a game; what only says in which order others are dealt is none."""
    played, match = setting.game, setting.match()
    orders = {step.through for step in played.plan(setting.options, setting.seats, match.order())}
    packs = played.packs(setting.options, setting.seats)
    return Counter(played.card(card) for number, pack in enumerate(packs) if number not in orders for card in pack)


def moments(setting: Setting, seed: int) -> Iterator[Moment]:
    """What each viewer sees in the course of a random round, and at its end."""
    course, match, known = setting.start(seed), setting.match(seed), deck(setting)

    def seen() -> Iterator[Moment]:
        for viewer in setting.viewers():
            yield Moment(setting, course, setting.game.scene(course.round.view(viewer), match), known)

    for seat, move in random_moves(course, Rng(seed)):
        if looked_at(setting, len(course.moves)):
            yield from seen()
        course.play(seat, move)
    yield from seen()


def just_a_card(choice: Choice) -> bool:
    return choice.card is not None and not (choice.takes or choice.to or choice.source or choice.above)


def check_what_is_said(moment: Moment) -> None:
    """Everything has the parameters that the game declares, of the kinds that it declares."""
    for _, declared, said in moment.sentences():
        assert said.code in declared, said
        kinds = declared[said.code]
        assert set(said.params) == set(kinds), said
        for name, value in said.params.items():
            assert moment.fits(kinds[name], value), said


def check_choices(moment: Moment) -> None:
    """A move is a card that can be chosen, or it is said; what it aims at lies there, or its label tells it."""
    scene = moment.scene
    cards = {*scene.hand, *scene.choosable}
    places = {area.name for area in scene.areas if area.name} | {area.key for area in scene.areas}
    for choice in scene.moves:
        assert choice.label or just_a_card(choice), choice
        assert choice.label or choice.card in cards, choice
        told = {str(value) for value in choice.label.params.values()} if choice.label else set()
        assert {choice.to, choice.source} - {None} <= places | told, choice
    assert set(scene.refused) <= cards.union(*(area.cards for area in scene.areas))
    assert (scene.asked is None) == (scene.deciding == NOBODY)
    assert not scene.choosable or scene.deciding not in (NOBODY, scene.viewer)


def check_cards(moment: Moment) -> None:
    """Cards are there as often as in the deck at most; what is hidden is `??`, and in no own hand."""
    scene = moment.scene
    lying = Counter(card for area in scene.areas for card in area.cards if card != HIDDEN)
    assert lying + Counter(scene.hand) <= moment.known
    assert set(scene.choosable) <= set(moment.known)
    for area in scene.areas:
        assert len(area.seats) in (0, len(area.cards)), area
        assert {*area.seats, area.seat} <= {-1, *range(moment.setting.seats)}, area
        assert (variables(scene.game, "area", area.key) or set()) <= {"name", "count"}, area


def check_hand(moment: Moment) -> None:
    """The hand is the viewer's: as many cards as everybody knows it has, and none where a seat does not see its own."""
    scene, round = moment.scene, moment.course.round
    own = [fact.value for fact in scene.facts if fact.key == "cards" and fact.seat == scene.viewer]
    if scene.viewer < 0:
        assert not scene.hand
    elif round.waiting() and round.chooser(scene.viewer) == scene.viewer:
        assert own == [len(scene.hand)]
    if not moment.course.moves and scene.viewer >= 0:
        dealt = Counter(map(moment.setting.game.card, moment.course.dealt.hands[scene.viewer]))
        assert Counter(scene.hand) <= dealt


def check_facts(moment: Moment) -> None:
    """Each is of a seat, and of its kind; no seat has one twice."""
    scene = moment.scene
    for fact in scene.facts:
        assert fact.seat in range(moment.setting.seats), fact
        assert moment.fits(fact.kind, fact.value), fact
    assert len({(fact.seat, fact.key) for fact in scene.facts}) == len(scene.facts)
    together = [seat for side in scene.sides for seat in side]
    assert len(set(together)) == len(together)
    assert set(together) <= set(range(moment.setting.seats))


def check_tally(moment: Moment) -> None:
    """It is there when the round is over, and has a value for each side, and each seat in one of them."""
    tally = moment.scene.tally
    assert (tally is not None) == (not moment.course.round.waiting())
    if tally:
        assert sorted(seat for side in tally.columns for seat in side) == list(range(moment.setting.seats))
        for line in tally.lines:
            assert len(line.values) == len(tally.columns), line
            assert len(line.won) in (0, len(tally.columns)), line


@pytest.mark.parametrize("seed", range(ROUNDS))
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_board_that_knows_no_game_can_draw_it(setting: Setting, seed: int) -> None:
    for moment in moments(setting, seed):
        check_what_is_said(moment)
        check_choices(moment)
        check_cards(moment)
        check_hand(moment)
        check_facts(moment)
        check_tally(moment)


@pytest.mark.parametrize("name", names())
def test_what_is_declared_has_words_with_its_parameters(name: str) -> None:
    played: Game = game(name)
    families = {"note": played.notes, "ask": played.asks, "move": played.labels, "tally": played.lines_of_tally}
    assert all(families.values()), "a game says something of each kind"
    for family, declared in families.items():
        for code, kinds in declared.items():
            assert variables(name, family, code) == set(kinds), f"{family} {code}"


@pytest.mark.parametrize("name", names())
def test_areas_and_facts_have_words(name: str) -> None:
    found: set[tuple[str, str]] = set()
    for setting in settings(name)[:6]:
        for moment in moments(setting, 1):
            found |= {("area", area.key) for area in moment.scene.areas}
            found |= {("fact", fact.key) for fact in moment.scene.facts}
    allowed = {"area": {"name", "count"}, "fact": {"value"}}
    for family, key in found:
        mentioned_there = variables(name, family, key)
        assert mentioned_there is not None, f"{family} {key}"
        assert mentioned_there <= allowed[family], f"{family} {key}"
