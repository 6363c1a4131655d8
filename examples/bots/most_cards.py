"""A bot in Python without any library: it makes the move of its scene that takes the most cards, or else any.

mazzo arena primiera --bots club,"cmd:python examples/bots/most_cards.py"
"""

import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)


chance = random.Random()
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        say(type="ready", protocol=1, name="Most cards")
    elif asked["type"] == "match":
        chance.seed(asked["seed"])
    elif asked["type"] == "ping":
        say(type="pong", id=asked["id"])
    elif asked["type"] == "decide":
        choices = asked["scene"]["moves"]
        most = max(len(choice.get("takes", [])) for choice in choices)
        best = [choice["move"] for choice in choices if len(choice.get("takes", [])) == most]
        move = chance.choice(best)
        say(type="thought", id=asked["id"], move=move, tried=len(choices), text=f"takes {most}")
        say(type="move", id=asked["id"], move=move)
    elif asked["type"] == "quit":
        break
