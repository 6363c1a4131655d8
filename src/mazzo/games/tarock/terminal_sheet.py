"""The settlement of a deal of Tarock as a sheet: each item with its price, what multiplies it, and who pays."""

from __future__ import annotations

from rich.text import Text

from mazzo.games.tarock import bonuses
from mazzo.games.tarock.deck import WHOLE
from mazzo.games.tarock.scene import Scene
from mazzo.games.tarock.sheet import Line
from mazzo.games.tarock.terminal_cards import compact, points
from mazzo.kernel.cards import HIDDEN
from mazzo.terminal.draw.blocks import columns, paper, shortened, sized, wrapped
from mazzo.terminal.phrases import Phrases, dashed
from mazzo.words import Words

NAME_WIDTH = 13
SHEET_LABEL = 30
SHEET_PRICE = 18
SHEET_COLUMN = 7
SHEET_WIDTH = SHEET_LABEL + SHEET_PRICE + 4 * SHEET_COLUMN


def settlement(scene: Scene, phrases: Phrases) -> list[Text]:
    """The sheet of a deal."""
    words = phrases.words
    names = [shortened(phrases.name(player.seat), SHEET_COLUMN - 1) for player in scene.players]

    def row(label: str, price: str, values: list[str]) -> str:
        start = sized(label, SHEET_LABEL) + sized(price, SHEET_PRICE)
        return columns(start, values, SHEET_LABEL + SHEET_PRICE, SHEET_COLUMN)

    def signed(values: list[int]) -> list[str]:
        return [f"{value:+}" if value else "0" for value in values]

    body: list[str | None] = [*count_lines(scene, phrases), row("", words("tarock-sheet-price"), names)]
    if scene.contract == "trisac":
        body.append(row(words("tarock-sheet-points"), "", [points(player.thirds) for player in scene.players]))
    # In a positive contract the declarer's side first.
    lines = sorted(scene.sheet, key=lambda line: of_others(line, scene))
    for number, line in enumerate(lines):
        if of_others(line, scene) and not (number and of_others(lines[number - 1], scene)):
            body.append(words("tarock-sheet-others"))
        body.append(row(item_label(line, scene, phrases), multiplied(line), signed(line.cents)))
    body += [
        None,
        row(words("tarock-sheet-deal"), "", signed([sum(each) for each in zip(*paid(scene), strict=True)])),
        row(words("tarock-sheet-total"), "", signed(scene.totals)),
        None,
        *covered_lines(scene, phrases),
    ]
    title = words("tarock-sheet-title", number=scene.round, deals=scene.deals)
    return paper(title, body, multiplier_note(scene, words))


def contract_line(scene: Scene, phrases: Phrases) -> str:
    """Who plays what, which king is called, and what contra makes of it."""
    words = phrases.words
    contract = words(f"tarock-contract-{dashed(scene.contract)}")
    if scene.contract == "trisac":
        return words("tarock-plays-trisac", contract=contract)
    parts = [words("tarock-plays", contract=contract, seat=phrases.who(scene.declarer))]
    if scene.joined:
        parts.append(words("tarock-plays-joined", seats=phrases.all_of(scene.joined)))
    if scene.called:
        fourth = scene.called == "fourth"
        called = words("tarock-offer-fourth") if fourth else phrases.card(scene.called)
        parts.append(words("tarock-plays-called", card=called))
    if scene.partner >= 0:
        parts.append(words("tarock-plays-partner", seat=phrases.who(scene.partner)))
    if scene.level:
        parts.append(words("tarock-plays-contra", level=scene.level))
    return ", ".join(parts)


def count_lines(scene: Scene, phrases: Phrases) -> list[str]:
    """What was played, and what both sides have."""
    words = phrases.words
    lines = [contract_line(scene, phrases)]
    if scene.thirds:
        lines.append(words("tarock-sheet-count", points=points(scene.thirds), others=points(WHOLE - scene.thirds)))
    virgins = [player.seat for player in scene.players if not player.tricks]
    if scene.contract == "trisac" and virgins:
        lines.append(words("tarock-sheet-virgins", seats=phrases.all_of(virgins)))
    return [part.plain for line in lines for part in wrapped(Text(line), SHEET_WIDTH)]


def of_others(line: Line, scene: Scene) -> bool:
    """Whether an item belongs to the side against the declarer's."""
    return line.item in bonuses.NAMES and scene.declarer not in line.seats


def item_label(line: Line, scene: Scene, phrases: Phrases) -> str:
    """An item of the settlement and how it went."""
    words = phrases.words
    if line.item == "trisac":
        return words("tarock-sheet-pays", seat=shortened(phrases.who(line.seats[0]), NAME_WIDTH), mayor=line.times)
    if line.item in bonuses.NAMES:
        key = "tarock-sheet-announced" if line.announced else "tarock-sheet-silent"
        return words(key, bonus=words(f"tarock-bonus-{line.item}"), won="yes" if line.won else "no")
    contract = words(f"tarock-contract-{dashed(line.item)}")
    if scene.joined:
        contract = f"{contract}, {shortened(phrases.name(line.seats[0]), NAME_WIDTH)}"
    return words("tarock-sheet-game", contract=contract, won="yes" if line.won else "no")


def multiplied(line: Line) -> str:
    """The price and what multiplies it."""
    return " × ".join(str(each) for each in (line.price, line.times, line.solo, line.contra, line.wheel) if each > 1)


def paid(scene: Scene) -> list[list[int]]:
    """What each line gives to each seat; at least one line."""
    return [line.cents for line in scene.sheet] or [[0] * len(scene.players)]


def covered_lines(scene: Scene, phrases: Phrases) -> list[str]:
    """The cards that lay aside."""
    lines: list[str] = []
    left = [card for card in scene.talon if card != HIDDEN and card not in scene.taken]
    talon = "tarock-talon-left" if scene.taken else "tarock-talon"
    for key, cards in (("tarock-discards", scene.discards), (talon, left)):
        if cards:
            text = phrases.words(key, cards=compact(cards, phrases))
            lines += [line.plain for line in wrapped(Text(text), SHEET_WIDTH)]
    return lines


def multiplier_note(scene: Scene, words: Words) -> str:
    """What multiplies the prices in this deal."""
    found = []
    if any(line.item == "valat" for line in scene.sheet):
        found.append(words("tarock-sheet-valat"))
    if any(line.solo > 1 for line in scene.sheet):
        found.append(words("tarock-sheet-solo"))
    if any(line.contra > 1 for line in scene.sheet):
        found.append(words("tarock-sheet-contra"))
    if scene.factor > 1:
        found.append(words("tarock-wheel", factor=scene.factor))
    return " · ".join(found)
