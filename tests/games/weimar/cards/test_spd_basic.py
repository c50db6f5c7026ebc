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


def bases(runner: WeimarRunner, name: str) -> dict[str, int]:
    return runner.position.cities[name].bases


def test_s05_moves_two_units_fights_and_removes_the_unrest_there() -> None:
    """Example 1 of the rulebook (4.3)."""
    runner = table()
    city(runner, "essen", units={"soldiers": 1}, threats=["unrest"])
    city(runner, "rostock", threats=["unrest"])
    dice(runner, 4, 1, 1)
    play_event(runner, "S05", "police:supply", "essen", "reichswehr-2:supply", "essen")
    assert rolled(runner, "fight") == (3, 5)  # 1 + 1 + 2 - 1 dice, and 1 more against the KPD
    assert runner.position.cities["essen"].units == {"police": 1, "reichswehr-2": 1}
    assert runner.position.cities["essen"].threats == []
    assert runner.position.cities["rostock"].threats == ["unrest"]
    assert gone(runner, "S05")


def test_s05_offers_a_counter_coup_instead() -> None:
    runner = table()
    city(runner, "essen", units={"soldiers": 1, "police": 1})
    city(runner, "leipzig", units={"reichswehr-2": 1}, threats=["councils"])
    dice(runner, 5, 1)
    play_event(runner, "S05", "pass")
    assert options(runner, "spd") == {"1", "2"}
    answer(runner, "2", "spd", kind="choose-option")
    assert rolled(runner, "counter-coup") == (2, 5)
    assert (
        runner.position.cities["leipzig"].threats == []
    )  # result 5 leaves Unrest, the card ends it
    assert gone(runner, "S05")


def test_s05_in_opposition_moves_own_units_and_cannot_fight() -> None:
    runner = table(government=("z", "dnvp"), chancellor="z")
    supply(runner, "spd", reichsbanner=1)
    city(runner, "koeln", units={"soldiers": 1, "police": 3}, threats=["unrest", "councils"])
    play_event(runner, "S05")
    assert options(runner, "spd") == {"reichsbanner:supply", "pass"}
    answers(runner, "reichsbanner:supply", "koeln")
    answer(runner, "1", "spd", kind="choose-option")  # neither is possible
    assert runner.position.cities["koeln"].threats == ["councils"]
    assert gone(runner, "S05")


def test_s09_places_bases_in_berlin_and_anywhere_and_debates_one_issue() -> None:
    runner = table()
    issues(runner, {"economy-1": "0", "media-1": "0"})
    play_event(runner, "S09", "koeln", "economy-1:S2")
    assert bases(runner, "berlin") == bases(runner, "koeln") == {"spd": 1}
    assert runner.position.issues == {"economy-1": "S2", "media-1": "0"}
    assert gone(runner, "S09")


def test_s10_gives_three_seats_and_the_zentrum_one() -> None:
    runner = play_event(table(), "S10")
    assert (runner.position.seats["spd"], runner.position.seats["z"]) == (3, 1)
    assert gone(runner, "S10")


def test_s11_places_its_marker_and_removes_poverty_anywhere() -> None:
    runner = table(dr_box=["poverty"], society=["W1"])
    city(runner, "koeln", threats=["poverty"])
    play_event(runner, "S11")
    assert options(runner, "spd") == {"koeln", "dr-box"}
    answer(runner, "dr-box", "spd")
    assert runner.position.society == ["labor-welfare", "W1"]
    assert runner.position.dr_box == []
    assert runner.position.cities["koeln"].threats == ["poverty"]
    assert gone(runner, "S11")


def test_s12_demonstrates_in_three_different_cities() -> None:
    runner = table()
    dice(runner, 4, 1, 1, 3, 1, 1, 6, 6, 6)
    play_event(runner, "S12", "berlin")
    assert "berlin" not in options(runner, "spd")
    answer(runner, "essen", "spd")
    assert not {"berlin", "essen"} & options(runner, "spd")
    answer(runner, "hamburg", "spd")
    assert [bases(runner, name) for name in ("berlin", "essen", "hamburg")] == [
        {"spd": 1},
        {},
        {"spd": 2},
    ]
    assert kept(runner, "S12")


def test_s13_places_media_and_debates() -> None:
    runner = table()
    issues(runner, {"economy-1": "0"})
    play_event(runner, "S13", "media-1:S4")
    assert runner.position.issues == {"economy-1": "0", "media-1": "S4"}
    assert kept(runner, "S13")


def test_s13_takes_the_second_copy_and_then_none() -> None:
    runner = table()
    issues(runner, {"media-1": "D3"})
    play_event(runner, "S13", "media-1:D2")
    assert runner.position.issues == {"media-1": "D2", "media-2": "S2"}
    play_event(runner, "S13", "media-1:D1")
    assert runner.position.issues == {"media-1": "D1", "media-2": "S2"}


def test_s14_places_the_uspd_and_weakens_the_kpd() -> None:
    runner = table()
    seats(runner, kpd=2)
    play_event(runner, "S14", "leipzig")
    assert runner.position.society == ["uspd"]
    assert runner.position.seats["kpd"] == 1
    assert bases(runner, "leipzig") == {"spd": 1}
    assert gone(runner, "S14")


def test_s15_places_bases_and_fills_the_reserve() -> None:
    runner = play_event(table(), "S15", "frankfurt")
    assert bases(runner, "frankfurt") == {"spd": 2}
    assert runner.position.reserve["spd"] == 2
    assert kept(runner, "S15")


def test_s15_in_a_full_frankfurt_removes_a_base_instead() -> None:
    runner = table()
    city(runner, "frankfurt", bases={"kpd": 1, "dnvp": 1})
    play_event(runner, "S15")
    assert asked(runner, "spd").kind == "full-city"
    answers(runner, "dnvp", "frankfurt")  # the second base uses the free space (R9)
    assert bases(runner, "frankfurt") == {"kpd": 1, "spd": 1}


def test_s16_ends_a_regime_where_the_spd_has_a_base() -> None:
    runner = table(economy=3)
    city(runner, "berlin", threats=["regime"], bases={"spd": 1})
    city(runner, "muenchen", threats=["regime"])
    play_event(runner, "S16")
    assert runner.position.cities["berlin"].threats == []
    assert runner.position.cities["muenchen"].threats == ["regime"]
    assert runner.position.economy == 2
    assert runner.position.reserve["spd"] == 0
    assert kept(runner, "S16")


def test_s16_gives_reserve_points_without_such_a_regime() -> None:
    runner = table(economy=3)
    city(runner, "berlin", threats=["councils"], bases={"spd": 1})
    city(runner, "muenchen", threats=["regime"], bases={"kpd": 1})
    play_event(runner, "S16")
    assert runner.position.cities["muenchen"].threats == ["regime"]
    assert runner.position.economy == 3
    assert runner.position.reserve["spd"] == 2
    assert kept(runner, "S16")
