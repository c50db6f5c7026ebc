"""Set-ups as data: the main scenario, a late one, and invalid files."""

from __future__ import annotations

import pytest

from weimar_tui.games.weimar.rules.component_data import ComponentData
from weimar_tui.games.weimar.rules.packs import load_components
from weimar_tui.games.weimar.rules.scenario_data import (
    load_scenario,
    read_scenario,
    scenario_ids,
)
from weimar_tui.packs.scenarios import ScenarioError


@pytest.fixture(scope="module")
def components() -> ComponentData:
    return load_components()


def test_the_main_scenario_is_that_of_the_rulebook(components: ComponentData) -> None:
    """Rulebook, chapter 2."""
    main = load_scenario("main")
    assert [(f.party, f.bases, f.seats) for f in main.figures] == [
        ("spd", 6, 7),
        ("z", 5, 5),
        ("kpd", 4, 4),
        ("dnvp", 3, 3),
    ]
    assert main.random_poverty == 3
    assert main.dr_box == ("blockade", "inflation")
    assert main.threats == {
        "muenchen": ("councils", "unrest"),
        "berlin": ("unrest",),
        "essen": ("unrest",),
        "hamburg": ("unrest",),
    }
    assert (main.first_round, main.last_round, main.economy) == (1, 6, 1)
    assert main.government == ("spd", "z")
    assert main.supply(components) == {
        "police": 5,
        "reichswehr-1": 1,
        "reichswehr-2": 1,
        "soldiers": 3,
        "workers": 3,
        "freikorps-1": 2,
        "freikorps-2": 1,
    }


BRINK = """
id = "brink"
name = { en = "Republic on the Brink", de = "Republik am Abgrund" }
first_round = 5
last_round = 6
economy = 3
timeline = ["gray", "brown"]
timeline_without = ["A33", "A46"]
foreign_affairs = ["A15", "A16"]
foreign_affairs_done = ["A11", "A12", "A13", "A14", "A33", "A65"]
flags = { usuk = 1, france = 2, ussr = 1 }
rentenmark = true
government = ["spd", "z"]
president = "dnvp"
president_card = "active"
stresemann = "out"
minor_parties = { uspd = "kpd", ddp = "spd", dvp = "z" }
dr_box = ["violent-peace"]
nsdap_track = ["dnvp"]
society = ["unemployment-insurance", "F2", "C4"]
vp = { spd = 6, z = 6, kpd = 6 }
sets_added = true
decks.spd = ["S06", "S08", "S12"]
final_scores = ["seats", "bases"]

[threats]
berlin = ["unrest", "uprising"]

[units]
supply = { police = 1, reichswehr-1 = 2, reichswehr-2 = 2 }
dissolved = { red-front = 2, freikorps-2 = 1 }
[units.cities]
berlin = { police = 2, reichswehr-2 = 1 }
koenigsberg = { reichswehr-1-black = 1 }

[[figures]]
party = "spd"
seats = 7
cities = { berlin = 2, hamburg = 2, stuttgart = 1, koeln = 1, essen = 1, leipzig = 1 }
[[figures]]
party = "z"
seats = 5
cities = { koeln = 2, stuttgart = 1, frankfurt = 1, essen = 1, muenchen = 1, breslau = 1 }
[[figures]]
party = "kpd"
seats = 4
cities = { berlin = 2, hamburg = 1, essen = 1, leipzig = 1, breslau = 1 }
[[figures]]
party = "dnvp"
seats = 5
cities = { koenigsberg = 1, hamburg = 1, berlin = 1, muenchen = 1, breslau = 1, leipzig = 1 }
"""


def test_a_late_scenario_can_be_written_down(components: ComponentData) -> None:
    scenario = read_scenario(BRINK, "brink.toml", components)
    assert sum(sum(figures.cities.values()) for figures in scenario.figures) == 27
    assert scenario.supply(components) == {"police": 1, "reichswehr-1": 2, "reichswehr-2": 2}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("berlin = 2, hamburg = 2", "berlin = 5, hamburg = 2", "berlin has 5 spaces, but 8"),
        ("reichswehr-1 = 2,", "reichswehr-1 = 3,", "there are 3 reichswehr-1, but 4 are placed"),
        ('"F2"', '"F9"', "there is no society marker `F9`"),
        ('"unrest", "uprising"', '"panic"', "there is no threat `panic`"),
        ('party = "kpd"', 'party = "spd"', "figures must name each of the four parties once"),
        ("last_round = 6", "last_round = 4", "first_round comes after last_round"),
        ("economy = 3", "economi = 3", "unknown field `economi`"),
        ("economy = 3", "economy = ", "not valid TOML"),
    ],
)
def test_a_wrong_scenario_is_refused_in_one_line(
    components: ComponentData, old: str, new: str, said: str
) -> None:
    with pytest.raises(ScenarioError) as refused:
        read_scenario(BRINK.replace(old, new, 1), "brink.toml", components)
    line = str(refused.value.arguments["detail"])
    assert line.startswith("brink.toml: ") and said in line
    assert "\n" not in str(refused.value)


def test_an_unknown_scenario_names_those_there_are() -> None:
    with pytest.raises(ScenarioError, match=r"scenario-missing \(name=mian, known=main"):
        load_scenario("mian")


def test_every_scenario_file_can_be_loaded() -> None:
    assert scenario_ids()[0] == "main"
    assert [load_scenario(name).id for name in scenario_ids()] == list(scenario_ids())
