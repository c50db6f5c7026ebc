"""Descriptions of scenarios: in every language, and consistent with their files."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.scenario_data import load_scenario, scenario_ids
from weimar_tui.games.weimar.words.scenarios import ScenarioWords
from weimar_tui.games.weimar.words.wording import LOCALES
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.languages import languages

YEARS = WeimarGame.load().data.tables.round_years


def words_in(language: str, *, strict: bool = False) -> ScenarioWords:
    catalogue = catalogue_in(language, strict=strict)
    return ScenarioWords(catalogue, lambda party: catalogue.text(f"seat-name-{party}"), YEARS)


def catalogue_in(language: str, *, strict: bool = False) -> Catalogue:
    return Catalogue(language, (LOCALES,), strict=strict)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", scenario_ids())
def test_every_scenario_is_described(language: str, id: str) -> None:
    catalogue = catalogue_in(language, strict=True)
    for message in (f"scenario-{id}", f"scenario-{id}-time", f"scenario-{id}-special"):
        assert catalogue.has(message), message
    scenario, words = load_scenario(id), words_in(language)
    page = words.page(scenario)
    assert page.startswith(f"# {catalogue.pick(scenario.name)}\n\n- **")
    assert page.count("\n- **") == 4
    assert words.short(scenario) == catalogue.text(f"scenario-{id}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", scenario_ids())
def test_numbers_told_are_those_of_the_file(language: str, id: str) -> None:
    scenario = load_scenario(id)
    special = catalogue_in(language).text(f"scenario-{id}-special")
    points = {number for number in scenario.vp.values() if number}
    rounds = {scenario.last_round} if scenario.final_scores else set()
    assert {int(number) for number in re.findall(r"\d+", special)} == points | rounds
    page = words_in(language).page(scenario)
    first, last = YEARS[scenario.first_round - 1], YEARS[scenario.last_round - 1]
    assert f"{first.partition('-')[0]}-{last.rpartition('-')[2]}" in page


def test_who_can_play() -> None:
    words = words_in("en")
    alone = words.page(load_scenario("first-winter"))
    assert "One person plays SPD; behaviour cards play KPD, Zentrum and DNVP" in alone
    assert "Round 1 only, the years 1918-20." in alone
    together = words.page(load_scenario("main"))
    assert "Four parties; each is played by a person at this keyboard or by a bot." in together
    assert "All six rounds, the years 1918-33." in together


def test_a_scenario_of_ones_own_is_told_from_its_file() -> None:
    own = replace(
        load_scenario("main"),
        id="mine",
        name={"en": "Mine", "zh": "我的"},
        first_round=3,
        last_round=4,
    )
    assert words_in("de").short(own) == (
        "Die Runden 3 und 4, die Jahre 1924-28. "
        "Vier Parteien; jede spielt ein Mensch an dieser Tastatur oder ein Bot."
    )
    page = words_in("de").page(own)
    assert page.startswith("# Mine\n")
    assert page.count("\n- **") == 2
    assert "scenario-" not in page
