"""Every pane at every size and in every language, drawn from moments of whole games."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.games.wir_sind_das_volk.view.moments import (
    game,
    listed,
    opening,
    played,
    scene,
    words,
)
from tests.tui.looking import same_as_snapshot
from tests.wordings import LANGUAGES
from weimar_tui.games.wir_sind_das_volk.prompts import option_preview
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard
from weimar_tui.games.wir_sind_das_volk.scene import VolkScene
from weimar_tui.games.wir_sind_das_volk.view.dialogs import DIALOGS
from weimar_tui.games.wir_sind_das_volk.view.game_view import VolkView
from weimar_tui.kernel.decision import Decision
from weimar_tui.text.handbook import help_text
from weimar_tui.tui.canvas import Canvas

KIT = VolkView()
SIZES = ((80, 24), (120, 40), (160, 48), (200, 60))
UNCUT = ("head", "west", "east", "areas")
"""Panes on which nothing is ever cut off."""


class Peek:
    """The parts of a table that a list of options needs."""

    def disabled_options(self, decision: Decision) -> list[tuple[str, str, dict[str, str]]]:
        return []


PEEK: Any = Peek()


def drawn(shown: VolkScene, pane: str, size: tuple[int, int]) -> Canvas:
    if pane == "handline":
        size = (80, 30)  # smaller screens give its row to the decision
    place = KIT.places(*size, "west" if pane == "handline" else pane)[pane]
    bare = pane in ("head", "handline")
    left = 2 if place.x else 0
    canvas = Canvas(place.width - left, place.height - (0 if bare else 1), shown.look)
    KIT.drawings[pane](canvas, shown)
    return canvas


EVERY = {"de": 1, "en": 3, "zh": 3}
"""The moments for which panes are drawn: all in the language with the longest words. The contract
suite draws more."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pane_draws_every_moment(lang: str) -> None:
    for number, moment in enumerate([*played()[0].values()][:: EVERY[lang]]):
        size = SIZES[number % len(SIZES)]
        shown = scene(moment, lang, moment[1].options[-1])
        for pane in (*KIT.panes, "head"):
            if pane == "chronicle":
                continue
            text = drawn(shown, pane, size).text()
            assert text.strip(), (pane, moment[1].kind)
            if pane in UNCUT:
                assert shown.look.more not in text, (pane, lang, size, text)
            if pane == "tracks":
                assert text.count(" 6") + text.count("+6") >= 3, "every track to its end"


@pytest.mark.parametrize(
    ("pane", "size", "lang"),
    [
        ("west", (80, 24), "en"),
        ("east", (80, 24), "zh"),
        ("west", (160, 48), "de"),
        ("areas", (160, 48), "en"),
        ("areas", (80, 24), "de"),
        ("display", (80, 24), "de"),
        ("tracks", (160, 48), "zh"),
        ("forecast", (80, 24), "en"),
        ("forecast", (160, 48), "de"),
    ],
)
def test_pane_looks_as_it_did(pane: str, size: tuple[int, int], lang: str) -> None:
    shown = scene(opening(), lang, "80:event")
    same_as_snapshot(f"{pane}-{size[0]}-{lang}", drawn(shown, pane, size))


def test_a_half_of_germany_has_its_rows_at_every_size() -> None:
    for width, height in (*SIZES, (100, 30), (150, 46), (110, 38)):
        for pane in KIT.panes:
            found = KIT.places(width, height, pane)
            assert pane in found
            cells = [
                (x, y)
                for place in found.values()
                for x in range(place.x, place.x + place.width)
                for y in range(place.y, place.y + place.height)
            ]
            assert len(cells) == len(set(cells)) == width * height, (width, height, pane)
        for half in ("west", "east"):
            place = KIT.places(width, height, half)[half]
            assert place.width >= 78 and place.height >= 16


# --- what would be ------------------------------------------------------------------------------
def test_a_building_site_shows_what_it_would_bring() -> None:
    _, decision, events = opening()
    position = game().start("1980", "s")
    position.pick(decision.number, "70:build")
    asked = position.position.decisions[0]
    moment = game().view(position.position, "west"), asked, events
    told = option_preview(scene(moment), "fulda/frankfurt")
    assert told.startswith("The connection works once there is a factory in Fulda"), told
    assert "Economic power" not in told, "a line alone makes no factory"
    told = option_preview(scene(moment), "bayreuth")
    assert "Economic power: Bavaria 7→8" in told
    shown = scene(moment, option="bayreuth")
    assert "Bayreuth 1" in drawn(shown, "west", (80, 24)).text()
    assert "Economic power" in drawn(shown, "handline", (80, 24)).text(), "on the row of the hand"


def test_a_card_tells_what_it_denies_the_other_side() -> None:
    told = option_preview(scene(opening()), "67:build")
    assert "Denied to the East: Place 1 living standard in Saxony" in told
    assert "Denied to" not in option_preview(scene(opening()), "80:event")


def test_a_card_is_chosen_before_its_use() -> None:
    moment = opening()
    choice = listed(moment[1], scene(moment), PEEK)
    cards = [item.id for item in choice.listed]
    assert len(cards) == 9 and "80" in cards, "a row a card"
    assert choice.preview_of("80").startswith("Event: Dismantle 2 points in the East")
    assert choice.preview_of("67").startswith("Only the East can trigger it: Place 1 living")
    choice.enter("80")
    assert [item.short for item in choice.listed][:2] == ["Remove 1 unrest", "Build, 3 points"]


