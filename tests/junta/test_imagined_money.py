"""The money of others in imagined worlds is dealt by what everybody can see of it."""

from __future__ import annotations

from benchmarks.junta_money import OWN, TRUE, WORLDS, guesses


def test_worlds_guess_accounts_no_worse_than_the_bots_reckon() -> None:
    """Over 20 games 6.72 against 6.76; in a sample of 10 they are about equal.

    In the mean they hold as much in Switzerland as there is.
    """
    found = guesses(10, share=0.1)
    assert len(found.errors[WORLDS]) > 100
    assert found.error(WORLDS) <= 1.05 * found.error(OWN)
    assert abs(found.sums[WORLDS] / found.sums[TRUE] - 1) < 0.15
