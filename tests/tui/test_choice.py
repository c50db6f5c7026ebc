"""The list of answers: numbers, filter, refused answers, columns."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.games.weimar.view.scenes import weimar_look
from tests.tui.items import item
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.view.layout import places
from weimar_tui.games.weimar.words.wording import LOCALES, WeimarMessages
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import draw_choice

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
    assert choice.current is None, "no option has the number 90 or 0: Enter chooses nothing"


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


def test_where_a_word_begins_comes_before_its_middle() -> None:
    choice = Choice(items=(Item("k", "Königsberg"), Item("b", "Berlin"), Item("n", "near Bergen")))
    for char in "ber":
        choice.type(char)
    assert [item.id for item in choice.shown] == ["b", "n", "k"]


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("filtering", [False, True])
@pytest.mark.parametrize("prompt", ["Short?", "A question that takes two lines. " * 4])
def test_every_reason_is_read_in_full_on_the_smallest_screen(
    game: WeimarGame, lang: str, filtering: bool, prompt: str
) -> None:
    words = WeimarMessages(lang, game.data, strict=True)
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


def test_a_text_that_is_cut_stands_in_full_before_its_preview() -> None:
    long = "Place 1 unrest in West Germany except West Berlin (the East decides where)"
    items = (Item("a", long), Item("b", "Nothing"))
    choice = Choice(prompt="What is void?", items=items, preview={"a": "East 1"})
    assert "decides where) East 1" in " ".join(drawn(choice).split())
    short = replace(choice, items=(Item("a", long, brief="Place unrest"), items[1]))
    assert "decides where" not in drawn(short) and "East 1" in drawn(short)


def test_within_a_group_only_a_short_text_that_is_cut_is_repeated() -> None:
    choice = Choice(
        items=(item("a:event", "A card with a long name as event", short="Event"),),
        groups={"a": Item("a", "A card with a long name")},
        make_preview=lambda _: "What it does.",
    )
    choice.enter("a")
    assert "as event" not in drawn(choice, 30)
    assert "What it does." in drawn(choice, 30)
    choice.items = (replace(choice.items[0], short="The event of a card in many words"),)
    assert "A card with a long name as" in drawn(choice, 30)


def test_a_single_column_takes_brief_texts_where_full_ones_would_be_cut() -> None:
    rows = (Item("a", "Prague Spring 3 remove a factory", brief="Prague Spring 3"), Item("b", "B"))
    choice = Choice(prompt="Which card?", items=rows, one_column=True)
    assert "3 remove a factory" in drawn(choice)
    narrow = drawn(choice, width=24)
    assert "Prague Spring 3" in narrow and "…" not in narrow


def test_without_rows_below_the_list_a_refusal_is_said_in_its_row() -> None:
    choice = cities(drawn_elsewhere=True)
    choice.move(-1)
    assert choice.current is not None and choice.current.refused
    rows = drawn(choice, height=len(CITIES) + 2).splitlines()
    assert rows[-1].endswith("X (too dear)"), "the list has all rows"


def test_statements_of_a_preview_that_share_a_row_are_separated() -> None:
    choice = cities(preview={"köln": "Unrest 3\nPower 4"})
    choice.go("köln")
    assert [row.strip() for row in drawn(choice).splitlines()[-2:]] == ["Unrest 3", "Power 4"]
    assert drawn(choice, height=5).splitlines()[-1].strip() == "Unrest 3 · Power 4"
    choice.preview["köln"] = "Unrest is 3.\nPower is 4."
    assert drawn(choice, height=5).splitlines()[-1].strip() == "Unrest is 3. Power is 4."


def test_nothing_fits_the_filter() -> None:
    choice = cities()
    for char in "zzz":
        choice.type(char)
    assert choice.current is None
    assert "Nothing" in drawn(choice)


def test_what_answers_are_about_is_chosen_before_the_answer() -> None:
    items = (item("a:1", "A one"), item("a:2", "A two"), item("b:1", "B one"), item("end", "End"))
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


# --- moving -------------------------------------------------------------------------------------
def numbered(count: int, **options: object) -> Choice:
    return Choice(items=tuple(Item(str(n), f"Answer {n}") for n in range(1, count + 1)), **options)  # type: ignore[arg-type]


def test_pages_stop_at_both_ends_and_forget_digits_typed() -> None:
    choice = numbered(5, typed="1")
    choice.page(3)
    assert (choice.cursor, choice.typed) == (3, "")
    choice.page(8)
    assert choice.cursor == 4
    choice.page(-8)
    assert choice.cursor == 0
    choice.typed = "1"
    choice.move(1)
    assert (choice.cursor, choice.typed) == (1, "")


def test_an_empty_list_has_nothing_to_move_to() -> None:
    choice = Choice()
    choice.move(1)
    choice.page(3)
    assert (choice.current, choice.answer) == (None, (-1, ""))
    assert not choice.leap(1) and not Choice(number=1).leap(1)


def test_the_last_number_can_be_typed_and_the_one_behind_it_not() -> None:
    choice = numbered(3)
    choice.digit("3")
    assert (choice.cursor, choice.typed) == (2, "3")
    choice.digit("4")
    assert (choice.current, choice.typed) == (None, ""), "Enter chooses nothing"
    choice.digit("1")
    assert (choice.cursor, choice.typed) == (0, "1")


def test_typing_into_the_filter_starts_at_the_top() -> None:
    choice = numbered(12, typed="1")
    choice.cursor = 5
    choice.type("1")
    assert (choice.cursor, choice.typed, choice.filter) == (0, "", "1")
    assert [item.id for item in choice.shown] == ["1", "10", "11", "12"]
    choice.cursor, choice.typed, choice.filtering = 2, "2", True
    choice.clear_filter()
    assert (choice.cursor, choice.typed, choice.filter, choice.filtering) == (10, "", "", False)


def test_a_filter_that_leaves_nothing_is_cleared_to_the_first_answer() -> None:
    choice = numbered(5)
    choice.cursor = 3
    for char in "zz":
        choice.type(char)
    choice.cursor = 4
    choice.clear_filter()
    assert choice.cursor == 0


def test_every_word_of_a_filter_is_wanted_in_the_name_or_in_the_text_behind_it() -> None:
    choice = Choice(
        items=(
            Item("a", "Anna", more="writes to Berta"),
            Item("b", "Berta", more="writes"),
            Item("c", "Berta writes", refused="not now"),
            Item("d", "Dora writes to Berta"),
            Item("e", "Emil", more="reads what Berta wrote"),
        )
    )
    for char in "berta writes":
        choice.type(char)
    assert [item.id for item in choice.shown] == ["d", "a", "b", "c"]


def test_what_an_answer_brings_is_worked_out_once_and_only_when_looked_at() -> None:
    asked: list[str] = []

    def make_preview(option: str) -> str:
        asked.append(option)
        return f"brings {option}"

    choice = numbered(3, preview={"1": "told"}, make_preview=make_preview)
    assert not asked
    assert [choice.preview_of(option) for option in ("1", "2", "2")] == [
        "told",
        "brings 2",
        "brings 2",
    ]
    assert asked == ["2"]
    assert numbered(3).preview_of("2") == ""


# --- things and what they are used for ----------------------------------------------------------
def hand() -> Choice:
    items = ("a:event", "a:debate", "b:debate", "b:act", "end")
    return Choice(
        items=tuple(item(id, id.upper()) for id in items),
        groups={"a": Item("a", "Card A"), "b": Item("b", "Card B")},
        way_back="Esc",
    )


def test_looking_into_a_group_and_back() -> None:
    choice = hand()
    choice.cursor, choice.typed = 1, "2"
    choice.enter("b")
    assert (choice.cursor, choice.typed, choice.answer[1]) == (0, "", "b:debate")
    choice.typed = "1"
    choice.leave()
    assert (choice.within, choice.typed, choice.answer[1]) == ("", "", "b")


def test_the_cursor_finds_answers_in_other_groups() -> None:
    choice = hand()
    assert choice.go("b:act") and choice.within == "b"
    assert choice.go("a:debate") and (choice.within, choice.cursor) == ("a", 1)
    assert choice.go("b") and (choice.within, choice.cursor) == ("", 1)
    assert not choice.go("c:event") and choice.answer[1] == "b"
    assert not choice.go("a:act") and choice.answer[1] in ("a", "b", "a:event", "b:debate")
    choice.leave()
    assert choice.go("end") and choice.within == ""
    choice.filter = "debate"
    assert choice.go("b:debate") and choice.within == ""
    assert not choice.go("b"), "a filter lists answers alone"
    assert not choice.go("b:act") and choice.within == "", "and only what it leaves"


def test_leaping_to_the_same_use_of_the_next_thing_goes_around() -> None:
    choice = hand()
    choice.number = 0
    choice.go("a:debate")
    assert choice.leap(1) and choice.answer[1] == "b:debate"
    choice.typed = "1"
    assert choice.leap(-1) and (choice.answer[1], choice.typed) == ("a:debate", "")
    choice.go("a:event")
    assert choice.leap(1) and choice.answer[1] == "b:debate", "else its first use"
    choice.go("end")
    assert not choice.leap(1), "that is about no thing"
    form = replace(hand(), groups={})
    assert not form.leap(1) and form.cursor == 0, "the rows of a form are about no things"


# --- how it is drawn ----------------------------------------------------------------------------
def sheet_of(choice: Choice, width: int, height: int, focus: bool = True) -> Canvas:
    canvas = Canvas(width, height, weimar_look())
    draw_choice(canvas, choice, focus=focus, filter_label="Filter:", empty="Nothing")
    return canvas


def rows_of(canvas: Canvas) -> list[str]:
    return canvas.text().split("\n")


def listed(choice: Choice, width: int, height: int, focus: bool = True) -> Canvas:
    """The text below the row of the question, which is blank in these lists."""
    whole = sheet_of(choice, width, height + 1, focus)
    assert rows_of(whole)[0].strip("↑ ") == ""
    below = Canvas(width, height, whole.look)
    below.paste(0, -1, whole)
    return below


def style_at(canvas: Canvas, x: int, y: int) -> str:
    return canvas.styles()[y][x]


def test_prompt_context_list_and_preview_stand_below_one_another() -> None:
    choice = Choice(
        prompt="Where?",
        context="Two bases are left.",
        items=(Item("a", "Essen"), Item("b", "Köln"), Item("x", "Kiel", "too far")),
        preview={"a": "3 dice", "b": "A long preview that takes two rows of them"},
    )
    sheet = sheet_of(choice, 30, 12)
    assert rows_of(sheet) == [
        "Where?",
        "Two bases are left.",
        "▸1 Essen",
        " 2 Köln",
        " 3 Kiel (too far)",
        *[""] * 6,
        " 3 dice",
    ]
    assert [style_at(sheet, 1, y) for y in (0, 1, 2, 3, 4, 11)] == [
        "strong",
        "muted",
        "cursor",
        "text",
        "faint",
        "muted",
    ]
    assert style_at(sheet, 8, 2) == "cursor", "the cursor goes one column beyond the text"
    assert style_at(sheet, 9, 2) == "" and style_at(sheet, 7, 3) == ""
    choice.cursor = 1
    sheet = sheet_of(choice, 30, 12)
    assert rows_of(sheet)[-2:] == [" A long preview that takes", " two rows of them"]
    assert style_at(sheet, 7, 3) == "cursor"
    choice.cursor = 2
    sheet = sheet_of(choice, 30, 12)
    assert rows_of(sheet)[4] == "▸3 Kiel"
    assert rows_of(sheet)[-1] == " too far"
    assert style_at(sheet, 1, 4) == "cursor faint"


def test_without_the_focus_the_cursor_is_only_marked() -> None:
    choice = Choice(items=(Item("a", "Essen"), Item("x", "Kiel", "too far")))
    assert style_at(listed(choice, 30, 6, focus=False), 1, 0) == "strong mark"
    choice.cursor = 1
    assert style_at(listed(choice, 30, 6, focus=False), 1, 1) == "strong mark faint"


def test_why_not_stands_in_brackets_as_wide_as_the_writing() -> None:
    choice = Choice(items=(Item("a", "柏林"), Item("x", "基爾", "太遠")))
    assert rows_of(listed(choice, 30, 6))[1] == " 2 基爾（太遠）"


def test_the_filter_stands_above_the_list() -> None:
    choice = Choice(prompt="Where?", items=(Item("a", "Essen"), Item("b", "Köln")))
    choice.filtering = True
    sheet = sheet_of(choice, 30, 6)
    assert rows_of(sheet)[:2] == ["Where?", "Filter: _"]
    assert style_at(sheet, 0, 1) == "key"
    choice.type("k")
    choice.filtering = False
    assert rows_of(sheet_of(choice, 30, 6))[1:3] == ["Filter: k_", "▸1 Köln"]
    choice.type("x")
    sheet = sheet_of(choice, 30, 6)
    assert rows_of(sheet)[1:3] == ["Filter: kx_", " Nothing"]
    assert style_at(sheet, 1, 2) == "muted"


def test_a_long_question_takes_at_most_three_rows() -> None:
    for height, rows in [(3, 2), (8, 3), (9, 3)]:
        choice = Choice(prompt="one two three four five six", items=(Item("a", "Essen"),))
        shown = rows_of(sheet_of(choice, 8, height))
        assert shown[: rows + 1] == [*["one two", "three", "four"][:rows], "▸1 Essen"]


@pytest.mark.parametrize(
    ("height", "items", "preview", "told"),
    [
        (14, 2, True, 4),
        (13, 2, True, 2),
        (9, 6, True, 2),
        (8, 3, True, 2),
        (7, 3, True, 2),
        (6, 3, True, 0),
        (6, 3, False, 2),
        (6, 4, False, 0),
    ],
)
def test_what_a_question_is_about_gives_way_where_there_is_little_room(
    height: int, items: int, preview: bool, told: int
) -> None:
    choice = numbered(
        items, prompt="Which?", context="one two three four five six seven eight nine"
    )
    choice.preview = {"1": "brings"} if preview else {}
    rows = rows_of(sheet_of(choice, 12, height))
    about = ["one two", "three four", "five six", "seven eight"][:told]
    assert [row.rstrip(" …") for row in rows[1 : told + 1]] == [
        *about[:-1],
        *(text if told == 4 else text[:10] for text in about[-1:]),
    ]
    assert rows[told + 1] == "▸1 Answer 1"


def test_a_reason_follows_brackets_after_a_dash() -> None:
    """Two brackets in a row would read as one remark."""
    items = (Item("a", "Essen"), Item("b", "Köln (0)", refused="not now"))
    assert " 2 Köln (0) – not now" in rows_of(sheet_of(Choice(items=items), 40, 9))
    items = (Item("a", "Essen"), Item("b", "Köln", refused="not now"))
    assert " 2 Köln (not now)" in rows_of(sheet_of(Choice(items=items), 40, 9))


def test_the_section_of_the_rules_is_left_out_where_that_saves_a_row() -> None:
    choice = numbered(2, prompt="Which city? (rules 6.3)", short_prompt="Which city?")
    assert rows_of(sheet_of(choice, 30, 9))[0] == "Which city? (rules 6.3)"
    assert rows_of(sheet_of(choice, 22, 9))[:2] == ["Which city?", "▸1 Answer 1"]


def test_a_preview_keeps_a_row_below_a_list_of_two() -> None:
    """A prompt of two rows, and a list that scrolls anyway or fits in two columns."""
    prompt = "Which of all these cities?"
    for count, width, previewed in ((12, 22, True), (4, 26, True), (3, 22, False)):
        choice = numbered(count, prompt=prompt, make_preview=lambda option: "brings")
        rows = rows_of(sheet_of(choice, width, 5))
        assert (rows[-1] == " brings") is previewed, (count, width)


def test_columns_make_room_for_what_a_question_is_about() -> None:
    choice = numbered(5, prompt="Which?", context="What it is about.")
    rows = rows_of(sheet_of(choice, 40, 5))
    assert rows[0] == "Which?                What it is about.", "next to the question"
    rows = rows_of(sheet_of(choice, 22, 7))
    assert rows[1] == "What it is about." and rows[2].startswith("▸1")
    assert rows_of(sheet_of(choice, 40, 3))[1].startswith("▸1"), "no room for them"


def test_what_fits_into_the_columns_is_shown_from_the_first_answer_on() -> None:
    choice = numbered(8, prompt="Which?")
    choice.cursor = 2
    assert rows_of(sheet_of(choice, 40, 4))[1].startswith(" 1 Answer 1")


def test_a_group_looked_into_stands_above_its_answers() -> None:
    items = (item("a:event", "Card A as event", short="event"), item("a:act", "act"))
    choice = Choice(
        prompt="Which card?",
        context="Not told within.",
        items=items,
        groups={"a": Item("a", "Card A")},
        way_back="Esc: back",
    )
    choice.enter("a")
    sheet = sheet_of(choice, 30, 9)
    assert rows_of(sheet)[:4] == ["Which card?", "Card A  Esc: back", "▸1 event", " 2 act"]
    assert [style_at(sheet, x, 1) for x in (0, 5, 6, 7, 8)] == ["key", "key", "", "", "muted"]
    assert rows_of(sheet_of(choice, 30, 6))[0] == "Which card?"
    assert rows_of(sheet_of(choice, 30, 5))[0] == "Card A  Esc: back"
    choice.leave()
    assert rows_of(sheet_of(choice, 30, 5))[:3] == ["Which card?", "Not told within.", "▸1 Card A"]
    choice.filter = "event"
    assert "Card A as event" in sheet_of(choice, 30, 6).text()


def test_a_group_too_long_for_its_row_keeps_its_name_and_the_way_back() -> None:
    choice = Choice(
        prompt="Which card?",
        items=(item("a:event", "Card A as event", short="event"),),
        groups={"a": Item("a", "A Card with a Name   2   Unrest, and a lot more")},
        way_back="Esc: back",
    )
    choice.enter("a")
    for width, shown in (
        (70, "A Card with a Name  2  Unrest, and a lot more  Esc: back"),
        (40, "A Card with a Name  2  Esc: back"),
        (31, "A Card with a Name  Esc: back"),
    ):
        assert rows_of(sheet_of(choice, width, 9))[1] == shown


# --- long lists ---------------------------------------------------------------------------------
def test_a_list_too_long_stands_in_columns() -> None:
    choice = numbered(7)
    sheet = listed(choice, 30, 4)
    assert rows_of(sheet) == [
        "▸1 Answer 1     5 Answer 5",
        " 2 Answer 2     6 Answer 6",
        " 3 Answer 3     7 Answer 7",
        " 4 Answer 4",
    ]
    assert choice.columns == 2
    assert style_at(sheet, 11, 0) == "", "in columns the cursor ends with its text"
    assert choice.spots[1, 3] == 6
    assert [choice.item_at(x, 1, 30) for x in (0, 14, 15, 29, 35)] == [0, 0, 4, 4, 4]
    assert choice.item_at(29, 4, 30) is None


def test_no_more_columns_than_needed_nor_than_have_room() -> None:
    choice = numbered(9)
    # Answers of 8 columns take 13 with their numbers and separators.
    for width, height, columns in (
        (60, 9, 1),
        (60, 8, 2),
        (60, 4, 3),
        (39, 3, 3),
        (38, 3, 2),
        (26, 3, 2),
        (25, 3, 1),
        (10, 3, 1),
    ):
        listed(choice, width, height)
        assert choice.columns == columns, (width, height)


def test_a_text_in_a_column_leaves_the_last_cell_blank() -> None:
    choice = Choice(items=tuple(Item(str(n), "abcdefgh") for n in range(4)))
    assert rows_of(listed(choice, 26, 2)) == [
        "▸1 abcdefgh   3 abcdefgh",
        " 2 abcdefgh   4 abcdefgh",
    ]
    choice = Choice(items=(Item("a", "abcdefgh"), *(Item(c, "abcdefgh", "no") for c in "bcd")))
    assert rows_of(listed(choice, 26, 2))[1] == " 2 abcdefgh…  4 abcdefgh…"


def test_a_cut_list_follows_the_cursor_and_says_where_there_is_more() -> None:
    choice = numbered(9)
    seen = {}
    for cursor in range(9):
        choice.cursor = cursor
        sheet = listed(choice, 14, 4)
        seen[cursor] = (
            [row[1:].split()[0] for row in rows_of(sheet)],
            sheet.at(13, 0) + sheet.at(13, 3),
        )
        assert choice.spots[0, 4] == int(seen[cursor][0][3]) - 1
    first, last = (["1", "2", "3", "4"], " ↓"), (["6", "7", "8", "9"], "↑ ")
    assert seen == {
        0: first,
        1: first,
        2: first,
        3: (["2", "3", "4", "5"], "↑↓"),
        4: (["3", "4", "5", "6"], "↑↓"),
        5: (["4", "5", "6", "7"], "↑↓"),
        6: (["5", "6", "7", "8"], "↑↓"),
        7: last,
        8: last,
    }
    assert style_at(sheet, 13, 0) == "key"


def test_one_row_of_a_list_says_that_there_is_more() -> None:
    assert rows_of(listed(numbered(2), 14, 1)) == ["▸1 Answer 1  ↓"]


def test_what_the_list_no_longer_shows_cannot_be_clicked() -> None:
    choice = numbered(4)
    listed(choice, 14, 4)
    assert choice.item_at(0, 4, 14) == 3
    choice.filter = "1"
    listed(replace(choice, filter="1", prompt=""), 14, 4)
    sheet_of(choice, 14, 4)
    assert (choice.item_at(0, 2, 14), choice.item_at(0, 4, 14)) == (0, None)


def test_numbers_are_as_wide_as_the_last_one() -> None:
    choice = numbered(10)
    rows = rows_of(listed(choice, 20, 10))
    assert (rows[0], rows[9]) == ("▸ 1 Answer 1", " 10 Answer 10")


# --- previews -----------------------------------------------------------------------------------
def with_previews(count: int, *rows: int) -> Choice:
    """A number of answers, the first of which have previews of these rows on 14 columns."""
    preview = {str(n): " ".join(["preview-text"] * many) for n, many in enumerate(rows, 1)}
    return numbered(count, preview=preview)


def test_rows_kept_for_previews() -> None:
    """Half of the room, two fifths if the list is cut, what is left over, what is needed."""
    for height, count, longest, kept in [
        (12, 3, 2, 2),
        (12, 3, 20, 9),
        (12, 9, 20, 6),
        (12, 12, 20, 6),
        (12, 13, 20, 4),
        (10, 11, 20, 4),
        (6, 6, 20, 3),
        (6, 9, 20, 2),
        (7, 9, 1, 2),
        (6, 9, 1, 1),
        (4, 9, 3, 1),
        (3, 2, 3, 0),
    ]:
        choice = with_previews(count, longest)
        rows = rows_of(listed(choice, 14, height))
        told = [row for row in rows if row.startswith(" preview")]
        assert len(told) == min(kept, longest)
        if longest > kept > 0:
            assert told[-1] == " preview-tex…" if len(told[-1]) > 12 else "…" in told[-1]


def test_the_list_stands_still_while_the_cursor_moves() -> None:
    choice = with_previews(8, 1, 4)
    seen = []
    for cursor in (0, 1, 2):
        choice.cursor = cursor
        seen.append([row[1:] for row in rows_of(listed(choice, 14, 12)) if "Answer" in row])
    assert seen[0] == seen[1] == seen[2]


def test_a_list_in_columns_stands_still_too() -> None:
    """Six answers with five rows: two are reserved for a preview of two rows, one for
    one of one."""
    for text, rows in (("preview-text " * 3, 3), ("x" * 28, 4)):
        choice = numbered(6, preview={"1": text.strip()})
        for cursor in (0, 1):
            choice.cursor = cursor
            listed(choice, 30, 5)
            assert choice.columns == 2
            assert choice.spots[1, 1] == rows, cursor


def test_where_there_is_room_a_row_stays_blank_above_the_preview() -> None:
    for height, count, columns in [(6, 5, 1), (7, 6, 2), (8, 6, 1)]:
        choice = numbered(count, preview={"1": "brings"})
        listed(choice, 30, height)
        assert choice.columns == columns


def test_a_preview_has_the_rows_it_takes_at_its_width() -> None:
    choice = numbered(3, preview={"1": "preview-text abc"})
    assert rows_of(listed(choice, 14, 6))[-2:] == [" preview-text", " abc"]


def test_room_is_kept_for_what_is_foreseen_when_looked_at() -> None:
    choice = numbered(3, make_preview=lambda option: "preview-text")
    sheet = listed(choice, 14, 16)
    assert rows_of(sheet)[-1] == " preview-text"
    choice = numbered(12, make_preview=lambda option: " ".join(["preview-text"] * 20))
    told = [row for row in rows_of(listed(choice, 14, 30)) if row.startswith(" preview")]
    assert len(told) == 6


def test_nothing_is_foreseen_where_the_filter_leaves_nothing() -> None:
    choice = numbered(3, make_preview=lambda option: "preview-text", filter="z")
    assert sheet_of(choice, 14, 16).text().split() == ["Filter:", "z_", "Nothing"]


def test_a_refusal_is_told_even_where_there_is_hardly_room() -> None:
    items = (Item("a", "Essen"), Item("b", "Köln"), Item("x", "Kiel", "too far"))
    choice = Choice(items=items)
    choice.cursor = 2
    assert rows_of(listed(choice, 14, 3)) == [
        " 2 Köln      ↑",
        "▸3 Kiel",
        " too far",
    ]
    assert rows_of(listed(choice, 14, 2)) == ["▸3 Kiel      ↑", " too far"]
    assert rows_of(listed(choice, 14, 1)) == ["▸3 Kiel      ↑"]


def test_a_text_that_the_list_cuts_off_is_read_below_it() -> None:
    choice = Choice(items=(Item("a", "Answer 123456"), Item("b", "b")))
    assert rows_of(listed(choice, 16, 8))[-1] == ""
    assert rows_of(listed(choice, 15, 8)) == [
        "▸1 Answer 1234…",
        " 2 b",
        *[""] * 5,
        " Answer 123456",
    ]
    choice.preview = {"a": "brings"}
    assert rows_of(listed(choice, 15, 8))[-1] == " brings", "what it would bring tells more"


def test_brief_texts_are_for_columns_alone() -> None:
    names = ("Ada", "Bea", "Cleo", "Dora")
    items = tuple(
        Item(name, f"{name}, told in more than thirty letters", brief=f"{name}!") for name in names
    )
    choice = Choice(items=items)
    assert rows_of(listed(choice, 60, 2)) == [
        "▸1 Ada!                        3 Cleo!",
        " 2 Bea!                        4 Dora!",
    ]
    assert choice.columns == 2
    assert rows_of(listed(choice, 60, 4))[3] == " 4 Dora, told in more than thirty letters"


def test_brief_texts_that_bring_no_more_columns_are_not_used() -> None:
    items = tuple(Item(str(n), f"Answer {n}", brief="x" * 8) for n in range(1, 10))
    choice = Choice(items=items)
    sheet = listed(choice, 28, 4)
    assert choice.columns == 2 and "Answer 1" in rows_of(sheet)[0] and "xxx" not in sheet.text()


def test_of_brief_texts_those_that_are_missing_are_told_in_full() -> None:
    items = (
        *(Item(str(n), "a text of many, many letters", brief="brief") for n in range(1, 6)),
        Item("6", "full"),
    )
    choice = Choice(items=items)
    sheet = listed(choice, 30, 3)
    assert choice.columns == 2 and rows_of(sheet)[2].split() == ["3", "brief", "6", "full"]


def test_between_columns_one_cell_stays_free() -> None:
    items = (*(Item(name, name) for name in "abc"), Item("d", "d", "unaffordable"))
    choice = Choice(items=items)
    rows = rows_of(listed(choice, 30, 3))
    assert choice.columns == 2
    assert rows[1] == f" 2 b{' ' * 11} 4 d ×", "the reason has no room beside others"
    choice.cursor = 3
    assert " unaffordable" in rows_of(listed(choice, 30, 3)), "it is read at the cursor"


def test_while_a_filter_is_typed_no_numbers_are_shown() -> None:
    """Digits are text in the filter; once it is set, they select a number again."""
    choice = Choice(items=(Item("a", "Berlin"), Item("b", "Breslau")), filter="b")
    assert "1 Berlin" in drawn(choice)
    choice.filtering = True
    assert "Berlin" in drawn(choice) and "1 Berlin" not in drawn(choice)


def test_a_long_question_keeps_its_end_where_the_list_leaves_room() -> None:
    prompt = (
        "SPD has rolled 1, 3. At stake: two markers, each in a city chosen by dice. Do you react?"
    )
    choice = Choice(prompt=prompt, items=(Item("yes", "Yes"), Item("no", "No")), context="2 dice")
    shown = drawn(choice, width=40, height=7)
    assert "react?" in shown and "2 dice" in shown and "No" in shown
    assert "react?" not in drawn(choice, width=40, height=5), "the answers come first"
