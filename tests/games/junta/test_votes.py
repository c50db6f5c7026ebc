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
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.phases.budget import AidPhase, Announce, BudgetPhase
from weimar_tui.games.junta.rules.phases.offices import Appoint
from weimar_tui.games.junta.rules.phases.places import PlacesPhase
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.runner import JuntaRunner


def announced(players: int = 5, **sums: int) -> JuntaRunner:
    """A budget is before the Chamber: `announced(B=2, C=1)`; the President can pay it."""
    play = t.table(players)
    t.pocket(play, "A", 3, 3, 3, 2, 1, 1, 1, 1)
    t.do(play, Announce("budget"))
    for name in "BCDEFG"[: players - 1]:
        t.answer(play, str(sums.get(name, 0)), "A")
    return play


def vote(play: JuntaRunner, *picks: str) -> JuntaRunner:
    """The picks of the first round; then everybody abstains."""
    t.answers(play, *picks)
    while t.kinds(play)[0].endswith("cast"):
        t.answer(play, "done" if "done" in t.options(play) else "pass")
    return play


# --- Unterstützungsgeld ---------------------------------------------------------------------------
def test_the_president_draws_eight_notes_in_secret() -> None:
    play = t.do(t.table(), AidPhase())
    assert t.family(play, "A").pocket.count == 8
    (drawn,) = t.happened(play, AidDrawn)
    assert drawn.number == 8
    seen = drawn.seen_by("bravo")
    assert isinstance(seen, AidDrawn)
    assert seen.notes == NONE
    assert len(play.position.stack) == 88


def test_with_fewer_than_eight_notes_the_game_ends_at_once() -> None:
    """Ruling J10."""
    play = t.table()
    t.account(play, "C", *play.position.stack[:-7])
    t.do(play, AidPhase())
    assert play.position.outcome is not None
    assert play.position.outcome.ending == "stack-spent"
    assert play.position.outcome.winners == ("cortina",)


def test_he_names_a_sum_for_each_other_family_clockwise() -> None:
    play = announced(B=2, C=1)
    (event,) = t.happened(play, BudgetAnnounced)
    assert event.sums == (("bravo", 2), ("cortina", 1), ("delgado", 0), ("espino", 0))


def test_he_may_announce_less_than_he_has_or_money_of_his_own() -> None:
    play = t.table()
    t.pocket(play, "A", 1, 1)
    t.do(play, Announce("budget"))
    assert t.options(play) == ("0", "1", "2", "resign")


def test_what_is_announced_must_be_payable_without_change() -> None:
    """Ruling J21 and worked case 4."""
    play = t.table()
    t.pocket(play, "A", 3, 3, 3, 1)
    t.do(play, Announce("budget"))
    t.answers(play, "A 2", "A 2", "A 2")
    assert t.options(play) == ("0", "1")


def test_until_all_sums_are_named_nobody_hears_any() -> None:
    play = t.table()
    t.pocket(play, "A", 3, 3)
    t.do(play, Announce("budget"))
    t.answer(play, "2")
    assert play.position.announced == {}
    assert t.asked(play).subject.items == ()
    assert t.asked(play).private is not None


def test_families_that_are_out_get_nothing() -> None:
    play = t.table()
    t.exile(play, "C")
    t.do(play, Announce("budget"))
    t.answers(play, "A 0", "A 0", "A 0")
    assert list(play.position.announced) == ["bravo", "delgado", "espino"]


# --- Abstimmungen ---------------------------------------------------------------------------------
def test_the_president_votes_first_and_the_others_follow_clockwise() -> None:
    play = announced()
    order: list[Any] = []
    while t.asked(play).kind == "cast" and len(order) < 5:
        order.append(t.asked(play).seat[0])
        t.answer(play, "pass")
    assert order == ["a", "b", "c", "d", "e"]


def test_each_office_has_one_vote_the_presidency_too() -> None:
    """Ruling J22."""
    play = vote(announced(), "A yes:office", "B no:office")
    (ended,) = t.happened(play, VoteEnded)
    assert (ended.yes, ended.no) == (1, 2)


