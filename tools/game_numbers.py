"""Writes `docs/games`: a page a game with its numbers, measured by playing: how long rounds are and how wide."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import mean, quantiles

from mazzo.bots.players import player
from mazzo.games import game, names
from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.words import Words

PAGES = Path(__file__).parents[1] / "docs" / "games"
PLAYERS = ("random", "greedy", "club")
ROUNDS = 100
SEED = 7


class Played:
    """What was counted in the rounds of players of one kind."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.widths: list[int] = []

    def lines(self, name: str) -> str:
        low, middle, high = quantiles(self.lengths, n=4)
        forced = sum(width == 1 for width in self.widths) / len(self.widths)
        return (
            f"| `{name}` | {mean(self.lengths):.1f} | {min(self.lengths)} – {low:.0f} – {middle:.0f} – {high:.0f} – "
            f"{max(self.lengths)} | {mean(self.widths):.1f} | {max(self.widths)} | {forced:.0%} |"
        )


def played(found: Game, name: str) -> Played:
    """First rounds of matches in the usual form, all seats played by one kind of player."""
    result, decide, rng = Played(), player(found, name), Rng(SEED)
    for number in range(ROUNDS):
        course = Course(found, seed=number.to_bytes(32, "big"))
        decisions = 0
        while not course.over:
            automatic = course.automatic()
            if automatic is not None:
                course.current.play(*automatic)
                continue
            view = course.round.view(course.round.chooser(course.to_act()[0]))
            result.widths.append(len(view.moves()))
            decisions += 1
            course.current.play(view.deciding(), decide(view, rng))
        result.lengths.append(decisions)
    return result


def page(name: str) -> str:
    return "\n".join(lines(name, game(name), Words()))


def lines(name: str, found: Game, words: Words) -> Iterator[str]:
    options = found.options({})
    seats = found.seats(options)
    assert found.actions is not None
    assert found.observation is not None
    yield f"# {words(f'{name}-name')}\n"
    yield f"Its name in programs is `{name}`. `make game-numbers` writes this page: it plays {ROUNDS} rounds with each"
    yield "kind of player on every seat, from fixed seeds, in the form that is usual.\n"
    yield "| | |\n|---|---|"
    yield f"| players, the usual number first | {', '.join(map(str, seats))} |"
    yield f"| different cards | {len(found.names)} |"
    yield f"| ids of moves | {found.actions.size:,} |"
    yield f"| bits of an observation | {found.observation.size(seats[0]):,} |\n"
    yield "## How long and how wide\n"
    yield "Decisions are those that a player makes, forced ones too. The five numbers are the shortest round, the"
    yield "quartiles and the longest; branching is the number of legal moves of a decision.\n"
    yield "| All seats | decisions a round | five numbers | branching | widest | forced |"
    yield "|---|--:|---|--:|--:|--:|"
    for kind in PLAYERS:
        yield played(found, kind).lines(kind)
    yield ""
    yield "## More\n"
    yield f"- [The rules as they are built](../rules/{name}.md), and [the rule book](../books/{name}.en.md)"
    yield "- [Ids of its moves and the layout of its observations](../action-ids.md)"
    yield "- [How strong its bots are](../bots.md)"
    yield ""


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    for name in names():
        PAGES.joinpath(f"{name}.md").write_text(page(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
