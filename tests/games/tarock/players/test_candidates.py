"""What is worth a search: legal, few, always with what the quick players do; and slips are cards."""

from __future__ import annotations

from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.moves import PHASES, PLAY
from mazzo.games.tarock.notation import print_move
from mazzo.games.tarock.players import bidding, speaking
from mazzo.games.tarock.players.candidates import alike, candidates
from mazzo.games.tarock.players.policy import club, greedy
from mazzo.games.tarock.view import glimpse
from mazzo.kernel.rng import Rng
from tests.games.tarock.positions import B, F, in_trick, say, start, view
from tests.games.tarock.rich import of, play_on
from tests.games.tarock.rich import start as rich_start

MOST = 15


def test_candidates_are_legal_few_and_hold_what_quick_players_do() -> None:
    met = set()
    for seed in range(60):
        _, played = rich_start(seed, {})
        rng = Rng(seed)
        while of(played).waiting():
            round = of(played)
            seat = round.turn
            found = GAME.candidates(view(round, seat), rng)
            assert found == candidates(view(round, seat))
            assert set(found) <= set(round.moves(seat))
            assert 1 <= len(set(found)) == len(found) <= MOST
            if round.phase != PLAY:
                assert speaking.before_play(glimpse(round, seat)) in found
                assert bidding.before_play(glimpse(round, seat)) in found
            met.add(PHASES[round.phase])
            play_on(played, rng, 1)
    assert met == set(PHASES) - {"over"}


def named(found: list[int]) -> list[str]:
    return [print_move(move) for move in found]


def test_hopeless_bids_are_not_searched() -> None:
    weak = start({B: "T9 T12 T5 T14 Jh 4h Qd 3d Kd Ns 8s Jc"})
    assert named(candidates(view(weak, B))) == ["pass"]
    strong = start({B: "T22 T21 T20 T19 T16 T15 T10 T8 Kh Kd Ks 7c"})
    found = named(candidates(view(strong, B)))
    assert "proprio" in found
    assert "mendicante" not in found


def test_of_equal_cards_one_is_searched() -> None:
    round = in_trick("", "4h 3h 2h Kh T9 T10 T11 T22", "proprio")
    assert named(candidates(view(round, F))) == ["4h", "Kh", "T9", "T22"]


def test_equal_cards_are_alike_and_no_others() -> None:
    round = in_trick("", "4h 3h 2h Kh T9 T10 T11 T22", "proprio")
    seen = view(round, F)
    of = {print_move(move): move for move in round.moves(F)}
    like = {name for name, move in of.items() if alike(seen, move, of["T11"])}
    assert like == {"T9", "T10", "T11"}
    assert alike(seen, of["4h"], of["2h"])
    assert not alike(seen, of["2h"], of["Kh"])


def test_of_equal_discards_one_is_searched() -> None:
    round = start({F: "T22 T21 T20 T19 T16 T15 T10 4h 3h 2h Qd Ks"}, "T1 T2 T3")
    say(round, "pass, pass, pass, chiamata, call Kc, take 1")
    found = named(candidates(view(round, F)))
    assert "lay 3h" not in found
    assert {"lay 4h", "lay Qd"} <= set(found)


def test_no_tarock_is_laid_away_while_suit_cards_can_be() -> None:
    round = start({F: "T22 T21 T20 T19 T16 T15 T10 4h 3h 2h Qd Ks"}, "T1 T2 T3", tarock_discard="shown")
    say(round, "pass, pass, pass, chiamata, call Kc, take 1")
    assert "lay T10" in named(round.moves(F))
    assert not any("T" in move for move in named(candidates(view(round, F))))


def test_colour_games_are_no_place_for_birds() -> None:
    round = start({B: "T1 T22 T21 T20 T19 T18 T17 Kh Qh Kd Ks Kc"}, colour_bonuses="all")
    say(round, "solo_semi, pass, pass, pass")
    found = named(candidates(view(round, B)))
    assert "bird1" not in found
    assert "trull" not in found
    assert print_move(speaking.before_play(glimpse(round, B))) != "bird1"


def test_only_cards_slip() -> None:
    """Before the play a distracted player does what `greedy` does; cards may be any."""
    slipped = False
    for seed in range(12):
        _, played = rich_start(2 * seed, {})
        rng = Rng(seed)
        while of(played).waiting():
            round = of(played)
            seat = round.turn
            move = GAME.slip(view(round, seat), Rng(seed))
            assert move in round.moves(seat)
            if round.phase == PLAY:
                slipped |= move != greedy(round, seat, Rng(seed))
            else:
                assert move == speaking.before_play(glimpse(round, seat))
            played.play(seat, club(round, seat, rng))
    assert slipped