def test_influence_votes_every_time_and_vote_cards_once() -> None:
    play = announced()
    t.on_table(play, "C", "church")
    t.hand(play, "C", "graveyard-voters")
    t.answers(play, "A pass", "B pass", "C yes:all", "C no:card:graveyard-voters")
    while t.kinds(play)[0].endswith("cast"):
        t.answer(play, "pass")
    (ended,) = t.happened(play, VoteEnded)
    assert (ended.yes, ended.no) == (12, 3)
    assert "graveyard-voters" in play.position.discards
    assert t.family(play, "C").table == ["church"]


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
    play = announced()
    t.on_table(play, "C", *cards)
    vote(play, "A pass", "B pass", "C yes:table")
    assert t.happened(play, VoteEnded)[0].yes == votes


def test_one_may_use_any_number_of_votes_for_either_side() -> None:
    play = announced()
    t.on_table(play, "C", "students", "radicals")
    vote(play, "A pass", "B pass", "C yes:one:students", "C no:one:general2", "C done")
    (ended,) = t.happened(play, VoteEnded)
    assert (ended.yes, ended.no) == (3, 1)


def test_the_second_round_adds_votes_and_changes_none() -> None:
    play = announced()
    t.answers(play, "A yes:office", "B pass", "C pass", "D pass", "E pass")
    assert t.asked(play).subject.round == 2
    # A has used its vote and has no hand cards: it is not asked again.
    assert t.asked(play).seat == "bravo"
    assert "yes:office" in t.options(play)
    vote(play, "B no:office")
    (ended,) = t.happened(play, VoteEnded)
    assert (ended.yes, ended.no) == (1, 2)


def test_at_a_tie_the_president_decides_either_way() -> None:
    for side, result in (("yes", "carried"), ("no", "rejected")):
        play = vote(announced())
        assert (t.asked(play).kind, t.asked(play).seat) == ("break-tie", "aguado")
        t.answer(play, side)
        assert play.position.motion is not None
        assert play.position.motion.result == result


def test_whoever_is_out_does_not_vote() -> None:
    play = announced()
    t.dead(play, "B")
    t.exile(play, "C")
    t.answers(play, "A pass")
    assert t.asked(play).seat == "delgado"


def test_influence_may_be_laid_before_ones_own_votes() -> None:
    """Ruling J43."""
    play = announced()
    t.hand(play, "B", "students", "radicals")
    t.answers(play, "A pass", "B lay:students")
    assert "yes:table" in t.options(play)
    t.answer(play, "yes:all")
    assert not any(choice.startswith("lay:") for choice in t.options(play))


# --- Budget: Zustimmung, Ablehnung, Zwang ---
def carried(play: JuntaRunner) -> JuntaRunner:
    return vote(play, "A yes:office")


def rejected(play: JuntaRunner) -> JuntaRunner:
    return vote(play, "A pass", "B no:office")


def test_when_it_is_carried_the_money_is_paid() -> None:
    play = carried(announced(B=2, C=1))
    assert t.asked(play).kind == "envelope"
    t.answer(play, "rest-as-announced")
    assert t.family(play, "B").pocket == Notes(twos=1)
    assert t.family(play, "C").pocket == Notes(ones=1)
    assert t.at_rest(play)
    assert t.sound(play)


def test_any_family_may_be_paid_more_than_announced_but_not_less() -> None:
    """Ruling J27."""
    play = carried(announced(B=2))
    first = [choice for choice in t.options(play) if choice.startswith("pay:")]
    assert all(Notes.parse(choice[4:]).total >= 2 for choice in first)
    t.answers(play, "A pay:0.1.1", "A pay:0.0.0", "A pay:1.0.0", "A pay:0.0.0")
    assert t.family(play, "B").pocket.total == 5
    assert t.family(play, "D").pocket.total == 1


def test_only_the_two_know_what_was_in_an_envelope() -> None:
    play = carried(announced(B=2))
    t.answer(play, "rest-as-announced")
    paid = t.happened(play, EnvelopePaid)[0]
    for name in ("aguado", "bravo"):
        assert paid.seen_by(name) == paid
    seen = paid.seen_by("cortina")
    assert isinstance(seen, EnvelopePaid)
    assert seen.notes == NONE


