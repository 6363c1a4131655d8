"""How sockets are read below the conversation: a client that sends invalid text or reads nothing is quietly cut off."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CLOSING = 10
"""How many seconds a client may take to disconnect."""
MOST_UNREAD = 1_048_576
"""Bytes that may wait for a client that only asks: pings are answered without waiting."""
NOT_TEXT = 1007


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    def data_received(self, data: bytes) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
            return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Invalid text ends the connection; it is not a failure of the server."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # Closing waits until everything was read, which may be never.
        self.loop.call_later(CLOSING, self.transport.abort)
