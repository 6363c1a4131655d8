"""The table as a viewer sees it."""

from __future__ import annotations

import pytest

from mazzo.games.tarock import contracts
from mazzo.games.tarock.captions import asked as asked_of
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.refusals import why_not
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scene import Scene
from mazzo.games.tarock.scoring import Parties
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Area, Fact, TallyLine
from mazzo.testing.support.play import Setting, in_turn, settings
from tests.games.tarock.positions import (
    B,
    C,
    D,
    F,
    announce,
    finished,
    in_trick,
    offered,
    options,
    say,
    start,
    view,
    worth,
)

HANDS = {F: "Kh Kd Kc 4h 3h 2h", C: "Ks T21"}


def seen(round: Round, viewer: int) -> Scene:
    return GAME.scene(round.view(viewer), GAME.match(options(), 4, 3))


def areas(scene: Scene) -> dict[str, Area]:
    """By key, which are different but for open hands."""
    return {area.key: area for area in scene.areas}


def note(scene: Scene, code: str) -> dict[str, Param] | None:
    """The parameters of a note, if it is there."""
    return next((each.params for each in scene.notes if each.code == code), None)


def facts(scene: Scene, seat: int, *keys: str) -> list[Fact]:
    """Those of a seat, of certain keys."""
    return [fact for fact in scene.facts if fact.seat == seat and fact.key in keys]


def labels(scene: Scene) -> dict[str, Reason | None]:
    return {choice.move: choice.label for choice in scene.moves}


def test_before_the_play() -> None:
    round = say(start(HANDS, "4d 3d 2d 7s 8s 9s"), "pass, pass, pass")
    scene = seen(round, F)
    assert scene.phase == "choice"
    assert [said.word for said in scene.auction] == ["pass"] * 3
    assert [choice.move for choice in scene.moves] == offered(round)
    assert scene.talon == ["??"] * 6
    assert seen(round, B).moves == []
    say(round, "chiamata, call fourth")
    assert [seen(round, seat).called for seat in (F, B, C, -1)] == ["Ks", "fourth", "Ks", "fourth"]
    assert [seen(round, seat).partner for seat in (F, B, C, D)] == [-1, -1, C, -1]
    assert seen(round, D).talon == ["4d", "3d", "2d", "7s", "8s", "9s"]
    assert [choice.to for choice in seen(round, F).moves] == ["packet1", "packet2"]
    say(round, "take 1, lay 4h, lay 3h")
    assert seen(round, B).discards == ["??", "??"]
    assert seen(round, F).discards == ["4h", "3h"]
    assert seen(round, B).taken == ["4d", "3d", "2d"]
    assert seen(round, B).players[F].cards == 13


def test_the_play() -> None:
    round = say(start(HANDS, "4d 3d 2d 7s 8s 9s"), "pass, pass, pass, chiamata, call Ks, take 1")
    say(round, "lay 4h, lay 3h, lay 2h, ok, ok, ok, ok")
    while round.done < 2:
        say(round, offered(round)[0])
    say(round, offered(round)[0])
    scene = seen(round, -1)
    assert len(scene.tricks) == 2
    assert scene.tricks[0].leader == F
    assert scene.tricks[1].leader == scene.tricks[0].winner
    assert len(scene.trick) == 1
    assert scene.trick[0].seat == scene.tricks[1].winner
    assert scene.hand == []
    assert set(seen(round, round.turn).hand) - set(seen(round, round.turn).refused) == set(offered(round))


def test_the_end() -> None:
    round = say(start({B: "T22"}), "solo_proprio, pass, pass, pass, ok, ok, ok, ok")
    while round.waiting():
        say(round, offered(round)[0])
    scene = seen(round, C)
    assert scene.phase == "over"
    assert "??" not in scene.talon
    assert len(scene.tricks) == 12
    assert scene.waiting == []


