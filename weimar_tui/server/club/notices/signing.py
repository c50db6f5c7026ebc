"""Codes that stop messages, and signatures of posts, both from one secret of the host's."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from pathlib import Path

from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.server.record import write_of_host

FILE = "notices.key"


class Signer:
    """The host's secret for messages, in a file created on first use."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._key = b""

    def _secret(self) -> bytes:
        if not self._key:
            try:
                if not self._path.exists():
                    write_of_host(self._path, secrets.token_hex(32).encode())
                self._key = self._path.read_bytes()
            except OSError as error:
                path = str(self._path)
                raise KernelError("file-unreadable", path=path, **cause_of(error)) from None
        return self._key

    def _of(self, what: str) -> str:
        return hmac.new(self._secret(), what.encode(), sha256).hexdigest()

    def stop_code(self, channel: int) -> str:
        """Return the code that stops the messages of a channel."""
        return f"{channel}x{self._of(f'stop {channel}')[:24]}"

    def channel_to_stop(self, code: str) -> int | None:
        """Return the channel that a code stops; None for a wrong code."""
        number, _, _rest = code.partition("x")
        if not number.isdecimal() or not number.isascii() or len(number) > 15:
            return None
        right = hmac.compare_digest(self.stop_code(int(number)).encode(), code.encode())
        return int(number) if right else None

    def hook_secret(self, channel: int) -> str:
        """Return the secret with which posts of a channel are signed; its owner knows it."""
        return self._of(f"hook {channel}")[:32]

    def signature(self, channel: int, body: bytes) -> str:
        """Return the signature of a post: HMAC-SHA256 in hexadecimal digits."""
        return hmac.new(self.hook_secret(channel).encode(), body, sha256).hexdigest()
