"""A server at which there is something of everything, and for each of its operations a request that it grants.

Anna asks: she has an account, runs a club, is an admin, has played, and others want something of her. Ids that only
exist once are each for one operation, so that none takes away what another is about.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
from msgspec import Struct

from mazzo.games import default
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import JSON, PATIENCE, Guest, Server, guest, shortest
from mazzo.testing.support.serving import NOON

PASSWORD = "correct horse"
DAY, NEXT_DAY = "2026-11-18", "2026-11-19"
A_DAY = 86_400_000
NAMES = ("Anna", "Bela", "Carla", "Dora", "Emma", "Fritz")


class Granted(Struct, frozen=True, kw_only=True):
    """What a request that is granted says; nothing where there is nothing to say."""

    path: dict[str, str | int] = {}
    query: dict[str, str | int] = {}
    body: JSON | None = None


class Seeded(Struct, frozen=True):
    """A server of which Anna asks."""

    cookie: str
    granted: dict[str, Granted]
    """By operation, as `GET /api/tables/{id}`. One that is not in it is granted as it is."""


async def seeded(server: Server) -> Seeded:
    async with asyncio.timeout(5 * PATIENCE), AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(server)) for _ in (*NAMES, "a device")]
        seeding = Seeding(server, people[:-1], people[-1])
        granted = {
            **await seeding.games(),
            **await seeding.tables(),
            **await seeding.company(),
            **await seeding.clubs(),
            **await seeding.order(),
            **await seeding.devices(),
        }
        return Seeded(seeding.anna.http.cookies["mazzo"], granted)


class Seeding:
    """Makes what operations are about, and says how they are asked for it. `games`, which makes accounts, is first."""

    def __init__(self, server: Server, people: list[Guest], device: Guest) -> None:
        self.server = server
        self.people = people
        self.anna, self.bela, self.carla, self.dora, _, self.fritz = people
        self.device = device
        """Of Anna, besides her own."""
        self.codes: list[str] = []
        """By which Carla signs in."""

    async def games(self) -> dict[str, Granted]:
        for somebody, name in zip(self.people, NAMES, strict=True):
            made = await post(somebody, "/api/accounts", name=name, password=PASSWORD)
            if name == "Carla":
                self.codes = made["codes"]
        self.server.rows("UPDATE people SET role = 'admin' WHERE name = ?", "Anna")
        name = default()
        seen = await post(self.anna, f"/api/days/{DAY}/{name}")
        while seen["kind"] == "turn":
            move = seen["scene"]["moves"][0]["move"]
            seen = await post(self.anna, f"/api/days/{DAY}/{name}", after=seen["made"], move=move)
        (self.server.data / "calendar").write_text(str(NOON + A_DAY))
        await self.judged(f"/api/days/{DAY}/{name}/review")
        of_day: dict[str, str | int] = {"day": DAY, "name": name}
        mistake = await self.mistake(f"daily/{name}/{DAY}")
        review = "/api/days/{day}/{name}/review"
        lesson = (await get(self.anna, f"/api/learn/{name}/en"))["lessons"][0]
        puzzle = (await get(self.anna, f"/api/puzzles/{name}"))["puzzles"][0]["id"]
        form: Any = (await get(self.anna, "/api/bots"))[0]
        learned = [{"game": name, "lesson": lesson["id"], "state": "done"}]
        account = {"name": "Gina", "password": PASSWORD}
        known = {"name": "Carla", "password": PASSWORD}
        return {
            "GET /api/games/{name}/book/{language}": Granted(path={"name": name, "language": "en"}),
            "POST /api/games/{name}/options": Granted(path={"name": name}, body={"options": shortest(name)}),
            "GET /api/games/words/{language}": Granted(path={"language": "de"}),
            "POST /api/learn/{name}/first": Granted(path={"name": name}, body={}),
            "GET /api/learn/{name}/{which}": Granted(path={"name": name, "which": "en"}),
            "POST /api/learn/{name}/{which}": Granted(path={"name": name, "which": lesson["id"]}, body={}),
            "GET /api/puzzles/{name}/{which}": Granted(path={"name": name, "which": puzzle}),
            "GET /api/puzzles/{name}": Granted(path={"name": name}),
            "GET /api/days/{day}/{name}": Granted(path=of_day),
            "GET /api/days/{day}/{name}/record": Granted(path=of_day),
            "GET /api/days/{day}/{name}/replay": Granted(path=of_day),
            f"GET {review}": Granted(path=of_day, query={"level": "quick"}),
            f"POST {review}": Granted(path=of_day, query={"level": "quick"}),
            f"DELETE {review}": Granted(path=of_day, query={"level": "quick"}),
            f"GET {review}/result": Granted(path=of_day, query={"level": "quick"}),
            f"POST {review}/play-on": Granted(path=of_day, body={"round": 1, "place": 0, "seat": 0}),
            f"GET {review}/exercises/{{number}}": Granted(path={**of_day, "number": mistake}),
            "POST /api/days/{day}/{name}": Granted(path={"day": NEXT_DAY, "name": name}, body={}),
            "PUT /api/me/learned": Granted(body={"lessons": learned}),
            "GET /api/ratings/{game}/{form}": Granted(path=form),
            "GET /api/bots/{game}/{form}": Granted(path=form),
            "POST /api/accounts": Granted(body=account),
            "POST /api/accounts/passkey/ask": Granted(body={"name": "Hanna"}),
            "POST /api/sign-in/code": Granted(body={"name": "Carla", "code": self.codes[0]}),
            "POST /api/sign-in/password": Granted(body=known),
            "POST /api/me/credentials/password": Granted(body={"password": PASSWORD}),
            "POST /api/me/name": Granted(body={"name": "Anna Two"}),
        }

    async def tables(self) -> dict[str, Granted]:
        played = await self.match(self.anna, self.bela)
        others = await self.match(self.bela, self.dora)
        path: dict[str, str | int] = {"id": played, "match": 1}
        await self.judged(f"/api/tables/{played}/reviews/1")
        mistake = await self.mistake(f"t/{played}/1")
        slow = await self.slow_table()
        wanted = {"game": default(), "name": "Anna", "level": "random"}
        play_on = {"round": 1, "place": 0, "seat": 0}
        reviews = "/api/tables/{id}/reviews/{match}"
        return {
            "POST /api/tables": Granted(body=wanted),
            "GET /api/tables/{id}": Granted(path={"id": played}),
            "GET /api/tables/{id}/invitation": Granted(path={"id": played}),
            "GET /api/tables/{id}/qr": Granted(path={"id": played}),
            "GET /api/tables/{id}/promises/{seat}": Granted(path={"id": slow, "seat": 0}),
            "PUT /api/tables/{id}/promises/{seat}": Granted(path={"id": slow, "seat": 0}, body={"move": ""}),
            "GET /api/tables/{id}/proofs/{match}": Granted(path=path),
            "GET /api/tables/{id}/ratings/{match}": Granted(path=path),
            "GET /api/tables/{id}/records/{match}": Granted(path=path),
            "GET /api/tables/{id}/replays/{match}/{round}": Granted(path={**path, "round": 1}),
            f"GET {reviews}": Granted(path=path, query={"level": "quick"}),
            f"POST {reviews}": Granted(path=path, query={"level": "quick"}),
            f"DELETE {reviews}": Granted(path=path, query={"level": "quick"}),
            f"GET {reviews}/result": Granted(path=path, query={"level": "quick"}),
            f"POST {reviews}/play-on": Granted(path=path, body=play_on),
            f"GET {reviews}/exercises/{{number}}": Granted(path={**path, "number": mistake}),
            "GET /api/me/matches/{id}/record": Granted(path={"id": f"{played}-1"}),
            "GET /api/people/{name}": Granted(path={"name": "Bela"}),
            "GET /api/people/{name}/matches": Granted(path={"name": "Bela"}, query={"game": PLAIN}),
            "GET /api/people/{name}/ratings": Granted(path={"name": "Bela"}),
            "GET /api/people/{name}/totals": Granted(path={"name": "Bela"}),
            "POST /api/moderation/void": Granted(body={"match": f"{others}-1", "reason": "thrown"}),
            "DELETE /api/tables/{id}": Granted(path={"id": await self.anna.open(PLAIN)}),
            "DELETE /api/tables/mine/{id}": Granted(path={"id": others}),
        }

    async def company(self) -> dict[str, Granted]:
        """Friends, invitations, blocks, programs."""
        met = self.bela, self.carla, self.dora, self.fritz
        with_bela, with_carla, with_dora, with_fritz = [await self.beside(each) for each in met]
        await post(self.anna, "/api/me/friends", **with_bela)
        await post(self.carla, "/api/me/friends", table=with_carla["table"], seat=0)
        (bela,) = (await get(self.bela, "/api/me/inbox"))["friends"]
        await post(self.bela, f"/api/me/friends/{bela['id']}")
        theirs = await self.bela.open(PLAIN)
        await post(self.bela, f"/api/me/friends/{bela['id']}/invitations", table=theirs)
        inbox = await get(self.anna, "/api/me/inbox")
        asks = next(each["id"] for each in inbox["friends"] if each["state"] == "asks")
        rude = await self.beside(self.device)
        await post(self.anna, "/api/me/blocks", **rude)
        (blocked,) = await get(self.anna, "/api/me/blocks")
        program = await post(self.anna, "/api/me/bots", name="Annabot")
        return {
            "POST /api/me/friends": Granted(body=with_dora),
            "POST /api/me/friends/{id}": Granted(path={"id": asks}),
            "DELETE /api/me/friends/{id}": Granted(path={"id": bela["id"]}),
            "POST /api/me/friends/{id}/invitations": Granted(
                path={"id": bela["id"]}, body={"table": with_bela["table"]}
            ),
            "DELETE /api/me/invitations/{id}": Granted(path={"id": inbox["invitations"][0]["id"]}),
            "POST /api/me/blocks": Granted(body=with_fritz),
            "DELETE /api/me/blocks/{id}": Granted(path={"id": blocked["id"]}),
            "POST /api/me/bots": Granted(body={"name": "Second bot"}),
            "DELETE /api/me/bots/{id}": Granted(path={"id": program["id"]}),
            "POST /api/reports": Granted(body={**with_fritz, "reason": "shouts"}),
        }

    async def clubs(self) -> dict[str, Granted]:
        """One of Anna's, and four of Dora's: Anna is invited to one, has asked, may ask, and has a link."""
        own = (await post(self.anna, "/api/clubs", name="Friday"))["id"]
        path = f"/api/clubs/{own}"
        link = (await get(self.anna, path))["keeping"]["link"].partition("#")[2]
        await post(self.bela, f"/api/clubs/links/{link}")
        await post(self.carla, "/api/clubs/asks", name="Friday")
        await post(self.anna, f"{path}/invitations", name="Dora")
        rules: JSON = {"game": PLAIN, "name": "Ours", "seats": 4, "options": {}}
        await post(self.anna, f"{path}/rules", **rules)
        page = await get(self.anna, path)
        bela = next(each["id"] for each in page["members"] if each["name"] == "Bela")
        dora = {each: (await post(self.dora, "/api/clubs", name=each))["id"] for each in ("Sun", "Moon", "Star", "Sky")}
        await post(self.dora, f"/api/clubs/{dora['Sun']}/invitations", name="Anna")
        await post(self.anna, "/api/clubs/asks", name="Moon")
        mine = await get(self.anna, "/api/clubs")
        leads_in = (await get(self.dora, f"/api/clubs/{dora['Sky']}"))["keeping"]["link"].partition("#")[2]
        club = {"club": own}
        (total,) = await get(self.anna, "/api/me/totals")
        played = {"game": total["game"], "form": total["form"]}
        return {
            "POST /api/clubs": Granted(body={"name": "Saturday"}),
            "POST /api/clubs/asks": Granted(body={"name": "Star"}),
            "DELETE /api/clubs/asks/{ask}": Granted(path={"ask": mine["asked"][0]["id"]}),
            "POST /api/clubs/invitations/{invitation}": Granted(path={"invitation": mine["invitations"][0]["id"]}),
            "GET /api/clubs/links/{link}": Granted(path={"link": leads_in}),
            "POST /api/clubs/links/{link}": Granted(path={"link": leads_in}),
            "GET /api/clubs/{club}": Granted(path=club),
            "GET /api/clubs/{club}/board": Granted(path=club, query=played),
            "POST /api/clubs/{club}/members/{id}": Granted(path={**club, "id": page["keeping"]["asking"][0]["id"]}),
            "PUT /api/clubs/{club}/members/{id}": Granted(path={**club, "id": bela}, body={"role": "keeper"}),
            "DELETE /api/clubs/{club}/members/{id}": Granted(path={**club, "id": bela}),
            "POST /api/clubs/{club}/invitations": Granted(path=club, body={"name": "Emma"}),
            "DELETE /api/clubs/{club}/invitations/{invitation}": Granted(
                path={**club, "invitation": page["keeping"]["invited"][0]["id"]}
            ),
            "PUT /api/clubs/{club}/name": Granted(path=club, body={"name": "Friday night"}),
            "POST /api/clubs/{club}/reports": Granted(path=club, body={"reason": "its name"}),
            "PUT /api/clubs/{club}/link": Granted(path=club, body={"there": True}),
            "POST /api/clubs/{club}/rules": Granted(path=club, body=rules),
            "DELETE /api/clubs/{club}/rules/{rules}": Granted(path={**club, "rules": page["rules"][0]["id"]}),
            "DELETE /api/clubs/{club}": Granted(path=club),
            "POST /api/moderation/clubs/{club}/name": Granted(
                path={"club": dora["Sun"]}, body={"to": "Sunshine", "reason": "why not"}
            ),
        }

    async def order(self) -> dict[str, Granted]:
        """What moderators do."""
        await post(self.bela, "/api/reports", table=(await self.beside(self.bela))["table"], seat=0, reason="shouts")
        await post(self.anna, "/api/moderation/penalties", name="Carla", kind="mute", days=1, reason="shouts")
        seen = await get(self.anna, "/api/moderation")
        penalty = {"name": "Fritz", "kind": "mute", "days": 1, "reason": "shouts"}
        return {
            "POST /api/moderation/reports/{id}/done": Granted(path={"id": seen["reports"][0]["id"]}),
            "POST /api/moderation/penalties": Granted(body=penalty),
            "DELETE /api/moderation/penalties/{id}": Granted(path={"id": seen["penalties"][0]["id"]}),
            "POST /api/moderation/rename": Granted(body={"name": "Fritz", "to": "Fred", "reason": "asked for"}),
        }

    async def devices(self) -> dict[str, Granted]:
        """Codes of devices that would like to be Anna's, and one of a device that Anna's would like to be."""
        await post(self.device, "/api/sign-in/password", name="Anna", password=PASSWORD)
        _, other = await get(self.anna, "/api/me/sessions")
        asked = [await post(self.device, "/api/pairings") for _ in range(6)]
        found, offered, refused, looked, cancelled, confirmed = asked
        await post(self.anna, "/api/pairings/find", code=offered["code"])
        await post(self.anna, "/api/pairings/find", code=refused["code"])
        await post(self.bela, "/api/pairings/find", code=confirmed["code"])
        await post(self.bela, "/api/pairings/offer", code=confirmed["code"], number=confirmed["number"])
        password = (await get(self.anna, "/api/me/credentials"))["credentials"][0]["id"]
        return {
            "POST /api/pairings/find": Granted(body={"code": found["code"]}),
            "POST /api/pairings/offer": Granted(body={"code": offered["code"], "number": offered["number"]}),
            "POST /api/pairings/refuse": Granted(body={"code": refused["code"]}),
            "POST /api/pairings/look": Granted(body={"device": looked["device"]}),
            "POST /api/pairings/cancel": Granted(body={"device": cancelled["device"]}),
            "POST /api/pairings/confirm": Granted(body={"device": confirmed["device"]}),
            "DELETE /api/me/sessions/{id}": Granted(path={"id": other["id"]}),
            "DELETE /api/me/credentials/{id}": Granted(path={"id": password}),
        }

    # At tables

    async def match(self, host: Guest, other: Guest) -> str:
        """A table at which two people have played a match to its end, and it is filed."""
        table = await host.open(PLAIN, options=shortest(PLAIN), level="random", name="Host")
        async with host.at(table) as hers, other.at(table) as his:
            await hers.command("sit", seats=[0], names=["Host"])
            await his.command("sit", seats=[1], names=["Other"])
            await hers.command("start")
            last = lambda moves: moves[-1]  # noqa: E731
            await asyncio.gather(hers.play_to_end(last), his.play_to_end(last))
        while not await get(host, "/api/me/totals"):
            await asyncio.sleep(0.05)
        return table

    async def judged(self, review: str) -> None:
        """Anna has a match judged."""
        await post(self.anna, review)
        while (await get(self.anna, review))["state"] != "done":
            await asyncio.sleep(0.05)

    async def mistake(self, source: str) -> int:
        """The number of a move by which Anna was mistaken there."""
        mistakes = await get(self.anna, "/api/me/mistakes")
        return int(next(each["number"] for each in mistakes if each["source"] == source))

    async def slow_table(self) -> str:
        """Where a match over days has begun."""
        table = await self.anna.open(default(), days={"days": 1}, level="random", name="Anna")
        async with self.anna.at(table) as client:
            await client.command("sit", seats=[0], names=["Anna"])
            await client.command("start")
            await client.until(lambda: client.status == "playing")
        return table

    async def beside(self, somebody: Guest) -> JSON:
        """Where somebody sits at a table of Anna's."""
        table = await self.anna.open(PLAIN, name="Anna")
        async with self.anna.at(table) as hers, somebody.at(table) as theirs:
            await hers.command("sit", seats=[0], names=["Anna"])
            await theirs.command("sit", seats=[1], names=["Guest"])
        return {"table": table, "seat": 1}


async def post(somebody: Guest, path: str, **body: Any) -> Any:
    return answered(await somebody.http.post(path, json=body))


async def get(somebody: Guest, path: str) -> Any:
    return answered(await somebody.http.get(path))


def answered(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.url}: {answer.text}"
    return answer.json() if answer.content else None
