"""New Game as Mazzo knows it, and what is seen of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mazzo.kernel import simple
from mazzo.kernel.errors import Reason
from mazzo.kernel.options import Options
from mazzo.kernel.says import Kind, says
from mazzo.kernel.scene import Area, Fact, Scene, Tally, TallyLine
from mazzo.kernel.simple import View
from mazzo_newgame import policy
from mazzo_newgame.advice import ADVICE, advise
from mazzo_newgame.round import NAMES, HouseRules, Match, Round


class NewgameGame(simple.Game[Round]):
    """For two, three or four, everybody alone."""

    name = "newgame"
    deck, emblem, clockwise = "italian", ("1s", "3c", "10d"), False
    names, hand = NAMES, 3
    short = {"deals": 1}
    options_type, round_type, match_type = HouseRules, Round, Match
    policies = {"random": simple.random, "greedy": policy.greedy, "club": policy.club}
    # Each key has words, `newgame-event-played` and so on; the kinds say what their parameters are.
    event_keys = {
        **simple.EVENTS,
        "played": says(seat=Kind.SEAT, card=Kind.CARD),
        "trick": says(seat=Kind.SEAT),
        "drew": says(seat=Kind.SEAT, card=Kind.CARD),
    }
    advice = ADVICE
    lines_of_tally = {"tricks": says()}

    def seats(self, options: Options) -> Sequence[int]:
        return (4, 2, 3)

    def advise(self, view: View[Round], move: int) -> Reason:
        return advise(view, move)

    def scene(self, view: View[Round], match: simple.Match) -> Scene:
        frame, seen = self.frame(view, match), view.seen
        tricks = [
            Fact(seat=seat, key="tricks", value=won, kind=Kind.NUMBER, drawn=True)
            for seat, won in enumerate(seen.tricks)
        ]
        return replace(
            frame,
            areas=areas(view),
            facts=[*frame.facts, *tricks],
            tally=tally(seen) if seen.turn < 0 else None,
        )


def areas(view: View[Round]) -> list[Area]:
    """What lies on the table: the stock, the trick, and the tricks of each seat."""
    seen = view.seen
    laid = [seen.laid_by(place) for place in range(len(seen.trick))]
    trick = Area(key="trick", kind="trick", cards=[NAMES[card] for card in seen.trick], seats=laid)
    stock = Area(key="stock", kind="pile", count=view.stock)
    won = [Area(key="won", kind="pile", count=seen.tricks[seat], seat=seat) for seat in seen.order]
    return [*([stock] if view.stock else []), trick, *won]


def tally(seen: Round) -> Tally:
    """The count of a finished round."""
    won = [tricks == max(seen.tricks) for tricks in seen.tricks]
    return Tally(columns=seen.sides(), lines=[TallyLine(key="tricks", values=seen.scores(), won=won)])


GAME = NewgameGame()
