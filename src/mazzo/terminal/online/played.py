"""What one has played at a server, as `mazzo history --table` shows it."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlencode

import msgspec

from mazzo.server.history import MatchesPage, MatchPlayed, TotalPlayed
from mazzo.terminal.online import sentences
from mazzo.terminal.online.guest import Denied, Guest
from mazzo.terminal.online.link import Link
from mazzo.terminal.played import MOST, Played, Seat, Total, Totals
from mazzo.words import Refusal, local


def from_server(link: Link, name: str, wanted_game: str, everything: bool) -> tuple[list[Played], Totals]:
    """The matches of who this terminal is there, the latest first. Raises Refusal."""
    guest = Guest(link, name)
    matches: list[Played] = []
    try:
        guest.arrive()
        before = ""
        while True:
            query = urlencode({key: value for key, value in (("game", wanted_game), ("before", before)) if value})
            page = msgspec.json.decode(guest.ask(f"/api/me/matches?{query}"), type=MatchesPage)
            matches += [played(match, link.address) for match in page.matches]
            before = page.next
            if not before or (len(matches) > MOST and not everything):
                break
        found = msgspec.json.decode(guest.ask("/api/me/totals"), type=list[TotalPlayed])
    except Denied as denied:
        raise Refusal("error-table", problem=sentences.reason(denied.reason, local())) from None
    except msgspec.DecodeError:
        raise Refusal("error-not-mazzo", address=link.address) from None
    totals = {
        (name, each.game, each.form): Total(each.matches, each.won, each.places, Counter(each.feats))
        for each in found
        if wanted_game in ("", each.game)
    }
    return matches, totals


def played(match: MatchPlayed, address: str) -> Played:
    seats = [Seat(seat.name or seat.kind, seat.points, seat.place, seat.won, seat.yours) for seat in match.seats]
    where = f"{address}/t/{match.table}/replay/{match.match}"
    return Played(game=match.game, form=match.form, at=match.ended_at / 1000, seats=seats, where=where)
