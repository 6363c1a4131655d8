"""What lies on the table of Tarock and what everybody may know of a seat, for boards that know no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazzo.games.tarock import contracts
from mazzo.games.tarock.setup import PACKET
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.says import Kind, term
from mazzo.kernel.scene import Area, Fact

if TYPE_CHECKING:
    from mazzo.games.tarock.scene import Player, Scene

BIDDING = ("auction", "choice")
COVERED = (*BIDDING, "call")
"""The phases before anybody sees the talon."""
IN_PLAY = ("play", "over")
THIRDS = ("", "⅓", "⅔")


def points(thirds: int) -> str:
    """Thirds of a point as a number: `38`, `38⅓`."""
    return f"{thirds // 3}{THIRDS[thirds % 3]}"


def areas(scene: Scene) -> list[Area]:
    """The trick and the one before it, talon, discards, the tricks of each seat, and hands that lie open."""
    found: list[Area] = []
    if scene.phase == "play":
        seats = [played.seat for played in scene.trick]
        found.append(Area(key="trick", kind="trick", cards=[played.card for played in scene.trick], seats=seats))
    found += [*last_trick(scene), *talon(scene)]
    if scene.discards or scene.phase == "lay":
        found.append(Area(key="discards", cards=scene.discards, count=len(scene.discards), seat=scene.declarer))
    if scene.phase in IN_PLAY:
        won = {seat: scene.players[seat].tricks for seat in scene.order}
        found += [Area(key="won", kind="pile", count=count, seat=seat) for seat, count in won.items()]
    for player in scene.players:
        if player.open and player.seat != scene.viewer:
            found.append(Area(key="open_hand", kind="fan", cards=player.open, seat=player.seat))
    return found


def talon(scene: Scene) -> list[Area]:
    """Covered; as two packets to choose from; then what nobody has taken. All of it is taken in a Sechserdreier."""
    if scene.phase == "take":
        packets = [scene.talon[:PACKET], scene.talon[PACKET:]]
        return [Area(key=f"packet{number}", cards=cards) for number, cards in enumerate(packets, 1)]
    if scene.contract == "sei" and scene.phase not in COVERED:
        return []
    covered = scene.talon.count(HIDDEN)
    if covered:
        return [Area(key="talon", kind="pile", cards=[HIDDEN], count=covered)]
    left = [card for card in scene.talon if card not in scene.taken]
    # What has come to tricks of a Trischaken lies with them, and is seen again in the end.
    won = scene.contract == "trisac" and scene.phase != "over"
    return [Area(key="talon_left", cards=left, count=len(left))] if left and not won else []


def last_trick(scene: Scene) -> list[Area]:
    """The latest trick that is over, and what the talon added to it."""
    if not scene.tricks:
        return []
    trick = scene.tricks[-1]
    start = scene.order.index(trick.leader)
    seats = scene.order[start:] + scene.order[:start]
    found = [Area(key="last_trick", cards=trick.cards, seats=seats)]
    if trick.talon:
        found.append(Area(key="talon_card", cards=[trick.talon]))
    return found


def facts(scene: Scene) -> list[Fact]:
    """Of each seat its cards, tricks and points, its part, what it said in the auction, and what it cannot hold."""
    return [fact for player in scene.players for fact in facts_of(scene, player)]


def facts_of(scene: Scene, player: Player) -> list[Fact]:
    seat = player.seat
    found = [Fact(seat=seat, key="cards", value=player.cards, drawn=True)]
    if scene.phase in IN_PLAY:
        found.append(Fact(seat=seat, key="tricks", value=player.tricks, primary=True, drawn=True))
        found.append(Fact(seat=seat, key="points", value=points(player.thirds), kind=Kind.TEXT))
    found += [Fact(seat=seat, key=part, primary=True) for part in parts(scene, player)]
    if scene.phase in BIDDING:
        said = [each.word for each in scene.auction if each.seat == seat]
        if seat == scene.order[0]:
            said = ["my_game", *said]
        if said:
            found.append(Fact(seat=seat, key="said", value=said, kind=term("say"), primary=True))
    suits = [suit for suit in player.void if suit != "T"]
    if suits:
        found.append(Fact(seat=seat, key="void", value=suits, kind=Kind.SUIT))
    if "T" in player.void:
        found.append(Fact(seat=seat, key="no_tarock"))
    return found


def parts(scene: Scene, player: Player) -> list[str]:
    """What a seat is in this deal, as far as the viewer knows."""
    found: list[str] = []
    if player.declarer and scene.phase not in BIDDING:
        found.append("declarer" if player.seat == scene.declarer else "joined")
    if player.seat == scene.partner:
        found.append("partner")
    if player.seat == scene.order[0] and (scene.phase in BIDDING or scene.contract == "trisac"):
        found.append("forehand")
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
