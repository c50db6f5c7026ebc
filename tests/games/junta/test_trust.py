"""Whom a family can trust, by the promises it knows of."""

from __future__ import annotations

import pytest

from tests.games.junta.table import table
from weimar_tui.games.junta.rules.position import JuntaPosition, Promise
from weimar_tui.games.junta.rules.trust import cheated, credibility, ledger, trust


def known(*promises: tuple[str, str, str, str, int]) -> JuntaPosition:
    """Public promises: by, to, clause, state, round; it is round 3."""
    position = table(5, round=3).position
    position.promises = [
        Promise(number, by, to, clause, "round", round, round, state, True)
        for number, (by, to, clause, state, round) in enumerate(promises, start=1)
    ]
    return position


def test_nobody_knows_anything_at_first() -> None:
    assert ledger(known(), "aguado", "bravo") == (0, 0)
    assert trust(known(), "aguado", "bravo") == 0.5
    assert credibility(known(), "aguado", "bravo") == 0.5


@pytest.mark.parametrize(
    ("promise", "expected"),
    [
        (("bravo", "aguado", "vote:yes", "kept", 3), 3.5 / 5),
        (("bravo", "cortina", "vote:yes", "kept", 3), 2.5 / 4),
        (("bravo", "aguado", "vote:yes", "kept", 1), (1.5 + 2 * 0.64) / (3 + 2 * 0.64)),
        (("bravo", "aguado", "vote:yes", "broken", 3), 1.5 / (3 + 1.6 * 2)),
        (("bravo", "cortina", "vote:yes", "broken", 3), 1.5 / (3 + 1.6)),
        (("bravo", "aguado", "peace", "broken", 3), 1.5 / (3 + 1.6 * 4)),
        (("bravo", "aguado", "spare", "broken", 3), 1.5 / (3 + 1.6 * 4)),
        (("bravo", "cortina", "peace", "broken", 3), 1.5 / (3 + 1.6)),
        (("bravo", "aguado", "vote:yes", "open", 3), 0.5),
        (("cortina", "aguado", "vote:yes", "broken", 3), 0.5),
        (("bravo", "aguado", "threat:coup", "broken", 3), 0.5),
    ],
)
def test_what_was_promised_to_oneself_weighs_double_and_murder_most(
    promise: tuple[str, str, str, str, int], expected: float
) -> None:
    assert trust(known(promise), "aguado", "bravo") == pytest.approx(expected)


def test_threats_are_believed_as_far_as_they_were_carried_out() -> None:
    done = ("bravo", "aguado", "threat:coup", "kept", 3)
    bluff = ("bravo", "aguado", "threat:coup", "broken", 3)
    promise = ("bravo", "aguado", "peace", "broken", 3)
    other = ("cortina", "aguado", "threat:coup", "kept", 3)
    assert credibility(known(done, promise, other), "aguado", "bravo") == pytest.approx(2 / 3)
    assert credibility(known(bluff), "aguado", "bravo") == pytest.approx(1 / 3)
    assert credibility(known(done, done, bluff), "aguado", "bravo") == pytest.approx(3 / 5)


def test_the_ledger_counts_what_is_known() -> None:
    position = known(
        ("bravo", "aguado", "peace", "kept", 2),
        ("bravo", "cortina", "peace", "kept", 2),
        ("bravo", "aguado", "peace", "broken", 3),
        ("bravo", "aguado", "peace", "open", 3),
        ("cortina", "aguado", "peace", "kept", 3),
    )
    assert ledger(position, "aguado", "bravo") == (2, 1)


def test_a_broken_word_that_was_paid_for_weighs_three_times_to_who_paid() -> None:
    position = known(("bravo", "aguado", "vote:yes", "broken", 3))
    assert not cheated(position, "aguado", "bravo")
    position.families["aguado"].bought = [1]
    assert cheated(position, "aguado", "bravo")
    assert not cheated(position, "aguado", "cortina")
    assert trust(position, "aguado", "bravo") == pytest.approx(1.5 / (3 + 1.6 * 6))
    assert trust(position, "cortina", "bravo") == pytest.approx(1.5 / (3 + 1.6))
    kept = known(("bravo", "aguado", "vote:yes", "kept", 3))
    kept.families["aguado"].bought = [1]
    assert not cheated(kept, "aguado", "bravo")
