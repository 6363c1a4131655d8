"""Rounds of any game to try things on: every value of every option, deals from a number, random play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from mazzo.games import game
from mazzo.kernel.contract import WATCHER, Deal, Round, View
from mazzo.kernel.game import Game, Match
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound

WIDE = 40
"""With more moves at a time than this, rounds are looked at in some places only."""
PLACES = (0, 1, 4, 12, 40)
"""After so many moves; worlds of later positions are dear in a wide game, whose own tests sample them."""
EVERY = 5
"""Of other games one position in so many is looked at: no multiple of the seats, so that each has its turn."""
MANY_SEATS = 3
"""With more numbers of seats than this, all of them are tried with the first variant only."""
QUICK = ("random", "greedy", "club")
"""The policies that every game has."""
HISTORY = ("log", "flow", "drawn", "first_table")
"""The fields of which something is known only if a round has a history."""


class Setting(NamedTuple):
    """What is played."""

    game: Game
    options: Options
    seats: int

    def __str__(self) -> str:
        declared = {field.key: field.default for field in self.game.options_type.describe()}
        chosen = [str(value) for key, value in self.options.dump().items() if value != declared[key]]
        if self.seats != self.game.seats(self.options)[0]:
            chosen.append(f"{self.seats}_seats")
        return "-".join([self.game.name, *chosen])

    def viewers(self) -> list[int]:
        return [WATCHER, *range(self.seats)]

    def match(self, dealer: int = 0) -> Match:
        dealers = self.game.first_dealers(self.options, self.seats)
        found: Match = self.game.match(self.options, self.seats, dealers[dealer % len(dealers)])
        return found

    def deal(self, match: Match, seed: int) -> Deal:
        """The deal of that number."""
        rng = Rng(seed)
        decks = [list(pack) for pack in self.game.packs(self.options, self.seats)]
        for deck in decks:
            rng.shuffle(deck)
        return self.game.deal(match, decks)

    def start(self, seed: int) -> PlayedRound:
        """The beginning of the round of that number; the dealer changes with it."""
        match = self.match(seed)
        return PlayedRound(match, self.deal(match, seed))

    def played(self, seed: int, moves: int) -> PlayedRound:
        """The round of that number after so many random moves."""
        course = self.start(seed)
        play_on(course, Rng(seed + 1), moves)
        return course

    def stops(self, seed: int) -> list[int]:
        """Numbers of moves after which to look at the round of that number: early, in the middle, late, at its end.
        Of a wide game early, and of some rounds the end."""
        course = self.start(seed)
        play_on(course, Rng(seed + 1))
        length, rng = len(course.moves), Rng(seed + 2)
        if wide(self):
            late = [length] if rng.below(2 * self.seats) == 0 else []
            return [rng.below(5), 5 + rng.below(PLACES[-1]), *late]
        return [rng.below(5), 5 + rng.below(length // 2), length - 2 - rng.below(8), length]


@cache
def wide(setting: Setting) -> bool:
    """Whether a seat can have so many moves to choose from that random rounds are long and dear."""
    course = setting.start(1)
    for seat, move in random_moves(course, Rng(1)):
        if course.round.count(seat) > WIDE:
            return True
        course.play(seat, move)
    return False


@cache
def share(setting: Setting) -> tuple[int, int]:
    """After how many moves tests look at a random round first, and then after how many again. The settings of a game
    share its positions, so that together they look at each; a game with one setting is looked at everywhere."""
    known = settings(setting.game.name)
    every = min(EVERY, len(known))
    return known.index(setting) % every if setting in known else 0, every


def looked_at(setting: Setting, moves: int) -> bool:
    """Whether tests look at a random round after so many moves: in the setting's share of places, or in some of a wide
    game."""
    if wide(setting):
        return moves in PLACES
    first, every = share(setting)
    return moves % every == first


def present(view: View) -> dict[str, Any]:
    """What a view tells of the present."""
    return without_history(view.dump())


def without_history(data: dict[str, Any]) -> dict[str, Any]:
    return {
        key: without_history(value) if isinstance(value, dict) else value
        for key, value in data.items()
        if key not in HISTORY
    }


def setting(name: str, **values: str | int) -> Setting:
    """A game with these options, the others by default."""
    found = game(name)
    options = found.options(values)
    return Setting(found, options, found.seats(options)[0])


@cache
def settings(name: str) -> list[Setting]:
    """A game's options: each value of the first, which is the variant if there are any, with each value of another, and
    with each number of seats."""
    choices = [field for field in game(name).options_type.describe() if field.kind == "choice"]
    first, others = choices[:1], choices[1:]
    found = {}
    for number, chosen in enumerate([{field.key: value} for field in first for value in field.values] or [{}]):
        for field in others:
            for value in field.values:
                made = setting(name, **chosen, **{field.key: value})
                found[made.options, made.seats] = made
        usual = setting(name, **chosen)
        allowed = usual.game.seats(usual.options)
        for seats in allowed if number == 0 or len(allowed) <= MANY_SEATS else allowed[:1]:
            found[usual.options, seats] = usual._replace(seats=seats)
    return list(found.values())


def waiting(round: Round) -> list[int]:
    """The seats that may act now."""
    mask = int(round.waiting())
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def in_turn(course: PlayedRound) -> int:
    """The seat that acts next, if simultaneous moves are made in turn order."""
    return next(seat for seat in course.order if course.round.waiting() >> seat & 1)


def any_move(round: Round, seat: int, rng: Rng) -> int:
    return round.nth(seat, rng.below(round.count(seat)))


def play_on(course: PlayedRound, rng: Rng, moves: int = 10**9) -> None:
    """Play random moves, so many of them or to the end."""
    for seat, move in random_moves(course, rng):
        if moves == 0:
            return
        course.play(seat, move)
        moves -= 1


def random_moves(course: PlayedRound, rng: Rng) -> Iterator[tuple[int, int]]:
    """A random move of the seat that is next, again and again; whoever asks plays it."""
    while course.round.waiting():
        seat = in_turn(course)
        yield seat, any_move(course.round, seat, rng)


def positions(setting: Setting, seed: int = 1) -> Iterator[PlayedRound]:
    """The positions of a random round that are looked at, the end too. The same object, played on."""
    course = setting.start(seed)
    for seat, move in random_moves(course, Rng(seed)):
        if looked_at(setting, len(course.moves)):
            yield course
        course.play(seat, move)
    yield course
