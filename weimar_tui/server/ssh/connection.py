"""One SSH connection: which cryptography is spoken, and how much of it may be asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncssh
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
"""Before the login; and at once after it, then so many a second."""
_BYTES_A_SECOND = 32768
_PACKETS_BEFORE_LOGIN = 200
_ATTEMPTS = 30
_SECONDS_FOR_A_RENEWAL = 20.0
_RENEWALS_AT_ONCE = 6


def algorithms() -> dict[str, list[str]]:
    """What is offered: elliptic curves and their hybrids with post-quantum methods, no finite
    fields (a stranger's 8192-bit Diffie-Hellman costs the server a hundred times more), no SHA-1.
    """
    return {
        "kex_algs": _known(_KEX, get_kex_algs()),
        "encryption_algs": _known(_ENCRYPTION, get_encryption_algs()),
        "mac_algs": _known(_MAC, get_mac_algs()),
        "signature_algs": _known(_SIGNATURES, get_public_key_algs()),
    }


def _known(wanted: tuple[str, ...], known: list[bytes]) -> list[str]:
    """Those of the wanted that the installed cryptography has."""
    return [name for name in wanted if name.encode() in known]


class PlayerConnection(asyncssh.SSHServerConnection):
    """A connection that gives nobody more of the server's time than a player needs.

    Before the login: one key exchange, some tens of login attempts, few packets and bytes. After
    it: keys are renewed now and then, and what comes faster than anybody types waits in the
    network, so that it slows nobody but its sender.
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

    # --- bytes ----------------------------------------------------------------------------------
    def data_received(self, data: bytes, datatype: Any = None) -> None:
        """Take in bytes, and wait before taking in more if they come too fast."""
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
        """Carry a packet out, unless there were too many of its kind."""
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
        return super().process_packet(pkttype, pktid, packet)

    def _may_renew(self) -> bool:
        return self._auth_complete and self._renewals.take(self._clock())

    # --- signatures -----------------------------------------------------------------------------
    async def validate_public_key(
        self, username: str, key_data: bytes, msg: bytes, signature: bytes
    ) -> bool:
        """Whether a key may come in: never by a kind of signature that was not offered."""
        if msg and SSHPacket(signature).get_string() not in self._sig_algs:
            return False
        if not await super().validate_public_key(username, key_data, msg, signature):
            return False
        login: Any = self._owner
        return not msg or await login.key_proved()
