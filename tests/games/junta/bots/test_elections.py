"""Elections: who stands, and whom those vote for who cannot win."""

from __future__ import annotations

import pytest

from tests.games.junta.bots.thinking import bot, decides, mind
from tests.games.junta.table import answer, do, family, on_table, table
from weimar_tui.games.junta.bots import deals, elections, weights
from weimar_tui.games.junta.rules.ballots import CastVotes
from weimar_tui.games.junta.rules.phases.election import Election
from weimar_tui.games.junta.rules.position import Budget, Cast, Motion, Offer, Promise
from weimar_tui.games.junta.rules.runner import JuntaRunner

SEATS = ("aguado", "bravo", "cortina", "delgado", "espino")


def an_election(*candidates: str, **votes: str) -> JuntaRunner:
    """Five families, one vote each; `votes` are influence cards on a table."""
    play = table(5, president="", offices_given=False)
    for name, card in votes.items():
        on_table(play, name, card)
    play.position.motion = Motion("election", sides=candidates)
    return play


def promised(play: JuntaRunner, by: str, to: str, clause: str) -> None:
    """A word given to a family in private."""
    made = Promise(len(family(play, to).promises) + 1, by, to, clause, "election", 1, 2)
    family(play, by).promises.append(made)
    family(play, to).promises.append(made)


def votes_of(play: JuntaRunner, name: str) -> str:
    """Whom a family votes for when it is its turn."""
    do(play, CastVotes((name,)))
    return decides(bot(name, "diplomat"), play).partition(":")[0]


def test_who_may_win_votes_for_itself() -> None:
    assert votes_of(an_election("aguado", "bravo"), "bravo") == "bravo"


def test_who_cannot_win_votes_for_whom_it_expects_most_of() -> None:
    play = an_election("aguado", "bravo", "cortina", aguado="church", cortina="conservatives")
    play.position.budgets = [Budget(1, "aguado", (("bravo", 4),))]
    assert votes_of(play, "bravo") == "aguado"
    play.position.budgets = [Budget(1, "aguado", (("bravo", 0),))]
    assert votes_of(play, "bravo") == "cortina"


def test_an_office_that_is_promised_wins_votes_and_a_broken_word_loses_them() -> None:
    play = an_election("aguado", "cortina")
    promised(play, "cortina", "bravo", "office:minister")
    assert votes_of(play, "bravo") == "cortina"
    play = an_election("aguado", "cortina")
    for number in range(2):
        broken = Promise(number, "aguado", "bravo", "later:1", "round", 1, 1, "broken")
        family(play, "bravo").promises.append(broken)
    assert votes_of(play, "bravo") == "cortina"


def test_nobody_votes_for_a_candidate_without_a_chance() -> None:
    play = an_election("aguado", "cortina", aguado="church")
    promised(play, "cortina", "bravo", "office:minister")
    assert votes_of(play, "bravo") == "aguado"


def test_votes_that_are_promised_count_until_they_are_cast() -> None:
    play = an_election("aguado", "bravo", aguado="church")
    me = mind("B", "diplomat", play)
    assert elections.support(me)["bravo"] == 1
    assert not elections.may_win(me, "bravo")
    promised(play, "cortina", "bravo", "vote:bravo")
    promised(play, "delgado", "bravo", "vote:bravo")
    assert elections.support(mind("B", "diplomat", play))["bravo"] == 3
    assert play.position.motion is not None
    play.position.motion.casts = [Cast("cortina", "aguado", "family", 1)]
    assert elections.support(mind("B", "diplomat", play)) == {"aguado": 12, "bravo": 2}


def test_a_candidate_with_a_chance_does_not_sell_its_vote() -> None:
    sold = Offer(1, "aguado", "bravo", ("pay:1",), ("vote:aguado",))
    play = an_election("aguado", "bravo")
    assert not deals.takes(mind("B", "diplomat", play), sold)
    play = an_election("aguado", "bravo", aguado="church")
    assert deals.takes(mind("B", "diplomat", play), sold)


@pytest.mark.parametrize(("ambition", "named"), [(1.0, SEATS), (0.0, SEATS[:2])])
def test_two_stand_at_least_and_of_those_with_as_many_votes_the_ambitious(
    monkeypatch: pytest.MonkeyPatch, ambition: float, named: tuple[str, ...]
) -> None:
    monkeypatch.setattr(weights, "AMBITION", ambition)
    play = table(5, president="", offices_given=False)
    do(play, Election("start"))
    while (decision := play.position.decisions[0]).kind == "nominate":
        answer(play, decides(bot(decision.seat, "diplomat"), play), decision.seat)
    assert play.position.motion is not None and play.position.motion.sides == named
