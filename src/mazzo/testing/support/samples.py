"""Something of every kind that a game's sentences may be about."""

from __future__ import annotations

from functools import cache

from mazzo.games import game
from mazzo.kernel.errors import Param
from mazzo.kernel.families import FAMILIES
from mazzo.kernel.rng import Rng
from mazzo.kernel.says import TERM, Kind, Says
from mazzo.testing.support.fluent import words_of
from mazzo.testing.support.play import settings


def terms(name: str, family: str) -> list[str]:
    """The values that a game has words for."""
    start = f"{name}-{family}-"
    return [key.removeprefix(start) for key in words_of(name) if key.startswith(start)]


@cache
def cards_of(name: str) -> tuple[str, ...]:
    """Every card that a game is played with, whatever the options."""
    found: dict[str, None] = {}
    for each in settings(name):
        dealt = each.deal(each.match(), 1)
        for place in (*dealt.hands, dealt.table, dealt.stock):
            found |= dict.fromkeys(map(each.game.card, sorted(place)))
    return tuple(found)


@cache
def moves_of(name: str) -> tuple[str, ...]:
    """Some moves with which a round may begin."""
    each = settings(name)[0]
    course = each.start(1)
    return tuple(map(each.game.print, course.round.moves(course.order[0])[:2]))


def sample(name: str, kind: str, rng: Rng) -> Param:
    """Something of that kind."""

    def one(values: list[str] | tuple[str, ...]) -> str:
        return values[rng.below(len(values))]

    if kind.startswith(TERM):
        return one(terms(name, kind.removeprefix(TERM)))
    family = FAMILIES[game(name).deck]
    match Kind(kind):
        case Kind.SEAT:
            return rng.below(2)
        case Kind.SEATS:
            return [0, 1][rng.below(2) :]
        case Kind.CARD:
            return one(cards_of(name))
        case Kind.CARDS | Kind.ANY_CARD:
            return [one(cards_of(name)) for _ in range(1 + rng.below(3))]
        case Kind.RANK:
            return one([family.parts(card)[0] for card in cards_of(name) if family.parts(card)[1]])
        case Kind.SUIT:
            return one([family.parts(card)[1] for card in cards_of(name) if family.parts(card)[1]])
        case Kind.NUMBER | Kind.POINTS:
            return rng.below(4)
        case Kind.MOVES:
            return list(moves_of(name))
        case Kind.TEXT:
            return "A"
        case Kind.FLAG:
            return one(["yes", "no"])
    raise AssertionError(f"no sample of {kind}")


def samples(name: str, kinds: Says, seed: int) -> dict[str, Param]:
    """The parameters of a sentence, with values that may be."""
    rng = Rng(seed)
    return {param: sample(name, kind, rng) for param, kind in kinds.items()}
