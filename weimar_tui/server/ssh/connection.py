"""An SSH connection: its cryptographic algorithms, and limits on what it can ask for."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import zlib
from collections.abc import Callable
from typing import Any, ClassVar

import asyncssh
from asyncssh.compression import Decompressor
from asyncssh.constants import MSG_KEXINIT, MSG_USERAUTH_REQUEST
from asyncssh.encryption import get_encryption_algs
from asyncssh.kex import get_kex_algs
from asyncssh.mac import get_mac_algs
from asyncssh.packet import SSHPacket
from asyncssh.public_key import get_public_key_algs

from weimar_tui.server.limits import Bucket

_KEX = (
    "mlkem768x25519-sha256",
    "sntrup761x25519-sha512",
    "sntrup761x25519-sha512@openssh.com",
    "mlkem768nistp256-sha256",
    "curve25519-sha256",
    "curve25519-sha256@libssh.org",
    "ecdh-sha2-nistp256",
    "ecdh-sha2-nistp384",
    "ecdh-sha2-nistp521",
)
_ENCRYPTION = (
    "chacha20-poly1305@openssh.com",
    "aes256-gcm@openssh.com",
    "aes128-gcm@openssh.com",
    "aes256-ctr",
    "aes192-ctr",
    "aes128-ctr",
)
_MAC = (
    "hmac-sha2-256-etm@openssh.com",
    "hmac-sha2-512-etm@openssh.com",
    "hmac-sha2-256",
    "hmac-sha2-512",
)
_SIGNATURES = (
    "ssh-ed25519",
    "sk-ssh-ed25519@openssh.com",
    "ecdsa-sha2-nistp256",
    "ecdsa-sha2-nistp384",
    "ecdsa-sha2-nistp521",
    "sk-ecdsa-sha2-nistp256@openssh.com",
    "rsa-sha2-512",
    "rsa-sha2-256",
)

_MOST_BYTES = 256 * 1024
"""Bytes before the login; after it, both the burst and the rate per second."""
_BYTES_A_SECOND = 32768
_PACKETS_BEFORE_LOGIN = 200
_ATTEMPTS = 30
_SECONDS_FOR_A_RENEWAL = 20.0
_RENEWALS_AT_ONCE = 6

COMPRESSION = "zlib@openssh.com"
"""The compression offered: it begins after the login, so strangers cannot use it."""

_WAIT_FOR_KEXINIT = 2.0
"""Seconds to wait for the client's algorithms before sending ours."""

_LAST_WORDS = 1.0
_LEAVING_AT_ONCE = 50
"""Seconds to send a reason to a refused client, and how many clients get one at once."""

_UNSENT = 8 * 1024
"""Bytes that can wait for a slow line, here and in the system, before the client must wait."""


def algorithms() -> dict[str, list[str]]:
    """The algorithms offered.

    Elliptic curves and their hybrids with post-quantum methods; no finite fields (a stranger's
    8192-bit Diffie-Hellman costs the server a hundred times more), no SHA-1.
    """
    return {
        "kex_algs": _known(_KEX, get_kex_algs()),
        "encryption_algs": _known(_ENCRYPTION, get_encryption_algs()),
        "mac_algs": _known(_MAC, get_mac_algs()),
        "signature_algs": _known(_SIGNATURES, get_public_key_algs()),
    }


def _known(wanted: tuple[str, ...], known: list[bytes]) -> list[str]:
    """The wanted algorithms that the installed cryptography supports."""
    return [name for name in wanted if name.encode() in known]


class BoundedInflate(Decompressor):
    """Decompresses packets, refusing those that expand to more than a packet can need.

    >>> deflate = zlib.compressobj()
    >>> data = deflate.compress(bytes(10_000)) + deflate.flush(zlib.Z_SYNC_FLUSH)
    >>> BoundedInflate().decompress(data) == bytes(10_000)
    True
    >>> BoundedInflate(9_999).decompress(data) is None
    True
    """

    def __init__(self, most: int = _MOST_BYTES) -> None:
        self._inflate = zlib.decompressobj()
        self._most = most

    def decompress(self, data: bytes) -> bytes | None:
        """Return the decompressed packet, or None, which ends the connection."""
        try:
            packet = self._inflate.decompress(data, self._most)
        except zlib.error:
            return None
        return None if self._inflate.unconsumed_tail else packet


