"""The list of answers: numbers, filter, refused answers, columns."""

from __future__ import annotations

import re

import pytest

from tests.tui.scenes import weimar_look
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.screen.layout import places
from weimar_tui.games.weimar.words.wording import LOCALES, WeimarWords
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice, Item, draw_choice

CITIES = ("Königsberg", "Stuttgart", "Frankfurt", "Köln", "Hamburg", "Berlin", "Essen")


def cities(**options: object) -> Choice:
    return Choice(
        prompt="Where?",
        items=(*(Item(name.lower(), name) for name in CITIES), Item("x", "X", "too dear")),
        **options,  # type: ignore[arg-type]
    )


def drawn(choice: Choice, width: int = 40, height: int = 12) -> str:
    canvas = Canvas(width, height, weimar_look())
    draw_choice(canvas, choice, focus=True, filter_label="Filter:", empty="Nothing")
    return canvas.text()


def test_moving_goes_around() -> None:
    choice = cities()
    choice.move(-1)
    assert choice.current is not None
    assert choice.current.id == "x"
    choice.move(1)
    assert choice.current == choice.items[0]


def test_digits_go_to_numbers_of_two_digits() -> None:
    choice = Choice(items=tuple(Item(str(n), f"option {n}") for n in range(1, 25)))
    choice.digit("1")
    assert choice.cursor == 0
    choice.digit("7")
    assert choice.cursor == 16
    choice.digit("9")
    assert choice.cursor == 8
    choice.digit("0")
    assert choice.cursor == 8, "no option has the number 90 or 0"


def test_filter_forgives_accents_and_order() -> None:
    choice = cities()
    for char in "koln":
        choice.type(char)
    assert [item.text for item in choice.shown] == ["Köln"]
    choice.type("\b")
    assert choice.filter == "kol"
    choice.clear_filter()
    assert choice.current is not None
    assert choice.current.text == "Köln", "the cursor stays where it was"
    assert len(choice.shown) == 8


def test_names_come_before_texts() -> None:
    choice = Choice(items=(Item("a", "Anna", more="about Berta"), Item("b", "Berta")))
    for char in "berta":
        choice.type(char)
    assert [item.id for item in choice.shown] == ["b", "a"]


def test_refused_answers_say_why() -> None:
    choice = cities()
    assert "X (too dear)" in drawn(choice)
    choice.go("x")
    lines = drawn(choice).splitlines()
    assert lines[-1].strip() == "too dear", "the reason stands in full under the list"
    assert choice.current not in choice.open_items


REASONS = re.findall(
    r"^reason-([a-z-]+) =", (LOCALES / "en" / "reasons.ftl").read_text("utf-8"), re.M
)
ARGUMENTS = {"party": "dnvp", "cost": 10, "points": 10}


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("filtering", [False, True])
@pytest.mark.parametrize("prompt", ["Short?", "A question that takes two lines. " * 4])
def test_every_reason_is_read_in_full_on_the_smallest_screen(
    game: WeimarGame, lang: str, filtering: bool, prompt: str
) -> None:
    words = WeimarWords(lang, game.components, strict=True)
    place = places(80, 24)["decision"]
    actions = [Item(str(n), f"Reorganise the fellow travellers in {n}") for n in range(8)]
    for reason in REASONS:
        text = words.reason(reason, ARGUMENTS)
        choice = Choice(prompt=prompt, items=(*actions, Item("x", "X", text)), filtering=filtering)
        choice.go("x")
        assert text in drawn(choice, place.width, place.height), reason


def test_long_lists_use_columns_then_scroll() -> None:
    text = drawn(cities(), width=60, height=5)
    assert "Königsberg" in text
    assert "Essen" in text
    many = Choice(items=tuple(Item(str(n), f"a rather long option {n}") for n in range(40)))
    assert "option 39" not in drawn(many)
    many.page(999)
    assert "option 39" in drawn(many)


def test_preview_stands_at_the_bottom() -> None:
    choice = cities(preview={"köln": "3 dice: 45 %"})
    choice.go("köln")
    assert drawn(choice).splitlines()[-1].strip() == "3 dice: 45 %"


def test_nothing_fits_the_filter() -> None:
    choice = cities()
    for char in "zzz":
        choice.type(char)
    assert choice.current is None
    assert "Nothing" in drawn(choice)


def test_what_answers_are_about_is_chosen_before_the_answer() -> None:
    items = (Item("a:1", "A one"), Item("a:2", "A two"), Item("b:1", "B one"), Item("end", "End"))
    choice = Choice(
        items=items, number=3, groups={"a": Item("a", "A"), "b": Item("b", "B")}, way_back="Esc"
    )
    assert [item.id for item in choice.shown] == ["a", "b", "end"]
    choice.enter("a")
    assert [item.id for item in choice.shown] == ["a:1", "a:2"]
    assert choice.leap(1) and choice.answer == (3, "b:1"), "the same use of the next one"
    choice.leave()
    assert choice.answer == (3, "b")
    assert choice.go("a:2") and choice.within == "a"
    assert choice.go("end") and not choice.within
    choice.type("two")
    assert [item.id for item in choice.shown] == ["a:2"], "a filter finds every answer"


def test_no_row_stays_blank_while_the_list_is_cut() -> None:
    items = tuple(Item(str(n), f"Answer {n} " + "x" * 60) for n in range(20))
    choice = Choice(prompt="Which?", items=items)
    choice.preview = {"0": "Short.", "7": "Much longer. " * 30}
    for cursor in (0, 1, 7):
        choice.cursor = cursor
        canvas = Canvas(100, 9, weimar_look())
        draw_choice(canvas, choice, focus=True, filter_label="/", empty="")
        assert all(row.strip() for row in canvas.text().split("\n")), cursor
