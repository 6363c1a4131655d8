"""Primo in the terminal: the rows as columns A to F, the players beside them, the hand, and the count of a game."""

from __future__ import annotations

import re
from itertools import zip_longest

from rich.text import Text

from mazzo.games.primo.deck import NAMES
from mazzo.games.primo.notation import LETTERS
from mazzo.games.primo.scene import Player, Scene
from mazzo.kernel import scene as scenes
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.scene import Choice
from mazzo.terminal.draw import Drawing
from mazzo.terminal.draw.blocks import CARD_INSIDE, Face, card_rows, columns, paper, shortened, wrapped
from mazzo.terminal.phrases import Phrases
from mazzo.words import Words

INK = {"y": "ochre", "b": "teal"}
TEXTURE = {"y": ":::::", "b": "/////"}
"""So that colour is never the only sign."""
SPECIAL_INK = {"top": "moss", "nimm": "vermilion"}
SPECIALS = tuple(SPECIAL_INK)

COLUMN_WIDTH = 6
NAME_WIDTH = 11
NUMBER_WIDTH = 6
ROOM_BESIDE = 40
"""How many columns the players need to stand beside the rows."""
MOST_KNOWN = 2
"""How many cards on top of a pile are named."""
MOST_SHIFTS = 16
"""How many shifts are named; rows that may be moved to empty columns have more."""
SHEET_LABEL = 13
SHEET_COLUMN = 11


