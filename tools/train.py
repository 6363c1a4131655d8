"""Teaches a game: `make train GAME=…` writes what its package has learnt, `learnt/weights.py`, and `learnt/card.md`.

Self-play gives positions, play-outs on worlds what their moves are worth, and a net is fitted to that; the next
generation plays and judges with this net. It goes on where it was stopped. The seeds of its deals are apart from those
that strength is measured with.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import Struct, json

from mazzo import build
from mazzo.arena.pool import Pool
from mazzo.games import game, package_of
from train_card import Taught, card, module
from train_fit import Settings, Table, fitted, judged
from train_samples import Sample, Task, forms, samples, unpacked

ROOT = Path(__file__).parents[1]


class Plan(Struct, frozen=True, kw_only=True):
    """What decides what is learnt."""

    seed: str = "train"
    generations: int = 1
    deals: int
    """For each form in each generation."""
    shard: int = 200
    """So many deals are played by one task; what is lost if it is stopped."""
    worlds: int = 12
    net: Settings = Settings(hidden=16, epochs=12)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--only", default="", help="a form alone: nothing is written into the package")
    parser.add_argument("--deals", type=int, help="of each form in each generation")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    given = parser.parse_args()
    if not build.compiled():
        print("Play-outs of the interpreted engine take fifty times as long: `make train` compiles it.")
    found = game(given.game)
    wanted = [given.only] if given.only else list(forms(found))
    assert found.learning is not None
    plan = Plan(deals=given.deals or found.learning.deals, generations=given.generations)
    folder = folder_of(given.game, plan)
    with Pool(given.jobs) as pool:
        taught = {form: teach(given.game, form, plan, pool, folder) for form in wanted}
    if not given.only:
        write(given.game, plan, taught)


def folder_of(name: str, plan: Plan) -> Path:
    """Where its work is kept: elsewhere, if its samples are others or it sees its moves in another way."""
    files = [learnt_of(name) / "features.py", Path(__file__).with_name("train_samples.py")]
    source = b"".join(file.read_bytes() for file in files)
    return ROOT / "build" / "train" / f"{name}-{short([plan.seed, plan.shard, plan.worlds], source)}"


def learnt_of(name: str) -> Path:
    """In the source of its package, from which the engine that runs was built."""
    return ROOT.joinpath("src", *package_of(name).split("."), "learnt")


def short(settings: Any, content: bytes = b"") -> str:
    return sha256(json.encode(settings) + content).hexdigest()[:12]


def teach(name: str, form: str, plan: Plan, pool: Pool, folder: Path) -> list[Taught]:
    """The nets of one form, a generation after the other."""
    net = b""
    found: list[Taught] = []
    for generation in range(1, plan.generations + 1):
        title = f"{name} {form}, generation {generation}"
        place = folder / form / f"{generation}-{short(form, net)}"
        place.mkdir(parents=True, exist_ok=True)
        table = Table(played(name, form, plan, generation, net, pool, place, title))
        kept = place / f"net-{short([plan.deals, plan.net])}.bin"
        if not kept.exists():
            say(f"{title}: fitting {len(table.sizes)} positions with {len(table.y)} moves …")
            whole(kept, fitted(table, plan.net))
        net = kept.read_bytes()
        taught = Taught(net=net, positions=len(table.sizes), moves=len(table.y), fit=judged(table, net))
        found.append(taught)
        fit = taught.fit
        chosen = "" if table.alone else f"; a choice {fit.choice:+.3f}, before {fit.before:+.3f}"
        say(f"{title}: explains {fit.explained:.3f}{chosen}\n")
    return found


def played(
    name: str, form: str, plan: Plan, generation: int, net: bytes, pool: Pool, place: Path, title: str
) -> list[Sample]:
    """The samples of a generation; what lies there is not played again."""
    tasks = [
        Task(
            game=name,
            form=form,
            net=net,
            seed=f"{plan.seed}/{generation}",
            first=first,
            deals=min(plan.shard, plan.deals - first),
            worlds=plan.worlds,
        )
        for first in range(0, plan.deals, plan.shard)
    ]
    files = [place / f"deals-{task.first:06}-{task.deals}.bin" for task in tasks]
    missing = [(task, file) for task, file in zip(tasks, files, strict=True) if not file.exists()]
    results = pool.map(samples, [(task,) for task, _ in missing])
    for number, ((_, file), packed) in enumerate(zip(missing, results, strict=True), len(tasks) - len(missing) + 1):
        whole(file, packed)
        say(f"{title}: {number} of {len(tasks)} parts played")
    return [each for file in files for each in unpacked(file.read_bytes())]


def whole(file: Path, content: bytes) -> None:
    """Write a file so that it is there as a whole or not at all."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


def say(text: str) -> None:
    """On a terminal on the same line again."""
    end = "\n" if text.endswith("\n") or not sys.stderr.isatty() else "\r"
    print(f"{text.rstrip():<90}", end=end, file=sys.stderr, flush=True)


def write(name: str, plan: Plan, taught: dict[str, list[Taught]]) -> None:
    learnt = learnt_of(name)
    learning = game(name).learning
    assert learning is not None
    learnt.joinpath("weights.py").write_text(module(learning, taught), encoding="utf-8")
    learnt.joinpath("card.md").write_text(card(name, learning, plan, taught), encoding="utf-8")


if __name__ == "__main__":
    main()
