"""The twelve basic cards of the SPD, without its politicians."""

from __future__ import annotations

from tests.games.weimar.cards_table import gone, kept, play_event, rolled
from tests.games.weimar.table import (
    answer,
    answers,
    asked,
    city,
    dice,
    issues,
    options,
    seats,
    supply,
    table as new_table,
)
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def table(**fields: object) -> WeimarRunner:
    """SPD governs, but is not the Chancellor's party."""
    return new_table(**{"government": ("z", "spd"), "chancellor": "z", **fields})


def bases(play: WeimarRunner, name: str) -> dict[str, int]:
    return play.position.cities[name].bases


def test_s05_moves_two_units_fights_and_removes_the_unrest_there() -> None:
    """Example 1 of the rulebook (4.3)."""
    play = table()
    city(play, "essen", units={"soldiers": 1}, threats=["unrest"])
    city(play, "rostock", threats=["unrest"])
    dice(play, 4, 1, 1)
    play_event(play, "S05", "police:supply", "essen", "reichswehr-2:supply", "essen")
    assert rolled(play, "fight") == (3, 5)  # 1 + 1 + 2 - 1 dice, and 1 more against the KPD
    assert play.position.cities["essen"].units == {"police": 1, "reichswehr-2": 1}
    assert play.position.cities["essen"].threats == []
    assert play.position.cities["rostock"].threats == ["unrest"]
    assert gone(play, "S05")


def test_s05_offers_a_counter_coup_instead() -> None:
    play = table()
    city(play, "essen", units={"soldiers": 1, "police": 1})
    city(play, "leipzig", units={"reichswehr-2": 1}, threats=["councils"])
    dice(play, 5, 1)
    play_event(play, "S05", "pass")
    assert options(play, "spd") == {"1", "2"}
    answer(play, "2", "spd", kind="choose-option")
    assert rolled(play, "counter-coup") == (2, 5)
    assert play.position.cities["leipzig"].threats == []  # result 5 leaves Unrest, the card ends it
    assert gone(play, "S05")


def test_s05_in_opposition_moves_own_units_and_cannot_fight() -> None:
    play = table(government=("z", "dnvp"), chancellor="z")
    supply(play, "spd", reichsbanner=1)
    city(play, "koeln", units={"soldiers": 1, "police": 3}, threats=["unrest", "councils"])
    play_event(play, "S05")
    assert options(play, "spd") == {"reichsbanner:supply", "pass"}
    answers(play, "reichsbanner:supply", "koeln")
    answer(play, "1", "spd", kind="choose-option")  # neither can be done
    assert play.position.cities["koeln"].threats == ["councils"]
    assert gone(play, "S05")


def test_s09_places_bases_in_berlin_and_anywhere_and_debates_one_issue() -> None:
    play = table()
    issues(play, {"economy-1": "0", "media-1": "0"})
    play_event(play, "S09", "koeln", "economy-1:S2")
    assert bases(play, "berlin") == bases(play, "koeln") == {"spd": 1}
    assert play.position.issues == {"economy-1": "S2", "media-1": "0"}
    assert gone(play, "S09")


def test_s10_gives_three_seats_and_the_zentrum_one() -> None:
    play = play_event(table(), "S10")
    assert (play.position.seats["spd"], play.position.seats["z"]) == (3, 1)
    assert gone(play, "S10")


def test_s11_places_its_marker_and_removes_poverty_anywhere() -> None:
    play = table(dr_box=["poverty"], society=["W1"])
    city(play, "koeln", threats=["poverty"])
    play_event(play, "S11")
    assert options(play, "spd") == {"koeln", "dr-box"}
    answer(play, "dr-box", "spd")
    assert play.position.society == ["labor-welfare", "W1"]
    assert play.position.dr_box == []
    assert play.position.cities["koeln"].threats == ["poverty"]
    assert gone(play, "S11")


def test_s12_demonstrates_in_three_different_cities() -> None:
    play = table()
    dice(play, 4, 1, 1, 3, 1, 1, 6, 6, 6)
    play_event(play, "S12", "berlin")
    assert "berlin" not in options(play, "spd")
    answer(play, "essen", "spd")
    assert not {"berlin", "essen"} & options(play, "spd")
    answer(play, "hamburg", "spd")
    assert [bases(play, name) for name in ("berlin", "essen", "hamburg")] == [
        {"spd": 1},
        {},
        {"spd": 2},
    ]
    assert kept(play, "S12")


def test_s13_places_media_and_debates() -> None:
    play = table()
    issues(play, {"economy-1": "0"})
    play_event(play, "S13", "media-1:S4")
    assert play.position.issues == {"economy-1": "0", "media-1": "S4"}
    assert kept(play, "S13")


def test_s13_takes_the_second_copy_and_then_none() -> None:
    play = table()
    issues(play, {"media-1": "D3"})
    play_event(play, "S13", "media-1:D2")
    assert play.position.issues == {"media-1": "D2", "media-2": "S2"}
    play_event(play, "S13", "media-1:D1")
    assert play.position.issues == {"media-1": "D1", "media-2": "S2"}


def test_s14_places_the_uspd_and_weakens_the_kpd() -> None:
    play = table()
    seats(play, kpd=2)
    play_event(play, "S14", "leipzig")
    assert play.position.society == ["uspd"]
    assert play.position.seats["kpd"] == 1
    assert bases(play, "leipzig") == {"spd": 1}
    assert gone(play, "S14")


def test_s15_places_bases_and_fills_the_reserve() -> None:
    play = play_event(table(), "S15", "frankfurt")
    assert bases(play, "frankfurt") == {"spd": 2}
    assert play.position.reserve["spd"] == 2
    assert kept(play, "S15")


def test_s15_in_a_full_frankfurt_removes_a_base_instead() -> None:
    play = table()
    city(play, "frankfurt", bases={"kpd": 1, "dnvp": 1})
    play_event(play, "S15")
    assert asked(play, "spd").kind == "full-city"
    answers(play, "dnvp", "frankfurt")  # the second base finds the free space (R9)
    assert bases(play, "frankfurt") == {"kpd": 1, "spd": 1}


def test_s16_ends_a_regime_where_the_spd_has_a_base() -> None:
    play = table(economy=3)
    city(play, "berlin", threats=["regime"], bases={"spd": 1})
    city(play, "muenchen", threats=["regime"])
    play_event(play, "S16")
    assert play.position.cities["berlin"].threats == []
    assert play.position.cities["muenchen"].threats == ["regime"]
    assert play.position.economy == 2
    assert play.position.reserve["spd"] == 0
    assert kept(play, "S16")


def test_s16_gives_reserve_points_without_such_a_regime() -> None:
    play = table(economy=3)
    city(play, "berlin", threats=["councils"], bases={"spd": 1})
    city(play, "muenchen", threats=["regime"], bases={"kpd": 1})
    play_event(play, "S16")
    assert play.position.cities["muenchen"].threats == ["regime"]
    assert play.position.economy == 3
    assert play.position.reserve["spd"] == 2
    assert kept(play, "S16")
