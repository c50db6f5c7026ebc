"""Rulebook 5.12: the NSDAP track. Every figure on it brings the catastrophe closer."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import bases
from weimar_tui.games.weimar.rules.events import DrMarkerPlaced, NsdapFigurePlaced, SeatsChanged
from weimar_tui.games.weimar.rules.parliament import figures_left


def test_figures_go_on_the_first_free_space_from_left_to_right() -> None:
    play = t.table(nsdap_track=["dnvp"])
    t.effects(play, "nsdap self", "kpd")
    assert play.position.nsdap_track == ["dnvp", "kpd"]
    assert figures_left(play.position, "kpd") == 29


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
    play = t.table(nsdap_track=["dnvp"] * (space - 1))
    t.seats(play, nsdap=total - gained)
    t.dice(play, 6, 6)
    t.effects(play, "nsdap self", "dnvp")
    assert play.position.seats["nsdap"] == total
    assert play.position.dr_box == dr
    assert play.position.cities["rostock"].threats == ["unrest"] * city_unrest


def test_seats_come_before_the_threat() -> None:
    play = t.effects(t.table(nsdap_track=["dnvp"] * 2), "nsdap self", "dnvp")
    kinds = [type(e) for e in play.events or () if isinstance(e, SeatsChanged | DrMarkerPlaced)]
    assert kinds == [SeatsChanged, DrMarkerPlaced]


def test_an_instable_state_of_the_track_can_be_the_seventh_marker() -> None:
    play = t.table(
        nsdap_track=["dnvp"] * 2,
        dr_box=["inflation", "inflation", "inflation", "blockade", "blockade", "blockade"],
    )
    t.vp(play, z=20)
    t.effects(play, "nsdap self; vp +2", "dnvp")
    assert play.position.outcome is not None
    assert play.position.outcome.ending == "anarchy"
    assert play.position.vp["dnvp"] == 0


def test_the_figure_is_of_the_party_the_card_names() -> None:
    play = t.effects(t.table(government=("z", "spd"), chancellor="z"), "nsdap chancellor", "kpd")
    assert play.position.nsdap_track == ["z"]


def test_without_a_figure_in_supply_the_party_gives_one_of_its_bases() -> None:
    """Ruling 15."""
    play = t.table()
    t.seats(play, kpd=28)
    t.city(play, "berlin", bases={"kpd": 1})
    t.city(play, "essen", bases={"kpd": 1})
    t.effects(play, "nsdap self", "kpd")
    t.answer(play, "essen", "kpd", kind="give-up-base")
    assert play.position.nsdap_track == ["kpd"]
    assert bases(play, "kpd") == 1


def test_behind_the_iron_front_the_figure_is_not_placed_but_the_card_goes_on() -> None:
    """6.1, and G5: a cancelled placement still counts as paid."""
    play = t.table(nsdap_shield=True)
    t.effects(play, "pay { nsdap self } then { vp +3 }", "kpd")
    t.answer(play, "yes", "kpd")
    assert play.position.nsdap_track == []
    assert play.position.vp["kpd"] == 3
    assert play.position.nsdap_shield is False


def test_the_shield_holds_for_one_figure_only_of_any_player() -> None:
    play = t.table(nsdap_shield=True)
    t.effects(play, "nsdap Z; nsdap DNVP", "kpd")
    assert play.position.nsdap_track == ["dnvp"]


def test_shields_do_not_add_up() -> None:
    play = t.effects(t.table(), "nsdap-shield; nsdap-shield; nsdap self; nsdap self", "spd")
    assert play.position.nsdap_track == ["spd"]


def test_an_offered_figure_may_be_refused() -> None:
    play = t.effects(t.table(), "pay { nsdap self } then { vp +3 }", "kpd")
    assert t.options(play, "kpd") == {"yes", "no"}
    t.answer(play, "no")
    assert t.at_rest(play)
    assert play.position.nsdap_track == []
    assert play.position.vp["kpd"] == 0


def test_placing_the_sixth_figure_is_allowed_and_names_those_who_made_it_possible() -> None:
    """Ruling 74."""
    play = t.table(nsdap_track=["kpd", "dnvp", "dnvp", "z", "kpd"])
    t.effects(play, "pay { nsdap self } then { vp +3 }", "kpd")
    assert t.options(play, "kpd") == {"yes", "no"}
    t.answer(play, "yes")
    assert play.position.outcome is not None
    assert play.position.outcome.winners == ()
    assert play.position.outcome.enablers == ("kpd",)
    assert t.happened(play, NsdapFigurePlaced)[-1].space == 6


def test_nsdap_seats_are_never_removed_by_effects_on_parties() -> None:
    play = t.table()
    t.seats(play, nsdap=7, spd=1)
    t.effects(play, "seat -1 each; seat -1 most-seats", "spd")
    assert play.position.seats["nsdap"] == 7
