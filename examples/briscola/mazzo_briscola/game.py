"""Briscola as Mazzo knows it, and what is seen of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mazzo.kernel import simple
from mazzo.kernel.bits import size
from mazzo.kernel.deal import Pack
from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Event
from mazzo.kernel.options import Options
from mazzo.kernel.says import Kind, says
from mazzo.kernel.scene import Area, Choice, Fact, Scene, Tally, TallyLine
from mazzo.kernel.simple import CARD, View
from mazzo_briscola import policy
from mazzo_briscola.advice import ADVICE, advise
from mazzo_briscola.round import NAMES, NO_CARD, SUITS, SWAP, TWO_OF_CUPS, BriscolaOptions, Match, Round


class Briscola(simple.Game[Round]):
    """For two, for four in partnerships, or for three."""

    name = "briscola"
    deck, emblem, clockwise = "italian", ("1s", "3b", "7d"), False
    names, hand, turned_up, verbs = NAMES, 3, 1, {SWAP: "swap"}
    short = {"games": 1}
    options_type, round_type, match_type = BriscolaOptions, Round, Match
    policies = {"random": simple.random, "greedy": policy.greedy, "club": policy.club}
    event_keys = {
        "dealt": simple.EVENTS["dealt"],
        "trump": says(card=Kind.CARD, suit=Kind.SUIT),
        "swapped": says(seat=Kind.SEAT, card=Kind.CARD, takes=Kind.CARD),
        "played": says(seat=Kind.SEAT, card=Kind.CARD),
        "trick": says(seat=Kind.SEAT, points=Kind.NUMBER),
        "drew": says(seat=Kind.SEAT, card=Kind.CARD),
        "last_draw": says(),
        "counted": says(seats=Kind.SEATS, points=Kind.NUMBER, total=Kind.NUMBER),
        "won": simple.EVENTS["won"],
    }
    reasons = {**simple.REASONS, "no_exchange": says(card=Kind.CARD)}
    advice = ADVICE
    labels = {"swap": says(card=Kind.CARD, takes=Kind.CARD)}
    notes = {"trump": says(suit=Kind.SUIT)}
    asks = {"lead": says(), "follow": says()}
    lines_of_tally = {"points": says(), "total": says()}

    def seats(self, options: Options) -> Sequence[int]:
        return (4, 2, 3)

    def across(self, options: Options) -> bool:
        return True

    def packs(self, options: Options, seats: int) -> list[Pack]:
        return [tuple(card for card in range(40) if seats != 3 or card != TWO_OF_CUPS)]

    def why(self, view: View[Round], move: int) -> Reason:
        return Reason("no_exchange", {"card": NAMES[move & CARD]})

    def advise(self, view: View[Round], move: int) -> Reason:
        return advise(view, move)

    def closing_events(self, round: Round, match: simple.Match, viewer: int) -> list[Event]:
        found = [
            Event("counted", {"seats": side, "points": round.points(side), "total": match.totals[side[0]]})
            for side in round.sides()
        ]
        return [*found, Event("won", {"seats": match.winners})] if match.finished else found

    def choice(self, view: View[Round], move: int) -> Choice:
        plain = super().choice(view, move)
        if not move & SWAP:
            return plain
        takes = NAMES[view.seen.under]
        return replace(plain, takes=[takes], label=Reason("swap", {"card": NAMES[move & CARD], "takes": takes}))

    def asked(self, view: View[Round]) -> Reason:
        return Reason("follow" if view.seen.trick else "lead")

    def scene(self, view: View[Round], match: simple.Match) -> Scene:
        frame = self.frame(view, match)
        seen, seats = view.seen, range(view.seen.seats)
        points = [Fact(seat=seat, key="points", value=seen.points([seat]), kind=Kind.NUMBER) for seat in seats]
        return replace(
            frame,
            areas=areas(view),
            facts=[*frame.facts, *points],
            notes=[Reason("trump", {"suit": SUITS[seen.trump]})],
            tally=tally(seen) if seen.turn < 0 else None,
        )


def areas(view: View[Round]) -> list[Area]:
    """The stock with the open trump under it, the trick, what was won, and the hands that the viewer may look at."""
    seen = view.seen
    stock = Area(key="stock", kind="pile", cards=[NAMES[seen.under]], count=view.stock + 1)
    laid = [seen.laid_by(place) for place in range(len(seen.trick))]
    trick = Area(key="trick", kind="trick", cards=[NAMES[card] for card in seen.trick], seats=laid)
    won = [Area(key="won", kind="pile", count=size(seen.won[seat]), seat=seat) for seat in seen.order]
    known = [(seat, GAME.cards(seen.hands[seat])) for seat in seen.order if seat != view.seat]
    fans = [Area(key="known", kind="fan", cards=cards, seat=seat) for seat, cards in known if cards]
    return [*([stock] if seen.under != NO_CARD else []), trick, *won, *fans]


def tally(seen: Round) -> Tally:
    """The points of each side, and whether they won it the game."""
    sides, scores = seen.sides(), seen.scores()
    games = [scores[side[0]] for side in sides]
    points = TallyLine(key="points", values=[seen.points(side) for side in sides], won=[game > 0 for game in games])
    return Tally(columns=sides, lines=[points, TallyLine(key="total", values=[*games], total=True)])


GAME = Briscola()
