"""The twelve basic cards of the KPD, without its politicians."""

from __future__ import annotations

import pytest

from tests.games.weimar.cards_table import gone, kept, play_event, rolled, ways_to_play
from tests.games.weimar.table import answer, answers, city, dice, happened, issues, options, table
from weimar_tui.games.weimar.rules.events import AttemptAnnounced

GOVERNING = {"government": ("spd", "kpd")}


def test_k08_places_an_uprising_where_the_kpd_leads_and_one_elsewhere() -> None:
    runner = table()
    city(runner, "berlin", bases={"kpd": 2, "spd": 1})
    city(runner, "koeln", bases={"kpd": 1})
    city(runner, "essen", bases={"kpd": 1, "spd": 1})
    city(runner, "leipzig", threats=["regime", "unrest"])
    play_event(runner, "K08")
    assert options(runner, "kpd") == {"berlin", "koeln"}
    answer(runner, "koeln", "kpd")
    assert "koeln" not in options(runner, "kpd")
    answer(runner, "leipzig", "kpd")  # replaces the Regime
    assert runner.position.cities["koeln"].threats == ["uprising"]
    assert runner.position.cities["leipzig"].threats == ["unrest", "uprising"]
    assert gone(runner, "K08")


def test_k08_does_nothing_where_the_kpd_leads_nowhere() -> None:
    runner = table()
    city(runner, "essen", bases={"kpd": 1, "spd": 1})
    play_event(runner, "K08")
    assert not any(each.threats for each in runner.position.cities.values())
    assert gone(runner, "K08")


def test_k08_places_nothing_while_the_kpd_governs() -> None:
    runner = table(**GOVERNING)
    city(runner, "koeln", bases={"kpd": 1})
    play_event(runner, "K08")
    assert not any(each.threats for each in runner.position.cities.values())
    assert gone(runner, "K08")


def test_k09_demonstrates_three_times_with_one_more() -> None:
    runner = table()
    city(runner, "essen", units={"soldiers": 1})
    dice(runner, 3, 6, 1, 2)
    play_event(runner, "K09", "berlin")
    assert "berlin" not in options(runner, "kpd")
    answer(runner, "essen", "kpd")
    assert not {"berlin", "essen"} & options(runner, "kpd")
    answer(runner, "hamburg", "kpd")
    cities = runner.position.cities
    assert cities["berlin"].bases == {"kpd": 1}  # 3 and 1
    assert cities["essen"].threats == ["unrest", "uprising"]  # 6 and 1
    assert cities["hamburg"].threats == ["unrest"]  # 2 and 1
    assert kept(runner, "K09")


def test_k10_brings_the_spartacists() -> None:
    runner = play_event(table(), "K10")
    assert runner.position.supply["kpd"]["spartacists"] == 3
    answers(runner, "spartacists:supply", "berlin", "spartacists:supply", "essen")
    answers(runner, "soldiers:supply", "essen")
    assert runner.position.cities["essen"].units == {"spartacists": 1, "soldiers": 1}
    assert runner.position.cities["berlin"].units == {"spartacists": 1}
    assert runner.position.cities["berlin"].bases == {"kpd": 1}
    assert gone(runner, "K10")


def test_k11_moves_to_berlin_and_demonstrates_with_one_more() -> None:
    runner = table()
    city(runner, "hamburg", units={"workers": 1})
    dice(runner, 3, 1, 1)
    play_event(runner, "K11", "soldiers:supply", "workers:hamburg")
    assert rolled(runner, "demonstrate") == (3, 4)
    assert runner.position.cities["berlin"].units == {"soldiers": 1, "workers": 1}
    assert runner.position.cities["berlin"].bases == {"kpd": 1}
    assert gone(runner, "K11")


def test_k11_attempts_a_coup_from_round_2() -> None:
    runner = table(round=2)
    dice(runner, 6, 1)
    play_event(runner, "K11", "soldiers:supply", "soldiers:supply")
    assert rolled(runner, "coup") == (2, 7)
    assert runner.position.cities["berlin"].threats == ["councils"]
    assert gone(runner, "K11")


def test_k12_attempts_a_coup_where_the_last_unit_went() -> None:
    runner = table()
    dice(runner, 6, 1)
    play_event(runner, "K12", "soldiers:supply")
    assert options(runner, "kpd") == {"hamburg", "rostock"}
    answers(runner, "hamburg", "soldiers:supply", "hamburg")
    assert rolled(runner, "coup") == (2, 8)
    assert gone(runner, "K12")


def test_k13_attempts_a_coup_in_leipzig() -> None:
    runner = table()
    city(runner, "rostock", threats=["unrest"])
    dice(runner, 6, 1, 1)
    play_event(runner, "K13", "soldiers:supply", "soldiers:supply")
    assert rolled(runner, "coup") == (3, 8)  # two units and the Unrest just placed; 2 more
    assert runner.position.cities["leipzig"].threats == ["unrest", "councils"]
    assert gone(runner, "K13")


def test_k13_cannot_attempt_a_coup_in_government() -> None:
    runner = play_event(table(**GOVERNING), "K13", "soldiers:supply", "soldiers:supply")
    assert runner.position.cities["leipzig"].threats == ["unrest"]
    assert runner.position.cities["leipzig"].units == {"soldiers": 2}
    assert not happened(runner, AttemptAnnounced)
    assert gone(runner, "K13")


@pytest.mark.parametrize(("impulses", "early"), [(0, True), (1, True), (2, False), (3, False)])
def test_k13_is_for_the_first_two_impulses(impulses: int, early: bool) -> None:
    assert ("event" in ways_to_play("K13", impulses_played=impulses)) == early
    assert "event" in ways_to_play("K12", impulses_played=impulses)


def test_k14_gathers_the_poor_of_two_cities() -> None:
    runner = table()
    for name in ("berlin", "essen", "koeln"):
        city(runner, name, threats=["poverty"])
    play_event(runner, "K14")
    assert options(runner, "kpd") == {"berlin", "essen", "koeln"}
    answer(runner, "essen", "kpd")
    assert options(runner, "kpd") == {"berlin", "koeln"}
    answer(runner, "koeln", "kpd")
    cities = runner.position.cities
    for name in ("essen", "koeln"):
        assert cities[name].bases == {"kpd": 1}
        assert cities[name].threats == ["poverty", "unrest"]
    assert cities["berlin"].bases == {}
    assert runner.position.vp["kpd"] == 0
    assert kept(runner, "K14")


def test_k14_with_poverty_in_one_city_only() -> None:
    runner = table()
    city(runner, "essen", threats=["poverty"])
    play_event(runner, "K14")
    assert runner.position.cities["essen"].bases == {"kpd": 1}
    assert runner.position.cities["essen"].threats == ["poverty", "unrest"]
    assert kept(runner, "K14")


def test_k15_places_workers_and_debates() -> None:
    runner = table()
    issues(runner, {"media-1": "0"})
    play_event(runner, "K15")
    assert options(runner, "kpd") == {"W1", "W2", "W3", "W4"}
    answers(runner, "W2", "media-1:K2")
    assert runner.position.society == ["W2"]
    assert runner.position.issues == {"media-1": "K2"}
    assert kept(runner, "K15")


def test_k16_places_paragraph_218() -> None:
    runner = play_event(table(), "K16", "stuttgart")
    assert runner.position.issues == {"paragraph-218": "K1"}
    assert runner.position.cities["stuttgart"].bases == {"kpd": 1}
    assert gone(runner, "K16")
