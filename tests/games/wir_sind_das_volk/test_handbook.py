"""The handbook of *Wir sind das Volk!*: complete, and consistent with the box."""

from __future__ import annotations

import re

import pytest

from tests.text.markdown import tables
from tests.wordings import LANGUAGES
from weimar_tui.data_files import data_folder
from weimar_tui.games.wir_sind_das_volk.rules.component_data import ComponentData
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.rules.packs import load_components
from weimar_tui.text.handbook import handbook

HANDBOOK = data_folder("rules") / "wir_sind_das_volk" / "handbook"
NUMBERS = (
    *("2", "3", "4", "5.1", "5.2", "5.3", "6", "6.1", "6.2", "6.3", "6.4", "7", "8", "9"),
    *(f"9.{number}" for number in range(1, 11)),
    *(f"10.{number}" for number in range(1, 6)),
    *("", ""),
)


@pytest.fixture(scope="module")
def data() -> ComponentData:
    return load_components()


def section(number: str, language: str) -> str:
    (found,) = (HANDBOOK / language).glob(f"{number}-*.md")
    return found.read_text("utf-8")


def test_every_section_of_the_rulebook_is_there() -> None:
    assert [section.number for section in handbook(VolkGame.id, "en")] == list(NUMBERS)


# --- true -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_neighbours_are_those_of_the_board(data: ComponentData, language: str) -> None:
    (rows,) = tables(section("9.7", language))
    names = {area.name[language]: area.id for area in data.areas.values()}
    names |= {"Mecklenburg": "mecklenburg"}
    for western, eastern in rows[1:]:
        found = re.split(r", | and | und |、|與", eastern)
        area = data.areas[names[western]]
        assert {names[name] for name in found} == set(area.neighbours), western
    attacking = {area.id for area in data.areas.values() if area.side == "west" and area.neighbours}
    assert {names[row[0]] for row in rows[1:]} == attacking


@pytest.mark.parametrize("language", LANGUAGES)
def test_external_factories_lead_where_the_board_says(data: ComponentData, language: str) -> None:
    (rows,) = tables(section("10.5", language))
    names = {area.name[language]: area.id for area in data.areas.values()}
    names |= {"Mecklenburg": "mecklenburg"}
    cities = {city.name[language]: city.id for city in data.cities.values()}
    for city, areas in rows[1:]:
        led = {
            area
            for connection in data.connections.values()
            if cities[city] in connection.ends
            for end in connection.ends
            for area in data.cities[end].areas
        }
        assert {names[name] for name in re.split(", |、", areas)} == led, city
    assert len(rows) == 1 + sum(city.kind == "foreign" for city in data.cities.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_suppliers_and_their_sectors_are_those_of_the_board(
    data: ComponentData, language: str
) -> None:
    (rows,) = tables(section("10.2", language))
    suppliers = {a.name[language]: a.sector[language] for a in data.areas.values() if a.sector}
    assert {row[0] for row in rows[1:]} == set(suppliers)
    for patron_state, sector in rows[1:]:
        stem = re.split(r"[ -]", sector)[0].rstrip("r").lower()
        assert stem in suppliers[patron_state].lower(), patron_state


@pytest.mark.parametrize("language", LANGUAGES)
def test_socialists_of_each_field_are_those_of_the_track(
    data: ComponentData, language: str
) -> None:
    (rows,) = tables(section("9.9", language))
    gains = [int(cell) for cell in rows[1][1:]]
    assert gains == list(data.tracks.socialists.gains[7:])
    assert [-gain for gain in gains] == list(reversed(data.tracks.socialists.gains[:6]))


def test_notes_on_single_cards_name_cards_that_are_so(data: ComponentData) -> None:
    """The card numbers before a colon: lists of limits, places and coats of arms are complete."""
    lines = (HANDBOOK / "en" / "cards.md").read_text("utf-8").splitlines()

    def listed(words: str) -> set[str]:
        (line,) = [line for line in lines if words in line]
        return set(re.findall(r"\d+", line.partition("**:")[0]))

    def cards_with(field: str, *values: object) -> set[str]:
        return {
            card.id
            for card in data.cards.values()
            if card.colour != "special"
            and any(getattr(clause, field, None) in values for clause in card.event)
        }

    assert listed("at most 2 of the unrest") == cards_with("most", 2)
    assert listed("coat of arms") == cards_with("by", "west", "east")
    assert listed("without West Berlin.") == cards_with("place", "west-germany") - {"25", "35"}
