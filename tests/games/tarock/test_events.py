"""What happened, as keys with parameters."""

from __future__ import annotations

from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.round import Round
from mazzo.kernel.contract import Deal
from mazzo.kernel.errors import Param
from mazzo.kernel.game import Event
from tests.games.tarock.positions import B, C, F, dealt, in_trick, options, say, start

HANDS = {F: "Kh 4h 3h 2h", C: "Ks T21"}


def happened(round: Round, text: str, viewer: int = -1) -> list[tuple[str, dict[str, Param]]]:
    """What the last of some moves has brought about."""
    *first, last = text.split(", ")
    if first:
        say(round, ", ".join(first))
    before = round.copy()
    seat = round.turn
    move = GAME.parse(last, round.view(seat))
    round.play(seat, move)
    return [(event.key, event.params) for event in declared(GAME.events(before, seat, move, round, viewer))]


def declared(events: list[Event]) -> list[Event]:
    for event in events:
        assert set(event.params) == set(GAME.event_keys[event.key])
    return events


def test_auction() -> None:
    round = start(HANDS)
    assert happened(round, "piccolo") == [("bid", {"seat": B, "contract": "piccolo"})]
    assert happened(round, "accanto") == [("joined", {"seat": C, "contract": "piccolo"})]
    assert happened(round, "pass, hold") == [("held", {"seat": F, "contract": "piccolo"})]
    assert happened(round, "pass") == [
        ("passed", {"seat": B}),
        ("contract", {"seat": F, "contract": "piccolo", "joined": [C]}),
    ]
    assert happened(start(HANDS), "pass, pass, pass")[1] == ("all_passed", {"seat": F})


def test_call_talon_and_discards() -> None:
    round = say(start(HANDS, "4d 3d 2d 7s 8s 9s"), "pass, pass, pass, chiamata")
    assert happened(round, "call Ks") == [
        ("called", {"seat": F, "card": "Ks"}),
        ("talon_open", {"packet1": ["4d", "3d", "2d"], "packet2": ["7s", "8s", "9s"]}),
    ]
    taken = {"seat": F, "cards": ["4d", "3d", "2d"], "left": ["7s", "8s", "9s"]}
    assert happened(round, "take 1") == [("took", taken)]
    assert happened(round, "lay 4h") == [("laid", {"seat": F, "card": "??"})]
    assert happened(round, "lay 3h", F) == [("laid", {"seat": F, "card": "3h"})]


def test_sei_is_taken_in_secret() -> None:
    for viewer, seen in ((B, ["??"] * 6), (F, ["4d", "3d", "2d", "7s", "8s", "9s"])):
        found = happened(start({}, "4d 3d 2d 7s 8s 9s"), "pass, pass, pass, sei", viewer)
        assert found[-1] == ("took_all", {"seat": F, "cards": seen})


def test_announcements() -> None:
    round = say(start({B: "T1"}), "solo_proprio, pass, pass, pass")
    assert happened(round, "bird1") == [("announced", {"seat": B, "kind": "bird1"})]
    assert happened(round, "ok") == [("down", {"seat": B})]
    assert happened(round, "contra") == [("contra", {"seat": C, "to": B})]
    assert happened(round, "ok") == []
    assert happened(round, "ok") == [("bene", {"seat": 3})]
    assert happened(round, "ok, recontra") == [("recontra", {"seat": B, "to": C})]
    assert happened(round, "ok, ok, ok, ok")[-1] == ("first_lead", {"seat": F})


def test_the_partner_shows() -> None:
    round = in_trick("Qs", "Ks", "chiamata")
    round.called = 23
    assert happened(round, "Ks") == [
        ("played", {"seat": B, "card": "Ks"}),
        ("partner", {"seat": B, "declarer": F, "card": "Ks"}),
    ]


def test_tricks() -> None:
    found = happened(in_trick("T22 T5 T1", "T21"), "T21")
    assert [key for key, _ in found] == ["played", "trick", "caesar"]
    assert found[1][1] == {"seat": C, "number": 1, "cards": ["T22", "T5", "T1", "T21"]}
    found = happened(in_trick("T22 T5 T6", "T21"), "T21")
    assert found[-1] == ("mondo_caught", {"seat": F, "of": 3})
    round = in_trick("T9 T5 T6", "T1", "proprio")
    round.done = 11
    assert happened(round, "T1")[-1] == ("bird_lost", {"seat": 3, "kind": "bird1"})
    assert happened(in_trick("4h 3h 2h", "4d", "mendicante"), "4d")[-1][0] in ("trick", "failed")
    assert ("failed", {"seat": F, "contract": "mendicante"}) in happened(in_trick("Kh 3h 2h", "4h", "mendicante"), "4h")


def test_the_end() -> None:
    match = GAME.match(options(deals=4), 4, 3)
    cards: Deal = dealt({})
    round = match.start(cards)
    assert isinstance(round, Round)
    declared(GAME.opening_events(round, match, -1))
    say(round, "pass, pass, pass, trisac")
    while round.waiting():
        round.play(round.turn, round.nth(round.turn, 0))
    events = declared(GAME.closing_events(round, match.after(round), -1))
    assert [event.key for event in events].count("trisac_counted") == 4
    assert events[-1].key == "wheel_begins"
    points = [event.params["points"] for event in events if event.key == "scored"]
    assert points == round.scores()
