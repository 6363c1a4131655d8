"""How a start with a Redis is refused: one line, whatever is wrong."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from mazzo import cli
from mazzo.server import preparing_redis
from mazzo.server.preparing_redis import prepare_redis
from mazzo.server.settings import Settings
from mazzo.testing.support.databases import Redis, free_port
from mazzo.words import Refusal, languages, words_in


def prepared(redis: str, database: str = "postgresql://db.example/mazzo") -> None:
    prepare_redis(Settings(data=Path("nowhere"), database=database, redis=redis))


def refusal(redis: str, database: str = "postgresql://db.example/mazzo") -> str:
    """Why a start is refused, which has words in every language."""
    with pytest.raises(Refusal) as refused:
        prepared(redis, database)
    for language in languages():
        line = words_in(language)(refused.value.key, **refused.value.params)
        assert "\n" not in line
        assert "sesame" not in line
    return refused.value.key


def test_one_that_is_there(redis: Redis, capsys: pytest.CaptureFixture[str]) -> None:
    prepared(redis.address)
    prepared("")
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("address", ["nonsense", "http://localhost", "redis://:sesame@localhost:port"])
def test_what_is_no_address(address: str) -> None:
    assert refusal(address) == "error-redis-address"


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing_redis, "STARTING_UP", 0)
    assert refusal(f"redis://:sesame@127.0.0.1:{free_port()}") == "error-database-away"


def test_a_wrong_password(redis: Redis) -> None:
    assert refusal(redis.address.replace("//", "//anna:sesame@")) == "error-database-refused"


def test_one_that_is_too_old(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing_redis, "OLDEST", 1000)
    assert refusal(redis.address) == "error-redis-old"


def test_the_guide_says_which_is_old_enough() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "club.md").read_text(encoding="utf-8")
    assert f"| Redis {preparing_redis.OLDEST} or newer |" in guide


def test_one_that_is_started_at_the_same_time_is_waited_for(redis: Redis, capsys: pytest.CaptureFixture[str]) -> None:
    redis.stop()
    said = threading.Event()

    def start() -> None:
        said.wait()
        redis.start()

    starting = threading.Thread(target=start)
    starting.start()
    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(preparing_redis, "say_waiting", lambda *_: said.set())
        prepared(redis.address)
    starting.join()


def test_a_process_alone_needs_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazzo.server.logs.configure", lambda: None)
    assert refusal("redis://localhost", database="") == "error-redis-alone"
    arguments = ["--no-browser", "--port", "0", "--data", str(tmp_path), "--redis", "redis://localhost", "--lang", "en"]
    assert cli.run(arguments) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == "mazzo: --redis is for a server with --database: one process alone needs no Redis"


def test_without_the_driver_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    assert refusal("redis://localhost") == "error-missing-extra"
