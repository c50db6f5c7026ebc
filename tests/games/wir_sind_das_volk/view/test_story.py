"""How a game is told: headings, owners of events, and figures."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.wir_sind_das_volk.view.moments import opening, played, words
from tests.wordings import LANGUAGES
from weimar_tui.games.wir_sind_das_volk.rules import events as e
from weimar_tui.games.wir_sind_das_volk.view.narration import VolkNarration
from weimar_tui.replay.narration import CHAPTER, HEADING, LINE

STORY = VolkNarration()


def test_decades_head_halves_cards_and_phases() -> None:
    told = played()[1]
    levels = {type(event): STORY.level(event) for event in told}
    assert levels[e.DecadeStarted] == levels[e.GameEnded] == CHAPTER
    assert levels[e.CardTaken] == levels[e.PhaseStarted] == levels[e.DisplayFilled] == HEADING
    assert levels[e.UnrestPlaced] == LINE
    chapters = [STORY.chapter(event) for event in told if STORY.chapter(event)]
    assert chapters == sorted(set(chapters)) and chapters[0] == 1
    phases = [STORY.phase(event) for event in told if STORY.phase(event)]
    assert phases[:3] == ["deal", "half-1", "half-2"] and "9.10" in phases
    assert all(a != b for a, b in pairwise(phases))
    turn = next(event for event in told if STORY.is_turn(event))
    assert isinstance(turn, e.CardTaken)
    assert STORY.head_keys(turn) == (turn.seat, turn.card, turn.action)
    assert STORY.opening_phase(opening("1980")[0]) == "", "the set-up is no phase"


def test_events_belong_to_a_side() -> None:
    assert STORY.style(e.UnrestRemoved("bayern", 1, 0, "action")) == "west"
    assert STORY.style(e.ProtestStarted("sachsen", 1)) == "danger"
    assert STORY.style(e.SocialistMoved("sachsen", 1)) == "east"
    assert STORY.seats(e.FactoryBuilt("kiel", "west"), ("west", "east")) == {"west"}
    assert STORY.seats(e.StandardPlaced("sachsen", 1), ("west", "east")) == {"east"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_of_the_last_decade(lang: str) -> None:
    figures = STORY.figures(opening("1980")[0])
    row = dict(zip(STORY.columns, STORY.row(figures), strict=True))
    assert (row["power_west"], row["power_east"]) == (44, 24)
    assert (row["standard_west"], row["standard_east"]) == (14, 7)
    assert (row["exports"], row["socialists"], row["state_power"]) == (5, 6, 2)
    head, west, east = STORY.standing(words(lang), figures, ("west", "east"))
    assert len(head) == len(west) == len(east) == 6
    assert west[1:4] == ["44", "31", "14"]
    assert STORY.summary(words(lang), figures)
    for chart in STORY.charts:
        assert words(lang).figure(chart.name)
        for series in chart.series:
            assert isinstance(series.value(figures), int)
            assert not series.label or words(lang).figure(chart.name, series.label)
