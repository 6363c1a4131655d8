"""What `kernel/simple` gives a game, on the two tiny ones of `tiny.py`."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec
import pytest

from mazzo.arena.open import Open
from mazzo.bots.hint import hint
from mazzo.bots.players import player
from mazzo.kernel import simple
from mazzo.kernel.bits import gathered, listed
from mazzo.kernel.contract import WATCHER, Deal
from mazzo.kernel.deal import deal
from mazzo.kernel.errors import Ambiguous, Illegal, Malformed, MoveError, Reason
from mazzo.kernel.game import Event
from mazzo.kernel.playout import playout, playouts
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Choice
from mazzo.kernel.simple.fields import Played
from mazzo.testing.support.chi_square import evenly, fits
from tests.kernel.tiny import FOLLOW, HIGH, PASS, FollowOptions, FollowRound, HighOptions, HighRound

SETTINGS: list[tuple[simple.Game[Any], dict[str, str]]] = [
    (HIGH, {"dummy": "never"}),
    (HIGH, {"dummy": "first"}),
    (HIGH, {"dummy": "later"}),
    (FOLLOW, {}),
]
each_setting = pytest.mark.parametrize(("game", "values"), SETTINGS)


def started(game: simple.Game[Played], values: dict[str, str], seed: int = 1) -> Played:
    options = game.options(values)
    seats = game.seats(options)[0]
    decks = [list(pack) for pack in game.packs(options, seats)]
    for deck in decks:
        Rng(seed).shuffle(deck)
    match = game.match(options, seats, seed % seats)
    return game.round_type(options, match.order(), deal(game.plan(options, seats, match.order()), decks, seats))


def viewers(round: simple.Round) -> list[int]:
    return [WATCHER, *range(round.seats)]


def random_play(round: simple.Round, seed: int, most: int = 99) -> Iterator[tuple[int, int]]:
    """Play on at random, passing seldom; each move before it is made."""
    rng = Rng(seed)
    while round.waiting() and most:
        seat = round.turn
        move = simple.random(round, seat, rng)
        if move == PASS and rng.below(4):
            continue
        yield seat, move
        round.play(seat, move)
        most -= 1


def played(game: simple.Game[Played], values: dict[str, str], seed: int, moves: int) -> Played:
    round = started(game, values, seed)
    for _ in random_play(round, seed, moves):
        pass
    return round


def given(game: simple.Game[Any], round: simple.Round, moves: list[tuple[int, int]], viewer: int) -> list[bytes]:
    """All that a viewer is given while these moves are made."""
    match = game.match(round.options, round.seats, round.order[-1])
    found = [msgspec.json.encode(game.opening_events(round, match, viewer))]
    for seat, move in moves:
        assert move in round.moves(seat)
        before = round.copy()
        round.play(seat, move)
        found.append(msgspec.json.encode(game.events(before, seat, move, round, viewer)))
        found.append(json.dumps(round.view(viewer).dump()).encode())
        found.append(msgspec.json.encode(game.scene(round.view(viewer), match)))
    return found


@each_setting
def test_a_world_was_shown_the_same(game: simple.Game[Any], values: dict[str, str]) -> None:
    """From its past everything comes out the same to the byte, and the world itself in the end."""
    for seed in range(12):
        for stop in (0, 1, 2, 5, 9, 99):
            real = played(game, values, seed, stop)
            for viewer in viewers(real):
                view = real.view(viewer)
                world = view.world(Rng(seed))
                dealt, moves = view.past(world)
                again = real.anew(dealt)
                assert given(game, again, moves, viewer) == given(game, started(game, values, seed), moves, viewer)
                assert pickle.dumps(again.copy()) == pickle.dumps(world)


def test_a_view_hides_hands_and_stock() -> None:
    round = started(HIGH, {"dummy": "later"})
    first = round.order[0]
    for viewer in viewers(round):
        seen = round.view(viewer).seen
        assert [bool(hand) for hand in seen.hands] == [seat == viewer for seat in range(2)]
        assert seen.stock == []
    for seat in round.order:
        round.play(seat, round.nth(seat, 0))
    assert round.turn == first
    assert [bool(hand) for hand in round.view(0).seen.hands] == [True, True], "seat 1 plays openly by now"
    assert [bool(hand) for hand in round.view(1).seen.hands] == [False, True]


def test_a_card_that_came_openly_is_known() -> None:
    round = started(HIGH, {})
    round.lose(1, listed(round.hands[1])[0])
    card = round.stock[0]
    round.give(1, round.reveal())
    view = round.view(0)
    assert view.seen.hands[1] == 1 << card
    assert all(view.world(Rng(seed)).hands[1] >> card & 1 for seed in range(20))


def test_worlds_are_uniform_where_nothing_is_proved() -> None:
    """Every hand of the other and every order of the stock."""
    round = HighRound(HighOptions(), [0, 1], Deal([[0, 1], [2, 3]], [4], [5, 6]))
    view = round.view(0)
    counted = Counter((world.hands[1], *world.stock) for world in (view.world(Rng(seed)) for seed in range(2400)))
    hidden = [2, 3, 5, 6]
    assert fits(counted, evenly({(gathered(order[:2]), *order[2:]) for order in permutations(hidden)}))


def test_worlds_are_uniform_over_what_was_not_disproved() -> None:
    """Those who could not follow a suit have no card of it."""
    dealt = Deal([[0, 4, 8], [5, 9, 10], [1, 2, 11]], [], [])
    round = FollowRound(FollowOptions(), [0, 1, 2], dealt)
    for seat, move in ((0, 0), (1, 5), (2, 1), (0, 4), (1, 9), (2, 2)):
        round.play(seat, move)
    assert [round.lacks(seat) for seat in range(3)] == [0, 0b11111111, 0b11110000]
    counted: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        counted[tuple(round.view(0).world(Rng(seed)).hands)] += 1
    assert set(counted) == {(1 << 8, 1 << 10, 1 << 11), (1 << 8, 1 << 11, 1 << 10)}

    early = FollowRound(FollowOptions(), [0, 1, 2], Deal([[0, 8], [9, 10, 4], [1, 11, 5]], [], []))
    early.play(0, 0)
    early.play(1, 9)
    view = early.view(0)
    possible = {
        (gathered(cards[:2]), gathered(cards[2:]))
        for cards in permutations([1, 4, 5, 10, 11])
        if not gathered(cards[:2]) & early.lacks(1)
    }
    drawn = Counter((world.hands[1], world.hands[2]) for world in (view.world(Rng(seed)) for seed in range(3000)))
    assert fits(drawn, evenly(possible))


def test_a_field_that_could_not_travel_is_named() -> None:
    round = started(HIGH, {})
    setattr(round, "cards", {1, 2})  # noqa: B010 no field of the class
    with pytest.raises(TypeError, match="cards is"):
        pickle.dumps(round)


def test_copies_keep_no_history() -> None:
    view = started(FOLLOW, {}).copy().view(0)
    for ask in (view.shown, view.flow):
        with pytest.raises(ValueError, match="no history"):
            ask()


def test_what_is_whispered_is_hidden_from_others() -> None:
    round = HighRound(HighOptions(), [0, 1], Deal([[0, 1], [2, 3]], [4], [5, 6, 7, 8]))
    round.play(0, 0)
    before = round.copy()
    round.play(1, 2)

    def drawn(viewer: int) -> list[Event]:
        return [each for each in HIGH.events(before, 1, 2, round, viewer) if each.key == "drew"]

    def event(seat: int, card: str) -> Event:
        return Event("drew", {"seat": seat, "cards": [card]})

    assert drawn(WATCHER) == [event(0, "??"), event(1, "??")]
    assert drawn(0) == [event(0, "7s"), event(1, "??")]
    assert drawn(1) == [event(0, "??"), event(1, "8s")]
    assert HIGH.reveals(before, round)
    assert not round.heard(), "nobody listened"


def test_opening_and_closing_events() -> None:
    round = started(HIGH, {}, 2)
    match = HIGH.match(HighOptions(), 2, 0)
    opening = HIGH.opening_events(round, match, WATCHER)
    assert [each.key for each in opening] == ["dealt", "up"]
    assert opening[0].params == {"round": 1, "dealer": 0, "first": 1}
    playout(round, Rng(1))
    after = match.after(round)
    closing = HIGH.closing_events(round, after, WATCHER)
    assert [each.params for each in closing[:2]] == [
        {"seat": seat, "points": points, "total": points} for seat, points in enumerate(round.scores())
    ]
    assert after.finished
    assert closing[-1] == Event("won", {"seats": after.winners})


@each_setting
def test_moves_are_written_and_read(game: simple.Game[Any], values: dict[str, str]) -> None:
    round = started(game, values)
    for _ in random_play(round, 1):
        view = round.view(round.turn)
        assert [game.parse(game.print(move), view) for move in view.moves()] == view.moves()
        assert [round.nth(round.turn, place) for place in range(round.count(round.turn))] == view.moves()
        assert round.moves(round.after(round.turn)) == []


def refusal(game: simple.Game[Any], text: str, view: simple.View[Any], kind: type[MoveError]) -> Reason:
    with pytest.raises(kind) as refused:
        game.parse(text, view)
    reason = refused.value.reason
    assert set(reason.params) == set(game.reasons[reason.code])
    return reason


def test_refusals() -> None:
    round = FollowRound(FollowOptions(), [0, 1, 2], Deal([[0, 9], [1, 4], [8, 10]], [], []))
    assert refusal(FOLLOW, "?", round.view(0), Malformed) == Reason("not_a_move", {"text": "?"})
    assert refusal(FOLLOW, "play 1s", round.view(0), Malformed).code == "not_a_move"
    assert refusal(FOLLOW, "", round.view(0), Malformed).code == "not_a_move"
    assert refusal(FOLLOW, "1s", round.view(WATCHER), Illegal) == Reason("watching")
    assert refusal(FOLLOW, "2s", round.view(1), Illegal) == Reason("not_your_turn", {"seat": 0})
    assert refusal(FOLLOW, "2s", round.view(0), Illegal) == Reason("card_not_held", {"card": "2s"})
    round.play(0, FOLLOW.parse("1", round.view(0)))
    assert refusal(FOLLOW, "1b", round.view(1), Illegal) == Reason("not_allowed", {"moves": ["2s"]})
    assert FOLLOW.why_not(round.view(1)) == {"1b": Reason("not_allowed", {"moves": ["2s"]})}
    assert FOLLOW.why_not(round.view(2)) == dict.fromkeys(["1c", "3c"], Reason("not_your_turn", {"seat": 1}))
    playout(round, Rng(1))
    assert refusal(FOLLOW, "1b", round.view(1), Illegal) == Reason("round_over")

    twice = FollowRound(FollowOptions(), [0, 1], Deal([[0, 4], [8, 9]], [], []))
    reason = refusal(FOLLOW, "1", twice.view(0), Ambiguous)
    assert reason == Reason("several_moves", {"text": "1", "moves": ["1s", "1b"]})


def test_the_frame_of_a_scene() -> None:
    round = HighRound(HighOptions(), [0, 1], Deal([[0, 1], [2, 3]], [4], []))
    match = HIGH.match(HighOptions(), 2, 1)
    scene = HIGH.scene(round.view(0), match)
    assert (scene.hand, scene.waiting, scene.deciding, scene.asked) == (["1s", "2s"], [0], 0, Reason("play"))
    assert [(fact.seat, fact.key, fact.value) for fact in scene.facts] == [(0, "cards", 2), (1, "cards", 2)]
    assert scene.held == [2, 2]
    assert scene.sides == []
    assert scene.moves == [
        Choice(move="1s", card="1s"),
        Choice(move="2s", card="2s"),
        Choice(move="loud 1s", card="1s", label=Reason("loud", {"card": "1s"})),
        Choice(move="loud 2s", card="2s", label=Reason("loud", {"card": "2s"})),
        Choice(move="pass", label=Reason("pass")),
    ]
    watched = HIGH.scene(round.view(WATCHER), match)
    assert (watched.hand, watched.moves, watched.asked, watched.refused) == ([], [], None, {})


@pytest.mark.parametrize("name", ["random", "beginner", "club", "expert", "pimc-30", "ismcts-30"])
def test_bots_play_it(name: str) -> None:
    """Searches are compiled where that is possible, and play rounds that are not."""
    games: list[simple.Game[Any]] = [HIGH, FOLLOW]
    for game in games:
        bot, round, rng = player(game, name), played(game, {}, 5, 2), Rng(5)
        while round.waiting():
            move = bot(round.view(round.turn), rng)
            assert move in round.moves(round.turn)
            round.play(round.turn, move)


def test_search_takes_it_for_any_round() -> None:
    round = started(FOLLOW, {}, 7)
    totals = [0, 0, 0]
    assert playouts(round, Rng(7), 4, totals) == 4 * 12
    assert round.waiting(), "copies are played"
    seen = Open(round, round.turn)
    assert pickle.dumps(seen.world(Rng(1))) == pickle.dumps(round.copy())
    assert (seen.deciding(), seen.moves()) == (round.turn, round.moves(round.turn))
    advised = hint(FOLLOW, "expert", round.view(round.turn), Rng(1))
    assert advised.move in round.moves(round.turn)
    assert set(advised.reason.params) == set(FOLLOW.advice[advised.reason.code])


class DrawingRound(HighRound):
    """A card is turned up and everybody draws before the first move."""

    def begin(self) -> None:
        super().begin()
        self.up.append(self.reveal())
        self.tell("up", card=self.up[-1])
        for seat in self.order:
            self.whisper(seat, "drew", seat=seat, cards=[self.draw(seat)])


def test_what_the_beginning_tells_is_what_happened() -> None:
    """And nothing of the stock that is left."""
    round = DrawingRound(HighOptions(), [0, 1], Deal([[0, 1], [2, 3]], [4], [5, 6, 7, 8, 9]))
    match = HIGH.match(HighOptions(), 2, 1)
    assert (round.up, round.stock) == ([4, 5], [8, 9])
    told = HIGH.teller.opening(round, match, 0)[1:]
    expected = [Event("up", {"card": "5s"}), Event("up", {"card": "6s"})]
    expected += [Event("drew", {"seat": 0, "cards": ["7s"]}), Event("drew", {"seat": 1, "cards": ["??"]})]
    assert told == expected
    round.play(0, 0)
    round.play(1, 2)
    assert HIGH.teller.opening(round, match, 0)[1:] == expected, "also when it is told later"
    with pytest.raises(ValueError, match="no history"):
        round.copy().begun()


class SharingRound(HighRound):
    def begin(self) -> None:
        super().begin()
        setattr(self, "counts", {"hearts": 1})  # noqa: B010 no field of the class


def test_a_field_that_copies_would_share_is_named_at_once() -> None:
    with pytest.raises(TypeError, match="counts is"):
        SharingRound(HighOptions(), [0, 1], Deal([[0, 1], [2, 3]], [4], []))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"names": [str(card) for card in range(63)]}, "names has 63 cards"),
        ({"names": ["1s", "1s"]}, "no two alike"),
        ({"verbs": {32: "loud"}}, "which are cards"),
        ({"calls": {5: "pass"}}, "which are cards"),
    ],
)
def test_a_game_that_could_not_be_written_down_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        type("Wrong", (type(HIGH),), wrong)()


def test_positions_are_written_as_text() -> None:
    """Seat 0 begins, and what is not named follows in deck order."""
    named = FOLLOW.names[-1]
    match, round = FOLLOW.position(FollowOptions(), 2, {"hands": f"{named} / "})
    assert match.order()[0] == 0
    assert round.waiting() == 1
    held = [FOLLOW.cards(round.hands[seat]) for seat in range(2)]
    assert named in held[0]
    assert [len(hand) for hand in held] == [FOLLOW.hand] * 2
    for lines, problem in (
        ({"hands": f"{named} / {named}"}, "named twice"),
        ({"hands": "nothing"}, "there is no card nothing"),
        ({"hands": " ".join(FOLLOW.names)}, "cards, where"),
    ):
        with pytest.raises(ValueError, match=problem):
            FOLLOW.position(FollowOptions(), 2, lines)
