"""The tables of the rule book have the prices of the engine."""

from __future__ import annotations

from mazzo.games.tarock import bonuses, contracts
from mazzo.testing.support.books import Written, tables_of
from mazzo.words import dashed, english

BOOK = Written("tarock", "en")


def test_the_games_are_listed_with_their_prices() -> None:
    _, rows = tables_of(BOOK, "auction")[0]
    told = [(row[0].removesuffix(", forehand only"), row[1], "forehand" in row[0]) for row in rows]
    assert told == [
        (english()(f"tarock-contract-{dashed(name)}"), price(number), bool(contracts.FOREHAND >> number & 1))
        for number, name in enumerate(contracts.NAMES)
    ]


def price(contract: int) -> str:
    won, lost = contracts.WIN[contract], contracts.LOSS[contract]
    return str(won) if won == lost else f"{won}, lost {lost}"


def test_the_bonuses_are_listed_with_their_prices() -> None:
    _, rows = tables_of(BOOK, "announcements")[0]
    told = [
        (kind, announced, silent)
        for names, announced_prices, silent_prices, _ in rows
        for kind, announced, silent in zip(
            names.split(", "),
            announced_prices.split(", "),
            silent_prices.split(", ") if silent_prices != "–" else ["0", "0"],
            strict=False,
        )
    ]
    *most, valat = [
        (english()(f"tarock-bonus-{name}"), str(bonuses.ANNOUNCED[kind]), str(bonuses.SILENT[kind]))
        for kind, name in enumerate(bonuses.NAMES)
    ]
    assert sorted(told[:-1]) == sorted(most)
    assert told[-1] == (valat[0], f"{bonuses.VALAT_ANNOUNCED} × game", f"{bonuses.VALAT_SILENT} × game")


def test_the_sacks_need_what_the_book_says() -> None:
    told = next(row[3] for row in tables_of(BOOK, "announcements")[0][1] if row[0].startswith("Sack"))
    assert told.startswith(
        f"your side has {bonuses.SACK[bonuses.SACCO] // 3}, or {bonuses.SACK[bonuses.DOPPIOSACCO] // 3} points"
    )