def test_the_bidding_of_any_board() -> None:
    round = start({F: "Kh Kd T1"}, factor=2)
    scene = seen(round, B)
    assert [each.code for each in scene.notes] == ["session", "wheel", "bidding_opens"]
    assert scene.asked == Reason("bid")
    assert labels(scene)["pass"] == Reason("pass")
    assert labels(scene)["solo_semi"] == Reason("bid", {"contract": "solo_semi", "price": "50", "hint": "solo_semi"})
    # No place for tricks while there are none to win: people have said something there.
    assert scene.areas == [Area(key="talon", kind="pile", cards=["??"], count=6)]
    say(round, "piccolo, pass, accanto")
    scene = seen(round, F)
    assert note(scene, "standing") == {"seat": B, "contract": "piccolo"}
    assert scene.asked == Reason("overbid", {"contract": "piccolo"})
    assert labels(scene)["hold"] == Reason("hold", {"contract": "piccolo"})
    assert labels(scene)["accanto"] == Reason("accanto", {"contract": "piccolo"})
    said = [fact.value for fact in scene.facts if fact.key == "said"]
    assert said == [["my_game"], ["piccolo"], ["pass"], ["accanto"]]
    assert facts(scene, F, "forehand") == [Fact(seat=F, key="forehand", primary=True)]
    assert scene.sides == []
    say(round, "solo_proprio")
    assert seen(round, B).asked == Reason("pass", {"contract": "solo_proprio"})


def test_forehand_chooses_on_any_board() -> None:
    round = say(start(HANDS), "pass, pass, pass")
    scene = seen(round, F)
    assert scene.asked == Reason("choose")
    assert note(scene, "all_passed") == {"seat": F}
    assert labels(scene)["sei"] == Reason("bid", {"contract": "sei", "price": "20/40", "hint": "sei"})


def test_king_and_talon_on_any_board() -> None:
    round = say(start(HANDS, "4d 3d 2d 7s 8s 9s"), "pass, pass, pass, chiamata")
    scene = seen(round, F)
    assert (scene.asked, note(scene, "calling")) == (Reason("call"), {"seat": F})
    assert labels(scene) == {"call Ks": Reason("call", {"card": "Ks"}), "call fourth": Reason("call_fourth")}
    assert areas(scene)["talon"].count == 6
    say(round, "call fourth")
    scene = seen(round, F)
    assert note(scene, "called") == {"card": "Ks"}
    assert note(seen(round, B), "called_fourth") == {}
    assert scene.asked == Reason("take")
    packets = [area for area in scene.areas if area.seat < 0]
    assert [area.cards for area in packets] == [["4d", "3d", "2d"], ["7s", "8s", "9s"]]
    assert [area.key for area in packets] == [choice.to for choice in scene.moves]
    assert labels(scene)["take 2"] == Reason("take", {"number": 2, "cards": ["7s", "8s", "9s"]})
    say(round, "take 1")
    assert seen(round, F).asked == Reason("lay", {"count": 3})
    say(round, "lay 4h")
    scene = seen(round, F)
    assert scene.asked == Reason("lay_more", {"count": 3, "left": 2})
    assert labels(scene)["lay 3h"] == Reason("lay", {"card": "3h"})
    assert areas(scene)["discards"] == Area(key="discards", cards=["4h"], count=1, seat=F)
    assert areas(seen(round, B))["discards"] == Area(key="discards", cards=["??"], count=1, seat=F)
    assert areas(scene)["talon_left"] == Area(key="talon_left", cards=["7s", "8s", "9s"], count=3)


def test_tarocks_laid_at_will_lie_face_up() -> None:
    """TK_A15: whoever lays them is told so before, and everybody sees them."""
    round = start({F: "T9 4h 3h Kh"}, "4d 3d 2d", tarock_discard="shown")
    say(round, "pass, pass, pass, chiamata, call Ks, take 1")
    scene = seen(round, F)
    assert scene.asked == Reason("lay_open", {"count": 3})
    assert labels(scene)["lay T9"] == Reason("lay_open", {"card": "T9"})
    assert labels(scene)["lay 4h"] == Reason("lay", {"card": "4h"})
    say(round, "lay T9, lay 4h")
    assert areas(seen(round, B))["discards"] == Area(key="discards", cards=["T9", "??"], count=2, seat=F)
    say(round, "lay 3h")
    assert areas(seen(round, C))["discards"].cards == ["T9", "??", "??"]


