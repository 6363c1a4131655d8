"""From which address something comes: who counts as one, and whose word about others is believed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

LOOPBACK = ("127.0.0.0/8", "::1")
MOST_HOPS = 20
"""Forwarded addresses that are looked at; whoever is behind more proxies counts as the last of them."""


def parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address, if the text is one. What IPv6 makes of an IPv4 address is the IPv4 address."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def grouped(text: str) -> str:
    """What counts as one address: whoever has one of IPv6 has the whole /64."""
    found = parsed(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found) if found else ""


class Proxies:
    """Those whose word about who asks is believed. Raises ValueError for what is neither an address nor a network."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = tuple(ip_network(network, strict=False) for network in networks)

    def trusts(self, address: str) -> bool:
        found = parsed(address)
        return found is not None and any(found in network for network in self.networks)

    def sender(self, peer: str, forwarded: Sequence[bytes]) -> str:
        """Who asks, by what proxies have added to `X-Forwarded-For`: each names, at the end, who asked it.

        What an untrusted hand has written is never read: the way back ends at the first that is no proxy.
        """
        sender = peer
        if forwarded and self.trusts(peer):
            for hop in reversed(b",".join(forwarded).decode("latin-1").rsplit(",", MOST_HOPS)[-MOST_HOPS:]):
                address = parsed(without_port(hop.strip()))
                if address is None:
                    break
                sender = str(address)
                if not self.trusts(sender):
                    break
        return sender


def without_port(hop: str) -> str:
    """Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
