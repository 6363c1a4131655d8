"""Positions put together by hand: seen, hinted, sampled, played on, kept; and what is wrong with others is said."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable

import pytest

from mazzo.bots.players import player
from mazzo.games.tarock import bonuses, contracts, exchange
from mazzo.games.tarock.arranging import Arrangement
from mazzo.games.tarock.contracts import TRISAC
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.moves import OVER, PLAY
from mazzo.games.tarock.notation import DECK
from mazzo.games.tarock.players.policy import club
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scene import Scene
from mazzo.games.tarock.setup import TALON
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from tests.games.tarock.positions import B, C, D, F, offered, options, say, setup, view
from tests.games.tarock.rich import of, play_on
from tests.games.tarock.rich import start as rich_start

VIEWERS = (WATCHER, F, B, C, D)


def named(text: str) -> list[int]:
    return [DECK.card(name) for name in text.split()]


def last_three(contract: str = "proprio") -> Arrangement:
    """Three cards each: F has T1 for the last trick, and eight tricks."""
    hands = [named(text) for text in ("T22 T20 T1", "T21 T4 Kh", "Kd Qd Nd", "Ks Qs Ns")]
    found = Arrangement(contracts.NAMES.index(contract), F, hands, named("T5 T6 T7 4h 3h 2h"))
    found.taken = named("T5 T6 T7")
    found.laid = named("1h Jh Nh")
    used = {card for cards in [*hands, found.stock, found.laid] for card in cards}
    rest = [card for card in range(54) if card not in used] + found.taken
    found.won = [sorted(rest)[:32], [], sorted(rest)[32:], []]
    found.leader = F
    return found


def scene_of(round: Round, viewer: int) -> Scene:
    return GAME.scene(round.view(viewer), GAME.match(options(), 4, 3))


def in_the_middle(seed: int, values: dict[str, str | int]) -> tuple[Round, Arrangement]:
    """A round that was really played up to some card, and the same position without what came before."""
    rng = Rng(seed)
    _, played = rich_start(seed, values)
    while of(played).phase != PLAY and of(played).phase != OVER:
        play_on(played, rng, len(played.moves) + 1)
    play_on(played, rng, len(played.moves) + rng.below(40))
    round = of(played)
    wanted = Arrangement(round.contract, round.declarer, [], [])
    wanted.hands = [listed(round.hand(seat)) for seat in range(4)]
    wanted.stock = exchange.listed_cards(round.stock, TALON)
    wanted.taken = listed(round.taken)
    wanted.laid = exchange.listed_cards(round.laid, round.lays)
    wanted.called, wanted.fourth = round.called, bool(round.fourth)
    if round.called >= 0:
        holders = [seat for seat in range(4) if round.played(seat) >> round.called & 1]
        wanted.partner = holders[0] if holders else -1
    wanted.joined = [seat for seat in range(4) if round.joined >> seat & 1]
    said = [(round.said >> 3 * kind & 7, kind) for kind in range(bonuses.KINDS)]
    wanted.announced = [[by - 1, kind] for by, kind in said if by]
    wanted.level = round.level
    wanted.won = [listed(round.won(seat)) for seat in range(4)]
    wanted.leader = round.leader
    wanted.trick = exchange.listed_cards(round.trick, round.number)
    return round, wanted


def check(round: Round, rng: Rng) -> None:
    """Everybody sees it, and cannot tell a sampled world from it; its past leads there."""
    assert pickle.loads(pickle.dumps(round)).dump() == round.dump()
    for viewer in VIEWERS:
        view = round.view(viewer)
        seen = json.dumps(view.dump())
        assert GAME.load_view(json.loads(seen)).dump() == view.dump()
        assert len(scene_of(round, viewer).trick) == round.number
        world = view.world(rng)
        dealt, moves = view.past(world)
        again = world.anew(dealt)
        for seat, move in moves:
            assert move in again.moves(seat)
            again.play(seat, move)
        assert again.copy().dump() == world.dump()
        assert json.dumps(again.view(viewer).dump()) == seen
        if view.deciding() >= 0:
            GAME.advise(view, GAME.choose("club", view, rng))
            assert GAME.candidates(view, rng)


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"trisac_talon": "last_trick"},
        {"kaiser": "ordered"},
        {"ultimo_by": "side", "tarock_discard": "shown"},
        {"ultimo_by": "side", "announced_card": "soft", "colour_bonuses": "all", "king_in_talon": "free"},
    ],
)
def test_any_position_can_be_arranged_and_played_on(values: dict[str, str | int]) -> None:
    met, compared = set[str](), 0
    for seed in range(60):
        real, wanted = in_the_middle(seed, values)
        if real.phase == OVER:
            continue
        rng = Rng(seed)
        round = Round.arranged(real.setup, wanted)
        met.add(contracts.NAMES[round.contract])
        for name in ("turn", "legal", "h0", "h1", "h2", "h3", "w0", "w1", "w2", "w3", "trick", "best_seat", "tricks"):
            assert getattr(round, name) == getattr(real, name), name
        assert round.partner() == real.partner()
        # What nobody remembers any more is not counted.
        same = not (real.caught or real.birds or real.contras)
        check(round, rng)
        while round.waiting():
            move = club(round, round.turn, rng)
            real.play(round.turn, move)
            round.play(round.turn, move)
            if not rng.below(12):
                check(round, rng)
        assert real.phase == OVER
        check(round, rng)
        if same:
            assert round.scores() == real.scores()
            compared += 1
    assert len(met) > 7
    assert compared > 5


def test_three_cards_each_are_seen_hinted_and_solved() -> None:
    round = Round.arranged(setup(), last_three())
    seen = scene_of(round, F)
    assert seen.hand == ["T1", "T20", "T22"]
    assert [player.tricks for player in seen.players] == [8, 0, 1, 0]
    assert [note.params["number"] for note in seen.notes if note.code == "leads"] == [10]
    assert not seen.tricks
    assert round.view(F).shown() == []
    move = player(GAME, "expert")(round.view(F), Rng(1))
    assert move in round.moves(F)
    say(round, "T22, T21, Nd, Ns")
    assert [trick.winner for trick in scene_of(round, B).tricks] == [F]
    assert [note.params["number"] for note in scene_of(round, B).notes if note.code == "took"] == [10]
    say(round, "T20, T4, Qd, Qs, T1, Kh, Kd, Ks")
    assert round.phase == OVER
    assert {line.item for line in scene_of(round, D).sheet} == {"proprio", "bird1", "mondo", "trull", "kings"}


def test_a_running_trick_is_part_of_the_history() -> None:
    wanted = last_three()
    wanted.leader, wanted.trick = C, named("Nd Ns")
    wanted.hands[C], wanted.hands[D] = named("Kd Qd"), named("Ks Qs")
    round = Round.arranged(setup(), wanted)
    assert round.turn == F
    assert round.view(B).shown() == [(C, DECK.card("Nd")), (D, DECK.card("Ns"))]
    assert offered(round) == ["T1", "T20", "T22"]
    assert [(played.seat, played.card) for played in scene_of(round, B).trick] == [(C, "Nd"), (D, "Ns")]
    check(round, Rng(1))


def test_a_world_of_a_position_spreads_what_is_hidden() -> None:
    """Nothing has been proved: the jack of spades may be anywhere but where everybody sees it."""
    round = Round.arranged(setup(), last_three())
    holders = set()
    for seed in range(60):
        world = view(round, WATCHER).world(Rng(seed))
        holders |= {seat for seat in range(4) if world.hand(seat) >> DECK.card("Ks") & 1}
        assert sorted(world.dealt().hands[F]) == listed(world.hand(F))
    assert holders == {F, B, C, D}


def spoilt(**changes: object) -> Arrangement:
    found = last_three()
    for name, value in changes.items():
        setattr(found, name, value)
    return found


def moved(text: str, target: Callable[[Arrangement], list[int]]) -> Arrangement:
    found = last_three()
    target(found).extend(named(text))
    return found


def calling(
    king: str,
    hands: list[tuple[int, str]],
    trick: str,
    leader: int = F,
    fourth: bool = False,
    taken: str = "T5",
    **changes: object,
) -> Arrangement:
    """A CHIAMATA of seat F with these changed hands and this running trick."""
    found = spoilt(contract=contracts.CHIAMATA, called=DECK.card(king), fourth=fourth, leader=leader, **changes)
    for seat, text in hands:
        found.hands[seat] = named(text)
    found.trick = named(trick)
    if taken != "T5":
        found.stock[0] = found.taken[0] = DECK.card(taken)
        used = {card for cards in [*found.hands, found.stock, found.laid] for card in cards}
        rest = [card for card in range(54) if card not in used] + found.taken[1:]
        found.won = [sorted(rest)[:32], [], sorted(rest)[32:], []]
    return found


def trisac(won: Callable[[list[int], list[int]], list[list[int]]], declarer: int = -1) -> Arrangement:
    """The first six tricks have each got a card of the talon."""
    found = last_three()
    used = {card for cards in [*found.hands, found.stock] for card in cards}
    found.contract, found.declarer, found.taken, found.laid = TRISAC, declarer, [], []
    found.won = won([card for card in range(54) if card not in used], found.stock)
    return found


def test_a_trisac_may_stand_so() -> None:
    check(Round.arranged(setup(), trisac(lambda rest, stock: [[*rest[:32], *stock], [], rest[32:], []])), Rng(1))


@pytest.mark.parametrize(
    ("wanted", "wrong"),
    [
        (lambda: moved("T22", lambda each: each.hands[B]), "T22 is there twice"),
        (lambda: spoilt(laid=named("1h Jh")), "lays away 3 cards"),
        (lambda: spoilt(laid=named("1h Jh Kc")), "Kc is there twice"),
        (lambda: spoilt(taken=named("T5 T6 T8")), "only cards of the talon"),
        (lambda: spoilt(stock=named("T5 T6 T7")), "the talon has 3 cards"),
        (lambda: spoilt(declarer=-1), "cannot have the declarer"),
        (lambda: spoilt(contract=TRISAC, taken=[], laid=[]), "cannot have the declarer"),
        (lambda: spoilt(contract=99), "no contract 99"),
        (lambda: spoilt(called=DECK.card("Ks")), "cannot have the called king"),
        (lambda: spoilt(contract=1), "cannot have the called king"),
        (lambda: spoilt(contract=1, called=DECK.card("Kc")), "Kc was played, but by whom"),
        (lambda: spoilt(leader=C, trick=named("Kd")), "Kd is there twice"),
        (lambda: spoilt(level=3), "level 3"),
        (lambda: spoilt(joined=[B]), "cannot join"),
        (lambda: spoilt(announced=[[B, bonuses.BIRD1]]), "cannot have announced"),
        (lambda: spoilt(won=[[], [], [], []]), "missing"),
        (lambda: moved("T10", lambda each: each.won[B]), "1 cards in tricks of four"),
        (lambda: spoilt(stock=[70, *named("T6 T7 4h 3h 2h")]), "70 is no card"),
        (lambda: spoilt(won=[[-1] * 4, [], [], []]), "-1 is no card"),
        (lambda: spoilt(stock=named("T5 T6 T7 4h 3h 3h")), "3h is there twice"),
        (lambda: spoilt(taken=named("T5 T6 T6")), "T6 is there twice"),
        (lambda: spoilt(leader=-2), "a running trick has a leader"),
        (lambda: spoilt(announced=[[F, bonuses.BIRD1], [F, bonuses.BIRD1]]), "bonus 0 is announced twice"),
        (lambda: spoilt(announced=[[F]]), "is no announcement"),
        (lambda: calling("Kd", [(F, "T22 T20"), (C, "T1 Qd Nd")], "Kd"), "the caller has Kd"),
        (lambda: calling("Kd", [(F, "T22 T20 Kh"), (B, "T21 T4 T1"), (D, "Qs Ns")], "Ks", D, True), "three kings"),
        (
            lambda: calling("Kd", [(F, "T22 Kh Ks"), (B, "T21 T4 T1"), (D, "T20 Qs Ns")], "", F, True, "Ks"),
            "three kings",
        ),
        (lambda: calling("Ks", [(F, "T22 T20")], "T1", announced=[[B, bonuses.BIRD1]]), "seat 1 cannot have announced"),
        (lambda: calling("Kc", [], "", announced=[[B, bonuses.ULTIMO]], partner=C), "seat 1 cannot have announced"),
        (lambda: trisac(lambda rest, stock: [rest[:32], stock, rest[32:], []]), "seat 1 has more cards of the talon"),
        (lambda: trisac(lambda rest, stock: [[*rest[:32], *stock], [], rest[32:], []], -5), "the declarer -5"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(wanted: Callable[[], Arrangement], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Round.arranged(setup(), wanted())


def test_a_trick_that_the_rules_forbid_is_no_position() -> None:
    wanted = last_three()
    wanted.leader, wanted.trick = D, named("Ns T1")
    wanted.hands[D], wanted.hands[F] = named("Ks Qs"), named("T22 T20")
    assert Round.arranged(setup(), wanted).turn == B
    wanted.leader, wanted.trick = F, named("T1 Kh")
    wanted.hands[B], wanted.hands[D] = named("T21 T4"), named("Ks Qs Ns")
    with pytest.raises(ValueError, match="seat 1 could not play Kh"):
        Round.arranged(setup(), wanted)


def test_TK_A35_the_declarer_may_have_announced_the_partners_king() -> None:
    wanted = calling("Kd", [], "", announced=[[F, bonuses.ULTIMO]])
    check(Round.arranged(setup(ultimo_by="side"), wanted), Rng(1))
    with pytest.raises(ValueError, match="seat 0 cannot have announced"):
        Round.arranged(setup(), wanted)
    wanted.announced = [[B, bonuses.ULTIMO]]
    with pytest.raises(ValueError, match="seat 1 cannot have announced"):
        Round.arranged(setup(ultimo_by="side"), wanted)


def test_a_hand_of_another_size_is_no_position() -> None:
    wanted = last_three()
    wanted.hands[B].append(wanted.hands[C].pop())
    with pytest.raises(ValueError, match="wrong number of cards"):
        Round.arranged(setup(), wanted)
