"""What a device calls itself, in a few words that its owner recognizes: `Firefox, Linux`."""

from __future__ import annotations

MOST_READ = 400
"""Characters of what a client says about itself that are looked at."""

# The first that is found counts: most browsers say that they are others too.
PROGRAMS = (
    ("mazzo/", "Terminal"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac", "Mac"),
    ("Darwin", "Mac"),
    ("Linux", "Linux"),
)


def device_label(agent: str) -> str:
    """From the user agent; empty if nothing is recognized. Nothing of the text itself is passed on."""
    read = agent[:MOST_READ]
    found = [next((name for sign, name in known if sign in read), "") for known in (PROGRAMS, SYSTEMS)]
    return ", ".join(filter(None, found))


def agent_of_terminal(version: str, system: str) -> str:
    """How the game in the terminal calls itself to a server."""
    return f"mazzo/{version} ({system})"
