"""Elections: candidates, and the votes of those who cannot win."""

from __future__ import annotations

import pytest

from tests.games.junta.bots.thinking import bot, decides, mind
from tests.games.junta.table import answer, do, family, on_table, pocket, table
from weimar_tui.games.junta.bots import deals, elections, weights
from weimar_tui.games.junta.rules.ballots import CastVotes
from weimar_tui.games.junta.rules.phases.election import Election
from weimar_tui.games.junta.rules.phases.offices import Appoint
from weimar_tui.games.junta.rules.position import Budget, Cast, Motion, Offer, Promise
from weimar_tui.games.junta.rules.runner import JuntaRunner

SEATS = ("aguado", "bravo", "cortina", "delgado", "espino")


def an_election(*candidates: str, **votes: str) -> JuntaRunner:
    """Five families, one vote each; `votes` are influence cards on a table."""
    runner = table(5, president="", offices_given=False)
    for name, card in votes.items():
        on_table(runner, name, card)
    runner.position.motion = Motion("election", sides=candidates)
    return runner


def promised(runner: JuntaRunner, by: str, to: str, clause: str) -> None:
    """A promise made to a family in private."""
    made = Promise(len(family(runner, to).promises) + 1, by, to, clause, "election", 1, 2)
    family(runner, by).promises.append(made)
    family(runner, to).promises.append(made)


def votes_of(runner: JuntaRunner, name: str) -> str:
    """A family's vote when it is its turn."""
    do(runner, CastVotes((name,)))
    return decides(bot(name, "diplomat"), runner).partition(":")[0]


def test_who_may_win_votes_for_itself() -> None:
    assert votes_of(an_election("aguado", "bravo"), "bravo") == "bravo"


def test_who_cannot_win_votes_for_whom_it_expects_most_of() -> None:
    runner = an_election("aguado", "bravo", "cortina", aguado="church", cortina="conservatives")
    runner.position.budgets = [Budget(1, "aguado", (("bravo", 4),))]
    assert votes_of(runner, "bravo") == "aguado"
    runner.position.budgets = [Budget(1, "aguado", (("bravo", 0),))]
    assert votes_of(runner, "bravo") == "cortina"


def test_an_office_that_is_promised_wins_votes_and_a_broken_word_loses_them() -> None:
    runner = an_election("aguado", "cortina")
    promised(runner, "cortina", "bravo", "office:minister")
    assert votes_of(runner, "bravo") == "cortina"
    runner = an_election("aguado", "cortina")
    for number in range(2):
        broken = Promise(number, "aguado", "bravo", "later:1", "round", 1, 1, "broken")
        family(runner, "bravo").promises.append(broken)
    assert votes_of(runner, "bravo") == "cortina"


def test_nobody_votes_for_a_candidate_without_a_chance() -> None:
    runner = an_election("aguado", "cortina", aguado="church")
    promised(runner, "cortina", "bravo", "office:minister")
    assert votes_of(runner, "bravo") == "aguado"


def test_votes_that_are_promised_count_until_they_are_cast() -> None:
    runner = an_election("aguado", "bravo", aguado="church")
    me = mind("B", "diplomat", runner)
    assert elections.support(me)["bravo"] == 1
    assert not elections.may_win(me, "bravo")
    promised(runner, "cortina", "bravo", "vote:bravo")
    promised(runner, "delgado", "bravo", "vote:bravo")
    assert elections.support(mind("B", "diplomat", runner))["bravo"] == 3
    assert runner.position.motion is not None
    runner.position.motion.casts = [Cast("cortina", "aguado", "family", 1)]
    assert elections.support(mind("B", "diplomat", runner)) == {"aguado": 12, "bravo": 2}


def test_a_candidate_with_a_chance_does_not_sell_its_vote() -> None:
    sold = Offer(1, "aguado", "bravo", ("pay:1",), ("vote:aguado",))
    runner = an_election("aguado", "bravo")
    assert not deals.takes(mind("B", "diplomat", runner), sold)
    runner = an_election("aguado", "bravo", aguado="church")
    assert deals.takes(mind("B", "diplomat", runner), sold)


@pytest.mark.parametrize(("ambition", "named"), [(1.0, SEATS), (0.0, SEATS[:2])])
def test_two_stand_at_least_and_of_those_with_as_many_votes_the_ambitious(
    monkeypatch: pytest.MonkeyPatch, ambition: float, named: tuple[str, ...]
) -> None:
    monkeypatch.setattr(weights, "AMBITION", ambition)
    runner = table(5, president="", offices_given=False)
    do(runner, Election("start"))
    while (decision := runner.position.decisions[0]).kind == "nominate":
        answer(runner, decides(bot(decision.seat, "diplomat"), runner), decision.seat)
    assert runner.position.motion is not None and runner.position.motion.sides == named


@pytest.mark.parametrize(
    ("paid", "in_pocket", "resigns"), [(0, 0, True), (0, 3, False), (4, 0, False)]
)
def test_a_president_resigns_before_a_likely_coup_if_he_has_nothing_to_lose(
    paid: int, in_pocket: int, resigns: bool
) -> None:
    runner = table(7, president="aguado", round=3, offices_given=False)
    pocket(runner, "aguado", *([in_pocket] if in_pocket else []))
    others = [name for name in runner.position.order if name != "aguado"]
    sums = tuple((name, paid) for name in others)
    runner.position.budgets = [Budget(1, "aguado", sums), Budget(2, "aguado", sums)]
    do(runner, Appoint())
    assert (decides(bot("aguado", "diplomat"), runner) == "resign") == resigns
