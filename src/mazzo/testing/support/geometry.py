"""Where everything lies on a table in the browser: what overlaps, is cut or leaves it, and how large cards are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

Window = tuple[int, int]

WINDOWS: tuple[Window, ...] = ((1440, 900), (1920, 1080), (390, 844), (844, 390), (720, 450))
MORE_WINDOWS: tuple[Window, ...] = ((2560, 1440), (820, 1180), (1024, 768))

NARROWEST: dict[Window, float] = {(1440, 900): 110, (1920, 1080): 140, (390, 844): 56}
"""How wide a card of the hand is at least."""
SHARE = 14.0
"""How much of a window cards cover at least, in percent, where there is a hand and something in the middle: twice what
they did before people sat around the table."""
FULL = 5
"""Of how many cards a hand is not at its end."""
MOST_SHIFT = 0.02

# Everything is measured as it lies, not as the box around it when it is turned a little.
MEASURE = """() => {
  const clipped = (element) =>
    element && (getComputedStyle(element).clipPath.startsWith("inset(50%") || clipped(element.parentElement));
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !clipped(element);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const boxOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [wide, high] = [element.offsetWidth ?? width, element.offsetHeight ?? height];
    const quarter = Math.abs(width - high) + Math.abs(height - wide) < Math.abs(width - wide) + Math.abs(height - high);
    const [w, h] = quarter ? [high, wide] : [wide, high];
    const [x, y] = [left + width / 2, top + height / 2];
    return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
  };
  const textOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return common(range.getBoundingClientRect(), element.getBoundingClientRect());
  };
  const around = (boxes) => ({
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  });
  const said = (element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30);
  const counting = document.querySelector(".outcome") !== null;

  const things = [];
  const add = (kind, elements, box = boxOf) => {
    for (const each of elements) things.push({ kind, name: `${kind} ${said(each)}`, box: box(each), element: each });
  };
  add("plate", all("[data-plate]"));
  add("heap", all("[data-heap]").filter((each) => !each.closest(".mid")));
  const felt = document.querySelector(".felt");
  const edge = boxOf(felt);
  const inside = (element) => common(edge, boxOf(element));
  add("fan", all("[data-fan]").filter((each) => each.childElementCount && !each.closest(".handbox")), inside);
  add("open hand", all("[data-open]"));
  add("slip", all(".noted .slip"));
  add("line", all(".news").filter((each) => each.textContent.trim()), textOf);
  add("line", all(".asked").filter((each) => each.textContent.trim()));
  add("button", all(".talk button, .talk select, header button").filter((each) => !each.closest(".asked")));
  // What is heard for a while only may be gone by now, or not: all say the longest that was said of the game, and then
  // more than there is room for of what people say besides.
  const longest = (window.spoken ?? []).reduce((one, other) => (other.length > one.length ? other : one), "");
  const silently = all(".bubble");
  for (const each of silently) each.style.display = "none";
  const speak = (text, talked) => {
    for (const slot of all(".slot")) {
      const bubble = slot.appendChild(document.createElement("span"));
      const words = talked ? bubble.appendChild(document.createElement("span")) : bubble;
      words.className = slot.className.replace("slot", "words");
      bubble.className = slot.className.replace("slot", talked ? "bubble talked" : "bubble");
      bubble.style.animation = "none";
      words.textContent = text;
      if (bubble.offsetWidth) add(talked ? "talk" : "bubble", [bubble]);
      bubble.remove();
    }
  };
  if (longest) speak(longest, false);
  speak("I have counted all the chairs, and all the cards, twice. ".repeat(3), true);
  for (const each of silently) each.style.display = "";
  const hand = all(".handbox [role=toolbar] .card");
  if (hand.length) things.push({ kind: "hand", name: "the hand", box: around(hand.map(boxOf)) });
  const middle = all(".mid .card, .mid button:not(.target), .mid .label, .mid .by");
  add("middle", middle);
  if (counting) add("count", all(".count"));

  const faults = [];
  const over = (one, other) => {
    const { left, right, top, bottom } = common(one, other);
    return Math.min(right - left, bottom - top);
  };
  const beyond = (box, edge, below) =>
    Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom - below);
  const FREE = 3;
  things.forEach((one, number) => {
    for (const other of things.slice(number + 1)) {
      if (one.kind === "middle" && other.kind === "middle") continue;
      // Somebody says one thing at a time.
      const pair = new Set([one.kind, other.kind]);
      if (pair.has("bubble") && pair.has("talk")) continue;
      const by = over(one.box, other.box);
      if (by > FREE) faults.push(`${one.name} and ${other.name} overlap by ${by.toFixed(1)}`);
    }
  });

  const sunk = parseFloat(getComputedStyle(felt).getPropertyValue("--sunk")) || 0;
  for (const { kind, name, box } of things) {
    if (kind === "fan" || kind === "open hand") continue;
    const below = kind === "hand" && sunk ? sunk * 2 : 0;
    const out = beyond(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, below);
    if (out > 1) faults.push(`${name} leaves the window by ${out.toFixed(1)}`);
    if (kind !== "button" && kind !== "count") {
      const cut = beyond(box, edge, below);
      if (cut > FREE) faults.push(`${name} leaves the felt by ${cut.toFixed(1)}`);
    }
  }
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) faults.push("the page scrolls");

  // Of each card the index, in its upper left corner, is seen and can be hit.
  for (const card of hand) {
    if (card.tagName !== "BUTTON") continue;
    const { left, top, width, height } = card.getBoundingClientRect();
    const [wide, high] = [card.offsetWidth, card.offsetHeight];
    const angle = ((parseFloat(getComputedStyle(card.parentElement).rotate) || 0) * Math.PI) / 180;
    for (const [x, y] of [[0.07, 0.05], [0.17, 0.05], [0.12, 0.13]]) {
      const [fromX, fromY] = [(x - 0.5) * wide, (y - 0.5) * high];
      const atX = left + width / 2 + fromX * Math.cos(angle) - fromY * Math.sin(angle);
      const atY = top + height / 2 + fromX * Math.sin(angle) + fromY * Math.cos(angle);
      const found = document.elementFromPoint(atX, atY);
      if (!found || !card.contains(found)) {
        faults.push(`the index of ${said(card)} is covered by ${found?.getAttribute("class")}`);
        break;
      }
    }
  }

  const written = [
    "[data-plate] .role", ".asked p:not(.visually-hidden)", ".felt button:not(.card)", "header button .word",
    ".noted .slip", ".outcome h2", ".mid .label", ".mid .ticket .word", ".mid .next .any",
  ];
  for (const each of all(written.join(", "))) {
    const [wide, high] = [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight];
    if (each.clientWidth <= 1 || getComputedStyle(each).display === "inline") continue;
    if (wide > 1 || high > 2) faults.push(`"${said(each)}" (${each.className}) is cut by ${wide}, ${high}`);
  }
  for (const each of all(".felt *, header *")) {
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || each.closest("svg") || each.closest(".visually-hidden")) continue;
    const size = parseFloat(getComputedStyle(each).fontSize);
    if (size < 12) faults.push(`"${said(each)}" is written in ${size} px`);
  }

  // What is read: ask, actions, hand, middle, seats in turn order, slip, bar.
  const places = [".asked", ".acts", ".handbox", ".mid", "[data-seat]", ".noted", "header"];
  const order = places.map((place) => document.querySelector(place)).filter(Boolean);
  order.slice(1).forEach((each, at) => {
    const after = order[at].compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!after) faults.push(`${each.className} is read before ${order[at].className}`);
  });

  // The share of the window that cards cover, in cells of four pixels.
  const CELL = 4;
  const [across, down] = [Math.ceil(innerWidth / CELL), Math.ceil(innerHeight / CELL)];
  const cells = new Uint8Array(across * down);
  for (const each of all(".felt .card, .felt .back, .felt .layer")) {
    const box = common(edge, each.getBoundingClientRect());
    const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom].map((at) => Math.round(at / CELL));
    for (let y = top; y < bottom; y++) cells.fill(1, y * across + left, y * across + Math.max(left, right));
  }
  const next = document.querySelector("[data-seat] [data-plate]")?.getBoundingClientRect();
  return {
    faults,
    share: (100 * cells.reduce((sum, cell) => sum + cell, 0)) / cells.length,
    held: hand.length,
    card: hand.length ? Math.min(...hand.map((each) => each.offsetWidth)) : 0,
    lying: all(".mid .card").length,
    right: next ? (next.left + next.right) / 2 > innerWidth / 2 : false,
    counting,
  };
}"""

# What jumped by itself, while nobody touched anything, and how far: as browsers score it. Cards that change their place
# in the middle or in the hand are seen to move there.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    for (const { node, previousRect: was, currentRect: is } of sources) {
      const element = node?.nodeType === 1 ? node : node?.parentElement;
      if (!element || element.closest(".mid, .handbox, .outcome") || !was.width || !is.width) continue;
      const across = Math.min(was.right, is.right) - Math.max(was.left, is.left);
      const down = Math.min(was.bottom, is.bottom) - Math.max(was.top, is.top);
      const both = Math.max(0, across) * Math.max(0, down);
      const area = (was.width * was.height + is.width * is.height - both) / (innerWidth * innerHeight);
      const by = Math.max(Math.abs(was.left - is.left), Math.abs(was.top - is.top)) / Math.max(innerWidth, innerHeight);
      window.shifts.push([area * by, element.className]);
    }
  }
}).observe({ type: "layout-shift" });
"""

