"""Where work is done: in processes of this machine, or on the machines of a Dask cluster. The results come in the order
of the tasks, so that they are the same wherever they were worked out."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from mazzo import __version__, beside, build

T = TypeVar("T")

AHEAD = 4
"""So many tasks are handed out for each who works, so that nobody waits for one that takes long."""
CONNECTING = 10
"""Seconds until a cluster has to answer."""
RETRIES = 5
"""So often a task is done again whose worker has died."""


class NoCluster(Exception):
    """There is no cluster to work on; why, as a code: `missing`, `unreachable` or `different`."""

    def __init__(self, code: str, detail: str) -> None:
        self.code = code
        self.detail = detail
        super().__init__(f"{code}: {detail}")


class Different(Exception):
    """A worker has another Mazzo than the one who asks: its results would not be the same."""


class Executor(Protocol):
    def submit(self, work: Callable[..., T], /, *task: Any) -> Future[T]: ...


class Pool:
    """Does tasks of one kind after another. Nothing is started before the first task."""

    def __init__(self, jobs: int | None = None, cluster: str | None = None) -> None:
        """With so many processes, by default one for each core; or on the cluster of that address."""
        self.jobs = jobs or os.cpu_count() or 1
        self.cluster = cluster
        self.executor: Executor | None = None
        self.client: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(self.executor, ProcessPoolExecutor):
            self.executor.shutdown(cancel_futures=True)
        if self.client is not None:
            self.client.close()
        self.executor = self.client = None

    def map(self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """What each task gives, in their order. Tasks are taken as they are needed. Raises NoCluster."""
        if self.cluster is None and self.jobs == 1:
            yield from (work(*task) for task in tasks)
            return
        executor = self.started()
        asked = (__version__, build.kind())
        running: deque[Future[T]] = deque()
        try:
            for task in tasks:
                running.append(executor.submit(done, asked, work, *task))
                if len(running) >= AHEAD * self.workers():
                    yield self.result(running.popleft())
            while running:
                yield self.result(running.popleft())
        finally:
            for future in running:
                future.cancel()

    def result(self, future: Future[T]) -> T:
        try:
            return future.result()
        except Different as error:
            raise NoCluster("different", str(error)) from None

    def workers(self) -> int:
        """How many tasks are done at the same time, as far as is known now."""
        if self.client is None:
            return self.jobs
        return sum(self.client.nthreads().values()) or 1

    def started(self) -> Executor:
        if self.executor is None:
            self.executor = self.connected() if self.cluster else self.processes()
        return self.executor

    def processes(self) -> Executor:
        engine = (beside.used(),)
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=beside.use, initargs=engine)

    def connected(self) -> Executor:
        """The cluster as an executor. A task whose worker dies is done again by another."""
        try:
            from distributed import Client
        except ModuleNotFoundError as error:
            raise NoCluster("missing", str(error.name)) from None
        try:
            self.client = Client(self.cluster, timeout=CONNECTING, set_as_default=False)
        except (OSError, ValueError) as error:
            raise NoCluster("unreachable", str(error) or type(error).__name__) from None
        executor: Executor = self.client.get_executor(pure=False, retries=RETRIES)
        return executor


def done(asked: tuple[str, str], work: Callable[..., T], *task: Any) -> T:
    """Do a task, where it is done by the same Mazzo. Raises Different."""
    here = (__version__, build.kind())
    if here != asked:
        raise Different(" ".join(here))
    return work(*task)
