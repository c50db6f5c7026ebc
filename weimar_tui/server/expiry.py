"""Expiry of unused tables."""

from __future__ import annotations

from weimar_tui.server.host import Host
from weimar_tui.server.record import PLAYING, WAITING
from weimar_tui.server.table_file import TableFile

_DAY = 86400.0


class IdleTime:
    """How long a table has been idle, and whether its players were warned.

    The idle time follows the calendar, which can be changed. The time between the warning and the
    end follows a monotonic clock.
    """

    def __init__(self, file: TableFile, host: Host) -> None:
        self._file = file
        self._host = host
        self._warned: float | None = None

    def restart(self) -> None:
        """Count the table as used."""
        self._file.record.active, self._warned = self._host.now(), None
        self._file.can_wait()

    def days_left(self) -> float:
        """Days until the table ends if it stays idle, or -1 while that is still far off."""
        expiry, record = self._host.expiry, self._file.record
        limit = {WAITING: expiry.waiting, PLAYING: expiry.playing}.get(record.state, 0.0)
        idle, notice = (self._host.now() - record.active) / _DAY, min(limit, expiry.notice)
        if not limit or idle < limit - notice:
            return -1.0
        if self._warned is None:
            return notice
        return max(0.0, notice - (self._host.clock() - self._warned) / _DAY)

    def warning_due(self) -> int:
        """Days to announce in a warning that is due now, at least 1; 0 if none is due."""
        left = self.days_left()
        if left < 0 or self._warned is not None:
            return 0
        self._warned = self._host.clock()
        return max(1, round(left))

    def calendar_jumped(self, seconds: float) -> None:
        """Leave out `seconds` by which the calendar was set; the notice period restarts."""
        record = self._file.record
        record.active = min(record.active + max(0.0, seconds), self._host.now())
        self._warned = None
        self._file.can_wait()
