"""What the host tells everyone who comes into the lobby, until a day that the host has named."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
from msgspec import Struct

from weimar_tui.kernel.files import SMALL, read_bounded
from weimar_tui.server.record import write_of_host

FILE = "announcement.json"
_log = logging.getLogger("weimar_tui.server")


class Announcement(Struct, frozen=True):
    """A text, and when it ends, in seconds since 1970."""

    text: str = ""
    until: float = 0.0

    def at(self, now: float) -> str:
        """Return the text at a time; "" once it has ended."""
        return self.text if now < self.until else ""


def read_announcement(folder: Path) -> Announcement:
    """Return the announcement in a host's folder; an empty one if there is none that can be
    read."""
    try:
        return msgspec.json.decode(
            read_bounded(folder / FILE, SMALL, links=False), type=Announcement
        )
    except FileNotFoundError:
        return Announcement()
    except (OSError, ValueError, RecursionError) as error:
        _log.error("%s cannot be used: %s", folder / FILE, error)
        return Announcement()


def write_announcement(folder: Path, announcement: Announcement) -> None:
    """Keep an announcement. Raises SaveError."""
    write_of_host(folder / FILE, msgspec.json.encode(announcement))
