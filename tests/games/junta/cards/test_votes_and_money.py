"""Influence, votes, donations and events of the Chamber: each card played at a table."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.ballots import CastVotes, items_left
from weimar_tui.games.junta.rules.cards import HandLimits
from weimar_tui.games.junta.rules.death_and_exile import die
from weimar_tui.games.junta.rules.events import AccountSeen, ExtraVotesGained, VoteEnded
from weimar_tui.games.junta.rules.money import friends_left
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.phases.assassinations import AssassinationPhase
from weimar_tui.games.junta.rules.phases.budget import (
    AfterRejection,
    Announce,
    CountBudget,
)
from weimar_tui.games.junta.rules.phases.offices import OfficesPhase
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.position import Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.voting import table_votes


def vote(runner: JuntaRunner, about: str = "budget") -> JuntaRunner:
    return t.do(runner, HoldVote(about, "aguado"))


def to_the_end(runner: JuntaRunner) -> VoteEnded:
    """Everyone who is still asked to vote abstains."""
    while not t.happened(runner, VoteEnded):
        seat = runner.position.decisions[0].seat
        kind = runner.position.decisions[0].kind
        assert kind in ("cast", "recount"), kind
        shown = t.options(runner, seat)
        t.answer(runner, "pass" if "pass" in shown else "done", seat)
    return t.happened(runner, VoteEnded)[0]


# --- influence ---
@pytest.mark.parametrize(
    ("card", "votes"),
    [
        ("church", 10),
        ("conservatives", 8),
        ("bankers", 7),
        ("christian-democrats", 5),
        ("socialists", 5),
        ("trade-unions", 5),
        ("students", 3),
        ("radicals", 3),
        ("farmers", 3),
        ("academics", 3),
        ("monarchists", 3),
        ("electoral-fraud", 4),
    ],
)
def test_influence_votes_until_its_family_dies(card: str, votes: int) -> None:
    runner = t.table(5, windows=True)
    t.hand(runner, "B", card)
    t.do(runner, Talk("offices"))
    t.answer(runner, f"lay:{card}", "B")
    assert table_votes(runner.position, runner.components, "bravo") == {card: votes}
    die(runner, "bravo", "")
    assert t.family(runner, "B").table == []
    assert card in runner.position.discards


@pytest.mark.parametrize(
    ("card", "partner"),
    [("christian-democrats", "church"), ("socialists", "trade-unions"), ("academics", "students")],
)
def test_some_is_worth_twice_beside_its_partner_on_the_same_table(card: str, partner: str) -> None:
    runner = t.table(5)
    t.on_table(runner, "B", card)
    alone = table_votes(runner.position, runner.components, "bravo")[card]
    t.on_table(runner, "C", partner)
    assert table_votes(runner.position, runner.components, "bravo")[card] == alone
    t.family(runner, "C").table.clear()
    t.family(runner, "B").table.append(partner)
    assert table_votes(runner.position, runner.components, "bravo")[card] == 2 * alone


@pytest.mark.parametrize("card", ["bankers", "monarchists"])
def test_rich_friends_pay_a_million_a_round(card: str) -> None:
    runner = t.table(5)
    t.on_table(runner, "B", card)
    assert friends_left(runner, "bravo") == 1


# --- votes ---
@pytest.mark.parametrize(
    ("card", "votes"),
    [
        ("black-marketeers", 3),
        ("middle-classes", 3),
        ("retired-generals", 3),
        ("graveyard-voters", 3),
        ("political-refugees", 2),
        ("anarcho-syndicalists", 2),
        ("peasants", 2),
        ("marxist-leninists", 2),
        ("multiple-voters", 2),
    ],
)
def test_vote_cards_vote_once(card: str, votes: int) -> None:
    runner = t.table(5)
    t.hand(runner, "A", card)
    vote(runner)
    t.answer(runner, f"yes:card:{card}", "A")
    assert to_the_end(runner).yes == votes
    assert runner.position.discards == [card]
    assert t.sound(runner)


# --- donation ---
def test_secret_donation_takes_the_top_note() -> None:
    runner = t.table(5, windows=True)
    t.hand(runner, "B", "secret-donation")
    top = runner.position.stack[-1]
    t.do(runner, Talk("places"))
    t.answer(runner, "play:secret-donation", "B")
    assert t.family(runner, "B").pocket.total == top
    assert len(runner.position.stack) == 95


# --- events of the Chamber ---
@pytest.mark.parametrize("card", ["power-cut", "summer-holidays"])
def test_the_second_round_of_the_vote_is_left_out(card: str) -> None:
    """Worked case 5."""
    runner = t.table(5)
    t.hand(runner, "D", card)
    t.hand(runner, "C", "peasants")
    vote(runner)
    t.answers(runner, "A yes:office", "B no:office", "C pass", f"D play:{card}", "D no:office")
    t.answer(runner, "pass", "E")
    while t.kinds(runner) and t.kinds(runner)[0].endswith("recount"):
        t.answer(runner, "pass", runner.position.decisions[0].seat)
    (ended,) = t.happened(runner, VoteEnded)
    assert (ended.yes, ended.no) == (1, 3)


@pytest.mark.parametrize("card", ["power-cut", "summer-holidays"])
def test_such_cards_cannot_be_played_in_elections(card: str) -> None:
    """Ruling J87."""
    runner = t.table(5, president="")
    t.hand(runner, "B", card)
    runner.position.motion = Motion("election", sides=("bravo", "cortina"))
    t.do(runner, CastVotes(("bravo",)))
    assert not any(choice.startswith("play:") for choice in t.options(runner))


def test_recount_voids_all_votes_and_the_vote_begins_anew() -> None:
    """Ruling J24."""
    runner = t.table(5)
    t.hand(runner, "B", "recount")
    t.hand(runner, "C", "peasants")
    vote(runner)
    t.answers(runner, "A yes:office", "B pass", "C no:card:peasants", "C done", "D pass", "E pass")
    while t.kinds(runner)[0].endswith("cast"):
        t.answer(runner, "pass", runner.position.decisions[0].seat)
    assert t.kinds(runner) == ["B recount"]
    t.answer(runner, "play:recount", "B")
    motion = runner.position.motion
    assert motion is not None
    assert (motion.casts, motion.round) == ([], 1)
    assert "peasants" in runner.position.discards
    assert "yes:office" in t.options(runner, "A")


def test_demand_for_reforms_lends_the_small_influence_of_all_others() -> None:
    """Ruling J68."""
    runner = t.table(5)
    t.on_table(runner, "D", "christian-democrats")
    t.on_table(runner, "B", "students", "church")
    t.on_table(runner, "C", "trade-unions", "socialists")
    t.hand(runner, "D", "reform-demand")
    vote(runner)
    t.answers(runner, "A pass", "B pass", "C pass", "D play:reform-demand")
    assert table_votes(runner.position, runner.components, "delgado") == {
        "christian-democrats": 5,
        "students": 3,
        "trade-unions": 5,
    }
    assert table_votes(runner.position, runner.components, "bravo") == {"church": 10}
    assert table_votes(runner.position, runner.components, "cortina") == {"socialists": 10}


def test_influence_its_owner_has_voted_with_is_lent_no_more() -> None:
    """Ruling J68: influence votes only once."""
    runner = t.table(5)
    t.on_table(runner, "D", "christian-democrats")
    t.on_table(runner, "B", "students")
    t.on_table(runner, "C", "trade-unions")
    t.hand(runner, "D", "reform-demand")
    vote(runner)
    t.answers(runner, "A pass", "B no:table", "B done", "C pass", "D play:reform-demand")
    assert items_left(runner, "delgado")[1] == {"christian-democrats": 5, "trade-unions": 5}


def test_demand_for_reforms_needs_the_christian_democrats() -> None:
    runner = t.table(5)
    t.hand(runner, "A", "reform-demand")
    vote(runner)
    assert "play:reform-demand" not in t.options(runner)


def test_church_looted_adds_five_votes_while_the_church_lies_there() -> None:
    """Ruling J69."""
    runner = t.table(5)
    t.on_table(runner, "A", "church")
    t.hand(runner, "A", "church-looted")
    vote(runner)
    t.answer(runner, "play:church-looted", "A")
    assert t.happened(runner, ExtraVotesGained) == [ExtraVotesGained("aguado", 5)]
    assert table_votes(runner.position, runner.components, "aguado") == {"church": 10, "extra": 5}
    t.answer(runner, "yes:table", "A")
    motion = runner.position.motion
    assert motion is not None
    assert sum(cast.votes for cast in motion.casts) == 15


def test_church_looted_ends_when_the_church_goes() -> None:
    runner = t.table(5)
    t.on_table(runner, "A", "church")
    runner.position.extra_votes = {"aguado": 5}
    from weimar_tui.games.junta.rules.cards import DropOneInfluence

    t.do(runner, DropOneInfluence("aguado"))
    assert t.at_rest(runner)
    assert runner.position.extra_votes == {}


@pytest.mark.parametrize(("yes", "carried"), [(4, True), (3, False), (0, False)])
def test_question_the_competence_needs_two_thirds_of_the_votes_cast(
    yes: int, carried: bool
) -> None:
    """Ruling J8."""
    runner = t.table(5, windows=True)
    t.hand(runner, "C", "question-competence")
    t.on_table(runner, "B", "students")
    t.do(runner, OfficesPhase())
    t.answer(runner, "play:question-competence", "C")
    for name in "ABCDE":
        t.answer(runner, "ready", name)
    t.option(runner, windows=False)
    if yes:
        t.answer(runner, "no:office", "A")
    while t.kinds(runner)[0].endswith("cast"):
        seat = runner.position.decisions[0].seat
        if yes and seat == "bravo" and "yes:table" in t.options(runner):
            t.answer(runner, "yes:table")
        elif yes == 4 and seat == "delgado" and "yes:office" in t.options(runner):
            t.answer(runner, "yes:office")
        elif yes == 3 and seat == "delgado" and "no:office" in t.options(runner):
            t.answer(runner, "no:office")
        else:
            t.answer(runner, "done" if "done" in t.options(runner) else "pass")
    motion = runner.position.motion
    assert motion is not None
    if carried:
        assert runner.position.president == ""
        assert t.asked(runner).kind == "nominate"
    else:
        assert runner.position.president == "aguado"
        assert t.asked(runner).kind == "appoint"


@pytest.mark.parametrize(("yes", "no", "result"), [(3, 2, "carried"), (5, 4, "rejected")])
def test_a_table_may_agree_on_three_fifths(yes: int, no: int, result: str) -> None:
    """Ruling J8."""
    from weimar_tui.games.junta.rules.phases.offices import Verdict
    from weimar_tui.games.junta.rules.position import Cast

    runner = t.table(5)
    t.option(runner, competence="three-fifths")
    casts = [Cast("bravo", "yes", "x", yes), Cast("aguado", "no", "y", no)]
    runner.position.motion = motion = Motion("competence", "bravo", casts=casts)
    t.do(runner, Verdict())
    assert motion.result == result


def test_a_removed_president_keeps_his_pocket() -> None:
    """Ruling J9."""
    from weimar_tui.games.junta.rules.phases.offices import Verdict
    from weimar_tui.games.junta.rules.position import Cast

    runner = t.table(5)
    t.pocket(runner, "A", 3)
    runner.position.motion = Motion("competence", "bravo", casts=[Cast("bravo", "yes", "x", 2)])
    t.do(runner, Verdict())
    assert t.family(runner, "A").pocket.total == 3


def alternative(runner: JuntaRunner) -> JuntaRunner:
    """A's budget is rejected; C plays the alternative budget."""
    t.hand(runner, "C", "alternative-budget")
    t.pocket(runner, "A", 3, 2, 2, 1, 1, 1, 1, 1)
    t.family(runner, "A").aid = t.family(runner, "A").pocket
    runner.position.motion = Motion("budget", "aguado", result="rejected")
    t.do(runner, AfterRejection())
    t.answer(runner, "play:alternative-budget", "C")
    return runner


