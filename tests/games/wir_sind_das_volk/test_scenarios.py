"""The built-in scenarios, and errors in scenario files."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import board
from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.currency import count_currency
from weimar_tui.games.wir_sind_das_volk.rules.network import factory_values, points
from weimar_tui.games.wir_sind_das_volk.rules.packs import load_components
from weimar_tui.games.wir_sind_das_volk.rules.scenario_data import (
    load_scenario,
    read_scenario,
    scenario_ids,
)
from weimar_tui.games.wir_sind_das_volk.rules.setup import set_up
from weimar_tui.kernel.dice import Dice
from weimar_tui.packs.scenarios import ScenarioError


def test_the_main_game_comes_first() -> None:
    assert scenario_ids() == ("main", "1970", "1980", "lesson")


@pytest.mark.parametrize("name", ["main", "1970", "1980", "lesson"])
def test_each_begins_with_everything_in_order(name: str) -> None:
    position = game().start(name, "1").position
    assert game().check(position) == []
    assert position.scenario == name
    assert position.decade == load_scenario(name).first_decade


def test_the_last_decade() -> None:
    position = game().start("1980", "1").position
    values = factory_values(board(), position)
    eastern = {city: values[city] for city in board().cities["east"] if city in values}
    assert eastern == {
        "berlin": 4,
        "magdeburg": 2,
        "schwedt": 2,
        "rostock": 1,
        "dresden": 3,
        "karl-marx-stadt": 3,
        "leipzig": 2,
        "bitterfeld": 1,
        "jena": 3,
        "eisenach": 1,
        "cottbus": 0,
        "polska-s": 2,
    }
    assert points(board(), position, "east") == 15
    currency = count_currency(board(), position)
    assert (currency.worst, len(currency.exports), currency.needed) == (2, 5, 7)
    assert (position.special, position.wall, position.active) == ("IVb", True, "west")
    assert position.sectors == {
        "nordrhein-westfalen": 1,
        "rheinland-pfalz": 0,
        "baden-wuerttemberg": 1,
    }


def test_detente() -> None:
    position = game().start("1970", "1").position
    assert (position.decade, position.special, position.active) == (3, "III", "west")
    assert position.factories["rheinsberg"] == "sound"
    assert [card.card for card in position.state_power] == ["5", "21"]
    assert position.unrest["bayern"] == 3
    assert {area: n for area, n in position.socialists.items() if n} == by_code(
        BB=1, ST=1, SN=1, TH=1
    )


def test_cards_of_earlier_decades_are_not_in_the_game() -> None:
    position = game().start("1980", "1").position
    cards = [*position.deck, *position.display, *position.hands["west"], *position.hands["east"]]
    assert sorted(cards) == sorted(board().decade_cards(4))


def test_the_lesson_is_one_half_decade() -> None:
    position = game().start("lesson", "1").position
    assert (position.halves, position.last_decade, position.lesson) == (1, 1, True)


NAME = 'id = "x"\nname = { en = "X", de = "X" }\n'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('factories = ["atlantis"]', "there is no city `atlantis`"),
        ('rundown = ["koeln"]', "koeln cannot be rundown"),
        ('rundown = ["cssr-n"]', "cssr-n cannot be rundown"),
        ('rundown = ["berlin"]', "berlin cannot hold this factory"),
        (
            'factories = ["cssr-n"]\nrazed = ["cssr-n"]',
            "cssr-n cannot hold this factory",
        ),
        ('lines = ["eisenach/jena"]', "eisenach/jena leads to no factory"),
        ('factories = ["berlin", "berlin"]', "berlin cannot hold this factory"),
        ('lines = ["berlin/jena"]', "there is no connection `berlin/jena`"),
        (
            'factories = ["berlin"]\nlines = ["schwedt/berlin", "schwedt/berlin"]',
            "schwedt/berlin has 1 lines",
        ),
        ('factories = ["berlin"]\nlines = ["eisenach/jena"]', "eisenach/jena leads to no factory"),
        (
            'factories = ["berlin"]\nlines = ["berlin/polska-s"]',
            "berlin/polska-s needs the external factory",
        ),
        ('state_power = ["1"]', "there is no state-power card `1`"),
        ("box = 9\n[socialists]\nsachsen = 4", "there are 12 socialists"),
        ("[standard]\nwest-berlin = 1", "there is no area that can hold living standard"),
        ("[unrest]\nwest-berlin = 4", "`imported` must name 1 protests"),
        ("[imported]\nhessen = 0", "there is no supplier `hessen`"),
        ("[unrest]\natlantis = 1", "there is no area `atlantis`"),
        ("[socialists]\nbayern = 1", "there is no eastern area `bayern`"),
        ("[sectors]\nhessen = 1", "there is no supplier `hessen`"),
        ('razed = ["berlin"]', "there is no city that can be closed for good `berlin`"),
        ("first_decade = 3\nlast_decade = 2", "first_decade comes after last_decade"),
        ("prestige = 7", "`int` <= 6"),
        ("surprise = 1", "unknown field `surprise`"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_line(text: str, problem: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_scenario(NAME + text, "x.toml", load_components())
    assert problem in str(caught.value)
    assert str(caught.value.arguments["detail"]).startswith("x.toml")
    assert "\n" not in str(caught.value)


def test_protests_may_lie_there_from_the_beginning() -> None:
    text = "[unrest]\nwest-berlin = 9\nbayern = 4\n[imported]\nrheinland-pfalz = 2"
    scenario = read_scenario(NAME + text, "x.toml", load_components())
    position = set_up(board(), scenario, Dice())
    assert position.protests["west"] == [
        *("rheinland-pfalz", "rheinland-pfalz"),
        *("bayern", "west-berlin", "west-berlin"),
    ]
    assert position.imported["rheinland-pfalz"] == 2


def test_an_unknown_scenario() -> None:
    with pytest.raises(ScenarioError, match=r"scenario-missing .*nineties"):
        game().start("nineties", "1")


def test_a_line_with_a_factory_at_either_end_fits() -> None:
    text = 'factories = ["magdeburg"]\nlines = ["rostock/magdeburg", "magdeburg/bitterfeld"]'
    scenario = read_scenario(NAME + text, "x.toml", load_components())
    assert set_up(board(), scenario, Dice()).lines == {
        "rostock/magdeburg": 1,
        "magdeburg/bitterfeld": 1,
    }
