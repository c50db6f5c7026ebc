"""The chronicle in short lines: what a card or a phase changes."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk.view.moments import played, words
from weimar_tui.games.wir_sind_das_volk.rules import events as e
from weimar_tui.games.wir_sind_das_volk.rules.names import SEATS
from weimar_tui.games.wir_sind_das_volk.view.narration import VolkNarration
from weimar_tui.kernel.events import Event
from weimar_tui.play.chronicle import Book
from weimar_tui.play.scene import ChronicleLine

STORY = VolkNarration()


def read(*events: Event, lang: str = "en", minor: bool = False) -> tuple[ChronicleLine, ...]:
    book = Book(words(lang), STORY, SEATS)
    book.read(events, "west", words(lang))
    return book.every if minor else book.lines


def texts(*events: Event, lang: str = "en") -> list[str]:
    return [line.text for line in read(*events, lang=lang)]


def test_effects_of_a_card_share_lines_and_equal_ones_add_up() -> None:
    told = texts(
        e.CardTaken("west", "18", "display", "build"),
        e.FactoryBuilt("kiel", "west"),
        e.LineBuilt("kiel/hamburg", "west"),
        e.LineBuilt("kiel/hamburg", "west"),
        e.ConnectionWorks("kiel/hamburg"),
        e.UnrestRemoved("bayern", 1, 2, "card"),
        e.UnrestRemoved("bayern", 1, 1, "card"),
    )
    assert told[1:] == [
        "W · factory Kiel, +2 Kiel–Hamburg",
        "Kiel–Hamburg complete",
        "W · Bavaria -2 unrest (1)",
    ]


def test_a_comparison_is_one_line_with_its_unrest() -> None:
    (line,) = read(
        e.Compared("hessen", 3, 1, 2),
        e.UnrestPlaced("hessen", 2, 4, "compare"),
        e.ProtestStarted("hessen", 1),
    )
    assert line.text == "W · Hesse 1, best 3 · Hesse +2 unrest (4), protest in Hesse: KEINE"
    assert line.what == "Hesse 1, best 3" and "+2 unrest (4)" in line.effect
    assert len(line.full) == 3 and "hessen" in line.names, "Enter goes there"
    (attack,) = read(
        e.Attacked("niedersachsen", "brandenburg", 2, 1),
        e.UnrestPlaced("brandenburg", 1, 4, "attack"),
    )
    assert attack.what == "Lower Saxony → Brandenburg with 2"


def test_counts_say_what_they_come_to() -> None:
    told = texts(
        e.FlightCounted(1, 2, 0, 1, 0, 1, 3, 1, 14),
        e.CurrencyCounted(1, 2, ("sachsen",), {}, 4, 2, ""),
        e.MarkersCounted(1, 3),
    )
    assert told == [
        "flight · 3 steps, 1 of 14 points",
        "currency · 2 of 4: 2 short",
        "protests · West 1, East 3",
    ]


def test_one_socialist_is_not_several() -> None:
    for lang, one, two in (
        ("en", "+1 socialist", "-2 socialists"),
        ("de", "+1 Sozialist", "-2 Sozialisten"),
    ):
        (gained,) = texts(e.SocialistsGained(1), lang=lang)
        (lost,) = texts(e.SocialistsLost(2), lang=lang)
        assert gained.endswith(one) and lost.endswith(two)


def test_drawn_cards_are_shown_on_request() -> None:
    drawn = e.HandFilled("east", ("?", "?"))
    assert read(drawn) == () and len(read(drawn, minor=True)) == 1


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_a_whole_game_reads_in_fewer_lines_and_nothing_is_lost(lang: str) -> None:
    events = played()[1]
    lines = read(*events, lang=lang, minor=True)
    sentences = [text for line in lines for text in (line.full or (line.text,))]
    told = [words(lang).event(event.seen_by("west")) for event in events]
    assert sorted(sentences) == sorted(filter(None, told))
    assert len(read(*events, lang=lang)) < 0.85 * len(sentences)


def test_flight_without_what_is_zero() -> None:
    counted = e.FlightCounted(1, 2, 0, 1, 1, 0, 3, 1, 14)
    assert (
        words("en").short.flight(counted) == "cards 1 + best West 2 + protest East 1 − worst East 1"
    )
    assert words("zh").short.flight(e.FlightCounted(0, 0, 0, 0, 0, 0, 0, 0, 3)) == "0"