class PlayerConnection(asyncssh.SSHServerConnection):
    """A connection that uses no more of the server's time than a player needs.

    Before the login: one key exchange, a few dozen login attempts, few packets and bytes. After it:
    keys are renewed now and then, and input faster than typing waits in the network, so that it
    slows only its sender.

    OpenSSH's client compresses only on request (`ssh -C`), or if the server offers nothing else.
    Therefore the client's algorithms come first: if it supports compression, the server offers only
    that.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        options: asyncssh.SSHServerConnectionOptions,
        clock: Callable[[], float],
    ) -> None:
        super().__init__(loop, options)
        self._clock = clock
        self._received = 0
        self._packets = 0
        self._attempts = 0
        self._renewals = Bucket(1 / _SECONDS_FOR_A_RENEWAL, _RENEWALS_AT_ONCE)
        self._bytes = Bucket(_BYTES_A_SECOND, _MOST_BYTES)
        self._exchanged = False
        self._resuming: asyncio.TimerHandle | None = None
        self._compress = COMPRESSION.encode() in self._cmp_algs
        self._postponed: asyncio.TimerHandle | None = None
        self._kexinit_begun = False
        self._turned_away = False

    def connection_made(self, transport: Any) -> None:
        """Limit the buffer for a slow line: whatever waits in it is outdated on arrival."""
        transport.set_write_buffer_limits(high=_UNSENT)
        with contextlib.suppress(OSError, AttributeError):
            transport.get_extra_info("socket").setsockopt(
                socket.SOL_SOCKET, socket.SO_SNDBUF, _UNSENT
            )
        super().connection_made(transport)

    def pause_writing(self) -> None:
        """Make the client wait when the line is slower than it draws."""
        login: Any = self._owner
        if login is not None:  # the connection may just have ended
            login.line_is_full(True)

    def resume_writing(self) -> None:
        """Let the client continue."""
        login: Any = self._owner
        if login is not None:  # the connection may just have ended
            login.line_is_full(False)

    def connection_lost(self, exc: Exception | None = None) -> None:
        """Cancel the timers."""
        for timer in (self._postponed, self._resuming):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    # --- refusing -------------------------------------------------------------------------------
    _leaving: ClassVar[set[PlayerConnection]] = set()

    def turn_away(self, line: str) -> None:
        """Send a line and end the connection, before any cryptography is done for it."""
        if line and len(self._leaving) < _LEAVING_AT_ONCE:
            self._turned_away = True
            self._leaving.add(self)
            self._send_version()
            self._send_disconnect(asyncssh.DISC_BY_APPLICATION, line, "en")
            self._loop.call_later(_LAST_WORDS, self._gone)
        else:
            self.abort()

    def _gone(self) -> None:
        self._leaving.discard(self)
        self.abort()

    # --- compression ----------------------------------------------------------------------------
    def _send_kexinit(self) -> None:
        """Send our algorithms; the first time, wait for the client's."""
        if self._kexinit_begun or not self._compress:
            super()._send_kexinit()
        elif self._postponed is None:
            self._postponed = self._loop.call_later(_WAIT_FOR_KEXINIT, self._send_first_kexinit)

    def _send_first_kexinit(self) -> None:
        if self._postponed is not None and not self._kexinit_begun:
            self._kexinit_begun = True
            self._postponed.cancel()
            if self._transport is not None:
                super()._send_kexinit()

    def _see_kexinit(self, packet: SSHPacket) -> None:
        """Offer only compression to a client that supports it in both directions."""
        if self._postponed is None or self._kexinit_begun:
            return
        names = SSHPacket(packet.get_remaining_payload())
        names.get_bytes(16)
        lists = [names.get_namelist() for _ in range(8)]
        compression = COMPRESSION.encode()
        if all(compression in offered for offered in lists[6:8]):
            self._cmp_algs = [compression]
        self._send_first_kexinit()

    def send_newkeys(self, k: bytes, h: bytes) -> None:
        """Finish a key exchange; decompress incoming data within bounds."""
        super().send_newkeys(k, h)
        if self._next_decompressor is not None:
            self._next_decompressor = BoundedInflate()

    # --- bytes ----------------------------------------------------------------------------------
    def data_received(self, data: bytes, datatype: Any = None) -> None:
        """Receive bytes, and pause reading if they come too fast."""
        if self._turned_away:
            return
        if not self._auth_complete:
            self._received += len(data)
            if self._received > _MOST_BYTES:
                self.abort()
                return
        super().data_received(data, datatype)
        wait = self._bytes.spend(len(data), self._clock())
        if wait > 0 and self._transport is not None and self._resuming is None:
            transport: Any = self._transport
            transport.pause_reading()
            self._resuming = self._loop.call_later(wait, self._read_on, transport)

    def _read_on(self, transport: Any) -> None:
        self._resuming = None
        if not transport.is_closing():
            transport.resume_reading()

    # --- packets --------------------------------------------------------------------------------
    def process_packet(self, pkttype: int, pktid: int, packet: SSHPacket) -> Any:
        """Process a packet, unless there have been too many of its kind."""
        if not self._auth_complete:
            self._packets += 1
            if self._packets > _PACKETS_BEFORE_LOGIN:
                raise asyncssh.ProtocolError("Too many messages before the login")
            if pkttype == MSG_USERAUTH_REQUEST:
                self._attempts += 1
                if self._attempts > _ATTEMPTS:
                    raise asyncssh.PermissionDenied("Too many login attempts")
        if pkttype == MSG_KEXINIT:
            if self._exchanged and not self._may_renew():
                raise asyncssh.ProtocolError("Keys are renewed too often")
            self._exchanged = True
            self._see_kexinit(packet)
        return super().process_packet(pkttype, pktid, packet)

    def _may_renew(self) -> bool:
        return self._auth_complete and self._renewals.take(self._clock())

    # --- signatures -----------------------------------------------------------------------------
    async def validate_public_key(
        self, username: str, key_data: bytes, msg: bytes, signature: bytes
    ) -> bool:
        """Whether a key is acceptable: never with a kind of signature that was not offered."""
        if msg and SSHPacket(signature).get_string() not in self._sig_algs:
            return False
        if not await super().validate_public_key(username, key_data, msg, signature):
            return False
        login: Any = self._owner
        return not msg or await login.key_proved()
