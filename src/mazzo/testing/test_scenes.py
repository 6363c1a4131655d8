"""A board that knows no game can draw the scenes of every game: all in them is declared, worded and in place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import Reason
from mazzo.kernel.rng import Rng
from mazzo.kernel.says import Says
from mazzo.kernel.scene import Choice, Scene
from mazzo.record.course import PlayedRound
from mazzo.testing.support.fluent import all_words, variables
from mazzo.testing.support.play import Setting, looked_at, random_moves, settings
from mazzo.words import english


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


def mentioned(name: str, family: str, key: str) -> set[str] | None:
    """The parameters of the words for something: a game's own, or those for all games. None where there are none."""
    known = all_words(name)
    found = english().key(name, family, key)
    return variables(known, found) if found in known else None


def deck(setting: Setting) -> Counter[str]:
    """The cards of a game; what only says in which order others are dealt is none."""
    played, match = setting.game, setting.match()
    orders = {step.through for step in played.plan(setting.options, setting.seats, match.order())}
    packs = played.packs(setting.options, setting.seats)
    return Counter(played.card(card) for number, pack in enumerate(packs) if number not in orders for card in pack)


def moments(setting: Setting, seed: int = 0) -> Iterator[Moment]:
    """What each viewer sees now and then in a random round, and at its end."""
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
    """Everything has the parameters that the game declares; `test_says` looks at their values."""
    for _, declared, said in moment.sentences():
        assert said.code in declared, said
        assert set(said.params) == set(declared[said.code]), said


def check_choices(moment: Moment) -> None:
    """A move is a card that can be chosen, or it is said; what it aims at lies there, or its label tells it."""
    scene = moment.scene
    cards = {*scene.hand, *scene.choosable}
    places = {area.name for area in scene.areas if area.name} | {area.key for area in scene.areas}
    for choice in scene.moves:
        assert choice.label or just_a_card(choice), choice
        assert choice.label or choice.card in cards, choice
        if choice.card:
            told = {str(value) for value in choice.label.params.values()} if choice.label else set()
            assert {choice.to, choice.source} - {None} <= places | told, choice
    assert set(scene.refused) <= cards.union(*(area.cards for area in scene.areas))
    assert (scene.asked is None) == (scene.deciding == NOBODY)
    assert not scene.choosable or scene.deciding not in (NOBODY, scene.viewer)


def check_cards(moment: Moment) -> None:
    """Cards are there as often as in the deck at most; what is hidden is `??`, and in no own hand."""
    scene = moment.scene
    lying = Counter(card for area in scene.areas for card in (*area.cards, *area.crossed) if card != HIDDEN)
    assert lying + Counter(scene.hand) <= moment.known
    assert set(scene.choosable) <= set(moment.known)
    for area in scene.areas:
        assert HIDDEN not in area.crossed, area
        assert len(area.seats) in (0, len(area.cards)), area
        assert {*area.seats, area.seat} <= {-1, *range(moment.setting.seats)}, area
        assert (mentioned(scene.game, "area", area.key) or set()) <= {"name", "count"}, area


def check_hand(moment: Moment) -> None:
    """The hand is the viewer's: as many cards as everybody knows it has, and none where a seat does not see its own."""
    scene, round = moment.scene, moment.course.round
    assert scene.held == [fact.value for fact in scene.facts if fact.key == "cards"]
    assert len(scene.held) == moment.setting.seats
    if scene.viewer < 0:
        assert not scene.hand
    elif round.waiting() and round.chooser(scene.viewer) == scene.viewer:
        assert scene.held[scene.viewer] == len(scene.hand)
    if not moment.course.moves and scene.viewer >= 0:
        dealt = Counter(map(moment.setting.game.card, moment.course.dealt.hands[scene.viewer]))
        assert Counter(scene.hand) <= dealt


def check_facts(moment: Moment) -> None:
    """Each is of a seat; no seat has one twice."""
    scene = moment.scene
    for fact in scene.facts:
        assert fact.seat in range(moment.setting.seats), fact
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


def test_a_board_that_knows_no_game_can_draw_it(setting: Setting) -> None:
    for moment in moments(setting):
        check_what_is_said(moment)
        check_choices(moment)
        check_cards(moment)
        check_hand(moment)
        check_facts(moment)
        check_tally(moment)


def test_areas_and_facts_have_words(name: str) -> None:
    found: set[tuple[str, str]] = set()
    for setting in settings(name)[:6]:
        for moment in moments(setting, 1):
            found |= {("area", area.key) for area in moment.scene.areas}
            found |= {("fact", fact.key) for fact in moment.scene.facts}
    allowed = {"area": {"name", "count"}, "fact": {"value"}}
    for family, key in found:
        mentioned_there = mentioned(name, family, key)
        assert mentioned_there is not None, f"{family} {key}"
        assert mentioned_there <= allowed[family], f"{family} {key}"
