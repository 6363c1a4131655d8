"""The first deal with a coach: real cards, beginners around the table, and a word before what matters.

Pure, as a lesson is: what was played and said so far goes in, and what is seen now comes out. What the others do
follows from the deal, their seat and the number of the move, so that nothing has to be remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from mazzo.bots import choose
from mazzo.games import game as find_game
from mazzo.kernel.contract import NOBODY, View
from mazzo.kernel.game import Game
from mazzo.kernel.levels import HALVING, Level
from mazzo.kernel.rng import Rng
from mazzo.learn.first import FirstDeal
from mazzo.learn.sights import FirstDone, FirstHint, FirstMove, FirstSeen, LearnFrame
from mazzo.learn.stage import Stage, stage_of

YOU = 0
COACH, OTHERS = "club", "beginner"
OPEN, FORCED, COSTLY = "open", "forced", "costly"
"""What is said once, besides the lines of the script."""
ASTRAY = "astray"
"""Not said, but kept there too: the learner has played something else, so lines for a certain decision fit no more."""
MOST_CANDIDATES = 3
"""So many moves glow."""
MOST_LINES = 8
"""So many are weighed for that."""
WEIGHING = Level(search=HALVING, policy="greedy", compiled=48, interpreted=48, worlds=24, milliseconds=0)
"""How moves are weighed; the same on both builds, so that the coach says the same."""


def coached(game: Game, deal: FirstDeal, asked: FirstDone) -> FirstSeen:
    """What is seen after all that was played. Raises ValueError if it cannot have been played so."""
    coach = Coach(game, deal, asked.said)
    coach.replay(asked.moves, tell=asked.ask == "")
    if not asked.moves and OPEN not in coach.said:
        coach.said.append(OPEN)
        coach.frames.append(coach.stage.beginning())
        return coach.seen("open", text=deal.opening)
    also_good = False
    if asked.ask == "" and coach.decided is not None:
        better, cost = coach.verdict(*coach.decided)
        if better and cost >= deal.costly and COSTLY not in coach.said:
            coach.said.append(COSTLY)
            return coach.seen("costly", better=better)
        also_good = better is not None and cost < deal.costly
        coach.note_astray(better is not None)
    coach.note_astray(asked.ask == "keep")
    coach.play_on()
    if coach.stage.over:
        result = coach.stage.round.scores()[: len(deal.result)]
        return coach.seen("close", text=deal.close if result == deal.result else "", also_good=also_good)
    return coach.turn(asked.ask, also_good)


class Place(Struct, frozen=True):
    """A place in a first deal: all that its players have to know."""

    game: str
    use: str
    seats: int
    seed: str
    bots: int
    moves: tuple[tuple[int, int], ...] = ()
    """Seats and their moves so far."""

    def rng(self, seat: int) -> Rng:
        """For what a seat does here."""
        text = f"mazzo/first/{self.bots}/{seat}/{len(self.moves)}/{self.seed}"
        return Rng(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))

    def stage(self) -> Stage:
        setup = {"use": self.use, "seats": str(self.seats), "course": self.seed}
        stage = stage_of(find_game(self.game), setup, YOU)
        assert stage
        for seat, move in self.moves:
            stage.round.play(seat, move)
        return stage


# Asked for before a decision, when it is to be shown, and when the learner has decided.
@lru_cache(maxsize=256)
def best_in(place: Place) -> int:
    """What the coach would play for the learner."""
    return choose(find_game(place.game), COACH, place.stage().round.view(YOU), place.rng(YOU))


class Coach:
    """A deal, as far as it has come."""

    def __init__(self, game: Game, deal: FirstDeal, said: Sequence[str]) -> None:
        self.game = game
        self.deal = deal
        known = {OPEN, FORCED, COSTLY, ASTRAY, *deal.at}
        self.said = [each for each in dict.fromkeys(said) if each in known]
        self.place = Place(game.name, deal.use, deal.seats, deal.seed, deal.bots)
        self.stage = self.place.stage()
        self.decisions = 0
        """How many moves were the learner's own choice."""
        self.decided: tuple[View, Place, int] | None = None
        """If the latest move was such a choice: what was seen then, where that was, and the move."""
        self.made: LearnFrame | None = None
        self.frames: list[LearnFrame] = []

    def replay(self, moves: Sequence[FirstMove], tell: bool = False) -> None:
        """Make the moves again, and tell of the last if it was the learner's. Raises ValueError."""
        for place, made in enumerate(moves, 1):
            if made.seat not in self.stage.to_act():
                raise ValueError(f"seat {made.seat} does not move now")
            self.make(made.seat, self.stage.read(made.seat, made.move), tell and place == len(moves))

    def make(self, seat: int, move: int, tell: bool) -> None:
        round = self.stage.round
        self.decided = None
        if round.chooser(seat) == YOU and round.count(seat) > 1:
            self.decisions += 1
            self.decided = round.view(YOU), self.place, move
        if tell and round.chooser(seat) == YOU:
            self.made = self.filmed(seat, move)
        else:
            round.play(seat, move)
            self.note(seat, move)

    def note(self, seat: int, move: int) -> None:
        self.place = replace(self.place, moves=(*self.place.moves, (seat, move)))

    # -- what goes by itself -------------------------------------------------------------------------------------------

    def play_on(self) -> None:
        """As far as the learner's next decision, or the end."""
        round = self.stage.round
        while not self.stage.over:
            seat = self.stage.to_act()[0]
            chooser = round.chooser(seat)
            if chooser == NOBODY:
                self.film(seat, round.nth(seat, 0))
            elif chooser != YOU:
                self.film(seat, choose(self.game, OTHERS, round.view(chooser), self.place.rng(seat)))
            elif round.count(seat) == 1:
                self.force(seat, round.nth(seat, 0))
            else:
                return

    def film(self, seat: int, move: int, **more: Any) -> None:
        self.frames.append(self.filmed(seat, move, **more))

    def filmed(self, seat: int, move: int, **more: Any) -> LearnFrame:
        """Make a move, and show it."""
        text = self.game.print(move)
        seen, events = self.stage.play(seat, move)
        self.note(seat, move)
        return LearnFrame(seat=seat, move=text, seen=seen, events=events, scene=self.stage.scene(), **more)

    def force(self, seat: int, move: int) -> None:
        """The learner's only move: why, the first time."""
        reason = self.game.advise(self.stage.round.view(YOU), move)
        text = self.line(reason.code)
        first = FORCED not in self.said
        if first:
            self.said.append(FORCED)
        self.film(seat, move, forced=True, text=text, reason=reason if first else None)

    def line(self, *occasions: str) -> str:
        """What is to be said on the first of these occasions that has a line, if that was not said before."""
        for occasion in occasions:
            if occasion in self.deal.at and occasion not in self.said:
                self.said.append(occasion)
                return self.deal.at[occasion]
        return ""

    def note_astray(self, astray: bool) -> None:
        if astray and ASTRAY not in self.said:
            self.said.append(ASTRAY)

    # -- what the coach thinks -----------------------------------------------------------------------------------------

    def hint(self, view: View, move: int) -> FirstHint:
        return FirstHint(move=self.game.print(move), reason=self.game.advise(view, move))

    def verdict(self, view: View, place: Place, move: int) -> tuple[FirstHint | None, float]:
        """What the coach would have played instead, if anything, and what that would have been worth more."""
        best = best_in(place)
        if best == move:
            return None, 0.0
        if self.game.alike(view, best, move):
            return self.hint(view, best), 0.0
        worth = dict(self.weighed(view, place, [[best], [move]]))
        return self.hint(view, best), worth[best] - worth[move]

    def candidates(self, view: View, best: int) -> list[int]:
        """The coach's move, and others that are worth a thought."""
        lines = self.game.lines(view, self.place.rng(YOU))
        others = [line for line in lines if line[0] != best and not self.game.alike(view, line[0], best)]
        found = self.weighed(view, self.place, [[best], *others[: MOST_LINES - 1]])
        ranked = [move for move, _ in sorted(found, key=lambda each: -each[1]) if move != best]
        return list(dict.fromkeys([best, *ranked]))[:MOST_CANDIDATES]

    def weighed(self, view: View, place: Place, lines: list[list[int]]) -> list[tuple[int, float]]:
        """What each of these lines is worth."""
        # To load what searches takes a while.
        from mazzo.bots.players import weighed

        level = replace(WEIGHING, horizon=self.game.levels[COACH].horizon or self.game.levels["master"].horizon)
        found = weighed(self.game, level, view, place.rng(YOU), lines)
        return [(tried.move, tried.mean() if tried.count else 0.0) for tried in found]

    # -- what is seen --------------------------------------------------------------------------------------------------

    def turn(self, ask: str, also_good: bool) -> FirstSeen:
        """Before a decision of the learner."""
        view = self.stage.round.view(YOU)
        best = best_in(self.place)
        hint = self.hint(view, best)
        numbered = [] if ASTRAY in self.said else [str(self.decisions + 1)]
        text = self.line(*numbered, hint.reason.code) if ask in ("", "keep") else ""
        glowing = self.candidates(view, best) if ask == "help" else []
        return self.seen(
            "turn",
            text=text,
            also_good=also_good,
            candidates=[self.game.print(move) for move in glowing],
            hint=hint if ask == "show" else None,
            decisions=self.decisions + 1,
        )

    def seen(self, kind: Any, **more: Any) -> FirstSeen:
        nothing: dict[str, Any] = {"text": "", "also_good": False, "better": None, "candidates": [], "hint": None}
        return FirstSeen(
            game=self.game.name,
            options=self.stage.match.options.dump(),
            seats=self.stage.match.seats,
            you=YOU,
            kind=kind,
            said=self.said,
            made=self.made,
            frames=self.frames,
            scene=self.stage.scene(),
            **{**nothing, "decisions": self.decisions, **more},
        )
