"""The commands with which players reach a server over SSH."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from weimar_tui.server.bans import is_near

UNKNOWN_HOST = "HOST"
"""Placeholder for the server's name if the host has not configured it."""
PORT = 22


class SshAddress(Struct, frozen=True):
    """The host and port that players type."""

    host: str = UNKNOWN_HOST
    port: int = PORT

    @classmethod
    def of(cls, url: str) -> SshAddress:
        """Read `ssh://host[:port]`. Raises ValueError for a port or address that cannot exist.

        >>> SshAddress.of("ssh://games.example.org"), SshAddress.of("ssh://[2001:db8::1]:2222")
        (SshAddress(host='games.example.org', port=22), SshAddress(host='2001:db8::1', port=2222))
        """
        parts = urlsplit(url)
        if parts.netloc.startswith("["):
            ipaddress.IPv6Address(parts.hostname or "")
        return cls(parts.hostname or UNKNOWN_HOST, parts.port or PORT)

    @property
    def is_known(self) -> bool:
        """Whether the host is not just a placeholder."""
        return self.host != UNKNOWN_HOST

    def command(self, *words: str, user: str = "") -> str:
        """Return the command that logs in, or carries out `words` on the server.

        >>> SshAddress("games.example.org").command()
        'ssh games.example.org'
        >>> SshAddress(port=2222).command("show", "h7k2")
        'ssh -p 2222 HOST show h7k2'
        >>> SshAddress("192.0.2.1", 2222).command(user="new")
        'ssh -p 2222 new@192.0.2.1'
        """
        port = [] if self.port == PORT else ["-p", str(self.port)]
        return " ".join(["ssh", *port, f"{user}@{self.host}" if user else self.host, *words])

    def reached_at(self, server: str, client: str) -> SshAddress:
        """Return the address for a player who reached the address `server` of this computer from
        the address `client`; a configured host takes precedence.

        The server's address is of no use to a player from outside its network.

        >>> SshAddress(port=2222).reached_at("::ffff:192.168.1.5", "192.168.1.7").command()
        'ssh -p 2222 192.168.1.5'
        >>> SshAddress(port=2222).reached_at("172.17.0.2", "8.8.8.8").command()
        'ssh -p 2222 HOST'
        >>> SshAddress("games.example.org").reached_at("10.0.0.1", "10.0.0.2").host
        'games.example.org'
        """
        if self.is_known or (is_near(server) and not is_near(client)):
            return self
        try:
            address = ipaddress.ip_address(server.partition("%")[0])
        except ValueError:
            return self
        return SshAddress(str(getattr(address, "ipv4_mapped", None) or address), self.port)


UNKNOWN: Final = SshAddress()
