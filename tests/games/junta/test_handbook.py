"""The handbook of Junta is complete, and true to the box in every language."""

from __future__ import annotations

import re

import pytest

from tests.games.junta.test_data import distances, read
from tests.text.markdown import tables
from tests.wordings import LANGUAGES
from weimar_tui.data_files import data_folder
from weimar_tui.text.handbook import handbook

HANDBOOK = data_folder("rules") / "junta" / "handbook"
NUMBERS = (
    *("1", "2", "3", *(f"3.{number}" for number in range(1, 11)), "4", "5"),
    *(f"5.{number}" for number in range(1, 11)),
    *("6", *(f"6.{number}" for number in range(1, 11)), "7", "8", ""),
)


def section(number: str, language: str) -> str:
    (found,) = (HANDBOOK / language).glob(f"{number}-*.md")
    return found.read_text("utf-8")


def test_every_section_is_there() -> None:
    assert [section.number for section in handbook("junta", "en")] == list(NUMBERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_to_talk_names_no_key_that_looks_things_up(language: str) -> None:
    """`o` looks up what a question names; offers are answers in the list."""
    text = (HANDBOOK / language / "help" / "talk.md").read_text("utf-8")
    assert not re.search(r"(?<![a-z])o(?![a-z])", text, re.ASCII)


# --- true -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_is_counted_right(language: str) -> None:
    (kinds,) = tables(section("7", language))
    order = ("influence", "vote", "donation", "assassin", "bribe", "excuse", "event", "unit")
    for kind, row in zip(order, kinds[1:], strict=True):
        cards = [card for card in read("deck")["card"] if card["type"] == kind]
        assert int(row[1]) == sum(card.get("count", 1) for card in cards), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_as_they_are_printed(language: str) -> None:
    names = {card["name"][language] for card in read("deck")["card"]}
    text = section("7", language)
    spoken = re.findall(r"^- \*\*(.+?)\*\*", text, re.MULTILINE)
    assert len(spoken) == 6
    assert set(spoken) <= names
    for number in ("3.2", "3.4", "5.1", "5.5"):
        assert any(f"**{name}" in section(number, language) for name in names), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_in_the_city_are_counted_right(language: str) -> None:
    areas = {area["id"]: area for area in read("city")["area"]}
    (ways,) = tables(section("8", language))
    starts = ("barracks-1", "barracks-2", "barracks-3", "slum", "harbour")
    centres = ("palace", "chamber", "central-bank", "radio", "station")
    for start, row in zip(starts, ways[1:], strict=True):
        far = distances(areas, start)
        assert [int(cell) for cell in row[1:]] == [far[centre] for centre in centres], start
    for area in areas.values():
        if area.get("river") and area["kind"] != "power":
            assert area["name"][language] in section("8", language), area["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_offices_of_each_number_of_families_add_up(language: str) -> None:
    (pairs,) = tables(section("3.2", language))
    for families, row in zip(range(4, 8), pairs[1:], strict=True):
        doubled, single = (0 if cell == "-" else int(cell) for cell in row[1:])
        assert int(row[0]) == families
        assert doubled + single == families - 1
        assert 2 * doubled + single == 6
