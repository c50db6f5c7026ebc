"""The standings page shows what the Politics Phase would bring now (rulebook 4.4, steps
1, 4 and 5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.view.scenes import busy_position, scene
from weimar_tui.games.weimar.rules.events import SeatsChanged, VpChanged
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.phases.politics import DeclareGovernment, declaration
from weimar_tui.games.weimar.view.panes.points import draw_points
from weimar_tui.kernel.position import Outcome
from weimar_tui.tui.canvas import Canvas


def page(game: WeimarGame, lang: str, *, over: bool = False) -> list[str]:
    position = busy_position(game)
    if over:
        position.outcome = Outcome("republic-survived", ("z",))
    shown = scene(game, position, lang)
    canvas = Canvas(78, 22, shown.look)
    draw_points(canvas, 0, shown, "spd")
    return canvas.text().splitlines()


def test_goals_government_and_issues_are_told_with_their_points(game: WeimarGame) -> None:
    rows = page(game, "en")
    assert rows[0] == "If the Politics Phase happened now"
    assert rows[4].split() == ["DNVP", "✓", "Regimes", "2", "✓", "no", "Councils", "+6"]
    assert rows[5].startswith(
        "SPD  governs: 7 cities without threats, 2 with two or more · seats −2"
    )
    assert rows[5].endswith("+4") and rows[6].endswith("+3"), "the odd point is the Chancellor's"
    assert rows[7] == "Issues won: DNVP 2½ · SPD 1½ · KPD 1½ · Z 1½ (1st: 3 seats, 2nd: 1)"


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_nothing_is_cut_on_a_small_screen(game: WeimarGame, lang: str) -> None:
    assert not any("…" in row for row in page(game, lang)[:8])


def test_a_game_that_is_over_scores_nothing_more(game: WeimarGame) -> None:
    assert "If the Politics Phase" not in "\n".join(page(game, "en", over=True))


def test_points_by_source_are_left_out_until_there_are_any(game: WeimarGame) -> None:
    shown = scene(game, busy_position(game), "en")
    said = []
    for events in ((), (VpChanged("spd", 2, 2, "goals"),)):
        canvas = Canvas(78, 40, shown.look)
        draw_points(canvas, 0, replace(shown, events=events), "spd")
        said.append(canvas.text())
    for heading in ("Where the points of SPD came from", "Victory points by source"):
        assert [heading in text for text in said] == [False, True]


def test_the_declaration_is_what_the_rules_carry_out() -> None:
    runner = t.table()
    for city in ("berlin", "essen"):
        runner.position.cities[city].threats = ["unrest", "poverty"]
    runner.position.government = ("spd", "z")
    runner.position.chancellor = "spd"
    runner.position.seats = {**runner.position.seats, "spd": 8, "z": 5}
    told = declaration(runner.position)
    DeclareGovernment().run(runner)
    points = {event.party: event.amount for event in t.happened(runner, VpChanged)}
    lost = {event.party: -event.amount for event in t.happened(runner, SeatsChanged)}
    assert points == {party: vp for party, vp in told.vp.items() if vp}
    assert lost == dict.fromkeys(told.vp, told.troubled)
