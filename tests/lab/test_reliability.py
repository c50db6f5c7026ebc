"""Compares predicted chances with what happened."""

from __future__ import annotations

import pytest

from tests.bots.urns import ANN, BOB, SEATS, brain
from weimar_tui.lab.training.fit_chances import Said, by_seat_and_stage, fit_chances, reliability
from weimar_tui.lab.training.records import TrainingGame

SAID = [
    Said(1, 1, "spd", 0.25, 0.0, "1.1"),
    Said(1, 1, "kpd", 0.75, 1.0, "1.1"),
    Said(2, 1, "spd", 0.29, 1.0, "1.1"),
    Said(2, 1, "spd", 1.0, 0.5, "1.2"),
]


def test_by_seat_and_stage() -> None:
    groups = by_seat_and_stage(SAID)
    assert list(groups) == [("kpd", "1.1"), ("spd", "1.1"), ("spd", "1.2")]
    first = groups["spd", "1.1"]
    assert (first.number, first.came) == (2, 0.5)
    assert first.said == pytest.approx(0.27)
    assert first.off == pytest.approx(-0.23)
    assert groups["spd", "1.2"].off == 0.5


def test_by_tenths_of_what_was_said() -> None:
    tenths = reliability(SAID)
    assert [tenth.number for tenth in tenths] == [0, 0, 2, 0, 0, 0, 0, 1, 0, 1]
    assert tenths[2].came == 0.5


def test_a_game_counts_once_and_the_provenance_says_how_many_each_seat_won() -> None:
    records = [
        TrainingGame(number, "s", {}, ["gain-0"] * (3 + number), {BOB if number % 4 else ANN: 1.0})
        for number in range(8)
    ]
    known = brain()
    fitted, said = fit_chances(
        known.features, known.learned, [*records, *records], SEATS, 2, ridge=30.0, trusted=0.5
    )
    assert len(said) == 8 * 2 * 2 and {one.stage for one in said} > {"2", "3"}
    expected = {"games of the usual bot": 8, "won by ann": 0.25, "won by bob": 0.75}
    assert expected.items() <= fitted.provenance.items()
    assert (fitted.provenance["ridge"], fitted.provenance["trusted"]) == (30.0, 0.5)
