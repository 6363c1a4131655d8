"""What can be measured about a running server, for Prometheus on a port that only this machine reaches."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter as Numbers
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from mazzo.server.reach import LOCAL
from mazzo.words import Refusal

CONNECTIONS = Gauge("mazzo_connections", "Connections, sockets among them")
HALF_OPEN = Gauge("mazzo_half_open_connections", "Connections on which a request is awaited")
LIMITS = Counter("mazzo_limits", "How often a limit was hit, by kind", ["kind"])
SOCKETS = Gauge("mazzo_sockets", "Connected sockets")
ROOMS = Gauge("mazzo_rooms", "Tables in memory")
HINT_SECONDS = Histogram("mazzo_hint_seconds", "Until a hint was thought of", buckets=(0.02, 0.1, 0.5, 1, 3))
BOT_SECONDS = Histogram("mazzo_bot_seconds", "Until a bot has decided", buckets=(0.005, 0.02, 0.1, 0.5, 1, 3))
WORKERS = Gauge("mazzo_workers", "Processes in which bots think")
COMPILED_WORKERS = Gauge("mazzo_workers_compiled", "Those of them whose engine is compiled")
QUEUE = Gauge("mazzo_thinking_queue", "Thoughts that wait for a process", ["lane"])
THINKING_SECONDS = Counter("mazzo_thinking_seconds", "Processor time of bots and hints")
UNFINISHED = Counter("mazzo_workers_unfinished", "Thoughts that ended a process or failed, by cause", ["cause"])
RESPAWNS = Counter("mazzo_worker_respawns", "Processes that took the place of another")
BELOW = Counter("mazzo_bots_below", "Moves below the level of the bot, by cause", ["cause"])
for cause in ("late", "died", "failed"):
    # Seen as 0 from the beginning: the first one then shows as a rise.
    UNFINISHED.labels(cause)
    BELOW.labels(cause)
BELOW.labels("spent")


class Moves(Collector):
    """What each move is counted by, several times over: by the event loop alone, and so without the locks of a Counter,
    which cost more than all that is counted."""

    LIMITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

    def __init__(self) -> None:
        self.messages = self.bytes = 0
        self.outcomes: Numbers[tuple[type, str]] = Numbers()
        self.within = [0] * (len(self.LIMITS) + 1)
        """How many commands took longer than one limit, but not than the next."""
        self.seconds = 0.0

    def told(self, messages: int, size: int) -> None:
        self.messages += messages
        self.bytes += size

    def commanded(self, kind: type, outcome: str, seconds: float) -> None:
        self.outcomes[kind, outcome] += 1
        self.within[bisect_left(self.LIMITS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("mazzo_told", "Messages to sockets", self.messages)
        yield CounterMetricFamily("mazzo_told_bytes", "Their bytes", self.bytes)
        commands = CounterMetricFamily("mazzo_commands", "Commands by kind and outcome", labels=["kind", "outcome"])
        for (kind, outcome), number in list(self.outcomes.items()):
            commands.add_metric([kind.__name__.lower(), outcome], number)
        yield commands
        limits = [*map(str, self.LIMITS), "+Inf"]
        buckets = list(zip(limits, accumulate(self.within), strict=True))
        yield HistogramMetricFamily(
            "mazzo_command_seconds", "From a command to its commit", buckets=buckets, sum_value=self.seconds
        )


MOVES = Moves()
REGISTRY.register(MOVES)


def publish(port: int) -> int:
    """Let this machine read the measures, until the process ends; on which port, if any free one (0) was asked for.

    In a container it is another machine that reads them: `MAZZO_METRICS_HOST` says where they are then. Raises Refusal.
    """
    try:
        server, _ = start_http_server(port, os.environ.get("MAZZO_METRICS_HOST") or LOCAL)
    except (OSError, OverflowError) as error:
        raise Refusal("error-port", port=port, problem=str(error)) from None
    return int(server.server_port)
