"""Figures over many games."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules import events as e
from weimar_tui.games.junta.rules.coup_events import BecameRebel, CoupBegan, CoupDecided
from weimar_tui.games.junta.rules.position import JUNTA, PRESIDENT
from weimar_tui.games.junta.rules.statistics import GameRecord, record, report
from weimar_tui.kernel.events import Event


def short_game() -> GameRecord:
    """A few events with three rounds, two Presidents, two coups."""
    opening, final = t.table(5).position, t.table(5, round=3)
    for name, values in {"A": (3,), "B": (1,), "C": (3, 2), "D": (2,)}.items():
        t.account(final, name, *values)
    t.pocket(final, "E", 3, 1)
    told: list[Event] = [
        e.Elected("aguado"),
        e.BudgetCarried("aguado"),
        e.PlacesRevealed((("bravo", "bank"), ("cortina", "club"))),
        e.PlacesRevealed((("bravo", "bank"), ("cortina", "bank"))),
        e.Murdered("bravo", "cortina"),
        CoupBegan("cortina", "card"),
        BecameRebel("cortina"),
        BecameRebel("delgado"),
        CoupDecided(JUNTA, ()),
        e.Elected("cortina"),
        e.BudgetRejected("cortina"),
        e.BudgetRejected("cortina"),
        CoupBegan("bravo", "move"),
        CoupDecided(PRESIDENT, ()),
        e.Elected("delgado"),
    ]
    return record(opening, told, final.position)


def test_what_a_game_adds() -> None:
    game = short_game()
    assert (game.rounds, game.accounts, game.pockets) == (3, (5, 3, 2, 1, 0), 4)
    assert game.presidents == 2, "who is elected again is the same President"
    assert game.places == {"bank": 3, "club": 1}
    assert game.counts["coups"] == 2
    assert game.counts["rebels"] == 2
    assert (game.counts["won-junta"], game.counts["won-president"]) == (1, 1)
    assert (game.counts["carried"], game.counts["rejected"], game.counts["murders"]) == (1, 2, 1)


def test_the_report_of_one_game() -> None:
    figures = report([short_game()])
    assert (figures["games"], figures["rounds"], figures["presidency"]) == (1, 3, 1.5)
    assert (figures["coups"], figures["coups-successful"], figures["rebels-a-coup"]) == (2, 0.5, 1)
    assert figures["budgets-carried"] == pytest.approx(1 / 3, abs=0.001)
    assert (figures["account.winner"], figures["account.middle"], figures["account.last"]) == (
        *(5, 2, 0),
    )
    assert (figures["pockets-lost"], figures["murders"]) == (4, 1)
    assert (figures["place.bank"], figures["place.club"]) == (0.75, 0.25)


def test_means_of_several_and_of_games_without_votes_and_coups() -> None:
    quiet = GameRecord(rounds=1, accounts=(9, 1, 0))
    figures = report([short_game(), quiet])
    assert (figures["rounds"], figures["presidency"], figures["murders"]) == (2, 2, 0.5)
    assert figures["account.winner"] == 7
    alone = report([quiet])
    assert (alone["presidency"], alone["coups-successful"], alone["budgets-carried"]) == (1, 0, 0)
    assert alone["rebels-a-coup"] == 0
    assert report([]) == {}
