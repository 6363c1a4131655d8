"""A WebSocket client that costs little: with thousands of them on the same machine, the server is what is measured."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from typing import Self, cast

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
SHORT, LONG = 126, 127


class Socket(asyncio.Protocol):
    """One connection; what is heard goes to `hear`, text and bytes alike."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    @classmethod
    async def open(cls, port: int, path: str, hear: Callable[[bytes], None], cookie: str = "") -> Self:
        """Connect to a server on this machine."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(hear), "127.0.0.1", port)
        key = b64encode(token_bytes(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
            "\r\n",
        ]
        assert socket.transport
        socket.transport.write("\r\n".join(lines).encode())
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.opened.done():
            head, found, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
            # Whoever waits for that gets to know the connection first.
            asyncio.get_running_loop().call_soon(self.read_frames)
        else:
            self.read_frames()

    def read_frames(self) -> None:
        at, buffer = 0, self.buffer
        while len(buffer) - at >= 2:
            begin, length = at + 2, buffer[at + 1]
            if length == SHORT:
                begin, length = at + 4, int.from_bytes(buffer[at + 2 : at + 4])
            elif length == LONG:
                begin, length = at + 10, int.from_bytes(buffer[at + 2 : at + 10])
            if begin + length > len(buffer):
                break
            self.frame(buffer[at] & 15, buffer[begin : begin + length])
            at = begin + length
        self.buffer = buffer[at:]

    def frame(self, kind: int, data: bytes) -> None:
        if kind in (TEXT, BINARY):
            self.hear(data)
        elif kind == PING:
            self.write(PONG, data)
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, data: bytes) -> None:
        """Masked with nothing, which is allowed and cheap."""
        length = bytes((0x80 | len(data),)) if len(data) < SHORT else bytes((0x80 | SHORT,)) + len(data).to_bytes(2)
        assert self.transport
        self.transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + data)

    def close(self) -> None:
        if self.transport:
            self.transport.abort()
