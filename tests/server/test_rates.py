"""How often one address may ask."""

from __future__ import annotations

from mazzo.server.rates import Rates


def test_each_address_has_so_many_a_minute() -> None:
    now = [100.0]
    rates = Rates(2, lambda: now[0])
    assert [rates.wait("a") for _ in range(4)] == [0, 0, 60, 60]
    assert rates.wait("b") == 0
    now[0] += 59.5
    assert rates.wait("a") == 1
    now[0] += 0.5
    assert rates.wait("a") == 0
    assert set(rates.counts) == {"a"}
