"""Tarock in the terminal: players, contract, talon, trick and hand from a scene, and the settlement of a deal."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.text import Text

from mazzo.games.tarock import bonuses, contracts
from mazzo.games.tarock.deck import NAMES
from mazzo.games.tarock.notation import MOVES
from mazzo.games.tarock.scene import Player, Scene, Trick
from mazzo.games.tarock.setup import HAND
from mazzo.games.tarock.terminal_cards import (
    MATTO,
    SYMBOLS,
    compact,
    face,
    fan_rows,
    labelled_cards,
    packets,
    points,
    roman,
    spoken,
)
from mazzo.games.tarock.terminal_sheet import contract_line, settlement
from mazzo.kernel import scene as scenes
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.scene import Choice
from mazzo.terminal.draw import Drawing
from mazzo.terminal.draw.blocks import Face, columns, shortened, sized, wrapped
from mazzo.terminal.phrases import Phrases, dashed
from mazzo.words import Words

BIDDING = ("auction", "choice")
WITH_CARDS = ("lay", "play")
"""The phases in which a card is chosen; in the others, a word from a list."""
PASSIVE = ("pass", "ok")
"""What is offered first."""

NAME_WIDTH = 13
COLUMN_WIDTH = 7
LIST_COLUMN = 38
LONGEST_LIST = 11
"""With more words than this, they are listed in two columns and not explained."""

ROMANS = {roman(number): f"T{number}" for number in range(1, 23)}
LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()}


class TarockDrawing(Drawing):
    """Cards as small printed boxes, the hand as a fan, everything that is said as a numbered list."""

    looks = ("last",)

    def choosable(self, scene: scenes.Scene) -> list[str]:
        return scene.hand if mine(scene).phase in WITH_CARDS else []

    def listed(self, scene: scenes.Scene) -> list[Choice]:
        return offered(mine(scene)) if mine(scene).phase not in WITH_CARDS else []

    def prompt(self, scene: scenes.Scene, phrases: Phrases) -> str:
        scene, words = mine(scene), phrases.words
        count = len(self.choosable(scene)) or len(self.listed(scene))
        if scene.phase == "lay":
            return words("tarock-prompt-lay", count=count, left=len(scene.hand) - HAND)
        if scene.phase == "play":
            return words("tarock-prompt-follow" if scene.trick else "tarock-prompt-lead", count=count)
        return words(f"tarock-prompt-{scene.phase}", count=count)

    def written(self, scene: scenes.Scene, typed: str) -> str:
        """A number of the list, capital or small letters, Roman numerals and the symbols of the suits will do."""
        scene, typed = mine(scene), " ".join(typed.split())
        if scene.phase not in WITH_CARDS and typed.isascii() and typed.isdigit() and len(typed) <= 2:
            listed = offered(scene)
            return listed[int(typed) - 1].move if 1 <= int(typed) <= len(listed) else typed
        *verb, name = re.split(r"(?<=^lay) |(?<=^call) |(?<=^take) ", typed, maxsplit=1, flags=re.IGNORECASE)
        cards = [card_meant(part) for part in re.split(r" ?[+, ] ?", name)]
        if not all(card in NAMES for card in cards):
            return typed.lower() if typed.lower() in MOVES else typed
        implied = {"lay": "lay ", "call": "call ", "take": "take "}.get(scene.phase, "")
        return (f"{verb[0].lower()} " if verb else implied) + "+".join(cards)

    def move(self, move: str, words: Words) -> str:
        verb, _, rest = move.partition(" ")
        if verb == "call":
            return words("tarock-offer-fourth") if rest == "fourth" else spoken(rest, words)
        if verb == "take":
            if rest in ("1", "2"):
                return words("tarock-offer-packet", number=int(rest))
            return words.joined([spoken(card, words) for card in rest.split("+")])
        if verb == "lay" or move in NAMES:
            return spoken(rest or verb, words)
        if move in contracts.NAMES:
            return words(f"tarock-contract-{dashed(move)}")
        return words(f"tarock-bonus-{move}" if move in bonuses.NAMES else f"tarock-say-{move}")

    def offer(self, choice: Choice, scene: scenes.Scene, phrases: Phrases) -> str:
        return self.move(choice.move, phrases.words)

    def table(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        scene, words = mine(scene), phrases.words
        lines = [*player_lines(scene, phrases, width), *status_lines(scene, phrases, width)]
        if scene.phase == "take":
            labels = (words("tarock-offer-packet", number=1), words("tarock-offer-packet", number=2))
            lines += packets(scene.talon, labels, words, width)
        if scene.phase == "play":
            lines += trick_lines(scene, phrases, width)
        if scene.hand:
            lines.append(Text(words("tarock-your-hand"), "strong"))
            lines += fan_rows(hand_faces(scene, words), width)
        if scene.moves and scene.phase not in WITH_CARDS:
            lines += self.list_lines(scene, words, width)
        return lines

    def list_lines(self, scene: Scene, words: Words, width: int) -> list[Text]:
        """What can be said, numbered: with its price and an explanation, or in two columns."""
        listed = offered(scene)
        named = [f"{number:>3}  {self.priced(choice.move, scene, words)}" for number, choice in enumerate(listed, 1)]
        if len(listed) <= LONGEST_LIST:
            hints = [hint(choice.move, words) for choice in listed]
            room = max(map(len, named)) + 3
            return [
                Text.assemble(sized(name, room), (shortened(said, width - room), "quiet")) if said else Text(name)
                for name, said in zip(named, hints, strict=True)
            ]
        half = -(-len(named) // 2)
        pairs = zip(named[:half], [*named[half:], ""], strict=False)
        return [Text(cut(sized(left, LIST_COLUMN) + right, width)) for left, right in pairs]

    def priced(self, move: str, scene: Scene, words: Words) -> str:
        """What is offered, and what it costs."""
        name = self.move(move, words)
        if move in contracts.NAMES:
            number = contracts.NAMES.index(move)
            win, loss = contracts.WIN[number], contracts.LOSS[number]
            return f"{name}, {win}" if win == loss else f"{name}, {win}/{loss}"
        if move in bonuses.NAMES and scene.contract in contracts.NAMES:
            times = 2 if contracts.is_solo(contracts.NAMES.index(scene.contract)) else 1
            price = bonuses.ANNOUNCED[bonuses.NAMES.index(move)] * times
            return f"{name}, {price or f'×{bonuses.VALAT_ANNOUNCED * times}'}"
        return name

    def look(self, command: str, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        """The last trick."""
        scene, words = mine(scene), phrases.words
        if not scene.tricks:
            return [Text(words("tarock-no-trick"))]
        trick = scene.tricks[-1]
        label = words(
            "tarock-last-trick",
            number=len(scene.tricks),
            leader=phrases.who(trick.leader),
            winner=phrases.who(trick.winner),
        )
        names = [phrases.name(seat) for seat in from_seat(scene, trick.leader)]
        if trick.talon:
            names.append(words("tarock-from-talon"))
        lines = [Text(line.plain, "strong") for line in wrapped(Text(label), width)]
        return lines + labelled_cards(names, trick_cards(trick), words, width)

    def sheet(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        return settlement(mine(scene), phrases)


def mine(scene: scenes.Scene) -> Scene:
    assert isinstance(scene, Scene)
    return scene


def offered(scene: Scene) -> list[Choice]:
    """What can be said, in the order in which it is numbered."""
    return sorted(scene.moves, key=lambda choice: choice.move not in PASSIVE)


def card_meant(typed: str) -> str:
    """A card in notation; what is none stays as it is."""
    name = typed.upper()
    if name == "MATTO":
        return MATTO
    if name in ROMANS:
        return ROMANS[name]
    if name in NAMES:
        return name
    suit = LETTERS.get(name[-1:], name[-1:].lower())
    return name[:-1] + suit if name[:-1] + suit in NAMES else typed


def hint(move: str, words: Words) -> str:
    """What a contract or an announcement means, in a few words."""
    key = f"tarock-hint-{dashed(move)}"
    return words(key) if key in words else ""


def from_seat(scene: Scene, seat: int) -> list[int]:
    """The seats in turn order, beginning with that one."""
    place = scene.order.index(seat)
    return scene.order[place:] + scene.order[:place]


def trick_cards(trick: Trick) -> list[str]:
    return [*trick.cards, trick.talon] if trick.talon else trick.cards


def player_lines(scene: Scene, phrases: Phrases, width: int) -> list[Text]:
    """The players in turn order, the viewer last: whoever plays before the viewer's next turn stands above."""
    words = phrases.words
    heads = [words(f"tarock-column-{column}") for column in ("cards", "tricks", "points", "total")]
    label = words("tarock-deal", number=scene.round, deals=scene.deals)
    head = columns(label, heads, NAME_WIDTH + 2, COLUMN_WIDTH)
    if scene.factor > 1:
        head += f"   {words('tarock-wheel', factor=scene.factor)}"
    lines = [Text(cut(head, width), "quiet")]
    seats = from_seat(scene, scene.viewer) if scene.viewer in scene.order else [scene.order[-1], *scene.order[:-1]]
    for seat in [*seats[1:], seats[0]]:
        player = scene.players[seat]
        turn = "▸ " if seat in scene.waiting else "  "
        numbers = [str(player.cards), str(player.tricks), points(player.thirds), str(scene.totals[seat])]
        line = columns(turn + shortened(phrases.name(seat), NAME_WIDTH), numbers, NAME_WIDTH + 2, COLUMN_WIDTH)
        lines.append(Text(cut(f"{line}   {notes(scene, player, words)}".rstrip(), width)))
        if player.open and seat != scene.viewer and scene.phase == "play":
            lines += wrapped(Text("    " + compact(player.open, words)), width)
    return lines


