"""Figures over many games."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.wir_sind_das_volk.table import table
from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules import events as e
from weimar_tui.games.wir_sind_das_volk.rules.statistics import (
    TARGETS,
    GameRecord,
    record,
    report,
)
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome

FLIGHT = e.FlightCounted(1, 2, 0, 0, 0, 0, 3, 1, 8)
CURRENCY = e.CurrencyCounted(0, -1, (), {}, 3, 2, "")


def short_game() -> GameRecord:
    """Two decades in a few events."""
    opening = table().position
    final = table(decade=2, tracks={"prestige": -2}, standard={"bayern": 2}).position
    final.outcome = Outcome("east-collapses", ("west",))
    told = [
        e.DecadeStarted(1, "I"),
        e.CardTaken("west", "13", "display", "build"),
        e.CardTaken("east", "1", "display", "event"),
        FLIGHT,
        CURRENCY,
        e.MarkersCounted(1, 2),
        e.DecadeStarted(2, "II"),
        e.CardTaken("west", "38", "display", "event"),
        e.WallBuilt(),
        e.FactoryDismantled("jena", "east", "wall"),
        e.LineDismantled("eisenach/jena", "east", "wall"),
        e.FactoryRundown("berlin", "west", "rundown"),
        e.MarkersCounted(0, 4),
    ]
    return record(opening, told, final)


def test_what_a_game_adds() -> None:
    found = short_game()
    assert (found.ending, found.winners, found.last_decade) == ("east-collapses", ("west",), 2)
    assert (found.turns, found.wall) == (3, 2)
    assert found.actions == {"west.build": 1, "east.event": 1, "west.event": 1}
    assert (found.flight, found.missing) == ({1: 1}, {1: 2})
    assert found.markers == {"1.west": 1, "1.east": 2, "2.west": 0, "2.east": 4}
    assert (found.dismantled, found.rundown) == (2, 1)
    assert found.standard == {"west": 2, "east": 0}
    assert found.tracks["prestige"] == -2


def test_the_report_of_one_game() -> None:
    figures = report([short_game()])
    assert figures["games"] == 1
    assert (figures["winner.west"], figures["winner.east"]) == (1, 0)
    assert (figures["ending.east-collapses"], figures["ending.bankruptcy"]) == (1, 0)
    assert (figures["last-decade.2"], figures["last-decade.1"], figures["last-decade.4"]) == (
        1,
        0,
        0,
    )
    assert (figures["turns"], figures["wall-built"]) == (3, 1)
    assert (figures["flight.1"], figures["currency-missing.1"]) == (1, 2)
    assert "flight.2" not in figures
    assert (figures["markers.1.east"], figures["markers.2.east"]) == (2, 4)
    assert (figures["actions.west.build"], figures["actions.west.unrest"]) == (0.5, 0)
    assert figures["actions.east.event"] == 1
    assert (figures["standard.west"], figures["track.prestige"]) == (2, -2)
    assert (figures["dismantled"], figures["rundown"]) == (2, 1)


def test_means_of_several() -> None:
    other = GameRecord(
        ending="four-decades",
        winners=("east",),
        last_decade=4,
        turns=61,
        standard={"west": 0, "east": 4},
        tracks={"prestige": 0, "currency": 0, "socialists": 0},
    )
    figures = report([short_game(), other])
    assert (figures["winner.east"], figures["turns"], figures["wall-built"]) == (0.5, 32, 0.5)
    assert figures["standard.east"] == 2
    assert set(TARGETS) <= set(figures)
    assert report([]) == {}


@pytest.mark.parametrize("seed", range(2))
def test_of_a_real_game(seed: int) -> None:
    random = Random(seed)
    runner = game().start("main", str(seed))
    opening = game().copy(runner.position)
    while runner.position.outcome is None:
        decision = random.choice(runner.position.decisions)
        runner.pick(decision.number, random.choice(decision.options))
    found = record(opening, runner.events or [], runner.position)
    assert found.turns == sum(found.actions.values()) > 10
    assert found.ending == runner.position.outcome.ending
    assert report([found])["games"] == 1


def test_figures_come_by_decade() -> None:
    told: list[Event] = []
    for decade in (1, 2, 3, 4):
        told += [e.DecadeStarted(decade, ""), FLIGHT, CURRENCY, e.MarkersCounted(decade, 0)]
    figures = report([record(table().position, told, table(decade=3).position)])
    for decade in (1, 2, 3, 4):
        assert figures[f"flight.{decade}"] == 1
        assert figures[f"currency-missing.{decade}"] == 2
        assert figures[f"markers.{decade}.west"] == decade
        assert figures[f"last-decade.{decade}"] == (decade == 3)


def test_key_figures() -> None:
    runner = table(
        factories={"dortmund": "sound", "koeln": "sound", "berlin": "sound", "jena": "rundown"},
        lines=["dortmund/koeln"],
        unrest={"bayern": 5, "sachsen": 2, "thueringen": 1},
        standard={"bayern": 1, "sachsen": 2},
        socialists={"sachsen": 2},
        tracks={"currency": 3},
        state_power=["5"],
    )
    assert game().key_figures(runner.position) == {
        "power.west": 4,
        "points.west": 3,
        "standard.west": 1,
        "unrest.west": 5,
        "markers.west": 1,
        "power.east": 1,
        "points.east": 1,
        "standard.east": 2,
        "unrest.east": 3,
        "markers.east": 0,
        "track.prestige": 0,
        "track.currency": 3,
        "track.socialists": 0,
        "exports": 2,
        "socialists": 3,
        "state-power": 1,
    }
