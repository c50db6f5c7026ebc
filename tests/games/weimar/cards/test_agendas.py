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
"""Agendas that ask nothing; together they leave Economy I on K1, Media I on 0, DDP on 0 ..."""


def table(**fields: object) -> WeimarRunner:
    """SPD and Zentrum govern, the Chancellor is of the Zentrum."""
    return new_table(**{"government": ("z", "spd"), "chancellor": "z", **fields})


def choose(play: WeimarRunner, *agendas: str) -> WeimarRunner:
    """All choose their agendas: those named, the others quiet ones; then to the next question."""
    owner = {agenda: components().agendas[agenda].party for agenda in agendas}
    chosen: dict[str, str] = {**QUIET, **{owner[agenda]: agenda for agenda in agendas}}
    do(play, ChooseAgendas())
    for party in PARTIES:
        answer(play, chosen[party], party, kind="agenda")
    return play


def issues_of(play: WeimarRunner, agenda: str) -> dict[str, str]:
    """Where the track shows the first copies of what the agenda names."""
    return {
        f"{kind}": play.position.issues.get(f"{kind}-1", play.position.issues.get(kind, ""))
        for kind, _ in components().agendas[agenda].issues
    }


def adds_set(agenda: str, letter: Any) -> bool:
    """Whether the set of five is shuffled into deck and discards on first use, and only then."""
    party = components().agendas[agenda].party
    play = table()
    play.position.set_aside = {
        f"{party}:{each}": list(components().set_cards[party, each])
        for each in ("L", "D", "E", "O", "M", "R", "F", "P")
        if (party, each) in components().set_cards
    }
    five = set(components().set_cards[party, letter])
    before = len(play.position.decks[party])
    discarded = play.position.decks[party].pop()
    play.position.discards[party] = [discarded]
    choose(play, agenda)
    while not at_rest(play):
        answer(play, asked(play).options[0])
    all_cards = play.position.decks[party] + play.position.hands[party]
    assert play.position.discards[party] == []  # shuffled in as well
    assert sorted(all_cards).count(discarded) == 1
    first_time = five <= set(all_cards) and len(all_cards) == before + 5
    choose(play, agenda)
    while not at_rest(play):
        answer(play, asked(play).options[0])
    again = play.position.decks[party] + play.position.hands[party]
    return first_time and len(again) == before + 5 and play.position.sets[party] == (letter,)


# --- SPD ----------------------------------------------------------------------------------------
def test_s01_socialism() -> None:
    play = choose(table(), "S01", "K02")
    assert issues_of(play, "S01") == {"economy": "S1", "poverty": "0"}
    answer(play, "essen", "spd")
    assert play.position.cities["essen"].bases == {"spd": 1}
    assert len(play.position.hands["spd"]) == 3
    assert adds_set("S01", "L")


def test_s02_defend_the_republic() -> None:
    play = table()
    city(play, "essen", threats=["unrest"])
    city(play, "koeln", threats=["unrest"], bases={"spd": 2})
    choose(play, "S02")
    assert issues_of(play, "S02") == {"security": "S1", "media": "0"}
    assert options(play, "spd") == {"essen", "koeln"}
    answer(play, "essen", "spd")
    assert play.position.cities["essen"].threats == []
    assert len(play.position.hands["spd"]) == 3
    assert adds_set("S02", "D")


def test_s02_gives_a_die_more_to_every_strike_this_round() -> None:
    play = choose(table(), "S02")
    play.position.hands = {party: [] for party in PARTIES}
    city(play, "koeln", bases={"spd": 2})
    reserve(play, spd=2)
    effects(play, "demonstrate Köln", "dnvp")
    answer(play, "board", "spd")
    assert [len(r.dice) for r in happened(play, DiceRolled) if r.purpose == "reaction"] == [3]
    do(play, EndOfRound())
    play.position.round += 1
    effects(play, "demonstrate Köln", "dnvp")
    answer(play, "board", "spd")
    assert [len(r.dice) for r in happened(play, DiceRolled) if r.purpose == "reaction"] == [3, 2]


