"""The run loop, on the duel: legality, interrupts, simultaneous decisions, the end."""

from __future__ import annotations

import msgspec
import pytest
from weimar_duel.rules import (
    STRIKE,
    Duel,
    DuelPosition,
    DuelRunner,
    DuelSubject,
    Landed,
    Round,
    Strike,
)

from weimar_tui.kernel.decision_type import DecisionType, one_word
from weimar_tui.kernel.errors import DeadEnd, IllegalPick, KernelError
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.step import Step
from weimar_tui.kernel.visibility import HIDDEN


def start(**changes: object) -> DuelRunner:
    runner = Duel().start("main", "1", {}, True)
    assert isinstance(runner, DuelRunner)
    for name, value in changes.items():
        setattr(runner.position, name, value)
    return runner


def pick(runner: DuelRunner, seat: str, option: str) -> None:
    decision = runner.decision_of(seat)
    assert decision is not None
    runner.pick(decision.number, option)


def past_stances(runner: DuelRunner) -> DuelRunner:
    pick(runner, "red", "lunge")
    pick(runner, "blue", "wait")
    return runner


def test_both_are_asked_at_once_and_see_only_their_own() -> None:
    runner = start()
    assert [decision.seat for decision in runner.position.decisions] == ["red", "blue"]
    pick(runner, "blue", "guard")
    assert runner.position.stances == {}
    for seat in ("red", None):
        seen = Duel().view(runner.position, seat)
        assert seen.secret_stances == {"blue": HIDDEN}
    assert Duel().view(runner.position, "blue").decisions[0].options == ()
    pick(runner, "red", "lunge")
    assert runner.position.stances == {"red": "lunge", "blue": "guard"}


def test_a_reaction_to_a_reaction_decides_whether_the_strike_lands() -> None:
    runner = start(hands={"red": ["strike1", "feint"], "blue": ["parry", "parry-b"]})
    past_stances(runner)
    runner.position.dice.script = [5, 1]
    pick(runner, "red", "strike1")
    pick(runner, "blue", "parry")
    decision = runner.decision_of("red")
    assert decision is not None
    assert decision.subject == DuelSubject(depth=1)
    copied = Duel().decode(Duel().encode(runner.position))
    assert copied == runner.position
    pick(runner, "red", "feint")
    pick(runner, "blue", "pass")
    assert runner.position.courage["blue"] == 3
    assert runner.events is not None
    assert Landed(seat="red", faces=(5, 1), hits=1) in runner.events


def test_a_parry_left_unanswered_stops_the_strike() -> None:
    runner = start(hands={"red": ["strike3", "strike1"], "blue": ["parry"]})
    past_stances(runner)
    pick(runner, "red", "strike3")
    pick(runner, "blue", "parry")
    pick(runner, "red", "pass")
    assert runner.position.courage == {"red": 4, "blue": 4}
    assert runner.position.attempts == []


def test_everybody_with_cards_is_asked_even_without_a_way_to_react() -> None:
    runner = start(hands={"red": ["strike1"], "blue": ["strike1"]})
    past_stances(runner)
    pick(runner, "red", "strike1")
    decision = runner.decision_of("blue")
    assert decision is not None
    assert decision.options == ("pass",)


@pytest.mark.parametrize(
    ("number", "option", "message"),
    [
        (1, "fly", r"pick-unknown \(option=fly, offered=3, decision=1\)"),
        (3, "guard", r"pick-closed .*decision=3"),
        (0, "guard", r"pick-closed .*decision=0"),
    ],
)
def test_an_illegal_pick_is_refused_and_changes_nothing(
    number: int, option: str, message: str
) -> None:
    runner = start()
    before = Duel().encode(runner.position)
    with pytest.raises(IllegalPick, match=message):
        runner.pick(number, option)
    assert Duel().encode(runner.position) == before


def test_the_end_stops_everything_at_once() -> None:
    runner = start(courage={"red": 1, "blue": 1}, hands={"red": ["strike1"], "blue": ["parry"]})
    past_stances(runner)
    runner.position.dice.script = [6, 6]
    pick(runner, "red", "strike1")
    pick(runner, "blue", "pass")
    position = runner.position
    assert position.outcome is not None
    assert (position.outcome.ending, position.outcome.winners) == ("touched", ("red",))
    assert position.steps == []
    assert position.decisions == []
    with pytest.raises(IllegalPick):
        runner.pick(position.asked, "pass")


