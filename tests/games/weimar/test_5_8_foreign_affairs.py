"""Rulebook 5.8: government and foreign affairs."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.moves import actions, bases
from weimar_tui.games.weimar.rules.events import DiceRolled, NegotiationEnded
from weimar_tui.games.weimar.rules.position import ForeignAffairsState
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def locarno(**fields: object) -> WeimarRunner:
    """Locarno on top: DNVP gains a seat at every try; France; 5+; +1 in round 4."""
    affairs = ForeignAffairsState(["A14", "A15", "A16"], [], ["A11", "A12", "A13"])
    return t.table(foreign_affairs=affairs, round=2, **fields)


# --- who, when and for how much -----------------------------------------------------------------
def test_governing_parties_negotiate_for_2_ap() -> None:
    play = actions(locarno(), "z", 2, "essen")
    t.dice(play, 1)
    t.answer(play, "negotiate:A14")
    assert t.at_rest(play)
    assert [e.card for e in t.happened(play, NegotiationEnded)] == ["A14"]


@pytest.mark.parametrize("party", ["kpd", "dnvp"])
def test_parties_in_opposition_do_not(party: str) -> None:
    play = actions(locarno(), party, 4, "essen")
    assert not any(option.startswith("negotiate") for option in t.options(play))
    t.effects(play, "negotiate", party)
    assert t.at_rest(play)
    assert t.happened(play, NegotiationEnded) == []


def test_a_governing_radical_party_may_negotiate() -> None:
    play = actions(locarno(government=("z", "dnvp"), chancellor="z"), "dnvp", 2, "essen")
    assert "negotiate:A14" in t.options(play)


def test_the_top_card_of_the_deck_or_one_laid_beside_it() -> None:
    play = locarno()
    play.position.foreign_affairs.beside = ["A33"]
    actions(play, "spd", 2, "essen")
    assert {o for o in t.options(play) if o.startswith("negotiate")} == {
        "negotiate:A14",
        "negotiate:A33",
    }


def test_a_free_negotiation_lets_the_player_choose_among_the_open_cards() -> None:
    play = locarno()
    play.position.foreign_affairs.beside = ["A33"]
    t.effects(play, "negotiate", "spd")
    assert t.options(play, "spd") == {"A14", "A33"}


def test_with_no_open_card_nothing_happens() -> None:
    play = locarno()
    play.position.foreign_affairs.deck.clear()
    t.effects(play, "negotiate", "spd")
    assert t.at_rest(play)


# --- the dice -----------------------------------------------------------------------------------
@pytest.mark.parametrize("flags", [0, 1, 3])
def test_one_die_and_one_for_each_flag_of_the_nation(flags: int) -> None:
    play = locarno(flags={"usuk": 2, "france": flags, "ussr": 3})
    t.effects(play, "negotiate", "spd")
    assert len(t.happened(play, DiceRolled)[-1].dice) == 1 + flags


def test_plus_1_in_the_cards_own_round() -> None:
    for number, result in ((3, 4), (4, 5), (5, 4)):
        play = locarno()
        play.position.round = number
        t.dice(play, 4)
        t.effects(play, "negotiate", "spd")
        assert t.happened(play, DiceRolled)[-1].result == result


def test_the_result_cannot_be_bought_up() -> None:
    play = locarno()
    t.reserve(play, spd=2)
    actions(play, "spd", 5, "essen")
    t.dice(play, 1)
    t.answer(play, "negotiate:A14")
    assert t.asked(play).kind == "action"


def test_a_politician_may_answer_a_negotiation() -> None:
    play = locarno()
    t.hand(play, "dnvp", "D06")
    t.effects(play, "negotiate", "spd")
    t.dice(play, 6)
    t.answer(play, "D06", "dnvp", kind="react")
    assert t.happened(play, DiceRolled)[-1].result == 4


def test_no_reaction_of_a_party_board() -> None:
    play = locarno()
    t.reserve(play, kpd=2, dnvp=2)
    t.effects(play, "negotiate", "spd")
    assert t.at_rest(play)


# --- effects ------------------------------------------------------------------------------------
def test_effects_above_the_roll_come_first_and_at_every_try() -> None:
    """Rulings 45 and 46: failure keeps them."""
    play = locarno()
    actions(play, "spd", 4, "essen")
    for seats in (1, 2):
        t.dice(play, 1)
        t.answer(play, "negotiate:A14")
        assert play.position.seats["dnvp"] == seats
    kinds = [type(event).__name__ for event in play.events or ()]
    assert kinds.index("SeatsChanged") < kinds.index("DiceRolled")


def test_success_completes_the_card_and_the_next_opens() -> None:
    play = locarno()
    t.dice(play, 5)
    t.effects(play, "negotiate", "spd")
    affairs = play.position.foreign_affairs
    assert affairs.deck == ["A15", "A16"]
    assert "A14" in affairs.done
    assert (play.position.vp["spd"], play.position.economy) == (1, 2)
    assert play.position.flags["france"] == 1


def test_otherwise_the_card_remains_for_a_later_attempt() -> None:
    play = locarno()
    t.dice(play, 4)
    t.effects(play, "negotiate", "spd")
    assert play.position.foreign_affairs.deck[0] == "A14"
    assert play.position.vp["spd"] == 0


def test_a_completed_card_beside_the_deck_does_not_move_the_tracker() -> None:
    play = locarno()
    play.position.foreign_affairs.beside = ["A33"]
    t.dice(play, 4)
    t.effects(play, "negotiate", "spd")
    t.answers(play, "A33", "berlin")
    assert play.position.foreign_affairs.deck[0] == "A14"
    assert play.position.foreign_affairs.beside == []
    assert "A33" in play.position.foreign_affairs.done


# --- Versailles (6.1) ---------------------------------------------------------------------------
def versailles(*dr_box: str, **fields: object) -> WeimarRunner:
    return t.table(dr_box=list(dr_box), round=2, **fields)


SIX = ("blockade", "blockade", "inflation", "inflation", "instable-state", "instable-state")


def negotiate_versailles(play: WeimarRunner, die: int) -> WeimarRunner:
    t.dice(play, die)
    t.effects(play, "negotiate", "spd")
    return t.answers(play, "berlin", "koeln")


def test_versailles_removes_all_blockade_for_good() -> None:
    play = negotiate_versailles(versailles("blockade", "blockade", "inflation"), 4)
    assert t.asked(play, "spd").kind == "place-flag"
    t.answer(play, "france")
    assert play.position.dr_box == ["inflation", "violent-peace"]
    t.effects(play, "dr blockade +1", "spd")
    assert "blockade" not in play.position.dr_box, "no more can come into play"


def test_violent_peace_enters_after_the_roll_at_every_try() -> None:
    play = negotiate_versailles(versailles("blockade"), 3)
    assert play.position.dr_box == ["blockade", "violent-peace"]
    assert bases(play, "dnvp") == 2


def test_with_six_markers_versailles_can_still_be_resolved() -> None:
    """Ruling 44: success removes the Blockade first."""
    play = negotiate_versailles(versailles(*SIX), 4)
    t.answer(play, "usuk")
    assert t.at_rest(play)
    assert play.position.dr_box == [*SIX[2:], "violent-peace"]


def test_with_six_markers_failure_ends_the_game() -> None:
    """Ruling 44."""
    play = versailles(*SIX)
    t.vp(play, kpd=1)
    negotiate_versailles(play, 3)
    assert play.position.outcome is not None
    assert play.position.outcome.ending == "anarchy"


def test_with_seven_expected_the_young_plan_ends_the_game_above_its_roll() -> None:
    """A report: negotiating the Young Plan placed the seventh marker."""
    affairs = ForeignAffairsState(["A15", "A16"])
    play = t.table(foreign_affairs=affairs, dr_box=list(SIX))
    t.vp(play, kpd=1)
    t.effects(play, "negotiate", "spd")
    t.answer(play, "berlin", "dnvp")
    assert play.position.outcome is not None
    assert t.happened(play, DiceRolled) == []