class PrimoDrawing(Drawing):
    """Columns from the head, at the top, down to the tail; what is yellow ends in y, what is blue in b."""

    def choosable(self, scene: scenes.Scene) -> list[str]:
        return mine(scene).hand

    def prompt(self, scene: scenes.Scene, phrases: Phrases) -> str:
        scene, words = mine(scene), phrases.words
        if not scene.undoable:
            return words("primo-prompt-begin", count=len(scene.hand))
        ending = any(choice.move == "end" for choice in scene.moves)
        return words("primo-prompt-end" if ending else "primo-prompt-on", count=len(scene.hand))

    def listed(self, scene: scenes.Scene) -> list[Choice]:
        """Exchanges and rows to move are written."""
        return []

    def written(self, scene: scenes.Scene, typed: str) -> str:
        """Small letters for columns will do, and the cards of an exchange may be given by their numbers."""
        hand = mine(scene).hand
        start, *rest = re.split(r"[\s,+]+", typed.strip()) or [""]
        if start == "swap":
            chosen = hand if rest == ["all"] else [hand_card(hand, each) for each in rest]
            return "swap " + "+".join(chosen)
        if re.fullmatch(r"[a-fA-F]?\d{0,2}[yb]?(top|nimm)?[>^][a-fA-F]", typed):
            source = typed[0].upper() if typed[0] in LETTERS.lower() and typed[1].isdigit() else typed[0]
            return source + typed[1:-1] + typed[-1].upper()
        return typed

    def offer(self, choice: Choice, scene: scenes.Scene, phrases: Phrases) -> str:
        if choice.card is None:
            return choice.move
        key = "primo-offer-above" if choice.above else "primo-offer"
        return phrases.words(key, card=phrases.card(choice.card), column=choice.to or "")

    def table(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        scene, words = mine(scene), phrases.words
        rows = row_lines(scene)
        players = player_lines(scene, phrases)
        if width >= len(LETTERS) * COLUMN_WIDTH + ROOM_BESIDE:
            lines = beside(rows, players)
        else:
            lines = [*players, *rows]
        shifts = [choice.move for choice in scene.moves if choice.source]
        if shifts:
            named = [*shifts[:MOST_SHIFTS], *(["..."] if len(shifts) > MOST_SHIFTS else [])]
            lines += quiet(words("primo-shifts", moves=" ".join(named)), width)
        if scene.hand:
            lines.append(Text(words("primo-your-hand"), "strong"))
            lines += card_rows(hand_faces(scene, words), width)
        return lines

    def sheet(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        scene, words = mine(scene), phrases.words
        column = min(SHEET_COLUMN, (width - SHEET_LABEL - 4) // len(scene.players))

        def row(key: str, values: list[int]) -> str:
            signed = [f"{value:+}" if value else "0" for value in values]
            return columns(words(f"primo-sheet-{key}"), signed, SHEET_LABEL, column)

        left = [-(player.cards + len(player.pile)) for player in scene.players]
        finished = [3 if player.seat == scene.out else 0 for player in scene.players]
        names = [shortened(phrases.name(player.seat), column - 1) for player in scene.players]
        body: list[str | None] = [columns("", names, SHEET_LABEL, column)]
        body += [row("cards", left), row("out", finished), None]
        body.append(row("points", [some + other for some, other in zip(left, finished, strict=True)]))
        if scene.games > 1:
            body.append(row("total", scene.totals))
        note = words("primo-sheet-blocked") if scene.out < 0 else ""
        return paper(words("primo-sheet-title", number=scene.round, games=scene.games), body, note)


def mine(scene: scenes.Scene) -> Scene:
    assert isinstance(scene, Scene)
    return scene


def hand_card(hand: list[str], typed: str) -> str:
    """The card with a number above it; a card in notation stays as it is."""
    number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 3 else 0
    return hand[number - 1] if 1 <= number <= len(hand) else typed


def row_lines(scene: Scene) -> list[Text]:
    """The six rows below their letters, side by side."""
    heads = [f"{letter}↑" if letter in scene.tops else letter for letter in LETTERS]
    lines = [Text("".join(head.center(COLUMN_WIDTH) for head in heads), "strong")]
    across = zip_longest(*(row or ["-"] for row in scene.columns), fillvalue="")
    return lines + [Text().join(cell(card) for card in cards) for cards in across]


def cell(card: str) -> Text:
    """A card of a row, or what stands for none."""
    room = COLUMN_WIDTH - 1
    if card not in NAMES:
        return Text(f"{card.center(room)} ", "quiet")
    return Text.assemble((f"{card:>{room - 1}} ", INK[card[-1]]), " ")


def beside(left: list[Text], right: list[Text]) -> list[Text]:
    """Two blocks of lines side by side."""
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        padded = one.copy()
        padded.pad_right(len(LETTERS) * COLUMN_WIDTH + 2 - len(one))
        lines.append(padded + other)
        lines[-1].rstrip()
    return lines


def player_lines(scene: Scene, phrases: Phrases) -> list[Text]:
    """The players in turn order, the viewer last: whoever plays before the viewer's next turn stands above."""
    words = phrases.words
    keys = ("hand", "pile", "total") if scene.games > 1 else ("hand", "pile")
    heads = [words(f"primo-column-{key}") for key in keys]
    label = words("primo-round", number=scene.round, games=scene.games)
    lines = [Text(columns(label, heads, NAME_WIDTH + 2, NUMBER_WIDTH), "quiet")]
    after = scene.order.index(scene.viewer) + 1 if scene.viewer in scene.order else 0
    for seat in scene.order[after:] + scene.order[:after]:
        player = scene.players[seat]
        turn = "▸ " if seat in scene.waiting else "  "
        numbers = [player.cards, len(player.pile), *([scene.totals[seat]] if scene.games > 1 else [])]
        name = turn + shortened(phrases.name(seat), NAME_WIDTH)
        line = columns(name, map(str, numbers), NAME_WIDTH + 2, NUMBER_WIDTH)
        lines.append(Text(f"{line}  {on_top(player)}".rstrip()))
    notes = []
    if scene.colours != "ignored":
        notes.append(words(f"primo-colours-{scene.colours}"))
    if 2 * scene.idle >= scene.idle_limit:
        notes.append(words("primo-idle", count=scene.idle, limit=scene.idle_limit))
    for note in notes:
        lines += quiet(note, ROOM_BESIDE)
    return lines


def quiet(note: str, width: int) -> list[Text]:
    """A remark, in as many lines as it needs."""
    return [Text(line.plain, "quiet") for line in wrapped(Text(note), width)]


def on_top(player: Player) -> str:
    """The cards on top of a pile, as far as the viewer knows them."""
    known: list[str] = []
    for card in player.pile:
        if card == HIDDEN:
            break
        known.append(card)
    return f"+{' '.join(known[:MOST_KNOWN])}" if known else ""


def hand_faces(scene: Scene, words: Words) -> list[Face]:
    """The hand, numbered; below each card the columns where it can go."""
    return [face(card, words, str(number), mark(scene, card)) for number, card in enumerate(scene.hand, 1)]


def face(card: str, words: Words, number: str, mark: str) -> Face:
    if card in SPECIALS:
        return Face(words(f"primo-face-{card}"), words(f"primo-face-{card}-does"), SPECIAL_INK[card], number, mark)
    return Face(card, TEXTURE[card[-1]], INK[card[-1]], number, mark)


def mark(scene: Scene, card: str) -> str:
    """The columns where a card can be laid, ^ after those where it goes above the head."""
    letters = [f"{choice.to}{'^' if choice.above else ''}" for choice in scene.moves if choice.card == card]
    joined = "".join(letters)
    return "A-F" if len(joined) > CARD_INSIDE else joined


DRAWING = PrimoDrawing("primo")
