from __future__ import annotations

from mazzo.server import budget
from mazzo.server.budget import Budgets


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_what_is_spent_comes_back_by_and_by() -> None:
    clock = Clock()
    budgets = Budgets(0.2, 180, clock)
    assert budgets.left("anna") == 180
    budgets.spend("anna", 100)
    budgets.spend("anna", 90)
    assert budgets.left("anna") == -10, "what was begun is paid to its end"
    assert budgets.left("bert") == 180, "others have their own"
    clock.now += 60
    assert round(budgets.left("anna"), 6) == 2
    clock.now += 10_000
    assert budgets.left("anna") == 180, "and no more than that"


def test_who_has_saved_everything_up_again_is_forgotten() -> None:
    clock = Clock()
    budgets = Budgets(0.5, 10, clock)
    for number in range(budget.MOST_KNOWN):
        budgets.spend(f"guest {number}", 1)
    clock.now += 2
    budgets.spend("anna", 5)
    assert set(budgets.known) == {"anna"}
    assert budgets.left("guest 0") == 10


def test_a_guest_has_less() -> None:
    time = [0.0]
    budgets = Budgets(0.2, 180, lambda: time[0], of_guest=(0.1, 60))
    budgets.is_guest = lambda host: host == "guest"
    assert (budgets.left("guest"), budgets.left("account")) == (60, 180)
    for host in ("guest", "account"):
        budgets.spend(host, 50)
    time[0] = 100
    assert (budgets.left("guest"), budgets.left("account")) == (20, 150)
