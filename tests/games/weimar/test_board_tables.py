"""What the bots read from the boards: a pack with other boards is judged by its own tables."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.bots.action_planner import ActionPlanner
from weimar_tui.games.weimar.bots.board_tables import NEVER, BoardTables, Parry
from weimar_tui.games.weimar.bots.evaluation.survey import Survey
from weimar_tui.games.weimar.bots.policy import quick_answer
from weimar_tui.games.weimar.bots.sandbox import Sandbox
from weimar_tui.games.weimar.bots.weights import AGENDAS, FIGURES, OPINION, SETUP
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.registry import load_game

BOARDS = """
[results]
counter_coup = ["none", "none", "power - here", "power - here", "power - here", "power - here",
    "power - here", "power - here"]

[results.coup]
kpd = ["none", "none", "councils + here", "councils + here", "councils + here",
    "councils + here", "councils + here", "councils + here"]
dnvp = ["none", "none", "none", "none", "none", "none", "none", "none"]

[results.reaction]
spd = ["none", "result -4", "result -4", "result -4", "result -4", "result -4", "cancel", "cancel"]
"""


@pytest.fixture(scope="module")
def printed() -> WeimarGame:
    return WeimarGame.load()


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WeimarGame:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "boards.toml").write_text(BOARDS, encoding="utf-8")
    game = load_game("weimar", pack)
    assert isinstance(game, WeimarGame)
    return game


def test_our_own_boards(printed: WeimarGame) -> None:
    tables = BoardTables(printed.components)
    assert tables.coup == {"kpd": (6, 5), "dnvp": (7, 6)}
    assert (tables.march, tables.cleared, tables.answered) == (6, 5, 4)
    assert tables.parry["z"][6] == Parry(result=2, dice=1, cancels=False)
    assert tables.parry["dnvp"][7].cancels


def test_other_boards(other: WeimarGame) -> None:
    tables = BoardTables(other.components)
    assert tables.coup == {"kpd": (3, 3), "dnvp": (NEVER, NEVER)}
    assert (tables.cleared, tables.answered) == (3, 2)
    assert tables.parry["spd"][1] == Parry(result=4, dice=0, cancels=False)


def test_a_coup_that_is_easier_looks_likelier(printed: WeimarGame, other: WeimarGame) -> None:
    position = t.table(round=3).position
    position.cities["essen"].units = {"workers": 2}
    position.cities["muenchen"].units = {"freikorps-1": 2}
    ours, theirs = (Survey(position, game.components) for game in (printed, other))
    easier, printed_chance = (
        next(chance for chance, city in survey.coup_kpd if city == "essen")
        for survey in (theirs, ours)
    )
    assert easier > printed_chance
    assert all(chance == 0 for chance, _ in theirs.coup_dnvp)
    assert any(chance > 0 for chance, _ in ours.coup_dnvp)
    # Counts for one set of boards are not used for another.
    assert Survey(position, printed.components).coup_kpd == ours.coup_kpd


def actions_of_kpd(game: WeimarGame) -> set[str]:
    """What the KPD does with four action points and one unit in Essen."""
    position = t.table(round=3).position
    position.cities["essen"].units = {"soldiers": 1}
    position.cities["essen"].bases = {"kpd": 1}
    position.reserve["spd"] = position.reserve["z"] = 0
    view = game.view(position, "kpd")
    planner = ActionPlanner(Sandbox(view, "kpd", game, Random("1"), quick_answer), "kpd")
    return set(planner.best(4, "essen").actions)


def test_the_kpd_tries_a_coup_where_the_boards_make_it_easy(
    printed: WeimarGame, other: WeimarGame
) -> None:
    assert "coup" in actions_of_kpd(other)
    assert "coup" not in actions_of_kpd(printed)


def test_the_numbers_know_every_issue_city_and_agenda_of_the_box(printed: WeimarGame) -> None:
    parts = printed.components.data
    minor = set(parts.minor_parties)
    assert set(OPINION.issues) | minor == set(parts.issues)
    assert set(FIGURES.minor_party) == minor
    assert set(SETUP.city_liking) == set(parts.cities)
    assert set(AGENDAS.worth) == set(parts.agendas)
