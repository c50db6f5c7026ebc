"""The canvas: other people's text is shown, and never controls the terminal."""

from __future__ import annotations

import pytest

from weimar_tui.tui.canvas import Canvas, clip, pad, width_of, wrap
from weimar_tui.tui.look import Look


def line_of(text: str) -> str:
    canvas = Canvas(40, 1, Look())
    canvas.put(0, 0, text)
    return "".join(segment.text for segment in canvas.strip(0))


def test_control_codes_are_shown_as_numbers() -> None:
    for text, shown in [
        ("a\x1b[2Jb", "a\\x1b[2Jb"),
        ("a\x9bb", "a\\x9bb"),
        ("a\nb\tc", "a\\x0ab\\x09c"),
        ("gpj.\u202eexe", "gpj.\\u202eexe"),
        ("開\u3000始", "開\u3000始"),
    ]:
        assert line_of(text).rstrip() == shown


# --- texts and widths ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("Chancellor", 10, "Chancellor"),
        ("Chancellor", 9, "Chancell…"),
        ("The end", 5, "The…"),
        ("開始遊戲", 8, "開始遊戲"),
        ("開始遊戲", 7, "開始遊…"),
        ("開始遊戲", 6, "開始…"),
        ("ab開c", 4, "ab…"),
        ("abc", 1, "…"),
        ("abc", 0, ""),
        ("abc", -2, ""),
    ],
)
def test_what_is_too_long_ends_with_a_mark(text: str, width: int, shown: str) -> None:
    assert clip(text, width) == shown


def test_the_mark_itself_is_cut_where_there_is_no_room_for_it() -> None:
    assert [clip("abcdef", width, "...") for width in (4, 3, 2)] == ["a...", "...", ".."]


def test_lines_are_broken_between_words_and_long_words_within() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("one two three", 6) == ["one", "two", "three"]
    assert wrap("a Reichstagswahl b", 6) == ["a", "Reichs", "tagswa", "hl b"]
    assert wrap("Wahl", 1) == ["W", "a", "h", "l"]
    assert wrap("Reichstag", 3) == ["Rei", "chs", "tag"]
    assert wrap("first\n\nsecond", 20) == ["first", "", "second"]
    assert wrap("開始遊戲", 5) == ["開始", "遊戲"]
    assert "".join(wrap("開始", 1)) == "開始", "a letter without room is never lost"
    assert wrap("word", 0) == ["word"]


def test_letters_of_two_columns_are_counted_as_two() -> None:
    assert [width_of(text) for text in ("", "abc", "über", "開始", "a開")] == [0, 3, 4, 4, 3]
    assert pad("開", 4) == "開  "
    assert pad("abc", 2) == "abc"


# --- writing ------------------------------------------------------------------------------------
def sheet(width: int = 10, height: int = 3) -> Canvas:
    return Canvas(width, height, Look())


def styles(canvas: Canvas, y: int) -> str:
    """The first letter of each column's style, or a dot."""
    return "".join(style[:1] or "." for style in canvas.styles()[y])


def test_a_text_stands_where_it_was_put_in_its_style() -> None:
    canvas = sheet()
    assert canvas.put(2, 1, "base", "key") == 6
    assert canvas.text() == "\n  base\n"
    assert [styles(canvas, y) for y in range(3)] == ["." * 10, "..kkkk....", "." * 10]
    assert (canvas.at(2, 1), canvas.at(6, 1)) == ("b", " ")
    assert canvas.free(1) == [True] * 2 + [False] * 4 + [True] * 4


def test_a_text_ends_at_its_limit_and_at_the_edge() -> None:
    canvas = sheet()
    assert canvas.put(2, 0, "abcdef", end=8) == 8
    assert canvas.put(2, 1, "abcdef", end=6) == 6
    assert canvas.put(2, 2, "abcdefghijk", end=30) == 10
    assert canvas.text() == "  abcdef\n  abc…\n  abcdefg…"


def test_nothing_is_written_outside() -> None:
    canvas = sheet()
    for x, y in ((10, 0), (12, 0), (0, 3), (0, -1)):
        assert canvas.put(x, y, "abc") == x
    assert canvas.put(5, 0, "abc", end=5) == 5
    assert canvas.text() == "\n\n"
    assert canvas.put(-2, 1, "abcd") == 2
    assert canvas.text() == "\ncd\n", "what begins left of the edge goes on within"


