"""Framing of messages between a table server and its clients.

A frame is four bytes of length (big-endian) and one msgpack map with its `kind`.
"""

from __future__ import annotations

import asyncio
import os
import socket
import struct

import msgspec
from msgspec import Struct

from weimar_tui.server.replies import AnyReply
from weimar_tui.server.requests import AnyRequest
from weimar_tui.server.wire import WireError

HEAD = 4
"""Bytes of a frame that say how long the rest is."""

LARGEST_REQUEST = 8 * 1024
"""Bytes in one frame from a client."""

LARGEST_REPLY = 8 * 1024 * 1024
"""Bytes in one frame from the server (a whole game's events on entering)."""

LARGEST_FILE = LARGEST_REPLY - 64 * 1024
"""Bytes of a recorded game that the server sends."""

FRAME_TIMEOUT = 10.0
"""The most seconds from a frame's first byte to its last."""

_encode = msgspec.msgpack.Encoder().encode
_request = msgspec.msgpack.Decoder(AnyRequest)
_reply = msgspec.msgpack.Decoder(AnyReply)


def frame(message: Struct) -> bytes:
    """Return a message as a frame."""
    return framed(_encode(message))


def framed(body: bytes) -> bytes:
    """Return the body of a message as a frame."""
    return len(body).to_bytes(HEAD, "big") + body


def _holds_null(value: object) -> bool:
    """Whether a text in a message has a null character, which PostgreSQL cannot look up."""
    match value:
        case str():
            return "\0" in value
        case dict():
            return any(map(_holds_null, (*value, *value.values())))
        case list() | tuple():
            return any(map(_holds_null, value))
    return False


def read_request(body: bytes) -> AnyRequest:
    """Decode a request from the body of its frame. Raises WireError, which quotes nothing of it."""
    try:
        request: AnyRequest = _request.decode(body)
        if 0 in body and _holds_null(msgspec.to_builtins(request)):
            raise ValueError
        return request
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise WireError("wire-foreign") from None


def read_reply(body: bytes) -> AnyReply:
    """Decode a reply from the body of its frame. Raises WireError."""
    try:
        reply: AnyReply = _reply.decode(body)
        return reply
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise WireError("wire-unknown", fatal=True) from None


async def read_frame(reader: asyncio.StreamReader, largest: int) -> bytes | None:
    """Return the body of the next frame; None at the end of the stream.

    The wait between frames is unlimited, but a frame must be whole within `FRAME_TIMEOUT` once it
    has started. Raises WireError if it is too large, empty, cut off or too slow.
    """
    first = await reader.read(1)
    if not first:
        return None
    try:
        async with asyncio.timeout(FRAME_TIMEOUT):
            size = int.from_bytes(first + await reader.readexactly(HEAD - 1), "big")
            if not 0 < size <= largest:
                raise WireError("wire-large", fatal=True, largest=largest)
            return await reader.readexactly(size)
    except asyncio.IncompleteReadError:
        raise WireError("wire-cut", fatal=True) from None
    except TimeoutError:
        raise WireError("wire-slow", fatal=True) from None


def may_speak(writer: asyncio.StreamWriter) -> bool:
    """Return whether the other end is a process of this user or root, since socket modes can
    change."""
    peer = writer.get_extra_info("socket")
    if peer is None or not hasattr(socket, "SO_PEERCRED"):
        return True
    size = struct.calcsize("3i")
    _, user, _ = struct.unpack("3i", peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, size))
    return user in (os.geteuid(), 0)
