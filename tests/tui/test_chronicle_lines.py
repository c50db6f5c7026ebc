"""The chronicle as one seat may read it: caught up with, turned back, without repeats."""

from __future__ import annotations

from typing import Any

import pytest

from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.events import Event
from weimar_tui.play.chronicle import Book, line_of, next_filter, places_about
from weimar_tui.play.scene import ChronicleLine

STORY = WeimarNarration()
TOLD = (
    e.RoundStarted(1, "A01"),
    e.CardPlayed("spd", "S05", "event"),
    e.CardEventStarted("spd", "S05"),
    e.BasePlaced("spd", "essen"),
    e.BaseRemoved("kpd", "essen"),
)


@pytest.fixture
def book(game: WeimarGame) -> Any:
    words = WeimarMessages("en", game.data, strict=True)
    return Book(words, STORY, PARTIES)


def texts(book: Book) -> list[str]:
    """Every line in full."""
    return [" ".join(line.full) or line.text for line in book.every]


def test_a_line_has_the_style_the_depth_and_the_seats_of_its_event() -> None:
    line = line_of(TOLD[3], "A base", STORY, PARTIES)
    assert line == ChronicleLine("A base", STORY.style(TOLD[3]), 2, seats=frozenset({"spd"}))
    assert line_of(TOLD[0], "Round 1", STORY, PARTIES).level == 0


def test_lines_about_the_same_seats_share_them() -> None:
    """Otherwise the sets of a long chronicle take a quarter of a megabyte."""
    card, placed, removed = (line_of(TOLD[n], "", STORY, PARTIES) for n in (1, 3, 4))
    assert card.seats is placed.seats
    assert (placed.seats, removed.seats) == ({"spd"}, {"kpd"})


def test_what_is_told_meanwhile_is_added_and_a_repeat_is_no_line(book: Book) -> None:
    book.read(TOLD[:2], None, book.words)
    assert len(book.lines) == 2
    first = book.lines
    book.read(TOLD[:2], None, book.words)
    assert book.lines is first, "nothing new, nothing done"
    book.read(TOLD, None, book.words)
    assert [line.text for line in book.lines[:2]] == [line.text for line in first]
    assert len(book.lines) == 4, "the event of the card played is told once"
    assert texts(book)[2:] == [book.words.event(event) for event in TOLD[3:]]
    assert [len(book.until(count)) for count in range(6)] == [0, 1, 2, 2, 3, 4]


def test_after_an_undo_the_lines_turn_back(book: Book) -> None:
    book.read(TOLD, None, book.words)
    book.read(TOLD[:4], None, book.words)
    assert len(book.lines) == 3
    other = (*TOLD[:3], e.BasePlaced("spd", "koeln"), TOLD[4])
    book.read(other, None, book.words)
    assert texts(book)[2:] == [book.words.event(event) for event in other[3:]]
    book.read(TOLD[:2], None, book.words)
    book.read(TOLD[:3], None, book.words)
    assert len(book.lines) == 2, "a repeat is known from what was told before"
    book.read((), None, book.words)
    assert book.lines == ()


def test_other_eyes_and_another_language_read_all_anew(book: Book, game: WeimarGame) -> None:
    drawn = (*TOLD, e.CardsDrawn("spd", "timeline", ("A34", "A46")))
    book.read(drawn, "spd", book.words)
    own = texts(book)
    book.read(drawn, "kpd", book.words)
    assert texts(book)[:-1] == own[:-1] and texts(book)[-1] != own[-1]
    book.read(drawn, "spd", book.words)
    assert texts(book) == own
    book.read((), "z", book.words)
    assert book.lines == book.until(9) == ()
    german = WeimarMessages("de", game.data, strict=True)
    book.read(drawn, "spd", german)
    assert texts(book) == [german.event(event) for event in (*drawn[:2], *drawn[3:])]
    english = WeimarMessages("en", game.data, strict=True)
    book.read(drawn, "spd", english)
    assert texts(book) == own, "the same eyes, other words"


def test_of_a_game_begun_anew_nothing_old_is_told(book: Book) -> None:
    for event in (TOLD[3], TOLD[4]):
        book.read((event,), None, book.words)
        assert texts(book) == [book.words.event(event)]