def test_dropping_all_work_goes_on_with_what_is_given() -> None:
    class Interrupt(Step, frozen=True, tag="interrupt"):
        def run(self, runner: DuelRunner) -> None:
            runner.drop_all_for(Round(4))

    runner = start()
    runner.position.decisions.clear()
    runner.push(Interrupt(), Strike("red"))
    runner.run()
    assert runner.position.round == 4
    assert runner.position.steps[0] == Round(5)


def test_no_option_and_nothing_left_to_do_are_dead_ends() -> None:
    runner = DuelRunner(DuelPosition())
    with pytest.raises(DeadEnd, match="rules-no-end"):
        runner.run()
    with pytest.raises(DeadEnd, match=r"rules-no-option .*seat=red, question=strike"):
        runner.ask(Strike("red"), "red", STRIKE, [])


NOTE = DecisionType("note", DuelSubject, one_word("one", "other", "only"))
SURRENDER = DecisionType("surrender", DuelSubject, one_word("yes", "no"))


class Noting(Step[DuelRunner], frozen=True, tag="noting"):
    """Asks what it is told to, and records every answer."""

    options: tuple[str, ...] = ()

    def run(self, runner: DuelRunner) -> None:
        if self.options:
            runner.ask(self, "red", NOTE, self.options)
        else:
            runner.position.discards.append("run")

    def chosen(self, runner: DuelRunner, seat: str, option: str) -> None:
        runner.position.discards.append(f"{seat}: {option}")


def test_a_single_option_is_no_question_but_taken_at_once() -> None:
    runner = DuelRunner(DuelPosition())
    runner.ask(Noting(), "red", NOTE, ["only"])
    assert runner.position.decisions == []
    assert runner.position.steps == []
    assert runner.position.discards == ["red: only"]


def test_a_single_option_is_a_question_where_its_absence_would_betray_something() -> None:
    runner = DuelRunner(DuelPosition())
    runner.ask(Noting(), "red", NOTE, ["only"], always=True)
    assert [asked.options for asked in runner.position.decisions] == [("only",)]


def test_two_options_are_a_question() -> None:
    runner = DuelRunner(DuelPosition())
    runner.ask(Noting(), "red", NOTE, ["one", "other"])
    assert [asked.options for asked in runner.position.decisions] == [("one", "other")]
    assert runner.position.discards == []


@pytest.mark.parametrize("number", [1, 2, 3])
def test_steps_run_in_the_order_in_which_they_are_pushed(number: int) -> None:
    runner = DuelRunner(DuelPosition())
    steps = [Noting((f"a{n}", f"b{n}")) for n in range(number)]
    runner.push(*steps)
    for n in range(number):
        runner.position.steps.insert(0, Strike("nobody"))  # something is still to happen
        runner.run()
        assert runner.position.decisions[0].options == (f"a{n}", f"b{n}")
        runner.position.decisions.clear()
        runner.position.steps.pop()
        runner.position.steps.pop(0)
    assert runner.position.steps == []


def test_a_new_play_listens_and_has_revealed_nothing() -> None:
    runner = DuelRunner(DuelPosition())
    assert runner.events == []
    assert not runner.has_revealed
    assert not runner.group_open
    assert DuelRunner(DuelPosition(), listen=False).events is None


def test_the_end_closes_the_questions_of_others() -> None:
    class Surrender(Step[DuelRunner], frozen=True, tag="surrender"):
        def chosen(self, runner: DuelRunner, seat: str, option: str) -> None:
            runner.end(Outcome("given up", ("blue",)))

    runner = DuelRunner(DuelPosition())
    runner.ask_together(Surrender(), SURRENDER, {"red": ("yes", "no"), "blue": ("yes", "no")})
    runner.pick(1, "yes")
    assert runner.position.decisions == []
    assert runner.position.outcome == Outcome("given up", ("blue",))


def test_unknown_scenario_and_foreign_position_are_errors_a_player_can_read() -> None:
    with pytest.raises(KernelError, match=r"scenario-missing .*late"):
        Duel().start("late", "1", {}, True)
    with pytest.raises(KernelError, match="position-unreadable"):
        Duel().decode(msgspec.json.encode([1]))
