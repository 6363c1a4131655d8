"""How the levels of Primo look at a turn."""

from __future__ import annotations

from mazzo.games import game
from mazzo.games.primo.levels import LEVELS
from mazzo.games.primo.moves import END, PASS, SWAP, kind_of
from mazzo.kernel.rng import Rng
from tests.games.primo.positions import at_table, play

BLOCKED = "A 9 | B 7 | C 5 | D 3 | E 1 | F 1"
PRIMO = game("primo")


def test_candidates_are_legal_and_hold_what_club_would_do() -> None:
    for text in ("8y top 13y 13b 12y 11y", "5y 11y 12y 13y 13b 13b", "8y 6y 4y 2y nimm 10y"):
        view = at_table(BLOCKED, text, "1y").view(0)
        found = PRIMO.candidates(view, Rng(1))
        assert set(found) <= set(view.moves())
        assert len(set(found)) == len(found)
        for name in ("club", "shrewd"):
            assert PRIMO.choose(name, view, Rng(1)) in found


def test_a_slip_looks_human() -> None:
    """It misses what could be laid on, and never exchanges at random."""
    assert kind_of(PRIMO.slip(at_table(BLOCKED, "13y 13b 12y", "1y").view(0), Rng(1))) == PASS
    begun = play(at_table(BLOCKED, "8y 4y 13y", "1y"), "8y>A")
    assert kind_of(PRIMO.slip(begun.view(0), Rng(1))) == END
    for seed in range(20):
        assert kind_of(PRIMO.slip(at_table(BLOCKED, "8y 4y 13y", "1y").view(0), Rng(seed))) != SWAP


def test_every_level_rolls_out_with_a_policy_of_the_game() -> None:
    assert {level.policy for level in LEVELS.values()} <= set(PRIMO.policies)
    assert all(level.milliseconds <= 1000 for level in LEVELS.values())


def test_a_guess_shows_the_viewer_the_same() -> None:
    """And it differs from one to the next."""
    round = at_table(BLOCKED, "8y 4y 13y", "1y 2y")
    view = round.view(0)
    hands = set()
    for seed in range(5):
        guess = view.guess(Rng(seed))
        hands.add(guess.hands[1])
        seen = guess.view(0)
        assert seen.public.dump() == view.public.dump()
        assert (seen.hand, seen.held) == (view.hand, view.held)
    assert len(hands) > 1
