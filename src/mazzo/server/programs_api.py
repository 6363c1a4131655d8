"""What can be asked over HTTP about the bots of one's own."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from mazzo.server.asking import account_of, proved_account
from mazzo.server.erasing import erase
from mazzo.server.games import REFUSALS
from mazzo.server.programs import OwnBot
from mazzo.server.services import Services
from mazzo.table.commands import Name

Asked = Request[Any, Any, Any]


class BotWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot that somebody would like to send to tables."""

    name: Name


class BotMade(Struct, frozen=True, kw_only=True):
    """A new bot."""

    id: str
    token: str
    """By which the program shows who it is; shown once."""


class ProgramsApi(Controller):
    """Bots of one's own."""

    path = "/api/me/bots"
    tags = ["bots"]

    @get("/", responses=REFUSALS)
    async def list_bots(self, request: Asked, services: NamedDependency[Services]) -> list[OwnBot]:
        """The bots that one has made."""
        return await services.programs.of(await account_of(request, services))

    @post("/", responses=REFUSALS)
    async def make_bot(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[BotWanted]
    ) -> Response[BotMade]:
        """Make one; whoever asks has to have signed in a moment ago."""
        id, token = await services.programs.make(await proved_account(request, services), data.name)
        return Response(BotMade(id=id, token=token), status_code=201, headers={"cache-control": "no-store"})

    @delete("/{id:str}", responses=REFUSALS)
    async def revoke_bot(self, request: Asked, services: NamedDependency[Services], id: FromPath[str]) -> None:
        """Its token opens nothing any more, and the bot is gone."""
        bot = await services.programs.owned(await account_of(request, services), id)
        services.end_sessions(await erase(services.store, services.rooms, bot))
