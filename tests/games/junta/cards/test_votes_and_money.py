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


def vote(play: JuntaRunner, about: str = "budget") -> JuntaRunner:
    return t.do(play, HoldVote(about, "aguado"))


def to_the_end(play: JuntaRunner) -> VoteEnded:
    """Everybody who is still asked to vote does not."""
    while not t.happened(play, VoteEnded):
        seat = play.position.decisions[0].seat
        kind = play.position.decisions[0].kind
        assert kind in ("cast", "recount"), kind
        shown = t.options(play, seat)
        t.answer(play, "pass" if "pass" in shown else "done", seat)
    return t.happened(play, VoteEnded)[0]


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
    play = t.table(5, windows=True)
    t.hand(play, "B", card)
    t.do(play, Talk("offices"))
    t.answer(play, f"lay:{card}", "B")
    assert table_votes(play.position, play.components, "bravo") == {card: votes}
    die(play, "bravo", "")
    assert t.family(play, "B").table == []
    assert card in play.position.discards


@pytest.mark.parametrize(
    ("card", "partner"),
    [("christian-democrats", "church"), ("socialists", "trade-unions"), ("academics", "students")],
)
def test_some_is_worth_twice_beside_its_partner_on_the_same_table(card: str, partner: str) -> None:
    play = t.table(5)
    t.on_table(play, "B", card)
    alone = table_votes(play.position, play.components, "bravo")[card]
    t.on_table(play, "C", partner)
    assert table_votes(play.position, play.components, "bravo")[card] == alone
    t.family(play, "C").table.clear()
    t.family(play, "B").table.append(partner)
    assert table_votes(play.position, play.components, "bravo")[card] == 2 * alone


@pytest.mark.parametrize("card", ["bankers", "monarchists"])
def test_rich_friends_pay_a_million_a_round(card: str) -> None:
    play = t.table(5)
    t.on_table(play, "B", card)
    assert friends_left(play, "bravo") == 1


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
    play = t.table(5)
    t.hand(play, "A", card)
    vote(play)
    t.answer(play, f"yes:card:{card}", "A")
    assert to_the_end(play).yes == votes
    assert play.position.discards == [card]
    assert t.sound(play)


# --- donation ---
def test_secret_donation_takes_the_top_note() -> None:
    play = t.table(5, windows=True)
    t.hand(play, "B", "secret-donation")
    top = play.position.stack[-1]
    t.do(play, Talk("places"))
    t.answer(play, "play:secret-donation", "B")
    assert t.family(play, "B").pocket.total == top
    assert len(play.position.stack) == 95


# --- events of the Chamber ---
@pytest.mark.parametrize("card", ["power-cut", "summer-holidays"])
def test_the_second_round_of_the_vote_is_left_out(card: str) -> None:
    """Worked case 5."""
    play = t.table(5)
    t.hand(play, "D", card)
    t.hand(play, "C", "peasants")
    vote(play)
    t.answers(play, "A yes:office", "B no:office", "C pass", f"D play:{card}", "D no:office")
    t.answer(play, "pass", "E")
    while t.kinds(play) and t.kinds(play)[0].endswith("recount"):
        t.answer(play, "pass", play.position.decisions[0].seat)
    (ended,) = t.happened(play, VoteEnded)
    assert (ended.yes, ended.no) == (1, 3)


@pytest.mark.parametrize("card", ["power-cut", "summer-holidays"])
def test_such_cards_cannot_be_played_in_elections(card: str) -> None:
    """Ruling J87."""
    play = t.table(5, president="")
    t.hand(play, "B", card)
    play.position.motion = Motion("election", sides=("bravo", "cortina"))
    t.do(play, CastVotes(("bravo",)))
    assert not any(choice.startswith("play:") for choice in t.options(play))


