"""Workers that share a queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import structlog
from msgspec import Struct

from mazzo import beside
from mazzo.server import metrics
from mazzo.server.budget import Budgets
from mazzo.server.thinkers import Work
from mazzo.server.turns import Turns
from mazzo.server.worker import Died, Late, Unfinished, Worker

log = structlog.get_logger()


class Job(Struct, eq=False):
    """Something to be done for a host."""

    host: str
    work: Work
    given: tuple[Any, ...]
    done: asyncio.Future[Any]
    paid: bool
    """Whether it is taken from the host's budget."""
    again: bool = False
    """Whether a worker has died of it, or with it, before."""


class Lane:
    """So many workers, each with a process from when it is first needed."""

    def __init__(
        self,
        name: str,
        workers: int,
        deadline: float,
        budgets: Budgets | None = None,
        gently: bool = False,
        engine: Callable[[], str] = beside.found,
    ) -> None:
        self.queue = metrics.QUEUE.labels(name)
        self.deadline = deadline
        self.budgets = budgets
        """What is thought here is paid for."""
        self.waiting: Turns[Job] = Turns()
        self.new_worker = partial(Worker, deadline, gently, engine)
        self.workers = [self.new_worker() for _ in range(workers)]
        self.successors: dict[Worker, Worker] = {}
        """Who takes the place of one that is busy, as soon as it is not."""
        self.idle = list(self.workers)
        """The last one first, so that none is started while another will do."""
        self.threads = ThreadPoolExecutor(workers, name)
        self.busy: set[asyncio.Task[None]] = set()

    async def do(self, host: str, work: Work, *given: Any, asked: bool = False) -> Any:
        """What a worker makes of something, when it is the host's turn. What a person has asked for comes before what
        else that host waits for, and costs nothing. Raises Unfinished."""
        job = Job(host, work, given, asyncio.get_running_loop().create_future(), paid=not asked)
        self.waiting.put(host, job, first=asked)
        self.go_on()
        try:
            return await job.done
        finally:
            self.waiting.drop(host, job)
            self.queue.set(len(self.waiting))

    def warm(self) -> None:
        """Start a process before it is needed."""
        if self.idle and not self.idle[-1].begun:
            self.begin(self.idle.pop(), None)

    def go_on(self) -> None:
        """Give work to whoever has none."""
        while self.idle and (job := self.waiting.take()):
            self.begin(self.idle.pop(), job)
        self.queue.set(len(self.waiting))

    def begin(self, worker: Worker, job: Job | None) -> None:
        task = asyncio.create_task(self.serve(worker, job))
        self.busy.add(task)
        task.add_done_callback(self.busy.discard)

    async def serve(self, worker: Worker, job: Job | None) -> None:
        """Let a worker do a job; without one, only be ready for the next."""
        in_thread = asyncio.get_running_loop().run_in_executor
        try:
            if job is None:
                await in_thread(self.threads, worker.start)
            else:
                found, seconds = await in_thread(self.threads, worker.done, job.work, *job.given)
                self.pay(job, seconds)
                if not job.done.done():
                    job.done.set_result(found)
        except Unfinished as unfinished:
            self.unfinished(worker, job, unfinished)
        except Exception as error:
            if job and not job.done.done():
                job.done.set_exception(error)
        finally:
            successor = self.successors.pop(worker, None)
            self.idle.append(successor or worker)
            self.go_on()
            if successor:
                await self.retire(worker)

    async def renew(self) -> None:
        """Let others take the places of the processes, so that all begin anew. Each is ready before the one goes whose
        place it takes, and that one finishes what it thinks about."""
        for worker in [each for each in self.workers if each.begun]:
            successor = self.new_worker()
            self.workers.append(successor)
            try:
                await asyncio.to_thread(successor.start)
            except Unfinished as unfinished:
                self.workers.remove(successor)
                log.warning("worker_not_renewed", kind=unfinished.cause, why=str(unfinished))
                continue
            if worker in self.idle:
                self.idle[self.idle.index(worker)] = successor
                await self.retire(worker)
            else:
                self.successors[worker] = successor

    async def retire(self, worker: Worker) -> None:
        """One that has nothing to do any more."""
        worker.close()
        await asyncio.to_thread(worker.end)
        self.workers.remove(worker)

    def unfinished(self, worker: Worker, job: Job | None, why: Unfinished) -> None:
        """A worker that died may not have died of its job, which is done once more."""
        if worker.closed:
            if job:
                job.done.cancel()
            return
        log.warning("worker_failed", kind=why.cause, why=str(why)[-2000:])
        metrics.UNFINISHED.labels(why.cause).inc()
        if isinstance(why, Late) and job:
            self.pay(job, self.deadline)
        if job is None or job.done.done():
            return
        if isinstance(why, Died) and not job.again:
            job.again = True
            self.waiting.put(job.host, job, first=True)
        else:
            job.done.set_exception(why)

    def pay(self, job: Job, seconds: float) -> None:
        metrics.THINKING_SECONDS.inc(seconds)
        if self.budgets and job.paid:
            self.budgets.spend(job.host, seconds)

    async def close(self) -> None:
        """End every process at once; nobody waits for them any more."""
        for worker in self.workers:
            worker.close()
        while job := self.waiting.take():
            job.done.cancel()
        await asyncio.gather(*self.busy, return_exceptions=True)
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in self.workers))
        self.threads.shutdown()
