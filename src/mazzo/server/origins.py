"""Under which names the server is known. A page elsewhere may let its own name point here; that name is refused."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Set
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from mazzo.server.addresses import parsed
from mazzo.server.reach import is_here_only

HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]{1,253}))(?::\d{1,5})?")
PORTS = {"http": ":80", "https": ":443"}
"""Which browsers leave away."""
AT_HOME = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Domains that nobody can have on the internet."""
RESOLVER = Path("/etc/resolv.conf")


def normal(text: str) -> str:
    """An origin as browsers write it. Raises ValueError for what is none."""
    parts = urlsplit(text.strip())
    scheme, host = parts.scheme, parts.netloc.lower()
    if scheme not in PORTS or not HOST.fullmatch(host) or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError(text)
    return f"{scheme}://{host.removesuffix(PORTS[scheme])}"


def hosts(origin: str) -> tuple[str, ...]:
    """How `Host` may name it: also with the port that goes without saying."""
    scheme, _, host = origin.partition("://")
    return (host,) if re.search(r":\d+$", host) else (host, host + PORTS[scheme])


@cache
def own_names(resolver: Path = RESOLVER) -> frozenset[str]:
    """The names of this machine at home; nobody is asked for them."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset((name, short, *(f"{short}.{domain}" for domain in (*AT_HOME, *local_domains(resolver)))))


def local_domains(resolver: Path) -> list[str]:
    """Those that the network has given to this machine."""
    try:
        lines = resolver.read_text(errors="replace").splitlines()
    except OSError:
        return []
    words = [line.split() for line in lines]
    return [each.lower().strip(".") for line in words if line[:1] in (["search"], ["domain"]) for each in line[1:]]


class Origins:
    """The server's own."""

    def __init__(self, origins: Iterable[str], names: Set[str]) -> None:
        self.known = {host: origin for origin in sorted(map(normal, origins)) for host in hosts(origin)}
        self.names = names

    def of(self, host: str, scheme: str) -> str | None:
        """The origin of what is asked by that `Host`; nothing if that is not the server's name."""
        host = host.lower()
        if self.known:
            return self.known.get(host)
        return f"{scheme}://{host}" if self.at_home(host) else None

    def at_home(self, host: str) -> bool:
        """Whether it is an address, or a name that only somebody in the same network can have."""
        found = HOST.fullmatch(host)
        if found is None:
            return False
        group, name = found.groups()
        name = (name or "").removesuffix(".")
        if parsed(group or name):
            return True
        return is_here_only(name) or name.endswith(".local") or name in self.names