def test_recount_voids_all_votes_and_the_vote_begins_anew() -> None:
    """Ruling J24."""
    play = t.table(5)
    t.hand(play, "B", "recount")
    t.hand(play, "C", "peasants")
    vote(play)
    t.answers(play, "A yes:office", "B pass", "C no:card:peasants", "C done", "D pass", "E pass")
    while t.kinds(play)[0].endswith("cast"):
        t.answer(play, "pass", play.position.decisions[0].seat)
    assert t.kinds(play) == ["B recount"]
    t.answer(play, "play:recount", "B")
    motion = play.position.motion
    assert motion is not None
    assert (motion.casts, motion.round) == ([], 1)
    assert "peasants" in play.position.discards
    assert "yes:office" in t.options(play, "A")


def test_demand_for_reforms_lends_the_small_influence_of_all_others() -> None:
    """Ruling J68."""
    play = t.table(5)
    t.on_table(play, "D", "christian-democrats")
    t.on_table(play, "B", "students", "church")
    t.on_table(play, "C", "trade-unions", "socialists")
    t.hand(play, "D", "reform-demand")
    vote(play)
    t.answers(play, "A pass", "B pass", "C pass", "D play:reform-demand")
    assert table_votes(play.position, play.components, "delgado") == {
        "christian-democrats": 5,
        "students": 3,
        "trade-unions": 5,
    }
    assert table_votes(play.position, play.components, "bravo") == {"church": 10}
    assert table_votes(play.position, play.components, "cortina") == {"socialists": 10}


def test_influence_its_owner_has_voted_with_is_lent_no_more() -> None:
    """Ruling J68: what has voted has voted."""
    play = t.table(5)
    t.on_table(play, "D", "christian-democrats")
    t.on_table(play, "B", "students")
    t.on_table(play, "C", "trade-unions")
    t.hand(play, "D", "reform-demand")
    vote(play)
    t.answers(play, "A pass", "B no:table", "B done", "C pass", "D play:reform-demand")
    assert items_left(play, "delgado")[1] == {"christian-democrats": 5, "trade-unions": 5}


def test_demand_for_reforms_needs_the_christian_democrats() -> None:
    play = t.table(5)
    t.hand(play, "A", "reform-demand")
    vote(play)
    assert "play:reform-demand" not in t.options(play)


def test_church_looted_adds_five_votes_while_the_church_lies_there() -> None:
    """Ruling J69."""
    play = t.table(5)
    t.on_table(play, "A", "church")
    t.hand(play, "A", "church-looted")
    vote(play)
    t.answer(play, "play:church-looted", "A")
    assert t.happened(play, ExtraVotesGained) == [ExtraVotesGained("aguado", 5)]
    assert table_votes(play.position, play.components, "aguado") == {"church": 10, "extra": 5}
    t.answer(play, "yes:table", "A")
    motion = play.position.motion
    assert motion is not None
    assert sum(cast.votes for cast in motion.casts) == 15


def test_church_looted_ends_when_the_church_goes() -> None:
    play = t.table(5)
    t.on_table(play, "A", "church")
    play.position.extra_votes = {"aguado": 5}
    from weimar_tui.games.junta.rules.cards import DropOneInfluence

    t.do(play, DropOneInfluence("aguado"))
    assert t.at_rest(play)
    assert play.position.extra_votes == {}


@pytest.mark.parametrize(("yes", "carried"), [(4, True), (3, False), (0, False)])
def test_question_the_competence_needs_two_thirds_of_the_votes_cast(
    yes: int, carried: bool
) -> None:
    """Ruling J8."""
    play = t.table(5, windows=True)
    t.hand(play, "C", "question-competence")
    t.on_table(play, "B", "students")
    t.do(play, OfficesPhase())
    t.answer(play, "play:question-competence", "C")
    for name in "ABCDE":
        t.answer(play, "ready", name)
    t.option(play, windows=False)
    if yes:
        t.answer(play, "no:office", "A")
    while t.kinds(play)[0].endswith("cast"):
        seat = play.position.decisions[0].seat
        if yes and seat == "bravo" and "yes:table" in t.options(play):
            t.answer(play, "yes:table")
        elif yes == 4 and seat == "delgado" and "yes:office" in t.options(play):
            t.answer(play, "yes:office")
        elif yes == 3 and seat == "delgado" and "no:office" in t.options(play):
            t.answer(play, "no:office")
        else:
            t.answer(play, "done" if "done" in t.options(play) else "pass")
    motion = play.position.motion
    assert motion is not None
    if carried:
        assert play.position.president == ""
        assert t.asked(play).kind == "nominate"
    else:
        assert play.position.president == "aguado"
        assert t.asked(play).kind == "appoint"


