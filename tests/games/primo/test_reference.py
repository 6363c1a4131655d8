"""The engine against a second reading of the rules: the same moves, rows, hands, piles and scores, move by move."""

from __future__ import annotations

from itertools import product

import pytest

from mazzo.games.primo import policy
from mazzo.games.primo.deck import NAMES, copies
from mazzo.games.primo.game import GAME
from mazzo.games.primo.notation import print_move
from mazzo.games.primo.round import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting
from tests.games.primo.positions import counted, layout, pile
from tests.games.primo.reference import COLUMNS, Game

COMBINATIONS = list(product(("ignored", "alternating", "monochrome"), ("no", "yes"), ("yes", "no"), (2, 3, 4, 5, 6)))
TOP_CARDS = (5, 0, 10, 3)


def drawn(game: Game) -> str:
    return " | ".join(" ".join([letter, *column]) for letter, column in zip(COLUMNS, game.columns, strict=True))


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_the_engine_plays_by_the_rules(number: int) -> None:
    """With random players, who sometimes lay what they can so that rows grow and games end."""
    colours, shift_to_empty, pass_draws, seats = COMBINATIONS[number]
    top_cards = TOP_CARDS[number % len(TOP_CARDS)]
    rules = {"colours": colours, "shift_to_empty": shift_to_empty, "pass_draws": pass_draws}
    chosen = GAME.options({**rules, "top_cards": top_cards})
    setting = Setting(GAME, chosen, seats)
    match, rng = setting.match(number), Rng(number)
    dealt = setting.deal(match, number)
    round = match.start(dealt)
    assert isinstance(round, Round)
    hands = [[NAMES[kind] for kind in cards] for cards in dealt.hands]
    heads = [NAMES[kind] for kind in dealt.table]
    game = Game(match.order(), heads, hands, colours, shift_to_empty == "yes", pass_draws == "yes")
    turns = 0
    while round.waiting():
        assert round.turn == game.seat
        moves = {print_move(move): move for move in round.moves(round.turn)}
        assert set(moves) == game.legal()
        assert len(moves) == round.count(round.turn) > 0
        assert counted(round) == copies(top_cards)
        likely = policy.greedy if rng.below(2) else policy.random
        text = print_move(likely(round, round.turn, rng))
        turns += text in ("end", "pass") or text.startswith("swap")
        round.play(round.turn, moves[text])
        game.play(text)
        assert layout(round, colours=True) == drawn(game)
        assert [pile(round, seat) for seat in range(seats)] == game.piles
    assert game.over
    assert round.scores() == game.scores()
    assert round.finisher == (-1 if game.finisher is None else game.finisher)
    assert turns > seats
