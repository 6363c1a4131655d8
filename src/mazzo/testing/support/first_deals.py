"""Somebody who plays a first deal without a page: what is sent, what is heard, and how long it would take a person."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest

from mazzo.games import game
from mazzo.kernel.scene import Choice
from mazzo.learn.coach import COSTLY, coached
from mazzo.learn.first import FirstDeal, read_first
from mazzo.learn.sights import FirstDone, FirstMove, FirstSeen

BEGINNING, THINKING, GOING_ON, WATCHING_OWN, WATCHING = 60.0, 18.0, 7.0, 4.0, 1.5
"""Seconds to begin, for a decision, for one more in the same turn, for a forced move, and for a move of others."""
MOST_TRIED = 8
"""So many moves are tried, where one is looked for that costs much."""


@dataclass
class Counted:
    """What there was to do and to see."""

    turns: int = 0
    """Decisions before which something else was played."""
    more: int = 0
    """Decisions right after another."""
    forced: int = 0
    others: int = 0

    def minutes(self) -> float:
        """How long that takes somebody who reads and thinks: an estimate, and rather too long than too short."""
        deciding = THINKING * self.turns + GOING_ON * self.more
        return (BEGINNING + deciding + WATCHING_OWN * self.forced + WATCHING * self.others) / 60


class Pupil:
    """A client: it keeps the moves and what was said, and sends them each time."""

    def __init__(self, name: str, deal: FirstDeal) -> None:
        self.name = name
        self.deal = deal
        self.moves: list[FirstMove] = []
        self.heard: list[str] = []
        self.said: list[str] = []
        self.counted = Counted()
        self.sight = self.ask()

    def ask(self, ask: str = "") -> FirstSeen:
        self.sight = self.seen(self.moves, ask)
        msgspec.json.encode(self.sight)
        self.said = self.sight.said
        self.heard += [*(frame.text for frame in self.sight.frames), self.sight.text]
        played = [frame for frame in self.sight.frames if frame.move]
        self.counted.forced += sum(frame.forced for frame in played)
        self.counted.others += sum(not frame.forced for frame in played)
        self.moves += [FirstMove(seat=each.seat, move=each.move) for each in played]
        return self.sight

    def seen(self, moves: list[FirstMove], ask: str = "") -> FirstSeen:
        asked = msgspec.convert({"moves": msgspec.to_builtins(moves), "said": self.said, "ask": ask}, FirstDone)
        return coached(game(self.name), self.deal, asked)

    def play(self, move: str) -> None:
        if self.sight.frames or not self.moves:
            self.counted.turns += 1
        else:
            self.counted.more += 1
        self.moves.append(self.own(move))
        self.ask()

    def own(self, move: str) -> FirstMove:
        return FirstMove(seat=self.sight.scene.deciding, move=move)

    def take_back(self) -> FirstSeen:
        del self.moves[-1]
        return self.ask()

    def advised(self) -> Choice:
        """What the coach would play."""
        hint = self.seen(self.moves, "show").hint
        assert hint
        return next(each for each in self.sight.scene.moves if each.move == hint.move)

    def costly(self) -> Choice | None:
        """A move that the coach has a word about, if one is found and nothing was said of that before."""
        if COSTLY in self.said:
            return None
        best = self.advised().move
        others = [each for each in self.sight.scene.moves if each.move != best][:MOST_TRIED]
        return next((each for each in others if self.seen([*self.moves, self.own(each.move)]).kind == "costly"), None)


def first(name: str) -> FirstDeal:
    deal = read_first(name, "en")
    if deal is None:
        pytest.skip(f"{name} has no first deal")
    return deal