def test_a_wide_letter_needs_both_its_columns() -> None:
    canvas = sheet(5, 1)
    assert canvas.put(0, 0, "ab開開") == 5
    assert canvas.text() == "ab開…"
    assert canvas.put(0, 0, "cd開") == 4
    assert canvas.text() == "cd開…"
    canvas.put(3, 0, "x", "key")
    assert canvas.text() == "cd x…", "its other half is blank"
    assert styles(canvas, 0) == "...k."
    canvas = sheet(5, 1)
    canvas.put(0, 0, "開開", "title")
    canvas.put(0, 0, "ab", "key")
    assert canvas.text() == "ab開"
    assert styles(canvas, 0) == "kktt."
    canvas.put(0, 0, "開", "title")
    canvas.put(0, 0, "a")
    assert canvas.text() == "a 開"
    assert canvas.put(1, 0, "開") == 3
    assert canvas.text() == "a開"


def test_letters_without_a_column_of_their_own_are_left_out() -> None:
    canvas = sheet(5, 1)
    assert canvas.put(0, 0, "e\u0301ae\u0301") == 3
    assert canvas.text() == "eae"


def test_pieces_follow_one_another() -> None:
    canvas = sheet()
    assert canvas.pieces(1, 0, [("SPD ", "title"), ("12 vp", "key")], 8) == 8
    assert canvas.text().split("\n")[0] == " SPD 12…"
    assert styles(canvas, 0) == ".ttttkkk.."


def test_texts_stand_at_the_right_or_in_the_middle() -> None:
    canvas = sheet(9, 6)
    canvas.right(0, "end", "key")
    canvas.right(1, "end", "key", 6)
    canvas.right(2, "much too long")
    canvas.middle(3, "mid", "title")
    canvas.middle(4, "four")
    canvas.middle(5, "much too long")
    assert canvas.text() == "      end\n   end\nmuch too…\n   mid\n  four\nmuch too…"
    assert styles(canvas, 0) == "......kkk"
    assert styles(canvas, 3) == "...ttt..."


def test_a_paragraph_is_broken_at_its_end_and_says_where_it_is_cut() -> None:
    canvas = sheet(12, 6)
    assert canvas.paragraph(2, 1, "one two three four", "key", end=9) == 4
    assert canvas.text() == "\n  one two\n  three\n  four\n\n"
    assert styles(canvas, 2) == "..kkkkk....."
    canvas = sheet(12, 6)
    assert canvas.paragraph(2, 0, "one two three four", rows=2) == 2
    assert canvas.text() == "  one two\n  three four\n\n\n\n"
    canvas = sheet(12, 6)
    assert canvas.paragraph(2, 0, "one two three four five", rows=2) == 2
    assert canvas.text() == "  one two\n  three…\n\n\n\n"
    canvas = sheet(12, 6)
    assert canvas.paragraph(2, 0, "one two three", rows=1) == 1
    assert canvas.text() == "  one two…\n\n\n\n\n"
    assert canvas.paragraph(0, 2, "one two three", end=8, rows=1) == 3
    assert canvas.text().split("\n")[2] == "one two…", "the mark may stand in the last column"
    assert canvas.paragraph(0, 3, "one", rows=0) == 3
    assert canvas.text().split("\n")[3] == ""


def test_a_row_is_filled_as_wide_as_wished() -> None:
    canvas = sheet()
    canvas.fill(2, 1, 5, "=", "faint")
    assert canvas.text() == "\n  =====\n"
    assert styles(canvas, 1) == "..fffff..."


def test_cells_are_tinted_besides_what_they_are() -> None:
    canvas = sheet()
    canvas.put(0, 0, "abc", "key")
    canvas.put(0, 2, "abc", "key")
    canvas.tint(2, 0, 2, "reverse")
    canvas.tint(8, 2, 9, "reverse")
    canvas.tint(-1, 1, 2, "reverse")
    for y in (-1, 3):
        canvas.tint(0, y, 5, "reverse")
    assert canvas.styles() == [
        ["key", "key", "key reverse", "reverse", *[""] * 6],
        ["reverse", *[""] * 9],
        ["key", "key", "key", *[""] * 5, "reverse", "reverse"],
    ]


def test_a_frame_goes_all_around() -> None:
    canvas = sheet(8, 6)
    canvas.frame(1, 1, 6, 4, "frame")
    assert canvas.text() == "\n ┌────┐\n │    │\n │    │\n └────┘\n"
    assert [styles(canvas, y) for y in (0, 1, 2, 4, 5)] == [
        "........",
        ".ffffff.",
        ".f....f.",
        ".ffffff.",
        "........",
    ]


def test_a_sheet_is_pasted_onto_another_as_far_as_it_has_room() -> None:
    inner = sheet(4, 3)
    for y, text in enumerate(("aaaa", "bbbb", "cccc")):
        inner.put(0, y, text, "key")
    canvas = sheet(6, 4)
    canvas.paste(1, 2, inner)
    assert canvas.text() == "\n\n aaaa\n bbbb"
    assert styles(canvas, 3) == ".kkkk."
    canvas = sheet(6, 4)
    canvas.paste(4, -1, inner)
    assert canvas.text() == "    bb\n    cc\n\n"
    assert styles(canvas, 0) == "....kk"
    assert {strip.cell_length for strip in canvas.strips()} == {6}
    assert {len(row) for row in canvas.styles()} == {6}