def cut(line: str, width: int) -> str:
    """A line, at most so wide."""
    return sized(line, min(width, cell_len(line))).rstrip()


def notes(scene: Scene, player: Player, words: Words) -> str:
    """What is special about a player now."""
    found: list[str] = []
    if player.declarer and scene.phase not in BIDDING:
        found.append(words("tarock-note-declarer" if player.seat == scene.declarer else "tarock-note-joined"))
    if player.seat == scene.partner:
        found.append(words("tarock-note-partner"))
    if player.void:
        found.append(words("tarock-note-void", suits=" ".join(SYMBOLS.get(suit, suit) for suit in player.void)))
    if player.seat == scene.order[0]:
        found.append(words("tarock-note-forehand"))
    if player.seat == scene.dealer:
        found.append(words("tarock-note-deals"))
    return ", ".join(found)


def status_lines(scene: Scene, phrases: Phrases, width: int) -> list[Text]:
    """The bidding so far; later the contract, what is announced, and what lies aside."""
    words = phrases.words
    if scene.phase in BIDDING:
        said = [f"{phrases.name(each.seat)}: {phrases.drawing.move(each.word, words)}" for each in scene.auction]
        told = words("tarock-bidding", said=" · ".join(said)) if said else words("tarock-bidding-opens")
        return wrapped(Text(told), width)
    lines = wrapped(Text(contract_line(scene, phrases), "strong"), width)
    said = [
        words("tarock-announced-by", bonus=words(f"tarock-bonus-{each.word}"), seat=phrases.who(each.seat))
        for each in scene.announced
    ]
    if said:
        lines += wrapped(Text(words("tarock-announced", said=", ".join(said))), width)
    for player in scene.players:
        contras = [
            words("tarock-contra-by", name=phrases.name(each.seat), times=2 * each.level)
            for each in scene.contras
            if each.declarer == player.seat
        ]
        if contras:
            told = words("tarock-contras", to=phrases.who(player.seat), said=", ".join(contras))
            lines += wrapped(Text(told), width)
    if scene.phase == "contra":
        lines += wrapped(Text(words("tarock-contra-asked", seat=phrases.who(scene.accused))), width)
    for key, cards in aside(scene):
        lines += [Text(line.plain, "quiet") for line in wrapped(Text(words(key, cards=compact(cards, words))), width)]
    return lines


