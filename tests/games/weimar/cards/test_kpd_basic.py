"""The twelve basic cards of the KPD, without its politicians."""

from __future__ import annotations

import pytest

from tests.games.weimar.cards_table import gone, kept, play_event, rolled, ways_to_play
from tests.games.weimar.table import answer, answers, city, dice, happened, issues, options, table
from weimar_tui.games.weimar.rules.events import AttemptAnnounced

GOVERNING = {"government": ("spd", "kpd")}


def test_k08_places_an_uprising_where_the_kpd_leads_and_one_elsewhere() -> None:
    play = table()
    city(play, "berlin", bases={"kpd": 2, "spd": 1})
    city(play, "koeln", bases={"kpd": 1})
    city(play, "essen", bases={"kpd": 1, "spd": 1})
    city(play, "leipzig", threats=["regime", "unrest"])
    play_event(play, "K08")
    assert options(play, "kpd") == {"berlin", "koeln"}
    answer(play, "koeln", "kpd")
    assert "koeln" not in options(play, "kpd")
    answer(play, "leipzig", "kpd")  # takes the place of the Regime
    assert play.position.cities["koeln"].threats == ["uprising"]
    assert play.position.cities["leipzig"].threats == ["unrest", "uprising"]
    assert gone(play, "K08")


def test_k08_does_nothing_where_the_kpd_leads_nowhere() -> None:
    play = table()
    city(play, "essen", bases={"kpd": 1, "spd": 1})
    play_event(play, "K08")
    assert not any(each.threats for each in play.position.cities.values())
    assert gone(play, "K08")


def test_k08_places_nothing_while_the_kpd_governs() -> None:
    play = table(**GOVERNING)
    city(play, "koeln", bases={"kpd": 1})
    play_event(play, "K08")
    assert not any(each.threats for each in play.position.cities.values())
    assert gone(play, "K08")


def test_k09_demonstrates_three_times_with_one_more() -> None:
    play = table()
    city(play, "essen", units={"soldiers": 1})
    dice(play, 3, 6, 1, 2)
    play_event(play, "K09", "berlin")
    assert "berlin" not in options(play, "kpd")
    answer(play, "essen", "kpd")
    assert not {"berlin", "essen"} & options(play, "kpd")
    answer(play, "hamburg", "kpd")
    cities = play.position.cities
    assert cities["berlin"].bases == {"kpd": 1}  # 3 and 1
    assert cities["essen"].threats == ["unrest", "uprising"]  # 6 and 1
    assert cities["hamburg"].threats == ["unrest"]  # 2 and 1
    assert kept(play, "K09")


def test_k10_brings_the_spartacists() -> None:
    play = play_event(table(), "K10")
    assert play.position.supply["kpd"]["spartacists"] == 3
    answers(play, "spartacists:supply", "berlin", "spartacists:supply", "essen")
    answers(play, "soldiers:supply", "essen")
    assert play.position.cities["essen"].units == {"spartacists": 1, "soldiers": 1}
    assert play.position.cities["berlin"].units == {"spartacists": 1}
    assert play.position.cities["berlin"].bases == {"kpd": 1}
    assert gone(play, "K10")


def test_k11_moves_to_berlin_and_demonstrates_with_one_more() -> None:
    play = table()
    city(play, "hamburg", units={"workers": 1})
    dice(play, 3, 1, 1)
    play_event(play, "K11", "soldiers:supply", "workers:hamburg")
    assert rolled(play, "demonstrate") == (3, 4)
    assert play.position.cities["berlin"].units == {"soldiers": 1, "workers": 1}
    assert play.position.cities["berlin"].bases == {"kpd": 1}
    assert kept(play, "K11")


def test_k12_demonstrates_where_the_last_unit_went() -> None:
    play = table()
    dice(play, 3, 1, 1)
    play_event(play, "K12", "soldiers:supply")
    assert options(play, "kpd") == {"hamburg", "rostock"}
    answers(play, "hamburg", "soldiers:supply", "hamburg")
    assert rolled(play, "demonstrate") == (3, 4)
    assert play.position.cities["hamburg"].bases == {"kpd": 1}
    assert kept(play, "K12")


def test_k13_attempts_a_coup_in_leipzig() -> None:
    play = table()
    city(play, "rostock", threats=["unrest"])
    dice(play, 6, 1, 1)
    play_event(play, "K13", "soldiers:supply", "soldiers:supply")
    assert rolled(play, "coup") == (3, 6)  # two units and the Unrest just placed
    assert play.position.cities["leipzig"].threats == ["unrest", "councils"]
    assert kept(play, "K13")


def test_k13_cannot_attempt_a_coup_in_government() -> None:
    play = play_event(table(**GOVERNING), "K13", "soldiers:supply", "soldiers:supply")
    assert play.position.cities["leipzig"].threats == ["unrest"]
    assert play.position.cities["leipzig"].units == {"soldiers": 2}
    assert not happened(play, AttemptAnnounced)
    assert kept(play, "K13")


@pytest.mark.parametrize(("impulses", "early"), [(0, True), (1, True), (2, False), (3, False)])
def test_k13_is_for_the_first_two_impulses(impulses: int, early: bool) -> None:
    assert ("event" in ways_to_play("K13", impulses_played=impulses)) == early
    assert "event" in ways_to_play("K12", impulses_played=impulses)


def test_k14_gathers_the_poor_of_two_cities() -> None:
    play = table()
    for name in ("berlin", "essen", "koeln"):
        city(play, name, threats=["poverty"])
    play_event(play, "K14")
    assert options(play, "kpd") == {"berlin", "essen", "koeln"}
    answer(play, "essen", "kpd")
    assert options(play, "kpd") == {"berlin", "koeln"}
    answer(play, "koeln", "kpd")
    cities = play.position.cities
    for name in ("essen", "koeln"):
        assert cities[name].bases == {"kpd": 1}
        assert cities[name].threats == ["poverty", "unrest"]
    assert cities["berlin"].bases == {}
    assert play.position.vp["kpd"] == 0
    assert kept(play, "K14")


def test_k14_with_poverty_in_one_city_only() -> None:
    play = table()
    city(play, "essen", threats=["poverty"])
    play_event(play, "K14")
    assert play.position.cities["essen"].bases == {"kpd": 1}
    assert play.position.cities["essen"].threats == ["poverty", "unrest"]
    assert kept(play, "K14")


def test_k15_places_workers_and_debates() -> None:
    play = table()
    issues(play, {"media-1": "0"})
    play_event(play, "K15")
    assert options(play, "kpd") == {"W1", "W2", "W3", "W4"}
    answers(play, "W2", "media-1:K2")
    assert play.position.society == ["W2"]
    assert play.position.issues == {"media-1": "K2"}
    assert kept(play, "K15")


def test_k16_places_paragraph_218() -> None:
    play = play_event(table(), "K16", "stuttgart")
    assert play.position.issues == {"paragraph-218": "K1"}
    assert play.position.cities["stuttgart"].bases == {"kpd": 1}
    assert gone(play, "K16")
