"""The lesson follows its script, whatever the bots would do elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from weimar_tui.games.junta.rules import coup_events as ce, events as e
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.loading import load_components
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.scenario_data import load_scenario, scripted
from weimar_tui.games.junta.rules.subjects import JuntaDecision, NextSum, SumsFor
from weimar_tui.kernel.decision import Decision

LEARNER = "bravo"
QUIET = ("ready", "refuse", "pass", "done", "stay", "hold", "no", "go-on", "let-it-be")


def night(seed: str, learner: dict[str, str], rounds: int) -> JuntaRunner:
    """The lesson: bots keep to the script and are otherwise quiet; the learner's picks by kind."""
    game = JuntaGame.load()
    scenario = load_scenario("one-night", load_components())
    chance = Random(seed)
    runner = game.start("one-night", seed)
    while runner.position.outcome is None and runner.position.round <= rounds:
        asked: JuntaDecision = runner.position.decisions[0]
        wanted = scripted(scenario, runner.position, asked)
        if asked.seat == LEARNER and asked.kind in learner:
            wanted = next((o for o in learner[asked.kind].split() if o in asked.options), "")
        quiet = [option for option in asked.options if option.partition(":")[0] in QUIET]
        runner.pick(asked.number, wanted or chance.choice(quiet or asked.options))
    assert isinstance(runner, JuntaRunner)
    return runner


def told(runner: JuntaRunner, kind: type) -> list:  # type: ignore[type-arg]
    return [event for event in runner.events or () if isinstance(event, kind)]


def test_bravo_becomes_minister_and_gets_the_largest_share() -> None:
    runner = night("1", {}, 1)
    given = {event.office: event.family for event in told(runner, e.OfficeGiven)[:6]}
    assert given == {
        "general1": "espino",
        "general2": "delgado",
        "general3": "cortina",
        "minister": "bravo",
        "admiral": "delgado",
        "air": "cortina",
    }
    (announced, *_) = told(runner, e.BudgetAnnounced)
    assert dict(announced.sums) == {"bravo": 2, "cortina": 1, "delgado": 1, "espino": 1}


@pytest.mark.parametrize(("vote", "carried"), [("yes:office", True), ("no:office", False)])
def test_the_first_budget_hangs_on_bravos_vote(vote: str, carried: bool) -> None:
    runner = night("2", {"cast": f"{vote} done pass"}, 1)
    (counted, *_) = told(runner, e.VoteEnded)
    assert {counted.yes, counted.no} == {7, 8}
    assert bool(told(runner, e.BudgetCarried)) is carried


def test_the_first_night_is_quiet() -> None:
    learner = {"cast": "yes:office done pass", "attack": "done", "place": "bank", "bank": "in:all"}
    runner = night("3", learner, 1)
    assert not told(runner, e.AttemptAnnounced)
    assert not told(runner, ce.CoupBegan)
    assert dict(told(runner, e.PlacesRevealed)[0].places) == {
        "aguado": "bank",
        "bravo": "bank",
        "cortina": "lover",
        "delgado": "club",
        "espino": "home",
    }
    assert runner.position.families[LEARNER].account.total > 0


def test_the_second_round_brings_a_coup() -> None:
    runner = night("4", {"attack": "done", "force": "force", "cast": "done pass"}, 2)
    announced = told(runner, e.BudgetAnnounced)[1]
    assert dict(announced.sums)["bravo"] >= 2
    assert sum(dict(announced.sums).values()) == dict(announced.sums)["bravo"]
    assert told(runner, e.BudgetForced)
    (coup,) = told(runner, ce.CoupBegan)
    assert coup.family == "cortina"
    assert {event.family for event in told(runner, ce.BecameRebel)} >= {"cortina", "delgado"}


def test_the_script_binds_nobody_elsewhere() -> None:
    scenario = load_scenario("one-night", load_components())
    runner = JuntaGame.load().start("one-night", "5")
    runner.position.round = 3
    asked = Decision(1, "aguado", "announce", ("0", "1"), SumsFor(), NextSum("bravo"))
    assert scripted(scenario, runner.position, asked) == ""
    runner.position.round = 1
    assert scripted(scenario, runner.position, asked) == "1"
    main = load_scenario("main", load_components())
    assert scripted(main, runner.position, asked) == ""
