"""What every process of a server has, whether it serves people or only moves bots: the database, the tables in memory,
the work that is due at them, and the other processes."""

from __future__ import annotations

from mazzo.server.budget import REVIEWING, Budgets
from mazzo.server.clock import now
from mazzo.server.compiling import Compiling
from mazzo.server.fanout import Fanout
from mazzo.server.others import Others
from mazzo.server.presence import Everywhere, Here
from mazzo.server.rooms import Rooms
from mazzo.server.scheduler import Scheduler
from mazzo.server.settings import Settings
from mazzo.server.sharing import Sharing
from mazzo.server.store import Store
from mazzo.server.workers import Workers


class Core:
    """Made when a process starts, and ended in the opposite order."""

    def __init__(self, settings: Settings, store: Store, sharing: Sharing, bots: bool | None) -> None:
        """`bots` as the scheduler takes it."""
        self.settings = settings
        self.store = store
        self.sharing = sharing
        presence = Everywhere(store) if store.remote else Here()
        self.rooms = Rooms(store, settings.pace, settings.waits, settings.linger, presence=presence, sharing=sharing)
        self.workers = workers_of(settings, sharing)
        for budgets in (self.workers.budgets, self.workers.reviewing.budgets):
            if budgets:
                budgets.is_guest, budgets.learn = self.rooms.standings.is_guest, self.rooms.standings.learn
        self.compiling = Compiling()
        self.scheduler = Scheduler(store, self.rooms, self.workers, bots, settings.bots_late)
        self.others: Others | None = None
        if isinstance(presence, Everywhere):
            self.others = Others(store, self.rooms, presence, sharing)
            self.others.begin(fanout_of(settings, store, self.others))

    @property
    def fanout(self) -> Fanout:
        return self.rooms.fanout

    async def close(self) -> None:
        await self.scheduler.close()
        await self.workers.close()
        await self.rooms.close()
        if self.others:
            await self.others.close()
        await self.store.close()


async def opened(settings: Settings, *, worker: bool = False) -> Store:
    """The database, by whose clock all processes go. Raises Unsaved."""
    store = await Store.open(settings.address, worker=worker)
    if store.remote:
        now.follow(store.skew)
        await store.offset()
    return store


def workers_of(settings: Settings, sharing: Sharing) -> Workers:
    """Those who think. On a server that is open to the world, each host has a budget, and whoever asks for
    reviews."""
    deadline = settings.thinking_deadline / 1000
    if not settings.origins:
        return Workers(settings.bot_processes, deadline)
    of_guest = (settings.thinking_refill_of_guest, settings.thinking_store_of_guest)
    thinking = Budgets(settings.thinking_refill, settings.thinking_store, sharing=sharing, of_guest=of_guest)
    of_guest = (settings.reviewing_refill_of_guest, settings.reviewing_store_of_guest)
    reviewing = Budgets(
        settings.reviewing_refill, settings.reviewing_store, sharing=sharing, of_guest=of_guest, name=REVIEWING
    )
    return Workers(settings.bot_processes, deadline, thinking, reviewing)


def fanout_of(settings: Settings, store: Store, others: Others) -> Fanout:
    """Loaded when it is needed: a server at home has neither."""
    if settings.redis:
        from mazzo.server.over_redis import OverRedis

        return OverRedis(settings.redis, store.name, others.heard, others.missed)
    from mazzo.server.over_notify import OverNotify

    return OverNotify(settings.database, store.name, others.heard, others.missed)
