"""Prints how many bytes one viewer is told of a move, on average over a match of each game: `make load` has it too."""

from __future__ import annotations

from mazzo.bots import choose
from mazzo.games import game, names
from mazzo.kernel.rng import Rng
from mazzo.server.viewing import Sight, Views
from mazzo.table import commands as asked
from mazzo.testing.support.table import Trial, open_table

PEOPLE = 4
LEVEL = "club"


def bytes_a_move(name: str, seed: int = 1, rounds: int = 100, level: str = LEVEL) -> float:
    """Of a match between people who play like bots of a level, or of its first rounds; all seats are taken."""
    played = game(name)
    seats = max(count for count in played.seats(played.options({})) if count <= PEOPLE)
    people = {f"p{seat}": seat for seat in range(seats)}
    trial = open_table(name, people, options={}, seats=seats, host="p0", seed=seed).until("playing")
    views, rng = Views(trial.table), Rng(seed)
    before = sights(views, people)
    told = moves = 0
    while trial.table.status != "finished" and trial.table.played().current.number <= rounds:
        moves += trial.table.status == "playing"
        step(trial, rng, level)
        views.clear()
        now = sights(views, people)
        told += sum(len(views.change(before[person], now[person])) for person in people)
        before = now
    return told / moves / len(people)


def sights(views: Views, people: dict[str, int]) -> dict[str, Sight]:
    return {person: views.sight(person, seat) for person, seat in people.items()}


def step(trial: Trial, rng: Rng, level: str) -> None:
    """The move of such a player, or else what comes next."""
    table = trial.table
    seat = next((seat for seat in table.asked if table.ticking(seat)), None)
    if seat is None:
        trial.step()
        return
    decider = table.decider(seat)
    move = table.game.print(choose(table.game, level, table.played().round.view(decider), rng))
    command = asked.Play(id=next(trial.ids), seat=seat, decision=table.asked[seat].number, move=move)
    trial.ask(table.seats[decider].person, command)


if __name__ == "__main__":
    for name in names():
        print(f"{name}: {bytes_a_move(name):.0f} bytes a move and viewer")
