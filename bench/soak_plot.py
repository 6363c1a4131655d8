"""Draws what a soak has shown: memory, and how long honest people waited, over the time, as SVG."""

from __future__ import annotations

from html import escape

from soak_course import Course

WIDTH, HEIGHT, LEFT, TOP = 1200, 260, 60, 40
STEP = 5.0
"""Seconds of which the 99th percentile is drawn as one point."""

Point = tuple[float, float]


def plotted(course: Course) -> str:
    end = max([each.ended for each in course.phases] + [course.began + 1])
    sizes = [each for each in course.memory if each.at <= end]
    memory = [(each.at, each.server) for each in sizes]
    thinking = [(each.at, each.workers) for each in sizes]
    panels = [
        panel(course, end, 0, "p99 of honest commands, ms", [("#b3261e", waits(course, end))]),
        panel(course, end, 1, "memory, MB: server (dark), bots (light)", [("#1d4e4a", memory), ("#9cc5bf", thinking)]),
    ]
    height = len(panels) * (HEIGHT + TOP) + TOP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 2 * LEFT} {height}" font-family="sans-serif">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(panels)}</svg>\n'
    )


def waits(course: Course, end: float) -> list[Point]:
    """The 99th percentile of every few seconds."""
    found: dict[int, list[float]] = {}
    for each in course.samples:
        if each.at < end:
            found.setdefault(int((each.at - course.began) / STEP), []).append(each.seconds * 1000)
    return [
        (course.began + (place + 0.5) * STEP, sorted(values)[min(len(values) - 1, int(len(values) * 0.99))])
        for place, values in sorted(found.items())
    ]


def panel(course: Course, end: float, place: int, title: str, lines: list[tuple[str, list[Point]]]) -> str:
    top = TOP + place * (HEIGHT + TOP)
    most = max([value for _, points in lines for _, value in points] + [1]) * 1.1

    def x(at: float) -> float:
        return LEFT + WIDTH * (at - course.began) / (end - course.began)

    def y(value: float) -> float:
        return top + HEIGHT * (1 - value / most)

    parts = [f'<text x="{LEFT}" y="{top - 8}" font-size="15" font-weight="bold">{escape(title)}</text>']
    for number, phase in enumerate(course.phases):
        began, ended = x(phase.began), x(phase.ended)
        shade = "#f3efe6" if number % 2 else "#faf8f3"
        parts.append(f'<rect x="{began:.1f}" y="{top}" width="{ended - began:.1f}" height="{HEIGHT}" fill="{shade}"/>')
        middle = f'x="{(began + ended) / 2:.1f}" y="{top + 14}" font-size="10" text-anchor="middle"'
        parts.append(f"<text {middle}>{escape(phase.name)}</text>")
    for part in (0.25, 0.5, 0.75, 1):
        value = most * part
        parts.append(
            f'<path d="M{LEFT} {y(value):.1f}H{LEFT + WIDTH}" stroke="#ddd"/>'
            f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" font-size="11" text-anchor="end">{value:.0f}</text>'
        )
    for colour, points in lines:
        path = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return "".join(parts)
