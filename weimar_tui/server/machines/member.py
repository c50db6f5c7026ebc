"""A server's part in a club of several machines: its lease, and where fronts reach it."""

from __future__ import annotations

import ssl
from pathlib import Path

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.machines.front_server import FrontServer
from weimar_tui.server.machines.listener import Listener, split_address
from weimar_tui.server.machines.machine import Machine
from weimar_tui.server.machines.settings import ClusterFile
from weimar_tui.server.machines.tls import tls_of
from weimar_tui.server.server import TableServer

_EVERYWHERE = ("0.0.0.0", "::")
_MOST_HERE = 1000
"""Players of a machine whom the others know of."""


class Member:
    """A machine of a cluster. Call `start` after the server's, and `stop` before it."""

    def __init__(self, server: TableServer, cluster: ClusterFile, role: str) -> None:
        """Raises KernelError for a cluster file that lacks what the role needs."""
        self._server = server
        self._cluster = cluster
        self._role = role
        self._listener = self._make_listener()
        self.machine: Machine | None = None

    def _make_listener(self) -> Listener | None:
        cluster = self._cluster
        if self._role == "front" or (self._role == "both" and not cluster.listen):
            return None
        if not cluster.listen:
            raise KernelError("machine-setting", setting="listen")
        if not cluster.address and split_address(cluster.listen)[0] in _EVERYWHERE:
            raise KernelError("machine-setting", setting="address")
        return Listener(self._server, cluster.listen, tls_of_cluster(cluster, listens=True))

    async def start(self) -> Machine:
        """Listen, then begin the lease. Raises KernelError."""
        address = self._cluster.address
        if self._listener is not None:
            await self._listener.start()
            if not address:
                host = self._cluster.listen.rpartition(":")[0]
                address = f"{host}:{self._listener.port}"
        self.machine = Machine(self._server, self._cluster.name, role=self._role, address=address)
        self.machine.here = self._here
        if isinstance(self._server, FrontServer):
            self.machine.unreachable = self._server.reach.unreachable
        await self.machine.start()
        return self.machine

    def _here(self) -> list[str]:
        """The players who are connected to this machine itself."""
        own = {c.name for c in self._server.clients if not (c.introduced or c.is_visitor)}
        return sorted(own - {""})[:_MOST_HERE]

    async def stop(self) -> None:
        """Accept no more players, give the tables away and end the lease."""
        if self._listener is not None:
            await self._listener.stop()
        if self.machine is not None:
            await self.machine.stop()


def tls_of_cluster(cluster: ClusterFile, *, listens: bool) -> ssl.SSLContext:
    """Return the TLS context for talking to other machines. Raises KernelError."""
    for setting in ("certificate", "authority"):
        if not getattr(cluster, setting):
            raise KernelError("machine-setting", setting=setting)
    return tls_of(Path(cluster.certificate), Path(cluster.authority), listens=listens)
