"""Previews of the answers to a reaction window (rulebook 4.3, 5.14)."""

from __future__ import annotations

import pytest

from tests.games.weimar.moves import actions, impulse
from tests.games.weimar.table import (
    answer,
    asked,
    city,
    dice,
    effects,
    hand,
    happened,
    reserve,
    table,
)
from weimar_tui.games.weimar.rules.effects.notation import parse_effects
from weimar_tui.games.weimar.rules.events import DiceRolled
from weimar_tui.games.weimar.rules.odds import chance_at_least
from weimar_tui.games.weimar.rules.position import ForeignAffairsState, Rule
from weimar_tui.games.weimar.rules.preview import Preview, preview
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def told(runner: WeimarRunner, option: str, seat: str) -> Preview | None:
    return preview(runner, asked(runner, seat), option)


def coup_of_dnvp(*held: str) -> WeimarRunner:
    """DNVP announces a Coup with 4 dice in Berlin; SPD has a base there and these cards."""
    runner = table()
    city(runner, "berlin", bases={"spd": 2}, units={"freikorps-2": 2})
    reserve(runner, spd=2)
    hand(runner, "spd", *held)
    actions(runner, "dnvp", 3, "berlin")
    answer(runner, "coup")
    return runner


def test_a_politician_that_takes_dice_leaves_the_odds_of_the_rest() -> None:
    runner = coup_of_dnvp("S07")
    before, after = told(runner, "pass", "spd"), told(runner, "S07", "spd")
    assert before is not None
    assert after is not None
    assert (before.dice, after.dice) == (4, 2)
    regime = parse_effects("regime + here; dr instable-state +1")
    assert odds_of(after, regime) < odds_of(before, regime)
    answer(runner, "S07", "spd")
    rolled = [len(event.dice) for event in happened(runner, DiceRolled)]
    assert rolled == [2], "what the preview says is what happens"


def odds_of(shown: Preview, effects: object) -> float:
    return sum(chance.probability for chance in shown.chances if chance.effects == effects)


def demonstration_of_spd(*held: str) -> WeimarRunner:
    """SPD demonstrates with 3 dice in Essen; KPD has these politicians in hand."""
    runner = table()
    city(runner, "essen", bases={"kpd": 1})
    hand(runner, "kpd", *held)
    actions(runner, "spd", 2, "essen")
    answer(runner, "demonstrate")
    return runner


def test_each_politician_is_told_with_its_own_amount() -> None:
    runner = demonstration_of_spd("K05", "K18")
    shown = {option: told(runner, option, "kpd") for option in ("pass", "K05", "K18")}
    assert {option: each.modifier for option, each in shown.items() if each} == {
        "pass": 0,
        "K05": -2,
        "K18": -1,
    }
    base = {
        option: sum(chance.probability for chance in each.chances if chance.effects)
        for option, each in shown.items()
        if each
    }
    assert base["pass"] > base["K18"] > base["K05"]


def test_a_politician_without_a_roll_foretells_none() -> None:
    runner = table()
    runner.position.issues = {"media-1": "0"}
    hand(runner, "kpd", "K05")
    impulse(runner, "spd", "S05:debate")
    answer(runner, "media-1:S1", "spd")
    assert asked(runner, "kpd").subject.trigger == "debate"
    assert told(runner, "K05", "kpd") is None


def test_adenauer_foretells_the_roll_all_over_again() -> None:
    runner = table()
    city(runner, "essen")
    hand(runner, "z", "Z07")
    actions(runner, "dnvp", 2, "essen")
    before = preview(runner, asked(runner, "dnvp"), "demonstrate")
    dice(runner, *(1,) * 9)
    answer(runner, "demonstrate")
    while asked(runner).subject.trigger != "roll":
        answer(runner, "pass")
    fallen, again = told(runner, "pass", "z"), told(runner, "Z07", "z")
    assert before is not None and fallen is not None and again is not None
    odds = [[chance.probability for chance in each.chances] for each in (before, again, fallen)]
    assert odds[0] == odds[1] and odds[2] == [1.0], "all dice are thrown again"


def test_the_reaction_of_a_board_counts_lasting_rules() -> None:
    runner = table()
    city(runner, "essen", bases={"kpd": 1}, units={"workers": 1})
    reserve(runner, kpd=2)
    runner.position.rules.append(Rule("result", 1, "reaction", "kpd", 1, 1))
    actions(runner, "spd", 2, "essen")
    answer(runner, "demonstrate")
    shown = told(runner, "board", "kpd")
    assert shown is not None
    assert shown.modifier == 1
    dice(runner, 4)
    answer(runner, "board", "kpd")
    assert happened(runner, DiceRolled)[0].result == 5, "what the preview says is what happens"


