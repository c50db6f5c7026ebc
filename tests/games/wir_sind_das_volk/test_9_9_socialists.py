"""Rulebook 9.9: the socialists phase."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code, socialism
from weimar_tui.games.wir_sind_das_volk.rules.events import SocialistsLost
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def socialists(field: int, **fields: object) -> VolkRunner:
    return t.phase(t.table(tracks={"socialists": field}, **fields), 9)


@pytest.mark.parametrize(
    ("field", "change"),
    [
        *((-6, -4), (-5, -3), (-4, -2), (-3, -2), (-2, -1), (-1, -1), (0, 0)),
        *((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)),
    ],
)
def test_the_track_says_how_many_come_or_go(field: int, change: int) -> None:
    assert socialists(field, cadre_school=5).position.cadre_school == 5 + change


def test_new_ones_go_to_the_box_and_on_into_areas_with_protests() -> None:
    runner = socialists(3, unrest=by_code(SN=4), cadre_school=0)
    assert runner.position.cadre_school == 1
    assert runner.position.socialists["sachsen"] == 1
    assert t.unrest(runner) == by_code(SN=3)


def test_they_move_even_if_none_came() -> None:
    """Ruling W34."""
    assert socialists(0, unrest=by_code(SN=4), cadre_school=1).position.cadre_school == 0
    assert socialists(-1, unrest=by_code(SN=4), cadre_school=2).position.cadre_school == 0


# --- socialism wins -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cadre_school", "in_areas", "wins"), [(0, 11, False), (0, 12, True), (3, 9, True)]
)
def test_the_east_wins_if_it_may_place_one_but_all_twelve_are_in_play(
    cadre_school: int, in_areas: int, wins: bool
) -> None:
    """The box counts as the board (ruling W33)."""
    runner = socialists(1, cadre_school=cadre_school, socialists=by_code(SN=in_areas))
    assert (t.ending(runner) == "socialism-wins") == wins
    if wins:
        assert runner.position.outcome is not None
        assert runner.position.outcome.winners == ("east",)


def test_at_once_whatever_protests_there_are() -> None:
    """The fourth of the worked decades, with nine socialists."""
    assert t.ending(t.phase(socialism(9), 9)) == "socialism-wins"


def test_with_one_less_the_game_goes_on() -> None:
    """The same with eight: four arrive, too few for all protests."""
    runner = t.phase(socialism(8), 9)
    assert runner.position.cadre_school == 4
    for area in ("sachsen-anhalt", "sachsen-anhalt", "sachsen", "ost-berlin"):
        assert t.asked(runner).kind == "socialist"
        t.answer(runner, "socialist", area)
    assert t.unrest(runner) == by_code(MV=3, BB=7, OB=5, ST=3, SN=3, TH=3)
    assert sorted(runner.position.protests["east"]) == ["brandenburg", "ost-berlin"]
    assert t.at_rest(runner)


# --- losses and failure -------------------------------------------------------------------------
def test_they_go_from_the_box_first() -> None:
    runner = socialists(-6, cadre_school=4, socialists=by_code(SN=2))
    assert runner.position.cadre_school == 0
    assert runner.position.socialists["sachsen"] == 2


def test_then_from_areas_of_the_wests_choice_with_an_unrest_each() -> None:
    runner = socialists(-6, cadre_school=2, socialists=by_code(SN=2, TH=1))
    assert t.options(runner, "lose-socialist", "west") == ("sachsen", "thueringen")
    t.answer(runner, "lose-socialist", "thueringen")
    assert runner.position.socialists == {**runner.position.socialists, **by_code(SN=1, TH=0)}
    assert t.unrest(runner) == by_code(SN=1, TH=1)


def test_a_protest_may_come_of_it() -> None:
    runner = socialists(-1, cadre_school=0, socialists=by_code(SN=1), unrest=by_code(SN=3))
    assert runner.position.protests["east"] == ["sachsen"]


@pytest.mark.parametrize(
    ("cadre_school", "in_areas", "fails"), [(1, 1, False), (1, 0, True), (0, 1, True)]
)
def test_the_east_loses_if_it_loses_more_than_it_has(
    cadre_school: int, in_areas: int, fails: bool
) -> None:
    """Losing exactly all of them is not a defeat (ruling W33)."""
    runner = socialists(-3, cadre_school=cadre_school, socialists=by_code(SN=in_areas))
    assert (t.ending(runner) == "socialism-fails") == fails
    if fails:
        assert runner.position.outcome is not None
        assert runner.position.outcome.winners == ("west",)


def test_of_an_empty_box_nothing_is_told() -> None:
    runner = socialists(-1, cadre_school=0, socialists=by_code(SN=1, TH=1))
    t.answer(runner, "lose-socialist", "thueringen")
    assert [(lost.count, lost.area) for lost in t.happened(runner, SocialistsLost)] == [
        (1, "thueringen")
    ]
    runner = socialists(-1, cadre_school=1)
    assert [(lost.count, lost.area) for lost in t.happened(runner, SocialistsLost)] == [(1, "")]