def aside(scene: Scene) -> list[tuple[str, list[str]]]:
    """What the viewer knows of the cards that nobody plays."""
    found = []
    laid = [card for card in scene.discards if card != HIDDEN]
    if laid:
        found.append(("tarock-discards", laid))
    if scene.phase != "take" and scene.contract != "trisac":
        left = [card for card in scene.talon if card != HIDDEN and card not in scene.taken]
        if left:
            found.append(("tarock-talon-left", left))
    return found


def trick_lines(scene: Scene, phrases: Phrases, width: int) -> list[Text]:
    """The trick that is being played, with who played what."""
    words, number = phrases.words, len(scene.tricks) + 1
    if not scene.trick:
        return [Text(words("tarock-trick-lead", number=number, seat=phrases.who(scene.waiting[0])), "strong")]
    label = words("tarock-trick", number=number, seat=phrases.who(scene.trick[0].seat))
    names = [phrases.name(each.seat) for each in scene.trick]
    cards = [each.card for each in scene.trick]
    return [Text(label, "strong"), *labelled_cards(names, cards, words, width)]


def hand_faces(scene: Scene, words: Words) -> list[Face]:
    """The hand; where a card is chosen all are numbered, those that cannot be chosen in brackets."""
    choosing = scene.phase in WITH_CARDS and scene.deciding == scene.viewer
    faces = []
    for number, card in enumerate(scene.hand, 1):
        refused = choosing and card in scene.refused
        faces.append(face(card, words, f"({number})" if refused else str(number) if choosing else "", plain=refused))
    return faces


DRAWING = TarockDrawing("tarock")
