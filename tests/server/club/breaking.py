"""A database whose connections break."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.store.database import Database


class Breaking(Database):
    """Connections break after the next commit, before its reply; or nothing gets through."""

    breaks = False
    away = False

    def read(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.away:
            raise KernelError("club-database", detail="away")
        return super().read(work, *args, **kwargs)

    def write(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.away:
            raise KernelError("club-database", detail="away")
        done = super().write(work, *args, **kwargs)
        if self.breaks:
            self.breaks = False
            raise KernelError("club-database", detail="server closed the connection")
        return done