def test_living_standard_tells_where_it_could_rise() -> None:
    told = option_preview(scene(opening()), "80:standard")
    assert "3 of these can rise, the most in one action: " in told, told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_use_of_a_card_tells_something(lang: str) -> None:
    """What it costs to remove unrest, where there is room to build, how many areas can rise."""
    moment = opening()
    shown = scene(moment, lang)
    said = {
        "en": ("Costs nothing", "There is room in"),
        "de": ("Kostet nichts", "Platz ist in"),
        "zh": ("不必付出代價", "可建於"),
    }[lang]
    assert said[0] in option_preview(shown, "80:unrest")
    assert said[0] not in option_preview(shown, "67:unrest"), "not with the other side's card"
    assert said[1] in option_preview(shown, "80:build")


def test_the_forecast_marks_what_an_answer_would_change() -> None:
    shown = scene(opening(), option="80:event")
    styles = {style for row in drawn(shown, "forecast", (160, 48)).styles() for style in row}
    assert "cursor" in styles
    shown = scene(opening())
    styles = {style for row in drawn(shown, "forecast", (160, 48)).styles() for style in row}
    assert "cursor" not in styles


# --- questions ----------------------------------------------------------------------------------
def test_every_question_has_a_pane_and_a_foresight() -> None:
    moments = played()[0]
    assert set(DIALOGS) <= set(moments)
    for kind, moment in moments.items():
        assert KIT.pane_for(moment[1]) in KIT.panes
        choice = listed(moment[1], scene(moment), PEEK)
        assert len(choice.items) == len(moment[1].options)
        assert isinstance(choice.preview_of(moment[1].options[0]), str), kind
    assert KIT.pane_for(moments["rundown"][1]) == "east"
    assert KIT.pane_for(moments["transfer"][1]) == "west"
    assert KIT.pane_for(moments["turn"][1]) == "display"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_dialog_tells_what_is_at_stake(lang: str) -> None:
    for kind, dialog in DIALOGS.items():
        moment = played()[0][kind]
        shown = scene(moment, lang)
        asked = dialog(listed(moment[1], shown, PEEK), moment[1], shown)
        canvas = Canvas(76, 20, shown.look)
        rows = asked.facts(canvas)
        assert rows <= 14 and shown.look.more not in canvas.text(), (kind, canvas.text())
        assert help_text("wir_sind_das_volk", asked.help_topic(), lang) != help_text(
            "wir_sind_das_volk", "nothing", lang
        )


# --- the End of Decade --------------------------------------------------------------------------
def test_the_forecast_of_a_running_end_begins_with_what_has_happened() -> None:
    moment = next(m for m in played()[0].values() if m[0].half == 3 and m[0].phase > 3)
    shown = scene(moment)
    column = shown.forecast.played_out
    assert column.flight is not None or moment[0].wall
    assert any(taken.phase < moment[0].phase for taken in column.taken)
    assert all(taken.phase >= moment[0].phase for taken in shown.stands.taken)


FLIGHT = [
    (
        "en",
        " 1 Flight: 1 step",
        "cards 1 + best West 0 + red power 0 + protest East 0",
        "− worst East 0 − protest West 0",
    ),
    (
        "de",
        " 1 Republikflucht: 1 Schritt",
        "Karten 1 + bester Westen 0 + rote Staatsgewalt 0 + Protest DDR 0",
        "− schwächster Osten 0 − Protest BRD 0",
    ),
    (
        "zh",
        " 1 逃亡：1步",
        "卡牌1 + 西德最好0 + 紅色權力0 + 東德抗議0",
        "減：東德最差0、西德抗議0",
    ),
]


@pytest.mark.parametrize("width", [80, 104])
@pytest.mark.parametrize(("lang", "head", "more", "less"), FLIGHT)
def test_the_sum_of_flight_stands_in_two_whole_lines(
    lang: str, head: str, more: str, less: str, width: int
) -> None:
    runner = game().start("lesson", "7")
    runner.position.pile = ["2"]
    decision = runner.position.decisions[0]
    moment = game().view(runner.position, decision.seat), decision, ()
    rows = drawn(scene(moment, lang), "forecast", (width, 24)).text().split("\n")
    place = next(y for y, row in enumerate(rows) if row.startswith(head))
    assert [row.strip() for row in rows[place + 1 : place + 3]] == [more, less]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_column_of_a_narrow_pane_and_what_lists_shorten(lang: str) -> None:
    say = words(lang)
    columns = ("power", "export", "standard", "unrest", "protest")
    headings = [say.ui(f"areas-{column}-word").rstrip("→") for column in columns]
    explained = help_text("wir_sind_das_volk", "areas", lang).lower()
    assert all(heading.lower() in explained for heading in headings), headings
    sign = say.text("sign-place-west-germany")
    assert sign in help_text("wir_sind_das_volk", "decision", lang), sign
    limit = say.catalogue.text("brief-limit", "least", brief="", most=2).strip()
    assert limit in help_text("wir_sind_das_volk", "decision", lang), "as cards have it"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tracks_are_never_cut_at_120_columns(lang: str) -> None:
    """Fields of prestige with one effect say it whole; two used state-power cards have room."""
    view, decision, events = opening()
    view = copy.deepcopy(view)
    view.state_power = [PowerCard("15", "pink", used=True), PowerCard("21", "red", used=True)]
    for field in range(-4, 5):
        view.tracks["prestige"] = field
        shown = scene((view, decision, events), lang)
        text = drawn(shown, "tracks", (120, 40)).text()
        told, whole = "".join(text.split()), "".join(shown.words.field(field).split())
        assert not field or whole in told, text
        power = next(row for row in text.splitlines() if "21" in row)
        assert shown.look.more not in power and shown.words.text("colour-red") in power
