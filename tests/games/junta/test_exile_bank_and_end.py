"""Rules text: Exil, Tod, Geld, Bank geht Geschäften nach, Spielende, Spielziel."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.cards import HandLimits
from weimar_tui.games.junta.rules.coup.phases import Movements
from weimar_tui.games.junta.rules.death_and_exile import AskExiles, BrotherInLaw, die
from weimar_tui.games.junta.rules.drafts import NO_DRAFT
from weimar_tui.games.junta.rules.events import BankVisited, ReturnerShot
from weimar_tui.games.junta.rules.money import PayCost, ways_to_pay
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.phases.bank import BankPhase, LateBank
from weimar_tui.games.junta.rules.phases.round import BeginRound, DrawCards, FinishRound
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import OverLimit
from weimar_tui.kernel.runner import StackReplaced


# --- Ziehen und Limit ---
def test_every_living_family_that_is_not_in_exile_draws_two() -> None:
    runner = t.table(5)
    t.exile(runner, "C")
    t.do(runner, DrawCards())
    assert [len(each.hand) for each in runner.position.families.values()] == [2, 2, 0, 2, 2]


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """Ruling J2."""
    runner = t.table(5)
    runner.position.deck, runner.position.discards = [], runner.position.deck
    t.do(runner, DrawCards())
    assert runner.position.discards == []
    assert t.sound(runner)


def test_with_nothing_left_nothing_is_drawn() -> None:
    runner = t.table(5)
    t.on_table(runner, "A", *runner.position.deck)
    for _ in range(1):
        runner.position.families["aguado"].table, runner.position.lying = (
            [],
            runner.position.families["aguado"].table,
        )
    t.do(runner, DrawCards())
    assert t.family(runner, "B").hand == []


def test_six_cards_may_be_held_table_influence_included() -> None:
    runner = t.table(5)
    t.on_table(runner, "B", "church", "students")
    t.hand(runner, "B", "peasants", "amateur", "un-report", "mass-rally", "helicopter")
    t.do(runner, HandLimits())
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("over-limit", "bravo")
    assert t.asked(runner).private == OverLimit(1)
    t.answer(runner, "discard:peasants")
    assert t.at_rest(runner)


def test_too_many_may_be_given_to_hands_below_six_or_played() -> None:
    """Ruling J5."""
    runner = t.table(5)
    t.hand(runner, "B", *["secret-donation"] * 7)
    t.hand(runner, "C", "church", "students", "radicals", "farmers", "academics", "monarchists")
    t.do(runner, HandLimits())
    assert "give:secret-donation:delgado" in t.options(runner)
    assert "give:secret-donation:cortina" not in t.options(runner)
    t.answer(runner, "play:secret-donation")
    assert t.family(runner, "B").pocket.count == 1
    assert t.at_rest(runner)


def too_many(**fields: Any) -> JuntaRunner:
    """B has two cards too many, C one; D has room for one more, A and E for none."""
    runner = t.table(5, **fields)
    t.hand(runner, "B", "church", "students", "radicals", "farmers", *["secret-donation"] * 4)
    t.family(runner, "C").hand = ["secret-donation"] * 7
    t.family(runner, "D").hand = ["bankers"] * 5
    for name in "AE":
        t.family(runner, name).hand = ["bankers"] * 6
    return t.do(runner, HandLimits())


def test_all_who_hold_too_many_are_asked_together() -> None:
    """Ruling J5."""
    runner = too_many()
    assert t.kinds(runner) == ["B over-limit", "C over-limit"]
    assert t.asked(runner, "B").private == OverLimit(2)
    t.answer(runner, "discard:secret-donation", "C")
    t.answer(runner, "discard:church", "B")
    assert t.asked(runner, "B").private == OverLimit(1)
    t.answer(runner, "discard:students", "B")
    assert t.at_rest(runner)


def test_to_the_dead_no_card_is_given() -> None:
    runner = t.table(5)
    t.family(runner, "B").hand = ["bankers"] * 7
    for name in "ACE":
        t.family(runner, name).hand = ["bankers"] * 6
    t.dead(runner, "D")
    t.do(runner, HandLimits())
    assert "discard:bankers" in t.options(runner, "B")
    assert not any(option.startswith("give:") for option in t.options(runner, "B"))


def test_a_hand_that_another_has_filled_meanwhile_is_given_nothing() -> None:
    """Ruling J5: only hands below six receive cards; a family that wanted to give is
    asked again."""
    runner = too_many()
    t.answer(runner, "give:church:delgado", "B")
    assert len(t.family(runner, "D").hand) == 6
    assert not any(option.startswith("give:") for option in t.options(runner, "B"))
    t.answer(runner, "give:secret-donation:delgado", "C")
    assert len(t.family(runner, "D").hand) == 6
    assert len(t.family(runner, "C").hand) == 7
    assert not any(option.startswith("give:") for option in t.options(runner, "C"))


def test_who_loses_influence_to_a_card_too_many_is_asked_when_all_are_done() -> None:
    runner = too_many()
    t.family(runner, "B").hand[0] = "coalition-breaks"
    t.family(runner, "D").hand = t.family(runner, "E").hand = []
    t.on_table(runner, "D", "bankers", "monarchists")
    t.on_table(runner, "E", "conservatives")
    t.do(runner, HandLimits())
    t.answers(runner, "B play:coalition-breaks", "B delgado")
    t.answers(runner, "B discard:students", "C discard:secret-donation")
    assert t.kinds(runner) == ["D drop-influence"]
    assert runner.position.queued == []


def test_a_card_that_has_lost_its_only_target_meanwhile_is_not_played() -> None:
    runner = too_many()
    t.family(runner, "B").hand[0] = "coalition-breaks"
    t.on_table(runner, "D", "bankers")
    t.do(runner, HandLimits())
    t.family(runner, "D").table = []
    t.answer(runner, "play:coalition-breaks", "B")
    assert (t.asked(runner, "B").kind, len(t.family(runner, "B").hand)) == ("over-limit", 8)
    assert "play:coalition-breaks" not in t.options(runner, "B")


# --- Geld ---
def test_who_holds_only_influence_on_the_table_discards_of_that() -> None:
    """Ruling J5."""
    runner = t.table(5)
    seven = ("church", "conservatives", "bankers", "students", "farmers", "radicals", "socialists")
    t.on_table(runner, "B", *seven)
    t.do(runner, HandLimits())
    assert t.options(runner, "B") == tuple(f"discard:{card}" for card in seven)
    t.answer(runner, "discard:farmers", "B")
    assert t.at_rest(runner)
    assert "farmers" not in t.family(runner, "B").table
    assert runner.position.discards == ["farmers"]


def test_there_is_no_change() -> None:
    runner = t.table(5)
    t.pocket(runner, "B", 3)
    t.do(runner, PayCost("bravo", 2))
    assert t.options(runner) == ("0.0.1",)
    t.answer(runner, "0.0.1")
    assert runner.position.under == Notes(threes=1)
    assert t.sound(runner)


def test_rich_friends_pay_a_million_a_round_each() -> None:
    runner = t.table(5)
    t.on_table(runner, "B", "bankers", "monarchists")
    t.pocket(runner, "B", 1)
    assert ways_to_pay(runner, "bravo", 2) == ["0.0.0+2", "1.0.0+1"]
    t.do(runner, PayCost("bravo", 2))
    t.answer(runner, "0.0.0+2")
    assert t.family(runner, "B").pocket.total == 1
    assert ways_to_pay(runner, "bravo", 1) == ["1.0.0"]


def test_no_friend_pays_what_the_notes_have_paid_already() -> None:
    runner = t.table(5)
    t.on_table(runner, "B", "bankers")
    t.pocket(runner, "B", 2)
    assert ways_to_pay(runner, "bravo", 2) == ["0.1.0"]
    assert ways_to_pay(runner, "bravo", 3) == ["0.1.0+1"]


# --- Exil ---
def returning(*, safe: bool = False, **others: str) -> JuntaRunner:
    runner = t.table(5)
    t.exile(runner, "D")
    t.pocket(runner, "D", 3)
    t.do(runner, AskExiles(safe=safe))
    return runner


def test_an_exile_may_return_stay_or_stay_this_round() -> None:
    runner = returning()
    assert (t.asked(runner).kind, t.options(runner)) == ("return", ("return", "stay", "stay-round"))
    t.answer(runner, "stay-round")
    assert t.at_rest(t.do(runner, AskExiles()))
    # It is asked even where returning is safe.
    assert t.asked(t.do(runner, AskExiles(safe=True))).kind == "return"


def test_returning_the_minister_may_shoot_and_it_is_a_murder() -> None:
    """Ruling J38."""
    runner = returning()
    t.answers(runner, "D return", "B shoot")
    assert t.family(runner, "D").state == "dead"
    assert t.family(runner, "B").pocket.total == 3
    assert runner.position.excuse
    assert t.happened(runner, ReturnerShot)


def test_or_let_him_go_and_he_is_at_home() -> None:
    """Ruling J39."""
    runner = returning()
    t.answers(runner, "D return", "B let-go")
    assert (t.family(runner, "D").state, t.family(runner, "D").place) == ("alive", "home")


def test_a_shield_protects_the_returner() -> None:
    runner = t.table(5)
    t.exile(runner, "D")
    t.hand(runner, "D", "body-double")
    t.do(runner, AskExiles())
    t.answers(runner, "D return", "B shoot", "D use:body-double")
    assert t.family(runner, "D").state == "alive"


def test_a_frozen_minister_shoots_nobody() -> None:
    runner = t.table(5)
    t.exile(runner, "D")
    t.exile(runner, "B")
    t.do(runner, AskExiles())
    t.answers(runner, "B stay", "D return")
    t.answer(runner, "general1", "A", kind="brother-in-law")
    assert t.family(runner, "D").state == "alive"


def test_it_is_safe_while_a_murdered_president_has_no_successor() -> None:
    runner = returning(safe=True)
    t.answer(runner, "return", "D")
    assert t.family(runner, "D").state == "alive"
    assert t.at_rest(runner)


def test_so_at_the_start_of_a_round_whose_presidency_is_vacant_after_a_murder() -> None:
    runner = t.table(5, president="")
    t.exile(runner, "D")
    t.do(runner, BeginRound())
    assert t.asked(runner, "D").subject.safe
    t.answer(runner, "return", "D")
    assert t.family(runner, "D").state == "alive"


def test_the_brother_in_law_who_had_a_returner_shot_acts_for_no_second_office() -> None:
    """Rules: Tod, "auf eine Position beschränken"; ruling J40."""
    runner = t.table(5)
    t.offices(runner, minister="E", general3="D", general1="B")
    t.dead(runner, "E")
    t.exile(runner, "D")
    t.do(runner, AskExiles(), HoldVote("budget", "aguado"))
    t.answers(runner, "D return", "A minister", "A shoot")
    assert t.family(runner, "D").state == "dead"
    assert runner.position.brother_in_law == "minister"
    t.do(runner, BrotherInLaw())
    assert t.asked(runner).kind != "brother-in-law"
    runner.position.phase = "assassinations"
    t.do(runner, BrotherInLaw())
    assert t.asked(runner).kind != "brother-in-law", "the same families are out"
    t.exile(runner, "B")
    t.do(runner, BrotherInLaw())
    assert t.asked(runner).kind == "brother-in-law", "B is out too"


def test_in_a_coup_another_familys_unit_in_the_embassy_may_grant_passage() -> None:
    runner = t.table(5)
    t.exile(runner, "D", "embassy-isle")
    state = t.coup(runner, "B", phase=1)
    t.do(runner, Movements(("delgado",)))
    while not t.at_rest(runner):
        assert t.asked(runner).kind != "return"
        t.answer(runner, "stay")
    t.stand(runner, "embassy-isle", "C", "army2", 1)
    t.do(runner, Movements(("delgado",)))
    t.answer(runner, "return", "D")
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("passage", "cortina")
    t.answer(runner, "deny", "C")
    assert (t.asked(runner).kind, t.asked(runner).subject.safe) == ("return", False)
    t.answer(runner, "stay", "D")
    t.do(runner, Movements(("delgado",)))
    t.answers(runner, "D return", "C grant")
    assert t.family(runner, "D").state == "alive"
    assert t.asked(runner).seat == "delgado"
    assert state.phase == 1


def test_several_exiles_are_asked_clockwise_from_the_president() -> None:
    runner = t.table(5)
    for name in "EC":
        t.exile(runner, name)
    t.do(runner, AskExiles())
    assert t.asked(runner).seat == "cortina"
    t.answer(runner, "stay")
    assert t.asked(runner).seat == "espino"


# --- Tod ---
def test_the_dead_lose_hand_and_influence_and_keep_account_and_offices() -> None:
    runner = t.table(5)
    t.hand(runner, "B", "peasants")
    t.on_table(runner, "B", "church")
    t.account(runner, "B", 3)
    t.pocket(runner, "B", 1)
    die(runner, "bravo", "")
    bravo = t.family(runner, "B")
    assert (bravo.hand, bravo.table, bravo.pocket) == ([], [], NONE)
    assert bravo.account.total == 3
    assert bravo.offices == ["general1", "minister"]
    assert runner.position.under.total == 1


def test_they_live_again_in_the_next_round() -> None:
    """Ruling J4."""
    runner = t.table(5)
    t.dead(runner, "B")
    t.do(runner, BeginRound())
    assert t.family(runner, "B").state == "alive"
    assert len(t.family(runner, "B").hand) == 2


def test_if_all_are_dead_in_the_same_round_the_game_ends() -> None:
    """Ruling J12."""
    runner = t.table(4)
    for name in "ABC":
        t.dead(runner, name)
    t.account(runner, "C", 2)
    with pytest.raises(StackReplaced):
        die(runner, "delgado", "")
    assert runner.position.outcome is not None
    assert runner.position.outcome.ending == "all-dead"
    assert runner.position.outcome.winners == ("cortina",)


def test_exiles_count_as_alive_for_that() -> None:
    runner = t.table(4)
    for name in "AB":
        t.dead(runner, name)
    t.exile(runner, "C")
    die(runner, "delgado", "")
    assert runner.position.outcome is None


# --- Bank ---
def at_bank(*names: str) -> JuntaRunner:
    runner = t.table(5)
    for name in names:
        t.family(runner, name).place = "bank"
        t.pocket(runner, name, 2, 1)
    return runner


def test_those_at_the_bank_deposit_and_withdraw_together() -> None:
    runner = at_bank("B", "C")
    t.account(runner, "C", 3)
    t.do(runner, BankPhase())
    assert len(runner.position.decisions) == 2
    assert t.options(runner, "C") == ("in:all", "in:1", "in:2", "out:3", "done")
    t.answer(runner, "in:all", "B")
    t.answers(runner, "C out:3", "C in:1", "C done")
    assert t.family(runner, "B").account.total == 3
    assert t.family(runner, "C").account == Notes(ones=1)
    assert t.family(runner, "C").pocket == Notes(twos=1, threes=1)


def test_what_was_paid_in_is_not_taken_out_again() -> None:
    """Ruling J88."""
    runner = at_bank("B")
    t.do(runner, BankPhase())
    t.answer(runner, "in:1")
    assert "out:1" not in t.options(runner)


def test_others_only_see_that_somebody_was_there() -> None:
    runner = at_bank("B")
    t.do(runner, BankPhase())
    t.answer(runner, "in:all")
    (visited,) = t.happened(runner, BankVisited)
    assert visited.seen_by("cortina") == BankVisited("bravo")
    assert visited.seen_by("bravo") == visited
    assert t.game().view(runner.position, "cortina").families["bravo"].account == NONE


def test_the_dead_exiles_and_others_do_not_come_in() -> None:
    runner = at_bank("B", "C")
    t.dead(runner, "B")
    t.exile(runner, "C")
    assert t.at_rest(t.do(runner, BankPhase()))


def test_a_closed_bank_serves_nobody() -> None:
    runner = at_bank("B")
    runner.position.bank_closed = True
    assert t.at_rest(t.do(runner, BankPhase()))


def test_with_a_lunch_break_it_opens_after_the_coup() -> None:
    """Ruling J71 and worked case 11."""
    runner = at_bank("B", "C")
    runner.position.lunch = True
    assert t.at_rest(t.do(runner, BankPhase()))
    die(runner, "cortina", "delgado")
    t.do(runner, LateBank())
    assert [decision.seat for decision in runner.position.decisions] == ["bravo"]
    assert t.family(runner, "D").pocket.total == 3


# --- Spielende ---
def finish(runner: JuntaRunner) -> JuntaRunner:
    runner.position.steps.clear()
    runner.position.decisions.clear()
    runner.push(FinishRound())
    runner.run()
    return runner


def test_the_game_ends_after_the_last_round() -> None:
    runner = t.table(5, round=11)
    t.account(runner, "B", 3)
    t.account(runner, "D", 2, 1)
    t.pocket(runner, "E", 3, 3, 3)
    finish(runner)
    outcome = runner.position.outcome
    assert outcome is not None
    # Money in the pocket does not count, and all those tied win.
    assert (outcome.ending, outcome.winners) == ("eleven-rounds", ("bravo", "delgado"))


def test_or_with_fewer_than_eight_notes_face_down() -> None:
    runner = t.table(5, round=4)
    t.account(runner, "B", *runner.position.stack[:-7])
    finish(runner)
    assert runner.position.outcome is not None
    assert runner.position.outcome.ending == "stack-spent"


def test_the_dead_and_exiles_can_win_too() -> None:
    for state in (t.dead, t.exile):
        runner = t.table(5, round=11)
        t.account(runner, "B", 3)
        state(runner, "B")
        finish(runner)
        assert runner.position.outcome is not None
        assert runner.position.outcome.winners == ("bravo",)


def test_otherwise_the_next_round_begins_with_its_markers_turned() -> None:
    runner = t.table(5, round=4, excuse=True, lunch=True, bank_closed=True)
    finish(runner)
    position = runner.position
    assert position.round == 5
    assert not (position.excuse or position.lunch or position.bank_closed)


def test_who_has_been_at_the_bank_leaves_with_the_others() -> None:
    """Ruling J88."""
    runner = t.table(5)
    for name in "BC":
        t.family(runner, name).place = "bank"
    t.pocket(runner, "B", 3)
    t.do(runner, BankPhase())
    assert t.options(runner, "C") == ("done",)
    t.answer(runner, "done", "C")
    assert not t.happened(runner, BankVisited)
    assert not runner.has_revealed
    t.answer(runner, "in:all", "B")
    assert sorted(t.happened(runner, BankVisited), key=lambda event: event.family) == [
        BankVisited("bravo", Notes(threes=1), NONE),
        BankVisited("cortina", NONE, NONE),
    ]
    assert t.family(runner, "B").draft == t.family(runner, "C").draft == NO_DRAFT
    assert t.at_rest(runner)
