"""Lines of braille dots: two by four per cell, on blank cells, and clear of words."""

from __future__ import annotations

from weimar_tui.tui.braille import Lines
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look


def drawn(lines: Lines, *words: tuple[int, int, str], ascii_only: bool = False) -> list[str]:
    canvas = Canvas(4, 2, Look(ascii_only=ascii_only))
    for x, y, word in words:
        canvas.put(x, y, word)
    lines.draw(canvas)
    return canvas.text().split("\n")


def test_a_line_passes_dots_of_cells() -> None:
    lines = Lines()
    lines.add([(0, 0), (7, 0)], "key")
    lines.add([(0, 7), (3, 4)], "key")
    assert drawn(lines) == ["⠉⠉⠉⠉", "⡠⠊"]


def test_a_line_may_be_dotted_or_thick() -> None:
    dotted, thick = Lines(), Lines()
    dotted.add([(0, 0), (7, 0)], "key", every=2)
    thick.add([(0, 1), (6, 1)], "key", thick=True)
    assert drawn(dotted)[0] == "⠁⠁⠁⠁"
    assert drawn(thick)[0] == "⠶⠶⠶⠖"


def test_where_lines_meet_their_dots_are_united_and_the_last_style_counts() -> None:
    lines = Lines()
    lines.add([(0, 0), (1, 0)], "faint")
    lines.add([(0, 3), (1, 3)], "key")
    assert drawn(lines)[0] == "⣉" and lines.cells[0, 0][1] == "key"


def test_words_are_never_written_over() -> None:
    lines = Lines()
    lines.add([(-5, 0), (20, 0)], "key")
    assert drawn(lines, (1, 0, "ab"))[0] == "⠉ab⠉"


def test_plain_letters_tell_high_from_low() -> None:
    lines = Lines()
    lines.add([(0, 0), (1, 0)], "key")
    lines.add([(2, 3), (3, 3)], "key")
    lines.add([(4, 0), (4, 3)], "key")
    assert drawn(lines, ascii_only=True)[0] == "'.:"


def test_a_line_can_keep_off_words() -> None:
    canvas = Canvas(12, 2, Look())
    canvas.put(5, 0, "ab")
    lines = Lines()
    lines.add([(0, 0), (23, 0)], "key")
    lines.add([(0, 4), (23, 4)], "key")
    lines.draw_apart(canvas)
    above, below = canvas.text().split("\n")
    assert above == "⠉⠉⠉⠉ ab ⠉⠉⠉⠉"
    assert below == "⠉⠉⠉⠉    ⠉⠉⠉⠉", "the upper half below a word stays free"
    canvas = Canvas(6, 1, Look())
    canvas.put(3, 0, "a")
    lines.draw_apart(canvas)
    assert canvas.text() == "   a", "two cells are no line"
