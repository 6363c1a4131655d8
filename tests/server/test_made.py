"""Answers that are made once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from litestar.exceptions import TooManyRequestsException

from mazzo.server.made import MOST_WAITING, Made


class Making:
    """Makes what it is asked for when it is let, and counts."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.now = self.most = 0
        self.may_end = asyncio.Event()

    def of(self, text: str) -> Callable[[], Awaitable[bytes]]:
        async def make() -> bytes:
            self.made.append(text)
            self.now += 1
            self.most = max(self.most, self.now)
            await self.may_end.wait()
            self.now -= 1
            return text.encode()

        return make


def test_once_for_all_who_ask_and_two_at_a_time() -> None:
    async def go() -> None:
        made, making = Made(), Making()
        asked = [asyncio.create_task(made.get(each, making.of(each))) for each in "abcdabcd"]
        await asyncio.sleep(0.01)
        asked[0].cancel()
        making.may_end.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [each.body for each in answers[1:] if not isinstance(each, BaseException)] == [
            each.encode() for each in "bcdabcd"
        ]
        assert sorted(making.made) == list("abcd")
        assert making.most == 2
        again = await made.get("a", making.of("a"))
        assert sorted(making.made) == list("abcd")
        assert again.is_known(f"W/{again.mark}")
        assert not again.is_known((await made.get("b", making.of("b"))).mark)
        assert not again.is_known(None)

    asyncio.run(go())


def test_what_was_not_asked_for_lately_makes_room() -> None:
    async def go() -> None:
        made, making = Made(most_bytes=10), Making()
        making.may_end.set()
        for text in ("aaaa", "bbbb", "aaaa", "cccc", "x" * 11):
            await made.get(text, making.of(text))
        assert set(made.kept) == {"aaaa", "cccc"}
        assert made.bytes == 8

    asyncio.run(go())


def test_a_failure_is_not_kept() -> None:
    async def go() -> None:
        made = Made()

        async def fail() -> bytes:
            raise KeyError("there is none")

        for _ in range(2):
            with pytest.raises(KeyError):
                await made.get("a", fail)
        assert (made.kept, made.making) == ({}, {})

    asyncio.run(go())


def test_the_queue_has_an_end() -> None:
    async def go() -> None:
        made, making = Made(), Making()
        asked = [asyncio.create_task(made.get(each, making.of(str(each)))) for each in range(MOST_WAITING)]
        await asyncio.sleep(0.01)
        with pytest.raises(TooManyRequestsException):
            await made.get("late", making.of("late"))
        making.may_end.set()
        assert len(await asyncio.gather(*asked)) == MOST_WAITING
        await made.get("late", making.of("late"))

    asyncio.run(go())
