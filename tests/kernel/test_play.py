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
    play = Duel().start("main", "1", {}, True)
    assert isinstance(play, DuelRunner)
    for name, value in changes.items():
        setattr(play.position, name, value)
    return play


def pick(play: DuelRunner, seat: str, option: str) -> None:
    decision = play.decision_of(seat)
    assert decision is not None
    play.pick(decision.number, option)


def past_stances(play: DuelRunner) -> DuelRunner:
    pick(play, "red", "lunge")
    pick(play, "blue", "wait")
    return play


def test_both_are_asked_at_once_and_see_only_their_own() -> None:
    play = start()
    assert [decision.seat for decision in play.position.decisions] == ["red", "blue"]
    pick(play, "blue", "guard")
    assert play.position.stances == {}
    for seat in ("red", None):
        seen = Duel().view(play.position, seat)
        assert seen.secret_stances == {"blue": HIDDEN}
    assert Duel().view(play.position, "blue").decisions[0].options == ()
    pick(play, "red", "lunge")
    assert play.position.stances == {"red": "lunge", "blue": "guard"}


def test_a_reaction_to_a_reaction_decides_whether_the_strike_lands() -> None:
    play = start(hands={"red": ["strike1", "feint"], "blue": ["parry", "parry-b"]})
    past_stances(play)
    play.position.dice.script = [5, 1]
    pick(play, "red", "strike1")
    pick(play, "blue", "parry")
    decision = play.decision_of("red")
    assert decision is not None
    assert decision.subject == DuelSubject(depth=1)
    copied = Duel().decode(Duel().encode(play.position))
    assert copied == play.position
    pick(play, "red", "feint")
    pick(play, "blue", "pass")
    assert play.position.courage["blue"] == 3
    assert play.events is not None
    assert Landed(seat="red", faces=(5, 1), hits=1) in play.events


def test_a_parry_left_unanswered_stops_the_strike() -> None:
    play = start(hands={"red": ["strike3", "strike1"], "blue": ["parry"]})
    past_stances(play)
    pick(play, "red", "strike3")
    pick(play, "blue", "parry")
    pick(play, "red", "pass")
    assert play.position.courage == {"red": 4, "blue": 4}
    assert play.position.attempts == []


def test_everybody_with_cards_is_asked_even_without_a_way_to_react() -> None:
    play = start(hands={"red": ["strike1"], "blue": ["strike1"]})
    past_stances(play)
    pick(play, "red", "strike1")
    decision = play.decision_of("blue")
    assert decision is not None
    assert decision.options == ("pass",)


@pytest.mark.parametrize(
    ("number", "option", "message"),
    [
        (1, "fly", "option 'fly' is not among the 3 options of decision 1"),
        (3, "guard", "decision 3 is not open"),
        (0, "guard", "decision 0 is not open"),
    ],
)
def test_an_illegal_pick_is_refused_and_changes_nothing(
    number: int, option: str, message: str
) -> None:
    play = start()
    before = Duel().encode(play.position)
    with pytest.raises(IllegalPick, match=message):
        play.pick(number, option)
    assert Duel().encode(play.position) == before


def test_the_end_stops_everything_at_once() -> None:
    play = start(courage={"red": 1, "blue": 1}, hands={"red": ["strike1"], "blue": ["parry"]})
    past_stances(play)
    play.position.dice.script = [6, 6]
    pick(play, "red", "strike1")
    pick(play, "blue", "pass")
    position = play.position
    assert position.outcome is not None
    assert (position.outcome.ending, position.outcome.winners) == ("touched", ("red",))
    assert position.steps == []
    assert position.decisions == []
    with pytest.raises(IllegalPick):
        play.pick(position.asked, "pass")


def test_dropping_all_work_goes_on_with_what_is_given() -> None:
    class Interrupt(Step, frozen=True, tag="interrupt"):
        def run(self, play: DuelRunner) -> None:
            play.drop_all_for(Round(4))

    play = start()
    play.position.decisions.clear()
    play.push(Interrupt(), Strike("red"))
    play.run()
    assert play.position.round == 4
    assert play.position.steps[0] == Round(5)


def test_no_option_and_nothing_left_to_do_are_dead_ends() -> None:
    play = DuelRunner(DuelPosition())
    with pytest.raises(DeadEnd, match="nothing is left"):
        play.run()
    with pytest.raises(DeadEnd, match="no option for red in strike"):
        play.ask(Strike("red"), "red", STRIKE, [])


NOTE = DecisionType("note", DuelSubject, one_word("one", "other", "only"))
SURRENDER = DecisionType("surrender", DuelSubject, one_word("yes", "no"))


class Noting(Step[DuelRunner], frozen=True, tag="noting"):
    """Asks what it is told to, and notes every answer."""

    options: tuple[str, ...] = ()

    def run(self, play: DuelRunner) -> None:
        if self.options:
            play.ask(self, "red", NOTE, self.options)
        else:
            play.position.discards.append("run")

    def chosen(self, play: DuelRunner, seat: str, option: str) -> None:
        play.position.discards.append(f"{seat}: {option}")


def test_a_single_option_is_no_question_but_taken_at_once() -> None:
    play = DuelRunner(DuelPosition())
    play.ask(Noting(), "red", NOTE, ["only"])
    assert play.position.decisions == []
    assert play.position.steps == []
    assert play.position.discards == ["red: only"]


def test_a_single_option_is_a_question_where_its_absence_would_betray_something() -> None:
    play = DuelRunner(DuelPosition())
    play.ask(Noting(), "red", NOTE, ["only"], always=True)
    assert [asked.options for asked in play.position.decisions] == [("only",)]


def test_two_options_are_a_question() -> None:
    play = DuelRunner(DuelPosition())
    play.ask(Noting(), "red", NOTE, ["one", "other"])
    assert [asked.options for asked in play.position.decisions] == [("one", "other")]
    assert play.position.discards == []


@pytest.mark.parametrize("number", [1, 2, 3])
def test_steps_run_in_the_order_in_which_they_are_pushed(number: int) -> None:
    play = DuelRunner(DuelPosition())
    steps = [Noting((f"a{n}", f"b{n}")) for n in range(number)]
    play.push(*steps)
    for n in range(number):
        play.position.steps.insert(0, Strike("nobody"))  # something is still to happen
        play.run()
        assert play.position.decisions[0].options == (f"a{n}", f"b{n}")
        play.position.decisions.clear()
        play.position.steps.pop()
        play.position.steps.pop(0)
    assert play.position.steps == []


def test_a_new_play_listens_and_has_revealed_nothing() -> None:
    play = DuelRunner(DuelPosition())
    assert play.events == []
    assert not play.has_revealed
    assert not play.group_open
    assert DuelRunner(DuelPosition(), listen=False).events is None


def test_the_end_closes_the_questions_of_others() -> None:
    class Surrender(Step[DuelRunner], frozen=True, tag="surrender"):
        def chosen(self, play: DuelRunner, seat: str, option: str) -> None:
            play.end(Outcome("given up", ("blue",)))

    play = DuelRunner(DuelPosition())
    play.ask_together(Surrender(), SURRENDER, {"red": ("yes", "no"), "blue": ("yes", "no")})
    play.pick(1, "yes")
    assert play.position.decisions == []
    assert play.position.outcome == Outcome("given up", ("blue",))


def test_unknown_scenario_and_foreign_position_are_errors_a_player_can_read() -> None:
    with pytest.raises(KernelError, match="no scenario 'late'"):
        Duel().start("late", "1", {}, True)
    with pytest.raises(KernelError, match="not a position"):
        Duel().decode(msgspec.json.encode([1]))
