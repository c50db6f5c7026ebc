"""When a daily digest is due, and how long a player wants no messages."""

from __future__ import annotations

import re
import zoneinfo
from datetime import UTC, datetime, timedelta, timezone, tzinfo

from weimar_tui.kernel.errors import KernelError

_OFFSET = re.compile(r"(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d))?")
_LATE = 6 * 3600
"""Seconds by which a digest can be late."""


def zone_of(text: str) -> tzinfo:
    """Return a time zone by its name or its offset from UTC. Raises KernelError.

    >>> zone_of("UTC+2"), zone_of("-03:30"), zone_of("").utcoffset(None) == timedelta(0)
    (datetime.timezone(datetime.timedelta(seconds=7200)), \
datetime.timezone(datetime.timedelta(days=-1, seconds=73800)), True)
    """
    if text.upper() in ("", "UTC", "GMT"):
        return UTC
    if found := _OFFSET.fullmatch(text.upper()):
        sign, hours, minutes = found.groups()
        offset = timedelta(hours=int(hours), minutes=int(minutes or 0))
        if offset <= timedelta(hours=14):
            return timezone(-offset if sign == "-" else offset)
    try:
        return zoneinfo.ZoneInfo(text)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise KernelError("channel-zone") from None


def _time_in(zone: str, now: int) -> datetime:
    """The time in a zone, or in UTC if the zone no longer exists."""
    try:
        return datetime.fromtimestamp(now, zone_of(zone))
    except KernelError:
        return datetime.fromtimestamp(now, UTC)


def is_due(hour: int, zone: str, sent: int, now: int) -> bool:
    """Return whether the next digest is due; the last one was due at `sent`.

    >>> is_due(8, "", 0, 8 * 3600), is_due(8, "", 0, 8 * 3600 - 1), is_due(8, "", 0, 16 * 3600)
    (True, False, False)
    >>> is_due(8, "", 8 * 3600, 8 * 3600 + 30), is_due(8, "UTC+2", 0, 6 * 3600)
    (False, True)
    """
    there = _time_in(zone, now)
    # The first of two such hours, on the day when summer time ends.
    begins = there.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if begins > there:
        begins -= timedelta(days=1)
    moment = int(begins.timestamp())
    return sent < moment and now - moment < _LATE


def quiet_seconds(begins: int | None, ends: int | None, zone: str, now: int) -> int:
    """Return how many seconds of a player's quiet hours are left; 0 outside of them.

    >>> at_six = 6 * 3600
    >>> quiet_seconds(22, 7, "", at_six), quiet_seconds(22, 7, "UTC+2", at_six)
    (3600, 0)
    >>> quiet_seconds(5, 8, "", at_six), quiet_seconds(None, None, "", at_six)
    (7200, 0)
    """
    if begins is None or ends is None:
        return 0
    there = _time_in(zone, now)
    since = (there.hour - begins) % 24
    if since >= (ends - begins) % 24:
        return 0
    end = there.replace(hour=ends, minute=0, second=0, microsecond=0)
    if end <= there:
        end += timedelta(days=1)
    return max(1, int(end.timestamp()) - now)