def test_lines_about_a_seat_stand_under_their_heads() -> None:
    def line(level: int, *seats: str) -> ChronicleLine:
        return ChronicleLine("", level=level, seats=frozenset(seats))

    lines = [
        line(0),
        line(1, "spd"),
        line(2, "kpd"),
        line(2, "spd"),
        line(2, "kpd"),
        line(1, "kpd"),
        line(2, "z"),
        line(1),
        line(0),
        line(2, "kpd"),
    ]
    assert places_about(lines, "kpd") == [0, 1, 2, 4, 5, 8, 9]
    assert places_about(lines, "spd") == [0, 1, 3, 8]
    assert places_about(lines, "z") == [0, 5, 6, 8]


def test_the_filter_goes_from_seat_to_seat_and_back_to_all() -> None:
    seats = ("spd", "kpd")
    assert [next_filter(seat, seats) for seat in ("", *seats)] == ["spd", "kpd", ""]


class Discreet(WeimarNarration):
    def is_silent(self, event: Event) -> bool:
        return isinstance(event, e.BaseRemoved)


def test_what_a_game_keeps_silent_about_is_no_line(game: WeimarGame) -> None:
    words = WeimarMessages("en", game.data, strict=True)
    book = Book(words, Discreet(), PARTIES)
    book.read(TOLD, None, words)
    assert texts(book)[-1] == words.event(TOLD[3])


# --- lines in short -----------------------------------------------------------------------------
REACTED = (
    e.CardPlayed("kpd", "K12", "event"),
    e.AttemptAnnounced("kpd", "coup", 3, "hamburg"),
    e.ReserveChanged("spd", -1, 0),
    e.Reacted("spd", "coup", "", "hamburg"),
    e.AttemptAnnounced("spd", "reaction", 1, "hamburg"),
    e.DiceRolled("spd", "reaction", (5,), 5, "hamburg"),
    e.ResultChanged(-1, "coup"),
    e.CardsDrawn("kpd", "kpd", ("?",)),
    e.DiceRolled("kpd", "coup", (4, 5, 3), 4, "hamburg"),
    e.RollRepeated("z", "A07"),
    e.DiceRolled("kpd", "coup", (6, 5, 3), 5, "hamburg"),
    e.ThreatPlaced("councils", "hamburg"),
    e.ThreatPlaced("unrest", "essen"),
    e.UnitMoved("kpd", "workers", "supply", "hamburg"),
    e.UnitMoved("kpd", "workers", "supply", "hamburg"),
)


def test_a_roll_its_reactions_and_its_effects_are_one_line(book: Book) -> None:
    book.read(REACTED, None, book.words)
    _, coup, moved = book.lines
    assert coup.what == "Coup · Hamburg" and coup.seat == "KPD"
    assert coup.dice == "6 5 3 −1 = 5", "the action's dice, as rolled again, with all changes"
    assert coup.effect == (
        "−1 Reserve SPD, SPD: Reaction, result −1, Zentrum: rolled again, +Councils  Essen: +Unrest"
    )
    assert moved.effect == "2 Workers → Hamburg"
    assert coup.full == tuple(
        book.words.event(event) for event in REACTED[1:13] if not isinstance(event, e.CardsDrawn)
    )
    assert coup.end == 13 and {"hamburg", "essen"} <= set(coup.names)


def test_drawn_cards_are_left_out_unless_asked_for(book: Book) -> None:
    book.read(REACTED, None, book.words)
    assert len(book.every) == len(book.lines) + 1
    assert next(line for line in book.every if line.minor).text.startswith("KPD draws")


def test_lines_are_the_same_event_by_event(book: Book) -> None:
    for count in range(len(REACTED) + 1):
        book.read(REACTED[:count], None, book.words)
        other = Book(book.words, STORY, PARTIES)
        other.read(REACTED, None, book.words)
        assert book.lines == other.until(count)


def test_what_happens_in_a_random_city_is_not_mixed_with_the_rest_of_a_card(book: Book) -> None:
    events = (
        e.RandomCityRolled((2, 5), "berlin"),
        e.ThreatPlaced("prosperity", "berlin"),
        e.VpChanged("kpd", 2, 5, "K20"),
    )
    book.read(events, None, book.words)
    assert [line.text for line in book.lines] == [
        "Random city · Berlin · 2 5 = 7 · +Prosperity",
        "KPD · +2 VP KPD (5)",
    ]


def test_a_card_that_is_a_reaction_by_itself_names_its_party_once(book: Book) -> None:
    book.read((e.Reacted("kpd", "debate", "K05"), e.BasePlaced("kpd", "essen")), None, book.words)
    assert book.lines[0].text.count("KPD") <= 1
    assert "Rosa Luxemburg" in book.lines[0].text
