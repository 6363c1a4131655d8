"""Under which address others reach this server: what is sent round must lead to it from their machines too."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

LOCAL = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
"""What a server listens on that is reached from all networks of its machine."""


def is_everywhere(host: str) -> bool:
    return host in EVERYWHERE


def is_here_only(host: str) -> bool:
    """Whether nobody but this machine itself gets anywhere with a host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def reachable(host: str) -> str:
    """The host that others use for a server that listens on this one."""
    return network_address() if is_everywhere(host) else host


def web_address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def network_address() -> str:
    """This machine's address on the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL


def invited_to(asked: str, network: str) -> str:
    """The address that goes into invitations: the one that was asked, unless it leads others to their own machine and
    there is one on the network. Both end with a slash; without a network address there is none."""
    return network if network and is_here_only(urlsplit(asked).hostname or "") else asked
