"""What the bots of the house bid and play where it is about equally good."""

from __future__ import annotations

from mazzo.bots.house import HOUSE
from mazzo.bots.players import player
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.moves import AUCTION, PASS, PLAY, SAY
from mazzo.games.tarock.players import bidding, temper
from mazzo.games.tarock.round import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import setting
from mazzo.testing.support.tempers import played
from tests.games.tarock.positions import F, in_trick, start
from tests.games.tarock.positions import view as view_of
from tests.games.tarock.test_round import dealt


def does(name: str, round: Round) -> str:
    return GAME.print(player(GAME, name)(round.view(round.turn), Rng(1)))


def test_carlo_bids_what_others_pass() -> None:
    round = start({F: "T21 T20 T18 T15 T14 T9 Kh Kd Qs 7s 8c 9c"})
    assert does("club", round) == "pass"
    assert does("club@carlo", round) == "chiamata_meglio"
    assert does("club@berta", round) == "pass"


def test_nobody_bids_what_the_hand_cannot_bear() -> None:
    """Where the table promises at least ten cents less of every bid than of passing."""
    hopeless = 0
    for seed in range(60):
        round = dealt(seed)
        words = temper.words(view_of(round, round.turn))
        passing = words.pop(SAY + PASS)
        if does("club", round) == "pass" and max(words.values()) < passing - 10 * temper.WORDS:
            hopeless += 1
            assert {does(f"club@{bot}", round) for bot in HOUSE} == {"pass"}
    assert hopeless > 5


def test_what_is_near_costs_no_more_than_is_said() -> None:
    """By the table of self-play in the auction, by what `club` gives for cards in the play."""
    seen = set()
    for seed in range(12):
        round, rng = dealt(seed), Rng(seed)
        while round.waiting():
            view = view_of(round, round.turn)
            own = GAME.choose("club", view, rng)
            lines = temper.near(round, round.turn, "club", own, 2)
            assert lines[0] == [own]
            if len(lines) > 1:
                playing = round.phase == PLAY
                values = temper.cards(view) if playing else temper.words(view)
                scale = temper.CARDS if playing else temper.WORDS
                assert all(values[move] >= values[own] - 2 * scale for [move] in lines)
                assert all(values[move] > bidding.NEVER for [move] in lines)
                seen.add(round.phase)
            round.play(round.turn, own)
    assert {AUCTION, PLAY} <= seen


def test_oskar_gives_points_to_a_friend() -> None:
    """Against a lone declarer all others are friends; the trick is theirs already, and he has the last card."""
    round = in_trick("7s Ks 8s", "9s Qs", contract="solo_semi")
    loyal = temper.TEMPER.likes["loyal"].of
    low, queen = round.moves(round.turn)
    assert loyal(round, round.turn, [queen]) > loyal(round, round.turn, [low])


def test_both_builds_play_the_same() -> None:
    assert played(setting("tarock"), 200) == "f2c20c9c12e01849"
