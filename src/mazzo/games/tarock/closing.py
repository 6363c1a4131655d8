"""What the settlement of a round shows, as events."""

from __future__ import annotations

from mazzo.games.tarock import bonuses, contracts, exchange, trisac
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.contracts import TRISAC
from mazzo.games.tarock.deck import HALF, WHOLE
from mazzo.games.tarock.match import WHEEL, Match, triggers_wheel
from mazzo.games.tarock.notation import names
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scoring import Parties, multiple
from mazzo.games.tarock.setup import SEATS
from mazzo.kernel.game import Event


def closing_events(round: Round, match: Match) -> list[Event]:
    """The cards that lay covered, the count, each price, then what each seat has now."""
    found = [Event("talon_shown", {"cards": names(exchange.everything(round.stock) & ~round.taken)})]
    if round.lays:
        found.append(Event("discards_shown", {"seat": round.declarer, "cards": names(round.discarded())}))
    if round.contract == TRISAC:
        found += trisac_events(round)
    elif contracts.is_negative(round.contract):
        found += negative_events(round)
    else:
        found += positive_events(Parties(round))
    if round.setup.factor > 1 or round.level:
        found.append(Event("multiplied", {"by": multiple(round.level), "factor": round.setup.factor}))
    for seat, points in enumerate(round.scores()):
        found.append(Event("scored", {"seat": seat, "points": points, "total": match.totals[seat]}))
    if match.finished:
        found.append(Event("won", {"seats": match.winners}))
    elif triggers_wheel(round):
        found.append(Event("wheel_begins", {"deals": WHEEL}))
    return found


def positive_events(parties: Parties) -> list[Event]:
    """Both sides, the contract, and every bonus that was announced or made."""
    round = parties.round
    mine = [seat for seat in range(SEATS) if parties.seats >> seat & 1]
    others = [seat for seat in range(SEATS) if seat not in mine]
    won = int(parties.thirds >= HALF)
    found = [
        Event("counted", {"seats": mine, "points": parties.thirds // 3, "pips": parties.thirds % 3, "won": won}),
        Event(
            "counted",
            {
                "seats": others,
                "points": (WHOLE - parties.thirds) // 3,
                "pips": (WHOLE - parties.thirds) % 3,
                "won": 1 - won,
            },
        ),
    ]
    if not parties.valat:
        found.append(Event("game_paid", {"contract": contracts.NAMES[round.contract], "cents": parties.game()}))
    for kind, name in enumerate(bonuses.NAMES):
        by = announcer(round.said, kind)
        cents = parties.worth(kind)
        if by < 0 and not cents:
            continue
        side = parties.whose(kind)
        found.append(
            Event(
                "bonus_paid",
                {
                    "kind": name,
                    "announced": int(by >= 0),
                    "made": int(parties.made_by(kind) == side),
                    "seats": mine if side > 0 else others,
                    "cents": cents,
                },
            )
        )
    return found


def negative_events(round: Round) -> list[Event]:
    """How each declarer has fared."""
    name = contracts.NAMES[round.contract]
    found = []
    for seat in range(SEATS):
        if round.is_declarer(seat):
            tricks = round.tricks_of(seat)
            won = int(contracts.has_won(round.contract, tricks))
            found.append(Event("negative_counted", {"seat": seat, "contract": name, "tricks": tricks, "won": won}))
    return found


def trisac_events(round: Round) -> list[Event]:
    """What each seat counts, virgins and the mayor."""
    found = []
    for seat, count in enumerate(trisac.counts(round)):
        found.append(Event("trisac_counted", {"seat": seat, "points": count // 3, "pips": count % 3}))
        if not round.tricks_of(seat):
            found.append(Event("virgin", {"seat": seat}))
        if count >= round.setup.mayor:
            found.append(Event("mayor", {"seat": seat}))
    return found
