"""Lists of answers for a person: no pointless questions, likely answers first, earlier
ones again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.junta import table as t
from weimar_tui.bots.bot import Advice
from weimar_tui.games.junta.prompts.deals import quick_deals
from weimar_tui.games.junta.prompts.policy import JuntaPrompts
from weimar_tui.games.junta.prompts.questions import thrifty_answer
from weimar_tui.games.junta.rules.ballots import CastVotes
from weimar_tui.games.junta.rules.cards import HandLimits
from weimar_tui.games.junta.rules.coup.fights import AskTargets
from weimar_tui.games.junta.rules.coup.movement import Turn
from weimar_tui.games.junta.rules.events import AttemptFailed, Murdered
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.nothing_to_decide import is_no_question
from weimar_tui.games.junta.rules.phases.election import Nominate
from weimar_tui.games.junta.rules.position import Fight, Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import InWindow, JuntaSubject
from weimar_tui.games.junta.scene import JuntaScene
from weimar_tui.games.junta.view import motion
from weimar_tui.games.junta.view.panes.budget import draw_budget
from weimar_tui.games.junta.view.panes.votes import draw_motion
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.choice import Choice
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look


class Alone:
    """One person among bots."""

    pauses_tell = True
    humans = ("aguado",)
    seats = ("aguado", "bravo", "cortina", "delgado", "espino")

    def disabled_options(self, decision: object) -> tuple[()]:
        return ()


def scene(runner: JuntaRunner, name: str = "A") -> JuntaScene:
    decision = t.asked(runner, name)
    return JuntaScene(
        view=t.game().view(runner.position, decision.seat),
        game=t.game(),
        words=JuntaMessages("en", t.game().data, strict=True),
        look=Look(theme="ansi"),
        seats=runner.position.order,
        me=decision.seat,
        decision=decision.seen_by(decision.seat),
        events=runner.events or (),
    )


def listed(game_view: JuntaPrompts, seen: JuntaScene) -> Choice:
    table: Any = Alone()
    assert seen.decision is not None
    choice = game_view.choice(seen.decision, seen, table)
    choice.go(game_view.first_answer(seen.decision) or "")
    return choice


def test_before_there_are_offices_each_family_votes_with_its_own_vote() -> None:
    runner = t.table(5, president="", offices_given=False)
    t.on_table(runner, "A", "students")
    runner.position.motion = Motion("election", sides=("bravo",))
    t.do(runner, CastVotes(("aguado",)))
    texts = [item.text for item in listed(JuntaPrompts(), scene(runner)).items]
    assert texts[0] == "Bravo: the family's vote and influence"
    assert "Bravo: the family's vote" in texts and "Bravo: all influence" in texts
    assert drawn_votes(runner) == ["Election, ballot 1", "Bravo 0", "Yet to vote: A4 B1 C1 D1 E1"]
    t.do(runner, Nominate(("aguado",)))
    assert drawn_votes(runner) == ["Election, candidates so far", "Bravo"], "nobody votes yet"


def drawn_votes(runner: JuntaRunner) -> list[str]:
    """The text in the pane of a vote."""
    canvas = Canvas(40, 5, Look(theme="ansi"))
    draw_motion(canvas, scene(runner), 0)
    return [line.strip() for line in canvas.text().splitlines() if line.strip()]


@pytest.mark.parametrize(
    ("kind", "options", "asked"),
    [
        ("cast", ("done", "talk"), False),
        ("cast", ("pass", "talk"), False),
        ("coup", ("stay", "talk"), False),
        ("move-from", ("stay", "talk"), False),
        ("cast", ("yes:all", "no:all", "pass", "talk"), True),
        ("fight", ("hold", "fire:bravo"), True),
    ],
)
def test_where_only_talk_is_left_nothing_is_asked(
    kind: str, options: tuple[str, ...], asked: bool
) -> None:
    assert is_no_question(Decision(1, "aguado", kind, options, JuntaSubject(), None)) != asked


def test_after_the_last_offer_its_answer_is_heard() -> None:
    ready = Decision(1, "aguado", "talk", ("ready",), InWindow("budget"), None)
    assert is_no_question(ready)
    assert not is_no_question(ready, made=2)


def test_of_cards_too_many_the_useful_way_comes_first_and_rivals_last() -> None:
    runner = t.table(5)
    t.hand(runner, "A", "students", "secret-donation", "church", "peasants", "amateur", "power-cut")
    t.hand(runner, "A", "bankers")
    t.do(runner, HandLimits())
    choice = listed(JuntaPrompts(), scene(runner))
    ids = [item.id for item in choice.listed]
    assert ids[0] == "play:secret-donation"
    assert ids[-1] == "give"
    assert all(id.startswith("discard:") for id in ids[1:-1])


def fight_at_the_palace(targets: dict[str, str]) -> JuntaRunner:
    """Two Rebels and the police are there, and have fired at these targets."""
    runner = t.table(5)
    t.coup(runner, "A", "C")
    t.clear(runner)
    for seat, kind in (("B", "police"), ("A", "army1"), ("C", "army2")):
        t.stand(runner, "palace", seat, kind, 3)
    assert runner.position.coup is not None
    runner.position.coup.fight = Fight("palace", targets)
    return runner


def test_who_fires_goes_on_firing() -> None:
    runner = fight_at_the_palace({"aguado": "bravo", "bravo": "aguado"})
    t.do(runner, AskTargets(2))
    choice = listed(JuntaPrompts(), scene(runner))
    assert choice.current is not None
    assert choice.current.id == "bravo"


def test_who_is_fired_at_answers() -> None:
    runner = fight_at_the_palace({"bravo": "cortina"})
    t.do(runner, AskTargets(1))
    answering, bystander = (listed(JuntaPrompts(), scene(runner, name)) for name in "CA")
    assert answering.current is not None
    assert answering.current.id == "bravo"
    assert bystander.current is not None
    assert bystander.current.id == "hold"


def test_an_offer_is_opened_once_more_in_one_pick_to_be_sent_or_changed() -> None:
    runner = t.table(5, windows=True)
    t.family(runner, "A").pocket = Notes(threes=1)
    runner.position.motion = Motion("budget", "bravo", result="announced")
    runner.position.budget, runner.position.announced = "announced", {"aguado": 1}
    runner.position.president = "bravo"
    t.do(runner, Talk("budget"))
    t.answers(runner, "A offer", "A delgado", "A vote:no", "A pay:2", "A private")
    refused = next(
        option for option in t.asked(runner, "D").options if option.startswith("refuse:")
    )
    t.answers(runner, f"D {refused}")
    game_view, seen = JuntaPrompts(), scene(runner)
    choice = listed(game_view, seen)
    assert choice.prompt.startswith("Delgado refuses. Before the Chamber votes")
    assert choice.context == "Your last offer: To Delgado: 2 million now; in return a No vote."
    again = [item for item in choice.items if item.id == "again:0"]
    assert [item.text for item in again] == [
        "Change – To Delgado: 2 million now; in return a No vote"
    ]
    decision = t.asked(runner, "A")
    option = game_view.taken(decision, "again:0", seen)
    picks = []
    while option:
        picks.append(option)
        t.answers(runner, f"A {option}")
        table_: Any = Alone()
        option = game_view.planned(t.asked(runner, "A"), table_) or ""
    assert picks == ["offer", "delgado", "vote:no", "pay:2"]
    private = t.asked(runner, "A").private
    assert private is not None
    assert private.step == "send"
    t.answers(runner, "A drop")
    assert "all your offers" in listed(game_view, scene(runner)).context


def test_who_speaks_before_it_votes_finds_likely_offers_and_gifts_in_one_list() -> None:
    runner = t.table(5)
    t.family(runner, "A").pocket, t.family(runner, "A").offices = Notes(ones=2), ["minister"]
    runner.position.motion = Motion("budget", "bravo")
    runner.position.president, runner.position.announced = "bravo", {"aguado": 1}
    runner.position.phase, runner.position.budget = "budget", "announced"
    t.do(runner, CastVotes(runner.position.order))
    t.answers(runner, "A talk")
    game_view, seen = JuntaPrompts(), scene(runner)
    choice = listed(game_view, seen)
    shown = [item.id for item in choice.listed]
    assert shown[0] == "quick:0"
    assert shown[-2:] == ["gift", "drop"]
    choice.enter("gift")
    assert choice.listed[0].text == "A gift for Bravo"
    decision = t.asked(runner, "A")
    option = game_view.taken(decision, "quick:0", seen)
    assert option == quick_deals(seen)[0].to
    t.answers(runner, f"A {option}")
    table_: Any = Alone()
    assert game_view.planned(t.asked(runner, "A"), table_) == quick_deals(seen)[0].want.id


def test_what_came_of_an_attempt_is_told_after_the_question_for_a_shield() -> None:
    words = JuntaMessages("en", t.game().data, strict=True)
    killed = Murdered("bravo", "cortina")
    assert [page.lines for page in motion.interludes([killed], words, "aguado")] == [
        ("Bravo is murdered on the orders of Cortina. The family sends its next cousin.",)
    ]
    missed = AttemptFailed("bravo", "cortina", "police", "place")
    assert motion.interludes([missed], words, "aguado") == []
    assert len(motion.interludes([missed], words, "cortina")) == 1


def test_each_number_of_units_to_move_is_listed_once() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.do(runner, Turn("bravo", "bravo"))
    t.answers(runner, "B barracks-1", "B los-pinos")
    now, table_ = scene(runner, "B"), Alone()
    prompts: Any = JuntaPrompts()
    listed = prompts.choice(t.asked(runner, "B"), now, table_).items
    assert [item.id for item in listed] == [
        "all",
        "all-but-1",
        *(f"army1:{n}" for n in range(1, 5)),
    ]
    assert listed[0].text == "All: 6 soldiers of the First Brigade"
    assert listed[1].text == "All but one: 5 soldiers of the First Brigade"
    rows = [
        prompts.row_of(Advice(option=option), now) for option in ("army1:6", "army1:5", "army1:2")
    ]
    assert rows == ["all", "all-but-1", "army1:2"], "the coach leads to a row of the list"


def test_the_thrifty_answer_to_a_target_is_the_first() -> None:
    question = Decision(1, "aguado", "target", ("hold", "bravo"), JuntaSubject(), None)
    assert thrifty_answer(question) == ""


def test_before_the_vote_the_budget_tells_its_sum_and_the_votes_open_to_all() -> None:
    runner = t.table(5, windows=True)
    runner.position.motion = Motion("budget", "aguado", result="announced")
    runner.position.budget, runner.position.announced = "announced", {"bravo": 2, "cortina": 3}
    t.on_table(runner, "B", "church")
    t.do(runner, Talk("budget"))
    canvas = Canvas(46, 11, Look(theme="ansi"))
    draw_budget(canvas, scene(runner))
    assert "5 million announced in total" in canvas.text()
    assert "A1 B12" in canvas.text()


def test_at_a_served_table_too_nobody_waits_where_nothing_can_be_decided() -> None:
    runner = t.table(4)
    nothing = Decision(1, "bravo", "attack", ("done",), JuntaSubject(), None)
    something = Decision(1, "bravo", "attack", ("police", "done"), JuntaSubject(), None)
    junta = t.game()
    view = junta.view(runner.position, "bravo")
    assert junta.nothing_to_decide(view, nothing) == "done"
    assert junta.nothing_to_decide(view, something) is None
