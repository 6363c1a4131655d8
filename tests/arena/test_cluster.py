"""Work on a real Dask cluster of a scheduler and two workers, one of which is killed: the same to the byte.

It has a run of its own, `make test-cluster`, which sets MAZZO_CLUSTER to 1.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import strength
from mazzo.arena.dataset import Plan
from mazzo.arena.dataset_files import make, verified
from mazzo.arena.deals import Observation, Pairing
from mazzo.arena.pool import NoCluster, Pool
from mazzo.arena.tournament import Journal, contest
from mazzo.cli.app import call
from mazzo.cli.arena import as_json
from mazzo.games import default, game
from mazzo.record.course import Course
from mazzo.record.record import Player, whole
from mazzo.record.writing import write
from mazzo.review.decisions import decisions
from mazzo.review.reviewing import QUICK, judged_in, reviewed
from mazzo.testing.support.fitting import PLAIN
from strength_rows import Row
from tests.review.test_reviewing import played

pytestmark = pytest.mark.skipif(os.environ.get("MAZZO_CLUSTER") != "1", reason="make test-cluster runs it")

EVENTUALLY = 60.0
BOT = Path(__file__).parents[2] / "examples" / "bots" / "most_cards.py"


class Cluster:
    """A scheduler and two workers, each a process."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self.stack = stack
        self.file = folder / "scheduler.json"
        self.started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-jupyter")
        # It is there before it is written.
        until(lambda: self.file.exists() and self.file.read_text().endswith("}"))
        self.address: str = json.loads(self.file.read_text())["address"]
        self.workers = [self.worker(), self.worker()]

    def worker(self) -> subprocess.Popen[bytes]:
        return self.started("worker", "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")

    def started(self, kind: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", kind, "--scheduler-file", str(self.file), *arguments]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, start_new_session=True)
        self.stack.callback(ended, process)
        return process

    def kill_one(self) -> None:
        """As if its machine had lost its power, while it works; another comes."""
        self.workers[0].send_signal(signal.SIGKILL)
        self.workers[0].wait()
        self.workers[0] = self.worker()


def ended(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


def until(holds: Callable[[], object]) -> None:
    last = time.monotonic() + EVENTUALLY
    while not holds():
        assert time.monotonic() < last, "it never happened"
        time.sleep(0.05)


@contextmanager
def both(pool: Pool) -> Iterator[Pool]:
    """The pool, once two workers are there."""
    with pool:
        pool.started()
        until(lambda: len(pool.client.nthreads()) == 2)
        yield pool


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with ExitStack() as stack:
        yield Cluster(tmp_path_factory.mktemp("cluster"), stack)


def pairing(b: str, name: str = PLAIN) -> Pairing:
    rules = game(name)
    options = rules.options({})
    return Pairing(game=name, options=options.dump(), seats=rules.seats(options)[0], a="club", b=b, seed="cluster")


@pytest.mark.parametrize("b", ["greedy", f"cmd/slow:{sys.executable} {BOT}"])
def test_a_tournament_is_the_same_though_a_worker_is_killed(b: str, cluster: Cluster, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill(_: Pairing, seen: Sequence[Observation]) -> None:
        if len(seen) == 5:
            cluster.kill_one()
            killed.append(5)

    wanted = pairing(b)
    here = contest(wanted, 24, Pool(1), Journal(tmp_path / "here", wanted), lambda *_: None)
    with both(Pool(cluster=cluster.address)) as pool:
        there = contest(wanted, 24, pool, Journal(tmp_path / "there", wanted), kill)
    assert killed
    assert json.loads(as_json([there]))["pairs"] == json.loads(as_json([here]))["pairs"]


def test_a_sequential_test_stops_at_the_same_deck(cluster: Cluster, tmp_path: Path) -> None:
    wanted = pairing("random", default())
    with both(Pool(cluster=cluster.address)) as pool:
        there = contest(wanted, 500, pool, Journal(tmp_path / "there", wanted), lambda *_: None, 1.0)
    here = contest(wanted, 500, Pool(1), Journal(tmp_path / "here", wanted), lambda *_: None, 1.0)
    assert json.loads(as_json([there]))["pairs"] == json.loads(as_json([here]))["pairs"]
    assert here.wins + here.losses + here.ties < 500


def test_a_data_set_is_the_same_though_a_worker_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    rules = game(PLAIN)
    options = rules.options(rules.short)
    seats = rules.seats(options)[0]
    players = ["club", "random", "greedy", "club", "club", "club"][:seats]
    plan = Plan(mazzo="x", build="x", game=PLAIN, options=options.dump(), seats=seats, players=players, seed="cluster")
    make(tmp_path / "here", plan, 20, Pool(1), lambda _: None)
    with both(Pool(cluster=cluster.address)) as pool:
        make(tmp_path / "there", plan, 20, pool, lambda done: cluster.kill_one() if done == 4 else None)
    with both(Pool(cluster=cluster.address)) as pool:
        assert verified(tmp_path / "there", pool, lambda _: None).matches == 20
    assert contents(tmp_path / "there") == contents(tmp_path / "here")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_review_is_the_same_though_a_worker_is_killed(cluster: Cluster) -> None:
    course, seats = played(), (0, 1)
    data = recorded(course)
    asked = [(data, seats, decision.number, QUICK) for decision in decisions(course, seats)]
    there = []
    with both(Pool(cluster=cluster.address)) as pool:
        for number, judgement in enumerate(pool.map(judged_in, asked)):
            there.append(judgement)
            if number == 2:
                cluster.kill_one()
    here = [judged_in(*task) for task in asked]
    assert len(here) > 3
    written = [
        msgspec.json.encode(reviewed(course, seats, QUICK, [each for each in found if each is not None]))
        for found in (here, there)
    ]
    assert written[0] == written[1]


def recorded(course: Course) -> bytes:
    nobody = [Player("nobody")] * (course.seats - 2)
    return write(whole(course, [Player("person", "Anna"), Player("bot", "Rosa", "beginner"), *nobody]))


def test_the_command_reviews_on_a_cluster(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.mazzo"
    path.write_bytes(recorded(played()))
    for place, how in (("here", ["--jobs", "1"]), ("there", ["--cluster", cluster.address])):
        monkeypatch.setenv("MAZZO_DATA", str(tmp_path / place))
        assert call(["review", str(path), "--json", str(tmp_path / f"{place}.json"), *how]) == 0
    assert (tmp_path / "there.json").read_bytes() == (tmp_path / "here.json").read_bytes()


def test_strength_is_the_same_though_a_worker_is_killed(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that `make strength` measures, in a tiny run, but for the time that decisions take."""
    rules = game(PLAIN)
    row = Row(game=PLAIN, seats=rules.seats(rules.options({}))[0], a="club", b="greedy", deals=12)
    for table in ("MIRRORS", "REGRETS", "BELIEFS"):
        monkeypatch.setattr(strength, table, [replace(row, deals=2, sampled=10)] * 3)
    killed: list[int] = []

    def kill(_: float, __: Pairing, seen: Sequence[Observation]) -> None:
        if len(seen) == 4:
            cluster.kill_one()
            killed.append(4)

    def measured(folder: Path, pool: Pool) -> list[object]:
        monkeypatch.setattr(strength, "FOLDER", folder)
        strength.measure(row, 12, pool, float("inf"))
        found = strength.known(row)
        assert found is not None
        result, *rest = found
        tables = [strength.mirrored(pool), strength.regretted(pool), strength.believed(pool)]
        return [msgspec.json.encode(replace(result, p50_ms=0.0, p95_ms=0.0)), *rest, *tables]

    here = measured(tmp_path / "here", Pool(1))
    monkeypatch.setattr(strength, "hurry", kill)
    with both(Pool(cluster=cluster.address)) as pool:
        there = measured(tmp_path / "there", pool)
    assert killed
    assert there == here


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Pool(cluster="tcp://127.0.0.1:9") as pool, pytest.raises(NoCluster):
        list(pool.map(abs, [(-1,)]))
    arguments = ["--bots", "club,random", "--deals", "2", "--data", str(tmp_path), "--cluster", "nonsense://x"]
    assert call(["arena", PLAIN, *arguments]) == 2
    assert "no Dask cluster answers at nonsense://x" in capsys.readouterr().err
