"""What else is to be known at a table of Tarock, and who plays together, for a board that knows no game."""

from __future__ import annotations

from mazzo.games.tarock import contracts
from mazzo.games.tarock.areas import BIDDING
from mazzo.games.tarock.scene import Scene
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says, term

NOTES = {
    "session": says(deals=Kind.NUMBER),
    "wheel": says(factor=Kind.NUMBER),
    "bidding_opens": says(),
    "no_bid": says(),
    "standing": says(seat=Kind.SEAT, contract=term("contract")),
    "all_passed": says(seat=Kind.SEAT),
    "everyone": says(contract=term("contract"), hint=term("hint")),
    "plays": says(seat=Kind.SEAT, contract=term("contract"), hint=term("hint")),
    "plays_too": says(seats=Kind.SEATS),
    "called": says(card=Kind.CARD),
    "called_fourth": says(),
    "with_partner": says(seat=Kind.SEAT),
    "calling": says(seat=Kind.SEAT),
    "taking": says(seat=Kind.SEAT),
    "laying": says(seat=Kind.SEAT),
    "announcing": says(seat=Kind.SEAT),
    "announced": says(seat=Kind.SEAT, kind=term("bonus")),
    "contra": says(level=Kind.NUMBER),
    "contra_by": says(seat=Kind.SEAT, to=Kind.SEAT, times=Kind.NUMBER),
    "contra_asked": says(seat=Kind.SEAT),
    "trick": says(number=Kind.NUMBER, seat=Kind.SEAT),
    "leads": says(number=Kind.NUMBER, seat=Kind.SEAT),
    "took": says(number=Kind.NUMBER, seat=Kind.SEAT),
    "counted": says(points=Kind.TEXT, others=Kind.TEXT),
    "has_points": says(seat=Kind.SEAT, points=Kind.TEXT),
    "virgins": says(seats=Kind.SEATS),
    "valat": says(),
    "solo": says(),
}
"""Every note; the last five stand below the count."""

ON_TURN = {"call": "calling", "take": "taking", "lay": "laying", "announce": "announcing"}
"""What the seat on turn does in a phase."""


def notes(scene: Scene) -> list[Reason]:
    """How long the session is, what is bid or played, what was said about it, and the state of the play."""
    found = [Reason("session", {"deals": scene.deals}), *multiplied(scene)]
    if scene.phase in BIDDING:
        return [*found, bidding(scene)]
    found += [*contract(scene), *said(scene)]
    if scene.phase in ON_TURN:
        found.append(Reason(ON_TURN[scene.phase], {"seat": scene.waiting[0]}))
    if scene.phase == "contra":
        found.append(Reason("contra_asked", {"seat": scene.accused}))
    return [*found, *tricks(scene)]


def multiplied(scene: Scene) -> list[Reason]:
    """The wheel, while it turns."""
    return [Reason("wheel", {"factor": scene.factor})] if scene.factor > 1 else []


def bidding(scene: Scene) -> Reason:
    """What stands in the auction."""
    if scene.phase == "choice":
        return Reason("all_passed", {"seat": scene.order[0]})
    if scene.contract:
        return Reason("standing", {"seat": scene.declarer, "contract": scene.contract})
    return Reason("no_bid" if scene.auction else "bidding_opens")


def contract(scene: Scene) -> list[Reason]:
    """Who plays what, which king is called, and who is known to have it."""
    if scene.contract == "trisac":
        return [Reason("everyone", {"contract": scene.contract, "hint": scene.contract})]
    found = [Reason("plays", {"seat": scene.declarer, "contract": scene.contract, "hint": scene.contract})]
    if scene.joined:
        found.append(Reason("plays_too", {"seats": scene.joined}))
    if scene.called:
        fourth = scene.called == "fourth"
        found.append(Reason("called_fourth") if fourth else Reason("called", {"card": scene.called}))
    if scene.partner >= 0:
        found.append(Reason("with_partner", {"seat": scene.partner}))
    return found


def said(scene: Scene) -> list[Reason]:
    """Announcements and contras."""
    found = [Reason("announced", {"seat": each.seat, "kind": each.word}) for each in scene.announced]
    if scene.level:
        found.append(Reason("contra", {"level": scene.level}))
    return found + [
        Reason("contra_by", {"seat": each.seat, "to": each.declarer, "times": 2 * each.level}) for each in scene.contras
    ]


def tricks(scene: Scene) -> list[Reason]:
    """Who took the latest trick, and who leads to the next."""
    found: list[Reason] = []
    number = len(scene.tricks)
    if number:
        found.append(Reason("took", {"number": number, "seat": scene.tricks[-1].winner}))
    if scene.phase == "play":
        code, leader = ("trick", scene.trick[0].seat) if scene.trick else ("leads", scene.waiting[0])
        found.append(Reason(code, {"number": number + 1, "seat": leader}))
    return found


def sides(scene: Scene) -> list[list[int]]:
    """Who plays together: the declarer's side as far as the viewer knows it, and the others once it is complete."""
    if scene.phase in BIDDING or scene.contract == "trisac":
        return []
    # Those who play the same negative contract do so each for oneself.
    played = [[scene.declarer], *([seat] for seat in scene.joined)]
    if scene.partner >= 0:
        played[0].append(scene.partner)
    calls = contracts.calls(contracts.NAMES.index(scene.contract))
    alone = not calls or scene.phase == "over" or scene.called in scene.talon
    if scene.partner < 0 and not alone:
        return played
    return [*played, [seat for seat in range(len(scene.players)) if not any(seat in side for side in played)]]