def test_s03_international_understanding() -> None:
    play = choose(table(), "S03")
    assert issues_of(play, "S03") == {"foreign-affairs": "S1", "reparations": "0"}
    assert len(play.position.hands["spd"]) == 4
    assert at_rest(play)


def test_s04_party_of_state() -> None:
    play = choose(table(), "S04", "K02", "Z01")
    assert issues_of(play, "S04") == {"ddp": "S1", "uspd": "S1"}
    assert play.position.reserve["spd"] == 1
    answer(play, "essen", "spd")
    assert play.position.cities["essen"].bases == {"spd": 1}
    assert len(play.position.hands["spd"]) == 3


# --- Zentrum ------------------------------------------------------------------------------------
def test_z01_stability() -> None:
    play = table()
    city(play, "essen", threats=["unrest"])
    choose(play, "Z01", "S01")
    answer(play, "berlin", "spd")
    assert issues_of(play, "Z01") == {"security": "Z1", "reparations": "0"}
    assert play.position.cities["essen"].threats == []
    assert len(play.position.hands["z"]) == 3
    assert adds_set("Z01", "O")


@pytest.mark.parametrize(("faces", "lost"), [((2, 1), 1), ((3, 3), 0), ((4, 1), 0), ((6, 6), 0)])
def test_z01_makes_crisis_rolls_milder_this_round(faces: tuple[int, int], lost: int) -> None:
    play = choose(table(), "Z01")
    seats(play, z=3)
    play.position.vp["z"] = 3
    dice(play, *faces)
    effects(play, "crisis 1 Z", "z")
    assert play.position.seats["z"] == 3 - lost  # with 2 and 1 more: the line of 3, a seat
    assert play.position.vp["z"] == (2 if faces == (4, 1) else 3)
    do(play, EndOfRound())
    assert play.position.rules == []


def test_z02_fulfilment() -> None:
    play = choose(table(), "Z02", "S01")
    answer(play, "berlin", "spd")
    assert issues_of(play, "Z02") == {"foreign-affairs": "Z1", "reparations": "0"}
    assert options(play, "z") == {"usuk", "france", "ussr"}
    answer(play, "france", "z")
    assert play.position.flags["france"] == 1
    assert play.position.reserve["z"] == 1
    assert len(play.position.hands["z"]) == 3


def test_z03_reconstruction() -> None:
    play = table(dr_box=["poverty"])
    city(play, "essen", threats=["poverty"])
    choose(play, "Z03", "K02")
    assert issues_of(play, "Z03") == {"economy": "Z1", "media": "K1"}
    assert play.position.issues["media-2"] == "0"  # Z03 comes after K02: the second copy
    assert options(play, "z") == {"essen", "dr-box"}
    answer(play, "essen", "z")
    assert play.position.cities["essen"].threats == []
    assert len(play.position.hands["z"]) == 3
    assert adds_set("Z03", "E")


def test_z04_church_and_people() -> None:
    play = choose(table(), "Z04")
    assert issues_of(play, "Z04") == {"dvp": "Z1", "ddp": "0"}
    assert len(play.position.hands["z"]) == 4


# --- KPD ----------------------------------------------------------------------------------------
def test_k01_revolution_now() -> None:
    play = table()
    seats(play, kpd=2)
    choose(play, "K01")
    assert issues_of(play, "K01") == {"security": "S1", "poverty": "0"}
    assert play.position.seats["kpd"] == 1
    assert len(play.position.hands["kpd"]) == 4
    assert adds_set("K01", "R")


def test_k02_loyalty_to_moscow() -> None:
    play = choose(table(), "K02", "S01")
    answer(play, "berlin", "spd")
    assert issues_of(play, "K02") == {"foreign-affairs": "0", "media": "K1"}
    assert play.position.flags["ussr"] == 1
    assert play.position.vp["kpd"] == 1
    assert len(play.position.hands["kpd"]) == 3
    assert adds_set("K02", "M")


