"""Who waits for a worker: a queue for each host, and the hosts in turn, so that no host keeps the others waiting."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Job = TypeVar("Job")


class Turns(Generic[Job]):
    """Jobs in the order in which they are served."""

    def __init__(self) -> None:
        self.of: OrderedDict[str, deque[Job]] = OrderedDict()
        """What each host waits for; the one whose turn it is first."""

    def __len__(self) -> int:
        return sum(map(len, self.of.values()))

    def put(self, host: str, job: Job, first: bool = False) -> None:
        """At the end of the host's queue, or before what that host waits for already."""
        waiting = self.of.setdefault(host, deque())
        if first:
            waiting.appendleft(job)
        else:
            waiting.append(job)

    def take(self) -> Job | None:
        """The next job, if there is one; then it is the other hosts' turn."""
        if not self.of:
            return None
        host, waiting = self.of.popitem(last=False)
        job = waiting.popleft()
        if waiting:
            self.of[host] = waiting
        return job

    def drop(self, host: str, job: Job) -> None:
        """Nobody waits for it any more."""
        waiting = self.of.get(host, deque())
        if job in waiting:
            waiting.remove(job)
            if not waiting:
                del self.of[host]
