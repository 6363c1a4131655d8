"""What happened, in keys with parameters, in the sheet's spirit."""

from __future__ import annotations

from mazzo.games.nain_jaune.events import EVENTS, closing_events, events, opening_events
from mazzo.games.nain_jaune.match import Match
from mazzo.games.nain_jaune.round import Round
from mazzo.kernel.contract import Deal
from mazzo.kernel.game import Event
from tests.games.nain_jaune.positions import cards, holding, match, play

Told = list[tuple[str, dict[str, object]]]


def told(found: list[Event]) -> Told:
    for event in found:
        assert set(event.params) == set(EVENTS[event.key])
    return [(event.key, dict(event.params)) for event in found]


def after(round: Round, *texts: str) -> Told:
    """What the last of these moves is told as."""
    play(round, *texts[:-1])
    before = round.copy()
    play(round, texts[-1])
    assert round.log is not None
    seat, move = divmod(round.log[-1], 256)
    found = told(events(before, seat, move, round))
    assert found == told(events(before, seat, move, round.copy())), "history is not needed"
    return found


def test_a_round_begins() -> None:
    each = match(3, dealer=2)
    assert told(opening_events(each)) == [("dealt", {"round": 1, "dealer": 2, "first": 0}), ("staked", {"tokens": 15})]


def test_laying() -> None:
    assert after(holding("5c 9c", "2s"), "5c") == [("laid", {"seat": 0, "card": "5c"})]


def test_NJ_A32_without_says_that_a_rank_is_missing() -> None:
    assert after(holding("10c 9c", "2s", "3s"), "10c", "pass") == [("without", {"seat": 0, "rank": "J"})]
    mandatory = holding("10c 9c", "2s", "3s", enter="mandatory")
    assert after(mandatory, "10c", "pass", "pass") == [("without", {"seat": 1, "rank": "J"})]


def test_NJ_A32_passed_leaves_it_open() -> None:
    assert after(holding("5c 9c", "2s", "3s"), "5c", "pass", "pass") == [("passed", {"seat": 1, "rank": "6"})]
    assert after(holding("5c 9c", "6s", "3s"), "5c", "pass", "pass") == [("passed", {"seat": 1, "rank": "6"})]


def test_stopped() -> None:
    round = holding("5c 6c", "2s 3s", keep_going="free")
    assert after(round, "5c", "stop") == [("stopped", {"seat": 0, "rank": "6"})]


def test_restarts() -> None:
    assert after(holding("Kc 9c", "2s"), "Kc") == [
        ("laid", {"seat": 0, "card": "Kc"}),
        ("king_restart", {"seat": 0}),
    ]
    assert after(holding("5c 9c", "2s"), "5c", "pass", "pass") == [
        ("passed", {"seat": 1, "rank": "6"}),
        ("restart", {"seat": 0}),
    ]


def test_boxes() -> None:
    assert after(holding("Qs 9c", "2s"), "Qs")[1] == ("takes_box", {"seat": 0, "card": "Qs", "tokens": 6})
    manual = holding("Qs 9c", "2s", announce="manual")
    assert after(manual, "Qs")[1] == ("forgot_box", {"seat": 0, "card": "Qs", "tokens": 6})
    manual = holding("Qs 9c", "2s", announce="manual")
    assert after(manual, "Qs!")[1] == ("takes_box", {"seat": 0, "card": "Qs", "tokens": 6})
    assert after(holding("Kh 9c", "2s"), "Kh")[1:] == [
        ("takes_box", {"seat": 0, "card": "Kh", "tokens": 8}),
        ("king_restart", {"seat": 0}),
    ]


def test_the_settlement_in_its_order() -> None:
    """3.5b: the box of the last card, Grand Opéra, payments in turn order, fines."""
    round = holding("6s 9s Kd", "7d", "3s 8s", boxes=[0, 0, 1, 0, 0], held_box_card="double_box")
    assert after(round, "6s", "pass", "7d") == [
        ("laid", {"seat": 1, "card": "7d"}),
        ("takes_box", {"seat": 1, "card": "7d", "tokens": 15}),
        ("out", {"seat": 1}),
        ("grand_opera", {"seat": 1, "tokens": 31, "left": 0}),
        ("paid", {"seat": 2, "to": 1, "tokens": 2, "cards": ["3s", "8s"]}),
        ("paid", {"seat": 0, "to": 1, "tokens": 2, "cards": ["9s", "Kd"]}),
    ]


def test_NJ_A29_a_box_that_grand_opera_leaves_is_told() -> None:
    round = holding("Qs", "2s", announce="manual", forgotten_box="stays")
    assert ("grand_opera", {"seat": 0, "tokens": 24, "left": 6}) in after(round, "Qs")


def test_fines() -> None:
    round = holding("As", "7d Qs", "10d 2s", grand_opera="off", held_box_card="double_box", tokens=[49, 30, 49])
    assert after(round, "As") == [
        ("laid", {"seat": 0, "card": "As"}),
        ("out", {"seat": 0}),
        ("paid", {"seat": 1, "to": 0, "tokens": 2, "cards": ["Qs", "7d"]}),
        ("paid", {"seat": 2, "to": 0, "tokens": 2, "cards": ["2s", "10d"]}),
        ("fined", {"seat": 2, "card": "10d", "tokens": 3}),
        ("fined", {"seat": 1, "card": "Qs", "tokens": 9}),
        ("fined", {"seat": 1, "card": "7d", "tokens": 4}),
    ]


def closed(tokens: int) -> tuple[Round, Match]:
    """A round of two that the first wins, the second having had so many tokens."""
    each = match(2, dealer=1, grand_opera="off")
    each.totals = [60, tokens]
    round = play(each.start(Deal([cards("As"), cards("2s 3s")], [], [])), "As")
    return round, each.after(round)


def test_the_count() -> None:
    assert told(closing_events(*closed(38))) == [
        ("scored", {"seat": 0, "points": -13, "total": 47}),
        ("scored", {"seat": 1, "points": -17, "total": 21}),
    ]


def test_the_end() -> None:
    assert told(closing_events(*closed(31)))[2:] == [
        ("bankrupt", {"seat": 1, "total": 14}),
        ("won", {"seats": [0]}),
    ]
