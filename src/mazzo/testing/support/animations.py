"""What moves on a page: everything that any animation of it changes, from the first on."""

from __future__ import annotations

from playwright.sync_api import Page

LIGHT = {"transform", "opacity", "translate", "rotate", "scale"}
"""What a browser moves without drawing anything anew."""
HOW = {"offset", "computedOffset", "easing", "composite"}
"""What keyframes say besides what they change."""

# What every animation of the page changes now.
ANIMATED = """() => document.getAnimations().flatMap((each) =>
  each.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))"""

# What has been animated since the page was opened, as it began.
GATHERING = f"""window.animated = new Set();
new MutationObserver(() => {{ for (const name of ({ANIMATED})()) window.animated.add(name); }})
  .observe(document, {{ subtree: true, childList: true, attributes: true }});"""


def animated(page: Page) -> set[str]:
    """What is moving at this moment."""
    return set(page.evaluate(ANIMATED)) - HOW


def gathered(page: Page) -> set[str]:
    """What has moved until now, on a page that began with `GATHERING`."""
    return (set(page.evaluate("() => [...window.animated]")) | animated(page)) - HOW