@pytest.mark.parametrize(("yes", "no", "result"), [(3, 2, "carried"), (5, 4, "rejected")])
def test_a_table_may_agree_on_three_fifths(yes: int, no: int, result: str) -> None:
    """Ruling J8."""
    from weimar_tui.games.junta.rules.phases.offices import Verdict
    from weimar_tui.games.junta.rules.position import Cast

    play = t.table(5)
    t.option(play, competence="three-fifths")
    casts = [Cast("bravo", "yes", "x", yes), Cast("aguado", "no", "y", no)]
    play.position.motion = motion = Motion("competence", "bravo", casts=casts)
    t.do(play, Verdict())
    assert motion.result == result


def test_a_removed_president_keeps_his_pocket() -> None:
    """Ruling J9."""
    from weimar_tui.games.junta.rules.phases.offices import Verdict
    from weimar_tui.games.junta.rules.position import Cast

    play = t.table(5)
    t.pocket(play, "A", 3)
    play.position.motion = Motion("competence", "bravo", casts=[Cast("bravo", "yes", "x", 2)])
    t.do(play, Verdict())
    assert t.family(play, "A").pocket.total == 3


def alternative(play: JuntaRunner) -> JuntaRunner:
    """A's budget has been rejected; C plays the alternative budget."""
    t.hand(play, "C", "alternative-budget")
    t.pocket(play, "A", 3, 2, 2, 1, 1, 1, 1, 1)
    t.family(play, "A").aid = t.family(play, "A").pocket
    play.position.motion = Motion("budget", "aguado", result="rejected")
    t.do(play, AfterRejection())
    t.answer(play, "play:alternative-budget", "C")
    return play


def test_alternative_budget_takes_the_aid_but_for_a_note() -> None:
    """Ruling J26."""
    play = alternative(t.table(5))
    assert (t.asked(play).kind, t.options(play)) == (
        "hand-over-note",
        ("keep:1", "keep:2", "keep:3"),
    )
    t.answer(play, "keep:3")
    assert t.family(play, "A").pocket.id == "0.0.1"
    assert t.family(play, "C").pocket.total == 9
    assert (t.asked(play).kind, t.asked(play).seat) == ("announce", "cortina")
    assert play.position.excuse


def rejected() -> JuntaRunner:
    """A's budget is rejected; C and E hold an alternative budget, B something else, D nothing."""
    play = t.table(5)
    t.family(play, "C").hand = ["alternative-budget"]
    t.family(play, "E").hand = ["alternative-budget"]
    t.hand(play, "A", "students")
    t.hand(play, "B", "church")
    play.position.motion = Motion("budget", "aguado", result="rejected")
    return t.do(play, AfterRejection())


def test_all_with_hand_cards_are_asked_together_and_the_first_clockwise_proposes() -> None:
    """Ruling J26."""
    play = rejected()
    assert t.kinds(play) == ["B alternative", "C alternative", "E alternative"]
    assert t.options(play, "B") == ("pass",)
    t.answers(play, "E play:alternative-budget", "B pass")
    assert t.family(play, "E").hand == ["alternative-budget"], "nobody knows of it yet"
    assert not play.has_revealed
    t.answer(play, "play:alternative-budget", "C")
    assert (t.family(play, "C").hand, t.family(play, "E").hand) == ([], ["alternative-budget"])
    assert play.position.motion is not None
    assert (t.asked(play).kind, t.asked(play).seat) == ("announce", "cortina")
    assert not any(each.answer for each in play.position.families.values())


def test_if_all_pass_nothing_is_paid() -> None:
    play = rejected()
    t.answers(play, "C pass", "E pass", "B pass")
    assert play.has_revealed
    assert t.at_rest(play)
    assert play.position.budget == "kept"


