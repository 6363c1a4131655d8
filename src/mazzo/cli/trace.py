"""`mazzo trace`: matches between bots as JSON lines."""

from __future__ import annotations

import sys
from secrets import token_hex

from mazzo.arena.sitting import Sitting
from mazzo.cli.failures import failure_line
from mazzo.cli.inputs import Chosen, dealt_round
from mazzo.kernel.contract import Round
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.record.trace import trace
from mazzo.words import Refusal


def print_trace(chosen: Chosen, matches: int, seed: str | None, players: str) -> None:
    if matches < 1:
        raise Refusal("error-number", name="--matches", value=matches, least=1)
    text = token_hex(8) if seed is None else seed
    if not text.isprintable():
        # Bytes that are no UTF-8 come from the shell as characters that cannot be encoded again.
        raise Refusal("error-seed")
    seats = Seats(chosen, dealt_round(chosen, players))
    for line in trace(chosen.game, chosen.options, chosen.seats, text, seats.policies, matches, seats.begin):
        print(line)
    seats.end()


class Seats:
    """Players by name, asked as policies are, with the match in which they sit."""

    def __init__(self, chosen: Chosen, names: list[str]) -> None:
        self.names = names
        self.course: Course | None = None
        self.sitting = Sitting(chosen.game, chosen.options, names)
        # Quick policies are asked directly: so their traces stay.
        self.policies: list[Policy] = [chosen.game.policies.get(name, self.decide) for name in names]

    def begin(self, course: Course, rngs: list[Rng]) -> None:
        self.end()
        self.course = course
        self.sitting.begin(rngs)

    def decide(self, round: Round, seat: int, rng: Rng) -> int:
        assert self.course
        failed = len(self.sitting.failures)
        move = self.sitting.decide(self.course.current.match, round, round.chooser(seat), rng)
        for failure in self.sitting.failures[failed:]:
            print(f"mazzo: {failure_line(self.names[failure.seat], failure)}", file=sys.stderr)
        return move

    def end(self) -> None:
        if self.course:
            self.sitting.over(self.course.match.totals)
