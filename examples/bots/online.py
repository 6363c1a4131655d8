"""A bot that sits at a table of a server, where its host allows bots, and plays any legal move.

python examples/bots/online.py https://cards.example/t/abc123 TOKEN "Name of the bot"
"""

import asyncio
import json
import secrets
import sys

from websockets.asyncio.client import connect


async def play(link, token, name):
    server, _, table = link.rpartition("/t/")
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:

        async def say(kind, **parts):
            await socket.send(json.dumps({"type": kind, **parts}))

        async def command(kind, **parts):
            await say(kind, id=secrets.token_hex(8), **parts)

        await say("hello", protocol=2, whole=True)
        asked = {0}
        async for line in socket:
            said = json.loads(line)
            if said["type"] in ("bye", "refused"):
                print(said["type"], said["reason"], flush=True)
            if said["type"] == "bye":
                return
            if said["type"] != "news":
                continue
            shown, scene = said["table"], said["scene"]
            mine = [seat for seat, each in enumerate(shown["seats"]) if each.get("yours")]
            free = [seat for seat, each in enumerate(shown["seats"]) if each["kind"] == "free"]
            if not mine and free and shown["programs"]:
                await command("sit", seats=free[:1], names=[name])
            if mine and shown["status"] == "counted" and not shown["seats"][mine[0]].get("ready"):
                await command("ready")
            for each in shown["decisions"]:
                # What is asked has a number; answer each once.
                if each["by"] in mine and each["number"] not in asked and scene["deciding"] == each["seat"]:
                    asked.add(each["number"])
                    move = secrets.choice(scene["moves"])["move"]
                    await command("play", seat=each["seat"], decision=each["number"], move=move)
            if shown["status"] == "finished":
                return


asyncio.run(play(*sys.argv[1:]))
