"""The connection to a table. It comes again by itself, and sends commands that were not answered once more."""

from __future__ import annotations

import random
from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import Literal

import msgspec
from msgspec import Struct
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from mazzo.kernel.errors import Reason
from mazzo.server.messages import (
    PROTOCOL,
    AnyFromServer,
    AnyTalk,
    Bye,
    Change,
    Done,
    FromClient,
    Hello,
    HintMessage,
    HintWanted,
    News,
    RefusedMessage,
)
from mazzo.table.commands import Command
from mazzo.terminal.online.following import Following
from mazzo.terminal.online.link import Link

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 10.0
"""Seconds before coming again: doubled each time, and never quite the same for everybody."""
SILENCE = 60
"""Seconds without a word, not even a beat, after which a connection is given up."""
FOR_GOOD = ("no_such_table", "foreign_origin", "signed_out", "banned", "too_many_sockets", "client_too_old")
"""Reasons for which coming again is of no use."""
REFUSED_STATUS = {403: "foreign_origin", 404: "no_such_page"}

DECODER: msgspec.json.Decoder[AnyFromServer] = msgspec.json.Decoder(AnyFromServer)
ENCODER = msgspec.json.Encoder()


class Connected(Struct, frozen=True):
    """The server listens."""


class Lost(Struct, frozen=True):
    """The connection has ended; it will be tried again."""


class Rejected(Struct, frozen=True):
    """The server does not want this client."""

    reason: Reason


Heard = AnyFromServer | Connected | Lost | Rejected


class Line:
    """A thread of its own keeps the connection; what is heard goes to `hear`."""

    def __init__(self, link: Link, cookie: str, hear: Callable[[Heard], None]) -> None:
        self.link = link
        self.cookie = cookie
        self.hear = hear
        self.since = 0
        self.unanswered: dict[str, Command | HintWanted | AnyTalk] = {}
        self.socket: ClientConnection | None = None
        self.closed = Event()
        self.lock = Lock()
        self.thread = Thread(target=self.run, name="line", daemon=True)
        self.thread.start()

    def command(self, command: Command | HintWanted | AnyTalk) -> None:
        """Send a command, a wish for a hint or a word, now or as soon as there is a connection; it is accepted once."""
        with self.lock:
            self.unanswered[command.id] = command
            self.say(command)

    def say(self, message: FromClient | Command) -> None:
        try:
            if self.socket:
                self.socket.send(ENCODER.encode(message).decode())
        except (WebSocketException, OSError):
            # The thread that listens notices too, and comes again.
            pass

    def run(self) -> None:
        pause = FIRST_PAUSE
        while not self.closed.is_set():
            greeted = False
            try:
                with self.opened() as socket:
                    greeted = self.converse(socket)
            except (WebSocketException, OSError, TimeoutError) as error:
                if rejected := rejection(error):
                    self.hear(rejected)
                    return
            except msgspec.DecodeError:
                self.hear(Rejected(Reason("malformed_message", {"problem": "news"})))
                return
            finally:
                with self.lock:
                    self.socket = None
            if self.closed.is_set():
                return
            self.hear(Lost())
            pause = FIRST_PAUSE if greeted else min(2 * pause, LONGEST_PAUSE)
            self.closed.wait(pause * random.uniform(0.8, 1.2))

    def opened(self) -> ClientConnection:
        headers = {"cookie": self.cookie} if self.cookie else {}
        proxy: Literal[True] | None = None if self.link.direct else True
        return connect(self.link.socket, additional_headers=headers, proxy=proxy, compression=None, max_size=2**24)

    def converse(self, socket: ClientConnection) -> bool:
        """Greet and listen, until the server says goodbye; whether there was any news."""
        with self.lock:
            self.socket = socket
            self.say(Hello(protocol=PROTOCOL, since=self.since))
            for command in self.unanswered.values():
                self.say(command)
        self.hear(Connected())
        greeted = False
        following = Following()
        while True:
            message = DECODER.decode(socket.recv(SILENCE))
            if isinstance(message, News):
                following.begin(message)
            elif isinstance(message, Change):
                message = following.follow(message)
            match message:
                case Bye(reason=reason) if reason.code in FOR_GOOD:
                    self.closed.set()
                    self.hear(Rejected(reason))
                    return greeted
                case Bye():
                    return greeted
                case News(number=number):
                    self.since, greeted = number, True
                case Done(id=id) | HintMessage(id=id) | RefusedMessage(id=id):
                    with self.lock:
                        self.unanswered.pop(id, None)
            self.hear(message)

    def close(self) -> None:
        self.closed.set()
        with self.lock:
            socket = self.socket
        if socket:
            socket.close()


def rejection(error: Exception) -> Rejected | None:
    """Whether a connection was refused in a way that will not change."""
    status = error.response.status_code if isinstance(error, InvalidStatus) else 0
    return Rejected(Reason(REFUSED_STATUS[status])) if status in REFUSED_STATUS else None
