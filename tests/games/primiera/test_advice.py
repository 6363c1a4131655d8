"""Why a move of Primiera is advised, on positions where a card player would say the same."""

from __future__ import annotations

from mazzo.games.primiera.game import GAME
from mazzo.games.primiera.notation import DECK
from mazzo.games.primiera.round import Round
from mazzo.kernel.errors import Reason
from tests.games.primiera.positions import at_table, at_turn, dealt, opened, options, order

HANDS = {0: "1c 2s 3s 4s 5s 6s 8s 9s 10s 2b", 1: "1d", 2: "1s", 3: "1b"}
TENS = {0: "10s", 1: "10d", 2: "10c", 3: "10b"}


def why(round: Round, text: str, seat: int = 0) -> Reason:
    view = round.view(round.chooser(seat))
    return GAME.advise(view, GAME.parse(text, view))


def test_a_sweep_before_all_else() -> None:
    round = at_table("3s 4b", "7c 7d 3d 10s", "10d", "9d", "8d")
    assert why(round, "7c x 3s+4b") == Reason("sweep", {"takes": ["3s", "4b"]})
    assert why(round, "7d x 3s+4b").code == "sweep", "although it brings the seven of Coins too"


def test_the_seven_of_coins() -> None:
    round = at_table("7c 10b 9b", "7d 7s 9d 2s")
    assert why(round, "7d x 7c") == Reason("takes_seven")
    assert why(at_table("7d 10b 9b", "7c 10s 9d 2s"), "7c x 7d") == Reason("takes_seven")


def test_coins_the_primiera_and_plain_cards() -> None:
    assert why(at_table("10b 9s 5d", "5s 8s"), "5s x 5d") == Reason("takes_coins", {"count": 1})
    assert why(at_table("10b 9s 7b", "7s 8s"), "7s x 7b") == Reason("builds_primiera", {"cards": ["7s", "7b"]})
    assert why(at_table("10b 9s 8b", "7s 8s"), "8s x 8b") == Reason("takes_cards", {"count": 2})
    rich = at_table("10b 9s 7b", "7s 8s")
    rich.c0 = DECK.set("7b")
    assert why(rich, "7s x 7b").code == "builds_primiera", "in Swords there is none yet"


def test_whoever_takes_last_takes_the_rest() -> None:
    assert why(at_turn(at_table("10b 9s 8b", "7s 8s"), 32), "8s x 8b") == Reason("takes_last")


def test_no_sweep_is_left() -> None:
    """To take the three would leave an eight alone, and three more eights are out."""
    assert why(at_table("3s 8b", "3d 4d"), "4d") == Reason("leaves_no_sweep")


def test_a_table_is_left_to_the_partner() -> None:
    hands = {0: "1d 2s 3s 4s 5s 6s 8s 9s 10s 2b", 1: "1c", 2: "1s", 3: "1b"}
    round = opened(hands, TENS)
    round.play(0, DECK.card("1d"))
    round.table = 0
    round.set_table(DECK.set("5d"))
    partner = round.setup.partner(1, round.teams)
    assert partner == 0
    round.place, round.turn = 0, 4
    assert why(round, "4s") == Reason("for_partner", {"seat": 1})


def test_a_card_of_which_another_is_held() -> None:
    assert why(at_table("10b 9s", "8s 8b 7c"), "8s") == Reason("another_held", {"card": "8s", "left": ["8b"]})


def test_a_rank_that_is_dead() -> None:
    round = at_table("10b 9s", "8s 7c 6c")
    assert why(round, "8s").code != "dead_rank"
    round.c1 = DECK.set("8b 8c 8d")
    assert why(round, "8s") == Reason("dead_rank", {"card": "8s"})


def test_a_card_of_little_worth_and_others() -> None:
    round = at_table("10b 9s", "8s 7c 6c")
    assert why(round, "8s") == Reason("cheap_card", {"card": "8s"})
    assert why(round, "7c") == Reason("keeps_others", {"card": "7c"})


def test_heralds() -> None:
    round = opened(HANDS, TENS)
    assert why(round, "1c") == Reason("makes_team", {"card": "1c", "seat": 2})
    assert why(round, "4s") == Reason("keeps_herald", {"card": "1c"})
    alone = opened({**HANDS, 0: HANDS[0].replace("1c", "1s"), 2: "1c"}, TENS)
    assert why(alone, "1s") == Reason("makes_alone", {"card": "1s"})


def test_opening_cards() -> None:
    round = Round.start(options(variant="heralds").setup(order("heralds")), dealt(HANDS))
    assert why(round, "1c") == Reason("opens_with_herald", {"card": "1c"})
    assert why(round, "10s") == Reason("opens", {"card": "10s"})
    assert why(round, "2s") == Reason("another_held", {"card": "2s", "left": ["2b"]})


def test_the_last_card_needs_no_advice() -> None:
    assert why(at_table("10b 9s", "8s"), "8s") == Reason("only_move")
