"""Posting messages to addresses that players choose, without reaching the host's own network."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.notices.undelivered import Undelivered

_SECONDS = 5.0
_LONGEST = 500
_LONGEST_LINE = 1024
_TRANSLATED = tuple(
    ipaddress.IPv6Network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")
)
"""IPv6 addresses that stand for IPv4 ones, which might be private."""


def is_public(address: str) -> bool:
    """Return whether an IP address is on the public internet.

    >>> [is_public(one) for one in ("192.0.2.1", "10.0.0.1", "127.0.0.1", "169.254.169.254")]
    [False, False, False, False]
    >>> [is_public(one) for one in ("::1", "fe80::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "x")]
    [False, False, False, False, False]
    >>> is_public("9.9.9.9"), is_public("2620:fe::fe"), is_public("224.0.0.1")
    (True, True, False)
    """
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None or ip.sixtofour is not None or ip.teredo is not None:
            return False
        if any(ip in net for net in _TRANSLATED):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def check_url(url: str) -> None:
    """Raise KernelError unless a message can be posted to this address."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise KernelError("channel-url") from None
    usable = url.isascii() and url.isprintable() and " " not in url and len(url) <= _LONGEST
    if not usable or parts.scheme != "https" or not parts.hostname or parts.username is not None:
        raise KernelError("channel-url")
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(parts.hostname)
        if not is_public(parts.hostname):
            raise KernelError("channel-private")


class WebPoster:
    """Posts over TLS to public addresses: one look-up, no redirects, a few seconds.

    `allows` and `context` are for tests: which IP addresses can be reached, whom TLS trusts.
    """

    def __init__(
        self,
        allows: Callable[[str], bool] = is_public,
        context: ssl.SSLContext | None = None,
        seconds: float = _SECONDS,
    ) -> None:
        self._allows = allows
        self._context = context or ssl.create_default_context()
        self._seconds = seconds

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Post JSON. Raises Undelivered."""
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
        try:
            async with asyncio.timeout(self._seconds):
                address = await self._resolve(host, port)
                status = await self._exchange(address, port, host, _request(url, body, headers))
        except TimeoutError:
            raise Undelivered("channel-slow") from None
        except ssl.SSLError:
            raise Undelivered("channel-tls") from None
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            raise Undelivered("channel-unreachable") from None
        if not 200 <= status < 300:
            raise Undelivered("channel-status", status=status)

    async def _resolve(self, host: str, port: int) -> str:
        """Return the IP address to connect to: all of a name's addresses must be public."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(map(self._allows, addresses)):
            raise Undelivered("channel-private")
        return addresses[0]

    async def _exchange(self, address: str, port: int, host: str, request: bytes) -> int:
        """Send a request; return the status of the answer, and read no more of it."""
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self._context, server_hostname=host, limit=_LONGEST_LINE
        )
        try:
            writer.write(request)
            await writer.drain()
            line = (await reader.readuntil(b"\n")).decode("latin-1").split()
            if len(line) < 2 or not line[0].startswith("HTTP/1.") or not line[1].isdecimal():
                raise ValueError
            return int(line[1])
        finally:
            writer.transport.abort()


def _request(url: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = {
        "Host": parts.netloc,
        "User-Agent": "weimar",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body
