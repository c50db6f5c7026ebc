"""When a server may delete what is old: only once its calendar has been trustworthy for a while."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.record import write_of_host

FILE: Final = "expiry.json"
WAIT_DAYS: Final = 14
_JUMP_DAYS: Final = 30
_HOUR: Final = 3600


class Seen(Struct):
    """`since`: the first of the times that follow each other without a jump; `last`: the last."""

    since: int
    last: int


def may_delete_from(folder: Path, now: int) -> int:
    """Note in the host's folder that it is `now`; return from when on old things can be deleted:
    WAIT_DAYS after the first start, and after each jump of the calendar.

    A jump is more than _JUMP_DAYS forward, or a day back: a computer whose clock has no battery can
    start with any date, and all its games would look old. A server that did not run for so long
    waits, too, and one whose file is gone, for example after a restored backup. Raises SaveError if
    the time cannot be noted.
    """
    path = folder / FILE
    seen = _read(path)
    if seen is None or seen.since > now or not -DAY <= now - seen.last <= _JUMP_DAYS * DAY:
        seen = Seen(since=now, last=0)
    if abs(now - seen.last) >= _HOUR:
        write_of_host(path, msgspec.json.encode(Seen(since=seen.since, last=now)))
    return seen.since + WAIT_DAYS * DAY


def _read(path: Path) -> Seen | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Seen)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
