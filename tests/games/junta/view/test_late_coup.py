"""Below the map, the units and weapons of a late coup all have room at 120x40."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from tests.games.junta.view.scenes import seen
from tests.wordings import LANGUAGES
from weimar_tui.games.junta.rules.coup.common import weapons_left
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.view.panes.map import draw_map
from weimar_tui.tui.canvas import Canvas


def late_coup() -> JuntaRunner:
    """Five parties with up to four kinds of units; gunboat and aircraft have not fired."""
    runner = t.table(5, round=2)
    t.coup(runner, "B", "D", phase=1, landed=["marine", "paratroop"])
    t.clear(runner)
    for area, name, kind, number in (
        ("palace", "A", "guard", 4),
        ("chamber", "B", "police", 4),
        ("precinct-1", "B", "rioters", 8),
        ("barracks-3", "C", "army3", 6),
        ("station", "C", "strikers", 16),
        ("suburb-west", "C", "helicopter", 1),
        ("san-telmo", "C", "paratroop", 1),
        ("market", "D", "rally", 12),
        ("university", "D", "marine", 1),
        ("central-bank", "D", "army2", 6),
        ("central-bank", "D", "militia", 3),
        ("precinct-3", "E", "army1", 6),
    ):
        t.stand(runner, area, name, kind, number)
    return runner


@pytest.mark.parametrize("theme", ["default", "ansi"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_units_and_weapons_of_all_parties_are_shown(theme: str, language: str) -> None:
    runner = late_coup()
    scene = seen(runner, lang=language, theme=theme)
    canvas = Canvas(80, 17, scene.look)
    draw_map(canvas, scene)
    shown = canvas.text()
    weapons = [scene.words.weapon(scene.view, weapon) for _, weapon in weapons_left(runner)]
    assert len(weapons) == 2 and [weapon for weapon in weapons if weapon not in shown] == []
    for force in ("A 4g", "B 4p+8r", "C 6a+16r+1h+1t", "D 12r+1m+6a+3c", "E 6a"):
        assert force in shown
