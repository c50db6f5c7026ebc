"""Quiet hours: when they begin and end, in a player's own time."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import product

import pytest

from weimar_tui.server.club.notices.digest import is_due, quiet_seconds

DAY, HOUR = 86_400, 3600


@pytest.mark.parametrize(("zone", "ahead"), [("", 0), ("UTC+2", 2), ("-03:00", -3)])
def test_quiet_hours_begin_and_end_with_the_hour(zone: str, ahead: int) -> None:
    for begins, ends, now in product((0, 5, 22, 23), (0, 7, 23), range(0, DAY, HOUR)):
        hour = (now // HOUR + ahead) % 24
        left = (ends - hour) % 24
        quiet = (hour - begins) % 24 < (ends - begins) % 24
        expected = left * HOUR if quiet else 0
        assert quiet_seconds(begins, ends, zone, 10 * DAY + now) == expected
        last = quiet_seconds(begins, ends, zone, 10 * DAY + now + HOUR - 1)
        assert last == (expected - HOUR + 1 if quiet else 0)


def test_a_digest_is_due_once_in_the_night_that_has_two_hours_with_its_number() -> None:
    zone, sent, due = "Europe/Berlin", 0, 0
    begins = int(datetime(2026, 10, 24, 12, tzinfo=UTC).timestamp())
    for now in range(begins, begins + DAY, 600):
        if is_due(2, zone, sent, now):
            sent, due = now, due + 1
    assert due == 1
