"""Real programs for the tests: each is an honest one, changed at one place."""

from __future__ import annotations

import sys
from pathlib import Path

from mazzo.bots.outside.command import Command

HONEST = """
import json, os, random, subprocess, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
seen = 0
for line in sys.stdin:
    asked = json.loads(line)
    kind = asked["type"]
    #EACH
    if kind == "hello":
        #HELLO
        say(type="ready", protocol=1, name="Honest", wants=WANTS)
    elif kind == "ping":
        #PING
        say(type="pong", id=asked["id"])
    elif kind == "decide":
        seen += 1
        #DECIDE
        say(type="move", id=asked["id"], move=asked["moves"][-1])
    elif kind == "quit":
        #QUIT
        break
"""


def program(folder: Path, at: str = "", does: str = "", *, wants: str = "[]", time: str = "slow") -> Command:
    """A program that does something else at that place: `HELLO`, `PING`, `DECIDE`, `QUIT`, or before `EACH` line."""
    path = folder / f"bot{len(list(folder.iterdir()))}.py"
    path.write_text(HONEST.replace("WANTS", wants).replace(f"#{at}", does) if at else HONEST.replace("WANTS", wants))
    return Command((sys.executable, str(path)), time)
