"""Times as players read them: dates in UTC."""

from __future__ import annotations

import time


def date_of(time_: int | None) -> str:
    """Return a time as a date and time in UTC, `–` for no end."""
    if time_ is None:
        return "–"
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(time_))


def day_of(time_: int | None) -> str:
    """Return a time as a date in UTC, `–` for none."""
    return date_of(time_)[:10]
