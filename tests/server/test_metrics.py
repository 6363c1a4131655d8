"""What can be measured: on a port of its own, as the dashboard asks for it, and no more for all that strangers ask."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from mazzo.games import default
from mazzo.server.metrics import publish
from mazzo.testing.support.server import Server, guest, run, serving
from mazzo.words import Refusal

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana" / "mazzo.json"
NAME = re.compile(r"\b((?:mazzo|process|python)_\w+)")
BY = re.compile(r"\bby \(([^)]*)\)")
WORDS = {"sum", "by", "rate", "histogram_quantile", "label_values"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("measured")) as running:
        yield running


def exported(server: Server) -> dict[str, set[str]]:
    """Every series with its labels."""
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(server.metrics()):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def asked() -> list[str]:
    """Every query of the dashboard."""
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    return [*queries, *(each["definition"] for each in board["templating"]["list"] if "definition" in each)]


def test_the_dashboard_asks_for_what_there_is(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(default())
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
            await anna.http.get("/api/me", headers={"host": "evil.test"})

    run(go())
    there = exported(server)
    queries = asked()
    assert len(queries) > 15
    for query in queries:
        names = NAME.findall(query)
        assert names, query
        for name in names:
            assert name in there, query
            for labels in BY.findall(query):
                assert {label.strip() for label in labels.split(",")} <= there[name], query
        unknown = set(re.findall(r"\b([a-z_]+)\(", query)) - WORDS
        assert not unknown, query


def test_panels_have_places_of_their_own() -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    taken = [
        (x, y)
        for place in (panel["gridPos"] for panel in panels)
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(taken) == len(set(taken))
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_measures_are_not_for_the_public(server: Server) -> None:
    answer = httpx.get(server.address + "/metrics")
    assert "mazzo_sockets" not in answer.text


def test_measures_do_not_grow_with_what_strangers_ask(server: Server) -> None:
    def ask(number: int) -> None:
        for path in (f"/{number}", f"/{number}.js", f"/api/{number}", f"/api/tables/{number}", f"/games/{number}/x.js"):
            httpx.get(server.address + path)
            httpx.request(f"M{number}", server.address + path)
        httpx.get(server.address, headers={"host": f"evil-{number}.test"})

    def series() -> set[str]:
        return {line.rpartition(" ")[0] for line in server.metrics().splitlines()}

    ask(0)
    before = series()
    for number in range(1, 20):
        ask(number)
    assert series() == before


def test_a_port_that_is_taken_is_said_in_one_line(server: Server) -> None:
    with pytest.raises(Refusal, match="error-port"):
        publish(server.metrics_ports[0])
    with pytest.raises(Refusal, match="error-port"):
        publish(70_000)


def test_another_address_of_this_machine_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_METRICS_HOST", "127.0.0.2")
    assert "mazzo_rooms" in httpx.get(f"http://127.0.0.2:{publish(0)}/metrics").text
    monkeypatch.setenv("MAZZO_METRICS_HOST", "192.0.2.1")
    with pytest.raises(Refusal, match="error-port"):
        publish(0)