def test_a_table_of_liars_pays_what_the_president_likes() -> None:
    play = announced(B=4)
    t.option(play, budget="liar")
    carried(play)
    assert "pay:0.0.0" in t.options(play)


def test_more_sets_of_notes_are_shown_on_demand() -> None:
    play = carried(announced())
    shown = t.options(play)
    assert len([choice for choice in shown if choice.startswith("pay:")]) == 24
    t.answer(play, "more")
    assert t.options(play)[0] not in shown


def test_the_minister_may_force_a_rejected_budget() -> None:
    play = rejected(announced(B=2))
    assert (t.asked(play).kind, t.asked(play).seat) == ("force", "bravo")
    t.answer(play, "force")
    position = play.position
    assert t.standing(play, "chamber") == {"police": 4}
    assert t.standing(play, "precinct-1") == {}
    assert position.lunch
    assert position.excuse
    assert t.happened(play, BudgetForced)
    t.answer(play, "rest-as-announced")
    assert t.family(play, "B").pocket.total == 2


def test_not_forced_the_president_keeps_all_and_the_bank_is_closed() -> None:
    play = announced(B=2)
    play.position.discards.append("alternative-budget")
    play.position.deck.remove("alternative-budget")
    rejected(play)
    t.answer(play, "let-it-be")
    assert t.at_rest(play)
    position = play.position
    assert t.family(play, "A").pocket.total == 15
    assert position.bank_closed
    assert position.excuse
    assert not position.lunch


def test_whoever_votes_for_the_ministers_office_may_force() -> None:
    """Ruling J25: the brother-in-law, or nobody if the office is frozen."""
    play = announced()
    t.exile(play, "B")
    t.answers(play, "A no:office")
    while t.kinds(play)[0].endswith("cast"):
        t.answer(play, "pass")
    if t.asked(play).kind == "brother-in-law":
        t.answer(play, "minister")
    assert (t.asked(play).kind, t.asked(play).seat) == ("force", "aguado")

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
    play = t.table(president="")
    assert t.at_rest(t.do(play, AidPhase(), BudgetPhase()))
    assert len(play.position.stack) == 96


def test_what_was_announced_cannot_be_given_away_before_it_is_paid() -> None:
    from weimar_tui.games.junta.rules.negotiation.clauses import sets_to_spend

    play = t.table()
    t.pocket(play, "A", 3, 2)
    t.do(play, Announce("budget"))
    t.answers(play, "A 3", "A 0", "A 0", "A 0")
    assert [notes.id for notes in sets_to_spend(play, "aguado", 1)] == ["0.1.0"]


# --- Politische Karten ---
def test_a_donation_may_be_played_in_ones_turn_to_vote() -> None:
    play = t.table(5)
    t.hand(play, "B", "secret-donation")
    t.do(play, HoldVote("budget", "aguado"))
    t.answer(play, "pass", "A")
    t.answer(play, "play:secret-donation", "B")
    assert t.family(play, "B").pocket.count == 1
    assert t.asked(play).seat == "bravo", "and then it votes"


# --- Präsidentenrücktritt ---
def test_the_president_may_resign_before_the_places_when_all_are_ready() -> None:
    """Ruling J75. His pocket goes to his successor."""
    play = t.table(5, windows=True)
    t.pocket(play, "A", 3)
    t.do(play, PlacesPhase())
    assert "resign" not in t.options(play, "B")
    t.answer(play, "resign", "A")
    assert "resign" not in t.options(play, "A")
    assert play.position.president == "aguado", "others do not know yet"
    for name in "ABCDE":
        t.answer(play, "ready", name)
    assert t.happened(play, Resigned)
    while t.asked(play).kind == "nominate":
        t.answer(play, "bravo" if "bravo" in t.options(play) else "pass")
    t.answer(play, "accept", "B")
    assert t.family(play, "B").pocket.total == 3
    assert t.asked(play, "A").kind == "place"
    assert any(choice.startswith("exile:") for choice in t.options(play, "A"))


# --- Ämter ---
def test_an_appointment_that_all_have_seen_cannot_be_taken_back() -> None:
    play = t.do(t.table(5), Appoint())
    t.answer(play, "bravo", "A")
    assert play.has_revealed
