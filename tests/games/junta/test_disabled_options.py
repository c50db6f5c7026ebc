"""Options that are not possible are shown with the reason."""

from __future__ import annotations

from typing import Any

from tests.games.junta.table import dead, exile, family, hand, on_table, pocket, seat, table
from weimar_tui.games.junta.rules.disabled_options import disabled_options
from weimar_tui.games.junta.rules.position import Offer
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import JuntaSubject, OfferSoFar
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.game import Disabled


def why(
    runner: JuntaRunner, name: str, kind: str, *options: str, private: JuntaSubject | None = None
) -> list[Disabled]:
    return disabled_options(runner, Decision(1, seat(name), kind, options, JuntaSubject(), private))


def test_means_of_murder_that_cannot_be_used() -> None:
    runner = table(5)
    hand(runner, "C", "professional")
    cost = runner.components.price["professional"]
    assert why(runner, "C", "attack", "done") == [
        ("card:professional", "not-enough-notes", {"card": "professional", "cost": cost})
    ]
    pocket(runner, "C", 3, 3, 3)
    assert why(runner, "C", "attack", "done") == []
    assert why(runner, "C", "attack", "card:professional") == []


def test_victims_who_are_out_of_reach() -> None:
    runner = table(5)
    dead(runner, "C")
    exile(runner, "D")
    assert why(runner, "B", "victim", "aguado") == [
        ("cortina", "dead", {"family": "cortina"}),
        ("delgado", "in-exile", {"family": "delgado"}),
        ("espino", "protected-office", {"family": "espino"}),
    ]


def test_the_bank_while_it_is_safe() -> None:
    runner = table(5, bank_marker=2)
    assert why(runner, "B", "where", "home") == [("bank", "bank-safe", {"rounds": 2})]
    assert why(runner, "B", "where", "home", "bank") == []
    assert why(table(5), "B", "where", "home") == []


def test_the_next_sum_could_not_be_paid() -> None:
    runner = table(5)
    assert why(runner, "A", "announce", "0", "1", "2", "back") == [
        ("3", "not-payable", {"number": 3})
    ]
    assert why(runner, "A", "announce", "back") == [("0", "not-payable", {"number": 0})]


def test_the_president_never_goes_into_exile_of_his_own_will() -> None:
    runner = table(5)
    refused = why(runner, "A", "place", "home")
    assert refused == [
        (f"exile:{area}", "president-never", {}) for area in runner.components.embassies
    ]
    assert refused
    assert why(runner, "B", "place", "home") == []


def test_no_coup_without_an_excuse() -> None:
    assert why(table(5), "B", "coup", "loyal") == [("move", "no-excuse", {})]
    assert why(table(5), "B", "coup", "loyal", "move") == []
    assert why(table(5, excuse=True), "B", "coup", "loyal") == []
    assert why(table(5), "B", "coup", "offer", private=OfferSoFar("to")) == [], "it talks first"


def test_an_offer_that_cannot_be_met() -> None:
    runner = table(5)
    offer = Offer(7, seat("B"), seat("C"), wants=("pay:3",))
    runner.position.families[seat("C")].offers.append(offer)
    assert why(runner, "C", "talk", "done") == [("accept:7", "cannot-give", {"clause": "pay"})]
    assert why(runner, "C", "talk", "done", private=OfferSoFar("gives")) == []
    pocket(runner, "C", 3)
    assert why(runner, "C", "talk", "done") == []


def test_cards_for_votes_that_do_nothing_in_this_one_say_why() -> None:
    runner = table(5, phase="budget")
    hand(runner, "B", "reform-demand", "power-cut", "peasants")
    needs = {"card": "reform-demand", "needs": "christian-democrats"}
    lacking = ("play:reform-demand", "needs-card", needs)
    assert why(runner, "B", "ballot", "pass") == [
        lacking,
        ("play:power-cut", "ends-no-election", {}),
    ]
    assert why(runner, "B", "cast", "pass") == [lacking, ("play:power-cut", "ends-no-vote", {})]
    on_table(runner, "B", "christian-democrats")
    assert why(runner, "B", "cast", "play:reform-demand", "play:power-cut", "pass") == []
    runner.position.borrowed = seat("A")
    assert why(runner, "B", "cast", "play:power-cut") == [
        ("play:reform-demand", "lent-already", {})
    ]


def test_who_has_talked_aside_as_often_as_allowed_is_told_so() -> None:
    runner = table(5, windows=True)
    family(runner, "B").asides = 2
    said: tuple[str, str, dict[str, Any]] = ("talk", "talked-already", {})
    assert why(runner, "B", "side", "president", "junta") == [said]
    assert said in why(runner, "B", "cast", "pass")
    assert why(runner, "B", "side", "president", private=OfferSoFar("to")) == [], (
        "in the middle of it"
    )
    assert why(runner, "B", "force", "force") == [], "where nobody may talk"
    assert why(runner, "C", "side", "president", "talk") == []


def test_anything_else_hides_nothing() -> None:
    assert why(table(5), "B", "ballot", "yes", "no") == []
