"""Events: what happened, sent as it happens."""

from __future__ import annotations

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """Base of a game's events, each a tagged Struct of plain data.

    The chronicle, animations, spectators and statistics are made from events alone.
    """

    def seen_by(self, seat: str | None) -> Event:
        """The event as this seat (None: a spectator) sees it; events with secrets override this."""
        return self
