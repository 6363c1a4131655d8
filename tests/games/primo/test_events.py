"""What is said to have happened, and to whom."""

from __future__ import annotations

from mazzo.games.primo.events import EVENTS
from mazzo.games.primo.game import GAME
from mazzo.games.primo.match import Match
from mazzo.games.primo.notation import print_move
from mazzo.games.primo.policy import greedy, random
from mazzo.games.primo.round import Round
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Param
from mazzo.kernel.game import Event
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import setting
from tests.games.primo.positions import at_table, options

ROWS = "A 9 8 7 | B 10 9 | C 5 | D 2 | E 2 | F 13"


def told(round: Round, text: str, viewer: int = WATCHER) -> list[Event]:
    """Play a move of the seat on turn; what a viewer is told."""
    seat = round.turn
    move = {print_move(move): move for move in round.moves(seat)}[text]
    before = round.copy()
    round.play(seat, move)
    return GAME.events(before, seat, move, round, viewer)


def test_the_deal() -> None:
    match = Match(options(), 3, 1)
    round = match.start(setting("primo")._replace(seats=3).deal(match, 1))
    assert GAME.opening_events(round, match, 0) == [Event("dealt", {"round": 1, "dealer": 1, "first": 2})]


def test_exchanging_and_drawing_are_seen_by_oneself_alone() -> None:
    piles = ["3b 6b 12b", ""]
    for viewer, given, drawn in ((0, ["1y", "4y"], ["3b", "6b"]), (1, ["??"] * 2, ["??"] * 2)):
        round = at_table(ROWS, "1y 2b 4y 4b 13y 13b", "1y", piles=piles)
        swapped = Event("swapped", {"seat": 0, "cards": given, "number": 2})
        assert told(round, "swap 1y+4y", viewer) == [swapped, Event("drew", {"seat": 0, "cards": drawn, "number": 2})]


def test_what_an_exchange_brings_back() -> None:
    """With a short pile one draws what one has just put under it."""
    round = at_table(ROWS, "1y 2b 4y", "1y", piles=["3b", ""])
    assert told(round, "swap 1y+4y", 0)[1] == Event("drew", {"seat": 0, "cards": ["3b", "1y", "4y"], "number": 3})


def test_passing() -> None:
    assert told(at_table(ROWS, "1y 2b", "1y", piles=["", ""]), "pass") == [Event("passed", {"seat": 0})]


def test_playing() -> None:
    round = at_table("A 9 8 7 | B 10 9 | C 5 | E 2 | F 11", "4y 6y 12b 13y top", "1y", piles=["", ""])
    assert told(round, "4y>C") == [Event("laid", {"seat": 0, "card": "4y", "column": "C"})]
    assert told(round, "13y>D") == [Event("opened", {"seat": 0, "card": "13y", "column": "D"})]
    moved: dict[str, Param] = {"seat": 0, "cards": ["8y", "7y"], "column": "A", "target": "B"}
    assert told(round, "A8>B") == [Event("shifted", moved)]
    assert told(round, "top>F") == [Event("top", {"seat": 0, "column": "F"})]
    assert told(round, "12b^F") == [Event("topped", {"seat": 0, "card": "12b", "column": "F"})]
    assert told(round, "end") == [Event("ended", {"seat": 0})]


def test_nimm() -> None:
    round = at_table("B 10 9 | D 5 | F 2", "nimm 6y", "1y", "1y", order=[1, 0, 2])
    told(round, "pass")
    assert told(round, "nimm>F") == [
        Event("nimm", {"seat": 0, "column": "F"}),
        Event("took", {"seat": 2, "card": "2y", "column": "F"}),
        Event("took", {"seat": 1, "card": "5y", "column": "D"}),
    ]


def test_a_complete_row() -> None:
    rows = "A 13 12 11 10 9 8 7 | B 9 8 7 6 5 4 3 2 1 | C 13 12 11 10 9 8 7 6 5 4 3 2 | D 2 | E 2 | F 2"
    round = at_table(rows, "1b 1y 4y", "1y")
    assert told(round, "B6>A")[1:] == [Event("cleared", {"column": "A"})]
    assert told(round, "1b>C")[1:] == [Event("cleared", {"column": "C"})]


def test_the_last_card() -> None:
    round = at_table(ROWS, "4y", "1y", piles=["", ""])
    assert told(round, "4y>C")[1:] == [Event("out", {"seat": 0})]
    nimm = at_table(ROWS, "nimm", "1y", piles=["", ""])
    assert told(nimm, "nimm>A") == [Event("nimm", {"seat": 0, "column": "A"}), Event("out", {"seat": 0})]


def test_a_blocked_game() -> None:
    round = at_table(ROWS, "13y", "13b", piles=["", ""])
    for _ in range(19):
        told(round, "pass")
    assert told(round, "pass") == [Event("passed", {"seat": 1}), Event("blocked", {})]


def test_the_count() -> None:
    match = Match(options(), 2, 0)
    round = at_table(ROWS, "4y", "1y", piles=["", "2y"])
    told(round, "4y>C")
    assert GAME.closing_events(round, match.after(round), WATCHER) == [
        Event("scored", {"seat": 0, "points": 3, "total": 3}),
        Event("scored", {"seat": 1, "points": -2, "total": -2}),
        Event("won", {"seats": [0]}),
    ]


def test_every_event_happens() -> None:
    """In random games each key that is declared occurs, with its parameters."""
    seen: set[str] = set()
    for seed in range(12):
        chosen = setting("primo")._replace(seats=2 + seed % 5)
        match, rng = chosen.match(seed), Rng(seed)
        round = match.start(chosen.deal(match, seed))
        assert isinstance(round, Round)
        found = chosen.game.opening_events(round, match, 0)
        while round.waiting():
            move = (greedy if rng.below(3) else random)(round, round.turn, rng)
            seat, before = round.turn, round.copy()
            round.play(seat, move)
            found += GAME.events(before, seat, move, round, 0)
        found += chosen.game.closing_events(round, match.after(round), 0)
        for event in found:
            assert set(event.params) == set(EVENTS[event.key])
        seen |= {event.key for event in found}
        if seen == set(EVENTS):
            return
    assert set(EVENTS) - seen <= {"cleared", "out"}, "rare with such players; tested above"