def test_a_king_in_the_talon_on_any_board() -> None:
    hands, talon = {F: "Kh Kd Kc 4h 3h 2h"}, "Ks 3d 2d 7s 8s 9s"
    round = say(start(hands, talon), "pass, pass, pass, chiamata, call Ks")
    scene = seen(round, F)
    assert scene.asked == Reason("take_king", {"card": "Ks"})
    assert labels(scene)["take 7s+8s+Ks"] == Reason("take_cards", {"cards": ["7s", "8s", "Ks"]})
    assert seen(round, B).sides == [[F], [B, C, D]]
    round = say(start(hands, talon, king_in_talon="king_packet"), "pass, pass, pass, chiamata, call Ks")
    assert seen(round, F).asked == Reason("take_packet", {"card": "Ks"})


def test_nobody_sees_who_takes_all_of_the_talon() -> None:
    round = say(start(HANDS), "pass, pass, pass, sei")
    assert "talon" not in areas(seen(round, B))
    assert areas(seen(round, F))["discards"] == Area(key="discards", seat=F)
    assert seen(round, B).sides == [[F], [B, C, D]]


def test_announcements_on_any_board() -> None:
    round = say(start({**HANDS, F: "Kh Kd Kc 4h 3h 2h T1"}, "4d 3d 2d 7s 8s 9s"), "pass, pass, pass, chiamata")
    say(round, "call Ks, take 1, lay 4h, lay 3h, lay 2h")
    scene = seen(round, F)
    assert scene.asked == Reason("announce")
    assert labels(scene)["bird1"] == Reason("announce", {"kind": "bird1", "price": "10", "hint": "bird1"})
    assert labels(scene)["valat"] == Reason("announce_times", {"kind": "valat", "times": 12, "hint": "valat"})
    say(round, "bird1, ok, contra, ok")
    scene = seen(round, B)
    assert note(scene, "announced") == {"seat": F, "kind": "bird1"}
    assert note(scene, "contra") == {"level": 1}
    assert [seen(round, seat).sides for seat in (F, B, C, D)] == [[[F]], [[F]], [[F, C], [B, D]], [[F]]]
    assert facts(seen(round, C), C, "partner") == [Fact(seat=C, key="partner", primary=True)]
    assert facts(scene, C, "partner") == []
    say(round, "ultimo")
    assert seen(round, D).sides == [[F, C], [B, D]]
    assert note(seen(round, D), "with_partner") == {"seat": C}


def test_a_bird_comes_first() -> None:
    round = say(start({B: "Kh Kd 4h 3h 2h T1", C: "Ks"}, "4d 3d 2d 7s 8s 9s"), "chiamata_meglio, pass, pass, pass")
    say(round, "call Ks, take 1, lay 4h, lay 3h, lay 2h")
    assert seen(round, B).asked == Reason("announce_bird")


def test_contra_of_a_negative_contract_on_any_board() -> None:
    round = say(start({}), "mendicante, pass, accanto, pass")
    scene = seen(round, C)
    assert scene.asked == Reason("contra_to", {"seat": B})
    assert labels(scene) == {"contra": Reason("contra_to", {"seat": B}), "ok": Reason("ok")}
    assert note(scene, "plays") == {"seat": B, "contract": "mendicante", "hint": "mendicante"}
    assert note(scene, "plays_too") == {"seats": [D]}
    assert note(scene, "contra_asked") == {"seat": B}
    assert scene.sides == [[B], [D], [F, C]]
    say(round, "contra")
    assert seen(round, B).asked == Reason("recontra_to", {"seat": C})
    say(round, "recontra")
    assert note(seen(round, -1), "contra_by") == {"seat": C, "to": B, "times": 4}


def test_the_play_of_any_board() -> None:
    round = say(start(HANDS, "4d 3d 2d 7s 8s 9s"), "pass, pass, pass, chiamata, call Ks, take 1")
    say(round, "lay 4h, lay 3h, lay 2h, ok, ok, ok, ok")
    assert seen(round, F).asked == Reason("lead")
    assert note(seen(round, B), "leads") == {"number": 1, "seat": F}
    say(round, "Kh")
    assert areas(seen(round, B))["trick"] == Area(key="trick", kind="trick", cards=["Kh"], seats=[F])
    assert set(labels(seen(round, B)).values()) == {None}
    while round.done < 1:
        say(round, offered(round)[0])
    scene, [past] = seen(round, B), seen(round, B).tricks
    assert areas(scene)["last_trick"] == Area(key="last_trick", cards=past.cards, seats=[F, B, C, D])
    assert note(scene, "took") == {"number": 1, "seat": past.winner}
    tricks, points = facts(scene, past.winner, "tricks", "points")
    assert (tricks.value, points.kind) == (1, "text")


