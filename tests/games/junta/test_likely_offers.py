"""The likely offers of a moment, ready-made (rules: Etikette)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.junta.table import answers, coup, do, exile, family, pocket, seat, table
from weimar_tui.games.junta.rules.families import acting
from weimar_tui.games.junta.rules.negotiation.clause_types import (
    Pay,
    Peace,
    read_clause,
    read_clauses,
)
from weimar_tui.games.junta.rules.negotiation.likely import (
    Deal,
    can_be_made,
    likely_deals,
    ready_made,
    to_pay,
)
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import Budget, Cast, Motion, Offer, Promise
from weimar_tui.games.junta.rules.runner import JuntaRunner


def said(runner: JuntaRunner, name: str) -> list[str]:
    """The likely offers of a family: receiver, wants, gives."""
    return [written(deal) for deal in likely_deals(runner, seat(name))]


def written(deal: Deal) -> str:
    letter = {seat(name): name for name in "ABCDE"}
    parts = (letter[deal.to], deal.want.id, deal.give.id)
    return " ".join(parts).replace("bravo", "B").replace("cortina", "C")


def election() -> JuntaRunner:
    runner = table(4, windows=True)
    runner.position.motion = Motion("election", "", sides=("bravo", "cortina"))
    return do(runner, Talk("election"))


def offices() -> JuntaRunner:
    return do(table(4, windows=True), Talk("offices"))


def competence() -> JuntaRunner:
    runner = table(4, windows=True)
    runner.position.motion = Motion("competence", "aguado")
    return do(runner, Talk("budget"))


def budget() -> JuntaRunner:
    runner = table(4, windows=True)
    pocket(runner, "A", 3, 3)
    runner.position.motion = Motion("budget", "aguado", result="announced")
    runner.position.budget = "announced"
    runner.position.announced = {"bravo": 3, "cortina": 1, "delgado": 2}
    return do(runner, Talk("budget"))


def places() -> JuntaRunner:
    return do(table(4, windows=True), Talk("places"))


def before_a_coup() -> JuntaRunner:
    return do(table(4, windows=True), Talk("coup"))


def in_a_coup() -> JuntaRunner:
    runner = table(4, windows=True)
    coup(runner, "C", "D")
    runner.position.budgets = [Budget(1, "aguado", (("cortina", 2),))]
    return do(runner, Talk("phase"))


@pytest.mark.parametrize(
    ("moment", "name", "expected"),
    [
        (
            election,
            "A",
            "B office:minister vote:B, B budget:2 vote:B, C office:minister vote:C, "
            "C budget:2 vote:C",
        ),
        (
            election,
            "B",
            "C vote:B office:minister, C vote:B budget:2, D vote:B office:minister, "
            "D vote:B budget:2, A vote:B office:minister, A vote:B budget:2, "
            "C office:minister vote:C, C budget:2 vote:C",
        ),
        (offices, "A", "B loyal office:minister, C loyal office:minister, D loyal office:minister"),
        (
            offices,
            "B",
            "A office:minister pay:1, A office:minister loyal, C loyal office:minister, "
            "D loyal office:minister, A loyal office:minister",
        ),
        (
            competence,
            "A",
            "B vote:no pay:1, B vote:no office:minister, C vote:no pay:1, "
            "C vote:no office:minister, D vote:no pay:1, D vote:no office:minister",
        ),
        (
            competence,
            "B",
            "A pay:1 vote:no, A office:minister vote:no, C vote:yes vote:yes, D vote:yes vote:yes",
        ),
        (budget, "A", "C vote:yes more:1, D vote:yes more:1, B vote:yes more:1, B force more:1"),
        (
            budget,
            "B",
            "A more:1 force, A more:1 vote:yes, A pay:1 vote:yes, C vote:no vote:no, "
            "D vote:no vote:no",
        ),
        (
            budget,
            "C",
            "A more:1 vote:yes, A pay:1 vote:yes, B vote:no vote:no, D vote:no vote:no",
        ),
        (places, "C", "B peace peace, D peace peace, A peace peace"),
        (before_a_coup, "A", ""),
        (before_a_coup, "C", "B rebel spare, B rebel pay:1, D rebel spare, D rebel pay:1"),
        (
            in_a_coup,
            "A",
            "B loyal pay:1, B side:president pay:1, C side:president spare, D side:president spare",
        ),
        (in_a_coup, "B", "A pay:2 side:president, C spare side:junta, C pay:1 side:junta"),
        (
            in_a_coup,
            "D",
            "B rebel pay:1, B rebel spare, B side:junta pay:1, A spare side:president",
        ),
    ],
)
def test_what_is_likely(moment: Callable[[], JuntaRunner], name: str, expected: str) -> None:
    assert ", ".join(said(moment(), name)) == expected


@pytest.mark.parametrize(
    ("moment", "name", "expected"),
    [
        (
            election,
            "B",
            "C vote:B office:minister, D vote:B office:minister, A vote:B office:minister, "
            "C vote:B budget:2",
        ),
        (offices, "B", "A office:minister loyal"),
        (competence, "A", ""),
        (
            budget,
            "B",
            "A more:1 force, C vote:no vote:no, D vote:no vote:no, A more:1 vote:yes",
        ),
        (in_a_coup, "B", "A pay:2 side:president, C spare side:junta, C pay:1 side:junta"),
    ],
)
def test_four_that_can_be_made_are_ready_one_to_each_first(
    moment: Callable[[], JuntaRunner], name: str, expected: str
) -> None:
    assert ", ".join(map(written, ready_made(moment(), seat(name)))) == expected


def test_no_payment_is_listed_that_a_family_cannot_have_by_open_information() -> None:
    runner = in_a_coup()
    runner.position.budgets = [Budget(1, "aguado", (("cortina", 0), ("delgado", 13)))]
    ready = ", ".join(map(written, ready_made(runner, seat("B"))))
    assert ready == "C spare side:junta", "A kept nothing, C got nothing"


def test_a_payment_is_listed_as_what_it_costs_without_change() -> None:
    runner = competence()
    pocket(runner, "A", 3, 2)
    assert [deal.give for deal in ready_made(runner, seat("A"))] == [Pay(2)] * 3
    assert to_pay(runner, seat("A"), read_clause("pay:1")) == Notes.of((2,))
    assert to_pay(runner, seat("A"), read_clause("vote:no")) is None
    assert to_pay(runner, seat("A"), read_clause("pay:6")) is None


def test_what_was_refused_at_the_price_without_change_is_not_listed_again() -> None:
    runner = competence()
    pocket(runner, "A", 3, 2)
    deal = ready_made(runner, seat("A"))[0]
    family(runner, "A").turned_down = (
        Offer(1, seat("A"), deal.to, (deal.give.id,), (deal.want.id,)),
    )
    assert deal not in ready_made(runner, seat("A"))


def test_who_has_cast_all_its_votes_is_not_asked_for_them() -> None:
    runner = budget()
    position = runner.position
    assert position.motion is not None
    assert "C vote:no vote:no" in said(runner, "B")
    position.motion.casts = [Cast(seat("C"), "yes", "general2", 1)]
    assert "C vote:no vote:no" in said(runner, "B"), "the Admiral can still vote"
    position.motion.casts.append(Cast(seat("C"), "yes", "admiral", 1))
    assert "C vote:no vote:no" not in said(runner, "B")
    assert "D vote:no vote:no" in said(runner, "B")


def test_its_picks_make_the_offer() -> None:
    runner = budget()
    deal = ready_made(runner, seat("C"))[0]
    picks = deal.picks
    assert list(picks) == ["top", "to", "want", "give", "give-notes", "send"]
    answers(runner, *(f"C {picks[link]}" for link in ("top", "to", "want", "give", "send")))
    (made,) = runner.position.families[seat("C")].offers
    assert (made.to, made.wants, made.gives) == (deal.to, (deal.want.id,), (deal.give.id,))


def test_what_is_offered_already_by_either_side_is_not_likely_again() -> None:
    runner = budget()
    assert "A more:1 vote:yes" in said(runner, "C") and "C vote:yes more:1" in said(runner, "A")
    answers(runner, "C offer", "C aguado", "C more:1", "C vote:yes", "C private")
    assert "A more:1 vote:yes" not in said(runner, "C")
    assert "C vote:yes more:1" not in said(runner, "A")
    answers(runner, "A refuse:1")
    assert "A more:1 vote:yes" not in said(runner, "C")
    assert "C vote:yes more:1" in said(runner, "A")


def test_nobody_promises_an_office_twice() -> None:
    runner = election()
    before = said(runner, "B")
    given = Promise(1, seat("B"), seat("D"), "office:minister", "election", 1, 1)
    family(runner, "D").promises = [given]
    assert said(runner, "D")[0] == "B budget:2 vote:B"
    family(runner, "B").promises = [given]
    assert said(runner, "B") == [deal for deal in before if not deal.endswith("office:minister")]
    family(runner, "B").promises = [
        Promise(2, seat("A"), seat("B"), clause, "election", 1, 1)
        for clause in ("office:minister", "vote:delgado")
    ]
    assert said(runner, "B") == before, "what it is promised itself does not bind it"


def test_what_is_sold_is_not_sold_again() -> None:
    runner = budget()
    assert [deal for deal in said(runner, "B") if deal.endswith(("force", "vote:yes"))]
    for clause in ("force", "vote:yes"):
        family(runner, "B").promises.append(Promise(1, seat("B"), seat("A"), clause, "x", 1, 1))
    assert not [deal for deal in said(runner, "B") if deal.endswith(("force", "vote:yes"))]


def test_nobody_gives_its_word_on_two_different_votes() -> None:
    runner = election()
    sworn = Promise(2, seat("A"), seat("B"), "vote:bravo", "election", 1, 1)
    family(runner, "A").promises = [sworn]
    assert said(runner, "A") == []
    runner = budget()
    family(runner, "B").promises = [Promise(1, seat("B"), seat("C"), "vote:no", "vote", 1, 1)]
    assert said(runner, "B") == ["A more:1 force"]


def test_only_an_announced_budget_is_dealt_about_first_with_whom_it_gives_least() -> None:
    runner = budget()
    runner.position.announced = {"bravo": 1, "delgado": 2}
    assert [deal[0] for deal in said(runner, "A")] == ["C", "B", "D", "B"]
    runner.position.budget = "carried"
    assert said(runner, "A") == said(runner, "C") == []
    runner.position.motion = None
    assert said(runner, "A") == []


def test_who_goes_over_when_the_coup_has_begun_is_dealt_about_in_the_same_window() -> None:
    runner = table(4, windows=True)
    coup(runner, "C", "D")
    do(runner, Talk("coup"))
    assert said(runner, "B") == [
        "A pay:2 side:president",
        "C spare side:junta",
        "C pay:1 side:junta",
    ]


def test_an_offer_can_be_made_of_clauses_that_can_be_said_and_to_nobody_who_is_out() -> None:
    runner = places()
    pocket(runner, "A", 3, 3)
    a, b = seat("A"), seat("B")
    assert can_be_made(runner, a, b, read_clauses(("peace",)), read_clauses(("pay:3",)))
    assert can_be_made(runner, a, b, read_clauses(("pay:7",)), read_clauses(("peace",))), (
        "nobody knows what it has"
    )
    assert not can_be_made(runner, a, b, read_clauses(("peace",)), read_clauses(("pay:7",)))
    assert not can_be_made(runner, a, b, read_clauses(("vote:no",)), read_clauses(("pay:3",))), (
        "no vote is held"
    )
    exile(runner, "B")
    assert not can_be_made(runner, a, b, (), ())


def test_they_go_to_nobody_who_is_not_there() -> None:
    runner = table(5, windows=True)
    exile(runner, "B")  # the Minister
    do(runner, Talk("places"))
    assert {deal.to for deal in likely_deals(runner, seat("A"))} == {
        seat("C"),
        seat("D"),
        seat("E"),
    }
    assert acting(runner.position, "minister") == ""


def test_they_do_not_ask_for_what_is_promised() -> None:
    runner = do(table(5, windows=True), Talk("places"))
    before = list(likely_deals(runner, seat("A")))
    family(runner, "A").promises = [Promise(1, seat("C"), seat("A"), "peace", "attempts", 1, 1)]
    assert [deal for deal in before if deal not in likely_deals(runner, seat("A"))] == [
        Deal(seat("C"), Peace(), Peace())
    ]
