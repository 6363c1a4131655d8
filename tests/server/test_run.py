from __future__ import annotations

import socket

from mazzo.server.reach import LOCAL
from mazzo.server.run import MOST_UNREAD, bound


def test_little_is_kept_for_a_client_that_does_not_read() -> None:
    with bound(LOCAL, 0) as listening, socket.socket() as deaf:
        listening.listen()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(listening.getsockname())
        connection, _ = listening.accept()
        with connection:
            # In messages as they are sent at a table. The system keeps more than it was told to, but not without end.
            connection.settimeout(0.2)
            kept = 0
            while kept <= 4 * MOST_UNREAD:
                try:
                    kept += connection.send(bytes(4000))
                except TimeoutError:
                    break
            assert kept <= 4 * MOST_UNREAD
