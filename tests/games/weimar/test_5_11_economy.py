"""Rulebook 5.11: the economy track."""

from __future__ import annotations

import pytest

from tests.games.weimar.table import at_rest, city, effects, happened, table
from weimar_tui.games.weimar.rules.events import EconomyHeld, EconomyMoved
from weimar_tui.games.weimar.rules.runner import WeimarRunner

ELSEWHERE = ("koeln", "essen", "rostock", "leipzig")


def economy(level: int, councils: int = 0, regimes: int = 0, **fields: object) -> WeimarRunner:
    runner = table(economy=level, **fields)
    for index in range(councils + regimes):
        city(runner, ELSEWHERE[index], threats=["councils" if index < councils else "regime"])
    return runner


def test_the_tracker_moves_one_space_for_each_step() -> None:
    assert effects(economy(1), "economy +1", "spd").position.economy == 2
    assert effects(economy(3), "economy -2", "spd").position.economy == 1


def test_it_stops_at_either_end_of_the_track() -> None:
    assert effects(economy(5), "economy +1", "spd").position.economy == 5
    assert effects(economy(1), "economy -1", "spd").position.economy == 1


@pytest.mark.parametrize(
    ("councils", "regimes", "level"), [(0, 0, 4), (1, 1, 4), (2, 0, 4), (2, 1, 3), (0, 3, 3)]
)
def test_level_4_allows_two_councils_and_regimes_together(
    councils: int, regimes: int, level: int
) -> None:
    runner = effects(economy(3, councils, regimes), "economy +1", "spd")
    assert runner.position.economy == level


@pytest.mark.parametrize(("regimes", "level"), [(0, 5), (1, 4)])
def test_level_5_allows_none(regimes: int, level: int) -> None:
    runner = effects(economy(4, 0, regimes), "economy +1", "spd")
    assert runner.position.economy == level


def test_a_move_that_is_not_allowed_is_forfeit_for_good() -> None:
    """R40: a later change does not give it back."""
    runner = effects(economy(4, 1), "economy +1; councils - any", "spd")
    assert runner.position.economy == 4
    assert happened(runner, EconomyHeld) == [EconomyHeld(4, power=1)]
    assert at_rest(runner)


def test_of_two_steps_the_possible_one_is_made() -> None:
    runner = effects(economy(3, 2), "economy +2", "spd")
    assert runner.position.economy == 4


def test_when_the_condition_breaks_the_tracker_moves_left_at_once() -> None:
    runner = effects(economy(5), "councils + Berlin", "kpd")
    assert happened(runner, EconomyMoved) == [EconomyMoved(-1, 4)]
    runner = effects(economy(4, 1, 1), "regime + Berlin", "dnvp")
    assert runner.position.economy == 3


def test_a_second_marker_at_level_5_has_moved_it_only_once() -> None:
    """Level 4 still allows two."""
    runner = effects(economy(5), "councils + Berlin; regime + Essen", "kpd")
    assert runner.position.economy == 4


def test_an_uprising_is_no_councils_here_either() -> None:
    """R18."""
    runner = effects(economy(5), "uprising + Berlin", "kpd")
    assert runner.position.economy == 5


def test_replacing_a_regime_by_councils_changes_nothing() -> None:
    runner = economy(4, 0, 2)
    effects(runner, "councils + Köln", "kpd")
    assert runner.position.economy == 4


def test_inactive_markers_are_ignored() -> None:
    """R17."""
    runner = effects(economy(4, 3, government=("spd", "kpd")), "economy +1", "spd")
    assert runner.position.economy == 5


def test_losing_markers_does_not_move_the_tracker_up() -> None:
    runner = effects(economy(3, 2, 1), "regime - any; councils - any", "spd")
    assert runner.position.economy == 3
