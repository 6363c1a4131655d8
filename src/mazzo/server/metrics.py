"""What can be measured about a running server, for Prometheus at `/metrics`."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

SOCKETS = Gauge("mazzo_sockets", "Connected sockets")
ROOMS = Gauge("mazzo_rooms", "Tables in memory")
COMMANDS = Counter("mazzo_commands", "Commands by kind and outcome", ["kind", "outcome"])
COMMAND_SECONDS = Histogram(
    "mazzo_command_seconds",
    "From a command to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
)
HINT_SECONDS = Histogram("mazzo_hint_seconds", "Until a hint was thought of", buckets=(0.02, 0.1, 0.5, 1, 3))
BOT_SECONDS = Histogram("mazzo_bot_seconds", "Until a bot has decided", buckets=(0.005, 0.02, 0.1, 0.5, 1, 3))
