"""A pick that revealed something to others cannot be undone (games/junta/rulings.md)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.aftermath import Aftermath
from weimar_tui.games.junta.rules.coup.fights import DeclareFights
from weimar_tui.games.junta.rules.coup.phases import ChooseSides, Settle
from weimar_tui.games.junta.rules.coup.start import AskToJoin, CoupPhase
from weimar_tui.games.junta.rules.death_and_exile import AskExiles, BrotherInLaw
from weimar_tui.games.junta.rules.phases.bank import Banking
from weimar_tui.games.junta.rules.phases.budget import Announce, MayForce
from weimar_tui.games.junta.rules.phases.election import Election
from weimar_tui.games.junta.rules.phases.places import ChoosePlaces
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.position import Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner


def nominating() -> JuntaRunner:
    return t.do(t.table(5, president=""), Election("vacancy"))


def elected() -> JuntaRunner:
    runner = nominating()
    while t.asked(runner).kind == "nominate":
        decision = t.asked(runner)
        named = "bravo" if "bravo" in decision.options else "pass"
        runner.pick(decision.number, named)
    return runner


def announcing() -> JuntaRunner:
    runner = t.do(t.table(4), Announce("budget"))
    return t.answers(runner, "A 0", "A 0")


def forcing() -> JuntaRunner:
    return t.do(t.table(5, motion=Motion("budget", t.seat("A"))), MayForce())


def returning() -> JuntaRunner:
    runner = t.table(5)
    t.exile(runner, "D")
    return t.do(runner, AskExiles())


def choosing() -> JuntaRunner:
    return t.answers(t.do(t.table(4), ChoosePlaces()), "A home", "B home", "C home")


def acting_for_one() -> JuntaRunner:
    runner = t.table(5)
    t.exile(runner, "B")
    return t.do(runner, BrotherInLaw())


def at_the_bank() -> JuntaRunner:
    runner = t.table(5)
    t.family(runner, "B").place = "bank"
    t.pocket(runner, "B", 3)
    return t.answer(t.do(runner, Banking()), "in:3")


def in_a_coup() -> JuntaRunner:
    runner = t.table(4)
    t.coup(runner, "B", "C", phase=1)
    return runner


def settling() -> JuntaRunner:
    return t.answers(t.do(in_a_coup(), Settle(3)), "A go-on", "B go-on", "C go-on")


def fighting() -> JuntaRunner:
    runner = in_a_coup()
    t.stand(runner, "station", "B", "army1", 2)
    t.stand(runner, "station", "C", "army2", 2)
    return t.answer(t.do(runner, DeclareFights(("station",))), "fire:cortina", "B")


def junta_at_a_tie() -> JuntaRunner:
    return t.answers(t.do(in_a_coup(), Aftermath("junta")), "B bravo", "C cortina")


@pytest.mark.parametrize(
    ("moment", "picks"),
    [
        (nominating, ["B bravo"]),
        (elected, ["B refuse"]),
        (elected, ["B accept"]),
        (announcing, ["A 0"]),
        (lambda: t.do(t.table(5), HoldVote("budget", "aguado")), ["A pass"]),
        (forcing, ["B force"]),
        (forcing, ["B let-it-be"]),
        (returning, ["D stay"]),
        (returning, ["D return"]),
        (returning, ["D return", "B let-go"]),
        (returning, ["D return", "B shoot"]),
        (choosing, ["D home"]),
        (acting_for_one, ["A minister"]),
        (at_the_bank, ["B done"]),
        (lambda: t.do(t.table(5, excuse=True), CoupPhase()), ["B stay"]),
        (lambda: t.do(in_a_coup(), AskToJoin(("delgado",))), ["D stay"]),
        (settling, ["D go-on"]),
        (fighting, ["C hold"]),
        (lambda: t.do(in_a_coup(), ChooseSides(("bravo", "cortina"))), ["B junta"]),
        (lambda: t.do(in_a_coup(), Aftermath("junta")), ["B bravo", "C cortina"]),
        (junta_at_a_tie, ["B cortina"]),
        (junta_at_a_tie, ["B cortina", "C refuse"]),
    ],
)
def test_what_all_have_heard_stays(moment: Callable[[], JuntaRunner], picks: list[str]) -> None:
    runner = t.answers(moment(), *picks)
    assert runner.has_revealed


@pytest.mark.parametrize(
    ("moment", "picks"),
    [
        (lambda: t.do(t.table(4), Announce("budget")), ["A 0"]),
        (lambda: t.do(t.table(4), ChoosePlaces()), ["A home"]),
        (lambda: t.do(in_a_coup(), Settle(3)), ["A go-on"]),
        (lambda: t.do(in_a_coup(), Aftermath("junta")), ["B bravo"]),
    ],
)
def test_what_nobody_has_heard_yet_can_be_taken_back(
    moment: Callable[[], JuntaRunner], picks: list[str]
) -> None:
    runner = t.answers(moment(), *picks)
    assert not runner.has_revealed
