"""The board is told again from events, and the End of Decade is cut into its phases."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

from tests.games.wir_sind_das_volk.view.moments import game, scene, words
from tests.games.wir_sind_das_volk.view.tables import ending, sheet, trouble
from weimar_tui.games.wir_sind_das_volk.rules import events as e
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.games.wir_sind_das_volk.rules.retelling import retold
from weimar_tui.games.wir_sind_das_volk.rules.subjects import Pieces
from weimar_tui.games.wir_sind_das_volk.view.decade_steps import decade_steps, enactment
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event

BOARD = (
    "unrest",
    "standard",
    "sectors",
    "protests",
    "imported",
    "socialists",
    "cadre_school",
    "factories",
    "lines",
    "razed",
    "tracks",
    "wall",
    "dissolved",
    "state_power",
    "phase",
    "half",
)
"""What the board shows."""


def picks(seed: int) -> Iterator[tuple[VolkPosition, list[Event], VolkPosition]]:
    """The positions before and after every pick of a random game, with the news."""
    chance = random.Random(seed)
    runner = game().start("main", str(seed))
    while runner.position.outcome is None:
        before, told = runner.position.copy(), len(runner.events or ())
        decision = runner.position.decisions[0]
        runner.pick(decision.number, chance.choice(decision.options))
        yield before, (runner.events or [])[told:], runner.position


def test_events_lead_to_the_same_board() -> None:
    seen: set[type[Event]] = set()
    for before, news, after in chain(picks(7), picks(32)):
        seen |= {type(event) for event in news}
        if any(isinstance(event, e.DecadeStarted) for event in news):
            continue
        kept = before.copy()
        then = retold(before, news)
        assert before == kept, "a copy is changed"
        for name in BOARD if after.half == 3 and after.phase else BOARD[:-2]:
            assert getattr(then, name) == getattr(after, name), (name, news)
    assert {e.StandardLost, e.LineDismantled, e.ProtestStarted, e.SocialistMoved} <= seen


def test_steps_begin_where_the_one_before_ends() -> None:
    found = 0
    for before, news, after in picks(7):
        shown = scene((before, before.decisions[0], ()))
        enacted = enactment(shown, news)
        if enacted is None:
            assert not any(isinstance(event, e.Compared) for event in news)
            continue
        found += len(enacted.steps)
        assert enacted.names[0] == "9.1" and enacted.names[-1] == "9.10"
        for step, following in zip(enacted.steps, enacted.steps[1:], strict=False):
            assert step.scene.after.unrest == following.scene.view.unrest
            assert step.lines and step.rule
            assert step.scene.view.half == 3 and step.scene.view.phase == int(step.name[2:])
        assert enacted.goes_on == (before.half == 3)
        if not any(isinstance(event, e.DecadeStarted) for event in news):
            assert enacted.steps[-1].scene.after.unrest == after.unrest
    assert found > 20


def test_the_rest_of_a_phase_is_a_step_of_its_own() -> None:
    shown = scene(ending(5))
    lost = e.StandardLost("sachsen", 1, "hold")
    news = (
        lost,
        e.PhaseStarted(6),
        e.Compared("hessen", 3, 1, 2),
        e.UnrestPlaced("hessen", 2, 2, "compare"),
    )
    enacted = enactment(shown, news)
    assert enacted is not None and enacted.goes_on
    assert [step.name for step in enacted.steps] == ["9.5", "9.6"]
    assert enacted.steps[0].lines == (words("en").event(lost),)
    assert enacted.steps[1].lines == (words("en").event(news[2]),), "the comparison says it"
    assert enacted.steps[1].pane == "west"
    assert enacted.steps[1].scene.after.unrest["hessen"] == 2


def test_a_phase_that_has_just_begun_is_no_step_yet() -> None:
    shown = scene(trouble())
    news = (e.PhaseStarted(1), e.WallCounted(4), e.PhaseStarted(2))
    enacted = enactment(shown, news)
    assert enacted is not None and [step.name for step in enacted.steps] == ["9.1"]
    assert enactment(shown, (e.UnrestPlaced("hessen", 1, 1, "card"),)) is None
    rundown = e.FactoryRundown("jena", "east", "currency")
    assert enactment(scene(ending(3)), (rundown,)) is None, "between two answers in a phase"


def test_the_head_of_a_phase_that_has_happened_forecasts_nothing() -> None:
    broke = trouble(factories={"berlin": "sound"}, lines={})
    shown = scene(broke)
    news = (e.PhaseStarted(3), e.GameEnded("bankruptcy", "west"))
    enacted = enactment(shown, news)
    assert enacted is not None
    said = sheet(enacted.steps[-1].scene, "head", 120, 2).text().splitlines()[1]
    assert said.startswith(" ! THE EAST GOES BANKRUPT in phase 9.3  protests"), (
        "the decade has ended"
    )
    looked_ahead = sheet(decade_steps(shown)[0].scene, "head", 120, 2).text()
    assert "THE EAST GOES BANKRUPT if the decade ended now" in looked_ahead


def test_the_head_of_a_phase_that_has_happened_counts_only_what_is_to_come() -> None:
    """After the comparisons no attack is to come any more, whatever was forecast before them."""
    shown = scene(trouble(cadre_school=0))
    assert "→" in sheet(decade_steps(shown)[0].scene, "head", 120, 2).text().splitlines()[1]
    news = (e.PhaseStarted(9), e.SocialistsCounted(0, 0, 0, 0), e.PhaseStarted(10))
    enacted = enactment(shown, (*news, e.MarkersCounted(2, 3)))
    assert enacted is not None and enacted.steps[-1].name == "9.10"
    for step in enacted.steps:
        said = sheet(step.scene, "head", 120, 2).text().splitlines()[1]
        assert "→" not in said, (step.name, said)
    last = enacted.steps[-1].scene
    assert all(
        figures.at_end == last.after.unrest[area] for area, figures in last.areas_then.items()
    ), "nor does any area show unrest to come"


def test_the_head_is_about_the_table_and_not_about_the_cursor() -> None:
    """A marker that an answer would place is not on the head line before it is chosen."""
    view, _, events = trouble()
    view.protests["east"] = []
    decision = Decision(
        9,
        "west",
        "place-unrest",
        ("sachsen", "thueringen"),
        Pieces(side="east", why="unrest+", source="16"),
    )
    heads = {
        sheet(scene((view, decision, events), "en", option), "head", 120, 2).text()
        for option in decision.options
    }
    assert len(heads) == 1


def test_a_lesson_shows_phases_in_which_nothing_happens() -> None:
    news = (e.PhaseStarted(6), e.PhaseStarted(7), e.PhaseStarted(8))
    for lesson in (False, True):
        view, decision, events = ending(5)
        view.lesson = lesson
        enacted = enactment(scene((view, decision, events)), news)
        names = [] if enacted is None else [step.name for step in enacted.steps]
        assert names == (["9.6", "9.7"] if lesson else [])


def test_a_collapse_is_marked_and_the_next_decade_is_left_out() -> None:
    shown = scene(ending(9))
    news = (e.PhaseStarted(10), e.MarkersCounted(1, 4), e.GameEnded("east-collapses", "west"))
    enacted = enactment(shown, news)
    assert enacted is not None and enacted.steps[-1].ends
    goes_on = (*news[:2], e.DecadeGoesOn(3), e.DecadeStarted(4, "IVa"), e.PhaseStarted(1))
    enacted = enactment(shown, goes_on)
    assert enacted is not None and [step.ends for step in enacted.steps] == [False]
