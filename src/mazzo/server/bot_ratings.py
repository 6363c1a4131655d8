"""The bots' own list, as the arena has rated them: it says nothing about people, and no match of theirs changes it."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromPath

from mazzo.arena.strength import BotRatings, strengths
from mazzo.games import names
from mazzo.server.games import REFUSALS
from mazzo.server.people import RatedForm, check_form


class BotRatingsApi(Controller):
    """How strong the bots are."""

    path = "/api/bots"

    @get(responses=REFUSALS, sync_to_thread=False)
    def measured_forms(self) -> list[RatedForm]:
        """The forms in which the bots were rated."""
        return [RatedForm(game=name, form=form) for name in names() for form in strengths(name)]

    @get("/{game:str}/{form:str}", responses=REFUSALS, sync_to_thread=False)
    def bots(self, game: FromPath[str], form: FromPath[str]) -> BotRatings:
        """The levels, the strongest first; none where nothing was measured."""
        check_form(game, form)
        return strengths(game).get(form, BotRatings())
