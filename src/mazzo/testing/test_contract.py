"""What `kernel/contract.py` promises, for every game with every value of every option."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from mazzo.kernel.contract import NOBODY, WATCHER, Round
from mazzo.kernel.game import Event
from mazzo.kernel.playout import playout, playouts
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import (
    Setting,
    any_move,
    in_turn,
    looked_at,
    play_on,
    positions,
    present,
    random_moves,
    waiting,
    wide,
)

WIDE_MOVES = 20
"""How far policies play a wide game here."""


def state(round: Round) -> bytes:
    """All that a round holds but its history: what a copy of it holds."""
    return pickle.dumps(round.copy())


def test_count_and_nth_agree_with_moves(setting: Setting) -> None:
    for course in positions(setting):
        for seat in range(setting.seats):
            moves = course.round.moves(seat)
            assert bool(moves) == (seat in waiting(course.round))
            assert len(set(moves)) == len(moves)
            if moves:
                assert course.round.count(seat) == len(moves)
                assert [course.round.nth(seat, n) for n in range(len(moves))] == moves


def test_views_decide_what_the_round_says(setting: Setting) -> None:
    for course in positions(setting):
        round = course.round
        views = {viewer: round.view(viewer) for viewer in setting.viewers()}
        choosers = {seat: round.chooser(seat) for seat in waiting(round)}
        for viewer, view in views.items():
            seat = view.deciding()
            if seat == NOBODY:
                assert viewer not in choosers.values() or viewer == NOBODY
                assert view.moves() == []
            else:
                assert choosers[seat] == viewer
                assert view.moves() == round.moves(seat)
        for seat, chooser in choosers.items():
            if chooser == NOBODY:
                assert round.count(seat) == 1
            else:
                assert views[chooser].deciding() == seat
        assert views[WATCHER].deciding() == NOBODY


def test_events_are_declared(setting: Setting) -> None:
    course = setting.start(3)
    match = setting.match(3)
    found: list[Event] = setting.game.opening_events(course.round, match, WATCHER)
    for seat, move in random_moves(course, Rng(3)):
        before = course.round.copy()
        course.play(seat, move)
        for viewer in setting.viewers():
            found += setting.game.events(before, seat, move, course.round.copy(), viewer)
    found += setting.game.closing_events(course.round, match.after(course.round), WATCHER)
    for event in found:
        assert set(event.params) == set(setting.game.event_keys[event.key])


def test_what_is_shown_is_what_was_seen(setting: Setting) -> None:
    """Each move is seen as itself or in hidden form, and is shown as it was seen until all is known."""
    course = setting.start(4)
    seen: dict[int, list[tuple[int, int]]] = {viewer: [] for viewer in setting.viewers()}
    for seat, move in random_moves(course, Rng(4)):
        for viewer in setting.viewers():
            seen[viewer].append((seat, course.round.seen(seat, move, viewer)))
        course.play(seat, move)
        for viewer in setting.viewers() if looked_at(setting, len(course.moves)) else ():
            shown = course.round.view(viewer).shown()
            assert len(shown) == len(seen[viewer])
            for now, then, truth in zip(shown, seen[viewer], course.moves, strict=True):
                assert then == truth or "??" in setting.game.print(then[1])
                assert now in (then, truth)
                assert then[0] == truth[0]


def test_copies_go_their_own_way(setting: Setting) -> None:
    """A copy plays on without touching the original, has no history, and its views still make worlds."""
    for course in positions(setting, 5):
        before = state(course.round), len(course.round.view(WATCHER).shown())
        twin = course.round.copy()
        assert state(twin) == before[0]
        for viewer in setting.viewers():
            view = twin.view(viewer)
            assert present(view) == present(course.round.view(viewer))
            if looked_at(setting, len(course.moves)):
                assert present(view.world(Rng(1)).view(viewer)) == present(view)
            with pytest.raises(ValueError, match="no history"):
                view.shown()
        playout(twin, Rng(5))
        assert twin.waiting() == 0
        assert (state(course.round), len(course.round.view(WATCHER).shown())) == before


def test_rounds_and_views_pickle(setting: Setting) -> None:
    for course in positions(setting, 6):
        for made in (pickle.loads(pickle.dumps(course.round)), copy.copy(course.round), copy.deepcopy(course.round)):
            assert state(made) == state(course.round)
            for viewer in setting.viewers():
                assert made.view(viewer).dump() == course.round.view(viewer).dump()
            if waiting(made):
                seat = waiting(made)[0]
                made.play(seat, made.nth(seat, 0))
                assert len(course.round.view(WATCHER).shown()) == len(course.moves)
        for viewer in setting.viewers():
            view = course.round.view(viewer)
            for again in (pickle.loads(pickle.dumps(view)), copy.copy(view)):
                assert again.dump() == view.dump()
                assert again.moves() == view.moves()


def test_views_travel_as_json(setting: Setting) -> None:
    """What a bot's process gets is enough to choose, to make worlds and to look back."""
    for course in positions(setting, 7):
        for viewer in setting.viewers():
            view = course.round.view(viewer)
            again = setting.game.load_view(json.loads(json.dumps(view.dump())))
            assert again.dump() == view.dump()
            assert (again.deciding(), again.moves(), again.shown()) == (view.deciding(), view.moves(), view.shown())
            if looked_at(setting, len(course.moves)):
                assert state(again.world(Rng(7))) == state(view.world(Rng(7)))


