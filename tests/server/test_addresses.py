"""Who counts as one, and who is believed about others."""

from __future__ import annotations

import pytest

from mazzo.server.addresses import LOOPBACK, MOST_HOPS, Proxies, grouped


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_whoever_has_one_address_of_six_groups_has_many(address: str, group: str) -> None:
    assert grouped(address) == group


@pytest.mark.parametrize(
    ("peer", "forwarded", "sender"),
    [
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", [b"192.0.2.7"], "192.0.2.7"),
        ("::1", [b"192.0.2.7:4711"], "192.0.2.7"),
        ("::ffff:127.0.0.1", [b"[2001:db8::1]:4711"], "2001:db8::1"),
        ("127.0.0.1", [b"2001:db8::1"], "2001:db8::1"),
        ("127.0.0.1", [b"192.0.2.7, 10.0.0.5"], "192.0.2.7"),
        ("127.0.0.1", [b"192.0.2.7", b"10.0.0.5"], "192.0.2.7"),
        # What the visitor has claimed stands before what the proxy has seen.
        ("127.0.0.1", [b"203.0.113.1, 192.0.2.7"], "192.0.2.7"),
        ("127.0.0.1", [b"203.0.113.1", b"192.0.2.7"], "192.0.2.7"),
        ("127.0.0.1", [b"127.0.0.1, 192.0.2.7"], "192.0.2.7"),
        ("127.0.0.1", [b"192.0.2.7, unknown"], "127.0.0.1"),
        ("127.0.0.1", [b", , "], "127.0.0.1"),
        ("127.0.0.1", [b"\xff\xfe"], "127.0.0.1"),
        ("192.0.2.9", [b"203.0.113.1"], "192.0.2.9"),
        ("", [b"203.0.113.1"], ""),
    ],
)
def test_only_a_proxy_says_for_whom_it_asks(peer: str, forwarded: list[bytes], sender: str) -> None:
    assert Proxies((*LOOPBACK, "10.0.0.0/8")).sender(peer, forwarded) == sender


def test_a_long_way_ends_somewhere() -> None:
    proxies = Proxies(("10.0.0.0/8",))
    way = b", ".join(b"10.0.0.%d" % (number % 250 + 1) for number in range(1000))
    assert proxies.sender("10.0.0.1", [b"192.0.2.7, " + way]) == f"10.0.0.{(1000 - MOST_HOPS) % 250 + 1}"


def test_without_proxies_nobody_is_believed() -> None:
    assert Proxies(()).sender("127.0.0.1", [b"192.0.2.7"]) == "127.0.0.1"


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert Proxies(["192.0.2.1/24"]).trusts("192.0.2.200")
    with pytest.raises(ValueError, match="nonsense"):
        Proxies(["nonsense"])
