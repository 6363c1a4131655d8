"""The decisions of a match, each with what its player saw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mazzo.kernel.contract import NOBODY, Round, View
from mazzo.kernel.game import Game
from mazzo.record.course import Course, Move, PlayedRound


class Decision:
    """A move that somebody chose, or in a game of whole turns a turn."""

    def __init__(self, number: int, played: PlayedRound, seat: int, round: Round, line: list[int]) -> None:
        self.number = number
        """Which move of the match it is, as `mazzo replay` numbers them."""
        self.played = played
        self.seat = seat
        """Whose move it is; `chooser` decided it."""
        self.chooser: int = round.chooser(seat)
        self.view: View = round.view(self.chooser)
        self.round = round.copy()
        """The round before it. It knows every card: only what is labelled so may ask it."""
        self.line = line


def decisions(course: Course, choosers: Sequence[int]) -> Iterator[Decision]:
    """What these seats decided between several moves, in the order of the match."""
    before = 0
    for played in course.rounds:
        yield from in_round(course.game, played, before, choosers)
        before += len(played.moves)


def in_round(game: Game, played: PlayedRound, before: int, choosers: Sequence[int]) -> Iterator[Decision]:
    moves = played.listed()
    round = played.match.start(played.dealt)
    place = 0
    while place < len(moves):
        seat, _ = moves[place]
        line = turn_from(round, moves[place:]) if game.whole_turns else [moves[place][1]]
        chooser = round.chooser(seat)
        if chooser in choosers and chooser != NOBODY and round.count(seat) > 1:
            yield Decision(before + place + 1, played, seat, round, line)
        for move in line:
            round.play(seat, move)
        place += len(line)


def turn_from(round: Round, moves: Sequence[Move]) -> list[int]:
    """The first of these moves, and those that follow it in the same turn."""
    round = round.copy()
    seat = moves[0][0]
    line: list[int] = []
    for mover, move in moves:
        if line and (mover != seat or not round.undoable()):
            break
        line.append(move)
        round.play(seat, move)
    return line
