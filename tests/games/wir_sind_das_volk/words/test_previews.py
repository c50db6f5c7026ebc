"""Information before a choice: previews, disabled options, the forecast."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.text.sentences import SENTENCES
from weimar_tui.games.wir_sind_das_volk.bots.reasons import DENIES, REASONS, ROUTINE, SPARE
from weimar_tui.games.wir_sind_das_volk.rules.forecast import Column, Demand, Forecast
from weimar_tui.games.wir_sind_das_volk.rules.game import VolkGame
from weimar_tui.games.wir_sind_das_volk.rules.preview import FigureChange, Preview
from weimar_tui.games.wir_sind_das_volk.rules.preview_event import SymbolPreview
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkMessages

wrong = SENTENCES["wir_sind_das_volk"].wrong


def test_changes_of_a_network_are_told_with_their_places(wordings: dict[str, VolkMessages]) -> None:
    preview = Preview(
        network=(
            FigureChange("value", "bitterfeld", 3, 4),
            FigureChange("value", "jena", 2, 3),
            FigureChange("power", "thueringen", 4, 6),
            FigureChange("worst-west", "", -1, 1),
        ),
        gained=("sachsen",),
        lines_missing=1,
        forecast=(
            FigureChange("flight-steps", "", 5, 6),
            FigureChange("markers-at-end", "east", 1, 2),
        ),
    )
    assert wordings["en"].preview(preview).splitlines() == [
        "If the decade ended now: protest markers: East 1→2; flight steps: 5→6",
        "The connection then needs one more line",
        "Factories: Bitterfeld 3→4, Jena 2→3",
        "Economic power: Thuringia 4→6",
        "Worst western export factory: none→1",
        "Start to earn currency: Saxony",
    ]
    for language, wording in wordings.items():
        for line in wording.preview(preview).splitlines():
            assert not wrong(line.replace("none→", "0→"), language), line


@pytest.mark.parametrize(
    ("most", "said"),
    [
        (1, "The card's value is enough for 1 of these: "),
        (3, "3 of these can rise, the most in one action: "),
        (4, "All of these can rise: "),
    ],
)
def test_what_keeps_areas_from_rising_together(
    wordings: dict[str, VolkMessages], most: int, said: str
) -> None:
    areas = ("hessen", "bayern", "niedersachsen", "schleswig-holstein")
    preview = Preview(raisable=areas, most=most)
    assert wordings["en"].preview(preview).startswith(said)
    alone = Preview(raisable=areas[:1], most=1)
    assert wordings["en"].preview(alone) == "One area can rise: Hesse"
    for language, wording in wordings.items():
        assert not wrong(wording.preview(preview), language)


def test_a_preview_says_nothing_twice_and_what_decides_first(
    wordings: dict[str, VolkMessages],
) -> None:
    preview = Preview(
        network=(
            FigureChange("holds", "nordrhein-westfalen", 1, 0),
            FigureChange("holds", "bayern", 1, 0),
        ),
        board=(
            FigureChange("unrest", "hessen", 4, 3),
            FigureChange("standard", "nordrhein-westfalen", 1, 0),
        ),
        forecast=(
            FigureChange("unrest-at-end", "hessen", 4, 3),
            FigureChange("markers-at-end", "west", 4, 2),
        ),
    )
    assert wordings["en"].preview(preview).splitlines() == [
        "If the decade ended now: protest markers: West 4→2",
        "Living standard held: Bavaria 1→0",
        "Unrest: Hesse 4→3",
        "Living standard: North Rhine-Westphalia 1→0",
    ]


def test_points_left_come_first_only_if_they_are_few(wordings: dict[str, VolkMessages]) -> None:
    """While the East builds, they rise with every site alike."""

    def told(before: int, after: int) -> list[str]:
        built = FigureChange("value", "rostock", 0, 1)
        left = FigureChange("spare", "", before, after)
        return wordings["en"].preview(Preview(network=(built,), forecast=(left,))).splitlines()

    label = "If the decade ended now: points the East has left after paying: "
    assert told(5, 6) == ["Factories: Rostock 0→1", f"{label}5→6"]
    assert told(-1, 1) == [f"{label}-1→1", "Factories: Rostock 0→1"]


def test_an_event_is_told_symbol_by_symbol(wordings: dict[str, VolkMessages]) -> None:
    preview = Preview(
        symbols=(
            SymbolPreview(1, 4, void=4),
            SymbolPreview(2, 1, void=1, answers="west"),
        ),
        source="16",
    )
    assert wordings["en"].preview(preview).splitlines() == [
        "Place 4 unrest in the East, at most 2 in one area: not possible now",
        "Socialists -1: the marker is at the end of its track, so the West acts instead",
    ]
    coat = Preview(
        symbols=(SymbolPreview(1, 2, decides="west", options=6, may_be_void=True),), source="61"
    )
    assert wordings["en"].preview(coat) == (
        "Place 2 unrest in the West (the East decides where) (can be declared void)"
    )
    both = tuple(SymbolPreview(number, 2, may_be_void=True) for number in (1, 2))
    assert wordings["en"].preview(Preview(symbols=both, source="61")).splitlines() == [
        "Place 2 unrest in the West (the East decides where)",
        "Place 2 unrest in the East (the West decides where)",
        "You may declare one of these symbols or arrows void.",
    ]
    part = Preview(symbols=(SymbolPreview(1, 3, void=1, decides="east", options=6),), source="57")
    assert wordings["en"].preview(part) == ("Place 2 unrest in the East: 1 of 3 not possible now")


@pytest.mark.parametrize(("scenario", "seed"), [("main", 1), ("1970", 2), ("1980", 3)])
def test_previews_reasons_and_forecasts_of_played_games(
    scenario: str, seed: int, game: VolkGame, wordings: dict[str, VolkMessages]
) -> None:
    chance = Random(seed)
    runner = game.start(scenario, str(seed))
    asked = reasons = 0
    while runner.position.outcome is None:
        decision = chance.choice(runner.position.decisions)
        asked += 1
        view = game.view(runner.position, decision.seat)
        option = chance.choice(decision.options)
        if asked % 4 == 0:
            preview = game.preview(view, decision, option)
            disabled = chance.sample(
                found := game.disabled_options(view, decision), min(4, len(found))
            )
            for language, wording in wordings.items():
                for line in filter(None, wording.preview(preview).splitlines()):
                    assert not wrong(line.replace("none→", "0→").replace("→none", "→0"), language)
                for blocked, reason, arguments in disabled:
                    reasons += 1
                    assert not wrong(wording.reason(reason, arguments), language)
                    assert not wrong(wording.option(decision, blocked), language)
        if asked % 40 == 0:
            forecast = game.forecast(view)
            for language, wording in wordings.items():
                rows = wording.forecast(forecast)
                assert [row.phase for row in rows] == list(range(1, 11))
                for row in rows:
                    for text in (row.title, row.as_it_stands, row.played_out):
                        assert not wrong(text, language), (row, text)
                    assert not row.counted or not wrong(row.counted, language), row
                danger = wording.danger(forecast)
                assert not danger or not wrong(danger, language), danger
        runner.pick(decision.number, option)
    assert reasons


# --- dangers --------------------------------------------------------------------------------------
_QUIET = {"demands": (Demand(4, 1),), "spare": 9, "markers_west": 0, "markers_east": 0}


def column(game: VolkGame, **figures: object) -> Column:
    """The first column of the set-up position, with other figures."""
    start = game.forecast(game.start("main", "1").position).as_it_stands
    return replace(start, **{**_QUIET, **figures})


@pytest.mark.parametrize(
    ("figures", "said"),
    [
        ({}, ""),
        (
            {"markers_east": 3},
            "If the decade ended now: 3 protests in the East; 4 mean collapse (as it stands).",
        ),
        (
            {"markers_west": 3},
            "If the decade ended now: 3 protests in the West; 4 mean collapse (as it stands).",
        ),
        ({"spare": 1, "demands": ()}, ""),
        ({"spare": 1}, ""),
        (
            {"spare": 0},
            "If the decade ended now: 0 points are left to the East once all is paid "
            "(as it stands).",
        ),
        (
            {"spare": 1, "demands": (Demand(1, 1), Demand(4, 1))},
            "If the decade ended now: 1 point is left to the East once all is paid (as it stands).",
        ),
        (
            {"cadre_school": 5, "socialists": 6, "gain": 2},
            "If the decade ended now: socialism wins a decade later, and the East with it: "
            "11 of 12 socialists in play, 2 more to come (as it stands).",
        ),
        (
            {"cadre_school": 0, "socialists": 1, "gain": -2},
            "If the decade ended now: socialism fails a decade later, and the West wins: "
            "1 socialist left, 2 to lose (as it stands).",
        ),
        ({"cadre_school": 0, "socialists": 1, "gain": -2, "ending": "four-decades"}, ""),
        (
            {"ending": "bankruptcy", "phase": 4},
            "If the decade ended now: Bankruptcy in phase 9.4, and the West wins (played out).",
        ),
        ({"ending": "four-decades"}, ""),
    ],
)
def test_the_first_danger_is_told(
    figures: dict[str, object], said: str, game: VolkGame, wordings: dict[str, VolkMessages]
) -> None:
    found = column(game, **figures)
    forecast = Forecast(found, found)
    assert wordings["en"].danger(forecast) == said
    falls = found.ending not in ("", "four-decades")
    assert any(row.danger for row in wordings["en"].forecast(forecast)) == falls
    for language in ("de", "zh"):
        told = wordings[language].danger(forecast)
        assert bool(told) == bool(said)
        assert not told or not wrong(told, language)


def test_a_danger_says_which_column_foresees_it(
    game: VolkGame, wordings: dict[str, VolkMessages]
) -> None:
    quiet, falls = column(game), column(game, ending="west-collapses", phase=10)
    told = "The Federal Republic collapses in phase 9.10, and the East wins ({})."
    for forecast, which in (
        (Forecast(falls, quiet), "If the decade ended now: " + told.format("as it stands")),
        (Forecast(quiet, falls), "If the decade ended now: " + told.format("played out")),
        (
            Forecast(falls, falls, running=True),
            "Still to come in this End of Decade: " + told.format("played out"),
        ),
    ):
        assert wordings["en"].danger(forecast) == which
        for language in ("de", "zh"):
            assert not wrong(wordings[language].danger(forecast), language)


def test_who_takes_the_last_card_is_told(game: VolkGame, wordings: dict[str, VolkMessages]) -> None:
    position = game.start("main", "1").position
    assert wordings["en"].last_card(position) == (
        "Card by card, the West takes the last one and the East begins the next half."
    )
    for language, wording in wordings.items():
        assert not wrong(wording.last_card(position), language)


# --- bots -----------------------------------------------------------------------------------------
def test_every_reason_of_a_bot_has_words(wordings: dict[str, VolkMessages]) -> None:
    measured = {*REASONS.values(), *SPARE.values()}
    reasons = (*measured, DENIES, ROUTINE)
    assert len(reasons) > 15
    for language, wording in wordings.items():
        for reason in reasons:
            told = {
                wording.bot_reason(reason, {"better": better, "card": "16"})
                for better in ("yes", "no")
            }
            assert len(told) == (2 if reason in measured else 1), (language, reason)
            for text in told:
                assert not wrong(text, language), text
    assert wordings["en"].bot_reason("bot-denies", {"card": "16"}) == (
        "the other side cannot use “1953 Uprising” (16) now"
    )