def test_alternative_budget_takes_the_aid_but_for_a_note() -> None:
    """Ruling J26."""
    runner = alternative(t.table(5))
    assert (t.asked(runner).kind, t.options(runner)) == (
        "hand-over-note",
        ("keep:1", "keep:2", "keep:3"),
    )
    t.answer(runner, "keep:3")
    assert t.family(runner, "A").pocket.id == "0.0.1"
    assert t.family(runner, "C").pocket.total == 9
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("announce", "cortina")
    assert runner.position.excuse


def rejected() -> JuntaRunner:
    """A's budget is rejected; C and E hold an alternative budget, B another card, D none."""
    runner = t.table(5)
    t.family(runner, "C").hand = ["alternative-budget"]
    t.family(runner, "E").hand = ["alternative-budget"]
    t.hand(runner, "A", "students")
    t.hand(runner, "B", "church")
    runner.position.motion = Motion("budget", "aguado", result="rejected")
    return t.do(runner, AfterRejection())


def test_all_with_hand_cards_are_asked_together_and_the_first_clockwise_proposes() -> None:
    """Ruling J26."""
    runner = rejected()
    assert t.kinds(runner) == ["B alternative", "C alternative", "E alternative"]
    assert t.options(runner, "B") == ("pass",)
    t.answers(runner, "E play:alternative-budget", "B pass")
    assert t.family(runner, "E").hand == ["alternative-budget"], "nobody knows of it yet"
    assert not runner.has_revealed
    t.answer(runner, "play:alternative-budget", "C")
    assert (t.family(runner, "C").hand, t.family(runner, "E").hand) == ([], ["alternative-budget"])
    assert runner.position.motion is not None
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("announce", "cortina")
    assert not any(each.answer for each in runner.position.families.values())