# --- foreign affairs ----------------------------------------------------------------------------
def locarno(*held: str, held_by: str = "dnvp") -> WeimarRunner:
    """SPD negotiates Locarno (France, 5+, DNVP gains a seat on every attempt) with 2 dice."""
    affairs = ForeignAffairsState(["A14", "A15", "A16"], [], ["A11", "A12", "A13"])
    runner = table(foreign_affairs=affairs, round=2)
    runner.position.flags["france"] = 1
    hand(runner, held_by, *held)
    actions(runner, "spd", 2, "essen")
    answer(runner, "negotiate:A14")
    return runner


def test_letting_a_negotiation_happen_tells_its_odds() -> None:
    shown = told(locarno("D06"), "pass", "dnvp")
    assert shown is not None
    assert (shown.dice, shown.modifier, shown.needed) == (2, 0, 5)
    assert shown.success == pytest.approx(chance_at_least(2, 5))


def test_helfferich_and_hugenberg_tell_what_is_left_of_it() -> None:
    runner = locarno("D05", "D06")
    hugenberg, helfferich = told(runner, "D05", "dnvp"), told(runner, "D06", "dnvp")
    assert hugenberg is not None
    assert helfferich is not None
    assert hugenberg.success == pytest.approx(chance_at_least(2, 5, -1))
    assert helfferich.success == pytest.approx(chance_at_least(2, 5, -2))


def test_versailles_takes_every_blockade_away() -> None:
    runner = table(round=2)
    runner.position.dr_box = ["blockade", "inflation", "blockade"]
    actions(runner, "spd", 2, "essen")
    shown = told(runner, "negotiate:A11", "spd")
    assert shown is not None
    won = next(chance for chance in shown.chances if chance.effects)
    assert won.effects[:1] == parse_effects("dr blockade -2")
    dice(runner, 6)
    answer(runner, "negotiate:A11")
    while asked(runner).kind == "choose-city":
        answer(runner, asked(runner).options[0])
    assert runner.position.dr_box == ["inflation"], "what the preview says is what happens"


# --- once the dice have fallen ------------------------------------------------------------------
def test_a_second_roll_is_weighed_against_what_has_fallen() -> None:
    runner = table(stresemann="active")
    city(runner, "essen")
    runner.position.minor_parties["dvp"] = "z"
    dice(runner, 1, 1, 2)
    actions(runner, "spd", 2, "essen")
    answer(runner, "demonstrate")
    fallen, again = told(runner, "pass", "z"), told(runner, "stresemann", "z")
    assert fallen is not None
    assert again is not None
    assert (fallen.fallen, fallen.chances[0].probability) == (2, 1.0)
    assert fallen.modifier == 0
    assert (again.fallen, again.dice) == (0, 3)
    assert sum(chance.probability for chance in again.chances) == pytest.approx(1)


@pytest.mark.parametrize(("rolled", "success"), [((2, 5), 1.0), ((2, 4), 0.0)])
def test_a_negotiation_that_has_fallen_is_sure_to_succeed_or_to_fail(
    rolled: tuple[int, ...], success: float
) -> None:
    """Locarno needs 5; the column of the other roll shows a chance, this one what is known."""
    runner = table(stresemann="active")
    city(runner, "berlin")
    runner.position.minor_parties["dvp"] = "z"
    runner.position.foreign_affairs = ForeignAffairsState(deck=["A14"])
    runner.position.flags["france"] = 1
    dice(runner, *rolled)
    actions(runner, "spd", 2, "berlin")
    answer(runner, "negotiate:A14")
    kept, again = told(runner, "pass", "z"), told(runner, "stresemann", "z")
    assert kept is not None
    assert again is not None
    odds = {one.what: one.probability for one in again.otherwise}
    assert odds == {"treaty": success}
    assert {one.what: one.probability for one in kept.otherwise} == odds
    assert again.sums[0].probability == pytest.approx(chance_at_least(2, 5, 0))


def test_a_crisis_roll_tells_what_it_costs_and_what_another_roll_would() -> None:
    """Two sixes stay a six (5.4), and what a lasting rule adds is counted."""
    runner = table(stresemann="active")
    city(runner, "berlin", bases={"spd": 1, "z": 1})
    runner.position.minor_parties["dvp"] = "z"
    runner.position.rules = [Rule("result", 1, "crisis", "z", 1, 6)]
    dice(runner, 1, 3)
    effects(runner, "crisis 1", "z")
    kept, again = told(runner, "pass", "z"), told(runner, "stresemann", "z")
    assert kept is not None
    assert again is not None
    assert kept.fallen == 4
    assert {one.what: one.probability for one in again.sums} == pytest.approx(
        {"vp-lost": 7 / 36, "seat-lost": 4 / 36, "base-lost": 6 / 36}
    )
