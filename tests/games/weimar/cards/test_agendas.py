"""The agendas: issues, sets, further cards and effects (rulebook 4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.weimar.table import (
    answer,
    answers,
    asked,
    at_rest,
    city,
    components,
    dice,
    do,
    effects,
    happened,
    issues,
    options,
    reserve,
    seats,
    table as new_table,
)
from weimar_tui.games.weimar.rules.events import DiceRolled
from weimar_tui.games.weimar.rules.phases.agenda import ChooseAgendas
from weimar_tui.games.weimar.rules.phases.course import EndOfRound
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.rules.runner import WeimarRunner

QUIET = {"spd": "S03", "kpd": "K03", "z": "Z04", "dnvp": "D01"}
"""Agendas without questions; together they leave Economy I on K1, Media I on 0, DDP on 0 ..."""


def table(**fields: object) -> WeimarRunner:
    """SPD and Zentrum govern, with the Chancellor from Zentrum."""
    return new_table(**{"government": ("z", "spd"), "chancellor": "z", **fields})


def choose(runner: WeimarRunner, *agendas: str) -> WeimarRunner:
    """All choose agendas: the given ones, otherwise quiet ones; continue to the next question."""
    owner = {agenda: components().agendas[agenda].party for agenda in agendas}
    chosen: dict[str, str] = {**QUIET, **{owner[agenda]: agenda for agenda in agendas}}
    do(runner, ChooseAgendas())
    for party in PARTIES:
        answer(runner, chosen[party], party, kind="agenda")
    return runner


def issues_of(runner: WeimarRunner, agenda: str) -> dict[str, str]:
    """The cells of the first copies of the issues that the agenda names."""
    return {
        f"{kind}": runner.position.issues.get(f"{kind}-1", runner.position.issues.get(kind, ""))
        for kind, _ in components().agendas[agenda].issues
    }


def adds_set(agenda: str, letter: Any) -> bool:
    """Whether the set of five is shuffled into deck and discards the first time, and only then."""
    party = components().agendas[agenda].party
    runner = table()
    runner.position.set_aside = {
        f"{party}:{each}": list(components().set_cards[party, each])
        for each in ("L", "D", "E", "O", "M", "R", "F", "P")
        if (party, each) in components().set_cards
    }
    five = set(components().set_cards[party, letter])
    before = len(runner.position.decks[party])
    discarded = runner.position.decks[party].pop()
    runner.position.discards[party] = [discarded]
    choose(runner, agenda)
    while not at_rest(runner):
        answer(runner, asked(runner).options[0])
    all_cards = runner.position.decks[party] + runner.position.hands[party]
    assert runner.position.discards[party] == []  # also shuffled in
    assert sorted(all_cards).count(discarded) == 1
    first_time = five <= set(all_cards) and len(all_cards) == before + 5
    choose(runner, agenda)
    while not at_rest(runner):
        answer(runner, asked(runner).options[0])
    again = runner.position.decks[party] + runner.position.hands[party]
    return first_time and len(again) == before + 5 and runner.position.sets[party] == (letter,)


# --- SPD ----------------------------------------------------------------------------------------
def test_s01_socialism() -> None:
    runner = choose(table(), "S01", "K02")
    assert issues_of(runner, "S01") == {"economy": "S1", "poverty": "0"}
    answer(runner, "essen", "spd")
    assert runner.position.cities["essen"].bases == {"spd": 1}
    assert len(runner.position.hands["spd"]) == 3
    assert adds_set("S01", "L")


def test_s02_defend_the_republic() -> None:
    runner = table()
    city(runner, "essen", threats=["unrest"])
    city(runner, "koeln", threats=["unrest"], bases={"spd": 2})
    choose(runner, "S02")
    assert issues_of(runner, "S02") == {"security": "S1", "media": "0"}
    assert options(runner, "spd") == {"essen", "koeln"}
    answer(runner, "essen", "spd")
    assert runner.position.cities["essen"].threats == []
    assert len(runner.position.hands["spd"]) == 3
    assert adds_set("S02", "D")


def test_s02_gives_a_die_more_to_every_strike_this_round() -> None:
    runner = choose(table(), "S02")
    runner.position.hands = {party: [] for party in PARTIES}
    city(runner, "koeln", bases={"spd": 2})
    reserve(runner, spd=2)
    effects(runner, "demonstrate Köln", "dnvp")
    answer(runner, "board", "spd")
    assert [len(r.dice) for r in happened(runner, DiceRolled) if r.purpose == "reaction"] == [3]
    do(runner, EndOfRound())
    runner.position.round += 1
    effects(runner, "demonstrate Köln", "dnvp")
    answer(runner, "board", "spd")
    assert [len(r.dice) for r in happened(runner, DiceRolled) if r.purpose == "reaction"] == [3, 2]


def test_s03_international_understanding() -> None:
    runner = choose(table(), "S03")
    assert issues_of(runner, "S03") == {"foreign-affairs": "S1", "reparations": "0"}
    assert len(runner.position.hands["spd"]) == 4
    assert at_rest(runner)


def test_s04_party_of_state() -> None:
    runner = choose(table(), "S04", "K02", "Z01")
    assert issues_of(runner, "S04") == {"ddp": "S1", "uspd": "S1"}
    assert runner.position.reserve["spd"] == 1
    answer(runner, "essen", "spd")
    assert runner.position.cities["essen"].bases == {"spd": 1}
    assert len(runner.position.hands["spd"]) == 3


# --- Zentrum ------------------------------------------------------------------------------------
def test_z01_stability() -> None:
    runner = table()
    city(runner, "essen", threats=["unrest"])
    choose(runner, "Z01", "S01")
    answer(runner, "berlin", "spd")
    assert issues_of(runner, "Z01") == {"security": "Z1", "reparations": "0"}
    assert runner.position.cities["essen"].threats == []
    assert len(runner.position.hands["z"]) == 3
    assert adds_set("Z01", "O")


@pytest.mark.parametrize(("faces", "lost"), [((2, 1), 1), ((3, 3), 0), ((4, 1), 0), ((6, 6), 0)])
def test_z01_makes_crisis_rolls_milder_this_round(faces: tuple[int, int], lost: int) -> None:
    runner = choose(table(), "Z01")
    seats(runner, z=3)
    runner.position.vp["z"] = 3
    dice(runner, *faces)
    effects(runner, "crisis 1 Z", "z")
    assert runner.position.seats["z"] == 3 - lost  # with 2 and 1 more: the line for 3, a seat
    assert runner.position.vp["z"] == (2 if faces == (4, 1) else 3)
    do(runner, EndOfRound())
    assert runner.position.rules == []


def test_z02_fulfilment() -> None:
    runner = choose(table(), "Z02", "S01")
    answer(runner, "berlin", "spd")
    assert issues_of(runner, "Z02") == {"foreign-affairs": "Z1", "reparations": "0"}
    assert options(runner, "z") == {"usuk", "france", "ussr"}
    answer(runner, "france", "z")
    assert runner.position.flags["france"] == 1
    assert runner.position.reserve["z"] == 1
    assert len(runner.position.hands["z"]) == 3


def test_z03_reconstruction() -> None:
    runner = table(dr_box=["poverty"])
    city(runner, "essen", threats=["poverty"])
    choose(runner, "Z03", "K02")
    assert issues_of(runner, "Z03") == {"economy": "Z1", "media": "K1"}
    assert (
        runner.position.issues["media-2"] == "0"
    )  # Z03 comes after K02, so this is the second copy
    assert options(runner, "z") == {"essen", "dr-box"}
    answer(runner, "essen", "z")
    assert runner.position.cities["essen"].threats == []
    assert runner.position.reserve["z"] == 1
    assert len(runner.position.hands["z"]) == 3
    assert adds_set("Z03", "E")


def test_z04_church_and_people() -> None:
    runner = choose(table(), "Z04")
    assert issues_of(runner, "Z04") == {"dvp": "Z1", "ddp": "0"}
    assert runner.position.seats["z"] == 1
    assert len(runner.position.hands["z"]) == 4


# --- KPD ----------------------------------------------------------------------------------------
def test_k01_revolution_now() -> None:
    runner = table()
    seats(runner, kpd=2)
    choose(runner, "K01")
    assert issues_of(runner, "K01") == {"security": "S1", "poverty": "0"}
    assert runner.position.seats["kpd"] == 1
    assert len(runner.position.hands["kpd"]) == 4
    assert adds_set("K01", "R")


def test_k02_loyalty_to_moscow() -> None:
    runner = choose(table(), "K02", "S01")
    answer(runner, "berlin", "spd")
    assert issues_of(runner, "K02") == {"foreign-affairs": "0", "media": "K1"}
    assert runner.position.flags["ussr"] == 1
    assert runner.position.vp["kpd"] == 1
    assert len(runner.position.hands["kpd"]) == 3
    assert adds_set("K02", "M")


def test_k03_united_front() -> None:
    runner = choose(table(), "K03")
    assert issues_of(runner, "K03") == {"uspd": "K1", "economy": "K1"}
    assert runner.position.seats["kpd"] == 1
    assert runner.position.reserve["kpd"] == 1
    assert len(runner.position.hands["kpd"]) == 3


def test_k04_to_the_masses() -> None:
    runner = choose(table(), "K04", "S01")
    answer(runner, "berlin", "spd")
    assert issues_of(runner, "K04") == {"poverty": "0", "reparations": "0"}
    # Poverty (S01 before), Reparations, Stab in the Back, DVP and DDP are all in use.
    assert options(runner, "kpd") == {
        "economy-2",
        "media-2",
        "security-1",
        "foreign-affairs-1",
        "uspd",
    }
    answers(runner, "uspd", "berlin")
    assert "berlin" not in options(runner, "kpd")
    answer(runner, "essen", "kpd")
    assert runner.position.issues["uspd"] == "0"
    assert runner.position.cities["essen"].bases == {"kpd": 1}
    assert runner.position.cities["berlin"].bases == {"spd": 1, "kpd": 1}
    assert len(runner.position.hands["kpd"]) == 3


# --- DNVP ---------------------------------------------------------------------------------------
def test_d01_stab_in_the_back_campaign() -> None:
    runner = choose(table(), "D01")
    assert issues_of(runner, "D01") == {"stab-in-the-back": "D1", "media": "0"}
    assert runner.position.reserve["dnvp"] == 1
    assert len(runner.position.hands["dnvp"]) == 3
    assert adds_set("D01", "F")


def test_d02_fundamental_opposition() -> None:
    runner = table()
    seats(runner, dnvp=2)
    choose(runner, "D02", "S04", "Z02")
    answers(runner, "berlin", "usuk")
    assert runner.position.seats["dnvp"] == 1
    assert issues_of(runner, "D02") == {"reparations": "0", "security": "0"}  # Z02 came first
    assert len(runner.position.hands["dnvp"]) == 4


def test_d02_places_reparations_on_its_own_first_space() -> None:
    runner = choose(table(), "D02", "S04")
    assert issues_of(runner, "D02") == {"reparations": "D1", "security": "0"}


def test_d03_strong_state() -> None:
    runner = table()
    city(runner, "essen", units={"reichswehr-1": 1})
    city(runner, "berlin", units={"reichswehr-2": 1, "police": 1})
    choose(runner, "D03")
    assert issues_of(runner, "D03") == {"media": "D1", "poverty": "0"}
    assert options(runner, "dnvp") == {"reichswehr-1:essen", "reichswehr-2:berlin"}
    answer(runner, "reichswehr-2:berlin", "dnvp")
    assert runner.position.cities["berlin"].units == {"reichswehr-2-black": 1, "police": 1}
    assert runner.position.cities["essen"].units == {"reichswehr-1": 1}
    assert at_rest(runner)
    assert len(runner.position.hands["dnvp"]) == 3
    assert adds_set("D03", "P")


def test_d04_bourgeois_bloc() -> None:
    runner = choose(table(), "D04", "S04", "Z03")
    answer(runner, "berlin", "spd")
    assert issues_of(runner, "D04") == {"dvp": "D1", "foreign-affairs": "D1"}
    answer(runner, "essen", "dnvp")
    assert runner.position.cities["essen"].bases == {"dnvp": 1}
    assert runner.position.reserve["dnvp"] == 1
    assert len(runner.position.hands["dnvp"]) == 3


# --- all of them --------------------------------------------------------------------------------
def test_an_issue_named_three_times_comes_twice_in_turn_order() -> None:
    runner = table(turn_order=("z", "dnvp", "spd", "kpd"))
    choose(runner, "S01", "Z03", "K03")
    first, second = (runner.position.issues[f"economy-{copy}"] for copy in (1, 2))
    assert (first, second) == ("Z1", "S1")


def test_a_single_issue_named_twice_stays_where_the_first_put_it() -> None:
    runner = table()
    issues(runner, {"reparations": "K4"})
    choose(runner, "S03", "D02")
    assert runner.position.issues["reparations"] == "K4"