def test_if_all_pass_nothing_is_paid() -> None:
    runner = rejected()
    t.answers(runner, "C pass", "E pass", "B pass")
    assert runner.has_revealed
    assert t.at_rest(runner)
    assert runner.position.budget == "kept"


def test_its_author_votes_first_and_keeps_the_notes_if_it_is_rejected() -> None:
    runner = alternative(t.table(5))
    t.answer(runner, "keep:1")
    t.answers(runner, "C 1", "C 0", "C 0", "C 0")
    assert t.asked(runner).seat == "cortina"
    t.answers(runner, "C pass", "D pass", "E pass", "A pass", "B no:office")
    while t.kinds(runner)[0].endswith("cast"):
        t.answer(runner, "pass")
    t.answer(runner, "let-it-be", "B")
    assert t.at_rest(runner)
    assert t.family(runner, "C").pocket.count == 7
    assert runner.position.bank_closed


def test_its_ties_are_the_presidents() -> None:
    runner = t.table(5)
    runner.position.motion = Motion("alternative", "cortina")
    t.do(runner, CountBudget())
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("break-tie", "aguado")


def test_the_president_cannot_play_it_himself() -> None:
    runner = t.table(5)
    t.hand(runner, "A", "alternative-budget")
    runner.position.motion = Motion("budget", "aguado", result="rejected")
    assert t.at_rest(t.do(runner, AfterRejection()))