def test_what_has_changed_is_known_word_by_word() -> None:
    older, newer = sheet(10, 4), sheet(10, 4)
    older.put(0, 0, "SPD 12")
    newer.put(0, 0, "SPD 13")
    older.put(0, 1, "gone")
    older.put(0, 2, "moved up")
    newer.put(0, 2, "moved on")
    newer.put(6, 3, "x")
    words = {(word.x, word.y, word.value) for word in newer.changed_words(older)}
    assert words == {(4, 0, "13"), (6, 2, "on"), (6, 3, "x")}, "blanks are no news"
    newer.put(0, 1, "gone")
    assert newer.same_row(older, 1)
    assert not newer.same_row(older, 0)
    newer.tint(0, 1, 1, "key")
    assert not newer.same_row(older, 1), "a row in other styles is another row"
    other = sheet()
    other.put(0, 0, "SPD 99")
    assert not newer.same_row(other, 0), "in the same styles too"


def test_a_row_goes_to_the_screen_in_runs_of_one_style() -> None:
    canvas = sheet(8, 2)
    canvas.put(0, 0, "ab", "key")
    canvas.put(2, 0, "cd", "title")
    first, second = canvas.strips()
    look = canvas.look
    assert [(segment.text, segment.style) for segment in first] == [
        ("ab", look.style("key")),
        ("cd", look.style("title")),
        ("    ", look.style("")),
    ]
    assert [(segment.text, segment.style) for segment in second] == [(" " * 8, look.style(""))]
    assert (first.cell_length, len(canvas.strips())) == (8, 2)
    assert [segment.text for segment in Canvas(0, 1, look).strip(0)] == []


def test_of_a_thing_drawn_twice_the_first_place_counts() -> None:
    canvas = sheet()
    canvas.spot("berlin", 3, 1)
    canvas.spot("berlin", 7, 2)
    assert canvas.spots == {"berlin": (3, 1)}


# --- things -------------------------------------------------------------------------------------
def with_things(**values: object) -> Canvas:
    """A canvas with things of two columns, one below the other; `__` stands for a slash."""
    canvas = sheet(10, 9)
    for y, (key, value) in enumerate(values.items()):
        canvas.thing(key.replace("__", "/"), 0, y, 2, value)
    return canvas


@pytest.mark.parametrize(
    ("before", "now", "changed"),
    [
        ({"vp": 1}, {"vp": 1}, set()),
        ({"vp": 1}, {"vp": 2}, {"vp"}),
        ({"vp": 1}, {"head": "x", "vp": 1}, {"head"}),
        ({"vp": 1}, {}, set()),
        ({"berlin": 1}, {"berlin": 2, "berlin__unrest": 1}, {"berlin/unrest"}),
        ({"berlin": 2, "berlin__unrest": 1}, {"berlin": 1}, {"berlin"}),
        (
            {"berlin": 1, "berlin__base__2": "k"},
            {"berlin": 1, "berlin__unrest": 1},
            {"berlin", "berlin/unrest"},
        ),
        ({"berlin__unrest": 1}, {"berlin__regime": 1}, {"berlin/regime"}),
    ],
)
def test_things_change_with_their_values(
    before: dict[str, object], now: dict[str, object], changed: set[str]
) -> None:
    assert with_things(**now).changed_things(with_things(**before)) == changed


def test_a_thing_that_only_moved_or_is_written_differently_has_not_changed() -> None:
    older, newer = sheet(), sheet()
    older.put(0, 0, "Government SPD")
    older.thing("government", 0, 0, 14, "spd")
    newer.put(0, 2, "Gov. SPD")
    newer.thing("government", 0, 2, 8, "spd")
    assert newer.changed_things(older) == set()


def test_things_are_pasted_with_their_sheet_and_found_by_cell() -> None:
    inner, whole = sheet(8, 2), sheet(20, 5)
    inner.thing("berlin", 0, 0, 8, "")
    inner.thing("berlin/unrest", 5, 0, 8, 1)
    inner.thing("cut", 8, 1, 3, 1)
    whole.paste(4, 2, inner)
    assert whole.things_at(4, 2) == ["berlin"]
    assert whole.things_at(9, 2) == ["berlin/unrest", "berlin"]
    assert whole.things_at(12, 2) == whole.things_at(4, 3) == []
    assert "cut" in whole.things, "known, though it has no room"