# Keeps what people have said in bubbles.
SPOKEN = """
window.spoken = [];
new MutationObserver(() => {
  for (const each of document.querySelectorAll(".bubble:not(.talked)")) window.spoken.push(each.textContent);
}).observe(document, { childList: true, subtree: true });
"""

FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass(frozen=True)
class Geometry:
    """What one window shows."""

    window: Window
    faults: list[str]
    share: float
    """Percent of the window that cards cover."""
    card: float
    """How wide a card of the hand is; 0 without one."""
    held: int
    """How many cards the hand has."""
    lying: int
    """How many cards lie in the middle."""
    right: bool
    """Whether the next after the viewer sits in the right half."""
    counting: bool

    def wrong(self) -> list[str]:
        """With what is too small."""
        found = list(self.faults)
        if self.card and self.card < NARROWEST.get(self.window, 0):
            found.append(f"a card of the hand is {self.card} px wide")
        if self.held >= FULL and self.lying > 1 and self.share < SHARE:
            found.append(f"cards cover {self.share:.1f} %")
        return [f"{self.window[0]}x{self.window[1]}: {fault}" for fault in found]


def measure(page: Page, window: Window) -> Geometry:
    """The table in a window of that size, when it has come to rest."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.evaluate(FRAMES)
    seen: dict[str, Any] = page.evaluate(MEASURE)
    return Geometry(window=window, **seen)


def shifts(page: Page) -> list[tuple[float, str]]:
    """What has moved by itself since this was asked the last time."""
    found: list[tuple[float, str]] = page.evaluate("() => window.shifts.splice(0)")
    return [(value, sources) for value, sources in found if value > MOST_SHIFT]
