"""Rules text: Exil, Tod, Geld, Bank geht Geschäften nach, Spielende, Spielziel."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.cards import HandLimits
from weimar_tui.games.junta.rules.coup.phases import Movements
from weimar_tui.games.junta.rules.death_and_exile import AskExiles, BrotherInLaw, die
from weimar_tui.games.junta.rules.events import BankVisited, ReturnerShot
from weimar_tui.games.junta.rules.money import PayCost, ways_to_pay
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.phases.bank import BankPhase, LateBank
from weimar_tui.games.junta.rules.phases.round import BeginRound, DrawCards, FinishRound
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.position import Asked, Draft
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.kernel.runner import StackReplaced


# --- Ziehen und Limit ---
def test_every_living_family_that_is_not_in_exile_draws_two() -> None:
    play = t.table(5)
    t.exile(play, "C")
    t.do(play, DrawCards())
    assert [len(each.hand) for each in play.position.families.values()] == [2, 2, 0, 2, 2]


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """Ruling J2."""
    play = t.table(5)
    play.position.deck, play.position.discards = [], play.position.deck
    t.do(play, DrawCards())
    assert play.position.discards == []
    assert t.sound(play)


def test_with_nothing_left_nothing_is_drawn() -> None:
    play = t.table(5)
    t.on_table(play, "A", *play.position.deck)
    for _ in range(1):
        play.position.families["aguado"].table, play.position.lying = (
            [],
            play.position.families["aguado"].table,
        )
    t.do(play, DrawCards())
    assert t.family(play, "B").hand == []


def test_six_cards_may_be_held_table_influence_included() -> None:
    play = t.table(5)
    t.on_table(play, "B", "church", "students")
    t.hand(play, "B", "peasants", "amateur", "un-report", "mass-rally", "helicopter")
    t.do(play, HandLimits())
    assert (t.asked(play).kind, t.asked(play).seat) == ("over-limit", "bravo")
    assert t.asked(play).private == Asked(left=1)
    t.answer(play, "discard:peasants")
    assert t.at_rest(play)


def test_too_many_may_be_given_to_hands_below_six_or_played() -> None:
    """Ruling J5."""
    play = t.table(5)
    t.hand(play, "B", *["secret-donation"] * 7)
    t.hand(play, "C", "church", "students", "radicals", "farmers", "academics", "monarchists")
    t.do(play, HandLimits())
    assert "give:secret-donation:delgado" in t.options(play)
    assert "give:secret-donation:cortina" not in t.options(play)
    t.answer(play, "play:secret-donation")
    assert t.family(play, "B").pocket.count == 1
    assert t.at_rest(play)


def too_many(**fields: Any) -> JuntaRunner:
    """B holds two cards too many, C one; D has room for one more, A and E for none."""
    play = t.table(5, **fields)
    t.hand(play, "B", "church", "students", "radicals", "farmers", *["secret-donation"] * 4)
    t.family(play, "C").hand = ["secret-donation"] * 7
    t.family(play, "D").hand = ["bankers"] * 5
    for name in "AE":
        t.family(play, name).hand = ["bankers"] * 6
    return t.do(play, HandLimits())


def test_all_who_hold_too_many_are_asked_together() -> None:
    """Ruling J5."""
    play = too_many()
    assert t.kinds(play) == ["B over-limit", "C over-limit"]
    assert t.asked(play, "B").private == Asked(left=2)
    t.answer(play, "discard:secret-donation", "C")
    t.answer(play, "discard:church", "B")
    assert t.asked(play, "B").private == Asked(left=1)
    t.answer(play, "discard:students", "B")
    assert t.at_rest(play)


def test_to_the_dead_no_card_is_given() -> None:
    play = t.table(5)
    t.family(play, "B").hand = ["bankers"] * 7
    for name in "ACE":
        t.family(play, name).hand = ["bankers"] * 6
    t.dead(play, "D")
    t.do(play, HandLimits())
    assert "discard:bankers" in t.options(play, "B")
    assert not any(option.startswith("give:") for option in t.options(play, "B"))


def test_a_hand_that_another_has_filled_meanwhile_is_given_nothing() -> None:
    """Ruling J5: cards are given only to hands below six; who meant to give is asked again."""
    play = too_many()
    t.answer(play, "give:church:delgado", "B")
    assert len(t.family(play, "D").hand) == 6
    assert not any(option.startswith("give:") for option in t.options(play, "B"))
    t.answer(play, "give:secret-donation:delgado", "C")
    assert len(t.family(play, "D").hand) == 6
    assert len(t.family(play, "C").hand) == 7
    assert not any(option.startswith("give:") for option in t.options(play, "C"))


def test_who_loses_influence_to_a_card_too_many_is_asked_when_all_are_done() -> None:
    play = too_many()
    t.family(play, "B").hand[0] = "coalition-breaks"
    t.family(play, "D").hand = t.family(play, "E").hand = []
    t.on_table(play, "D", "bankers", "monarchists")
    t.on_table(play, "E", "conservatives")
    t.do(play, HandLimits())
    t.answers(play, "B play:coalition-breaks", "B delgado")
    t.answers(play, "B discard:students", "C discard:secret-donation")
    assert t.kinds(play) == ["D drop-influence"]
    assert play.position.queued == []


def test_a_card_that_has_lost_its_only_target_meanwhile_is_not_played() -> None:
    play = too_many()
    t.family(play, "B").hand[0] = "coalition-breaks"
    t.on_table(play, "D", "bankers")
    t.do(play, HandLimits())
    t.family(play, "D").table = []
    t.answer(play, "play:coalition-breaks", "B")
    assert (t.asked(play, "B").kind, len(t.family(play, "B").hand)) == ("over-limit", 8)
    assert "play:coalition-breaks" not in t.options(play, "B")


# --- Geld ---
def test_who_holds_only_influence_on_the_table_discards_of_that() -> None:
    """Ruling J5."""
    play = t.table(5)
    seven = ("church", "conservatives", "bankers", "students", "farmers", "radicals", "socialists")
    t.on_table(play, "B", *seven)
    t.do(play, HandLimits())
    assert t.options(play, "B") == tuple(f"discard:{card}" for card in seven)
    t.answer(play, "discard:farmers", "B")
    assert t.at_rest(play)
    assert "farmers" not in t.family(play, "B").table
    assert play.position.discards == ["farmers"]


def test_there_is_no_change() -> None:
    play = t.table(5)
    t.pocket(play, "B", 3)
    t.do(play, PayCost("bravo", 2))
    assert t.options(play) == ("0.0.1",)
    t.answer(play, "0.0.1")
    assert play.position.under == Notes(threes=1)
    assert t.sound(play)


def test_rich_friends_pay_a_million_a_round_each() -> None:
    play = t.table(5)
    t.on_table(play, "B", "bankers", "monarchists")
    t.pocket(play, "B", 1)
    assert ways_to_pay(play, "bravo", 2) == ["0.0.0+2", "1.0.0+1"]
    t.do(play, PayCost("bravo", 2))
    t.answer(play, "0.0.0+2")
    assert t.family(play, "B").pocket.total == 1
    assert ways_to_pay(play, "bravo", 1) == ["1.0.0"]


def test_no_friend_pays_what_the_notes_have_paid_already() -> None:
    play = t.table(5)
    t.on_table(play, "B", "bankers")
    t.pocket(play, "B", 2)
    assert ways_to_pay(play, "bravo", 2) == ["0.1.0"]
    assert ways_to_pay(play, "bravo", 3) == ["0.1.0+1"]


# --- Exil ---
def returning(*, safe: bool = False, **others: str) -> JuntaRunner:
    play = t.table(5)
    t.exile(play, "D")
    t.pocket(play, "D", 3)
    t.do(play, AskExiles(safe=safe))
    return play


def test_an_exile_may_return_stay_or_stay_this_round() -> None:
    play = returning()
    assert (t.asked(play).kind, t.options(play)) == ("return", ("return", "stay", "stay-round"))
    t.answer(play, "stay-round")
    assert t.at_rest(t.do(play, AskExiles()))
    # Where it is safe it is asked all the same.
    assert t.asked(t.do(play, AskExiles(safe=True))).kind == "return"


def test_returning_the_minister_may_shoot_and_it_is_a_murder() -> None:
    """Ruling J38."""
    play = returning()
    t.answers(play, "D return", "B shoot")
    assert t.family(play, "D").state == "dead"
    assert t.family(play, "B").pocket.total == 3
    assert play.position.excuse
    assert t.happened(play, ReturnerShot)


def test_or_let_him_go_and_he_is_at_home() -> None:
    """Ruling J39."""
    play = returning()
    t.answers(play, "D return", "B let-go")
    assert (t.family(play, "D").state, t.family(play, "D").place) == ("alive", "home")


def test_a_shield_protects_the_returner() -> None:
    play = t.table(5)
    t.exile(play, "D")
    t.hand(play, "D", "body-double")
    t.do(play, AskExiles())
    t.answers(play, "D return", "B shoot", "D use:body-double")
    assert t.family(play, "D").state == "alive"


def test_a_frozen_minister_shoots_nobody() -> None:
    play = t.table(5)
    t.exile(play, "D")
    t.exile(play, "B")
    t.do(play, AskExiles())
    t.answers(play, "B stay", "D return")
    t.answer(play, "general1", "A", kind="brother-in-law")
    assert t.family(play, "D").state == "alive"


def test_it_is_safe_while_a_murdered_president_has_no_successor() -> None:
    play = returning(safe=True)
    t.answer(play, "return", "D")
    assert t.family(play, "D").state == "alive"
    assert t.at_rest(play)


def test_so_at_the_start_of_a_round_whose_presidency_is_vacant_after_a_murder() -> None:
    play = t.table(5, president="")
    t.exile(play, "D")
    t.do(play, BeginRound())
    assert t.asked(play, "D").subject.safe
    t.answer(play, "return", "D")
    assert t.family(play, "D").state == "alive"


def test_the_brother_in_law_who_had_a_returner_shot_acts_for_no_second_office() -> None:
    """Rules: Tod, "auf eine Position beschränken"; ruling J40."""
    play = t.table(5)
    t.offices(play, minister="E", general3="D", general1="B")
    t.dead(play, "E")
    t.exile(play, "D")
    t.do(play, AskExiles(), HoldVote("budget", "aguado"))
    t.answers(play, "D return", "A minister", "A shoot")
    assert t.family(play, "D").state == "dead"
    assert play.position.brother_in_law == "minister"
    t.do(play, BrotherInLaw())
    assert t.asked(play).kind != "brother-in-law"
    play.position.phase = "assassinations"
    t.do(play, BrotherInLaw())
    assert t.asked(play).kind == "brother-in-law"


def test_in_a_coup_another_familys_unit_in_the_embassy_may_grant_passage() -> None:
    play = t.table(5)
    t.exile(play, "D", "embassy-isle")
    state = t.coup(play, "B", phase=1)
    t.do(play, Movements(("delgado",)))
    while not t.at_rest(play):
        assert t.asked(play).kind != "return"
        t.answer(play, "stay")
    t.stand(play, "embassy-isle", "C", "army2", 1)
    t.do(play, Movements(("delgado",)))
    t.answer(play, "return", "D")
    assert (t.asked(play).kind, t.asked(play).seat) == ("passage", "cortina")
    t.answer(play, "deny", "C")
    assert (t.asked(play).kind, t.asked(play).subject.safe) == ("return", False)
    t.answer(play, "stay", "D")
    t.do(play, Movements(("delgado",)))
    t.answers(play, "D return", "C grant")
    assert t.family(play, "D").state == "alive"
    assert t.asked(play).seat == "delgado"
    assert state.phase == 1


def test_several_exiles_are_asked_clockwise_from_the_president() -> None:
    play = t.table(5)
    for name in "EC":
        t.exile(play, name)
    t.do(play, AskExiles())
    assert t.asked(play).seat == "cortina"
    t.answer(play, "stay")
    assert t.asked(play).seat == "espino"


# --- Tod ---
def test_the_dead_lose_hand_and_influence_and_keep_account_and_offices() -> None:
    play = t.table(5)
    t.hand(play, "B", "peasants")
    t.on_table(play, "B", "church")
    t.account(play, "B", 3)
    t.pocket(play, "B", 1)
    die(play, "bravo", "")
    bravo = t.family(play, "B")
    assert (bravo.hand, bravo.table, bravo.pocket) == ([], [], NONE)
    assert bravo.account.total == 3
    assert bravo.offices == ["general1", "minister"]
    assert play.position.under.total == 1


def test_they_live_again_in_the_next_round() -> None:
    """Ruling J4."""
    play = t.table(5)
    t.dead(play, "B")
    t.do(play, BeginRound())
    assert t.family(play, "B").state == "alive"
    assert len(t.family(play, "B").hand) == 2


def test_if_all_are_dead_in_the_same_round_the_game_ends() -> None:
    """Ruling J12."""
    play = t.table(4)
    for name in "ABC":
        t.dead(play, name)
    t.account(play, "C", 2)
    with pytest.raises(StackReplaced):
        die(play, "delgado", "")
    assert play.position.outcome is not None
    assert play.position.outcome.ending == "all-dead"
    assert play.position.outcome.winners == ("cortina",)


def test_exiles_count_as_alive_for_that() -> None:
    play = t.table(4)
    for name in "AB":
        t.dead(play, name)
    t.exile(play, "C")
    die(play, "delgado", "")
    assert play.position.outcome is None


# --- Bank ---
def at_bank(*names: str) -> JuntaRunner:
    play = t.table(5)
    for name in names:
        t.family(play, name).place = "bank"
        t.pocket(play, name, 2, 1)
    return play


def test_those_at_the_bank_deposit_and_withdraw_together() -> None:
    play = at_bank("B", "C")
    t.account(play, "C", 3)
    t.do(play, BankPhase())
    assert len(play.position.decisions) == 2
    assert t.options(play, "C") == ("in:all", "in:1", "in:2", "out:3", "done")
    t.answer(play, "in:all", "B")
    t.answers(play, "C out:3", "C in:1", "C done")
    assert t.family(play, "B").account.total == 3
    assert t.family(play, "C").account == Notes(ones=1)
    assert t.family(play, "C").pocket == Notes(twos=1, threes=1)


def test_what_was_paid_in_is_not_taken_out_again() -> None:
    """Ruling J88."""
    play = at_bank("B")
    t.do(play, BankPhase())
    t.answer(play, "in:1")
    assert "out:1" not in t.options(play)


def test_others_only_see_that_somebody_was_there() -> None:
    play = at_bank("B")
    t.do(play, BankPhase())
    t.answer(play, "in:all")
    (visited,) = t.happened(play, BankVisited)
    assert visited.seen_by("cortina") == BankVisited("bravo")
    assert visited.seen_by("bravo") == visited
    assert t.game().view(play.position, "cortina").families["bravo"].account == NONE


def test_the_dead_exiles_and_others_do_not_come_in() -> None:
    play = at_bank("B", "C")
    t.dead(play, "B")
    t.exile(play, "C")
    assert t.at_rest(t.do(play, BankPhase()))


def test_a_closed_bank_serves_nobody() -> None:
    play = at_bank("B")
    play.position.bank_closed = True
    assert t.at_rest(t.do(play, BankPhase()))


def test_with_a_lunch_break_it_opens_after_the_coup() -> None:
    """Ruling J71 and worked case 11."""
    play = at_bank("B", "C")
    play.position.lunch = True
    assert t.at_rest(t.do(play, BankPhase()))
    die(play, "cortina", "delgado")
    t.do(play, LateBank())
    assert [decision.seat for decision in play.position.decisions] == ["bravo"]
    assert t.family(play, "D").pocket.total == 3


# --- Spielende ---
def finish(play: JuntaRunner) -> JuntaRunner:
    play.position.steps.clear()
    play.position.decisions.clear()
    play.push(FinishRound())
    play.run()
    return play


def test_the_game_ends_after_the_last_round() -> None:
    play = t.table(5, round=11)
    t.account(play, "B", 3)
    t.account(play, "D", 2, 1)
    t.pocket(play, "E", 3, 3, 3)
    finish(play)
    outcome = play.position.outcome
    assert outcome is not None
    # Money in the pocket does not count; at a tie all win.
    assert (outcome.ending, outcome.winners) == ("eleven-rounds", ("bravo", "delgado"))


def test_or_with_fewer_than_eight_notes_face_down() -> None:
    play = t.table(5, round=4)
    t.account(play, "B", *play.position.stack[:-7])
    finish(play)
    assert play.position.outcome is not None
    assert play.position.outcome.ending == "stack-spent"


def test_the_dead_and_exiles_can_win_too() -> None:
    for state in (t.dead, t.exile):
        play = t.table(5, round=11)
        t.account(play, "B", 3)
        state(play, "B")
        finish(play)
        assert play.position.outcome is not None
        assert play.position.outcome.winners == ("bravo",)


def test_otherwise_the_next_round_begins_with_its_markers_turned() -> None:
    play = t.table(5, round=4, excuse=True, lunch=True, bank_closed=True)
    finish(play)
    position = play.position
    assert position.round == 5
    assert not (position.excuse or position.lunch or position.bank_closed)


def test_who_has_been_at_the_bank_leaves_with_the_others() -> None:
    """Ruling J88."""
    play = t.table(5)
    for name in "BC":
        t.family(play, name).place = "bank"
    t.pocket(play, "B", 3)
    t.do(play, BankPhase())
    assert t.options(play, "C") == ("done",)
    t.answer(play, "done", "C")
    assert not t.happened(play, BankVisited)
    assert not play.has_revealed
    t.answer(play, "in:all", "B")
    assert sorted(t.happened(play, BankVisited), key=lambda event: event.family) == [
        BankVisited("bravo", Notes(threes=1), NONE),
        BankVisited("cortina", NONE, NONE),
    ]
    assert t.family(play, "B").draft == t.family(play, "C").draft == Draft()
    assert t.at_rest(play)
