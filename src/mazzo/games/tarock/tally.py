"""The settlement of a deal of Tarock line by line, for boards that know no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazzo.games.tarock import bonuses, captions
from mazzo.games.tarock.areas import points
from mazzo.games.tarock.deck import WHOLE
from mazzo.games.tarock.sheet import Line
from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.says import Kind, says, term
from mazzo.kernel.scene import Tally, TallyLine

if TYPE_CHECKING:
    from mazzo.games.tarock.scene import Scene

LINES = {
    "game": says(contract=term("contract"), seats=Kind.SEATS, outcome=term("outcome"), price=Kind.TEXT),
    "announced": says(kind=term("bonus"), seats=Kind.SEATS, outcome=term("outcome"), price=Kind.TEXT),
    "silent": says(kind=term("bonus"), seats=Kind.SEATS, outcome=term("outcome"), price=Kind.TEXT),
    "pays": says(seat=Kind.SEAT, mayor=Kind.NUMBER, price=Kind.TEXT),
    "deal": says(),
    "total": says(),
}
"""Every line of the count; a price is in cents, with what multiplies it."""


def tally(scene: Scene) -> Tally:
    """What each seat got or paid for each item, the declarer's side first."""
    seats = range(len(scene.players))
    items = sorted(scene.sheet, key=lambda line: is_of_others(line, scene))
    lines = [item(line) for line in items]
    deal = [sum(line.cents[seat] for line in scene.sheet) for seat in seats]
    lines.append(TallyLine(key="deal", values=deal, signed=True, total=True))
    lines.append(TallyLine(key="total", values=scene.totals, signed=True, total=True))
    return Tally(columns=[[seat] for seat in seats], lines=lines, notes=below(scene))


def is_of_others(line: Line, scene: Scene) -> bool:
    """Whether an item belongs to the side against the declarer's."""
    return line.item in bonuses.NAMES and scene.declarer not in line.seats


def item(line: Line) -> TallyLine:
    """An item of the settlement, and how it went."""
    price = " × ".join(str(each) for each in (line.price, line.times, line.solo, line.contra, line.wheel) if each > 1)
    if line.item == "trisac":
        params: dict[str, Param] = {"seat": line.seats[0], "mayor": line.times, "price": price}
        return TallyLine(key="pays", params=params, values=line.cents, signed=True)
    key = "game" if line.item not in bonuses.NAMES else "announced" if line.announced else "silent"
    params = {"seats": line.seats, "outcome": "won" if line.won else "lost", "price": price}
    params["contract" if key == "game" else "kind"] = line.item
    return TallyLine(key=key, params=params, values=line.cents, signed=True)


def below(scene: Scene) -> list[Reason]:
    """What was played, what both sides have, and what multiplies the prices."""
    found = captions.contract_notes(scene)
    if scene.thirds:
        found.append(Reason("counted", {"points": points(scene.thirds), "others": points(WHOLE - scene.thirds)}))
    if scene.contract == "trisac":
        for player in scene.players:
            found.append(Reason("has_points", {"seat": player.seat, "points": points(player.thirds)}))
        virgins = [player.seat for player in scene.players if not player.tricks]
        if virgins:
            found.append(Reason("virgins", {"seats": virgins}))
    if any(line.item == "valat" for line in scene.sheet):
        found.append(Reason("valat"))
    if any(line.solo > 1 for line in scene.sheet):
        found.append(Reason("solo"))
    return [*found, *captions.said_notes(scene), *captions.multiplied(scene)]