def test_k03_united_front() -> None:
    play = choose(table(), "K03")
    assert issues_of(play, "K03") == {"uspd": "K1", "economy": "K1"}
    assert play.position.seats["kpd"] == 1
    assert play.position.reserve["kpd"] == 1
    assert len(play.position.hands["kpd"]) == 3


def test_k04_to_the_masses() -> None:
    play = choose(table(), "K04", "S01")
    answer(play, "berlin", "spd")
    assert issues_of(play, "K04") == {"poverty": "0", "reparations": "0"}
    # Poverty (S01 before), Reparations, Stab in the Back, DVP and DDP are all in use.
    assert options(play, "kpd") == {
        "economy-2",
        "media-2",
        "security-1",
        "foreign-affairs-1",
        "uspd",
    }
    answers(play, "uspd", "berlin")
    assert "berlin" not in options(play, "kpd")
    answer(play, "essen", "kpd")
    assert play.position.issues["uspd"] == "0"
    assert play.position.cities["essen"].bases == {"kpd": 1}
    assert play.position.cities["berlin"].bases == {"spd": 1, "kpd": 1}
    assert len(play.position.hands["kpd"]) == 3


# --- DNVP ---------------------------------------------------------------------------------------
def test_d01_stab_in_the_back_campaign() -> None:
    play = choose(table(), "D01")
    assert issues_of(play, "D01") == {"stab-in-the-back": "D1", "media": "0"}
    assert len(play.position.hands["dnvp"]) == 3
    assert adds_set("D01", "F")


def test_d02_fundamental_opposition() -> None:
    play = choose(table(), "D02", "S04", "Z02")
    answers(play, "berlin", "usuk")
    assert issues_of(play, "D02") == {"reparations": "0", "security": "0"}  # Z02 came first
    assert len(play.position.hands["dnvp"]) == 4


def test_d02_places_reparations_on_its_own_first_space() -> None:
    play = choose(table(), "D02", "S04")
    assert issues_of(play, "D02") == {"reparations": "D1", "security": "0"}


def test_d03_strong_state() -> None:
    play = table()
    city(play, "essen", units={"reichswehr-1": 1})
    city(play, "berlin", units={"reichswehr-2": 1, "police": 1})
    choose(play, "D03")
    assert issues_of(play, "D03") == {"media": "D1", "poverty": "0"}
    assert options(play, "dnvp") == {"reichswehr-1:essen", "reichswehr-2:berlin"}
    answer(play, "reichswehr-2:berlin", "dnvp")
    assert play.position.cities["berlin"].units == {"reichswehr-2-black": 1, "police": 1}
    assert play.position.cities["essen"].units == {"reichswehr-1": 1}
    assert at_rest(play)
    assert len(play.position.hands["dnvp"]) == 3
    assert adds_set("D03", "P")


def test_d04_bourgeois_bloc() -> None:
    play = choose(table(), "D04", "S04", "Z03")
    answer(play, "berlin", "spd")
    assert issues_of(play, "D04") == {"dvp": "D1", "foreign-affairs": "D1"}
    answer(play, "essen", "dnvp")
    assert play.position.cities["essen"].bases == {"dnvp": 1}
    assert play.position.reserve["dnvp"] == 1
    assert len(play.position.hands["dnvp"]) == 3


# --- all of them --------------------------------------------------------------------------------
def test_an_issue_named_three_times_comes_twice_in_turn_order() -> None:
    play = table(turn_order=("z", "dnvp", "spd", "kpd"))
    choose(play, "S01", "Z03", "K03")
    first, second = (play.position.issues[f"economy-{copy}"] for copy in (1, 2))
    assert (first, second) == ("Z1", "S1")


def test_a_single_issue_named_twice_stays_where_the_first_put_it() -> None:
    play = table()
    issues(play, {"reparations": "K4"})
    choose(play, "S03", "D02")
    assert play.position.issues["reparations"] == "K4"
