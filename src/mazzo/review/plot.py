"""The course of a match as a picture: how far ahead each player was, as SVG and as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape

from mazzo.review.reviewing import Point, Review

LEFT, RIGHT, TOP, BOTTOM = 64, 24, 64, 44
WIDTH, HEIGHT = 720, 300
ROOM = 36
"""For the number of a move below the picture."""
INK, PAPER = "#22201c", "#fbf6e9"
LINES = ("#1f6f78", "#bf3b2b", "#8a5f10", "#6b3a5b", "#4f7a3a", "#22201c")
"""One colour a seat."""
ROWS = 4
"""Of the drawing in text above the line of zero, and below it."""
BAR, ZERO = "░", "─"


def svg(review: Review, title: str, names: Mapping[int, str]) -> str:
    """One line a seat; sure mistakes are dots on it, and broken lines end the rounds."""
    last = review.rounds[-1]
    reach = reach_of(review.curves.values())

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last

    def y(lead: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) / 2 * (1 - lead / reach)

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Georgia, serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        f'<text x="20" y="26" font-size="16" fill="{INK}">{escape(title)}</text>',
        f'<path d="M{LEFT} {y(0):.1f}H{WIDTH - RIGHT}" stroke="{INK}"/>',
    ]
    drawn += [
        f'<path d="M{x(number):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="{INK}" stroke-dasharray="1 5"/>'
        for number in review.rounds
    ]
    drawn += [
        f'<text x="{x(number):.1f}" y="{HEIGHT - 20}" font-size="12" text-anchor="middle" fill="{INK}">{number}</text>'
        for number in apart(review.rounds, x)
    ]
    drawn += [
        f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" font-size="12" text-anchor="end" fill="{INK}">'
        f"{signed(value)}</text>"
        for value in (reach, 0.0, -reach)
    ]
    label = LEFT
    for place, (seat, curve) in enumerate(review.curves.items()):
        colour = LINES[place % len(LINES)]
        points = " ".join(f"{x(each.number):.1f},{y(each.lead):.1f}" for each in curve)
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn += [
            f'<circle cx="{x(each.number):.1f}" cy="{y(height_at(curve, each.number)):.1f}" r="4" fill="{colour}"/>'
            for each in review.decisions
            if each.player == seat and each.judgement.sure
        ]
        drawn.append(f'<text x="{label}" y="50" font-size="13" fill="{colour}">{escape(names[seat])}</text>')
        label += 16 + 8 * len(names[seat])
    return "\n".join([*drawn, "</svg>", ""])


def apart(numbers: Sequence[int], x: Callable[[int], float]) -> list[int]:
    """Those of these numbers that can be written in their places without touching, from the last one back."""
    found: list[int] = []
    for number in reversed(numbers):
        if not found or x(found[-1]) - x(number) >= ROOM:
            found.append(number)
    return found


def reach_of(curves: Iterable[Sequence[Point]]) -> float:
    """The lead up to which a picture goes, in both directions."""
    return max((abs(each.lead) for curve in curves for each in curve), default=0.0) or 1.0


def signed(lead: float) -> str:
    return f"{lead:+.0f}".replace("-", "−") if lead else "0"


def height_at(curve: Sequence[Point], number: int) -> float:
    """The lead after so many moves: that of the last point before."""
    return [each.lead for each in curve if each.number <= number][-1]


def bars(curve: Sequence[Point], width: int) -> Iterator[str]:
    """The same for one seat as lines of text, so many characters wide: bars that stand on zero or hang from it."""
    last = curve[-1].number
    reach = reach_of([curve])
    label = len(signed(reach))
    columns = [
        round(ROWS * height_at(curve, last * (place + 1) // (width - label - 1)) / reach)
        for place in range(width - label - 1)
    ]
    for row in (*range(ROWS, 0, -1), 0, *range(-1, -ROWS - 1, -1)):
        value = signed(reach * row / ROWS) if row in (ROWS, 0, -ROWS) else ""
        cells = (
            ZERO * len(columns)
            if row == 0
            else "".join(BAR if (0 < row <= column or 0 > row >= column) else " " for column in columns)
        )
        yield f"{value:>{label}} {cells}".rstrip()
