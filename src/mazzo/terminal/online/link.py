"""The link of a table: where its server is, and which table it is."""

from __future__ import annotations

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

from mazzo.words import Refusal

HERE = "http://127.0.0.1:8000"
"""Where `mazzo` serves unless it is told otherwise; meant by the id of a table alone."""

ID = "[0-9A-Za-z_-]{1,40}"


class Link(Struct, frozen=True):
    """A table of a server."""

    address: str
    """Of the server, without a slash at its end."""
    table: str
    """Its id; empty if it has yet to be opened."""

    @property
    def text(self) -> str:
        """For sending to friends."""
        return f"{self.address}/t/{self.table}"

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"ws{self.address.removeprefix('http')}/api/tables/{self.table}/socket"

    @property
    def direct(self) -> bool:
        """Whether the server is on this machine or the home network, where no proxy leads."""
        host = urlsplit(self.address).hostname or ""
        try:
            return ip_address(host).is_private
        except ValueError:
            return "." not in host or host.endswith(".local")


def read_link(text: str) -> Link:
    """The table that somebody means; the address of a server alone means a new one. Raises Refusal."""
    if re.fullmatch(ID, text):
        return Link(HERE, text)
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc
        port = parts.port  # raises ValueError if it is none
    except ValueError:
        raise Refusal("error-link", text=text) from None
    found = re.fullmatch(f"/t/({ID})/?|/?()", parts.path)
    if not known or not found or port == 0:
        raise Refusal("error-link", text=text)
    return Link(f"{parts.scheme}://{parts.netloc.lower()}", found[1] or "")
