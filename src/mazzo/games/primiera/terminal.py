"""Primiera in the terminal: players, table and hand from a scene, and the score sheet of a round."""

from __future__ import annotations

from rich.text import Text

from mazzo.games.primiera.deck import PRIMIERA
from mazzo.games.primiera.scene import Player, Scene, SideSheet
from mazzo.kernel import scene as scenes
from mazzo.kernel.contract import NOBODY
from mazzo.terminal.draw import Drawing
from mazzo.terminal.draw.blocks import Face, card_rows, columns, paper, shortened, wrapped
from mazzo.terminal.phrases import Phrases
from mazzo.words import Words

INK = {"s": "teal", "b": "moss", "c": "vermilion", "d": "ochre"}
ARROWS = {"s": "*", "b": "←", "c": "↑", "d": "→"}
"""Where the partner of whoever plays the Herald sits; with Swords there is none."""

WITH_HERALDS = ("heralds", "robot")
NAME_WIDTH = 13
COLUMN_WIDTH = 7
LONGEST_PARTNER = 11
SHEET_LABEL = 15
SHEET_COLUMNS = (15, 26)
"""The narrowest column of the sheet and the widest."""


class PrimieraDrawing(Drawing):
    """Cards as small printed boxes, suits in words."""

    def choosable(self, scene: scenes.Scene) -> list[str]:
        scene = mine(scene)
        if scene.deciding in (NOBODY, scene.viewer):
            return scene.hand
        return scene.players[scene.deciding].open_hand

    def prompt(self, scene: scenes.Scene, phrases: Phrases) -> str:
        scene, words = mine(scene), phrases.words
        count = len(self.choosable(scene))
        if scene.phase == "opening":
            return words("primiera-prompt-opening", count=count)
        if scene.deciding != scene.viewer:
            return words("primiera-prompt-robot", count=count)
        return words("primiera-prompt-play", count=count)

    def table(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        scene, words = mine(scene), phrases.words
        lines = [*player_lines(scene, phrases), *team_lines(scene, phrases)]
        if scene.phase != "opening":
            lines.append(Text(table_label(scene, words), "strong"))
            lines += card_rows(faces(scene, scene.table, words), width)
        for_robot = scene.deciding not in (NOBODY, scene.viewer)
        for player in scene.players:
            # What one chooses from is drawn as cards, numbered; the other open hand is named.
            if player.open_hand and not for_robot:
                lines += named(words("primiera-robot-hand"), player.open_hand, phrases, width)
        if for_robot and scene.hand:
            lines += named(words("primiera-your-hand"), scene.hand, phrases, width)
        choosable = self.choosable(scene)
        if choosable:
            lines.append(Text(words("primiera-robot-hand" if for_robot else "primiera-your-hand"), "strong"))
            lines += card_rows(faces(scene, choosable, words, numbered=True), width)
        return lines

    def sheet(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        scene, words = mine(scene), phrases.words
        each = 2 if scene.doubled else 1
        sides = scene.sheet
        narrow, wide = SHEET_COLUMNS
        column = max(narrow, min(wide, (width - SHEET_LABEL - 5) // len(sides)))

        def row(label: str, values: list[str]) -> str:
            return columns(label, values, SHEET_LABEL, column)

        def won(side: SideSheet, category: str, count: str) -> str:
            return f"{count}{f'+{each}' if category in side.won else '':>4}"

        body = [
            row("", [side_name(side, phrases, column) for side in sides]),
            row(words("primiera-sheet-cards"), [won(side, "most_cards", str(side.cards)) for side in sides]),
            row(words("primiera-sheet-coins"), [won(side, "most_coins", str(side.coins)) for side in sides]),
            row(words("primiera-sheet-seven"), [won(side, "seven_of_coins", "") for side in sides]),
            row(words("primiera-sheet-primiera"), [won(side, "best_primiera", primiera(side)) for side in sides]),
            row("", [f"{' '.join(side.best)}    " for side in sides]),
            row("", [f"{'+'.join(value(card) for card in side.best)}    " for side in sides]),
            row(words("primiera-sheet-sweeps"), [f"+{side.sweeps}" if side.sweeps else "" for side in sides]),
            None,
            row(words("primiera-sheet-points"), [str(side.points) for side in sides]),
            row(words("primiera-sheet-total"), [totals(side, scene) for side in sides]),
        ]
        notes = [words("primiera-sheet-target", target=scene.target)]
        if scene.doubled:
            notes.insert(0, words("primiera-sheet-doubled"))
        return paper(words("primiera-sheet-title", number=scene.round), body, " · ".join(notes))


def mine(scene: scenes.Scene) -> Scene:
    assert isinstance(scene, Scene)
    return scene


def faces(scene: Scene, cards: list[str], words: Words, numbered: bool = False) -> list[Face]:
    """Cards as they are printed; numbered ones say which of them capture."""
    capturing = {choice.card for choice in scene.moves if choice.takes} if numbered else set()
    return [
        Face(
            rank(scene, card),
            words(f"primiera-face-{card[-1]}"),
            INK[card[-1]],
            number=str(number) if numbered else "",
            mark="x" if card in capturing else "",
        )
        for number, card in enumerate(cards, 1)
    ]


def named(label: str, cards: list[str], phrases: Phrases, width: int) -> list[Text]:
    """A hand in words."""
    text = Text.assemble((label, "strong"), "  ", ", ".join(phrases.card(card) for card in cards))
    return wrapped(text, width)


def rank(scene: Scene, card: str) -> str:
    """The rank on a card's face; a Herald that can decide something points with an arrow."""
    if card[:-1] == "1" and scene.variant in WITH_HERALDS:
        return f"1 {ARROWS[card[-1]]}"
    return card[:-1]


def player_lines(scene: Scene, phrases: Phrases) -> list[Text]:
    """The players in turn order, the viewer last: whoever plays before the viewer's next turn stands above."""
    words = phrases.words
    heads = [words(f"primiera-column-{column}") for column in ("hand", "taken", "sweeps", "total")]
    label = words("primiera-round", number=scene.round, target=scene.target)
    lines = [Text(columns(label, heads, NAME_WIDTH + 2, COLUMN_WIDTH), "quiet")]
    after = scene.order.index(scene.viewer) + 1 if scene.viewer in scene.order else 0
    for seat in scene.order[after:] + scene.order[:after]:
        player = scene.players[seat]
        turn = "▸ " if seat in scene.waiting else "  "
        numbers = map(str, (player.cards, player.captured, player.sweeps, scene.totals[seat]))
        line = columns(turn + shortened(phrases.name(seat), NAME_WIDTH), numbers, NAME_WIDTH + 2, COLUMN_WIDTH)
        lines.append(Text(f"{line}   {notes(scene, player, phrases)}".rstrip()))
    return lines


def notes(scene: Scene, player: Player, phrases: Phrases) -> str:
    """What is special about a player now."""
    words = phrases.words
    found: list[str] = []
    if player.partner != NOBODY:
        found.append(words("primiera-note-partner", name=shortened(phrases.who(player.partner), LONGEST_PARTNER)))
    if player.seat == scene.dealer:
        found.append(words("primiera-note-deals"))
    if scene.phase == "opening" and player.opening:
        found.append(words("primiera-note-laid"))
    if player.seat == scene.last_capture:
        found.append(words("primiera-note-last"))
    return ", ".join(found)


def team_lines(scene: Scene, phrases: Phrases) -> list[Text]:
    """Where Heralds decide: whether one has, and which."""
    if scene.variant not in WITH_HERALDS:
        return []
    if not scene.herald:
        return [Text(phrases.words("primiera-teams-open"), "quiet")]
    alone = all(player.partner == NOBODY for player in scene.players)
    key = "primiera-teams-alone" if alone else "primiera-teams-by"
    told = phrases.words(key, card=phrases.card(scene.herald), seat=phrases.who(scene.herald_seat))
    return [Text(told, "quiet")]


def table_label(scene: Scene, words: Words) -> str:
    parts = [words("primiera-table")]
    if not scene.table:
        parts.append(words("primiera-table-empty"))
    if scene.stock:
        parts.append(words("primiera-stock", count=scene.stock))
    return "  ".join(parts)


def side_name(side: SideSheet, phrases: Phrases, column: int) -> str:
    """The names of a side's players, cut if the column is too narrow for them."""
    room = (column - 1) // len(side.seats) - 2
    return " & ".join(shortened(phrases.name(seat), room) for seat in side.seats)


def primiera(side: SideSheet) -> str:
    return str(side.primiera) if side.primiera else "-"


def value(card: str) -> str:
    """The primiera value of a card."""
    return str(PRIMIERA[int(card[:-1])])


def totals(side: SideSheet, scene: Scene) -> str:
    """The totals of a side's players; in the classic game partners have the same."""
    found = [str(scene.totals[seat]) for seat in side.seats]
    return found[0] if scene.variant == "classic" else " & ".join(found)


DRAWING = PrimieraDrawing("primiera")
