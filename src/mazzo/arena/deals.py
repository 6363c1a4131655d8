"""Duplicate deals. Every deck is played once for each rotation of the players; a deck, over its rotations, is one
observation, so that good cards make nobody look good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from msgspec import Struct

from mazzo.arena.sitting import Sitting
from mazzo.bots.outside.program import Failure
from mazzo.games import game
from mazzo.kernel.contract import NOBODY, Round
from mazzo.kernel.fair import Fairness
from mazzo.kernel.game import Game, Match
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng


class Pairing(Struct, frozen=True, kw_only=True):
    """Two players, and the game they play against each other."""

    game: str
    options: dict[str, str | int]
    seats: int
    a: str
    b: str
    seed: str


class Observation(Struct, frozen=True, kw_only=True):
    """What one deck has shown, over its rotations, seen from `a`."""

    deck: int
    lead: float
    """The mean lead of `a` over `b`, in points a deal."""
    wins: int
    """In how many rotations `a` was ahead."""
    losses: int
    ties: int
    firsts: float
    """How often `a` came first of all; a shared first place counts in part."""
    first_out: int
    """How often `a` was the first to be rid of its cards, where rounds end so."""
    times_a: list[float]
    """Milliseconds of work that decisions of `a` between several moves took; likewise of `b`."""
    times_b: list[float]
    lost_a: int = 0
    """Decisions that `a`, a program, has lost to the quick policy by failing; likewise `b`."""
    lost_b: int = 0
    dropped: dict[str, list[Failure]] = {}
    """Who has failed too often, `a`, `b` or both, and how: the observation says nothing of them."""


def observe(pairing: Pairing, deck: int) -> Observation:
    """Play one deck in every rotation: two sides change places, else `a` sits in each seat in turn."""
    found = game(pairing.game)
    options = found.options(pairing.options)
    leads: list[float] = []
    firsts = 0.0
    first_out = 0
    times: dict[str, list[float]] = {"a": [], "b": []}
    lost = {"a": 0, "b": 0}
    dropped: dict[str, list[Failure]] = {}
    for seating in seatings(pairing.seats, found.across(options)):
        match, round = dealt(found, options, pairing.seats, deck, pairing.seed)
        rngs = [generator(pairing.seed, deck, seat) for seat in range(pairing.seats)]
        sitting = play(found, match, round, seating, {"a": pairing.a, "b": pairing.b}, rngs, times)
        for failure in sitting.failures:
            lost[seating[failure.seat]] += 1
        for seat in sitting.dropped:
            dropped[seating[seat]] = [failure for failure in sitting.failures if failure.seat == seat]
        leads.append(lead_of(round, seating))
        firsts += share_of_first(round, seating)
        out = round.first_out()
        first_out += out != NOBODY and seating[out] == "a"
    mean = sum(leads) / len(leads)
    return Observation(
        deck=deck,
        lead=mean,
        wins=sum(lead > 0 for lead in leads),
        losses=sum(lead < 0 for lead in leads),
        ties=sum(lead == 0 for lead in leads),
        firsts=firsts,
        first_out=first_out,
        times_a=times["a"],
        times_b=times["b"],
        lost_a=lost["a"],
        lost_b=lost["b"],
        dropped=dropped,
    )


def dealt(found: Game, options: Options, seats: int, deck: int, seed: str) -> tuple[Match, Round]:
    """The round that begins with that deck, and the match around it."""
    match = found.match(options, seats, deck % seats)
    fairness = Fairness(digest(seed, "deck", deck), [b""] * seats)
    return match, match.start(found.deal(match, fairness.decks(1, found.packs(options, seats))))


def seatings(seats: int, across: bool) -> list[str]:
    """Who sits where, as a letter for each seat; those who play together across the table are of one kind. Of an odd
    number nobody sits across."""
    if across and seats % 2 == 0:
        return ["ab" * (seats // 2), "ba" * (seats // 2)]
    return ["b" * seat + "a" + "b" * (seats - seat - 1) for seat in range(seats)]


def play(
    found: Game,
    match: Match,
    round: Round,
    seating: str,
    names: Mapping[str, str],
    rngs: Sequence[Rng],
    times: Mapping[str, list[float]],
) -> Sitting:
    """To the end of the round; who has played it. Each decides from the view of the seat that decides."""
    sitting = Sitting(found, match.options, [names[letter] for letter in seating])
    sitting.begin(rngs)
    while waiting := int(round.waiting()):
        seat = (waiting & -waiting).bit_length() - 1
        chooser = round.chooser(seat)
        if chooser == NOBODY:
            round.play(seat, round.nth(seat, 0))
            continue
        count = round.count(seat)
        clock = sitting.clock(chooser)
        began = clock()
        move = sitting.decide(match, round, chooser, rngs[chooser])
        if count > 1:
            times[seating[chooser]].append((clock() - began) * 1000)
        round.play(seat, move)
    sitting.over(round.scores())
    return sitting


def lead_of(round: Round, seating: str) -> float:
    """By how much the seats of `a` are ahead of those of `b`, on average."""
    scores = round.scores()
    a = [score for score, letter in zip(scores, seating, strict=True) if letter == "a"]
    b = [score for score, letter in zip(scores, seating, strict=True) if letter == "b"]
    return sum(a) / len(a) - sum(b) / len(b)


def share_of_first(round: Round, seating: str) -> float:
    """1 if nobody of `b` has as many points as the best of `a`; a part if some have."""
    scores = round.scores()
    firsts = [letter for score, letter in zip(scores, seating, strict=True) if score == max(scores)]
    return firsts.count("a") / len(firsts)


def generator(seed: str, deck: int, seat: int) -> Rng:
    """A bot's own generator, the same in every rotation; it knows nothing of the cards."""
    return Rng(int.from_bytes(digest(seed, f"bot/{seat}", deck)[:8], "big"))


def digest(seed: str, purpose: str, number: int) -> bytes:
    return sha256(f"mazzo/arena/{purpose}/{number}/{seed}".encode()).digest()
