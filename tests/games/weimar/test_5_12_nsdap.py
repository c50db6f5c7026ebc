"""Rulebook 5.12: the NSDAP track. Every figure on it brings the catastrophe closer."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import bases
from weimar_tui.games.weimar.rules.events import DrMarkerPlaced, NsdapFigurePlaced, SeatsChanged
from weimar_tui.games.weimar.rules.parliament import figures_left


def test_figures_go_on_the_first_free_space_from_left_to_right() -> None:
    runner = t.table(nsdap_track=["dnvp"])
    t.effects(runner, "nsdap self", "kpd")
    assert runner.position.nsdap_track == ["dnvp", "kpd"]
    assert figures_left(runner.position, "kpd") == 29


@pytest.mark.parametrize(
    ("space", "gained", "total", "dr", "city_unrest"),
    [
        (1, 0, 0, [], False),
        (2, 2, 2, [], True),
        (3, 2, 4, ["instable-state"], False),
        (4, 3, 7, [], True),
        (5, 3, 10, ["instable-state"], False),
    ],
)
def test_effects_of_each_space(
    space: int, gained: int, total: int, dr: list[str], city_unrest: bool
) -> None:
    runner = t.table(nsdap_track=["dnvp"] * (space - 1))
    t.seats(runner, nsdap=total - gained)
    t.dice(runner, 6, 6)
    t.effects(runner, "nsdap self", "dnvp")
    assert runner.position.seats["nsdap"] == total
    assert runner.position.dr_box == dr
    assert runner.position.cities["rostock"].threats == ["unrest"] * city_unrest


def test_seats_come_before_the_threat() -> None:
    runner = t.effects(t.table(nsdap_track=["dnvp"] * 2), "nsdap self", "dnvp")
    kinds = [type(e) for e in runner.events or () if isinstance(e, SeatsChanged | DrMarkerPlaced)]
    assert kinds == [SeatsChanged, DrMarkerPlaced]


def test_an_instable_state_of_the_track_can_be_the_seventh_marker() -> None:
    runner = t.table(
        nsdap_track=["dnvp"] * 2,
        dr_box=["inflation", "inflation", "inflation", "blockade", "blockade", "blockade"],
    )
    t.vp(runner, z=20)
    t.effects(runner, "nsdap self; vp +2", "dnvp")
    assert runner.position.outcome is not None
    assert runner.position.outcome.ending == "anarchy"
    assert runner.position.vp["dnvp"] == 0


def test_the_figure_is_of_the_party_the_card_names() -> None:
    runner = t.effects(t.table(government=("z", "spd"), chancellor="z"), "nsdap chancellor", "kpd")
    assert runner.position.nsdap_track == ["z"]


def test_without_a_figure_in_supply_the_party_gives_one_of_its_bases() -> None:
    """R10."""
    runner = t.table()
    t.seats(runner, kpd=28)
    t.city(runner, "berlin", bases={"kpd": 1})
    t.city(runner, "essen", bases={"kpd": 1})
    t.effects(runner, "nsdap self", "kpd")
    t.answer(runner, "essen", "kpd", kind="give-up-base")
    assert runner.position.nsdap_track == ["kpd"]
    assert bases(runner, "kpd") == 1


def test_behind_the_iron_front_the_figure_is_not_placed_but_the_card_goes_on() -> None:
    """6.1, and G5: a cancelled placement still counts as paid."""
    runner = t.table(nsdap_shield=True)
    t.effects(runner, "pay { nsdap self } then { vp +3 }", "kpd")
    t.answer(runner, "yes", "kpd")
    assert runner.position.nsdap_track == []
    assert runner.position.vp["kpd"] == 3
    assert runner.position.nsdap_shield is False


def test_the_shield_holds_for_one_figure_only_of_any_player() -> None:
    runner = t.table(nsdap_shield=True)
    t.effects(runner, "nsdap Z; nsdap DNVP", "kpd")
    assert runner.position.nsdap_track == ["dnvp"]


def test_shields_do_not_add_up() -> None:
    runner = t.effects(t.table(), "nsdap-shield; nsdap-shield; nsdap self; nsdap self", "spd")
    assert runner.position.nsdap_track == ["spd"]


def test_an_offered_figure_may_be_refused() -> None:
    runner = t.effects(t.table(), "pay { nsdap self } then { vp +3 }", "kpd")
    assert t.options(runner, "kpd") == {"yes", "no"}
    t.answer(runner, "no")
    assert t.at_rest(runner)
    assert runner.position.nsdap_track == []
    assert runner.position.vp["kpd"] == 0


def test_placing_the_sixth_figure_is_allowed_and_names_those_who_made_it_possible() -> None:
    """R45."""
    runner = t.table(nsdap_track=["kpd", "dnvp", "dnvp", "z", "kpd"])
    t.effects(runner, "pay { nsdap self } then { vp +3 }", "kpd")
    assert t.options(runner, "kpd") == {"yes", "no"}
    t.answer(runner, "yes")
    assert runner.position.outcome is not None
    assert runner.position.outcome.winners == ()
    assert runner.position.outcome.enablers == ("kpd",)
    assert t.happened(runner, NsdapFigurePlaced)[-1].space == 6


def test_nsdap_seats_are_never_removed_by_effects_on_parties() -> None:
    runner = t.table()
    t.seats(runner, nsdap=7, spd=1)
    t.effects(runner, "seat -1 each; seat -1 most-seats", "spd")
    assert runner.position.seats["nsdap"] == 7
