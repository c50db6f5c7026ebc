"""Banned players: names and addresses, one per line in the file `banned`."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterator
from pathlib import Path

from weimar_tui.kernel.errors import KernelError, cause_of, reason_of
from weimar_tui.kernel.files import SMALL, read_bounded, write_whole
from weimar_tui.server.limits import is_name
from weimar_tui.server.names import name_key

FILE = "banned"
_log = logging.getLogger("weimar_tui.server")


class Bans:
    """The banned names (case-insensitive) and addresses, reread when the file changes."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._banned: frozenset[str] = frozenset()
        self._read_at: tuple[int, int] | None = None

    def holds(self, who: str) -> bool:
        """Whether a name or an address is banned."""
        self._read()
        return name_key(who) in self._banned

    def add(self, who: str) -> None:
        """Ban a name or an address. Raises KernelError if it is invalid or cannot be written."""
        self._write(self._lines() | {_known(who)})

    def remove(self, who: str) -> bool:
        """Lift a ban; return whether one existed."""
        before = self._lines()
        self._write(before - {_known(who)})
        return _known(who) in before

    def _lines(self) -> set[str]:
        self._read()
        return set(self._banned)

    def _read(self) -> None:
        try:
            status = self.path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            if stamp == self._read_at:
                return
            text = read_bounded(self.path, SMALL, links=False).decode("utf-8-sig", "replace")
        except FileNotFoundError:
            self._banned, self._read_at = frozenset(), None
            return
        except OSError as error:
            _log.error("%s cannot be read: %s", self.path, reason_of(error))
            return
        self._banned = frozenset(self._understood(text))
        self._read_at = stamp

    def _understood(self, text: str) -> Iterator[str]:
        """Yield the lines in comparable form; invalid lines are logged."""
        for number, line in enumerate(text.splitlines(), 1):
            who = line.strip()
            if not who or who.startswith("#"):
                continue
            try:
                yield _known(who)
            except KernelError:
                _log.warning(
                    "%s, line %d: neither a name nor an address; ignored", self.path, number
                )

    def _write(self, lines: set[str]) -> None:
        try:
            write_whole(self.path, "".join(f"{line}\n" for line in sorted(lines)).encode())
        except OSError as error:
            raise KernelError("host-unwritable", path=str(self.path), **cause_of(error)) from None
        self._read_at = None


def _known(who: str) -> str:
    """Return a name or an address in the form of the file."""
    if is_name(who):
        return name_key(who)
    try:
        return network_of(str(ipaddress.ip_address(who)))
    except ValueError:
        raise KernelError("ban-wrong", who=who) from None


def is_meant(who: str, name: str, address: str) -> bool:
    """Whether `who`, a name or an address, is a player of this name or at this address.

    `address` is in the form of `network_of`.
    """
    return name_key(who) == name_key(name) or network_of(who) == address


_PRIVATE = [ipaddress.ip_network(n) for n in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")]
_UNIQUE_LOCAL = ipaddress.ip_network("fc00::/7")


def network_of(address: str) -> str:
    """Return the part of an address that counts: an IPv4 address, or an IPv6 /64 network.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1:2"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::', '192.0.2.7')
    """
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.IPv6Network((ip, 64), strict=False).network_address)
    return str(ip)


def is_near(address: str) -> bool:
    """Return whether an address is this computer or the local network.

    >>> is_near("127.0.0.1"), is_near("192.168.1.5"), is_near("8.8.8.8"), is_near("")
    (True, True, False, False)
    """
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    ip = getattr(ip, "ipv4_mapped", None) or ip
    if ip.is_unspecified:
        return False
    if ip.version == 6:
        return ip.is_loopback or ip.is_link_local or ip in _UNIQUE_LOCAL
    return ip.is_loopback or ip.is_link_local or any(ip in net for net in _PRIVATE)