def test_spy_in_switzerland_shows_an_account_to_the_player_alone() -> None:
    runner = t.table(5, windows=True)
    t.on_table(runner, "B", "academics")
    t.hand(runner, "B", "spy-in-switzerland")
    t.account(runner, "D", 3, 3)
    t.do(runner, Talk("budget"))
    t.answers(runner, "B play:spy-in-switzerland", "B delgado")
    assert t.family(runner, "B").accounts_seen == {"delgado": 6}
    (seen,) = t.happened(runner, AccountSeen)
    assert seen.seen_by("delgado") == AccountSeen("bravo", "delgado", -1)


def test_spy_in_switzerland_needs_the_academics() -> None:
    runner = t.table(5, windows=True)
    t.hand(runner, "B", "spy-in-switzerland")
    t.do(runner, Talk("budget"))
    assert "play:spy-in-switzerland" not in t.options(runner, "B")


def test_coalition_breaks_costs_a_family_one_influence_of_its_choice() -> None:
    runner = t.table(5, windows=True)
    t.hand(runner, "B", "coalition-breaks")
    t.on_table(runner, "D", "church", "students")
    t.do(runner, Talk("offices"))
    t.answers(runner, "B play:coalition-breaks", "B delgado")
    for name in "ABCDE":
        t.answer(runner, "ready", name)
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("drop-influence", "delgado")
    t.answer(runner, "students")
    assert t.family(runner, "D").table == ["church"]
    assert t.sound(runner)


def test_events_may_be_played_to_come_down_to_six_cards() -> None:
    runner = t.table(5)
    t.hand(runner, "B", "coalition-breaks", *["secret-donation"] * 6)
    t.on_table(runner, "C", "church")
    t.do(runner, HandLimits())
    t.answer(runner, "play:coalition-breaks", "B")
    assert t.family(runner, "C").table == []


def test_bank_holiday_closes_the_bank() -> None:
    """Ruling J36."""
    runner = t.table(5, windows=True)
    t.on_table(runner, "B", "bankers")
    t.hand(runner, "B", "bank-holiday")
    t.do(runner, Talk("places"))
    t.answer(runner, "play:bank-holiday", "B")
    assert runner.position.bank_closed

    late = t.table(5)
    t.on_table(late, "B", "bankers")
    t.hand(late, "B", "bank-holiday")
    t.do(late, AssassinationPhase())
    t.answer(late, "play:bank-holiday", "B")
    assert late.position.bank_closed


def test_an_announcement_before_closes_the_chance_for_a_bank_holiday() -> None:
    runner = t.table(5)
    t.on_table(runner, "C", "bankers")
    t.hand(runner, "C", "bank-holiday")
    t.do(runner, AssassinationPhase())
    t.answers(runner, "B police", "B delgado", "B club", "C done")
    assert "bank-holiday" in t.family(runner, "C").hand


def test_an_alternative_announcement_is_the_authors() -> None:
    runner = alternative(t.table(5))
    t.answer(runner, "keep:1")
    assert isinstance(runner.position.steps[-1], Announce)
    assert runner.position.steps[-1].by == "cortina"
