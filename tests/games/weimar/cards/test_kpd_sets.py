"""The sets M and R of the KPD, without its politician."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.cards_table import gone, kept, play_event, rolled, ways_to_play
from weimar_tui.games.weimar.rules.events import AttemptAnnounced, DiceRolled


def test_k17_gives_a_point_a_base_and_a_flag() -> None:
    play = play_event(t.table(), "K17", "leipzig")
    assert play.position.vp["kpd"] == 1
    assert play.position.cities["leipzig"].bases == {"kpd": 1}
    assert play.position.flags["ussr"] == 1
    assert gone(play, "K17")


def test_k19_costs_the_spd_a_seat() -> None:
    play = t.table(government=("z", "spd"), chancellor="z")
    t.seats(play, spd=3)
    play_event(play, "K19")
    assert (play.position.seats["spd"], play.position.vp["kpd"]) == (2, 1)
    assert kept(play, "K19")


def test_k20_strikes_with_a_figure_on_the_nsdap_track() -> None:
    play = t.table()
    t.dice(play, 3)
    play_event(play, "K20")
    assert [(len(r.dice), r.result) for r in t.happened(play, DiceRolled)] == [(1, 4)]
    assert play.position.vp["kpd"] == 1
    t.answer(play, "yes", "kpd", kind="pay")
    assert play.position.nsdap_track == ["kpd"]
    assert play.position.vp["kpd"] == 3
    assert play.position.cities["berlin"].threats == ["unrest"]
    assert play.position.cities["berlin"].bases == {"kpd": 1}
    assert gone(play, "K20")


def test_k20_without_the_figure_gives_one_point() -> None:
    play = t.table()
    t.dice(play, 3)
    play_event(play, "K20", "no")
    assert play.position.nsdap_track == []
    assert play.position.vp["kpd"] == 1
    assert play.position.cities["berlin"].threats == []
    assert gone(play, "K20")


@pytest.mark.parametrize(("flags", "points"), [(0, 0), (1, 1), (3, 1)])
def test_k21_gives_a_point_with_two_flags(flags: int, points: int) -> None:
    play = t.table()
    play.position.flags["ussr"] = flags
    t.city(play, "essen", threats=["poverty"])
    play_event(play, "K21")
    assert play.position.cities["essen"].threats == []
    assert play.position.flags["ussr"] == min(3, flags + 1)
    assert play.position.vp["kpd"] == points
    assert kept(play, "K21")


def test_k22_brings_the_ruhr_army() -> None:
    play = play_event(t.table(), "K22")
    assert play.position.supply["kpd"]["ruhr-army"] == 2
    t.answer(play, "ruhr-army:supply", "kpd")
    assert t.options(play, "kpd") == {"essen", "koeln"}
    t.answers(play, "essen", "ruhr-army:supply", "koeln", "pass")
    assert play.position.cities["essen"].units == {"ruhr-army": 1}
    assert play.position.cities["koeln"].units == {"ruhr-army": 1}
    assert play.position.cities["koeln"].bases == {"kpd": 1}  # where the last unit went
    assert gone(play, "K22")


def test_k23_brings_the_red_front() -> None:
    play = t.table()
    t.supply(play, "kpd")
    play_event(play, "K23")
    for name in ("berlin", "essen", "koeln"):
        t.answers(play, "red-front:supply", name)
    t.answer(play, "stuttgart", "kpd")
    for name in ("berlin", "essen", "koeln"):
        assert play.position.cities[name].units == {"red-front": 1}
    assert play.position.cities["stuttgart"].bases == {"kpd": 1}
    assert gone(play, "K23")


def test_k24_raises_the_red_flag() -> None:
    play = play_event(t.table(), "K24", "berlin")
    assert "berlin" not in t.options(play, "kpd")
    t.answer(play, "essen", "kpd")
    assert play.position.society == ["red-flag"]
    assert play.position.cities["berlin"].bases == {"kpd": 1}
    assert play.position.cities["essen"].bases == {"kpd": 1}
    assert gone(play, "K24")


def test_k25_brings_back_two_dissolved_units() -> None:
    play = t.table(dissolved={"soldiers": 1, "workers": 2, "freikorps-1": 1})
    play_event(play, "K25")
    assert t.options(play, "kpd") == {"soldiers", "workers"}
    t.answers(play, "workers", "berlin", "soldiers", "essen", "hamburg")
    assert play.position.society == ["revolution"]
    assert play.position.dissolved == {"workers": 1, "freikorps-1": 1}
    assert play.position.cities["berlin"].units == {"workers": 1}
    assert play.position.cities["essen"].units == {"soldiers": 1}
    assert play.position.cities["hamburg"].bases == {"kpd": 1}
    assert gone(play, "K25")


def test_k26_attempts_a_coup_and_demonstrates_elsewhere() -> None:
    play = t.table()
    t.city(play, "rostock", threats=["unrest"])  # a die for a Coup there, too
    t.dice(play, 5, 1, 3)
    play_event(play, "K26", "soldiers:supply", "essen", "soldiers:supply", "essen")
    assert play.position.cities["essen"].threats == ["councils"]  # 5 and 1
    assert "essen" not in t.options(play, "kpd")
    t.answer(play, "koeln", "kpd")
    assert rolled(play, "demonstrate") == (1, 4)
    assert play.position.cities["koeln"].bases == {"kpd": 1}
    assert gone(play, "K26")


def test_k26_in_government_only_demonstrates_elsewhere() -> None:
    play = t.table(government=("spd", "kpd"))
    play_event(play, "K26", "soldiers:supply", "essen", "soldiers:supply", "essen")
    assert "essen" not in t.options(play, "kpd")
    t.answer(play, "koeln", "kpd")
    assert [each.action for each in t.happened(play, AttemptAnnounced)] == ["demonstrate"]
    assert gone(play, "K26")


@pytest.mark.parametrize(("impulses", "early"), [(0, True), (1, True), (2, False)])
def test_k26_is_for_the_first_two_impulses(impulses: int, early: bool) -> None:
    assert ("event" in ways_to_play("K26", impulses_played=impulses)) == early