def test_its_author_votes_first_and_keeps_the_notes_if_it_is_rejected() -> None:
    play = alternative(t.table(5))
    t.answer(play, "keep:1")
    t.answers(play, "C 1", "C 0", "C 0", "C 0")
    assert t.asked(play).seat == "cortina"
    t.answers(play, "C pass", "D pass", "E pass", "A pass", "B no:office")
    while t.kinds(play)[0].endswith("cast"):
        t.answer(play, "pass")
    t.answer(play, "let-it-be", "B")
    assert t.at_rest(play)
    assert t.family(play, "C").pocket.count == 7
    assert play.position.bank_closed


def test_its_ties_are_the_presidents() -> None:
    play = t.table(5)
    play.position.motion = Motion("alternative", "cortina")
    t.do(play, CountBudget())
    assert (t.asked(play).kind, t.asked(play).seat) == ("break-tie", "aguado")


def test_the_president_cannot_play_it_himself() -> None:
    play = t.table(5)
    t.hand(play, "A", "alternative-budget")
    play.position.motion = Motion("budget", "aguado", result="rejected")
    assert t.at_rest(t.do(play, AfterRejection()))


def test_spy_in_switzerland_shows_an_account_to_the_player_alone() -> None:
    play = t.table(5, windows=True)
    t.on_table(play, "B", "academics")
    t.hand(play, "B", "spy-in-switzerland")
    t.account(play, "D", 3, 3)
    t.do(play, Talk("budget"))
    t.answers(play, "B play:spy-in-switzerland", "B delgado")
    assert t.family(play, "B").accounts_seen == {"delgado": 6}
    (seen,) = t.happened(play, AccountSeen)
    assert seen.seen_by("delgado") == AccountSeen("bravo", "delgado", -1)


def test_spy_in_switzerland_needs_the_academics() -> None:
    play = t.table(5, windows=True)
    t.hand(play, "B", "spy-in-switzerland")
    t.do(play, Talk("budget"))
    assert "play:spy-in-switzerland" not in t.options(play, "B")


def test_coalition_breaks_costs_a_family_one_influence_of_its_choice() -> None:
    play = t.table(5, windows=True)
    t.hand(play, "B", "coalition-breaks")
    t.on_table(play, "D", "church", "students")
    t.do(play, Talk("offices"))
    t.answers(play, "B play:coalition-breaks", "B delgado")
    for name in "ABCDE":
        t.answer(play, "ready", name)
    assert (t.asked(play).kind, t.asked(play).seat) == ("drop-influence", "delgado")
    t.answer(play, "students")
    assert t.family(play, "D").table == ["church"]
    assert t.sound(play)


def test_events_may_be_played_to_come_down_to_six_cards() -> None:
    play = t.table(5)
    t.hand(play, "B", "coalition-breaks", *["secret-donation"] * 6)
    t.on_table(play, "C", "church")
    t.do(play, HandLimits())
    t.answer(play, "play:coalition-breaks", "B")
    assert t.family(play, "C").table == []


def test_bank_holiday_closes_the_bank() -> None:
    """Ruling J36."""
    play = t.table(5, windows=True)
    t.on_table(play, "B", "bankers")
    t.hand(play, "B", "bank-holiday")
    t.do(play, Talk("places"))
    t.answer(play, "play:bank-holiday", "B")
    assert play.position.bank_closed

    late = t.table(5)
    t.on_table(late, "B", "bankers")
    t.hand(late, "B", "bank-holiday")
    t.do(late, AssassinationPhase())
    t.answer(late, "play:bank-holiday", "B")
    assert late.position.bank_closed


def test_an_announcement_before_closes_the_chance_for_a_bank_holiday() -> None:
    play = t.table(5)
    t.on_table(play, "C", "bankers")
    t.hand(play, "C", "bank-holiday")
    t.do(play, AssassinationPhase())
    t.answers(play, "B police", "B delgado", "B club", "C done")
    assert "bank-holiday" in t.family(play, "C").hand


def test_an_alternative_announcement_is_the_authors() -> None:
    play = alternative(t.table(5))
    t.answer(play, "keep:1")
    assert isinstance(play.position.steps[-1], Announce)
    assert play.position.steps[-1].by == "cortina"
