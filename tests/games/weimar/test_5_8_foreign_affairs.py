"""Rulebook 5.8: government and foreign affairs."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, bases
from weimar_tui.games.weimar.rules.events import DiceRolled, NegotiationEnded
from weimar_tui.games.weimar.rules.position import ForeignAffairsState
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def locarno(**fields: object) -> WeimarRunner:
    """Locarno on top: DNVP gains a seat on every attempt; France; 5+; +1 in round 4."""
    affairs = ForeignAffairsState(["A14", "A15", "A16"], [], ["A11", "A12", "A13"])
    return t.table(foreign_affairs=affairs, round=2, **fields)


# --- who, when and for how much -----------------------------------------------------------------
def test_governing_parties_negotiate_for_2_ap() -> None:
    runner = actions(locarno(), "z", 2, "essen")
    t.dice(runner, 1)
    t.answer(runner, "negotiate:A14")
    assert t.at_rest(runner)
    assert [e.card for e in t.happened(runner, NegotiationEnded)] == ["A14"]


@pytest.mark.parametrize("party", ["kpd", "dnvp"])
def test_parties_in_opposition_do_not(party: str) -> None:
    runner = actions(locarno(), party, 4, "essen")
    assert not any(option.startswith("negotiate") for option in t.options(runner))
    t.effects(runner, "negotiate", party)
    assert t.at_rest(runner)
    assert t.happened(runner, NegotiationEnded) == []


def test_a_governing_radical_party_may_negotiate() -> None:
    runner = actions(locarno(government=("z", "dnvp"), chancellor="z"), "dnvp", 2, "essen")
    assert "negotiate:A14" in t.options(runner)


def test_the_top_card_of_the_deck_or_one_laid_beside_it() -> None:
    runner = locarno()
    runner.position.foreign_affairs.beside = ["A33"]
    actions(runner, "spd", 2, "essen")
    assert {o for o in t.options(runner) if o.startswith("negotiate")} == {
        "negotiate:A14",
        "negotiate:A33",
    }


def test_a_free_negotiation_lets_the_player_choose_among_the_open_cards() -> None:
    runner = locarno()
    runner.position.foreign_affairs.beside = ["A33"]
    t.effects(runner, "negotiate", "spd")
    assert t.options(runner, "spd") == {"A14", "A33"}


def test_with_no_open_card_nothing_happens() -> None:
    runner = locarno()
    runner.position.foreign_affairs.deck.clear()
    t.effects(runner, "negotiate", "spd")
    assert t.at_rest(runner)


# --- the dice -----------------------------------------------------------------------------------
@pytest.mark.parametrize("flags", [0, 1, 3])
def test_one_die_and_one_for_each_flag_of_the_nation(flags: int) -> None:
    runner = locarno(flags={"usuk": 2, "france": flags, "ussr": 3})
    t.effects(runner, "negotiate", "spd")
    assert len(t.happened(runner, DiceRolled)[-1].dice) == 1 + flags


def test_plus_1_in_the_cards_own_round() -> None:
    for number, result in ((3, 4), (4, 5), (5, 4)):
        runner = locarno()
        runner.position.round = number
        t.dice(runner, 4)
        t.effects(runner, "negotiate", "spd")
        assert t.happened(runner, DiceRolled)[-1].result == result


def test_the_result_cannot_be_bought_up() -> None:
    runner = locarno()
    t.reserve(runner, spd=2)
    actions(runner, "spd", 5, "essen")
    t.dice(runner, 1)
    t.answer(runner, "negotiate:A14")
    assert t.asked(runner).kind == "action"


def test_a_politician_may_answer_a_negotiation() -> None:
    runner = locarno()
    t.hand(runner, "dnvp", "D06")
    t.effects(runner, "negotiate", "spd")
    t.dice(runner, 6)
    t.answer(runner, "D06", "dnvp", kind="react")
    assert t.happened(runner, DiceRolled)[-1].result == 4


def test_no_reaction_of_a_party_board() -> None:
    runner = locarno()
    t.reserve(runner, kpd=2, dnvp=2)
    t.effects(runner, "negotiate", "spd")
    assert t.at_rest(runner)


# --- effects ------------------------------------------------------------------------------------
def test_effects_above_the_roll_come_first_and_at_every_try() -> None:
    """R22: failure keeps them."""
    runner = locarno()
    actions(runner, "spd", 4, "essen")
    for seats in (1, 2):
        t.dice(runner, 1)
        t.answer(runner, "negotiate:A14")
        assert runner.position.seats["dnvp"] == seats
    kinds = [type(event).__name__ for event in runner.events or ()]
    assert kinds.index("SeatsChanged") < kinds.index("DiceRolled")


def test_success_completes_the_card_and_the_next_opens() -> None:
    runner = locarno()
    t.dice(runner, 5)
    t.effects(runner, "negotiate", "spd")
    affairs = runner.position.foreign_affairs
    assert affairs.deck == ["A15", "A16"]
    assert "A14" in affairs.done
    assert (runner.position.vp["spd"], runner.position.economy) == (1, 2)
    assert runner.position.flags["france"] == 1


def test_otherwise_the_card_remains_for_a_later_attempt() -> None:
    runner = locarno()
    t.dice(runner, 4)
    t.effects(runner, "negotiate", "spd")
    assert runner.position.foreign_affairs.deck[0] == "A14"
    assert runner.position.vp["spd"] == 0


def test_a_completed_card_beside_the_deck_does_not_move_the_tracker() -> None:
    runner = locarno()
    runner.position.foreign_affairs.beside = ["A33"]
    t.dice(runner, 4)
    t.effects(runner, "negotiate", "spd")
    t.answers(runner, "A33", "berlin")
    assert runner.position.foreign_affairs.deck[0] == "A14"
    assert runner.position.foreign_affairs.beside == []
    assert "A33" in runner.position.foreign_affairs.done


# --- Versailles (6.1) ---------------------------------------------------------------------------
def versailles(*dr_box: str, **fields: object) -> WeimarRunner:
    return t.table(dr_box=list(dr_box), round=2, **fields)


SIX = ("blockade", "blockade", "inflation", "inflation", "instable-state", "instable-state")


def negotiate_versailles(runner: WeimarRunner, die: int) -> WeimarRunner:
    t.dice(runner, die)
    t.effects(runner, "negotiate", "spd")
    return t.answers(runner, "berlin", "koeln")


def test_versailles_removes_all_blockade_for_good() -> None:
    runner = negotiate_versailles(versailles("blockade", "blockade", "inflation"), 4)
    assert t.asked(runner, "spd").kind == "place-flag"
    t.answer(runner, "france")
    assert runner.position.dr_box == ["inflation", "violent-peace"]
    t.effects(runner, "dr blockade +1", "spd")
    assert "blockade" not in runner.position.dr_box, "no more can come into play"


def test_violent_peace_enters_after_the_roll_at_every_try() -> None:
    runner = negotiate_versailles(versailles("blockade"), 3)
    assert runner.position.dr_box == ["blockade", "violent-peace"]
    assert bases(runner, "dnvp") == 2


def test_with_six_markers_versailles_can_still_be_resolved() -> None:
    """R20: success removes the Blockade first."""
    runner = negotiate_versailles(versailles(*SIX), 4)
    t.answer(runner, "usuk")
    assert t.at_rest(runner)
    assert runner.position.dr_box == [*SIX[2:], "violent-peace"]


def test_with_six_markers_failure_ends_the_game() -> None:
    """R20."""
    runner = versailles(*SIX)
    t.vp(runner, kpd=1)
    negotiate_versailles(runner, 3)
    assert runner.position.outcome is not None
    assert runner.position.outcome.ending == "anarchy"


def test_with_seven_expected_the_young_plan_ends_the_game_above_its_roll() -> None:
    """Found by a player: negotiating the Young Plan placed the seventh marker."""
    affairs = ForeignAffairsState(["A15", "A16"])
    runner = t.table(foreign_affairs=affairs, dr_box=list(SIX))
    t.vp(runner, kpd=1)
    t.effects(runner, "negotiate", "spd")
    t.answer(runner, "berlin", "dnvp")
    assert runner.position.outcome is not None
    assert t.happened(runner, DiceRolled) == []
