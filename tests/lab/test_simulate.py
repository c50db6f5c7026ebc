"""`weimar simulate`: consistent figures, on one core and on two."""

from __future__ import annotations

import json

from tests.cli.conftest import Command

WEIMAR = ("simulate", "-n", "6", "--bots", "random", "--seed", "3")


def test_figures_add_up(command: Command) -> None:
    report = json.loads(command(*WEIMAR, "--json").out)
    assert report["games"] == 6
    assert sum(report["endings"].values()) == 6
    assert sum(report["last_round"].values()) == 6
    assert sum(report["winners"].values()) >= 6
    assert set(report["vp_mean"]) == {"spd", "kpd", "z", "dnvp"}
    assert report["decisions_a_game"] > 50
    assert report["decisions_a_second"] > 0
    assert set(report["balance"]["coups"]) == {"found"}


def test_what_the_bots_are_made_for_is_told_only_if_asked(command: Command) -> None:
    """Players who run simulations need not read about the bots' design targets."""
    aims = json.loads(command(*WEIMAR, "--json", "--targets").out)["balance"]
    assert aims["coups"]["target"] == [7, 12]
    plain, aimed = command(*WEIMAR).out, command(*WEIMAR, "--targets").out
    assert "target" in aimed and "outside" in aimed
    assert "target" not in plain and "outside" not in plain


def test_two_cores_play_the_same_games(command: Command) -> None:
    timings = ("seconds", "games_a_second", "decisions_a_second", "decisions_a_second_a_core")
    reports = []
    for jobs in ("1", "2"):
        report = json.loads(command(*WEIMAR, "--json", "--jobs", jobs).out)
        for key in timings:
            report.pop(key)
        report["endings"] = dict(sorted(report["endings"].items()))
        reports.append(report)
    assert reports[0] == reports[1]


def test_another_seed_gives_other_games(command: Command) -> None:
    first = json.loads(command(*WEIMAR, "--json").out)
    other = json.loads(command(*WEIMAR, "--json", "--seed", "4").out)
    assert first["vp_mean"] != other["vp_mean"]


def test_a_table_for_people(command: Command) -> None:
    ran = command(*WEIMAR)
    assert ran.status == 0
    assert ran.err == ""
    assert "6 games of weimar (main), spd=random" in ran.out
    for word in (
        "ending",
        "winner",
        "ended in",
        "Round 6",
        "VP at the end",
        "decisions per second",
    ):
        assert word in ran.out


def test_a_scenario_for_one_that_is_lost_is_not_counted_as_survived(command: Command) -> None:
    winters = ("simulate", "--scenario", "first-winter", "-n", "8", "--bots", "random")
    report = json.loads(command(*winters, "--seed", "1", "--json").out)
    lost = report["endings_without_winner"]["republic-survived"]
    assert 0 < lost == report["winners"]["nobody"]
    assert report["balance"]["ending.republic-survived"] == {"found": 1 - lost / 8}
    told = command(*winters, "--seed", "1", "--lang", "en").out
    assert f"You lost the winter {lost} " in " ".join(told.split())


def test_a_game_without_points_or_balance(command: Command) -> None:
    ran = command("simulate", "--game", "duel", "-n", "5", "--bots", "random", "--json")
    report = json.loads(ran.out)
    assert report["vp_mean"] == {}
    assert "balance" not in report
    assert sum(report["endings"].values()) == 5


def test_seats_may_have_different_bots(command: Command) -> None:
    ran = command("simulate", "-n", "1", "--bots", "spd=random", "--json")
    assert json.loads(ran.out)["bots"] == dict.fromkeys(("spd", "kpd", "z", "dnvp"), "random")


def test_so_many_players_as_are_wanted_where_a_game_leaves_it_open(command: Command) -> None:
    duel = ("simulate", "--game", "duel", "-n", "1", "--bots", "random", "--json")
    for number in (2, 3):
        report = json.loads(command(*duel, "--players", str(number)).out)
        assert len(report["bots"]) == number
    assert "is for 2, 3 players" in command(*duel, "--players", "4").err
    assert "is for 4 players" in command(*WEIMAR, "--players", "5").err
