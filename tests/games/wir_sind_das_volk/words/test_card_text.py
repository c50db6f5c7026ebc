"""The text of cards, generated from their symbols (rulebook 6.4)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.text.sentences import SENTENCES
from weimar_tui.games.wir_sind_das_volk.rules.component_data import ComponentData
from weimar_tui.games.wir_sind_das_volk.rules.effects.notation import parse_event
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkMessages

wrong = SENTENCES["wir_sind_das_volk"].wrong

ENGLISH = {
    "2": ["Build 1 point in the East.", "Place 1 unrest in the East.", "Socialists +2."],
    "7": [
        "Build 2 points in Czechoslovakia.",
        "Build 2 points in Poland.",
        "Place 1 unrest in the East.",
        "Western currency +1.",
    ],
    "15": [
        "Build 1 point in the West (the West decides where).",
        "Dismantle 1 point in the East (the West decides where).",
        "State power (pink): the East keeps this card.",
        "Socialists +1.",
    ],
    "16": ["Place 4 unrest in the East, at most 2 in one area.", "Socialists -1."],
    "27": ["Build the factory in Rheinsberg.", "Prestige 1 field towards the East."],
    "35": [
        "Place 2 living standards in West Germany except West Berlin, each in a different area, "
        "and remove 1 unrest in each.",
        "Place 1 unrest in the East.",
    ],
    "43": [
        "Dismantle 3 points in North Rhine-Westphalia.",
        "Place 1 unrest in North Rhine-Westphalia.",
    ],
    "46": [
        "Place 1 living standard in East Berlin and remove 1 unrest there.",
        "Repair 1 rundown factory in East Berlin.",
        "1 eastern factory runs down.",
        "Socialists +1.",
    ],
    "60": [
        "Place 1 living standard in Bavaria, without removing unrest.",
        "Place 1 unrest in Bavaria.",
        "Prestige 2 fields towards the West.",
    ],
    "62": [
        "Place 2 unrest in West Germany except West Berlin (the East decides where).",
        "Place 2 unrest in the East (the West decides where).",
    ],
    "63": ["Dismantle 3 points in Lower Saxony and Hamburg."],
    "73": [
        "Raze 1 external factory in Poland for good, with all infrastructure.",
        "Socialists -2.",
    ],
    "77": [
        "Place 1 unrest in Saxony.",
        "Twice, move 1 unrest from one eastern area to another.",
        "Socialists -2.",
    ],
    "I": [
        "In 2 eastern areas with a mass protest, remove all unrest but 3.",
        "Then remove 2 unrest in the East.",
        "Prestige 1 field towards the West.",
        "Socialists +1.",
    ],
}

GERMAN = {
    "2": ["Baue in der DDR 1 Punkt.", "Setze in der DDR 1 Unruhe.", "Sozialisten +2."],
    "15": [
        "Baue in der Bundesrepublik 1 Punkt (wo, entscheidet die Bundesrepublik).",
        "Baue in der DDR 1 Punkt ab (wo, entscheidet die Bundesrepublik).",
        "Staatsgewalt (rosa): Die DDR behält diese Karte.",
        "Sozialisten +1.",
    ],
    "35": [
        "Setze in Westdeutschland außer West-Berlin 2 Lebensstandard in verschiedene Gebiete und "
        "entferne dort je 1 Unruhe.",
        "Setze in der DDR 1 Unruhe.",
    ],
    "46": [
        "Setze in Ost-Berlin 1 Lebensstandard und entferne dort 1 Unruhe.",
        "Repariere in Ost-Berlin 1 marode Fabrik.",
        "Lass 1 Fabrik der DDR marode werden.",
        "Sozialisten +1.",
    ],
    "78": [
        "Verteile zweimal 1 Unruhe aus einem Gebiet der DDR in ein anderes um.",
        "Sozialisten -1.",
    ],
    "I": [
        "Entferne in 2 Gebieten der DDR mit Massenprotest alle Unruhe bis auf 3.",
        "Danach: Entferne in der DDR 2 Unruhe.",
        "Prestige 1 Feld zur Bundesrepublik.",
        "Sozialisten +1.",
    ],
}

CHINESE = {
    "16": ["在東德放置4個動盪，每個地區至多2個。", "社會主義者-1。"],
    "35": [
        "在西柏林以外的西德地區放置2個生活水準，分別在不同地區，並各移除1個動盪。",
        "在東德放置1個動盪。",
    ],
    "66": [
        "把1個動盪從東德一個地區轉移到另一個地區，共2次。",
        "國家權力（粉紅色）：東德保留此卡。",
        "社會主義者-1。",
    ],
    "I": [
        "東德2個有群眾抗議的地區，移除動盪到只剩3個。",
        "然後在東德移除2個動盪。",
        "威望向西德移動1格。",
        "社會主義者+1。",
    ],
}


def read_in(page: Sequence[str], lines: Sequence[str]) -> bool:
    """Whether a page contains these lines, one after the other."""
    return any([*page[at : at + len(lines)]] == [*lines] for at in range(len(page)))


@pytest.mark.parametrize("card", ENGLISH)
def test_typical_cards_read_as_they_should(card: str, wordings: dict[str, VolkMessages]) -> None:
    assert read_in(wordings["en"].page(card), ENGLISH[card])


@pytest.mark.parametrize("card", GERMAN)
def test_german_cards_are_german_sentences(card: str, wordings: dict[str, VolkMessages]) -> None:
    assert read_in(wordings["de"].page(card), GERMAN[card])


@pytest.mark.parametrize("card", CHINESE)
def test_chinese_cards_are_chinese_sentences(card: str, wordings: dict[str, VolkMessages]) -> None:
    assert read_in(wordings["zh"].page(card), CHINESE[card])


def test_every_card_is_worded_whole_in_every_language(
    wordings: dict[str, VolkMessages], data: ComponentData
) -> None:
    assert len(data.cards) == 85
    for language, wording in wordings.items():
        assert [entry.id for entry in wording.entries()] == list(data.cards)
        for card in data.cards.values():
            lines = wording.page(card.id)
            assert lines[0].startswith(f"{card.id.rstrip('ab')} "), lines
            assert card.note[language] in lines
            assert len(lines) == 4 + len(card.event) + bool(card.power) + bool(card.flight)
            for line in lines:
                assert not wrong(line, language), (wrong(line, language), line)
            for line in lines[1:]:
                assert line[-1] in ".。", (language, line)
                assert not line[0].islower(), (language, line)


def test_a_state_power_card_and_a_flight_symbol_say_what_they_do(
    wordings: dict[str, VolkMessages],
) -> None:
    english = wordings["en"]
    assert any("Red state power" in line for line in english.page("5"))
    assert any("Pink state power" in line for line in english.page("66"))
    assert not any("state power:" in line for line in english.page("IVa")[5:])
    assert any(line.startswith("2 flight symbols") for line in english.page("I"))
    assert any(line.startswith("1 Fluchtsymbol") for line in wordings["de"].page("IVb"))


def test_values_and_colour_are_told(wordings: dict[str, VolkMessages]) -> None:
    assert wordings["en"].page("16")[1].endswith("Value: West 4, East 1.")
    assert wordings["en"].page("64")[1].startswith("Red card")
    assert wordings["de"].page("61")[1].startswith("Duale Karte")
    assert "decade IV" in wordings["en"].page("IVb")[1]


def test_every_field_of_the_prestige_track_is_worded(
    wordings: dict[str, VolkMessages], data: ComponentData
) -> None:
    for language, wording in wordings.items():
        fields = [wording.effects(field) for field in data.tracks.prestige.fields]
        assert all(not wrong(field, language) for field in fields), fields
        assert len(set(fields)) == 12  # -1 and -2 are alike
    assert wordings["en"].effects(data.tracks.prestige.fields[0]) == (
        "Remove 1 living standard in the East; place 1 unrest in the East; "
        "dismantle 1 point in the East"
    )


# --- signs ----------------------------------------------------------------------------------------
def test_signs_are_short_and_tell_the_colour(wordings: dict[str, VolkMessages]) -> None:
    signs = {sign.text: sign.colour for sign in wordings["en"].signs("16")}
    assert signs == {"U+4 E <=2": "red", "S<": "yellow"}
    assert [s.text for s in wordings["en"].signs("62")] == ["U+2 WG @E", "U+2 E @W"]
    assert [s.text for s in wordings["de"].signs("42")] == ["U-3 BRD @BRD", "P>>", "D>"]
    assert [s.colour for s in wordings["en"].signs("15")] == ["yellow", "red", "pink", "red"]


def test_every_card_has_a_sign_for_each_row(
    wordings: dict[str, VolkMessages], data: ComponentData
) -> None:
    for language, wording in wordings.items():
        for card in data.cards.values():
            signs = wording.signs(card.id)
            assert len(signs) == len(card.event)
            for sign in signs:
                assert "{" not in sign.text, (language, card.id)
                assert sign.colour in ("yellow", "red", "pink")


NOTATIONS = (
    "standard- east",
    "calm east in sachsen",
    "unrest+ west x3 different",
    "standard+ east x2 in sachsen by west",
    "standard~ east x3",
    "raze in cssr; rundown east x2; repair east x2",
    "build east x2 in rheinsberg",
    "dismantle east in niedersachsen+hamburg by east",
    "move east x3",
    "guillaume; wall; open-wall; dissolve",
    "prestige -2; currency +2; socialists -1",
)
"""Notation that a pack can use and the printed cards do not."""


@pytest.mark.parametrize("notation", NOTATIONS)
def test_notation_of_other_packs_is_worded_too(
    notation: str, wordings: dict[str, VolkMessages]
) -> None:
    clauses = parse_event(notation)
    for language, wording in wordings.items():
        line = wording.effects(clauses)
        assert len(line) >= 5
        assert not wrong(line, language), (wrong(line, language), line)
