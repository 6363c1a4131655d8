"""The round, move by move, beside a second reading of the rules, and the session around it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest

from mazzo.games.tarock import bonuses as kinds
from mazzo.games.tarock import contracts, trisac
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scoring import Parties
from mazzo.games.tarock.setup import MAYOR, TRISAC_PAY
from mazzo.kernel.contract import Deal
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course, PlayedRound
from mazzo.testing.support.play import waiting
from tests.games.tarock.reference import Reference
from tests.games.tarock.reference_cards import PACK, POSITIVE, SOLO
from tests.games.tarock.reference_play import (
    DEFAULTS,
    LONG,
    any_deal,
    any_move,
    any_options,
    colour_move,
    long_tarocks,
)
from tests.games.tarock.reference_settlement import (
    DECLARING,
    Session,
    bonuses,
    game_price,
    trisac_scores,
    trisac_thirds,
    valat,
)

NUMBER = {GAME.card(number): number for number in range(54)}


def engine(played: PlayedRound) -> Round:
    assert isinstance(played.round, Round)
    return played.round


def in_lockstep(played: PlayedRound, plain: Reference, chosen: Callable[[], str]) -> None:
    """Play both to the end; at every decision they say the same of who is on turn and of what is legal."""
    round = engine(played)
    assert played.order == plain.order
    while plain.decision is not None:
        seat, legal = plain.decision
        assert waiting(round) == [seat]
        moves = {GAME.print(move): move for move in round.moves(seat)}
        assert set(moves) == legal
        assert len(moves) == round.count(seat)
        text = chosen()
        played.play(seat, moves[text])
        plain.play(text)
    assert waiting(round) == []
    same_account(round, plain)


def same_account(round: Round, plain: Reference) -> None:
    """Who played what with whom, how much each side has, and each line of the settlement."""
    played = plain.played()
    assert contracts.NAMES[round.contract] == plain.contract
    assert round.declarer == next(iter(plain.declarers), -1)
    assert [seat for seat in plain.order if round.is_declarer(seat)] == [
        seat for seat in plain.order if seat in plain.declarers
    ]
    assert round.partner() == (-1 if plain.partner is None else plain.partner)
    if plain.contract in POSITIVE:
        parties = Parties(round)
        assert parties.thirds == played.thirds(DECLARING)
        assert parties.game() + parties.valat == game_price(plain.contract, parties.thirds, valat(played))
        double = 2 if plain.contract in SOLO else 1
        lines = {kind: parties.bonus(number) for number, kind in enumerate(kinds.NAMES) if kind != "valat"}
        assert {kind: amount for kind, amount in lines.items() if amount} == {
            line.kind: double * line.price() for line in bonuses(played)
        }
    elif plain.contract == "trisac":
        assert trisac.counts(round) == trisac_thirds(played)
    assert round.scores() == plain.scores()
    assert sum(round.scores()) == 0  # TK-T44


@pytest.mark.parametrize("batch", range(8))
def test_every_move_as_the_reference_says(batch: int) -> None:
    """Every deal with options of its own."""
    for seed in range(250 * batch, 250 * batch + 125):
        rng = Rng(seed)
        options = any_options(rng)
        hands, stock = any_deal(seed)
        match = GAME.match(GAME.options(options), 4, seed % 4)
        dealt = Deal([[NUMBER[card] for card in hand] for hand in hands], [], [NUMBER[card] for card in stock])
        plain = Reference(options, match.dealer, hands, stock, match.factor)
        in_lockstep(PlayedRound(match, dealt), plain, partial(any_move, plain, seed // 4 % 3, rng))


def test_colour_games_of_long_tarocks_as_the_reference_says() -> None:
    for seed in range(LONG):
        rng = Rng(seed)
        options = any_options(rng) | {"colour_bonuses": "all"}
        hands, stock = long_tarocks(seed)
        match = GAME.match(GAME.options(options), 4, seed % 4)
        dealt = Deal([[NUMBER[card] for card in hand] for hand in hands], [], [NUMBER[card] for card in stock])
        plain = Reference(options, match.dealer, hands, stock, match.factor)
        in_lockstep(PlayedRound(match, dealt), plain, partial(colour_move, plain, rng))


@pytest.mark.parametrize("overlap", ["multiply", "append"])
@pytest.mark.parametrize("deals", [4, 8, 20])
def test_every_session_as_the_reference_says(deals: int, overlap: str) -> None:
    for seed in range(12):
        rng = Rng(seed)
        options = any_options(rng) | {"deals": deals, "wheel_overlap": overlap}
        course = Course(GAME, GAME.options(options), 4, seed.to_bytes(32, "big"))
        session = Session(options, course.match.dealer)
        while not course.finished:
            dealt = course.dealt
            hands = [[GAME.card(card) for card in hand] for hand in dealt.hands]
            stock = [GAME.card(card) for card in dealt.stock]
            assert sorted([*stock, *(card for hand in hands for card in hand)], key=PACK.index) == PACK
            played = course.current
            assert (played.number, played.dealer, played.match.factor) == (
                session.number,
                session.dealer,
                session.factor,
            )
            plain = Reference(options, session.dealer, hands, stock, session.factor)
            in_lockstep(played, plain, partial(any_move, plain, 0, rng))
            session.close(plain.contract, plain.scores())
            course.advance()
            assert played.scores == plain.scores()
            assert course.match.totals == session.totals
            assert course.finished == session.finished
        assert course.match.winners == session.winners()


@pytest.mark.parametrize("mayor", MAYOR)
@pytest.mark.parametrize("scheme", TRISAC_PAY)
def test_trisac_is_paid_as_the_reference_says(scheme: str, mayor: str) -> None:
    """Ties of every kind."""
    options = GAME.options({"trisac_pay": scheme, "mayor": mayor})
    for forehand in range(4):
        setup = options.setup([(forehand + place) % 4 for place in range(4)], 2)
        for points in product([0, 30, 40, 105, 106, 107], repeat=4):
            virgins = [count == 0 for count in points]
            bare = [seat for seat in range(4) if virgins[seat]]
            expected = trisac_scores(points, bare, forehand, scheme, mayor)
            assert trisac.settled(setup, list(points), virgins) == [2 * each for each in expected]


def test_the_defaults_are_the_same() -> None:
    assert GAME.options({}).dump() == DEFAULTS
