"""The trace: a full-information log of matches between policies, one JSON object a line, for research and for checks.

A seed is any text. The first match of a stream has the text itself, match m = 2, 3 … has `text/m`. The header of a
match names its text, and alone that text gives the match again. The shuffles have no contributions and the seed
SHA-256("mazzo/trace/shuffle/" ‖ text). The player of seat s has a generator of its own, seeded with the first 8 bytes,
big endian, of SHA-256("mazzo/trace/player/" ‖ s ‖ "/" ‖ text). Texts are UTF-8, s is written in decimal.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256

from mazzo.kernel.contract import NOBODY
from mazzo.kernel.game import Game, Policy
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course

Begun = Callable[[Course, list[Rng]], None]
"""Told when a match begins: its course, and the generator of each seat's player."""


def trace(
    game: Game,
    options: Options,
    seats: int,
    seed: str,
    policies: Sequence[Policy],
    matches: int = 1,
    begun: Begun | None = None,
) -> Iterator[str]:
    """The lines of several matches, without line feeds. `policies` has one for each seat."""
    for number in range(1, matches + 1):
        text = seed if number == 1 else f"{seed}/{number}"
        for entry in match_entries(game, options, seats, text, policies, begun):
            yield json.dumps(entry)


def match_entries(
    game: Game, options: Options, seats: int, seed: str, policies: Sequence[Policy], begun: Begun | None = None
) -> Iterator[dict[str, object]]:
    course = Course(game, options, seats, shuffle_seed(seed))
    rngs = [player_rng(seed, seat) for seat in range(seats)]
    if begun:
        begun(course, rngs)
    yield {"game": game.name, "options": options.dump(), "seats": seats, "seed": seed}
    while True:
        yield deal_entry(course)
        while not course.over:
            yield move_entry(course, policies, rngs)
        yield {"scores": course.close(), "totals": course.current.totals}
        if course.finished:
            break
        course.deal()
    yield {"winners": sorted(course.match.winners)}


def deal_entry(course: Course) -> dict[str, object]:
    current, dealt, name = course.current, course.dealt, course.game.card
    return {
        "round": current.number,
        "dealer": current.dealer,
        "order": list(current.order),
        "factor": current.match.factor,
        "hands": [[name(card) for card in hand] for hand in dealt.hands],
        "table": [name(card) for card in dealt.table],
        "stock": [name(card) for card in dealt.stock],
    }


def move_entry(course: Course, policies: Sequence[Policy], rngs: Sequence[Rng]) -> dict[str, object]:
    """Play one move; simultaneous ones in turn order."""
    round, text = course.round, course.game.print
    seat = course.to_act()[0]
    legal = sorted({text(move) for move in round.moves(seat)})
    chooser = round.chooser(seat)
    move = round.nth(seat, 0) if chooser == NOBODY else policies[chooser](round, seat, rngs[chooser])
    course.current.play(seat, move)
    return {"seat": seat, "legal": legal, "move": text(move)}


def shuffle_seed(text: str) -> bytes:
    return sha256(f"mazzo/trace/shuffle/{text}".encode()).digest()


def player_rng(text: str, seat: int) -> Rng:
    return Rng(int.from_bytes(sha256(f"mazzo/trace/player/{seat}/{text}".encode()).digest()[:8], "big"))
