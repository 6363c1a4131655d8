"""Results as a picture: for each pairing the mean lead and its interval, as SVG without any library."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mazzo.arena.statistics import Result

LEFT, WIDTH, LINE, TOP = 230, 520, 34, 46
LETTER = 8
"""More than most letters of a name are wide."""
INK, PAPER, MARK = "#22201c", "#fbf6e9", "#1f6f78"


def svg(results: Sequence[Result], title: str) -> str:
    """One line a pairing; to the right of zero the first of the two is better."""
    reach = max([abs(value) for each in results for value in (each.low, each.high) if abs(value) < 1e6], default=1.0)
    reach = reach or 1.0
    height = TOP + LINE * len(results) + 40
    names = [f"{each.a} – {each.b}" for each in results]
    # Programs have long names.
    left = max([LEFT, *(LETTER * len(each) + 30 for each in names)])

    def x(value: float) -> float:
        return left + WIDTH / 2 * (1 + max(-1.05, min(1.05, value / reach)))

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + WIDTH + 40} {height}" '
        'font-family="Georgia, serif">',
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        f'<text x="20" y="28" font-size="17" fill="{INK}">{escape(title)}</text>',
        f'<path d="M{x(0):.1f} {TOP - 8}V{height - 34}" stroke="{INK}" stroke-dasharray="3 4"/>',
    ]
    for place, (each, name) in enumerate(zip(results, names, strict=True)):
        y = TOP + LINE * place + LINE / 2
        lines += [
            f'<text x="{left - 14}" y="{y + 5:.1f}" font-size="14" text-anchor="end" fill="{INK}">'
            f"{escape(name)}</text>",
            f'<path d="M{x(each.low):.1f} {y:.1f}H{x(each.high):.1f}" stroke="{MARK}" stroke-width="3"/>',
            f'<circle cx="{x(each.mean):.1f}" cy="{y:.1f}" r="5.5" fill="{MARK}"/>',
        ]
    lines += [
        f'<text x="{x(value):.1f}" y="{height - 14}" font-size="13" text-anchor="middle" fill="{INK}">'
        f"{value:+.2f}</text>"
        for value in (-reach, 0.0, reach)
    ]
    return "\n".join([*lines, "</svg>", ""])
