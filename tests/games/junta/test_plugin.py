"""What Junta's plugin provides."""

from __future__ import annotations

import pytest

from tests.wordings import LANGUAGES
from weimar_tui.games.junta.plugin import PLUGIN
from weimar_tui.games.junta.rules.events import Elected
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.statistics import record
from weimar_tui.registry import game_ids, plugin_of

LESSON = "one-night"


@pytest.fixture(scope="module")
def game() -> JuntaGame:
    return PLUGIN.load()


def test_the_registry_finds_it() -> None:
    assert "junta" in game_ids()
    assert plugin_of("junta") is PLUGIN
    assert set(PLUGIN.names) == set(PLUGIN.subtitles) == set(LANGUAGES)
    assert PLUGIN.problems() == []


def test_four_to_seven_families_six_as_a_rule() -> None:
    scenarios = {scenario.id: scenario for scenario in PLUGIN.scenarios()}
    assert next(iter(scenarios)) == "main"
    assert [len(seats) for seats in scenarios["main"].seats] == [6, 7, 4, 5]
    assert scenarios["main"].seats[2] == ("aguado", "bravo", "cortina", "delgado")
    assert [len(seats) for seats in scenarios[LESSON].seats] == [5]


def test_what_can_be_chosen_can_be_played(game: JuntaGame) -> None:
    for scenario in PLUGIN.scenarios():
        for seats in scenario.seats:
            runner = game.start(scenario.id, "1", {"seats": len(seats)})
            assert tuple(runner.position.families) == seats
        for option in PLUGIN.settings(scenario.id):
            for value in option.values:
                chosen = PLUGIN.game_options({option.name: value})
                runner = game.start(scenario.id, "1", chosen)
                assert getattr(runner.position.options, option.name) == chosen[option.name]


def test_families_at_three_levels_or_of_a_known_kind(game: JuntaGame) -> None:
    bots = PLUGIN.bots()
    assert PLUGIN.usual_bot == "steady"
    assert {"beginner", "cunning", "loyalist", "hothead"} <= set(bots)
    for lesson in PLUGIN.lessons():
        assert {bot for bot in lesson.players.values() if bot != "human"} <= set(bots)
    for lang in LANGUAGES:
        words = PLUGIN.words(game, lang, strict=True)
        assert len({words.player(name) for name in bots}) == len(bots)


def test_figures_of_many_games(game: JuntaGame) -> None:
    """A record is made from the events of a game; the report contains its figures."""
    measures = PLUGIN.statistics()
    runner = game.start("main", "figures", {"seats": 4, "rounds": 1, "windows": False})
    opening = game.copy(runner.position)
    while runner.position.outcome is None:
        decision = runner.position.decisions[0]
        runner.pick(decision.number, decision.options[0])
    found = measures.report([measures.record(opening, runner.events or (), runner.position)])
    assert found["games"] == found["rounds"] == 1
    assert found["account.winner"] >= found["account.middle"] >= found["account.last"]
    assert 0.99 <= sum(found[name] for name in found if name.startswith("place.")) <= 1.01
    assert set(measures.targets) <= set(found)
    assert measures.report([]) == {}


def test_every_card_is_listed_and_worded(game: JuntaGame) -> None:
    cards = PLUGIN.components(game)
    assert sum(int(card.values["count"] or 0) for card in cards if card.values) == 70
    words = PLUGIN.words(game, "de", strict=True)
    assert words.title() == "Junta"
    for card in cards:
        assert words.page(card.id)[0] == card.name["de"]
    for option in PLUGIN.settings("main"):
        assert words.option_of_game(option.name) != option.name
        for value in option.values:
            assert words.option_of_game(option.name, value) != value


def test_a_president_elected_again_is_no_new_one(game: JuntaGame) -> None:
    runner = game.start("main", "figures", {"seats": 4})
    start, end = game.copy(runner.position), runner.position
    start.president = "aguado"
    elected = [Elected(name) for name in ("aguado", "bravo", "bravo", "aguado")]
    assert record(start, elected, end).presidents == 2
