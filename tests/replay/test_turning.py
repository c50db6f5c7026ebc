"""Turning points of a recorded game: few rather than weak ones, in the order of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from weimar_tui.data_files import data_folder
from weimar_tui.games.junta.rules.events import BankVisited
from weimar_tui.games.junta.view.narration import JuntaNarration
from weimar_tui.games.weimar.rules.events import GameEnded
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.kernel.replay import Replay
from weimar_tui.registry import load_game
from weimar_tui.replay.timeline import Timeline
from weimar_tui.replay.turning import LEAST, turning_points

SAVES = Path(__file__).parent.parent / "data" / "saves-1.0"


@pytest.fixture(scope="module")
def timeline() -> Timeline:
    path = Path(data_folder("saves")) / "example.weimar"
    return Timeline(Replay.open(path, lambda header: WeimarGame.load()), WeimarNarration())


def winners(timeline: Timeline) -> tuple[str, ...]:
    timeline.replay.jump(timeline.last)
    outcome = timeline.replay.position.outcome
    assert outcome is not None
    return tuple(outcome.winners)


def test_each_changed_who_leads_or_the_lead_by_three(timeline: Timeline) -> None:
    chart = WeimarNarration.charts[0]
    won = winners(timeline)
    points = turning_points(timeline, chart, won)
    assert 1 <= len(points) <= 4
    assert [point.moment for point in points] == sorted(point.moment for point in points)
    for point in points:
        before = timeline.figures_at(point.segment.begins).vp
        after = timeline.figures_at(point.segment.ends).vp
        assert point.gained == {seat: after[seat] - before[seat] for seat in before}
        leads = [
            max(vp[seat] for seat in won) - max(vp[seat] for seat in vp if seat not in won)
            for vp in (before, after)
        ]
        assert abs(leads[1] - leads[0]) >= LEAST or (leads[0] > 0) != (leads[1] > 0)


def test_where_nobody_or_everybody_has_won_nothing_turned(timeline: Timeline) -> None:
    chart = WeimarNarration.charts[0]
    assert turning_points(timeline, chart, ()) == []
    assert turning_points(timeline, chart, ("spd", "kpd", "z", "dnvp")) == []


def test_a_winner_who_is_behind_won_under_the_last_heading() -> None:
    """An overthrow is not decided by victory points."""
    path = Path(data_folder("saves")) / "overthrow-seats.weimar"
    game = Timeline(Replay.open(path, lambda header: WeimarGame.load()), WeimarNarration())
    won = winners(game)
    vp = game.figures_at(game.last).vp
    assert max(vp[seat] for seat in won) < max(vp.values())
    points = turning_points(game, WeimarNarration.charts[0], won)
    assert points[-1].segment is game.segments[-1] and len(points) <= 4
    assert isinstance(points[-1].event, GameEnded)


def test_no_more_than_asked_for(timeline: Timeline) -> None:
    chart = WeimarNarration.charts[0]
    assert len(turning_points(timeline, chart, winners(timeline), most=1)) == 1


def test_what_is_paid_in_secretly_is_told_once_all_have_been_at_the_bank() -> None:
    """Junta's money is in Switzerland before the visit is announced."""
    replay = Replay.open(SAVES / "junta.weimar", lambda header: load_game("junta"))
    timeline = Timeline(replay, JuntaNarration())
    points = turning_points(timeline, JuntaNarration.charts[0], winners(timeline))
    visits = [point.event for point in points if isinstance(point.event, BankVisited)]
    assert visits
    assert all(visit.deposited != visit.withdrawn for visit in visits)
