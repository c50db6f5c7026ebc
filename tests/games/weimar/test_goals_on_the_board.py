"""Goals on the board agree with what step 4 scores (rulebook 4.4)."""

from __future__ import annotations

import re
from itertools import product

import pytest
from hypothesis import given, settings, strategies as st

from tests.games.weimar import table as t
from tests.games.weimar.view.scenes import scene, weimar_look
from tests.games.weimar.view.test_panes import drawn
from weimar_tui.games.weimar.rules.events import VpChanged
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.goals import goal_vp, goals_of
from weimar_tui.games.weimar.rules.phases.politics import score_parties
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES
from weimar_tui.games.weimar.view.panes.parties import draw_parties
from weimar_tui.registry import plugin_of
from weimar_tui.text.languages import languages
from weimar_tui.tui.canvas import Canvas

THREATS = ("poverty", "unrest", "regime", "councils", "uprising", "prosperity")


@settings(max_examples=30)
@given(
    st.lists(st.tuples(st.sampled_from(CITIES), st.sampled_from(THREATS)), max_size=20),
    st.sets(st.sampled_from(PARTIES), min_size=1, max_size=2),
)
def test_what_is_shown_is_what_is_scored(threats: list[tuple[str, str]], governs: set[str]) -> None:
    runner = t.table()
    for city, threat in threats:
        if threat not in runner.position.cities[city].threats:
            runner.position.cities[city].threats.append(threat)
    runner.position.government = tuple(sorted(governs))
    shown = {party: goal_vp(runner.position, party) for party in PARTIES}
    score_parties(runner)
    scored = dict.fromkeys(PARTIES, 0)
    for event in t.happened(runner, VpChanged):
        if event.source == "goals":
            scored[event.party] += event.amount
    assert shown == scored


def test_goals_count_markers_that_lie_face_up() -> None:
    runner = t.table()
    for city in ("berlin", "essen", "koeln"):
        runner.position.cities[city].threats = ["unrest", "regime"]
    runner.position.government = ("spd", "z")
    few, none = goals_of(runner.position, "z")
    assert (few.count, few.vp, none.vp) == (3, 0, 2)
    each, _ = goals_of(runner.position, "dnvp")
    assert (each.count, each.vp) == (3, 6)
    runner.position.government = ("z", "dnvp")
    each, _ = goals_of(runner.position, "dnvp")
    assert (each.count, each.vp) == (0, 0), "face-down Regimes count for no one"


def test_the_parties_pane_says_what_is_missing(game: WeimarGame) -> None:
    text = drawn(game, "parties", (120, 40), "en").text()
    assert "×Poverty 5 (≤2) ×no Regime (2)" in text
    met = next(row for row in text.splitlines() if "Regimes" in row)
    assert met.split() == ["✓Regimes", "2", "✓no", "Councils", "+6"]
    german = drawn(game, "parties", (160, 48), "de").text()
    assert "× Armut 5 (≤2)  × kein Regime (2)" in german


def test_a_narrow_pane_keeps_figures_and_drops_numbers(game: WeimarGame) -> None:
    shown = scene(game, t.table().position, "en")
    shown.view.cities["berlin"].threats = ["regime"]
    canvas = Canvas(30, 12, weimar_look())
    draw_parties(canvas, shown)
    text = canvas.text()
    assert "Hand" not in text and "no Regime" in text and "no Regime (" not in text


@pytest.mark.parametrize("lang", languages())
def test_agendas_are_never_cut_beside_the_goals(game: WeimarGame, lang: str) -> None:
    """As small as at 120 columns, the pane shortens names as written, never with a mark."""
    by_party = [
        [agenda.id for agenda in game.data.agendas.values() if agenda.party == party]
        for party in PARTIES
    ]
    for chosen in product(*by_party):
        shown = scene(game, t.table().position, lang)
        shown.view.agendas.update(zip(PARTIES, chosen, strict=True))
        for shown.view.stresemann in ("active", "inactive"):
            canvas = Canvas(35, 12, weimar_look())
            draw_parties(canvas, shown)
            below = "\n".join(canvas.text().splitlines()[9:])
            assert canvas.look.more not in below, chosen
            for agenda in chosen:
                names = (shown.words.card(agenda), shown.words.agenda_in_brief(agenda))
                assert any(name in below for name in names), (agenda, below)


def test_line_mode_says_what_goals_score_and_who_could_govern(game: WeimarGame) -> None:
    """The board in words gives each goal's points and each coalition's seats (rulebook 4.4)."""
    runner = t.table()
    runner.position.cities["muenchen"].threats[:] = ["councils"]
    runner.position.seats.update({"spd": 7, "kpd": 4, "z": 5, "dnvp": 3})
    words = plugin_of("weimar").words(game, "en")
    assert words is not None
    told = [line for part in words.board(game, runner.position, "spd") for line in part.lines]
    for party in PARTIES:
        line = next(line for line in told if line.startswith(f"Goals of {words.seat(party)} "))
        goals = goals_of(runner.position, party)
        points = [int(figure) for figure in re.findall(r", (\d+) VP", line)]
        assert points == [goal.vp for goal in goals]
    assert "SPD and Zentrum together: 12 seats, a majority" in told
    assert "Zentrum and DNVP together: 8 seats" in told
