"""The foreign affairs cards, one scenario each; no card is missing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions
from weimar_tui.games.weimar.rules.events import DiceRolled, NegotiationEnded
from weimar_tui.games.weimar.rules.phases.course import EndOfRound
from weimar_tui.games.weimar.rules.position import ForeignAffairsState
from weimar_tui.games.weimar.rules.runner import WeimarRunner

DECK = ["A11", "A12", "A13", "A14", "A15", "A16"]
NEEDS = {"A11": 4, "A12": 4, "A13": 5, "A14": 5, "A15": 5, "A16": 6, "A33": 4, "A65": 5}
NATION = {
    **dict.fromkeys(("A11", "A14", "A16", "A65"), "france"),
    **dict.fromkeys(("A12", "A13", "A15"), "usuk"),
    "A33": "ussr",
}
BONUS_ROUND = {"A11": 1, "A12": 2, "A13": 3, "A14": 4, "A15": 5, "A16": 6, "A33": 2, "A65": 4}


def open_card(card: str, **fields: object) -> WeimarRunner:
    """Make the card the only open one, in a round without a bonus for it."""
    rounds = {"round": 6 if BONUS_ROUND[card] != 6 else 1}
    if card in DECK:
        affairs = ForeignAffairsState(DECK[DECK.index(card) :])
    else:
        affairs = ForeignAffairsState([], [card])
    return t.table(foreign_affairs=affairs, **{**rounds, **fields})


def negotiate(runner: WeimarRunner, *faces: int) -> WeimarRunner:
    """Negotiate for free; bases that other parties gain above the roll go to Rostock
    and Stuttgart."""
    t.dice(runner, *faces)
    t.effects(runner, "negotiate", "spd")
    for name in ("rostock", "stuttgart"):
        open_ones = [d for d in runner.position.decisions if d.kind == "choose-city"]
        if open_ones and not t.happened(runner, DiceRolled):
            t.answer(runner, name)
    return runner


def succeeded(runner: WeimarRunner) -> bool:
    return t.happened(runner, NegotiationEnded)[-1].success


# --- what holds for all -------------------------------------------------------------------------
@pytest.mark.parametrize("card", NEEDS)
def test_the_result_that_is_needed(card: str) -> None:
    assert succeeded(negotiate(open_card(card), NEEDS[card]))
    assert not succeeded(negotiate(open_card(card), NEEDS[card] - 1))


@pytest.mark.parametrize("card", NEEDS)
def test_the_bonus_round(card: str) -> None:
    assert succeeded(negotiate(open_card(card, round=BONUS_ROUND[card]), NEEDS[card] - 1))


@pytest.mark.parametrize("card", NEEDS)
def test_flags_of_its_nation_are_dice(card: str) -> None:
    flags = {"usuk": 0, "france": 0, "ussr": 0, NATION[card]: 2}
    runner = negotiate(open_card(card, flags=flags), 1, 1, 1)
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 3


@pytest.mark.parametrize("card", NEEDS)
def test_each_costs_2_ap(card: str) -> None:
    runner = actions(open_card(card), "spd", 2, "essen")
    assert f"negotiate:{card}" in runner.position.decisions[0].options
    runner = actions(open_card(card), "spd", 1, "essen")
    assert f"negotiate:{card}" not in runner.position.decisions[0].options


@pytest.mark.parametrize("card", NEEDS)
def test_effects_above_the_roll_happen_at_every_try_and_stay_after_failure(card: str) -> None:
    """R22."""
    runner = negotiate(open_card(card), 1)
    position = runner.position
    seen = (
        sum(c.bases.get("dnvp", 0) for c in position.cities.values()),
        sum(c.bases.get("kpd", 0) for c in position.cities.values()),
        position.seats["dnvp"],
        position.issues,
        position.dr_box,
    )
    assert (
        seen
        == {
            "A11": (2, 0, 0, {}, ["violent-peace"]),
            "A12": (0, 0, 0, {"stab-in-the-back": "D1"}, []),
            "A13": (2, 0, 0, {}, []),
            "A14": (0, 0, 1, {}, []),
            "A15": (1, 0, 0, {}, ["violent-peace"]),
            "A16": (0, 0, 1, {}, []),
            "A33": (0, 1, 0, {}, []),
            "A65": (1, 0, 0, {}, []),
        }[card]
    )
    assert card in position.foreign_affairs.deck + position.foreign_affairs.beside
    assert position.vp["spd"] == 0


# --- one by one ---------------------------------------------------------------------------------
def test_a10_compiegne_is_the_set_up_list_and_never_negotiated() -> None:
    card = t.components().foreign_affairs["A10"]
    assert card.order == 1
    assert (card.above, card.after, card.success) == ((), (), ())
    assert "A10" not in open_card("A11").position.foreign_affairs.deck


def test_a11_versailles_success() -> None:
    runner = negotiate(open_card("A11", dr_box=["blockade", "blockade", "inflation"]), 4)
    t.answer(runner, "france", "spd", kind="place-flag")
    assert runner.position.dr_box == ["inflation", "violent-peace"]
    assert runner.position.vp["spd"] == 1
    assert runner.position.flags["france"] == 1
    assert runner.position.foreign_affairs.deck[0] == "A12"


def test_a11_versailles_failure() -> None:
    runner = negotiate(open_card("A11", dr_box=["blockade"]), 3)
    assert runner.position.dr_box == ["blockade", "violent-peace"]
    assert runner.position.foreign_affairs.deck[0] == "A11"


def test_a11_while_open_a_blockade_comes_at_the_end_of_each_round() -> None:
    runner = t.do(open_card("A11"), EndOfRound())
    assert runner.position.dr_box == ["blockade"]
    t.do(runner, EndOfRound(), EndOfRound(), EndOfRound())
    assert runner.position.dr_box == ["blockade"] * 3
    runner = t.do(open_card("A12"), EndOfRound())
    assert runner.position.dr_box == []


def test_a11_with_six_markers_in_the_dr_box_it_may_save_the_republic() -> None:
    """R20: Versailles removes the Blockade first."""
    six = ["blockade", "inflation", "inflation", "inflation", "instable-state", "poverty"]
    runner = negotiate(open_card("A11", dr_box=list(six)), 4)
    t.answer(runner, "usuk", "spd")
    assert t.at_rest(runner)
    assert runner.position.dr_box == [*six[1:], "violent-peace"]
    runner = open_card("A11", dr_box=list(six))
    t.vp(runner, kpd=1)
    negotiate(runner, 3)
    assert runner.position.outcome is not None


def test_a12_london_ultimatum() -> None:
    runner = negotiate(open_card("A12"), 4)
    assert runner.position.vp["spd"] == 1
    assert runner.position.flags == {"usuk": 1, "france": 0, "ussr": 0}
    assert runner.position.issues == {"stab-in-the-back": "D1"}


def test_a12_leaves_a_stab_in_the_back_where_it_lies() -> None:
    runner = open_card("A12")
    t.issues(runner, {"stab-in-the-back": "S2"})
    negotiate(runner, 1)
    assert runner.position.issues == {"stab-in-the-back": "S2"}


def test_a13_dawes_plan() -> None:
    runner = negotiate(open_card("A13"), 5, 3, 4)
    assert runner.position.vp["spd"] == 1
    assert runner.position.economy == 2
    assert runner.position.cities["berlin"].threats == ["prosperity"]


def test_a14_treaties_of_locarno() -> None:
    runner = negotiate(open_card("A14"), 5)
    assert runner.position.vp["spd"] == 1
    assert runner.position.economy == 2
    assert runner.position.flags == {"usuk": 0, "france": 1, "ussr": 0}


def test_a15_young_plan() -> None:
    runner = negotiate(open_card("A15"), 5)
    assert runner.position.vp["spd"] == 1
    assert runner.position.economy == 2
    assert runner.position.dr_box == ["violent-peace"]


def test_a16_lausanne_conference() -> None:
    runner = negotiate(open_card("A16"), 6)
    assert runner.position.vp["spd"] == 2
    assert runner.position.economy == 2
    assert runner.position.foreign_affairs.deck == []


def test_a33_treaty_of_rapallo() -> None:
    runner = negotiate(open_card("A33"), 4)
    assert runner.position.vp["spd"] == 1
    assert runner.position.supply["government"] == {
        "police": 5,
        "reichswehr-1": 2,
        "reichswehr-2": 2,
    }
    assert runner.position.foreign_affairs.beside == []
    assert runner.position.foreign_affairs.done == ["A33"]


def test_a65_germany_in_the_league_of_nations() -> None:
    runner = open_card("A65")
    t.city(runner, "essen", threats=["unrest"])
    t.city(runner, "koeln", threats=["unrest"])
    negotiate(runner, 5)
    t.answers(runner, "ussr", "koeln")
    assert runner.position.vp["spd"] == 2
    assert runner.position.flags["ussr"] == 1
    assert runner.position.cities["koeln"].threats == []
    assert runner.position.cities["essen"].threats == ["unrest"]


# --- none is missing ----------------------------------------------------------------------------
def ids_in(file: str) -> set[str]:
    """Ids in the names of the tests in a file of this folder (`test_a30_...`)."""
    tree = ast.parse((Path(__file__).parent / file).read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    found = [re.match(r"test_(a\d\d)_", name) for name in names]
    return {match[1].upper() for match in found if match}


def test_every_timeline_round_and_foreign_affairs_card_has_a_test() -> None:
    parts = t.components().data
    timeline = {card.id for card in parts.cards.values() if card.deck == "timeline"}
    assert len(timeline) == 48
    assert ids_in("test_timeline_gray.py") | ids_in("test_timeline_colours.py") == timeline
    assert ids_in("test_round_cards.py") == {card.id for card in parts.rounds}
    assert ids_in("test_foreign_affairs_cards.py") == set(parts.foreign_affairs)
