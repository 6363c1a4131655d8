"""Nain Jaune in the terminal: players, board, pile and hand from a scene, and the settlement of a round."""

from __future__ import annotations

from rich.text import Text

from mazzo.games.nain_jaune.deck import BOX_CARDS, NAMES, RANKS, SUITS
from mazzo.games.nain_jaune.scene import Player, Scene
from mazzo.kernel import scene as scenes
from mazzo.kernel.scene import Choice
from mazzo.terminal.draw import Drawing
from mazzo.terminal.draw.blocks import CARD_WIDTH, Face, card_rows, columns, paper, shortened, sized, wrapped
from mazzo.terminal.phrases import Phrases
from mazzo.words import Words

GAME = "nain_jaune"
BOX_NAMES = [NAMES[card] for card in BOX_CARDS]
SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
INK = {"s": "teal", "h": "vermilion", "d": "ochre", "c": "moss"}

NAME_WIDTH = 13
COLUMN_WIDTH = 8
BOARD_WIDTH = 5 * (CARD_WIDTH + 1) + 1
ROOM_BESIDE = 30
"""How many columns the pile needs to stand beside the board."""
LATEST = 7
"""How many cards of the pile are named."""
SHEET_LABEL = 13
SHEET_COLUMN = 14


class NainJauneDrawing(Drawing):
    """Cards as small printed boxes, sorted by rank, because suits matter only on the board."""

    def choosable(self, scene: scenes.Scene) -> list[str]:
        """Only the cards that may be laid now have a number."""
        return [card for card in by_rank(mine(scene).hand) if card not in scene.refused]

    def prompt(self, scene: scenes.Scene, phrases: Phrases) -> str:
        scene, words = mine(scene), phrases.words
        count = len(self.choosable(scene))
        if not scene.needed:
            return words("nain_jaune-prompt-any", count=count)
        if not count:
            return words("nain_jaune-prompt-pass", rank=scene.needed)
        if all(choice.card for choice in scene.moves):
            return words("nain_jaune-prompt-rank", count=count, rank=scene.needed)
        key = "nain_jaune-prompt-stop" if scene.going else "nain_jaune-prompt-enter"
        return words(key, count=count, rank=scene.needed)

    def offer(self, choice: Choice, scene: scenes.Scene, phrases: Phrases) -> str:
        card, words = phrases.card(choice.card or ""), phrases.words
        if choice.to:
            return words("nain_jaune-offer-box", card=card)
        return words("nain_jaune-offer-silent", card=card) if choice.card in BOX_NAMES else card

    def table(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        scene, words = mine(scene), phrases.words
        lines = [*player_lines(scene, phrases, width), *board_lines(scene, phrases, width)]
        if scene.hand:
            lines.append(Text(words("nain_jaune-your-hand"), "strong"))
            lines += card_rows(hand_faces(scene, self.choosable(scene), words), width)
        return lines

    def sheet(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        scene, words = mine(scene), phrases.words
        lines = scene.sheet

        def row(key: str, values: list[int]) -> str:
            signed = [f"{value:+}" if value else "" for value in values]
            return columns(words(f"{GAME}-sheet-{key}"), signed, SHEET_LABEL, SHEET_COLUMN)

        names = [shortened(phrases.name(line.seat), SHEET_COLUMN - 2) for line in lines]
        body: list[str | None] = [columns("", names, SHEET_LABEL, SHEET_COLUMN)]
        body.append(row("stake", [line.stake for line in lines]))
        body.append(row("boxes", [line.boxes for line in lines]))
        if any(line.grand_opera for line in lines):
            body.append(row("opera", [line.grand_opera for line in lines]))
        body.append(row("cards", [line.cards for line in lines]))
        if any(line.fines for line in lines):
            body.append(row("fines", [line.fines for line in lines]))
        totals = [str(total) for total in scene.totals]
        body += [
            None,
            row("change", [line.change for line in lines]),
            columns(words("nain_jaune-sheet-tokens"), totals, SHEET_LABEL, SHEET_COLUMN),
            None,
        ]
        for player in scene.players:
            body += left_lines(player, phrases, SHEET_LABEL + len(lines) * SHEET_COLUMN)
        boxes = "  ".join(f"{short(box.card, words)} {box.tokens}" for box in scene.boxes)
        body.append(sized(words("nain_jaune-sheet-board"), SHEET_LABEL) + boxes)
        return paper(words("nain_jaune-sheet-title", number=scene.round), body)


def mine(scene: scenes.Scene) -> Scene:
    assert isinstance(scene, Scene)
    return scene


def by_rank(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (RANKS.index(card[:-1]), SUITS.index(card[-1])))


def short(card: str, words: Words) -> str:
    """A card in few letters: `10♦`, `Q♠`."""
    return letter(card[:-1], words) + SYMBOLS[card[-1]]


def letter(rank: str, words: Words) -> str:
    """A rank as it is printed on a card."""
    return rank if rank.isdigit() else words(f"{GAME}-letter-{rank.lower()}")


def player_lines(scene: Scene, phrases: Phrases, width: int) -> list[Text]:
    """The players in turn order, the viewer last: whoever plays before the viewer's next turn stands above."""
    words = phrases.words
    heads = [words(f"{GAME}-column-{column}") for column in ("hand", "tokens")]
    label = words("nain_jaune-round", number=scene.round)
    lines = [Text(columns(label, heads, NAME_WIDTH + 2, COLUMN_WIDTH), "quiet")]
    after = scene.order.index(scene.viewer) + 1 if scene.viewer in scene.order else 0
    for seat in scene.order[after:] + scene.order[:after]:
        player = scene.players[seat]
        turn = "▸ " if seat in scene.waiting else "  "
        numbers = [str(player.cards), str(player.tokens)]
        line = columns(turn + shortened(phrases.name(seat), NAME_WIDTH), numbers, NAME_WIDTH + 2, COLUMN_WIDTH)
        lines.append(Text(shortened(f"{line}   {notes(scene, player, words)}".rstrip(), width)))
    return lines


def notes(scene: Scene, player: Player, words: Words) -> str:
    """What is special about a player now."""
    found: list[str] = []
    if player.seat == scene.last:
        found.append(words("nain_jaune-note-last"))
    if player.without:
        found.append(words("nain_jaune-note-without", ranks=letters(player.without, words)))
    if player.holds:
        found.append(words("nain_jaune-note-holds", ranks=letters(player.holds, words)))
    if player.seat == scene.dealer:
        found.append(words("nain_jaune-note-deals"))
    return ", ".join(found)


def letters(ranks: list[str], words: Words) -> str:
    return " ".join(letter(rank, words) for rank in ranks)


def board_lines(scene: Scene, phrases: Phrases, width: int) -> list[Text]:
    """The five boxes, each with what lies in it; the pile beside them, or below where there is no room."""
    words = phrases.words
    board = card_rows([face(box.card, words, mark=str(box.tokens)) for box in scene.boxes], width)
    pile = pile_lines(scene, words)
    if width < BOARD_WIDTH + ROOM_BESIDE:
        return [*board, *pile]
    return [Text.assemble(left, "  ", right) for left, right in zip(board, pile, strict=True)]


def pile_lines(scene: Scene, words: Words) -> list[Text]:
    """Four lines: how much lies on the pile, its latest cards, what is needed, what nobody has."""
    latest = [short(laid.card, words) for laid in scene.pile[-LATEST:]]
    dots = "... " if len(scene.pile) > LATEST else ""
    needed = words("nain_jaune-needed-rank", rank=scene.needed) if scene.needed else words("nain_jaune-needed-any")
    return [
        Text(words("nain_jaune-pile", count=len(scene.pile)), "strong"),
        Text(dots + " ".join(latest)),
        Text(needed if scene.waiting else "", "strong"),
        Text(words("nain_jaune-stock", count=scene.stock), "quiet"),
    ]


def hand_faces(scene: Scene, choosable: list[str], words: Words) -> list[Face]:
    """The hand; what may be laid now has a number and colour, a box card shows what it would take."""
    takes = {box.card: str(box.tokens) for box in scene.boxes}
    numbers = {card: str(number) for number, card in enumerate(choosable, 1)}
    return [
        face(card, words, numbers.get(card, ""), takes.get(card, ""), plain=card not in numbers)
        for card in by_rank(scene.hand)
    ]


def face(card: str, words: Words, number: str = "", mark: str = "", plain: bool = False) -> Face:
    return Face(letter(card[:-1], words), SYMBOLS[card[-1]], "paper" if plain else INK[card[-1]], number, mark)


def left_lines(player: Player, phrases: Phrases, width: int) -> list[str]:
    """The hand that a player laid open, if there was one, in lines of at most that width."""
    if not player.left:
        return []
    cards = " ".join(short(card, phrases.words) for card in by_rank(player.left))
    label = shortened(phrases.name(player.seat), SHEET_LABEL - 2)
    lines = wrapped(Text(cards), width - SHEET_LABEL)
    return [sized("" if number else label, SHEET_LABEL) + line.plain for number, line in enumerate(lines)]


DRAWING = NainJauneDrawing(GAME)
