"""Rules text: Abstimmungen, and the budget they are about (Präsident zieht Unterstützungsgeld)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.events import (
    AidDrawn,
    BudgetAnnounced,
    BudgetForced,
    EnvelopePaid,
    Resigned,
    VoteEnded,
)
from weimar_tui.games.junta.rules.negotiation.clause_types import read_word
from weimar_tui.games.junta.rules.negotiation.promises import promise
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.phases.budget import AidPhase, Announce, BudgetPhase
from weimar_tui.games.junta.rules.phases.offices import Appoint
from weimar_tui.games.junta.rules.phases.places import PlacesPhase
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import SumsFor


def announced(players: int = 5, **sums: int) -> JuntaRunner:
    """A budget is before the Chamber: `announced(B=2, C=1)`; the President can pay it."""
    runner = t.table(players)
    t.pocket(runner, "A", 3, 3, 3, 2, 1, 1, 1, 1)
    t.do(runner, Announce("budget"))
    for name in "BCDEFG"[: players - 1]:
        t.answer(runner, str(sums.get(name, 0)), "A")
    return runner


def vote(runner: JuntaRunner, *picks: str) -> JuntaRunner:
    """Make the picks of the first round; then everyone abstains."""
    t.answers(runner, *picks)
    while t.kinds(runner)[0].endswith("cast"):
        t.answer(runner, "done" if "done" in t.options(runner) else "pass")
    return runner


# --- Unterstützungsgeld ---------------------------------------------------------------------------
def test_the_president_draws_eight_notes_in_secret() -> None:
    runner = t.do(t.table(), AidPhase())
    assert t.family(runner, "A").pocket.count == 8
    (drawn,) = t.happened(runner, AidDrawn)
    assert drawn.number == 8
    seen = drawn.seen_by("bravo")
    assert isinstance(seen, AidDrawn)
    assert seen.notes == NONE
    assert len(runner.position.stack) == 88


def test_with_fewer_than_eight_notes_the_game_ends_at_once() -> None:
    """Ruling J10."""
    runner = t.table()
    t.account(runner, "C", *runner.position.stack[:-7])
    t.do(runner, AidPhase())
    assert runner.position.outcome is not None
    assert runner.position.outcome.ending == "stack-spent"
    assert runner.position.outcome.winners == ("cortina",)


def test_he_names_a_sum_for_each_other_family_clockwise() -> None:
    runner = announced(B=2, C=1)
    (event,) = t.happened(runner, BudgetAnnounced)
    assert event.sums == (("bravo", 2), ("cortina", 1), ("delgado", 0), ("espino", 0))


def test_he_may_announce_less_than_he_has_or_money_of_his_own() -> None:
    runner = t.table()
    t.pocket(runner, "A", 1, 1)
    t.do(runner, Announce("budget"))
    assert t.options(runner) == ("0", "1", "2", "resign")


def test_what_is_announced_must_be_payable_without_change() -> None:
    """Ruling J21 and worked case 4."""
    runner = t.table()
    t.pocket(runner, "A", 3, 3, 3, 1)
    t.do(runner, Announce("budget"))
    t.answers(runner, "A 2", "A 2", "A 2")
    assert t.options(runner) == ("0", "1")


def test_until_all_sums_are_named_nobody_hears_any() -> None:
    runner = t.table()
    t.pocket(runner, "A", 3, 3)
    t.do(runner, Announce("budget"))
    t.answer(runner, "2")
    assert runner.position.announced == {}
    assert t.asked(runner).subject == SumsFor("budget", ("bravo", "cortina", "delgado", "espino"))
    assert t.asked(runner).private is not None


def test_families_that_are_out_get_nothing() -> None:
    runner = t.table()
    t.exile(runner, "C")
    t.do(runner, Announce("budget"))
    t.answers(runner, "A 0", "A 0", "A 0")
    assert list(runner.position.announced) == ["bravo", "delgado", "espino"]


# --- Abstimmungen ---------------------------------------------------------------------------------
def test_the_president_votes_first_and_the_others_follow_clockwise() -> None:
    runner = announced()
    order: list[Any] = []
    while t.asked(runner).kind == "cast" and len(order) < 5:
        order.append(t.asked(runner).seat[0])
        t.answer(runner, "pass")
    assert order == ["a", "b", "c", "d", "e"]


def test_each_office_has_one_vote_the_presidency_too() -> None:
    """Ruling J22."""
    runner = vote(announced(), "A yes:office", "B no:office")
    (ended,) = t.happened(runner, VoteEnded)
    assert (ended.yes, ended.no) == (1, 2)


def test_influence_votes_every_time_and_vote_cards_once() -> None:
    runner = announced()
    t.on_table(runner, "C", "church")
    t.hand(runner, "C", "graveyard-voters")
    t.answers(runner, "A pass", "B pass", "C yes:all", "C no:card:graveyard-voters")
    while t.kinds(runner)[0].endswith("cast"):
        t.answer(runner, "pass")
    (ended,) = t.happened(runner, VoteEnded)
    assert (ended.yes, ended.no) == (12, 3)
    assert "graveyard-voters" in runner.position.discards
    assert t.family(runner, "C").table == ["church"]


@pytest.mark.parametrize(
    ("cards", "votes"),
    [
        (("christian-democrats",), 5),
        (("christian-democrats", "church"), 20),
        (("socialists", "trade-unions"), 15),
        (("academics", "students"), 9),
        (("academics", "radicals"), 6),
    ],
)
def test_some_influence_is_worth_more_together(cards: tuple[str, ...], votes: int) -> None:
    runner = announced()
    t.on_table(runner, "C", *cards)
    vote(runner, "A pass", "B pass", "C yes:table")
    assert t.happened(runner, VoteEnded)[0].yes == votes


def test_one_may_use_any_number_of_votes_for_either_side() -> None:
    runner = announced()
    t.on_table(runner, "C", "students", "radicals")
    vote(runner, "A pass", "B pass", "C yes:one:students", "C no:one:general2", "C done")
    (ended,) = t.happened(runner, VoteEnded)
    assert (ended.yes, ended.no) == (3, 1)


def test_the_second_round_adds_votes_and_changes_none() -> None:
    runner = announced()
    t.answers(runner, "A yes:office", "B pass", "C pass", "D pass", "E pass")
    assert t.asked(runner).subject.round == 2
    # A has used its vote and has no hand cards, so it is not asked again.
    assert t.asked(runner).seat == "bravo"
    assert "yes:office" in t.options(runner)
    vote(runner, "B no:office")
    (ended,) = t.happened(runner, VoteEnded)
    assert (ended.yes, ended.no) == (1, 2)


def test_at_a_tie_the_president_decides_either_way() -> None:
    for side, result in (("yes", "carried"), ("no", "rejected")):
        runner = vote(announced())
        assert (t.asked(runner).kind, t.asked(runner).seat) == ("break-tie", "aguado")
        t.answer(runner, side)
        assert runner.position.motion is not None
        assert runner.position.motion.result == result


def test_whoever_is_out_does_not_vote() -> None:
    runner = announced()
    t.dead(runner, "B")
    t.exile(runner, "C")
    t.answers(runner, "A pass")
    assert t.asked(runner).seat == "delgado"


def test_influence_may_be_laid_before_ones_own_votes() -> None:
    """Ruling J43."""
    runner = announced()
    t.hand(runner, "B", "students", "radicals")
    t.answers(runner, "A pass", "B lay:students")
    assert "yes:table" in t.options(runner)
    t.answer(runner, "yes:all")
    assert not any(choice.startswith("lay:") for choice in t.options(runner))


# --- Budget: Zustimmung, Ablehnung, Zwang ---
def carried(runner: JuntaRunner) -> JuntaRunner:
    return vote(runner, "A yes:office")


def rejected(runner: JuntaRunner) -> JuntaRunner:
    return vote(runner, "A pass", "B no:office")


def test_when_it_is_carried_the_money_is_paid() -> None:
    runner = carried(announced(B=2, C=1))
    assert t.asked(runner).kind == "envelope"
    t.answer(runner, "rest-as-announced")
    assert t.family(runner, "B").pocket == Notes(twos=1)
    assert t.family(runner, "C").pocket == Notes(ones=1)
    assert t.at_rest(runner)
    assert t.sound(runner)


def test_any_family_may_be_paid_more_than_announced_but_not_less() -> None:
    """Ruling J27."""
    runner = carried(announced(B=2))
    first = [choice for choice in t.options(runner) if choice.startswith("pay:")]
    assert all(Notes.parse(choice[4:]).total >= 2 for choice in first)
    t.answers(runner, "A pay:0.1.1", "A pay:0.0.0", "A pay:1.0.0", "A pay:0.0.0")
    assert t.family(runner, "B").pocket.total == 5
    assert t.family(runner, "D").pocket.total == 1


def test_only_the_two_know_what_was_in_an_envelope() -> None:
    runner = carried(announced(B=2))
    t.answer(runner, "rest-as-announced")
    paid = t.happened(runner, EnvelopePaid)[0]
    for name in ("aguado", "bravo"):
        assert paid.seen_by(name) == paid
    seen = paid.seen_by("cortina")
    assert isinstance(seen, EnvelopePaid)
    assert seen.notes == NONE


def test_a_table_of_liars_pays_what_the_president_likes() -> None:
    runner = announced(B=4)
    t.option(runner, budget="liar")
    carried(runner)
    assert "pay:0.0.0" in t.options(runner)


def test_more_sets_of_notes_are_shown_on_demand() -> None:
    runner = carried(announced())
    shown = t.options(runner)
    assert len([choice for choice in shown if choice.startswith("pay:")]) == 24
    t.answer(runner, "more")
    assert t.options(runner)[0] not in shown


def test_a_promise_about_force_is_void_once_the_budget_has_passed() -> None:
    runner = announced(B=2)
    for clause in ("force", "no-force"):
        promise(runner, "bravo", "aguado", read_word(clause), public=True)
    carried(runner)
    assert [made.state for made in runner.position.promises] == ["void", "void"]


def test_the_minister_may_force_a_rejected_budget() -> None:
    runner = rejected(announced(B=2))
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("force", "bravo")
    t.answer(runner, "force")
    position = runner.position
    assert t.standing(runner, "chamber") == {"police": 4}
    assert t.standing(runner, "precinct-1") == {}
    assert position.lunch
    assert position.excuse
    assert t.happened(runner, BudgetForced)
    t.answer(runner, "rest-as-announced")
    assert t.family(runner, "B").pocket.total == 2


def test_not_forced_the_president_keeps_all_and_the_bank_is_closed() -> None:
    runner = announced(B=2)
    runner.position.discards.append("alternative-budget")
    runner.position.deck.remove("alternative-budget")
    rejected(runner)
    t.answer(runner, "let-it-be")
    assert t.at_rest(runner)
    position = runner.position
    assert t.family(runner, "A").pocket.total == 15
    assert position.bank_closed
    assert position.excuse
    assert not position.lunch


def test_whoever_votes_for_the_ministers_office_may_force() -> None:
    """Ruling J25: the brother-in-law, or none if the office is frozen."""
    runner = announced()
    t.exile(runner, "B")
    t.answers(runner, "A no:office")
    while t.kinds(runner)[0].endswith("cast"):
        t.answer(runner, "pass")
    if t.asked(runner).kind == "brother-in-law":
        t.answer(runner, "minister")
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("force", "aguado")

    frozen = announced()
    t.exile(frozen, "B")
    frozen.position.brother_in_law = "general1"
    frozen.position.brother_chosen_for = ("aguado", "bravo")
    t.answers(frozen, "A no:office")
    while t.kinds(frozen) and t.kinds(frozen)[0].endswith("cast"):
        t.answer(frozen, "pass")
    assert frozen.position.budget in ("rejected", "kept")
    assert not any(kind.endswith("force") for kind in t.kinds(frozen))


def test_a_budget_is_only_announced_while_there_is_a_president() -> None:
    runner = t.table(president="")
    assert t.at_rest(t.do(runner, AidPhase(), BudgetPhase()))
    assert len(runner.position.stack) == 96


def test_what_was_announced_cannot_be_given_away_before_it_is_paid() -> None:
    from weimar_tui.games.junta.rules.negotiation.clauses import sets_to_spend

    runner = t.table()
    t.pocket(runner, "A", 3, 2)
    t.do(runner, Announce("budget"))
    t.answers(runner, "A 3", "A 0", "A 0", "A 0")
    assert [notes.id for notes in sets_to_spend(runner, "aguado", 1)] == ["0.1.0"]


# --- Politische Karten ---
def test_a_donation_may_be_played_in_ones_turn_to_vote() -> None:
    runner = t.table(5)
    t.hand(runner, "B", "secret-donation")
    t.do(runner, HoldVote("budget", "aguado"))
    t.answer(runner, "pass", "A")
    t.answer(runner, "play:secret-donation", "B")
    assert t.family(runner, "B").pocket.count == 1
    assert t.asked(runner).seat == "bravo", "and then it votes"


# --- Präsidentenrücktritt ---
def test_the_president_may_resign_before_the_places_when_all_are_ready() -> None:
    """Ruling J75. His pocket goes to his successor."""
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 3)
    t.do(runner, PlacesPhase())
    assert "resign" not in t.options(runner, "B")
    t.answer(runner, "resign", "A")
    assert "resign" not in t.options(runner, "A")
    assert runner.position.president == "aguado", "others do not know yet"
    for name in "ABCDE":
        t.answer(runner, "ready", name)
    assert t.happened(runner, Resigned)
    while t.asked(runner).kind == "nominate":
        t.answer(runner, "bravo" if "bravo" in t.options(runner) else "pass")
    t.answer(runner, "accept", "B")
    assert t.family(runner, "B").pocket.total == 3
    assert t.asked(runner, "A").kind == "place"
    assert any(choice.startswith("exile:") for choice in t.options(runner, "A"))


# --- Ämter ---
def test_an_appointment_that_all_have_seen_cannot_be_taken_back() -> None:
    runner = t.do(t.table(5), Appoint())
    t.answer(runner, "bravo", "A")
    assert runner.has_revealed
