"""The sheet of cells: what others named or wrote is shown, and never steers the terminal."""

from __future__ import annotations

import pytest

from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.look import Look


def line_of(text: str) -> str:
    canvas = Canvas(40, 1, Look())
    canvas.put(0, 0, text)
    return "".join(segment.text for segment in canvas.strip(0))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x1b[2Jb", "a\\x1b[2Jb"),
        ("a\x9bb", "a\\x9bb"),
        ("a\nb\tc", "a\\x0ab\\x09c"),
        ("gpj.\u202eexe", "gpj.\\u202eexe"),
        ("開\u3000始", "開\u3000始"),
    ],
)
def test_control_codes_are_shown_as_numbers(text: str, shown: str) -> None:
    assert line_of(text).rstrip() == shown
