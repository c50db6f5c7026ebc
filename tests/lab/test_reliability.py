"""Compares predicted chances with what happened."""

from __future__ import annotations

import pytest

from weimar_tui.lab.training.fit_chances import Said, by_seat_and_chapter, reliability

SAID = [
    Said(1, 1, "spd", 0.25, 0.0),
    Said(1, 1, "kpd", 0.75, 1.0),
    Said(2, 1, "spd", 0.29, 1.0),
    Said(2, 2, "spd", 1.0, 0.5),
]


def test_by_seat_and_chapter() -> None:
    groups = by_seat_and_chapter(SAID)
    assert list(groups) == [("kpd", 1), ("spd", 1), ("spd", 2)]
    first = groups["spd", 1]
    assert (first.number, first.said, first.came) == (2, pytest.approx(0.27), 0.5)
    assert first.off == pytest.approx(-0.23)
    assert groups["spd", 2].off == 0.5


def test_by_tenths_of_what_was_said() -> None:
    tenths = reliability(SAID)
    assert [tenth.number for tenth in tenths] == [0, 0, 2, 0, 0, 0, 0, 1, 0, 1]
    assert tenths[2].came == 0.5