def test_a_view_stays_as_it_was(setting: Setting) -> None:
    """The history is shared with the real round, but a view does not learn what came after it."""
    course = setting.start(8)
    play_on(course, Rng(8), 12)
    views = [course.round.view(viewer) for viewer in setting.viewers()]
    before = [(json.dumps(view.dump()), view.shown()) for view in views]
    play_on(course, Rng(9))
    assert [(json.dumps(view.dump()), view.shown()) for view in views] == before


def test_policies_choose_legal_moves(setting: Setting) -> None:
    most = WIDE_MOVES if wide(setting) else 10**9
    for policy in setting.game.policies.values():
        course, rng = setting.start(10), Rng(10)
        while course.round.waiting() and len(course.moves) < most:
            seat = in_turn(course)
            move = policy(course.round, seat, rng)
            assert move in course.round.moves(seat)
            course.play(seat, move)


def test_playouts_add_up(setting: Setting) -> None:
    round = setting.start(11).round
    totals, rng = [0] * setting.seats, Rng(11)
    decisions = playouts(round, rng, 3, totals)
    by_hand, rng = [0] * setting.seats, Rng(11)
    for _ in range(3):
        twin = round.copy()
        while waiting(twin):
            seat = waiting(twin)[0]
            twin.play(seat, any_move(twin, seat, rng))
            decisions -= 1
        by_hand = [total + points for total, points in zip(by_hand, twin.scores(), strict=True)]
    assert (totals, decisions) == (by_hand, 0)


def test_matches_end(setting: Setting) -> None:
    """Random players finish, the dealer is always one who may deal, and the winners are seats."""
    for seed in range(3):
        match, rng = setting.match(seed), Rng(seed)
        while not match.finished:
            assert sorted(match.order()) == list(range(setting.seats))
            assert match.dealer in setting.game.first_dealers(setting.options, setting.seats)
            round = match.start(setting.deal(match, 1000 * seed + match.number))
            playout(round, rng)
            before = match.totals
            match = match.after(round)
            assert match.totals == [total + points for total, points in zip(before, round.scores(), strict=True)]
            assert match.number <= 200
        assert match.winners == sorted(set(match.winners))
        assert set(match.winners) <= set(range(setting.seats))


def test_a_match_stays_as_it_was(setting: Setting) -> None:
    """The one that follows a round is another; what a scene shows of a counted round differs in the totals alone."""
    match, rng, before = setting.match(12), Rng(12), []
    matches = []
    while not match.finished:
        matches.append(match)
        before.append(copy.deepcopy(vars(match)))
        round = match.start(setting.deal(match, 12 + match.number))
        playout(round, rng)
        after = match.after(round)
        assert vars(match.after(round)) == vars(after), "the same again"
        assert vars(match.counted(round)) == {**vars(match), "totals": after.totals}
        assert after.number == match.number + 1
        match = after
    assert [vars(each) for each in matches] == before
