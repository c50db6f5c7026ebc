"""Descriptions of scenarios."""

from __future__ import annotations

import pytest

from tests.text.chinese import slip
from tests.text.sentences import SENTENCES
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkMessages

LETTERS = SENTENCES["wir_sind_das_volk"].letters


@pytest.mark.parametrize("scenario", ["main", "1970", "1980", "lesson"])
def test_scenarios_are_described(scenario: str, wordings: dict[str, VolkMessages]) -> None:
    for language, wording in wordings.items():
        page = wording.scenario_page(scenario).splitlines()
        assert page[0] == f"# {wording.scenario(scenario)}"
        assert wording.scenario_about(scenario) in page
        assert len([line for line in page if line.startswith("- **")]) == 3
        if language == "zh":
            for line in (line.lstrip("-# ").replace("**", "") for line in page):
                assert not slip(line, LETTERS), line


def test_lengths_are_those_of_the_files(wordings: dict[str, VolkMessages]) -> None:
    english = wordings["en"]
    assert "Decades I to IV." in english.scenario_page("main")
    assert "Decades III and IV." in english.scenario_page("1970")
    assert "Decade IV only." in english.scenario_page("1980")
    assert "Half of decade I and its end." in english.scenario_page("lesson")


def test_an_unknown_scenario_is_called_by_its_id(wordings: dict[str, VolkMessages]) -> None:
    lenient = VolkMessages("en", wordings["en"].data)
    assert lenient.scenario("1990") == "1990"
