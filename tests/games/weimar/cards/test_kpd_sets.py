"""The sets M and R of the KPD, without its politician."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.cards_table import gone, kept, play_event, rolled, ways_to_play
from weimar_tui.games.weimar.rules.events import AttemptAnnounced, DiceRolled


def test_k17_gives_a_point_a_base_and_a_flag() -> None:
    runner = play_event(t.table(), "K17", "leipzig")
    assert runner.position.vp["kpd"] == 1
    assert runner.position.cities["leipzig"].bases == {"kpd": 1}
    assert runner.position.flags["ussr"] == 1
    assert gone(runner, "K17")


def test_k19_costs_the_spd_a_seat() -> None:
    runner = t.table(government=("z", "spd"), chancellor="z")
    t.seats(runner, spd=3)
    play_event(runner, "K19")
    assert (runner.position.seats["spd"], runner.position.vp["kpd"]) == (2, 1)
    assert kept(runner, "K19")


def test_k20_strikes_with_a_figure_on_the_nsdap_track() -> None:
    runner = t.table()
    t.dice(runner, 3)
    play_event(runner, "K20")
    assert [(len(r.dice), r.result) for r in t.happened(runner, DiceRolled)] == [(1, 4)]
    assert runner.position.vp["kpd"] == 1
    t.answer(runner, "yes", "kpd", kind="pay")
    assert runner.position.nsdap_track == ["kpd"]
    assert runner.position.vp["kpd"] == 3
    assert runner.position.cities["berlin"].threats == ["unrest"]
    assert runner.position.cities["berlin"].bases == {"kpd": 1}
    assert gone(runner, "K20")


def test_k20_without_the_figure_gives_one_point() -> None:
    runner = t.table()
    t.dice(runner, 3)
    play_event(runner, "K20", "no")
    assert runner.position.nsdap_track == []
    assert runner.position.vp["kpd"] == 1
    assert runner.position.cities["berlin"].threats == []
    assert gone(runner, "K20")


@pytest.mark.parametrize(("flags", "points"), [(0, 0), (1, 1), (3, 1)])
def test_k21_gives_a_point_with_two_flags(flags: int, points: int) -> None:
    runner = t.table()
    runner.position.flags["ussr"] = flags
    t.city(runner, "essen", threats=["poverty"])
    play_event(runner, "K21")
    assert runner.position.cities["essen"].threats == []
    assert runner.position.flags["ussr"] == min(3, flags + 1)
    assert runner.position.vp["kpd"] == points
    assert kept(runner, "K21")


def test_k22_brings_the_ruhr_army() -> None:
    runner = play_event(t.table(), "K22")
    assert runner.position.supply["kpd"]["ruhr-army"] == 2
    t.answer(runner, "ruhr-army:supply", "kpd")
    assert t.options(runner, "kpd") == {"essen", "koeln"}
    t.answers(runner, "essen", "ruhr-army:supply", "koeln", "pass")
    assert runner.position.cities["essen"].units == {"ruhr-army": 1}
    assert runner.position.cities["koeln"].units == {"ruhr-army": 1}
    assert runner.position.cities["koeln"].bases == {"kpd": 1}  # the city where the last unit went
    assert gone(runner, "K22")


def test_k23_brings_the_red_front() -> None:
    runner = t.table()
    t.supply(runner, "kpd")
    play_event(runner, "K23")
    for name in ("berlin", "essen", "koeln"):
        t.answers(runner, "red-front:supply", name)
    t.answer(runner, "stuttgart", "kpd")
    for name in ("berlin", "essen", "koeln"):
        assert runner.position.cities[name].units == {"red-front": 1}
    assert runner.position.cities["stuttgart"].bases == {"kpd": 1}
    assert gone(runner, "K23")


def test_k24_raises_the_red_flag() -> None:
    runner = play_event(t.table(), "K24", "berlin")
    assert "berlin" not in t.options(runner, "kpd")
    t.answer(runner, "essen", "kpd")
    assert runner.position.society == ["red-flag"]
    assert runner.position.cities["berlin"].bases == {"kpd": 1}
    assert runner.position.cities["essen"].bases == {"kpd": 1}
    assert gone(runner, "K24")


def test_k25_brings_back_two_dissolved_units() -> None:
    runner = t.table(dissolved={"soldiers": 1, "workers": 2, "freikorps-1": 1})
    play_event(runner, "K25")
    assert t.options(runner, "kpd") == {"soldiers", "workers"}
    t.answers(runner, "workers", "berlin", "soldiers", "essen", "hamburg")
    assert runner.position.society == ["revolution"]
    assert runner.position.dissolved == {"workers": 1, "freikorps-1": 1}
    assert runner.position.cities["berlin"].units == {"workers": 1}
    assert runner.position.cities["essen"].units == {"soldiers": 1}
    assert runner.position.cities["hamburg"].bases == {"kpd": 1}
    assert gone(runner, "K25")


def test_k26_attempts_a_coup_and_demonstrates_elsewhere() -> None:
    runner = t.table()
    t.city(runner, "rostock", threats=["unrest"])  # gives a die for a Coup there too
    t.dice(runner, 5, 1, 3)
    play_event(runner, "K26", "soldiers:supply", "essen", "soldiers:supply", "essen")
    assert runner.position.cities["essen"].threats == ["councils"]  # 5 and 1
    assert "essen" not in t.options(runner, "kpd")
    t.answer(runner, "koeln", "kpd")
    assert rolled(runner, "demonstrate") == (1, 4)
    assert runner.position.cities["koeln"].bases == {"kpd": 1}
    assert gone(runner, "K26")


def test_k26_in_government_only_demonstrates_elsewhere() -> None:
    runner = t.table(government=("spd", "kpd"))
    play_event(runner, "K26", "soldiers:supply", "essen", "soldiers:supply", "essen")
    assert "essen" not in t.options(runner, "kpd")
    t.answer(runner, "koeln", "kpd")
    assert [each.action for each in t.happened(runner, AttemptAnnounced)] == ["demonstrate"]
    assert gone(runner, "K26")


@pytest.mark.parametrize(("impulses", "early"), [(0, True), (1, True), (2, False)])
def test_k26_is_for_the_first_two_impulses(impulses: int, early: bool) -> None:
    assert ("event" in ways_to_play("K26", impulses_played=impulses)) == early
