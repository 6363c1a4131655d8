"""A scene as an SVG picture, for environments that are rendered: cards in notation, seat by seat. It knows no game."""

from __future__ import annotations

from html import escape

from mazzo.kernel.scene import Area, Scene

CARD, GAP, LINE, LEFT, MARGIN = 46, 6, 44, 190, 16
"""How wide a card is, how far they lie apart, how high a line is, and how wide the words before it and the margin."""
HIDDEN = "??"


def svg(scene: Scene) -> str:
    """What the viewer of a scene sees: each seat in turn order, what lies on the table, and the own hand."""
    lines: list[tuple[str, list[str]]] = []
    for seat in scene.order:
        turn = " · to act" if seat in scene.waiting else ""
        own = [area for area in scene.areas if area.seat == seat]
        lines.append((f"seat {seat} · total {scene.totals[seat]} · holds {scene.held[seat]}{turn}", []))
        lines += [described(area) for area in own]
    lines += [described(area) for area in scene.areas if area.seat < 0]
    if scene.hand:
        lines.append(("hand", scene.hand))
    width = LEFT + 2 * MARGIN + max([2, *(len(cards) for _, cards in lines)]) * (CARD + GAP)
    height = 2 * MARGIN + LINE * (len(lines) + 1)
    parts = [line(number, words, cards) for number, (words, cards) in enumerate(lines, 1)]
    title = escape(f"{scene.game}, round {scene.round}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="14"><title>{title}</title>'
        f'<rect width="100%" height="100%" fill="#1f5c43"/>{text(MARGIN, 0, title)}{"".join(parts)}</svg>'
    )


def described(area: Area) -> tuple[str, list[str]]:
    """The words before an area, and the cards in it."""
    name = f"{area.key} {area.name}".strip().replace("_", " ")
    return (f"{name} · {area.count}" if area.count else name), area.cards


def line(number: int, words: str, cards: list[str]) -> str:
    drawn = "".join(card(LEFT + MARGIN + place * (CARD + GAP), number, name) for place, name in enumerate(cards))
    return text(MARGIN, number, escape(words)) + drawn


def text(x: int, number: int, words: str) -> str:
    return f'<text x="{x}" y="{MARGIN + LINE * number + 24}" fill="#fff">{words}</text>'


def card(x: int, number: int, name: str) -> str:
    """A card with its name, or its back."""
    y = MARGIN + LINE * number
    hidden = name == HIDDEN
    face = "" if hidden else f'<text x="{x + CARD // 2}" y="{y + 24}" text-anchor="middle">{escape(name)}</text>'
    fill = "#7a2e2e" if hidden else "#fffdf5"
    return f'<rect x="{x}" y="{y}" width="{CARD}" height="{LINE - 8}" rx="5" fill="{fill}" stroke="#333"/>{face}'
