"""All influence on the table can be read, however it is spread, at both small sizes of screen."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from tests.games.junta.view.scenes import seen
from tests.wordings import LANGUAGES
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.view.panes.families import draw_seats
from weimar_tui.games.junta.view.panes.flow import FlowEntry, flow
from weimar_tui.tui.canvas import Canvas

GROUPS = [card.id for card in t.game().data.cards.values() if card.type == "influence"]

SPREAD = [
    (7, {"B": 4, "C": 3, "D": 3, "E": 2}),
    (6, {"B": 5, "A": 4, "F": 3}),
    (5, {"B": 6, "C": 4, "D": 2}),
    (4, {"B": 6, "A": 6}),
]


def spread(players: int, groups: dict[str, int]) -> JuntaRunner:
    """A table whose families have this many groups in front of them."""
    runner, left = t.table(players, round=4, phase="budget"), list(GROUPS)
    for name, number in groups.items():
        t.on_table(runner, name, *left[:number])
        left = left[number:]
    assert not left
    return runner


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "groups"), SPREAD)
@pytest.mark.parametrize("size", [(80, 17), (80, 12)], ids=["120x40", "80x24"])
def test_every_group_is_named_with_its_votes(
    players: int, groups: dict[str, int], language: str, size: tuple[int, int]
) -> None:
    scene = seen(spread(players, groups), lang=language)
    canvas = Canvas(*size, scene.look)
    draw_seats(canvas, scene)
    shown = canvas.text()
    assert [group for group in GROUPS if scene.words.name(group) not in shown] == []


def test_what_has_no_room_is_counted_instead_of_cut() -> None:
    scene = seen(t.table(5))
    canvas = Canvas(24, 1, scene.look)
    names = ("The Church 10", "Bankers 7", "Students 3")
    flow(canvas, (0, 0), [FlowEntry("", "", name, "text") for name in names], 24, 1)
    assert canvas.text().rstrip() == "The Church 10 +2"