@pytest.mark.parametrize(
    ("trick", "hand", "contract", "asked"),
    [
        ("4h", "Kh 3h T1", "chiamata", Reason("follow", {"suit": "h"})),
        ("4h", "Ks T1", "chiamata", Reason("trump", {"suit": "h"})),
        ("4h", "Ks Kd", "chiamata", Reason("without", {"suit": "h"})),
        ("T5", "Ks T1", "chiamata", Reason("follow_tarock")),
        ("T5", "Ks Kd", "chiamata", Reason("without_tarock")),
        ("Nh", "Kh 3h T1", "mendicante", Reason("beat", {"card": "Nh"})),
        ("4h", "Ks", "chiamata", Reason("last_card")),
    ],
)
def test_how_to_follow(trick: str, hand: str, contract: str, asked: Reason) -> None:
    found = view(in_trick(trick, hand, contract), B)
    assert asked_of(found, why_not(found)) == asked


def test_open_hands_on_any_board() -> None:
    round = say(start({}), "mendicante_ouvert, pass, pass, pass, ok, ok, ok")
    while round.waiting() and round.done < 1:
        say(round, offered(round)[0])
    if round.waiting():
        fans = [area for area in seen(round, C).areas if area.key == "open_hand"]
        assert [(area.kind, area.seat, len(area.cards)) for area in fans] == [("fan", seat, 11) for seat in (F, B, D)]


def test_TK_T28_the_settlement_on_any_board() -> None:
    round = finished("chiamata", worth(114, "T1 T21 T22", lacking="Kh"), partner=C, factor=2, talon="4h 3h 2h 4d 3d 2d")
    round.level, round.done, round.log = 1, 0, []
    announce(round, kings=B)
    scene = seen(round, C)
    assert scene.tally is not None
    assert [(line.key, line.params, line.values) for line in scene.tally.lines[:3]] == [
        (
            "game",
            {"contract": "chiamata", "seats": [F, C], "outcome": "won", "price": "10 × 2 × 2"},
            [40, -40, 40, -40],
        ),
        ("silent", {"kind": "trull", "seats": [F, C], "outcome": "won", "price": "5 × 2 × 2"}, [20, -20, 20, -20]),
        ("announced", {"kind": "kings", "seats": [B, D], "outcome": "lost", "price": "10 × 2 × 2"}, [40, -40, 40, -40]),
    ]
    assert scene.tally.lines[3] == TallyLine(key="deal", values=[100, -100, 100, -100], signed=True, total=True)
    assert [each.code for each in scene.tally.notes] == [
        "plays",
        "called",
        "with_partner",
        "counted",
        "announced",
        "contra",
        "wheel",
    ]
    assert scene.sides == [[F, C], [B, D]]


@pytest.mark.parametrize("setting", settings("tarock"), ids=str)
def test_the_settlement_adds_up_and_sides_are_those_of_the_count(setting: Setting) -> None:
    for seed in range(6):
        course, rng = setting.start(seed), Rng(seed)
        policy = setting.game.policies["random" if seed % 2 else "greedy"]
        while course.round.waiting():
            seat = in_turn(course)
            course.play(seat, policy(course.round, seat, rng))
        round = course.round
        assert isinstance(round, Round)
        scene = setting.game.scene(round.view(WATCHER), setting.match(seed))
        assert scene.tally is not None
        *items, deal, total = scene.tally.lines
        assert [sum(each) for each in zip([0] * 4, *(line.values for line in items), strict=True)] == round.scores()
        assert (deal.values, total.values) == (round.scores(), scene.totals)
        if round.contract == contracts.TRISAC:
            assert scene.sides == []
        elif contracts.is_negative(round.contract):
            assert all([seat] in scene.sides for seat in range(4) if round.is_declarer(seat))
        else:
            parties = Parties(round)
            signs = [{int(parties.sign(seat)) for seat in side} for side in scene.sides]
            assert signs == [{1}, {-1}]
            assert sorted(seat for side in scene.sides for seat in side) == [0, 1, 2, 3]
